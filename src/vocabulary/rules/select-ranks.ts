/** Which of the values in a pool a rule by rank keeps. */
import type { PoolRule } from './rule.ts';

/**
 * For each value whether it is kept; of equal ones the earlier.
 *
 * @param order below, equal or above 0, as the first is below, equal to or above the second
 * @param key the same for equal values only
 */
export function kept<T, K>(
  values: readonly T[],
  rule: PoolRule,
  order: (one: T, other: T) => number,
  key: (value: T) => K,
): readonly boolean[] {
  const ranked = [...values].sort(order);
  // A sort is stable, so of equal values the earlier is the lower; `wanted` goes by value alone.
  const { from, to } = ranksOf(rule, values.length);
  const taken = ranked.slice(from, to);
  const wanted = new Map<K, number>();
  for (const value of taken) wanted.set(key(value), (wanted.get(key(value)) ?? 0) + 1);
  return values.map((value) => {
    const more = wanted.get(key(value)) ?? 0;
    wanted.set(key(value), more - 1);
    return more > 0;
  });
}

/** Which ranks of so many dice a rule keeps: from one up to but without another, 0 being the lowest. */
export function ranksOf(
  { from: end, skip, take = Number.POSITIVE_INFINITY }: PoolRule,
  dice: number,
): { readonly from: number; readonly to: number } {
  const passed = Math.min(dice, end === 'middle' ? middleSkip(dice, take) : skip);
  const kept = Math.min(dice - passed, take);
  const from = end === 'highest' ? dice - passed - kept : passed;
  return { from, to: from + kept };
}

/** How many of the lowest are dropped around the middle; an odd one too many goes from the top. */
const middleSkip = (dice: number, take: number): number =>
  Math.max(0, Math.floor((dice - take) / 2));

/** Where equal values stand, for each value in the order of its first place. */
export function alike<T, K>(values: readonly T[], key: (value: T) => K): readonly number[][] {
  const places = new Map<K, number[]>();
  for (const [index, value] of values.entries()) {
    const before = places.get(key(value));
    if (before === undefined) places.set(key(value), [index]);
    else before.push(index);
  }
  return [...places.values()];
}
