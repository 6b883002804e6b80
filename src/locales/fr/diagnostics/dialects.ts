/** What other tools and players write, in French. */
import type { DialectMeaning, ForeignDetails } from '../../../diagnostics/details/dialects.ts';
import type { CodeWords } from '../../../diagnostics/words.ts';

/** What plain words mean. */
export const meant = (meaning: DialectMeaning): string => meaning;

export const foreign: CodeWords<ForeignDetails> = {
  spelling: ({ written }) => written,
};
