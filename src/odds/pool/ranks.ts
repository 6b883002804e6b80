/** The worth of the dice that are kept by rank. */
import type { Ranks } from '../../vocabulary/rules/select-ranks.ts';
import { choose } from '../arithmetic/integers.ts';
import type { Ring, Share } from '../rings/ring.ts';

export type { Ranks } from '../../vocabulary/rules/select-ranks.ts';
export { ranksOfAll as ranksOf } from '../../vocabulary/rules/select-ranks.ts';

/** A value that a die may have, with its weight. */
export type Bin = readonly [value: number, weight: bigint];

/**
 * The worth of the kept ones of `dice` equal dice, over the `dice`-th power of `whole`. Values are taken
 * from the highest; of those that share a value only their number counts.
 */
export function solveRanks<E>(
  bins: readonly Bin[],
  whole: bigint,
  dice: number,
  { from, to }: Ranks,
  worth: (value: number) => E,
  ring: Ring<E>,
  /** What this many dice of a value bring in addition, as a set of them may. */
  together?: (value: number, count: number) => E,
): E {
  const known = bins.filter(([value]) => !Number.isNaN(value));
  const descending = [...known].sort(([one], [other]) => other - one);
  // Ranks from the highest: placing begins there.
  const [start, end] = [dice - to, dice - from];
  let placed: E[] = [ring.one];
  for (const [value, weight] of descending) {
    const kept: E[] = [ring.one];
    const next: Share<E>[][] = Array.from({ length: dice + 1 }, () => []);
    for (const [before, element] of placed.entries()) {
      let ways = 1n;
      for (let count = 0; before + count <= dice; count += 1) {
        const taken = Math.max(0, Math.min(before + count, end) - Math.max(before, start));
        while (kept.length <= taken) {
          kept.push(ring.times(kept.at(-1) as E, worth(value)));
        }
        const placedHere = taken === 0 ? element : ring.times(element, kept[taken] as E);
        const product =
          together === undefined ? placedHere : ring.times(placedHere, together(value, count));
        next[before + count]?.push([choose(dice - before, count) * ways, product]);
        ways *= weight;
      }
    }
    placed = next.map((shares) => ring.mix(shares, 1n));
  }
  const total = known.reduce((sum, [, weight]) => sum + weight, 0n);
  const certain = total ** BigInt(dice);
  const power = whole ** BigInt(dice);
  // Without a known value nothing is placed.
  const all = placed[dice];
  const parts: Share<E>[] = all === undefined ? [] : [[1n, all]];
  // A die of which nothing is known could be any of the kept ones.
  const doubtful = bins.reduce((sum, [, weight]) => sum + weight, 0n) ** BigInt(dice) - certain;
  if (doubtful > 0n) parts.push([doubtful, ring.unknown]);
  return ring.mix(parts, power);
}
