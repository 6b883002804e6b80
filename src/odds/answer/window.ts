/** How far one looks: laws at growing reach, until what is beyond no longer matters or holds what is asked. */

import type { Program } from '../../eval/prepare/prepare.ts';
import { callError } from '../../input/call-error.ts';
import { fromDouble, toDouble } from '../../number/index.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { createBudget, TooLarge } from '../arithmetic/budget.ts';
import { fraction } from '../arithmetic/fraction.ts';
import { Failure } from '../failure/failure.ts';
import { surer } from '../failure/surer.ts';
import type { Law } from '../law/law.ts';
import { isBounded, massOf, outcomeAt, pointsOf } from '../law/law.ts';
import type { KeptLaws } from '../rings/kept-laws.ts';
import type { View } from '../rings/view.ts';

export interface OddsSetting {
  /** Steps of work. */
  readonly work: number;
  /** The largest error that a bounded chance may have. */
  readonly tolerance: number;
}

/** Where the window starts, and how far it may grow. */
const firstReach = 64;
const farthestFirst = 2 ** 14;
const farthestReach = 2 ** 26;

/** A law, and whether some of its outcomes are only the nearest doubles. */
export interface Solved {
  readonly law: Law;
  readonly rounded: boolean;
}

/** Laws at any reach, each solved once. */
export type Solver = (reach: number, budget?: Budget) => Solved;

export function solver(
  program: Program,
  { work }: OddsSetting,
  solve: (program: Program, view: View) => Law,
  kept?: KeptLaws,
): Solver {
  const known = new Map<number, Solved>();
  return (reach, budget = createBudget(work)) => {
    const before = known.get(reach);
    if (before !== undefined) return before;
    let rounded = false;
    const view: View = {
      reach,
      budget,
      kept,
      rounded: () => {
        rounded = true;
      },
    };
    const law = solve(program, view);
    // The free check of every answer: rather none than a wrong one.
    if (massOf(law) !== law.denominator) throw new TooLarge('lost-chances');
    const solved = { law, rounded };
    known.set(reach, solved);
    return solved;
  };
}

export interface Start extends Solved {
  readonly reach: number;
}

/** Widens the window until what lies beyond it is negligible, and what is unknown within the tolerance. */
export function widenUntilSettled(
  solve: Solver,
  near: number,
  { tolerance, work }: OddsSetting,
): Start {
  // All steps outward share what the first answer may cost.
  const budget = createBudget(work);
  const first = Math.max(firstReach, Math.min(near, farthestFirst));
  try {
    return widened(solve, first, budget, { tolerance, work });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw surer(error, solve, first, farthestReach, tolerance, budget);
  }
}

function widened(
  solve: Solver,
  first: number,
  budget: Budget,
  { tolerance, work }: OddsSetting,
): Start {
  let start = began(solve, first, budget, work);
  let before: Look = { reach: 0, rest: 1 };
  while (!isBounded(start.law)) {
    const { below, above, any, denominator } = start.law;
    const rest = fraction(below + above, denominator).toNumber();
    const unknown = roundedUp(any, denominator);
    if (unknown <= tolerance && rest <= smallRest) return start;
    if (start.reach >= farthestReach) {
      if (unknown <= tolerance) return start;
      throw new TooLarge('unknown-chances');
    }
    try {
      const look = { reach: start.reach, rest: Math.max(rest, unknown) };
      const reach = nextReach(before, look, Math.min(smallRest, tolerance));
      before = look;
      start = { ...solve(reach, budget), reach };
    } catch (error) {
      if (error instanceof TooLarge && unknown <= tolerance) return start;
      throw error;
    }
  }
  return start;
}

/** What a look at some reach left beyond it. */
interface Look {
  readonly reach: number;
  readonly rest: number;
}

/**
 * How far to look next. What lies beyond a chain falls by a like factor with every step outward, so two
 * looks predict where it will be small enough. Nothing depends on the guess: the next look shows what is true.
 */
function nextReach(before: Look, last: Look, wanted: number): number {
  const farther = last.reach * 2;
  const fall = Math.log(before.rest / last.rest) / (last.reach - before.reach);
  if (!(fall > 0) || last.rest > 0.5) return farther;
  const guess = last.reach + (1.05 * Math.log(last.rest / wanted)) / fall;
  return Math.ceil(Math.min(farther * 2, Math.max(last.reach * 1.1, guess + 8)));
}

/** The first look, or a nearer one when that is too much. */
function began(solve: Solver, reach: number, budget: Budget, work: number): Start {
  try {
    return { ...solve(reach, budget), reach };
  } catch (error) {
    if (!(error instanceof TooLarge) || reach <= firstReach) throw error;
    return { ...solve(firstReach, createBudget(work)), reach: firstReach };
  }
}

/** Beyond the first window nothing of interest is left when it holds all but this. */
const smallRest = 1e-12;

/** A law whose window holds an outcome, or that has none there. */
export function reaching(solve: Solver, start: Start, value: number): Law {
  let { law, reach } = start;
  while (value > law.top || value < law.bottom) {
    reach *= 2;
    if (reach > farthestReach) throw new TooLarge('far-outcome', value);
    ({ law } = solve(reach));
  }
  return law;
}

/** Decimals nearer to 0 may be too fine for an exact number. */
const finest = 1e-290;

/**
 * A share from 0 to 1, taken for the decimal that it is written as: 0.1 is 1/10. One with more digits than an
 * exact number may have is the binary fraction that it is.
 */
export function partsOfShare(p: number): readonly [numerator: bigint, denominator: bigint] {
  if (p >= finest) {
    const share = fromDouble(p);
    return typeof share === 'number' ? [BigInt(share), 1n] : [share.numerator, share.denominator];
  }
  let scaled = p;
  let bits = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    bits += 1;
  }
  return [BigInt(scaled), 2n ** BigInt(bits)];
}

export function quantileOf(p: number, solve: Solver, start: Start): number {
  if (typeof p !== 'number' || !(p >= 0 && p <= 1)) {
    throw callError('unsuitable-input', { reason: 'quantile-out-of-range' });
  }
  const [part, whole] = partsOfShare(p);
  if (p === 0) return endOf(start.law, 'min');
  if (p === 1) return endOf(start.law, 'max');
  for (let { law, reach } = start; ; reach *= 2, { law } = solve(reach)) {
    if (reach > farthestReach) throw new TooLarge('extreme-quantile');
    const wanted = part * law.denominator;
    if (law.below * whole >= wanted) continue;
    let sum = law.below;
    for (const [outcome, weight] of pointsOf(law)) {
      sum += weight;
      if (sum * whole >= wanted) return toDouble(outcome);
    }
  }
}

export function endOf(law: Law, end: 'min' | 'max'): number {
  const open = end === 'min' ? law.below : law.above;
  if (open > 0n || law.any > 0n) {
    return end === 'min' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return toDouble(outcomeAt(law, end === 'min' ? 0 : law.weights.length - 1));
}

/** The likeliest outcomes; none where one that is not listed could be likelier. */
export function modeOf(law: Law): readonly number[] {
  const points = [...shownPoints(law)];
  let most = 0n;
  for (const [, weight] of points) if (weight > most) most = weight;
  const rest = law.below + law.above + law.any;
  if (rest >= most) return [];
  return points.flatMap(([outcome, weight]) => (weight === most ? [outcome] : []));
}

/** Outcomes as the doubles that they are reported as, ascending; beyond 2^53 several of them share one. */
export function* shownPoints(law: Law): Iterable<readonly [outcome: number, weight: bigint]> {
  let [last, sum] = [Number.NaN, 0n];
  for (const [outcome, weight] of pointsOf(law)) {
    const here = toDouble(outcome);
    if (here !== last) {
      if (sum > 0n) yield [last, sum];
      [last, sum] = [here, 0n];
    }
    sum += weight;
  }
  if (sum > 0n) yield [last, sum];
}

/** The nearest double that is not below the fraction. */
export function roundedUp(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  return fraction(numerator, denominator).toNumber() * (1 + 2 ** -50) + Number.MIN_VALUE;
}
