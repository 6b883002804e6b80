/** The joint law of a pool's dice, when nothing shorter answers: which values lie, and how many of each. */
import { TooLarge } from './budget.ts';
import { lcm } from './integers.ts';
import type { Ring, Share } from './ring.ts';
import type { View } from './view.ts';

/** Weights of multisets; a multiset is its values, ascending. */
export interface Joint {
  readonly weights: ReadonlyMap<
    string,
    { readonly values: readonly number[]; readonly weight: bigint }
  >;
  readonly denominator: bigint;
  /** Whether some orders of the same dice are likelier than others: a choice among equal dice makes them so, and dice that were added. */
  readonly uneven: boolean;
}

/** One multiset for certain. */
export function lying(values: readonly number[]): Joint {
  return {
    weights: new Map([[values.join(), { values, weight: 1n }]]),
    denominator: 1n,
    uneven: false,
  };
}

function build(
  denominator: bigint,
  uneven: boolean,
): {
  put: (values: readonly number[], weight: bigint) => void;
  done: () => Joint;
} {
  const weights = new Map<string, { values: readonly number[]; weight: bigint }>();
  return {
    put: (values, weight) => {
      const key = values.join();
      const before = weights.get(key);
      if (before === undefined) weights.set(key, { values, weight });
      else before.weight += weight;
    },
    done: () => ({ weights, denominator, uneven }),
  };
}

export function jointRing({ budget }: View): Ring<Joint> {
  const mix = (parts: readonly Share<Joint>[], whole: bigint): Joint => {
    const common = parts.reduce((most, [, { denominator }]) => lcm(most, denominator), 1n);
    // What is mixed is what dice are when they are rolled: in any order.
    const mixed = build(common * whole, false);
    for (const [share, joint] of parts) {
      budget.spend(joint.weights.size * 30, 'so many different throws');
      const factor = share * (common / joint.denominator);
      for (const { values, weight } of joint.weights.values()) mixed.put(values, weight * factor);
    }
    return mixed.done();
  };
  return {
    one: lying([]),
    // The place of every die matters here.
    get unknown(): Joint {
      throw new TooLarge('choosing among dice of unknown value');
    },
    mix,
    times: (one, other) => {
      budget.spend(one.weights.size * other.weights.size * 60, 'so many different throws');
      const product = build(one.denominator * other.denominator, one.uneven || other.uneven);
      for (const left of one.weights.values()) {
        for (const right of other.weights.values()) {
          product.put(merged(left.values, right.values), left.weight * right.weight);
        }
      }
      return product.done();
    },
    looped: (last, loop) => {
      // Only a loop that leaves nothing lying, as rolling again, can be gone round without end.
      let round = 0n;
      for (const { values, weight } of loop.weights.values()) {
        if (values.length > 0) throw new TooLarge('choosing again among dice of an unknown number');
        round += weight;
      }
      const left = loop.denominator - round;
      return mix([[loop.denominator, last]], left);
    },
  };
}

/** Two ascending rows as one. */
function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return [...one, ...other].sort((a, b) => a - b);
}

/** Of every multiset the dice at some ranks. Which of equal dice go follows from their places. */
export function choose(
  joint: Joint,
  ranks: (dice: number) => { readonly from: number; readonly to: number },
): Joint {
  const cuts = [...joint.weights.values()].map(({ values, weight }) => {
    const { from, to } = ranks(values.length);
    const splits = (at: number): boolean => at > 0 && values[at - 1] === values[at];
    return { kept: values.slice(from, to), weight, split: splits(from) || splits(to) };
  });
  const chosen = build(joint.denominator, joint.uneven || cuts.some(({ split }) => split));
  for (const { kept, weight } of cuts) chosen.put(kept, weight);
  return chosen.done();
}
