/** Sums of independent laws of whole numbers. */
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { isEven, multiply, power, sumOf } from '../arithmetic/integers.ts';
import { powerIn } from '../rings/ring.ts';
import type { DenseLaw } from './law.ts';
import { dense, highOf, isBounded, massOf } from './law.ts';

/** One part in this many is put down as unknown rather than followed. */
export const negligible: bigint = 2n ** 60n;

/**
 * Of what lies beyond one open side, one part in this many may meet so much on the other side that nothing is
 * known of the sum. The farther one looks the less lies beyond, and the less is unknown with it.
 */
const doubtful = 2n ** 20n;

/** The mirror image: the law of -X. */
export function negated(law: DenseLaw): DenseLaw {
  return dense(-highOf(law) + 0, [...law.weights].reverse(), law.denominator, {
    below: law.above,
    bottom: -law.top,
    above: law.below,
    top: -law.bottom,
    any: law.any,
    fractional: law.fractional,
  });
}

/** The law of X + c. @throws TooLarge */
export function shifted(law: DenseLaw, by: number): DenseLaw {
  if (!Number.isSafeInteger(law.low + by) || !Number.isSafeInteger(highOf(law) + by)) {
    throw new TooLarge('large-totals');
  }
  return { ...law, low: law.low + by, top: law.top + by, bottom: law.bottom + by };
}

/**
 * The law of X + Y, both of whole numbers. Where the open upper side of one meets the lower outcomes of
 * the other, the window ends where the sum is still certain to be beyond it; where that would leave too
 * little of a window, the doubtful mass is put down as `any`.
 */
export function added(one: DenseLaw, other: DenseLaw, budget: Budget): DenseLaw {
  const only = certain(one);
  if (only !== undefined) return shifted(other, only);
  const certainly = certain(other);
  if (certainly !== undefined) return shifted(one, certainly);
  const denominator = one.denominator * other.denominator;
  const low = -topOf(negated(one), negated(other));
  // The edges of a narrow window must not cross: an outcome between them would be on both sides.
  const high = Math.max(topOf(one, other), low - 1);
  budget.spend(costOfProduct(one, other), 'many-dice');
  const start = one.low + other.low;
  const full = multiply(one.weights, other.weights);
  let above = one.above * other.above;
  let below = one.below * other.below;
  let any =
    one.any * massOf(other) +
    (massOf(one) - one.any) * other.any +
    one.above * other.below +
    one.below * other.above;
  const place = (open: DenseLaw, closed: DenseLaw): void => {
    for (const [index, weight] of closed.weights.entries()) {
      if (weight === 0n) continue;
      const at = closed.low + index;
      // The open side lies above its top: the sum is above `top + at`.
      if (open.above > 0n) {
        if (open.top + at >= high) above += open.above * weight;
        else any += open.above * weight;
      }
      if (open.below > 0n) {
        if (open.bottom + at <= low) below += open.below * weight;
        else any += open.below * weight;
      }
    }
  };
  place(one, other);
  place(other, one);
  const from = Math.max(0, low - start);
  const to = Math.max(from, Math.min(full.length, high - start + 1));
  above += sumOf(full.slice(to));
  below += sumOf(full.slice(0, from));
  const fractional = one.fractional || other.fractional;
  // Without an edge nothing is known to lie beyond one.
  if (high === Number.POSITIVE_INFINITY) [any, above] = [any + above, 0n];
  if (low === Number.NEGATIVE_INFINITY) [any, below] = [any + below, 0n];
  const tails = { above, below, any, top: high, bottom: low, fractional };
  return dense(start + from, full.slice(from, to), denominator, tails);
}

/** The only outcome of a law that has one. */
const certain = (law: DenseLaw): number | undefined =>
  law.weights.length === 1 && law.weights[0] === law.denominator && isBounded(law)
    ? law.low
    : undefined;

/** A product that costs more is looked at for rows of equal weights. */
const dear = 20_000;

/** Large products are packed, so what counts is how many words of memory the rows take. */
function costOfProduct(one: DenseLaw, other: DenseLaw): number {
  const words = (wordsOf(one) + wordsOf(other)) / 2;
  const plain = one.weights.length * other.weights.length * (1 + words / 8);
  const packed = 12 * (one.weights.length + other.weights.length) * (1 + words);
  const least = Math.min(plain, packed);
  if (least < dear) return 2 * least;
  const short = one.weights.length <= other.weights.length ? one : other;
  const slidden = 4 * (one.weights.length + other.weights.length) * (1 + words / 8);
  return 2 * (isEven(short.weights) ? Math.min(least, slidden) : least);
}

/** How many words of 64 bits a weight may take. */
const wordsOf = ({ denominator }: DenseLaw): number => denominator.toString(16).length / 16;

/** The highest sum that can be listed. Infinite: nothing is open above. */
function topOf(one: DenseLaw, other: DenseLaw): number {
  const exact = Math.min(one.top + other.low, other.top + one.low);
  const openBelow = (one.above > 0n && other.below > 0n) || (other.above > 0n && one.below > 0n);
  if (!openBelow) return exact;
  // All but a negligible part of one lies so high that it lifts the other's edge at least there.
  return Math.max(exact, Math.min(liftedEdge(one, other), liftedEdge(other, one)));
}

/**
 * How far up the sum can be listed although `open` has no top: next to nothing of `other` is so low that it
 * takes what lies beyond that top back below this edge.
 */
function liftedEdge(open: DenseLaw, other: DenseLaw): number {
  if (open.above === 0n) return Number.POSITIVE_INFINITY;
  return open.top + lastDoubtful(other);
}

/** The last outcome up to which all lower ones together are next to nothing; infinite: there is none. */
export function lastDoubtful({ low, weights, below, denominator }: DenseLaw): number {
  let passed = below;
  for (const [index, weight] of weights.entries()) {
    passed += weight;
    if (passed * doubtful > denominator) return low + index;
  }
  return Number.POSITIVE_INFINITY;
}

/** The law of the sum of n independent ones. */
export function repeated(law: DenseLaw, n: number, budget: Budget): DenseLaw {
  if (n === 0) return dense(0, [1n], 1n);
  if (n === 1) return law;
  if (law.below > 0n && law.above === 0n && law.any === 0n) {
    return negated(repeated(negated(law), n, budget));
  }
  if (law.below > 0n || law.any > 0n || law.weights.length === 0) {
    const times = (one: DenseLaw, other: DenseLaw): DenseLaw => added(one, other, budget);
    return powerIn({ one: dense(0, [1n], 1n), times }, law, n);
  }
  const { low, weights } = law;
  const even = weights.every((weight) => weight === weights[0]);
  // Above the top of one die nothing is known, so the sum is known to `n - 1` lowest dice and one top.
  const top = law.top + (n - 1) * low;
  const span = (weights.length - 1) * n + 1;
  const length = Math.min(span, Math.max(0, top - n * low + 1));
  const filled = even ? 4 : weights.filter((weight) => weight !== 0n).length;
  const digits = (n * law.denominator.toString(16).length) / 200 + 1;
  budget.spend(length * filled * digits * 2, 'many-dice');
  const row = power(weights, n, length);
  const denominator = law.denominator ** BigInt(n);
  return dense(n * low, row, denominator, {
    above: denominator - sumOf(row),
    top,
    fractional: law.fractional,
  });
}
