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

/** Checks of work that must take less than this many milliseconds of processor time: other work does not count. */
export function within(patience: number): {
  /** The result of the work. */
  readonly timed: <T>(work: () => T) => T;
  /** The total of the roll, or the code of its error. */
  readonly answer: (work: () => Roll) => number | string;
} {
  const timed = <T>(work: () => T): T => {
    const before = process.cpuUsage();
    try {
      return work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(patience);
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
