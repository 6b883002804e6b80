/** What can be wrong with what a caller passes in, in English. */
import type { CallsDetails } from '../../../diagnostics/details/calls.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

export const calls: WordsOf<CallsDetails> = {
  'unsuitable-input': {},
  'unsuitable-tree': {},
  'unsuitable-vocabulary': {},
  'no-random-source': {},
  'no-single-total': {},
  'missing-face': {},
  'surplus-face': {},
  'impossible-face': {},
};
