/** What can be wrong with variables and named rolls, in French. */
import type { NamesDetails } from '../../../diagnostics/details/names.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';

export const names: WordsOf<NamesDetails> = {
  'unknown-variable': {},
  'unsuitable-variable': {},
  'variable-cycle': {},
  'name-taken': {},
};
