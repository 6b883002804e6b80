/** What is wrong with a call of the command, in English. */
import type { UsageWords } from '../../../cli/words/index.ts';
import { listed, number, quoted } from '../numbers.ts';

export const usage: UsageWords = {
  seeHelp: '(run "openroll --help" for usage)',
  missingArgument: (name) => `missing argument: ${name.toUpperCase()}`,
  missingValue: (flags) => `the option "${flags}" needs a value`,
  unknownOption: (flag, near) =>
    `there is no option "${flag}"${near.length === 0 ? '' : `. Did you mean ${listed(near, 'or')}?`}`,
  misplacedOption: (flag, command) => `"${flag}" must come after "${command}"`,
  conflictingOptions: (one, other) => `"${one}" and "${other}" cannot be used together`,
  tooManyArguments: (command, expected, given) =>
    `"${command}" takes ${expected === 0 ? 'no arguments' : expected === 1 ? 'one argument' : `${expected} arguments`}, not ${given}`,
  unsuitableValue: (flags, value, why) => `"${value}" cannot be used for "${flags}". ${why}`,
  faces: 'Faces are whole numbers, such as 97,17.',
  outcome: 'It must be a number.',
  emptySeed: 'A seed cannot be empty.',
  wholeNumber: (most) =>
    `It must be a whole number from 1 to ${typeof most === 'number' ? number(most) : most}.`,
  variable: 'Write a variable as name=value.',
  forValues: (most) => `Write it as x=0..10 or x=1,2,5, with at most ${number(most)} values.`,
  share: 'Write a percentage such as 60%, or a fraction such as 2/3.',
  forOne: '"--for" and "--reach" take one notation',
  reachFor:
    '"--reach" needs a number to change: a variable such as @x in the notation, or "--for x=0..10"',
  reachWhat:
    '"--reach" needs "--at-least" or "--at-most", since this notation is not a test such as (d20 + @x) >= 15',
  choice: (choices) => `It must be ${listed(choices, 'or')}.`,
  language: (known) => `The languages are ${listed(known)}.`,
  unknownCommand: (name, near) =>
    `there is no command "${name}". Did you mean ${listed(near.map(quoted), 'or')}?`,
  didYouMean: (names) => `Did you mean ${listed(names.map(quoted), 'or')}?`,
  diceForOne: '"--dice" gives the faces of a single roll, and there are several notations',
  diceTogether: (other) =>
    `"--dice" gives the faces of a single roll, so it cannot be used with "${other}"`,
  askTogether: (other) => `"--ask" uses real dice, so it cannot be used with "${other}"`,
  longAnswer: 'the answer is too long for one text',
  unwritableFile: (path, reason) => `cannot write to ${path}: ${reason}`,
};
