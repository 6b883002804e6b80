/** Errors about a call itself: what a caller passed in, which has no place in a notation. */
import type { Details, DiagnosticWords, ErrorCode, Span } from '../diagnostics/index.ts';
import { DiceError, fault, worded } from '../diagnostics/index.ts';
import { calls, stack } from '../locales/en/diagnostics/calls.ts';
import { frame } from '../locales/en/diagnostics/frame.ts';
import { rolling } from '../locales/en/diagnostics/rolling.ts';

const nowhere: Span = { start: 0, end: 0 };

/** A caller in another language gets it in that language, with `errorIn`. */
const words: DiagnosticWords = {
  language: 'en',
  frame,
  codes: { ...calls, ...rolling, 'nested-too-deeply': { stack } as never },
};

/** An error about the call itself. */
export function callError<C extends ErrorCode>(code: C, details: Details<C>): DiceError {
  return new DiceError([worded(fault(code, nowhere, details), words)], '', frame);
}
