/** A notation with too many parts, in French: also a saved tree can have them, so the core has these words too. */
import type { TextDetails } from '../../../diagnostics/details/text.ts';
import type { CodeWords } from '../../../diagnostics/words.ts';
import { number } from '../numbers.ts';

export const tooManyParts: CodeWords<TextDetails['too-many-parts']> = {
  notation: ({ most }) => `la notation a plus de ${number(most)} éléments`,
  'with-variables': ({ most }) =>
    `une fois ses variables remplacées, la notation a plus de ${number(most)} éléments`,
  series: 'le jet est répété trop de fois',
};
