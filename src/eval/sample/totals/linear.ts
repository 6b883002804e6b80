/** Sums and products of whole numbers that cannot get too large: what is known of them is calculated before the roll. */

import { assertDefined } from '../../../shared/assert-defined.ts';
import type { BinaryOperator } from '../../../vocabulary/arithmetic/operators.ts';
import type { Code, Count } from '../code.ts';
import { safe } from '../code.ts';
import type { Run } from '../run.ts';

/** A value that is given by its terms, its total or both. */
export type Sum = Partial<Pick<Code, 'total'>> &
  Pick<Code, 'most' | 'constant' | 'terms' | 'parts'>;

/**
 * Sums of more terms than this are not taken apart again by what is around them: to do that at every
 * bracket would take too long to compile.
 */
const mostParts = 16;

/** The terms of a value times one number and with another added. */
function termsOf(sum: Sum): (times: number, more: number) => readonly Count[] {
  if (sum.terms !== undefined && (sum.parts ?? 1) <= mostParts) return sum.terms;
  const count = totalOf(sum) as Count;
  return (times, more) => {
    if (times !== 1) return [(run) => count(run) * times + more];
    return [more === 0 ? count : (run) => count(run) + more];
  };
}

/** Each term is called by its name: to go through a list takes longer. */
function added(terms: readonly Count[]): Count {
  const [first, two, three, four, ...others] = terms;
  const one = assertDefined(first);
  if (two === undefined) return one;
  if (three === undefined) return (run) => one(run) + two(run);
  if (four === undefined) return (run) => one(run) + two(run) + three(run);
  const few: Count = (run) => one(run) + two(run) + three(run) + four(run);
  if (others.length === 0) return few;
  const rest = added(others);
  return (run) => few(run) + rest(run);
}

/** The value itself. */
export function totalOf(sum: Sum): Code['total'] {
  return sum.total ?? added(assertDefined(sum.terms)(1, 0));
}

/** What an operator makes of two values; undefined: it may not be a whole number, or may be too large. */
export function linearStep(left: Sum, operator: BinaryOperator, right: Sum): Sum | undefined {
  // Of which nothing is known may lie as far from 0 as it likes.
  const { most: far = Number.POSITIVE_INFINITY } = left;
  const { most: farther = Number.POSITIVE_INFINITY } = right;
  if (operator === '*') return product(left, right, far * farther);
  if (operator !== '+' && operator !== '-') return undefined;
  const most = far + farther;
  return safe(most) ? sumOf(left, operator === '+' ? 1 : -1, right, most) : undefined;
}

function sumOf(left: Sum, sign: 1 | -1, right: Sum, most: number): Sum {
  const [one, other] = [termsOf(left), termsOf(right)];
  const { constant: first } = left;
  const { constant: second } = right;
  const parts = (left.parts ?? 1) + (right.parts ?? 1);
  // `more` is never -0, and neither is what is added to it.
  if (typeof second === 'number') {
    return { most, parts, terms: (times, more) => one(times, more + times * sign * second) };
  }
  if (typeof first === 'number') {
    return { most, parts, terms: (times, more) => other(times * sign, more + times * first) };
  }
  return {
    most,
    parts,
    terms: (times, more) => [...one(times, more), ...other(times * sign, 0)],
  };
}

function product(left: Sum, right: Sum, most: number): Sum | undefined {
  if (!safe(most)) return undefined;
  const { constant: first } = left;
  const { constant: second } = right;
  if (typeof second === 'number') return scaled(left, second, most);
  if (typeof first === 'number') return scaled(right, first, most);
  const [one, other] = [totalOf(left), totalOf(right)] as [Count, Count];
  // `+ 0` turns -0 into 0.
  return { most, total: (run: Run) => one(run) * other(run) + 0 };
}

/** A value times a known number. */
export function scaled(sum: Sum, by: number, most: number | undefined): Sum {
  const terms = termsOf(sum);
  return { most, parts: sum.parts, terms: (times, more) => terms(times * by, more) };
}
