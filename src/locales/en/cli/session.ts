/** What a session says, in English. */
import type { SessionWords } from '../../../cli/words/index.ts';
import { listed, number } from '../numbers.ts';

export const session: SessionWords = {
  greeting: (version) => `openroll ${version}. Type :help for help, Ctrl-D to quit.`,
  leave: '(press Ctrl-D or type :quit to quit)',
  overview:
    'Type a notation to roll it: 2d6+3, d100!o+15, 4d6kh3. @x := 2d6 alone on a line names a roll.',
  commands: {
    odds: 'the exact odds of a notation, or of your last roll',
    explain: 'what a notation means, or what your last roll did',
    check: 'its errors and warnings',
    format: 'the notation in standard form',
    again: 'roll the last notation again (NUMBER times)',
    dice: 'roll with the faces of your own dice, as in :dice 97,17 d100!o',
    seed: 'use this seed from now on; with no seed, go back to secure dice',
    vars: 'your named rolls; create one with @x := 2d6',
    forget: 'remove a named roll',
    help: 'this list, or what a modifier, function or die does, as in :help kh',
    quit: 'end the session (or press Ctrl-D)',
  },
  takes: {
    notation: 'NOTATION',
    number: 'NUMBER',
    faces: 'FACES',
    seed: 'SEED',
    name: '@NAME',
    word: 'WORD',
  },
  nothingRolled: 'nothing has been rolled yet: type a notation',
  noProblems: 'no problems found',
  repeatNumber: (most) => `give a number from 1 to ${number(most)}`,
  facesAndNotation: 'give the faces and a notation, as in :dice 97,17 d100!o',
  secureDice: 'using secure random dice',
  seededDice: (seed) => `using seed ${seed}`,
  noNames: 'no named rolls yet; create one with @x := 2d6',
  rolledEachTime: '(rolled again each time it is used)',
  unknownName: (name) => `there is no name ${name}`,
  unknownCommand: (name) => `there is no command :${name}`,
  didYouMean: (names) => `Did you mean ${listed(names, 'or')}?`,
  listOfCommands: 'Type :help for the list.',
  notSaved: 'not saved',
  noHelp: (word) => `no help for "${word}"`,
  noHistory: (reason) => `cannot save the history: ${reason}`,
  record: (name, aliases, doc, example) =>
    `${name}${aliases.length === 0 ? '' : ` (also ${aliases.join(', ')})`}: ${doc}; for example ${example}`,
  option: (name, doc) => `${name}, in the parentheses of a modifier: ${doc}`,
};
