/** What can go wrong while a notation is rolled or solved, in English. */
import type { RollingDetails, TooMuch } from '../../../diagnostics/details/rolling.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';

const tooMuch: Readonly<Record<TooMuch, string>> = {
  calculation: 'the calculation is too large',
};

export const rolling: WordsOf<RollingDetails> = {
  'division-by-zero': {},
  'not-a-real-number': {},
  'number-too-large': {
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
