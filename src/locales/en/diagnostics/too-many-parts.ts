/** A notation with too many parts, in English: also a saved tree can have them, so the core has these words too. */
import type { TextDetails } from '../../../diagnostics/details/text.ts';
import type { CodeWords } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';

export const tooManyParts: CodeWords<TextDetails['too-many-parts']> = {
  notation: ({ most }) => `the notation has more than ${number(most)} parts`,
  'with-variables': ({ most }) =>
    `once its variables are filled in, the notation has more than ${number(most)} parts`,
  series: 'this repeats the roll too many times',
};
