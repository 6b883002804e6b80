/**
 * The joint law of a pool's dice, when nothing shorter answers: which values lie, and how many of each; or, where
 * their order is felt, in which order.
 */

import type { PoolRule } from '../../vocabulary/rules/rule.ts';
import { kept, ranksOf } from '../../vocabulary/rules/select-ranks.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { lcm } from '../arithmetic/integers.ts';
import { negligible } from '../law/sums.ts';
import type { Ring, Share } from './ring.ts';
import type { View } from './view.ts';

/** How the dice are looked at: as multisets, or as rows from the left. */
export interface JointView extends View {
  readonly inOrder?: boolean;
}

/** Weights of multisets; a multiset is its values, ascending. Where order is felt they are rows, from the left. */
export interface Joint {
  readonly weights: ReadonlyMap<
    string,
    { readonly values: readonly number[]; readonly weight: bigint }
  >;
  readonly denominator: bigint;
  /** The weight of far more dice than are looked at, or of far higher values: nothing is said about them. */
  readonly lost: bigint;
  /** Whether some orders of the same dice are likelier than others: a choice among equal dice makes them so, and dice that were added. */
  readonly uneven: boolean;
}

/** One multiset for certain. */
export function oneThrow(values: readonly number[]): Joint {
  return {
    weights: new Map([[values.join(), { values, weight: 1n }]]),
    denominator: 1n,
    lost: 0n,
    uneven: false,
  };
}

/** Dice about which nothing is said. */
export const lostForGood: Joint = { weights: new Map(), denominator: 1n, lost: 1n, uneven: false };

function gatherJoint(
  denominator: bigint,
  uneven: boolean,
): {
  put: (values: readonly number[], weight: bigint) => void;
  lose: (weight: bigint) => void;
  done: () => Joint;
} {
  const weights = new Map<string, { values: readonly number[]; weight: bigint }>();
  let lost = 0n;
  return {
    lose: (weight) => {
      lost += weight;
    },
    put: (values, weight) => {
      const key = values.join();
      const before = weights.get(key);
      if (before === undefined) weights.set(key, { values, weight });
      else before.weight += weight;
    },
    done: () => ({ weights, denominator, lost, uneven }),
  };
}

export function jointRing({ budget, inOrder = false }: JointView): Ring<Joint> {
  const together = inOrder ? behindEachOther : merged;
  const mix = (parts: readonly Share<Joint>[], whole: bigint): Joint => {
    const common = parts.reduce((most, [, { denominator }]) => lcm(most, denominator), 1n);
    // What is mixed is what dice are when they are rolled: in any order.
    const mixed = gatherJoint(common * whole, false);
    for (const [share, joint] of parts) {
      budget.spend(joint.weights.size * 30, 'many-throws');
      const factor = share * (common / joint.denominator);
      mixed.lose(joint.lost * factor);
      for (const { values, weight } of joint.weights.values()) mixed.put(values, weight * factor);
    }
    return mixed.done();
  };
  const times = (one: Joint, other: Joint): Joint => {
    budget.spend(one.weights.size * other.weights.size * 60, 'many-throws');
    const denominator = one.denominator * other.denominator;
    const product = gatherJoint(denominator, one.uneven || other.uneven);
    let mass = 0n;
    // Where something is lost already, so may be what is next to nothing.
    const doubtful = one.lost > 0n || other.lost > 0n;
    const least = doubtful ? denominator / (negligible * 2n ** 20n) : 0n;
    for (const left of one.weights.values()) {
      for (const right of other.weights.values()) {
        const weight = left.weight * right.weight;
        if (weight <= least) continue;
        mass += weight;
        product.put(together(left.values, right.values), weight);
      }
    }
    if (doubtful) product.lose(massOf(one) * massOf(other) - mass);
    return product.done();
  };
  return {
    one: oneThrow([]),
    // The place of every die matters here.
    get unknown(): Joint {
      throw new TooLarge('choosing-unknown-dice');
    },
    mix,
    times,
    looped: (last, loop) => {
      // What is gone round leaves dice oneThrow, until next to nothing is left of it.
      const { lies, nothing } = partsOf(loop);
      const once = mix([[loop.denominator, last]], loop.denominator - nothing);
      if (lies.weights.size === 0) return once;
      const again = mix([[loop.denominator, lies]], loop.denominator - nothing);
      const rounds: Share<Joint>[] = [];
      let round = once;
      while (massOf(round) * negligible > round.denominator) {
        rounds.push([1n, round]);
        round = times(again, round);
      }
      const ended = mix(rounds, 1n);
      // All rounds together have mass last / (1 - loop).
      const left = again.denominator - massOf(again);
      const common = lcm(ended.denominator, left * once.denominator);
      const total = (massOf(once) * again.denominator * common) / (left * once.denominator);
      const factor = common / ended.denominator;
      const scaled = mix([[factor, ended]], factor);
      return { ...scaled, lost: total - (massOf(scaled) - scaled.lost) };
    },
  };
}

/** Without what leaves nothing oneThrow, and the weight of that. */
function partsOf(loop: Joint): { readonly lies: Joint; readonly nothing: bigint } {
  const lies = new Map(loop.weights);
  const nothing = lies.get('')?.weight ?? 0n;
  lies.delete('');
  return { lies: { ...loop, weights: lies }, nothing };
}

const massOf = ({ weights, lost }: Joint): bigint =>
  [...weights.values()].reduce((sum, { weight }) => sum + weight, lost);

/** Two ascending rows as one. */
function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return [...one, ...other].sort((a, b) => a - b);
}

const behindEachOther = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.length === 0 ? other : [...one, ...other];

/** Of every multiset the dice that a rule keeps. Which of equal dice go follows from their places. */
export function choose(joint: Joint, rule: PoolRule, inOrder: boolean): Joint {
  const cut = inOrder ? cutFromRow : cutFromSorted;
  const cuts = [...joint.weights.values()].map(
    ({ values, weight }) => [...cut(values, rule), weight] as const,
  );
  const chosen = gatherJoint(joint.denominator, joint.uneven || cuts.some(([, split]) => split));
  chosen.lose(joint.lost);
  for (const [left, , weight] of cuts) chosen.put(left, weight);
  return chosen.done();
}

/** What is left, and whether some of equal dice are. */
type Cut = (values: readonly number[], rule: PoolRule) => readonly [readonly number[], boolean];

const cutFromSorted: Cut = (values, rule) => {
  const { from, to } = ranksOf(rule, values.length);
  const splits = (at: number): boolean => at > 0 && values[at - 1] === values[at];
  return [values.slice(from, to), splits(from) || splits(to)];
};

/** Of equal dice the earlier are kept. */
const cutFromRow: Cut = (values, rule) => {
  const keeps = kept(
    values,
    rule,
    (one, other) => one - other,
    (value) => value,
  );
  return [values.filter((_, at) => keeps[at]), true];
};
