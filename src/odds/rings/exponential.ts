/** The expectation of a number to the power of a total: the generating function of the dice at that number. */

import { bitLength } from '../../number/convert.ts';
import type { Num } from '../../number/index.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { gcd, lcm } from '../arithmetic/integers.ts';
import type { Character } from './character.ts';
import type { Ring } from './ring.ts';

/** A fraction; the denominator is above 0. */
export interface Share {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Thrown where an expectation of numbers that are all above 0 is infinite. */
export class Infinite extends Error {}

const one: Share = { numerator: 1n, denominator: 1n };

function reduced(numerator: bigint, denominator: bigint): Share {
  const common = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

const times = (left: Share, right: Share): Share =>
  reduced(left.numerator * right.numerator, left.denominator * right.denominator);

/** Longer numbers than these take too long. */
const mostBits = 200_000;

/** @param converges - whether it is known that every loop of a chain has an end */
const shareRing = (budget: Budget, converges: boolean): Ring<Share> => ({
  one,
  get unknown(): Share {
    throw new TooLarge('moments-of-unknown-value');
  },
  mix: (parts, whole) => {
    let [sum, common] = [0n, 1n];
    for (const [, { denominator }] of parts) common = lcm(common, denominator);
    const bits = bitLength(common);
    budget.spend(parts.length * (4 + bits / 32), 'moments-of-many-values');
    if (bits > mostBits) throw new TooLarge('moments-of-large-numbers');
    for (const [weight, { numerator, denominator }] of parts) {
      sum += weight * numerator * (common / denominator);
    }
    return reduced(sum, common * whole);
  },
  times,
  minus: (whole, part) =>
    reduced(
      whole.numerator * part.denominator - part.numerator * whole.denominator,
      whole.denominator * part.denominator,
    ),
  looped: (last, { numerator, denominator }) => {
    if (!converges && numerator >= denominator) throw new Infinite();
    return times(last, reduced(denominator, denominator - numerator));
  },
});

/**
 * The expectation of `base^total`. For a base below 0 the same of the base without its sign must be finite: ask for
 * that first.
 *
 * @param base - not 0
 * @throws Infinite where it is infinite, from what it gives
 */
export function exponential(base: Share, budget: Budget): Character<Share> {
  const negative = base.numerator < 0n;
  const inverse: Share = negative
    ? { numerator: -base.denominator, denominator: -base.numerator }
    : { numerator: base.denominator, denominator: base.numerator };
  const bits = bitLength(base.numerator) + bitLength(base.denominator);
  const power = (exponent: Num): Share | undefined => {
    if (typeof exponent !== 'number') return undefined;
    const size = Math.abs(exponent);
    if (!(size * bits <= mostBits)) return undefined;
    budget.spend((size * bits) / 64, 'moments-of-large-numbers');
    const { numerator, denominator } = exponent < 0 ? inverse : base;
    return { numerator: numerator ** BigInt(size), denominator: denominator ** BigInt(size) };
  };
  return {
    ring: shareRing(budget, negative),
    of: (value) => {
      const result = power(value);
      if (result === undefined) throw new TooLarge('moments-of-large-numbers');
      return result;
    },
    scaled: (factor) => {
      const scaled = power(factor);
      return scaled && exponential(scaled, budget);
    },
    ofDice: (each) => (each.numerator > 0n ? exponential(each, budget) : undefined),
  };
}
