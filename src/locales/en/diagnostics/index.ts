/** The words of all findings, in English. */
import type { DiagnosticWords } from '../../../diagnostics/index.ts';
import { calls } from './calls.ts';
import { dice } from './dice.ts';
import { frame } from './frame.ts';
import { names } from './names.ts';
import { rolling } from './rolling.ts';
import { text } from './text.ts';
import { warnings } from './warnings.ts';

export const diagnostics: DiagnosticWords = {
  language: 'en',
  frame,
  codes: { ...text, ...dice, ...names, ...rolling, ...calls, ...warnings },
};
