/** What can be wrong with dice and their modifiers, in English. */
import type { DiceDetails, NodeKind } from '../../../diagnostics/details/dice.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { counted, either, number } from '../numbers.ts';
import { all, compareTotal, never } from './dice-words.ts';

const nodes: Readonly<Record<NodeKind, string>> = {
  number: 'a number',
  variable: 'a variable',
  call: 'a function',
  choice: '"if"',
  group: 'a group',
  unary: 'a value with a sign',
  binary: 'a calculation',
  compare: 'a comparison',
  dice: 'dice',
  parentheses: 'parentheses',
};

/** "one value", "1 to 3 values" */
function values(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${least === 1 ? 'one value' : `${least} values`}`;
  if (most > least) return `${least} to ${most} values`;
  return least === 1 ? 'one value' : `${least} values`;
}

export const dice: WordsOf<DiceDetails> = {
  'modifier-without-dice': {
    'no-dice': ({ modifier }) => ({
      message: `"${modifier}" must come after some dice`,
      hint: 'A modifier comes right after its dice, for example "4d6kh3"',
    }),
    'not-dice': ({ modifier, after, sumOfDice }) => ({
      message: `"${modifier}" can only follow dice, not ${nodes[after]}`,
      hint: sumOfDice
        ? 'To make one pool of several dice, put them in braces.'
        : after === 'variable'
          ? 'Write the modifier into the variable, after its dice.'
          : 'A modifier comes right after its dice, for example "4d6kh3"',
    }),
  },
  'unsuitable-argument': {
    'not-equal-sign': {
      message: '"!=" cannot go in a condition',
      hint: 'Write "<>" for "other than"',
    },
    'ends-without-parentheses': ({ modifier }) => ({
      message: `put the limits of "${modifier}" in parentheses`,
      hint: 'For example "d100!o(5, 96)" or "d100!oh(90)"',
    }),
    'parts-of-if': {
      message: '"if" takes three parts: a test and two results',
      hint: 'For example "if(d20 >= 15, 2d6, 0)"',
    },
    'zero-for-letter': ({ modifier, instead }) => ({
      message: `this die has no face 0, so "${modifier}0" can never happen`,
      hint: `The open-ended roll is written with the letter o. Did you mean "${instead}"?`,
    }),
    'takes-nothing': ({ modifier, example }) => ({
      message: `"${modifier}" takes no number`,
      hint: `For example "${example}"`,
    }),
    'needs-condition': ({ modifier, example }) => ({
      message: `"${modifier}" needs a condition`,
      hint: `For example "${example}"`,
    }),
    'takes-no-comparison': ({ modifier, example }) => ({
      message: `"${modifier}" takes a number, not a comparison`,
      hint: `For example "${example}"`,
    }),
    'one-comparison': ({ example }) => ({
      message: 'a count takes one comparison',
      hint: `For example "${example}"`,
    }),
    'too-few-numbers': ({ modifier, fewest, example }) => ({
      message: `"${modifier}" needs ${fewest === 1 ? 'a number' : counted(fewest, 'number', 'numbers')}`,
      hint: `For example "${example}"`,
    }),
    'too-many-numbers': ({ modifier, most, example }) => ({
      message: `"${modifier}" takes ${most === 1 ? 'only one number' : `at most ${most} numbers`}`,
      hint: `For example "${example}"`,
    }),
    'not-whole': ({ of, least, given }) =>
      `"${of}" takes a whole number${least === undefined ? '' : ` of at least ${least}`}, not ${number(given)}`,
    'condition-for-totals': ({ modifier }) =>
      `"${modifier}" needs a condition here, because totals have no highest or lowest face`,
    'values-of-function': ({ name, least, most, example }) => ({
      message: `"${name}" takes ${values(least, most)}`,
      hint: `For example "${example}"`,
    }),
  },
  'dice-in-argument': {
    modifier: {
      message: 'you cannot roll dice here',
      hint: 'Roll them first and name the roll, as in "@n := d4; 4d6kh@n"',
    },
    times: {
      message: 'you cannot roll the number of times here',
      hint: 'Roll it first and name the roll, as in "@n := d4; @n x 3d6"',
    },
  },
  'unsuitable-option': {
    'not-last': ({ option }) => `"${option}" must come after all numbers and conditions`,
    repeated: ({ option }) => `"${option}" is written twice`,
    'takes-no-number': ({ option }) => `"${option}" takes no number`,
    'needs-number': ({ option, example }) => ({
      message: `"${option}" needs a number`,
      hint: example && `For example "${example}"`,
    }),
    unknown: ({ option, modifier, known }) => ({
      message: `"${option}" does not work with "${modifier}"`,
      hint:
        known.length === 0
          ? `"${modifier}" takes no options.`
          : `"${modifier}" can only be combined with ${either(known)}.`,
    }),
    'once-and-limit': {
      message: '"once" and "limit" cannot be used together',
      hint: '"once" is short for "limit 1".',
    },
  },
  'unsuitable-order': {
    'needs-count': ({ modifier, example }) => ({
      message: `"${modifier}" can only come after a count`,
      hint: `For example "${example}"`,
    }),
    'after-count': ({ modifier }) => ({
      message: `"${modifier}" cannot come after a count: the dice are already counted`,
      hint: 'Put it before the count.',
    }),
  },
  'repeated-modifier': {
    'with-options': ({ modifier, example }) => ({
      message: `"${modifier}" repeats the modifier before it`,
      hint: `Put everything in one list, options last, as in "${example}"`,
    }),
  },
  'conflicting-chains': {
    together: ({ modifier, other }) => ({
      message:
        modifier === other
          ? `"${modifier}" can be used only once on the same dice`
          : `"${modifier}" and "${other}" cannot be used on the same dice`,
      hint: 'Each of them adds extra rolls; use only one.',
    }),
  },
  'unsuitable-ends': {
    'one-end': {
      message: 'an open-ended roll takes two limits, the low one first',
      hint: 'For example "d100!o(5, 96)"',
    },
    'one-face': 'a die with only one face cannot be open-ended: it would never stop',
    overlap: ({ low, high }) => ({
      message: `the low end (${low} or less) and the high end (${high} or more) overlap`,
      hint: 'Write the low limit first, then a higher one, as in "d100!o(5, 96)"',
    }),
    'high-above-faces': ({ high }) =>
      `the high end (${high} or more) is above every face of the die`,
    'low-below-faces': ({ low }) => `the low end (${low} or less) is below every face of the die`,
    'every-face-high': ({ high }) =>
      `every face is in the high end (${high} or more), so the roll would never stop`,
    'rises-too-far': ({ most }) => `the high end could rise more than ${number(most)} times`,
  },
  endless: {
    'every-face': ({ example }) => ({
      message: 'this would never end: every face rolls again',
      hint:
        example === undefined
          ? 'Leave a face that stops.'
          : `Leave a face that stops, or set a limit, as in "${example}"`,
    }),
    'too-few-faces': ({ dice: rolled, faces, example }) => ({
      message: `${number(rolled)} dice cannot all be different: there ${faces === 1 ? 'is only 1 face' : `are only ${number(faces)} different faces`}`,
      hint: example && `Set a limit, as in "${example}"`,
    }),
    'no-face-left': 'this would never end: earlier dice have taken every face of this die',
  },
  'impossible-count': {
    never: (details) => ({
      message: never(details),
      hint: details.compareTotal ? compareTotal : undefined,
    }),
    'all-differ': ({ number: than, compareTotal: compares }) => ({
      message: `no die here can roll ${number(than)}, so this would count every die`,
      hint: compares ? compareTotal : undefined,
    }),
  },
  'drops-every-die': {
    all: ({ count, of, advice }) => ({
      message: `this would drop ${all(count, of)}`,
      hint:
        advice &&
        (advice.kind === 'plus'
          ? 'To roll more dice, write a plus.'
          : `Did you mean "${advice.sum}" or "${advice.nested}"?`),
    }),
  },
  'unsuitable-count': {
    dice: ({ given }) =>
      `the number of dice must be a whole number of at least 0, not ${number(given)}`,
    times: ({ given }) =>
      `the number of times must be a whole number of at least 1, not ${number(given)}`,
  },
  'unsuitable-sides': {
    sides: ({ given, most }) =>
      `the number of sides must be a whole number from 1 to ${number(most)}, not ${number(given)}`,
  },
  'unsuitable-faces': {
    'not-faces': {
      message: 'the braces after "d" hold the faces of the die',
      hint: 'Faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"',
    },
    'not-whole': ({ face }) => `a face must be a whole number, not ${face}`,
    'falling-range': ({ from, to }) =>
      `a range of faces goes from low to high: write ${to}..${from}, not ${from}..${to}`,
    'too-many': ({ most }) => `a die can list at most ${counted(most, 'face', 'faces')}`,
    'unknown-die': ({ name, near }) => ({
      message: `there is no die called "${name}"`,
      hint:
        near.length > 0
          ? `Did you mean ${either(near)}?`
          : 'Faces are numbers, for example "d{1,1,2}"',
    }),
  },
  'unsuitable-group': {
    'needs-dice': ({ modifier }) => ({
      message: `"${modifier}" needs dice, but these braces hold totals`,
      hint: 'Put it inside the braces, after its dice. Only dice joined by + make one pool in braces.',
    }),
  },
};
