/** What many rolls came to, without their outcomes: mean, spread, ends; and how far these may be from the truth. */
import type { Diagnostic } from '../../index.ts';

export interface Summary {
  /** Rolls without the failed ones. */
  readonly count: number;
  readonly mean: number;
  /** The sum of the squared distances from the mean. */
  readonly squares: number;
  readonly min: number;
  readonly max: number;
  /** How many came to at least, and to at most, the bounds that were asked about. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Rolls that ended in an error, such as a division by a roll of 0, and the first of these errors. */
  readonly failed: number;
  readonly failure?: FailedRoll | undefined;
}

/** Why a roll failed. Plain data, since it comes from other threads; it is worded where it is shown. */
export interface FailedRoll {
  readonly diagnostics: readonly Diagnostic[];
  readonly notation: string;
}

interface Bounds {
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

/** The summary of some outcomes. Nothing is at least, or at most, a bound that is not given. */
export function summaryOf(outcomes: readonly number[], bounds: Bounds = {}): Summary {
  const { atLeast: lower = Number.NaN, atMost: upper = Number.NaN } = bounds;
  let [mean, squares, atLeast, atMost] = [0, 0, 0, 0];
  for (const [index, outcome] of outcomes.entries()) {
    const step = outcome - mean;
    mean += step / (index + 1);
    squares += step * (outcome - mean);
    if (outcome >= lower) atLeast += 1;
    if (outcome <= upper) atMost += 1;
  }
  const [min, max] = [Math.min(...outcomes), Math.max(...outcomes)];
  return { count: outcomes.length, mean, squares, min, max, atLeast, atMost, failed: 0 };
}

export const noRolls: Summary = summaryOf([]);

/** Two groups of rolls together. Sums of doubles depend on their order, and so does this. */
export const together = (one: Summary, other: Summary): Summary => ({
  ...momentsOf(one, other),
  atLeast: one.atLeast + other.atLeast,
  atMost: one.atMost + other.atMost,
  failed: one.failed + other.failed,
  failure: one.failure ?? other.failure,
});

/** Chan, Golub and LeVeque, "Updating Formulae and a Pairwise Algorithm", 1979. */
function momentsOf(one: Summary, other: Summary) {
  if (one.count === 0) return other;
  if (other.count === 0) return one;
  const count = one.count + other.count;
  const step = other.mean - one.mean;
  return {
    count,
    mean: one.mean + (step * other.count) / count,
    squares: one.squares + other.squares + (step * step * one.count * other.count) / count,
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
  };
}

/** The standard deviation of what the rolls are a sample of; 0 for fewer than two. */
export const deviationOf = ({ count, squares }: Summary): number =>
  count < 2 ? 0 : Math.sqrt(squares / (count - 1));

/** The confidence of a margin: out of a hundred margins this many hold, each by itself. */
export const confidence = 99;

/** The standard normal distribution has 99% of its mass within this many standard deviations. */
const z = 2.5758293035489004;

/** With fewer rolls than this the mean is not yet spread like a normal number. */
const fewest = 30;

/** The margin of the mean; undefined where there are too few rolls to know it. */
export const marginOfMean = (summary: Summary): number | undefined =>
  summary.count < fewest ? undefined : (z * deviationOf(summary)) / Math.sqrt(summary.count);

/**
 * The margin of a share: the farther end of Wilson's score interval, which also holds for shares near 0
 * and 1. (Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.)
 *
 * @param times - how often it came
 * @param count - how often it could have come, at least 1
 */
export function marginOfShare(times: number, count: number): number {
  const share = times / count;
  const scale = 1 + (z * z) / count;
  const middle = (share + (z * z) / (2 * count)) / scale;
  const half =
    (z / scale) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return Math.max(middle + half - share, share - middle + half);
}
