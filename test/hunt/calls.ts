/** Calls of the library under watch: nothing comes out but an answer or a DiceError, and in good time. */
import { DiceError } from '../../src/index.ts';
import { Finding, promise } from './finding.ts';

export interface Watch {
  /** What a call comes to. @throws Finding when it throws anything else, or takes too long */
  readonly call: <T>(name: string, work: () => T) => T | DiceError;
}

/**
 * Watches calls that may each take this many seconds of the processor. They are only counted where a call
 * took that long by the clock, by a second call: to count them always would cost more than the calls.
 */
export function watch(patience: number): Watch {
  return {
    call(name, work) {
      const started = performance.now();
      const answer = outcome(name, work);
      if (performance.now() - started > patience * 1_000) {
        const before = process.cpuUsage();
        outcome(name, work);
        const { user, system } = process.cpuUsage(before);
        const seconds = (user + system) / 1e6;
        promise('time', seconds <= patience, () => `${name} took ${seconds.toFixed(1)} s`);
      }
      return answer;
    },
  };
}

function outcome<T>(name: string, work: () => T): T | DiceError {
  try {
    return work();
  } catch (error) {
    if (error instanceof DiceError) return error;
    if (error instanceof Finding) throw error;
    const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Finding('only DiceError', `${name} throws ${told}`);
  }
}

export const failed = (answer: unknown): answer is DiceError => answer instanceof DiceError;
