/** Calculates in moments: mass, mean and square, exact where every chance is out of reach. */

import { bitLength } from '../../number/convert.ts';
import type { Num } from '../../number/index.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { gcd, lcm } from '../arithmetic/integers.ts';
import type { Law } from '../law/law.ts';
import { pointsOf } from '../law/law.ts';
import type { Character } from './character.ts';
import { worthIn } from './character.ts';
import type { Ring } from './ring.ts';
import type { Worth } from './view.ts';

/** Mass, first and second moment, over one denominator. */
export interface Moments {
  readonly mass: bigint;
  readonly first: bigint;
  readonly second: bigint;
  readonly denominator: bigint;
}

function reduced(mass: bigint, first: bigint, second: bigint, denominator: bigint): Moments {
  // Of all four only the mean may be below 0.
  const common = [first < 0n ? -first : first, second, denominator].reduce(gcd, mass);
  return {
    mass: mass / common,
    first: first / common,
    second: second / common,
    denominator: denominator / common,
  };
}

/** The moments of one number. */
export function momentsOfNumber(value: Num): Moments {
  return typeof value === 'number'
    ? momentsOfShare(BigInt(value), 1n)
    : momentsOfShare(value.numerator, value.denominator);
}

const momentsOfShare = (numerator: bigint, denominator: bigint): Moments => ({
  mass: denominator * denominator,
  first: numerator * denominator,
  second: numerator * numerator,
  denominator: denominator * denominator,
});

/** Bits of a common denominator, times the outcomes, that are calculated in a moment. */
const mostDigits = 100_000_000;

/** Whether exact moments take a moment only: very many fractions may have a common denominator of any length. */
export function isSoonReckoned(law: Law): boolean {
  const most = mostDigits / Math.max(1, law.weights.length);
  return bitLength(commonDenominator(law, most)) <= most;
}

/** The least common denominator of all outcomes; stops when it has more bits than `most`. */
function commonDenominator(law: Law, most: number): bigint {
  let common = 1n;
  if (law.kind === 'dense') return common;
  for (const outcome of law.outcomes) {
    if (typeof outcome === 'number' || common % outcome.denominator === 0n) continue;
    common = lcm(common, outcome.denominator);
    if (bitLength(common) > most) return common;
  }
  return common;
}

/** The moments of a law of which everything is listed. */
export function momentsOfLaw(law: Law): Moments {
  let [first, second] = [0n, 0n];
  const common = commonDenominator(law, Number.POSITIVE_INFINITY);
  for (const [outcome, weight] of pointsOf(law)) {
    const value =
      typeof outcome === 'number'
        ? BigInt(outcome) * common
        : outcome.numerator * (common / outcome.denominator);
    first += weight * value;
    second += weight * value * value;
  }
  const square = common * common;
  return reduced(law.denominator * square, first * common, second, law.denominator * square);
}

export const momentsRing: Ring<Moments> = {
  one: { mass: 1n, first: 0n, second: 0n, denominator: 1n },
  get unknown(): Moments {
    throw new TooLarge('moments-of-unknown-value');
  },
  mix: (parts, whole) => {
    const common = parts.reduce((most, [, { denominator }]) => lcm(most, denominator), 1n);
    let [mass, first, second] = [0n, 0n, 0n];
    for (const [weight, part] of parts) {
      const factor = weight * (common / part.denominator);
      mass += part.mass * factor;
      first += part.first * factor;
      second += part.second * factor;
    }
    return reduced(mass, first, second, common * whole);
  },
  times: (one, other) =>
    reduced(
      one.mass * other.mass,
      one.first * other.mass + one.mass * other.first,
      one.second * other.mass + 2n * one.first * other.first + one.mass * other.second,
      one.denominator * other.denominator,
    ),
  looped: (last, loop) => {
    // 1 / (1 - L) in powers of the unknown: 1/r, L1/r^2, L2/r^2 + 2 L1^2/r^3 with r = 1 - L0.
    const { mass, first, second, denominator } = loop;
    const rest = denominator - mass;
    const inverse = reduced(
      denominator * rest * rest,
      first * denominator * rest,
      denominator * (second * rest + 2n * first * first),
      rest * rest * rest,
    );
    return momentsRing.times(last, inverse);
  },
  minus: (whole, part) =>
    momentsRing.mix(
      [
        [1n, whole],
        [-1n, part],
      ],
      1n,
    ),
};

const scaledMoments = (numerator: bigint, denominator: bigint): Character<Moments> => ({
  ring: momentsRing,
  of: (value) =>
    typeof value === 'number'
      ? momentsOfShare(BigInt(value) * numerator, denominator)
      : momentsOfShare(value.numerator * numerator, value.denominator * denominator),
  scaled: (times) =>
    typeof times === 'number'
      ? scaledMoments(numerator * BigInt(times), denominator)
      : scaledMoments(numerator * times.numerator, denominator * times.denominator),
  ofDice: () => undefined,
});

/** The total itself. */
export const momentsCharacter: Character<Moments> = scaledMoments(1n, 1n);

/** What a die is worth in moments: its value, or its score. */
export const momentsWorth: (scoreOf: ((value: number) => number) | undefined) => Worth<Moments> =
  worthIn(momentsCharacter);

/** The moments of -X. */
export const negatedMoments = (moments: Moments): Moments => ({
  ...moments,
  first: -moments.first,
});

/** The moments of the product of two independent numbers. */
export const productMoments = (one: Moments, other: Moments): Moments =>
  reduced(
    one.mass * other.mass,
    one.first * other.first,
    one.second * other.second,
    one.denominator * other.denominator,
  );
