/** Errors of the tools for tests: they are for the developer of a test, in English only. */
import type { DiceError, ErrorCode } from '../diagnostics/index.ts';
import { ownDetails } from '../diagnostics/index.ts';
import { callError } from '../input/call-error.ts';

/** An error about what a test was given. */
export const testingError = (code: ErrorCode, message: string, hint?: string): DiceError =>
  callError(code, ownDetails(message, hint));
