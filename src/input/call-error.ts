/** Errors about a call itself: what a caller passed in, which has no place in a notation. */
import type { Details, ErrorCode, Span } from '../diagnostics/index.ts';
import { DiceError, fault, worded } from '../diagnostics/index.ts';
import { calls } from '../locales/en/diagnostics/calls.ts';
import { frame } from '../locales/en/diagnostics/frame.ts';

const nowhere: Span = { start: 0, end: 0 };

/** Whoever calls in another language has it put into theirs, with `errorIn`. */
const words = { language: 'en', frame, codes: calls };

/** An error about the call itself. */
export function callError<C extends ErrorCode>(code: C, details: Details<C>): DiceError;
/** @deprecated facts instead */
export function callError(code: ErrorCode, message: string, hint?: string): DiceError;
export function callError(code: ErrorCode, details: object | string, hint?: string): DiceError {
  const found =
    typeof details === 'string'
      ? fault(code, nowhere, details, { hint })
      : fault(code, nowhere, details as Details<typeof code>);
  return new DiceError([worded(found, words)], '', frame);
}
