/** Explanations in French. */
import type { ExplainWords } from '../../../explain/words.ts';
import { common } from './common.ts';
import { notation } from './notation.ts';
import { roll } from './roll.ts';
import { steps } from './steps.ts';

export const explain: ExplainWords = { language: 'fr', common, steps, notation, roll };
