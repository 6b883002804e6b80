/** Sums of any independent laws, of whole numbers or not. */

import { bitLength } from '../../number/convert.ts';
import type { Num } from '../../number/index.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import type { View } from '../rings/view.ts';
import { combined } from './combine.ts';
import type { DenseLaw, Law } from './law.ts';
import { denseOf, highOf, isBounded, isOfWholes, point } from './law.ts';
import { added } from './sums.ts';

/** This many bits are far from what numbers may have. */
const fewBits = 900;

/** Whether sums on the way may be too large, which depends on the order in which they are added up. */
export function mayOverflow(laws: readonly Law[]): boolean {
  // Outcomes of a row are doubles.
  if (laws.every(({ kind }) => kind === 'dense')) return false;
  return laws.reduce((sum, law) => sum + bitsOf(law), 0) > fewBits;
}

function bitsOf(law: Law): number {
  if (law.kind === 'dense') return 53;
  return law.outcomes.reduce<number>((most, outcome) => {
    if (typeof outcome === 'number') return Math.max(most, 53);
    return Math.max(most, bitLength(outcome.numerator), bitLength(outcome.denominator));
  }, 0);
}

/** The law of a sum that cannot be too large on the way; the shortest are added first. */
export function sumOfLaws(laws: readonly Law[], view: View): Law {
  let left = [...laws];
  for (;;) {
    left.sort((one, other) => one.weights.length - other.weights.length);
    const [one, other, ...rest] = left;
    if (one === undefined) return point(0);
    if (other === undefined) return one;
    left = [sumOfTwo(one, other, view), ...rest];
  }
}

function sumOfTwo(one: Law, other: Law, view: View): Law {
  if (one.kind === 'dense' && other.kind === 'dense' && fits(one, other)) {
    return added(one, other, view.budget);
  }
  if (!isBounded(one) || !isBounded(other)) {
    const whole = [one, other].every(isOfWholes);
    if (whole) {
      return added(denseOf(one, view.budget), denseOf(other, view.budget), view.budget);
    }
  }
  const { apply, acts } = binaryRecord('+');
  const pair = (left: Num = 0, right: Num = 0): Num => apply(left, right);
  return combined([one, other], { apply: pair, acts, wholes: 'kept' }, view);
}

/** Whether every sum is a whole number that a double holds. */
const fits = (one: DenseLaw, other: DenseLaw): boolean =>
  Number.isSafeInteger(one.low + other.low) &&
  Number.isSafeInteger(highOf(one) + highOf(other) + 1);
