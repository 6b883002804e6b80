/** Comparisons of independent laws: whether an outcome of one is less than, equal to or greater than one of the other. */
import { compare, toDouble } from '../../number/index.ts';
import type { Law } from './law.ts';
import { massOf, pointsOf } from './law.ts';
import { gather } from './mixtures.ts';

/** The law of a comparison of two independent laws: 1 where it holds, else 0. */
export function compared(left: Law, right: Law, holds: (order: number) => boolean): Law {
  const { less, equal, greater, doubtful, whole } = orderOf(left, right);
  const gathered = gather();
  for (const [mass, order] of [
    [less, -1],
    [equal, 0],
    [greater, 1],
  ] as const) {
    gathered.put(holds(order) ? 1 : 0, mass);
  }
  gathered.masses.any = doubtful;
  return gathered.finish(whole);
}

/** How one outcome compares with another: four masses that add up to `whole`. */
export interface Order {
  readonly less: bigint;
  readonly equal: bigint;
  readonly greater: bigint;
  /** The mass of which nothing is known. */
  readonly doubtful: bigint;
  readonly whole: bigint;
}

/** How an outcome of one law compares with one of another, independent law. */
export function orderOf(left: Law, right: Law): Order {
  const whole = left.denominator * right.denominator;
  const [mass, others] = [massOf(left), [...pointsOf(right)]];
  // Walk both lists upward, with the mass of the right side that lies below each left outcome.
  let [passed, at] = [right.below, 0];
  let [less, equal, greater] = [0n, 0n, 0n];
  let doubtful = left.any * massOf(right) + (mass - left.any) * right.any;
  const listed = others.reduce((sum, [, weight]) => sum + weight, 0n);
  for (const [outcome, weight] of pointsOf(left)) {
    let level = 0n;
    for (let other = others[at]; other !== undefined; at += 1, other = others[at]) {
      const order = compare(other[0], outcome);
      if (order > 0) break;
      if (order < 0) passed += other[1];
      else {
        level = other[1];
        break;
      }
    }
    // A listed outcome lies inside the other's window, or beyond an edge that says nothing about it.
    const value = toDouble(outcome);
    const belowIt = value >= right.bottom ? passed : passed - right.below;
    const unsureBelow = passed - belowIt;
    const aboveIt = value <= right.top ? right.above : 0n;
    const unsureAbove = right.above - aboveIt;
    greater += weight * belowIt;
    equal += weight * level;
    less += weight * (listed - (passed - right.below) - level + aboveIt);
    doubtful += weight * (unsureBelow + unsureAbove);
  }
  const place = (mass: bigint, edge: number, up: boolean): void => {
    for (const [outcome, weight] of others) {
      const value = toDouble(outcome);
      const sure = up ? value <= edge : value >= edge;
      if (!sure) doubtful += mass * weight;
      else if (up) greater += mass * weight;
      else less += mass * weight;
    }
    if (up) {
      greater += mass * right.below * (right.bottom <= edge ? 1n : 0n);
      doubtful += mass * (right.below * (right.bottom <= edge ? 0n : 1n) + right.above);
    } else {
      less += mass * right.above * (right.top >= edge ? 1n : 0n);
      doubtful += mass * (right.above * (right.top >= edge ? 0n : 1n) + right.below);
    }
  };
  place(left.above, left.top, true);
  place(left.below, left.bottom, false);
  return { less, equal, greater, doubtful, whole };
}
