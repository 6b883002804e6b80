/**
 * Keeping or dropping among a number of dice that is not known, as in "4d6!kh3": for each value the threshold may have,
 * the dice on the near side of it and those on it are counted, as far as it matters. The joint law of all dice takes 20
 * to 60 times as long and is not exact.
 */
import type { Die } from '../../../vocabulary/rules/die.ts';
import type { DieRule } from '../../../vocabulary/rules/kinds.ts';
import type { PoolRule } from '../../../vocabulary/rules/rule.ts';
import { TooLarge } from '../../arithmetic/budget.ts';
import { lcm } from '../../arithmetic/integers.ts';
import { solveDie } from '../../die/solve-die.ts';
import type { DenseLaw } from '../../law/law.ts';
import { dense, denseOf, isBounded, massOf } from '../../law/law.ts';
import { gather } from '../../law/mixtures.ts';
import { shifted } from '../../law/sums.ts';
import type { Counted } from '../../rings/counted-ring.ts';
import { countedRing, keyOf } from '../../rings/counted-ring.ts';
import { lawRing } from '../../rings/law-ring.ts';
import { powerIn } from '../../rings/ring.ts';
import type { View, Worth } from '../../rings/view.ts';

/** Equal dice, and the rules that each of them meets before the keep or drop. */
export interface Thrown {
  readonly die: Die;
  readonly dice: number;
  readonly before: readonly DieRule[];
}

interface KeepQuestion {
  readonly thrown: readonly Thrown[];
  /** What a die is worth that is kept, by the value it has then. */
  readonly kept: (value: number) => DenseLaw;
  /** All values that a die can have then. */
  readonly values: readonly number[];
}

/** The worth of the kept dice, for one rule that keeps or drops a number from one end. */
export function solveThreshold(question: KeepQuestion, rule: PoolRule, view: View): DenseLaw {
  if (rule.from === 'middle' || (rule.take !== undefined && rule.skip > 0)) {
    throw new TooLarge('middle-of-unknown-count');
  }
  const side = rule.from === 'highest' ? 1 : -1;
  return rule.take === undefined
    ? dropped(question, rule.skip, side, view)
    : keptFirst(question, rule.take, side, view);
}

/** One answer for each die by which side of the threshold it lies on. */
interface Sides {
  readonly near: (value: number) => Counted;
  readonly level: (value: number) => Counted;
  readonly far: (value: number) => Counted;
}

/** What lies beyond the reach is beyond all numbers: only up to there do all dice show what they list. */
export const seenWithin = (value: number, { reach }: View): number =>
  Math.abs(value) > reach ? Math.sign(value) * Number.POSITIVE_INFINITY : value;

/** What all dice together bring, counted around a threshold. Of a single die nothing is multiplied, and so nothing cut. */
function around(
  { thrown }: KeepQuestion,
  threshold: number,
  side: 1 | -1,
  { near, level, far }: Sides,
  bound: number,
  view: View,
): Counted {
  const ring = countedRing(bound, view);
  const worth: Worth<Counted> = {
    additive: false,
    of: (shown) => {
      const value = seenWithin(shown, view);
      if (Number.isNaN(value)) return ring.unknown;
      if (value === threshold) return level(value);
      return (value - threshold) * side > 0 ? near(value) : far(value);
    },
  };
  const powers = thrown.map(({ die, dice, before }) =>
    powerIn(ring, solveDie(die, before, worth, ring, view), dice),
  );
  return powers.reduce((product, each) => ring.times(product, each));
}

const uncounted = (law: DenseLaw): Counted => new Map([[0, law]]);
const asNear = (law: DenseLaw): Counted => new Map([[keyOf(1, 0), law]]);
const asLevel: Counted = new Map([[keyOf(0, 1), dense(0, [1n], 1n)]]);
const nothing: DenseLaw = dense(0, [1n], 1n);

/** Keeps the first `take` dice from one end: near ones are kept, level ones fill up. */
function keptFirst(question: KeepQuestion, take: number, side: 1 | -1, view: View): DenseLaw {
  if (take === 0) return nothing;
  const ring = lawRing(view);
  const sum = gatherer(view);
  for (const threshold of question.values) {
    const worth = question.kept(threshold);
    const near = (value: number): Counted => asNear(question.kept(value));
    const far = (): Counted => uncounted(nothing);
    const all = around(question, threshold, side, { near, far, level: far }, take - 1, view);
    const counted = around(
      question,
      threshold,
      side,
      { near, far, level: () => asLevel },
      take - 1,
      view,
    );
    for (let higher = 0; higher < take; higher += 1) {
      const filled = powerIn(ring, worth, take - higher);
      const total = all.get(keyOf(higher, 0));
      if (total !== undefined) sum.add(ring.times(total, filled));
      for (let level = 0; higher + level < take; level += 1) {
        const fewer = counted.get(keyOf(higher, level));
        if (fewer !== undefined) sum.subtract(ring.times(fewer, filled));
      }
    }
  }
  // Fewer dice than are to be kept: all are kept.
  const near = (value: number): Counted => asNear(question.kept(value));
  const few = around(question, Number.NaN, side, { near, far: near, level: near }, take - 1, view);
  for (const [key, law] of few) if (key < keyOf(take, 0)) sum.add(law);
  return sum.finish();
}

/** Drops the first `skip` dice from one end: near ones are dropped, level ones fill up, the rest is kept. */
function dropped(question: KeepQuestion, skip: number, side: 1 | -1, view: View): DenseLaw {
  const sum = gatherer(view);
  for (const threshold of question.values) {
    const worth = question.kept(threshold);
    // Next to no chance that this many dice lie beyond the window: nothing is said about what is left then.
    if (!Number.isFinite(threshold)) {
      sum.leaveOpen();
      continue;
    }
    const only = worth.weights.length === 1 && isBounded(worth) ? worth.low : undefined;
    if (only === undefined) throw new TooLarge('rolling-on-unknown-count');
    const near = (): Counted => asNear(nothing);
    const far = (value: number): Counted => uncounted(question.kept(value));
    const all = around(question, threshold, side, { near, far, level: far }, skip - 1, view);
    const counted = around(
      question,
      threshold,
      side,
      { near, far, level: () => asLevel },
      skip - 1,
      view,
    );
    for (let lower = 0; lower < skip; lower += 1) {
      // Of the level dice as many are dropped as are missing: their worth is taken back.
      const missing = skip - lower;
      const total = all.get(keyOf(lower, 0));
      if (total !== undefined) sum.add(shifted(total, -only * missing));
      for (let level = 0; level < missing; level += 1) {
        const fewer = counted.get(keyOf(lower, level));
        if (fewer !== undefined) sum.subtract(shifted(fewer, only * (level - missing)));
      }
    }
  }
  const near = (): Counted => asNear(nothing);
  const few = around(question, Number.NaN, side, { near, far: near, level: near }, skip - 1, view);
  for (const [key, law] of few) if (key < keyOf(skip, 0)) sum.add(law);
  return sum.finish();
}

/** Adds up laws, some of them with a minus, over one denominator. */
function gatherer(view: View): {
  add: (law: DenseLaw) => void;
  subtract: (law: DenseLaw) => void;
  /** Not all is added up: the rest is unknown. */
  leaveOpen: () => void;
  finish: () => DenseLaw;
} {
  let isOpen = false;
  const laws: (readonly [bigint, DenseLaw])[] = [];
  return {
    add: (law) => laws.push([1n, law]),
    subtract: (law) => {
      // Of what is unknown nothing can be taken away.
      if (law.any > 0n) throw new TooLarge('choosing-unknown-dice');
      laws.push([-1n, law]);
    },
    leaveOpen: () => {
      isOpen = true;
    },
    finish: () => {
      const common = laws.reduce((most, [, { denominator }]) => lcm(most, denominator), 1n);
      const gathered = gather();
      for (const [sign, law] of laws) gathered.add(law, sign * (common / law.denominator));
      if (isOpen) {
        const known = laws.reduce(
          (mass, [sign, law]) => mass + sign * massOf(law) * (common / law.denominator),
          0n,
        );
        gathered.masses.any += common - known;
      }
      return denseOf(gathered.finish(common), view.budget);
    },
  };
}
