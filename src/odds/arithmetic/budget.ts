/** How much work a question may cost; what would cost more is declined before it is done. */

import type { TooMuch } from '../../diagnostics/details/rolling.ts';

/** Thrown when the work limit would be passed. */
export class TooLarge extends Error {
  readonly what: TooMuch;
  /** The outcome that was asked about, where it is too far out. */
  readonly outcome: number | undefined;

  constructor(what: TooMuch, outcome?: number) {
    super(what);
    this.what = what;
    this.outcome = outcome;
  }
}

export interface Budget {
  /** Pays for work before it is done, in steps of about 50 nanoseconds. @throws TooLarge */
  readonly spend: (steps: number, what: TooMuch) => void;
}

export function createBudget(steps: number): Budget {
  let left = steps;
  return {
    spend(cost, what) {
      left -= cost;
      if (!(left >= 0)) throw new TooLarge(what);
    },
  };
}
