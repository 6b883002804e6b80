/** A chain that is one die, such as "d6!!" or "d100!o", where later rules look at its total. */
import { assertDefined } from '../../shared/assert-defined.ts';
import type { DenseLaw } from '../law/law.ts';
import { binsOf } from '../law/law.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { Tail, View, Worth } from '../rings/view.ts';
import { remembered } from '../rings/view.ts';

/** What comes of a die that a chain goes on from: one that lies as a value, or all beyond the reach. */
export interface Onward<E> {
  readonly onward: (value: number, next: number) => E;
  readonly onwardBeyond: (tail: Tail<E>, next: number) => E;
}

/** What the dice that a chain adds into one die bring to a total that no later rule looks at. */
export interface ChainTotal<E> {
  readonly ring: Ring<E>;
  readonly of: (value: number) => E;
  readonly further: (link: number) => E;
}

/**
 * A chain that is one die is worth what its total is worth: sum by sum within the window, and beyond it all
 * together, as what is left of the whole chain.
 */
export function throughSum<E>(
  sumFrom: (link: number) => DenseLaw,
  after: Worth<E>,
  { ring, of, further }: ChainTotal<E>,
  { budget, reach }: View,
): Onward<E> {
  const { beyond } = after;
  /** What the sums that are not listed bring to a total. */
  const unlisted = remembered((next: number): E => {
    const sum = sumFrom(next);
    const listed = listedOf(sum).map(([more, weight]): Share<E> => [weight, of(more)]);
    return assertDefined(ring.minus)(further(next), ring.mix(listed, sum.denominator));
  });
  return {
    onward: (value, next) => {
      const sum = sumFrom(next);
      const side = openSide(sum);
      const edge = side === 1 ? sum.top : -sum.bottom;
      if (
        beyond !== undefined &&
        ring.minus !== undefined &&
        side !== undefined &&
        side * value + edge > reach
      ) {
        const parts = listedOf(sum).map(
          ([more, weight]): Share<E> => [weight, after.of(value + more)],
        );
        budget.spend(parts.length * 2, 'chain');
        const rest = beyond({
          side,
          mass: ring.mix([[sum.above + sum.below, ring.one]], sum.denominator),
          worth: () => ring.times(of(value), unlisted(next)),
        });
        return ring.mix(
          [
            [1n, ring.mix(parts, sum.denominator)],
            [1n, rest],
          ],
          1n,
        );
      }
      const parts = binsOf(sum).map(([more, weight]): Share<E> => {
        // A value beyond the reach from which something is taken could be anywhere.
        const lost = !Number.isFinite(value) && Math.sign(more) === -Math.sign(value);
        return [weight, after.of(lost ? Number.NaN : value + more)];
      });
      budget.spend(parts.length * 2, 'chain');
      return ring.mix(parts, sum.denominator);
    },
    onwardBeyond: ({ side, mass, worth }, next) => {
      const { low, weights, below, above, any } = sumFrom(next);
      const inward = side === 1 ? low < 0 || below > 0n : low + weights.length > 1 || above > 0n;
      // Sums that lead back could end anywhere.
      if (inward || any > 0n) return ring.unknown;
      return assertDefined(beyond)({ side, mass, worth: () => ring.times(worth(), further(next)) });
    },
  };
}

const listedOf = (sum: DenseLaw): readonly (readonly [number, bigint])[] =>
  binsOf({ ...sum, below: 0n, above: 0n, any: 0n });

/** The only side on which sums lie beyond the window; undefined when there is none, or both. */
const openSide = ({ below, above, any }: DenseLaw): 1 | -1 | undefined =>
  any > 0n || below > 0n === above > 0n ? undefined : above > 0n ? 1 : -1;
