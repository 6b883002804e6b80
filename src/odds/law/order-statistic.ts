/** The law of one place among independent equal ones, sorted. */
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { choose } from '../arithmetic/integers.ts';
import type { View } from '../rings/view.ts';
import type { Law } from './law.ts';
import { pointsOf } from './law.ts';
import { gather } from './mixtures.ts';

/** What is asked: in how many ways at least `place` of `n` do what each does in `ways` out of `whole` ways. */
interface Asked {
  readonly ways: bigint;
  readonly whole: bigint;
  readonly n: number;
  readonly place: number;
}

type Answering = (asked: Asked, budget: Budget) => bigint;

/** How many words of 64 bits an n-th power has. */
const wordsOf = (whole: bigint, n: number): number => (n * whole.toString(16).length * 4) / 64;

/** Sum over m >= place of C(n, m) F^m (D - F)^(n - m). */
const alone: Answering = ({ ways, whole, n, place }, { spend }) => {
  spend((n - place + 1) * (n + wordsOf(whole, n) ** 2 / 200), 'many-ranks');
  const others = whole - ways;
  let sum = 0n;
  for (let m = place; m <= n; m += 1) {
    sum += choose(n, m) * ways ** BigInt(m) * others ** BigInt(n - m);
  }
  return sum;
};

/** The same for every place at once, remembered: places are asked one after the other. */
export function together(): Answering {
  const known = new Map<string, readonly bigint[]>();
  return (asked, budget) => {
    const key = `${asked.ways}/${asked.whole}`;
    let sums = known.get(key);
    if (sums === undefined) {
      sums = everyPlace(asked, budget);
      known.set(key, sums);
    }
    return sums[asked.place] ?? 0n;
  };
}

function everyPlace({ ways, whole, n }: Asked, { spend }: Budget): readonly bigint[] {
  const words = wordsOf(whole, n);
  // Each sum is kept, so that room is paid for as well.
  spend(n * (6 + words + words ** 2 / 200), 'many-ranks');
  const others = whole - ways;
  const powers = [1n];
  for (let m = 0; m < n; m += 1) powers.push((powers[m] ?? 1n) * ways);
  const sums: bigint[] = [];
  let sum = 0n;
  let rest = 1n;
  let orders = 1n;
  for (let m = n; m >= 0; m -= 1) {
    sum += orders * (powers[m] ?? 1n) * rest;
    sums[m] = sum;
    rest *= others;
    orders = (orders * BigInt(m)) / BigInt(n - m + 1);
  }
  return sums;
}

/**
 * The law of the `place`-th lowest of `n` independent ones: with F ways to stay at or below an outcome
 * out of D, at least `place` of them do in sum over m >= place of C(n, m) F^m (D - F)^(n - m) ways.
 */
export function orderStatistic(
  law: Law,
  n: number,
  place: number,
  { budget }: View,
  answering: Answering = alone,
): Law {
  if (law.any > 0n) throw new TooLarge('rank-of-bounds');
  const { denominator } = law;
  // Where places are asked one after the other, all of them must be within the limit.
  const others = answering === alone ? 1 : n;
  budget.spend(law.weights.length * others * wordsOf(denominator, n), 'many-ranks');
  const atMost = (ways: bigint): bigint =>
    answering({ ways, whole: denominator, n, place }, budget);
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
  const whole = denominator ** BigInt(n);
  gathered.masses.above = whole - before;
  gathered.cut(law.bottom, law.top);
  return gathered.finish(whole);
}
