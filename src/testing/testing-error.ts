/** Errors of the tools for tests: they speak to the developer of a test, in English alone. */
import type { DiceError, ErrorCode } from '../diagnostics/index.ts';
import { ownDetails } from '../diagnostics/index.ts';
import { callError } from '../input/call-error.ts';

/** An error about what a test was given. */
export const testingError = (code: ErrorCode, message: string, hint?: string): DiceError =>
  callError(code, ownDetails(message, hint));
