/** What is said when dice that must differ find every face taken. */
import type { Diagnostic, Span } from '../../../shared/diagnostic.ts';
import { fault } from '../../../shared/diagnostic.ts';

export const noFaceLeft = (span: Span): Diagnostic =>
  fault('endless', span, 'this would never end: earlier dice have taken every face of this die');
