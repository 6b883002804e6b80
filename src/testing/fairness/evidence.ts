/**
 * Evidence against a law, as a bet that cannot be won while the law holds.
 *
 * Somebody with 1 coin bets on every roll before it falls. If the law holds, no way of betting makes the
 * coins grow on average, and the chance that they ever reach 1/a is at most a (J. Ville, "Étude critique de
 * la notion de collectif", 1939). So one may look after every roll and stop at any time, and the chance of a
 * false alarm is still what was said: no approximation, no correction for looking often.
 *
 * The bets here are those of a Dirichlet distribution around the law, the evidence the Bayes factor of the
 * multinomial counts (M. Lindon and A. Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS
 * 2022). The coins are spread over several distributions, from wide to narrow, so that large faults are found
 * soon and small ones at all.
 */

/** How narrow the bets are: each this many times as narrow as the one before. */
const widths = Array.from({ length: 19 }, (_, step) => 4 ** step);

/**
 * The natural logarithm of the coins.
 *
 * @param counts how often each cell came, whole numbers
 * @param chances of the cells, all above 0
 */
export function logEvidence(counts: ArrayLike<number>, chances: readonly number[]): number {
  let rolls = 0;
  for (let cell = 0; cell < counts.length; cell += 1) rolls += counts[cell] as number;
  const bets = widths.map((width) => {
    let sum = -logRise(width, rolls);
    for (const [cell, chance] of chances.entries()) {
      const count = counts[cell] as number;
      if (count > 0) sum += logRise(width * chance, count);
    }
    return sum;
  });
  const most = Math.max(...bets);
  const mean = bets.reduce((sum, bet) => sum + Math.exp(bet - most), 0) / bets.length;
  return most + Math.log(mean);
}

/** From here on Stirling's series with three terms is good to all digits that matter. */
const large = 20;

/** ln of a (a + 1) ... (a + n - 1) / a^n, without the large terms that would cancel. */
export function logRise(a: number, n: number): number {
  if (a >= large) return stirling(a, n);
  const steps = Math.min(n, Math.ceil(large - a));
  let [sum, product] = [0, 1];
  for (let step = 1; step < steps; step += 1) {
    product *= 1 + step / a;
    if (product < 1e200) continue;
    sum += Math.log(product);
    product = 1;
  }
  sum += Math.log(product);
  const left = n - steps;
  if (left === 0) return sum;
  const start = a + steps;
  return sum + left * Math.log(start / a) + stirling(start, left);
}

/** The same for a large `a`, by ln Γ(x) = (x - 1/2) ln x - x + ln(2π)/2 + 1/12x - 1/360x³ + ... */
function stirling(a: number, n: number): number {
  const b = a + n;
  const correction = (x: number): number => 1 / (12 * x) - 1 / (360 * x ** 3);
  return (b - 0.5) * Math.log1p(n / a) - n + correction(b) - correction(a);
}
