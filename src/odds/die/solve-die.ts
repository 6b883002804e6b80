/**
 * One die and its rules, solved backwards: if a die that ends as v is worth K(v), what is a die worth
 * that lies as v when rule i comes? The dice that it adds are included. What the worth is made of is a
 * parameter; no rule knows it.
 *
 * Scores, marks and order change no value and no draw, so they are not among the rules here: a score is
 * part of the worth of the value that a die ends with.
 */

import { assertDefined } from '../../shared/assert-defined.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { DieRule, DieRuleKind, ValueRule } from '../../vocabulary/rules/kinds.ts';
import { byKind } from '../../vocabulary/rules/kinds.ts';
import { changeOf } from '../../vocabulary/rules/one-value.ts';
import type { ChainRule, Link } from '../../vocabulary/rules/rule.ts';
import { nextLink } from '../../vocabulary/rules/rule.ts';
import type { DenseLaw } from '../law/law.ts';
import { binsOf } from '../law/law.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { View, Worth } from '../rings/view.ts';
import { facesOf, remembered } from '../rings/view.ts';
import { chainSum } from './chain-sum.ts';
import { solveLinks } from './links.ts';
import type { ChainTotal, Onward } from './through-sum.ts';
import { throughSum } from './through-sum.ts';

/** What one die of the pool brings, with all the dice that it adds. */
export function solveDie<E>(
  die: Die,
  rules: readonly DieRule[],
  worth: Worth<E>,
  ring: Ring<E>,
  view: View,
): E {
  const at = worthThrough(die, rules, worth, ring, view);
  const parts = facesOf(die, view).map(([face, sides]): Share<E> => [sides, at(face)]);
  return ring.mix(parts, BigInt(die.sides));
}

/** What a die is worth that lies as a value when the rules begin; each value is solved once. */
export function worthThrough<E>(
  die: Die,
  rules: readonly DieRule[],
  worth: Worth<E>,
  ring: Ring<E>,
  view: View,
): (value: number) => E {
  return worthAlong(die, rules, worth, worth, ring, view).of;
}

/**
 * The same, and what the values beyond the reach are worth.
 *
 * @param total - what a value is worth that no later rule looks at; `worth` may look at it once more
 */
export function worthAlong<E>(
  die: Die,
  rules: readonly DieRule[],
  worth: Worth<E>,
  total: Worth<E>,
  ring: Ring<E>,
  view: View,
): Worth<E> {
  let after: Worth<E> = { ...worth, of: remembered(worth.of) };
  for (const [index, rule] of [...rules.entries()].reverse()) {
    const next = { ...after, additive: worth.additive && index === rules.length - 1 };
    const through = byKind<Through<E>, Worth<E>, DieRuleKind>(
      { face: throughChange, chain: throughChain },
      rule,
      { die, after: next, total, ring, view },
    );
    after = { ...through, of: remembered(through.of) };
  }
  return after;
}

/** What a rule knows of the die that meets it. */
type Through<E> = [
  {
    readonly die: Die;
    /** What a value is worth when the rule has been met. */
    readonly after: Worth<E>;
    /** What a value is worth that no later rule looks at. */
    readonly total: Worth<E>;
    readonly ring: Ring<E>;
    readonly view: View;
  },
];

/** NaN meets no test but "other than"; what is unknown stays unknown whatever it would count as. */
function throughChange<E>(
  rule: ValueRule,
  { after: { of, beyond }, ring }: Through<E>[0],
): Worth<E> {
  const change = changeOf(rule);
  return {
    additive: false,
    of: (value) => of(Number.isNaN(value) ? value : change(value)),
    beyond:
      beyond &&
      ((tail) => {
        const far = tail.side * Number.POSITIVE_INFINITY;
        const changed = change(far);
        return changed === far ? beyond(tail) : ring.times(tail.mass, of(changed));
      }),
  };
}

function throughChain<E>(
  rule: ChainRule,
  { die, after, total, ring, view }: Through<E>[0],
): Worth<E> {
  const first = assertDefined(rule.links[0]);
  const nextAfter = (value: number): number | undefined =>
    rule.limit === 0 ? undefined : nextLink(first, value);
  const isClimb = ring.isWindowed === true && rule.links.length > fewLinks;
  // A total that is only added up needs no law of the chain by itself.
  const { onward, onwardBeyond } =
    rule.join !== 'add' || (after.additive && !isClimb)
      ? throughDice(rule, furtherDice(die, rule, after, ring, view), after, ring)
      : after.additive
        ? throughDice(rule, worthOfSum(chainSum(die, rule, view), after, ring), after, ring)
        : throughSum(chainSum(die, rule, view), after, totalOf(die, rule, total, ring, view), view);
  const { beyond } = after;
  return {
    additive: false,
    of: (value) => {
      if (Number.isNaN(value)) return ring.unknown;
      const next = nextAfter(value);
      return next === undefined ? after.of(value) : onward(value, next);
    },
    beyond:
      beyond &&
      ((tail) => {
        const next = nextAfter(tail.side * Number.POSITIVE_INFINITY);
        return next === undefined ? beyond(tail) : onwardBeyond(tail, next);
      }),
  };
}

/** A chain of more links leads farther than anybody looks, which its sum takes note of. */
const fewLinks = 12;

/** What the sum of the extra dice is worth by itself, where sums are worth what their parts are. */
const worthOfSum = <E>(
  sumFrom: (link: number) => DenseLaw,
  after: Worth<E>,
  ring: Ring<E>,
): ((link: number) => E) =>
  remembered((link) => {
    const sum = sumFrom(link);
    return ring.mix(
      binsOf(sum).map(([more, weight]): Share<E> => [weight, after.of(more)]),
      sum.denominator,
    );
  });

/** A die that goes on is worth what it is and what its extra dice are, or, rolled again, only what they are. */
function throughDice<E>(
  { join }: ChainRule,
  further: (link: number) => E,
  { of, beyond }: Worth<E>,
  { times }: Ring<E>,
): Onward<E> {
  return {
    onward: (value, next) => (join === 'replace' ? further(next) : times(of(value), further(next))),
    onwardBeyond: (tail, next) =>
      times(join === 'replace' ? tail.mass : assertDefined(beyond)(tail), further(next)),
  };
}

const totalOf = <E>(
  die: Die,
  rule: ChainRule,
  total: Worth<E>,
  ring: Ring<E>,
  view: View,
): ChainTotal<E> => ({
  ring,
  of: total.of,
  further: remembered((link) => furtherDice(die, rule, total, ring, view)(link)),
});

/**
 * What the dice bring that follow, from the one that a link reads on: for `replace` the worth of the last
 * one, for `append` and `add` that of all.
 */
function furtherDice<E>(
  die: Die,
  rule: ChainRule,
  after: Worth<E>,
  ring: Ring<E>,
  view: View,
): (link: number) => E {
  const faces = facesOf(die, view);
  const whole = BigInt(die.sides);
  const replaces = rule.join === 'replace';
  // Only within one die is anything taken away.
  const worthOf = (face: number, { sign, shift }: Link): E =>
    after.of((rule.join === 'add' ? sign : 1) * (face + shift) + 0);
  return solveLinks(rule, ring, {
    whole,
    // A die that is rolled again brings nothing.
    ways: (link) =>
      faces.map(([face, sides]) => {
        const next = nextLink(link, face);
        const brings = replaces && next !== undefined ? ring.one : worthOf(face, link);
        return { sides, next, brings };
      }),
    last: (link) => faces.map(([face, sides]): Share<E> => [sides, worthOf(face, link)]),
    spend: (steps) => view.budget.spend(steps, 'many-links'),
  });
}
