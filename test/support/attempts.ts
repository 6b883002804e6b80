/** What a call comes to: its result or the library's own error, in good time, and never anything else. */
import { expect } from 'vitest';
import type { Roll } from '../../src/index.ts';
import { DiceError } from '../../src/index.ts';

/** The result of a call that may throw nothing but a DiceError. */
export function attempt<T>(work: () => T): T | DiceError {
  try {
    return work();
  } catch (error) {
    if (error instanceof DiceError) return error;
    throw error;
  }
}

/** Checks of work that must take less than so many milliseconds. */
export function within(patience: number): {
  /** The result of the work. */
  readonly timed: <T>(work: () => T) => T;
  /** The total of the roll, or the code of its error. */
  readonly answer: (work: () => Roll) => number | string;
} {
  const timed = <T>(work: () => T): T => {
    const started = performance.now();
    try {
      return work();
    } finally {
      expect(performance.now() - started).toBeLessThan(patience);
    }
  };
  return {
    timed,
    answer: (work) => {
      const result = attempt(() => timed(work));
      return result instanceof DiceError ? result.code : (result.total ?? 'no total');
    },
  };
}
