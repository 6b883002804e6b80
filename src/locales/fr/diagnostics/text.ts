/** What can be wrong with the text of a notation, in French. */
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
    variables: ({ most }) => `les variables s'emboîtent sur plus de ${number(most)} niveaux`,
    stack,
  },
  'too-many-parts': {
    'with-variables': ({ most }) =>
      `avec ses variables, la notation a plus de ${number(most)} éléments`,
  },
  'chained-comparison': {},
  'not-a-function': {},
  'dice-after-count': {},
  'foreign-spelling': {},
};
