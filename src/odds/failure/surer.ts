/** How likely something fails among dice without end: looked at farther and farther until it is known. */
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { fraction } from '../arithmetic/fraction.ts';
import { Failure } from './failure.ts';

/** The same failure with as little doubt as the work allows, or as the tolerance asks for. */
export function surer(
  failure: Failure,
  solve: (reach: number, budget: Budget) => unknown,
  from: number,
  farthest: number,
  tolerance: number,
  budget: Budget,
): Failure {
  let known = failure;
  for (let reach = from * 2; isInDoubt(known, tolerance) && reach <= farthest; reach *= 2) {
    try {
      solve(reach, budget);
      return known;
    } catch (error) {
      if (error instanceof TooLarge || (error instanceof Failure && error.isCut)) return known;
      if (!(error instanceof Failure)) throw error;
      known = error;
    }
  }
  return known;
}

function isInDoubt({ counted: { doubt }, isCut }: Failure, tolerance: number): boolean {
  return !isCut && fraction(doubt.weight, doubt.whole).toNumber() > tolerance;
}
