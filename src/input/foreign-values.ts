/** What callers pass in may be anything, also an object that throws when somebody looks at it. */
import type { Looked } from '../diagnostics/details/calls.ts';
import { DiceError } from '../diagnostics/index.ts';
import { callError } from './call-error.ts';

/**
 * Reads something of a caller's: a getter, a proxy or an iterator of theirs may throw whatever it likes.
 *
 * @param what - what is read, for the message: "the options"
 * @throws DiceError `unsuitable-input`, whose `cause` is what was thrown
 */
export function readFrom<T>(what: Looked, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DiceError) throw error;
    if (isOverflow(error)) throw overflow();
    const refused = callError('unsuitable-input', { reason: 'unreadable', what });
    refused.cause = error;
    throw refused;
  }
}

/**
 * Whether an engine has run out of stack, or of room for a number or a text. A caller's own RangeError is theirs,
 * and goes through as it is.
 */
export const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError &&
  /call stack|recursion|bigint|string length|array length|array buffer|memory/i.test(error.message);

/** What does not fit on the stack is nested too deeply for it. */
export const overflow = (): DiceError => callError('nested-too-deeply', { reason: 'stack' });
