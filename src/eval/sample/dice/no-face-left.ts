/** What is said when dice that must differ find every face taken. */
import type { Finding, Span } from '../../../diagnostics/index.ts';
import { fault } from '../../../diagnostics/index.ts';

export const noFaceLeft = (span: Span): Finding =>
  fault('endless', span, { reason: 'no-face-left' });
