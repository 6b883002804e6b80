/** How much work a question may cost; what would cost more is declined before it is done. */

/** Thrown when the work limit would be passed. */
export class TooLarge extends Error {
  /** What is too large, in a player's words. */
  readonly what: string;

  constructor(what: string) {
    super(what);
    this.what = what;
  }
}

export interface Budget {
  /** Pays for work before it is done, in steps of about 50 nanoseconds. @throws TooLarge */
  readonly spend: (steps: number, what: string) => void;
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
