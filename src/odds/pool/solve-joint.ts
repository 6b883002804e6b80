/** The pool's total by the joint law of its dice: slow, general, and only for pools that end. */
import type { Die } from '../../vocabulary/rules/die.ts';
import type { ByKind, DieRule } from '../../vocabulary/rules/kinds.ts';
import { byKind, isCounting, isDieRule, needsWholePool } from '../../vocabulary/rules/kinds.ts';
import type { DistinctRule, Rule } from '../../vocabulary/rules/rule.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { scoreOf } from '../die/scores.ts';
import { solveDie, worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { dense } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { Joint, JointView } from '../rings/multisets.ts';
import { choose, jointRing, lostForGood, oneThrow } from '../rings/multisets.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { View, Worth } from '../rings/view.ts';
import { facesOf } from '../rings/view.ts';
import { scoreOfThrow } from './throw-score.ts';

/** Dice of one kind, and what each meets by itself before the pool comes together. */
export interface Source {
  readonly die: Die;
  readonly dice: number;
  readonly rules: readonly Rule[];
}

/** The law of the total of a pool of equal dice. @throws TooLarge */
export function jointLaw(source: Source, view: View): DenseLaw {
  const { rules } = source;
  return feltInOrder(view, (seen) => {
    const solved = jointWorth(source, (score) => lawWorth(score, seen), lawRing(seen), seen);
    if (solved !== undefined) return solved;
    const count = rules.findIndex(isCounting);
    const joint = jointOf({ ...source, rules: rules.slice(0, count) }, seen);
    return totalLaw(joint, rules.slice(count), seen);
  });
}

/** Looks at dice as multisets, and in order only where that is felt. */
export function feltInOrder<T>(view: JointView, work: (view: JointView) => T): T {
  try {
    return work(view);
  } catch (error) {
    if (!(error instanceof OrderFelt)) throw error;
    return work({ ...view, inOrder: true });
  }
}

/** Thrown where some orders of the same dice are likelier than others, and a rule asks for the order. */
export class OrderFelt extends TooLarge {
  constructor() {
    super('rerolling-changed-dice');
  }
}

/**
 * What the dice are worth together when, after the last rule that looks at all of them, each goes on by
 * itself; undefined when such a rule comes after a count.
 */
export function jointWorth<E>(
  source: Source,
  worthOf: (score: ((value: number) => number) | undefined) => Worth<E>,
  ring: Ring<E>,
  view: JointView,
): E | undefined {
  const { die, rules } = source;
  const count = rules.findIndex(isCounting);
  const wait = rules.findLastIndex(needsWholePool);
  if (count >= 0 && wait >= count) return undefined;
  const joint = jointOf({ ...source, rules: rules.slice(0, wait + 1) }, view);
  const tail = rules.slice(wait + 1);
  const worth = worthThrough(die, dieRulesOf(tail), worthOf(scoreOf(tail)), ring, view);
  const parts = [...joint.weights.values()].map(
    ({ values, weight }): Share<E> => [
      weight,
      values.reduce((product, value) => ring.times(product, worth(value)), ring.one),
    ],
  );
  if (joint.lost > 0n) parts.push([joint.lost, ring.unknown]);
  return ring.mix(parts, joint.denominator);
}

/** How the dice of an uncounted pool lie after all its rules. @throws TooLarge */
export function jointOf({ die, dice, rules }: Source, view: JointView): Joint {
  const ring = jointRing(view);
  const first = rules.findIndex(needsWholePool);
  const wait = first < 0 ? rules.length : first;
  const before = dieRulesOf(rules.slice(0, wait));
  const behind = rules.slice(wait);
  // Added dice lie after the die that added them, and so not in any order.
  const each = solveDie(die, before, single, ring, view);
  let joint = ring.one;
  // One by one, which leaves the fewest throws to put together.
  for (let placed = 0; placed < dice; placed += 1) joint = ring.times(joint, each);
  return followed({ ...joint, uneven: before.some(addsDice) }, die, behind, view);
}

const dieRulesOf = (rules: readonly Rule[]): readonly DieRule[] => rules.filter(isDieRule);

/** What has no place in the window is not told apart from anything. */
const single: Worth<Joint> = {
  additive: false,
  of: (value) => (Number.isFinite(value) ? oneThrow([value]) : lostForGood),
};

/** What a rule knows of the dice that meet it. */
type Meeting = [joint: Joint, die: Die, view: JointView];

const unchanged = (_: Rule, joint: Joint): Joint => joint;

/** Dice by themselves: each throw becomes what its dice bring, side by side. */
function eachDie(rule: DieRule, joint: Joint, die: Die, view: JointView): Joint {
  const ring = jointRing(view);
  const through = worthThrough(die, [rule], single, ring, view);
  const all = (values: readonly number[]): Joint =>
    values.reduce((sum, value) => ring.times(sum, through(value)), ring.one);
  const next = eachThrow(joint, all, ring);
  return { ...next, uneven: next.uneven || addsDice(rule) };
}

const meeting: ByKind<Meeting, Joint> = {
  pool: (rule, joint, _, { inOrder = false }) => choose(joint, rule, inOrder),
  distinct: (rule, joint, die, view) => {
    const { inOrder = false } = view;
    if (!inOrder && joint.uneven && [...joint.weights.values()].some(isOrderFelt)) {
      throw new OrderFelt();
    }
    const ring = jointRing(view);
    const placed = eachThrow(joint, (values) => distinct(values, die, rule, ring, view), ring);
    return { ...placed, uneven: true };
  },
  face: eachDie,
  chain: eachDie,
  // Neither changes a value, and what is counted is counted in the end.
  mark: unchanged,
  order: unchanged,
  score: unchanged,
  sets: unchanged,
};

/** Dice that lie meet later rules, one after the other. `die` is what is rolled again. */
export const followed = (start: Joint, die: Die, rules: readonly Rule[], view: JointView): Joint =>
  rules.reduce((joint, rule) => byKind(meeting, rule, joint, die, view), start);

/** Whether it matters in which order the dice of a throw lie when equal ones are rolled again. */
const isOrderFelt = ({ values }: { readonly values: readonly number[] }): boolean => {
  const different = new Set(values).size;
  return different > 1 && different < values.length;
};

/** The law of the total, or, when counting rules are given, of the successes: nothing is left to chance. */
export function totalLaw(joint: Joint, counting: readonly Rule[], view: View): DenseLaw {
  const parts = [...joint.weights.values()].map(({ values: placed, weight }): Share<DenseLaw> => {
    const values = [...placed].sort((a, b) => a - b);
    const sum = values.reduce((total, value) => total + value, 0);
    const worth = counting.length === 0 ? sum : scoreOfThrow(values, counting);
    // Sums past 2^53 are refused there: doubles would have rounded them.
    return [weight, dense(worth, [1n], 1n)];
  });
  const ring = lawRing(view);
  if (joint.lost > 0n) parts.push([joint.lost, ring.unknown]);
  return ring.mix(parts, joint.denominator);
}

/** Every throw becomes a mixture of throws. What made some orders likelier than others still does. */
function eachThrow(
  joint: Joint,
  change: (values: readonly number[]) => Joint,
  ring: Ring<Joint>,
): Joint {
  const parts = [...joint.weights.values()].map(
    ({ values, weight }): Share<Joint> => [weight, change(values)],
  );
  const changed = ring.mix(parts, joint.denominator);
  const factor = changed.denominator / joint.denominator;
  return { ...changed, lost: changed.lost + joint.lost * factor, uneven: joint.uneven };
}

/**
 * From the left, a die with the value of an earlier one is rolled again. Where equal dice lie in any order with
 * the same chance, the next die is any of those that are left.
 */
function distinct(
  values: readonly number[],
  die: Die,
  { limit }: DistinctRule,
  ring: Ring<Joint>,
  view: JointView,
): Joint {
  const faces = facesOf(die, view);
  const { inOrder = false } = view;
  const placed = (seen: readonly number[]): readonly number[] =>
    inOrder ? seen : [...seen].sort((a, b) => a - b);
  const whole = BigInt(die.sides);
  const known = new Map<string, Joint>();
  /** What follows a die that lies as `value`, or is rolled again with `left` rolls left. */
  const place = (
    seen: readonly number[],
    rest: readonly number[],
    value: number,
    left: number,
  ): Joint => {
    if (!seen.includes(value) || left === 0) return go([...seen, value], rest);
    const [free, taken] = [
      faces.filter(([face]) => !seen.includes(face)),
      faces.filter(([face]) => seen.includes(face)),
    ];
    if (left === Number.POSITIVE_INFINITY) {
      const open = free.reduce((sum, [, sides]) => sum + sides, 0n);
      // A roll stops with an error here. How likely that is would have to be gathered over all orders.
      if (open === 0n) throw new TooLarge('no-face-left');
      const parts = free.map(([face, sides]): Share<Joint> => [sides, go([...seen, face], rest)]);
      return ring.mix(parts, open);
    }
    const parts = [...free, ...taken].map(
      ([face, sides]): Share<Joint> => [sides, place(seen, rest, face, left - 1)],
    );
    return ring.mix(parts, whole);
  };
  const go = (seen: readonly number[], rest: readonly number[]): Joint => {
    if (rest.length === 0) return oneThrow(placed(seen));
    const key = `${placed(seen).join()}|${rest.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    view.budget.spend(200 * rest.length, 'many-orders');
    const next = inOrder ? rest.slice(0, 1) : rest;
    const parts = next.map(
      (value, index): Share<Joint> => [
        1n,
        place(seen, rest.toSpliced(index, 1), value, limit ?? Number.POSITIVE_INFINITY),
      ],
    );
    const solved = ring.mix(parts, BigInt(next.length));
    known.set(key, solved);
    return solved;
  };
  return go([], values);
}
