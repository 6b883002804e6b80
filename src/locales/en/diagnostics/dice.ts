/** What can be wrong with dice and their modifiers, in English. */
import type { DiceDetails, NodeKind } from '../../../diagnostics/details/dice.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

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
  },
  'dice-in-argument': {},
  'unsuitable-option': {},
  'unsuitable-order': {},
  'repeated-modifier': {},
  'conflicting-chains': {},
  'unsuitable-ends': {},
  endless: {},
  'impossible-count': {},
  'drops-every-die': {},
  'unsuitable-count': {},
  'unsuitable-sides': {},
  'unsuitable-faces': {
    'not-faces': {
      message: 'the braces after "d" hold the faces of the die',
      hint: 'Faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"',
    },
    'not-whole': ({ face }) => `a face must be a whole number, not ${face}`,
  },
  'unsuitable-group': {},
};
