/** How far a sample may be from the truth. */

/** How sure a margin is: so many of a hundred margins hold, each by itself. */
export const confidence = 99;

/** The standard normal distribution has 99 % of its mass within so many standard deviations. */
const z = 2.5758293035489004;

/** Below so many rolls the mean is not yet spread like a normal number. */
const fewest = 30;

/** The margin of a mean; undefined where there are too few rolls to tell. */
export function marginOfMean(deviation: number, count: number): number | undefined {
  return count < fewest ? undefined : (z * deviation) / Math.sqrt(count);
}

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
