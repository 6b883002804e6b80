/** Which dice, or values, are equal, and which of them are a set. */
import type { SetsRule } from './rule.ts';

/** The places of equal values, for each value in the order of its first place. */
export function alike<T, K>(values: readonly T[], key: (value: T) => K): readonly number[][] {
  const places = new Map<K, number[]>();
  for (const [index, value] of values.entries()) {
    const before = places.get(key(value));
    if (before === undefined) places.set(key(value), [index]);
    else before.push(index);
  }
  return [...places.values()];
}

/**
 * The places of each set that a rule looks for, in the order of their first dice. The first one scores for its set.
 *
 * @param meets - whether a value meets one of the tests
 */
export const findSets = <T, K>(
  values: readonly T[],
  { least, tests }: SetsRule,
  key: (value: T) => K,
  meets: (tests: NonNullable<SetsRule['tests']>, value: T) => boolean,
): readonly number[][] =>
  alike(values, key).filter(
    (places) =>
      places.length >= least && (tests === undefined || meets(tests, values[places[0] ?? 0] as T)),
  );
