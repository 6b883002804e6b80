/** What can be wrong with the text of a notation, in French. */
import type { TextDetails } from '../../../diagnostics/details/text.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

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
  'nested-too-deeply': {},
  'too-many-parts': {},
  'chained-comparison': {},
  'number-too-large': {},
  'not-a-function': {},
  'dice-after-count': {},
  'foreign-spelling': {},
};
