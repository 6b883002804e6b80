/** Rolls with one hand again and again, without making anything new but the results. */
import { callError } from './diagnostic.ts';
import type { Compiled } from './eval/compile.ts';
import type { DiceHand } from './eval/random/hand.ts';
import { Run } from './eval/run.ts';
import type { Limits } from './limits.ts';
import type { Roll } from './result.ts';
import { rollOnce, totalOnce } from './result.ts';

/** Rolls what is compiled. */
export interface Standing {
  /** @throws DiceError */
  roll(compiled: Compiled): Roll;
  /** The total alone, of what is no series. @throws DiceError */
  total(compiled: Compiled): number;
}

export function createStanding(hand: DiceHand, limits: Limits): Standing {
  const standing = new Run(hand, limits);
  let busy = false;
  // A caller's source or function may roll while it is asked: that roll gets a state of its own.
  const using = <T>(work: (compiled: Compiled, run: Run) => T, compiled: Compiled): T => {
    if (busy) return work(compiled, new Run(hand, limits));
    busy = true;
    try {
      return work(compiled, standing);
    } catch (error) {
      throw asDiceError(error);
    } finally {
      busy = false;
    }
  };
  return {
    roll: (compiled) => using(rollOnce, compiled),
    total: (compiled) => using(totalOnce, compiled),
  };
}

/** A caller's own stack may be nearly full: what does not fit on it is nested too deeply for it. */
function asDiceError(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  return callError('nested-too-deeply', 'this nests too deeply for the stack that is left');
}

/** Does a piece of work on what stack there is. @throws DiceError when it is too little */
export function overflowing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asDiceError(error);
  }
}
