/** Bounds of the expectation of e^(t |dice|), in doubles that are rounded up: how fast the tail of a pool falls. */
import { nearestDouble } from '../../number-convert.ts';
import { isCounting, isDieRule, needsWholePool, throwsDice } from '../../vocabulary/kinds.ts';
import { factsOf } from '../../vocabulary/rule-facts.ts';
import { TooLarge } from './budget.ts';
import type { Pool } from './pool-parts.ts';
import { farEnough } from './pool-parts.ts';
import type { Ring } from './ring.ts';
import { solveDie } from './solve-die.ts';
import type { View, Worth } from './view.ts';

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
    throw new TooLarge('the size of an unknown value');
  },
  mix: (parts, whole) =>
    up(parts.reduce((sum, [weight, each]) => sum + up(nearestDouble(weight, whole)) * each, 0)),
  times: (one, other) => up(one * other),
  looped: (last, loop) => (loop < mostLoop ? up(last / (1 - loop)) : Number.POSITIVE_INFINITY),
  // A part of something above 0 is no larger than all of it.
  minus: (whole) => whole,
};

/** Undefined where nothing is known: rules that roll again what another die shows. */
export function poolSource(pool: Pool, view: View): Source | undefined {
  const { die, dice, rules } = pool;
  if (rules.some((rule) => needsWholePool(rule) && throwsDice(rule.kind))) return undefined;
  const counts = rules.some(isCounting);
  const score = rules.reduce((sum, rule) => sum + factsOf(rule).score, 0);
  // Dice that are dropped make a total no larger in size than it would be with them.
  const each = rules.filter(isDieRule);
  const known = new Map<number, number>();
  const solve = (slope: number): number => {
    const of = (value: number): number => {
      if (counts) return up(Math.exp(slope * score));
      if (!Number.isFinite(value)) throw new TooLarge('the size of an endless value');
      return up(Math.exp(slope * Math.abs(value)));
    };
    const worth: Worth<number> = {
      additive: !counts,
      of,
      beyond: (tail) => (counts ? up(tail.mass * of(0)) : tail.worth()),
    };
    try {
      const one = solveDie(die, each, worth, upward, farEnough(view, rules));
      return up(Math.log(one) * dice) + 2 ** -30;
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
