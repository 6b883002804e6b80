/** What can be wrong with the text of a notation, in English. */
import type { TextDetails } from '../../../diagnostics/details/text.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';
import { stack } from './calls.ts';

export const text: WordsOf<TextDetails> = {
  'empty-text': {},
  'text-too-long': {},
  'unexpected-character': {},
  'unexpected-word': {},
  'unexpected-text': {},
  'missing-operand': {},
  'missing-argument': {},
  'unclosed-bracket': {},
  'unopened-bracket': {},
  'unclosed-label': {},
  'misplaced-label': {},
  'nested-too-deeply': {
    variables: ({ most }) =>
      `the variables refer to each other more than ${number(most)} levels deep`,
    stack,
  },
  'too-many-parts': {
    'with-variables': ({ most }) =>
      `with its variables, the notation has more than ${number(most)} parts`,
  },
  'chained-comparison': {},
  'not-a-function': {},
  'dice-after-count': {},
  'foreign-spelling': {},
};
