/** Moments of which one may be infinite, and what becomes of them in sums, products and mixtures of independent parts. */
import { TooLarge } from '../arithmetic/budget.ts';
import type { Moments } from '../rings/moments.ts';
import { momentsRing, negatedMoments, productMoments } from '../rings/moments.ts';
import type { Share } from '../rings/ring.ts';

/** What is known of a mean and a variance. */
export type Known =
  | { readonly kind: 'finite'; readonly moments: Moments }
  /** The mean is that of the moments; the square is infinite, whatever they say of it. */
  | { readonly kind: 'infinite variance'; readonly moments: Moments }
  | { readonly kind: 'infinite mean'; readonly side: 1 | -1 };

/** On which side of 0 a number can lie; undefined: on both. */
export type Side = 'zero' | 1 | -1 | undefined;

export const finite = (moments: Moments): Known => ({ kind: 'finite', moments });

const unknown = (): TooLarge => new TooLarge('infinite-both-ways');

export function negatedKnown(known: Known): Known {
  return known.kind === 'infinite mean'
    ? { kind: 'infinite mean', side: known.side === 1 ? -1 : 1 }
    : { kind: known.kind, moments: negatedMoments(known.moments) };
}

/** @throws TooLarge where an infinity meets its opposite */
function infiniteAmong(parts: readonly Known[]): Known | undefined {
  const sides = parts.flatMap((part) => (part.kind === 'infinite mean' ? [part.side] : []));
  const [side] = sides;
  if (side === undefined) return undefined;
  if (sides.some((each) => each !== side)) throw unknown();
  return { kind: 'infinite mean', side };
}

type Spread = Exclude<Known, { kind: 'infinite mean' }>;

const kindOf = (parts: readonly Spread[]): Spread['kind'] =>
  parts.some(({ kind }) => kind === 'infinite variance') ? 'infinite variance' : 'finite';

/** @throws TooLarge where an infinity meets its opposite */
export function sumKnown(one: Known, other: Known): Known {
  const infinite = infiniteAmong([one, other]);
  if (infinite !== undefined) return infinite;
  const [left, right] = [one, other] as readonly Spread[] as readonly [Spread, Spread];
  return { kind: kindOf([left, right]), moments: momentsRing.times(left.moments, right.moments) };
}

/** @throws TooLarge where an infinity meets its opposite */
export function mixKnown(parts: readonly Share<Known>[], whole: bigint): Known {
  const taken = parts.filter(([weight]) => weight > 0n);
  const infinite = infiniteAmong(taken.map(([, part]) => part));
  if (infinite !== undefined) return infinite;
  const spread = taken as readonly Share<Spread>[];
  return {
    kind: kindOf(spread.map(([, part]) => part)),
    moments: momentsRing.mix(
      spread.map(([weight, { moments }]) => [weight, moments]),
      whole,
    ),
  };
}

/**
 * The product of two independent numbers.
 *
 * @param sideOf - on which side of 0 the first and the second can lie; only asked for what is infinite
 * @throws TooLarge where that depends on what is infinite on both sides
 */
export function productKnown(one: Known, other: Known, sideOf: (index: 0 | 1) => Side): Known {
  if (one.kind === 'finite' && other.kind === 'finite') {
    return finite(productMoments(one.moments, other.moments));
  }
  const sides = [sideOf(0), sideOf(1)];
  if (sides.includes('zero')) return finite(productMoments(zero, zero));
  if (one.kind !== 'infinite mean' && other.kind !== 'infinite mean') {
    return { kind: 'infinite variance', moments: productMoments(one.moments, other.moments) };
  }
  if (sides.includes(undefined)) throw unknown();
  return { kind: 'infinite mean', side: sides[0] === sides[1] ? 1 : -1 };
}

const zero: Moments = { mass: 1n, first: 0n, second: 0n, denominator: 1n };
