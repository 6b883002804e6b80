/** What can go wrong while a notation is rolled or solved, in French. */
import type { RollingDetails } from '../../../diagnostics/details/rolling.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

export const rolling: WordsOf<RollingDetails> = {
  'division-by-zero': {},
  'not-a-real-number': {},
  'too-many-dice': {},
  'chain-too-long': {},
  'odds-too-large': {},
};
