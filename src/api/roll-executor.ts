/** Rolls with one hand again and again, without making anything new but the results. */

import type { DiceHand } from '../eval/random/dice-source.ts';
import type { Compiled } from '../eval/sample/compile.ts';
import { asDiceError as asToldError } from '../eval/sample/compile.ts';
import { Run } from '../eval/sample/run.ts';
import { isOverflow, overflow } from '../input/foreign-values.ts';
import type { Limits } from '../input/limits.ts';
import { totalOf } from './data/kept.ts';
import { rollOnce, totalOnce } from './roll-result.ts';
import type { Roll } from './roll-types.ts';

/** Rolls what is compiled. */
export class RollExecutor {
  private readonly run: Run;
  private readonly hand: DiceHand;
  private readonly limits: Limits;
  private busy = false;

  constructor(hand: DiceHand, limits: Limits) {
    this.run = new Run(hand, limits);
    this.hand = hand;
    this.limits = limits;
  }

  /** @throws DiceError */
  roll(compiled: Compiled): Roll {
    if (this.busy) return rollOnce(compiled, this.another());
    this.busy = true;
    try {
      return rollOnce(compiled, this.run);
    } catch (error) {
      throw asDiceError(error);
    } finally {
      this.busy = false;
    }
  }

  /** The total alone, of anything but a series. @throws DiceError */
  total(compiled: Compiled): number {
    if (this.busy) return totalOnce(compiled, this.another());
    this.busy = true;
    try {
      return totalOnce(compiled, this.run);
    } catch (error) {
      throw asDiceError(error);
    } finally {
      this.busy = false;
    }
  }

  /** A function for rolling the total alone, again and again, of anything but a series. */
  createTotalFunction(compiled: Compiled): () => number {
    const { run } = this;
    // Where no caller's code is called on the way, no other roll can come between.
    if (!compiled.pure || !run.isOwn) return () => this.total(compiled);
    const { total } = compiled;
    return () => {
      run.start(false);
      try {
        const value = total(run);
        return typeof value === 'number' ? value : totalOf(value, compiled);
      } catch (error) {
        throw asDiceError(asToldError(error, compiled));
      }
    };
  }

  /** A caller's source or function may roll while it is asked: that roll gets a state of its own. */
  private another(): Run {
    return new Run(this.hand, this.limits);
  }
}

/** A caller's own stack may be nearly full: what does not fit on it is nested too deeply for it. */
function asDiceError(error: unknown): unknown {
  return isOverflow(error) ? overflow() : error;
}

/** Does a piece of work on whatever stack is left. @throws DiceError when it is too little */
export function withStackGuard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asDiceError(error);
  }
}
