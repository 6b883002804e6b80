/** Bounds of the expectation of e^(t |dice|), in doubles that are rounded up: how fast the tail of a pool falls. */
import { nearestDouble } from '../../number/convert.ts';
import { isComparing, isCounting, isDieRule } from '../../vocabulary/rules/kinds.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { worthAlong } from '../die/solve-die.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { farEnough } from '../pool/pool-parts.ts';
import type { Ring, Share } from './ring.ts';
import type { View, Worth } from './view.ts';
import { facesOf } from './view.ts';

/** Endless dice. */
export interface Source {
  /** The greatest number that one die shows or scores, without its sign. */
  readonly largest: number;
  /**
   * A bound of the natural logarithm of the expectation of e^(slope * s), where s is at least what the dice come to
   * without its sign. Infinite where none is known.
   */
  readonly exponent: (slope: number) => number;
}

const up = (value: number): number => value * (1 + 2 ** -40);

/** A loop nearer to 1 than this counts as endless: rounding could hide that it is. */
const mostLoop = 1 - 2 ** -20;

const upward: Ring<number> = {
  one: 1,
  get unknown(): number {
    throw new TooLarge('size-of-unknown-value');
  },
  mix: (parts, whole) =>
    up(parts.reduce((sum, [weight, each]) => sum + up(nearestDouble(weight, whole)) * each, 0)),
  times: (one, other) => up(one * other),
  looped: (last, loop) => (loop < mostLoop ? up(last / (1 - loop)) : Number.POSITIVE_INFINITY),
  // A part of something above 0 is not larger than all of it.
  minus: (whole) => whole,
};

/** The dice of a pool as a source. */
export function poolSource(pool: Pool, near: View): Source {
  const { die, dice, rules } = pool;
  const view = farEnough(near, rules);
  const counts = rules.some(isCounting);
  const score = rules.reduce((sum, rule) => sum + Math.abs(factsOf(rule).score), 0);
  const known = new Map<number, number>();
  const solve = (slope: number): number => {
    try {
      const total = counts ? scoring(slope, score) : adding(slope);
      const at = through(pool, total, view).of;
      const parts = facesOf(die, view).map(([face, sides]): Share<number> => [sides, at(face)]);
      return up(Math.log(upward.mix(parts, BigInt(die.sides))) * dice) + 2 ** -30;
    } catch (error) {
      if (error instanceof TooLarge) return Number.POSITIVE_INFINITY;
      throw error;
    }
  };
  return {
    largest: counts ? Math.max(1, score) : Math.max(1, Math.abs(die.least), Math.abs(die.highest)),
    exponent: (slope) => {
      const before = known.get(slope);
      if (before !== undefined) return before;
      const found = solve(slope);
      known.set(slope, found);
      return found;
    },
  };
}

const adding = (slope: number): Worth<number> => ({
  additive: true,
  of: (value) => {
    if (!Number.isFinite(value)) throw new TooLarge('size-of-endless-value');
    return up(Math.exp(slope * Math.abs(value)));
  },
  beyond: (tail) => tail.worth(),
});

const scoring = (slope: number, score: number): Worth<number> => {
  const most = up(Math.exp(slope * score));
  return { additive: false, of: () => most, beyond: (tail) => up(tail.mass * most) };
};

/**
 * What a die that lies as a value is worth at most. Dice that are dropped make a total no larger in size than it would
 * be with them, and a die that is rolled again, because another shows the same, shows some face.
 */
function through({ die, rules }: Pool, total: Worth<number>, view: View): Worth<number> {
  const again = rules.findIndex(isComparing);
  const own = (again < 0 ? rules : rules.slice(0, again)).filter(isDieRule);
  if (again < 0) return worthAlong(die, own, total, total, upward, view);
  const after = through({ die, dice: 1, rules: rules.slice(again + 1) }, total, view);
  const most = facesOf(die, view).reduce((size, [face]) => Math.max(size, after.of(face)), 0);
  const either: Worth<number> = {
    additive: false,
    of: (value) => Math.max(after.of(value), most),
    beyond: (tail) => up((after.beyond?.(tail) ?? Number.POSITIVE_INFINITY) + tail.mass * most),
  };
  return worthAlong(die, own, either, total, upward, view);
}
