/** The law of one place among independent equal ones, sorted. */
import { TooLarge } from './budget.ts';
import { choose } from './integers.ts';
import type { Law } from './law.ts';
import { pointsOf } from './law.ts';
import { gather } from './mixtures.ts';
import type { View } from './view.ts';

/**
 * The law of the `place`-th lowest of `n` independent ones: with F ways to stay at or below an outcome
 * out of D, at least `place` of them do in sum over m >= place of C(n, m) F^m (D - F)^(n - m) ways.
 */
export function orderStatistic(law: Law, n: number, place: number, { budget }: View): Law {
  if (law.any > 0n) throw new TooLarge('the rank of what only bounds are known of');
  budget.spend(law.weights.length * (n - place + 1) * n, 'so many ranks');
  const whole = law.denominator ** BigInt(n);
  const atMost = (ways: bigint): bigint => {
    const others = law.denominator - ways;
    let sum = 0n;
    for (let m = place; m <= n; m += 1) {
      sum += choose(n, m) * ways ** BigInt(m) * others ** BigInt(n - m);
    }
    return sum;
  };
  const gathered = gather();
  let passed = law.below;
  let before = atMost(passed);
  gathered.masses.below = before;
  for (const [outcome, weight] of pointsOf(law)) {
    passed += weight;
    const here = atMost(passed);
    gathered.put(outcome, here - before);
    before = here;
  }
  gathered.masses.above = whole - before;
  gathered.cut(law.bottom, law.top);
  return gathered.finish(whole);
}
