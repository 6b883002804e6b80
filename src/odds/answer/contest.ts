/** Compares one roll with another: the chances that it comes out higher, equal or lower. */
import { callError } from '../../input/call-error.ts';
import type { Fraction } from '../arithmetic/fraction.ts';
import { fraction } from '../arithmetic/fraction.ts';
import { guarded } from '../failure/guard.ts';
import { orderOf } from '../law/compared.ts';
import type { Law } from '../law/law.ts';
import { dense, isBounded } from '../law/law.ts';
import type { Odds, OddsInternals } from './answer.ts';
import { internalsOf } from './answer.ts';
import { lawTo, listedEnds } from './widen-window.ts';
import type { Solver } from './window.ts';
import { roundedUp, widenUntilSettled } from './window.ts';

/**
 * The chances of two independent rolls. Exact ones add up to 1; a bounded one lies between the fraction
 * and the fraction plus `error`.
 */
export interface Contest {
  readonly grade: 'exact' | 'bounded';
  /** 0, or the certified bound of the error of each chance. */
  readonly error: number;
  /** The chance that this one comes out higher. */
  readonly higher: Fraction;
  readonly equal: Fraction;
  readonly lower: Fraction;
}

/**
 * Compares one roll with another, each with its own dice. Laws without end are looked at as far as it
 * takes, as for a comparison inside a notation.
 *
 * @throws DiceError `odds-too-large`; `unsuitable-input` for what are not odds of this library
 */
export function contestOf(one: Odds, other: Odds): Contest {
  const [left, right] = [internalsOf(one), internalsOf(other)];
  if (left === undefined || right === undefined) {
    throw callError('unsuitable-input', { reason: 'not-solved-odds', use: 'compare' });
  }
  return guarded(left.program, () => {
    const law = standing(left, right);
    const chance = (sign: number): Fraction => {
      const weight = law.kind === 'dense' ? law.weights[sign - law.low] : undefined;
      return fraction(weight ?? 0n, law.denominator);
    };
    return {
      grade: law.any === 0n ? 'exact' : 'bounded',
      error: roundedUp(law.any, law.denominator),
      higher: chance(1),
      equal: chance(0),
      lower: chance(-1),
    };
  });
}

/** The law of 1 for higher, 0 for equal and -1 for lower, exact where that is possible. */
function standing(left: OddsInternals, right: OddsInternals): Law {
  // Against a law that ends, one without end need only be seen that far for an exact answer.
  const [mine, theirs] = [left.start.law, right.start.law];
  if (isBounded(mine) || isBounded(theirs)) {
    const law = between(
      isBounded(theirs) ? lawTo(left, ...listedEnds(theirs)) : mine,
      isBounded(mine) ? lawTo(right, ...listedEnds(mine)) : theirs,
    );
    if (law.any === 0n) return law;
  }
  const solve: Solver = (reach, budget) => {
    const [one, other] = [left.solve(reach, budget), right.solve(reach, budget)];
    budget?.spend(one.law.weights.length + other.law.weights.length, 'comparison');
    return { law: between(one.law, other.law), rounded: one.rounded || other.rounded };
  };
  const near = Math.max(left.start.reach, right.start.reach);
  return widenUntilSettled(solve, near, {
    tolerance: Math.min(left.setting.tolerance, right.setting.tolerance),
    work: Math.min(left.setting.work, right.setting.work),
  }).law;
}

function between(one: Law, other: Law): Law {
  const { less, equal, greater, doubtful, whole } = orderOf(one, other);
  return dense(-1, [less, equal, greater], whole, { any: doubtful });
}
