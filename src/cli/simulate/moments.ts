/** Mean, spread and ends of numbers that come one by one or in groups. */

export interface Moments {
  readonly count: number;
  readonly mean: number;
  /** The sum of the squared distances from the mean. */
  readonly squares: number;
  readonly least: number;
  readonly highest: number;
}

export const noMoments: Moments = {
  count: 0,
  mean: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
};

/** The moments of some numbers. */
export function momentsOf(values: readonly number[]): Moments {
  let mean = 0;
  let squares = 0;
  let [least, highest] = [noMoments.least, noMoments.highest];
  for (const [index, value] of values.entries()) {
    const step = value - mean;
    mean += step / (index + 1);
    squares += step * (value - mean);
    if (value < least) least = value;
    if (value > highest) highest = value;
  }
  return { count: values.length, mean, squares, least, highest };
}

/**
 * The moments of two groups together, from those of each.
 * (Chan, Golub and LeVeque, "Updating Formulae and a Pairwise Algorithm", 1979.)
 */
export function together(one: Moments, other: Moments): Moments {
  if (one.count === 0) return other;
  if (other.count === 0) return one;
  const count = one.count + other.count;
  const step = other.mean - one.mean;
  return {
    count,
    mean: one.mean + (step * other.count) / count,
    squares: one.squares + other.squares + (step * step * one.count * other.count) / count,
    least: Math.min(one.least, other.least),
    highest: Math.max(one.highest, other.highest),
  };
}

/** The standard deviation of what the numbers are a sample of; 0 for fewer than two. */
export function deviation({ count, squares }: Moments): number {
  return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
}
