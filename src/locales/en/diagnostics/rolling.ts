/** What can go wrong while a notation is rolled or solved, in English. */
import type { RollingDetails } from '../../../diagnostics/details/rolling.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';
import { tooMuch } from './too-much.ts';

export const rolling: WordsOf<RollingDetails> = {
  'division-by-zero': {
    division: 'division by zero',
    'zero-to-negative-power': '0 to a negative power divides by zero',
  },
  'not-a-real-number': {
    'root-of-negative': 'a negative number has no square root',
    'power-of-negative': 'a negative number can only be raised to a whole-number power',
    'not-a-number': ({ given }) => `"${given}" is not a number`,
    'no-result': ({ name }) => `"${name}" gives no number here`,
  },
  'number-too-large': {
    written: ({ written, most }) => ({
      message: `the number "${written}" is too large`,
      hint: `The largest number that can be written is ${number(most)}.`,
    }),
    decimals: ({ places }) => `a number can have at most ${places} decimal places`,
    value: 'this number is too large',
    fraction: 'this fraction has too many digits',
    total: 'the total is too large',
    'chain-total': 'the total of this chain is too large',
  },
  'too-many-dice': {
    limit: ({ most }) =>
      `a roll can have at most ${number(most)} dice, including rerolls and extra dice`,
  },
  'chain-too-long': {
    limit: ({ most }) => `one die was rolled more than ${number(most)} times, so the roll stopped`,
  },
  'no-extreme-roll': {
    'no-lowest': ({ die }) => ({
      message: `there is no lowest roll: this ${die} can go down without end`,
      hint: 'Give the dice a limit, for example "d100!o(5, 96, once)".',
    }),
    'no-highest': ({ die }) => ({
      message: `there is no highest roll: this ${die} can go up without end`,
      hint: 'Give the dice a limit, for example "d6!(once)".',
    }),
    'not-known': ({ die }) => ({
      message: `the lowest and highest rolls of this ${die} cannot be worked out`,
      hint: 'Its modifiers depend on each other. Use fewer of them, or a number in place of dice.',
    }),
  },
  'odds-too-large': {
    work: ({ what, outcome }) => ({
      message: `the exact odds would take too long to work out: ${tooMuch[what]}${outcome === undefined ? '' : ` (${number(outcome)})`}`,
      hint: 'Try fewer dice, fewer sides, or a limit on extra rolls, as in "d6!(6, limit 3)"',
    }),
    'long-fractions': ({ millions }) => ({
      message: `the fractions of all outcomes have about ${number(millions)} million characters, too many for one text`,
      hint: 'Take them one by one from entries(), or as lines with "openroll odds --csv"',
    }),
  },
};
