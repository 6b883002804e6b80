/** Calculates in laws by the number of dice on the near side of a threshold and on it, as far as they matter. */
import type { DenseLaw } from '../law/law.ts';
import { lawRing } from './law-ring.ts';
import type { Ring, Share } from './ring.ts';
import type { View } from './view.ts';

/** A polynomial in two counters, near and level, cut where near + level would pass a bound. */
export type Counted = ReadonlyMap<number, DenseLaw>;

const width = 4_096;
export const keyOf = (near: number, level: number): number => near * width + level;

export function countedRing(bound: number, view: View): Ring<Counted> {
  const laws = lawRing(view);
  const constant = (law: DenseLaw): Counted => new Map([[0, law]]);
  const mix = (parts: readonly Share<Counted>[], whole: bigint): Counted => {
    const shares = new Map<number, Share<DenseLaw>[]>();
    for (const [weight, element] of parts) {
      for (const [key, law] of element) {
        const before = shares.get(key);
        if (before === undefined) shares.set(key, [[weight, law]]);
        else before.push([weight, law]);
      }
    }
    return new Map([...shares].map(([key, each]) => [key, laws.mix(each, whole)]));
  };
  const times = (one: Counted, other: Counted): Counted => {
    const shares = new Map<number, Share<DenseLaw>[]>();
    // Of a square each mixed product is needed once, and counts twice.
    const isSquare = one === other;
    for (const [left, law] of one) {
      for (const [right, factor] of other) {
        if (isSquare && right < left) continue;
        const share = isSquare && right > left ? 2n : 1n;
        const near = Math.floor(left / width) + Math.floor(right / width);
        const level = (left % width) + (right % width);
        if (near + level > bound) continue;
        const key = keyOf(near, level);
        const product = laws.times(law, factor);
        const before = shares.get(key);
        if (before === undefined) shares.set(key, [[share, product]]);
        else before.push([share, product]);
      }
    }
    return new Map([...shares].map(([key, each]) => [key, laws.mix(each, 1n)]));
  };
  return {
    one: constant(laws.one),
    unknown: constant(laws.unknown),
    mix,
    times,
    looped: (last, loop) => {
      // 1 / (1 - c - r), where r counts something: its powers end at the bound.
      const uncounted = loop.get(0);
      const inverse = constant(
        uncounted === undefined ? laws.one : laws.looped(laws.one, uncounted),
      );
      const counting: Counted = new Map([...loop].filter(([key]) => key !== 0));
      const step = times(counting, inverse);
      const rounds: Share<Counted>[] = [];
      for (let round = times(last, inverse); round.size > 0; round = times(round, step)) {
        rounds.push([1n, round]);
      }
      return mix(rounds, 1n);
    },
  };
}
