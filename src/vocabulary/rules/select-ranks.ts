/** Which of the values in a pool rules by rank keep. */
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

/** Ranks of dice, or values: from one up to but without another, 0 being the lowest. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** Which ranks of this many dice a rule keeps. */
export function ranksOf(
  { from: end, skip, take = Number.POSITIVE_INFINITY }: PoolRule,
  dice: number,
): Ranks {
  const passed = Math.min(dice, end === 'middle' ? middleSkip(dice, take) : skip);
  const kept = Math.min(dice - passed, take);
  const from = end === 'highest' ? dice - passed - kept : passed;
  return { from, to: from + kept };
}

/** Which ranks a row of rules leaves of this many dice. */
export function ranksOfAll(rules: readonly PoolRule[], dice: number): Ranks {
  return rules.reduce<Ranks>(
    (left, rule) => {
      const { from, to } = ranksOf(rule, left.to - left.from);
      return { from: left.from + from, to: left.from + to };
    },
    { from: 0, to: dice },
  );
}

/** How many of the lowest are dropped around the middle; an odd one too many goes from the top. */
const middleSkip = (dice: number, take: number): number =>
  Math.max(0, Math.floor((dice - take) / 2));
