/** Sums of any independent laws, of whole numbers or not. */
import type { Span } from '../../diagnostic.ts';
import type { Num } from '../../number.ts';
import { binaryRecord } from '../../vocabulary/operators.ts';
import { combined } from './combine.ts';
import type { DenseLaw, Law } from './law.ts';
import { denseOf, highOf, isBounded, isOfWholes, point } from './law.ts';
import { added } from './sums.ts';
import type { View } from './view.ts';

/** Sums cannot fail but by size, which has no place of its own. */
export const nowhere: Span = Object.freeze({ start: 0, end: 0 });

/** The law of a sum; the shortest are added first. */
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
  return combined([one, other], { apply: pair, acts, wholes: 'kept' }, nowhere, view);
}

/** Whether every sum is a whole number that a double holds. */
const fits = (one: DenseLaw, other: DenseLaw): boolean =>
  Number.isSafeInteger(one.low + other.low) &&
  Number.isSafeInteger(highOf(one) + highOf(other) + 1);
