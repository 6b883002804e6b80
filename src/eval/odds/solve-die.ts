/**
 * One die and its rules, solved backwards: if a die that ends as v is worth K(v), what is a die worth
 * that lies as v when rule i comes? The dice that it adds are included. What the worth is made of is a
 * parameter; no rule knows it.
 *
 * Scores, marks and order change no value and no draw, so they are not among the rules here: a score is
 * part of the worth of the value that a die ends with.
 */
import type { Die } from '../../vocabulary/die.ts';
import type { ChainRule, FaceRule, Link } from '../../vocabulary/rule.ts';
import { meets, nextLink } from '../../vocabulary/rule.ts';
import { surely } from '../surely.ts';
import { chainSum } from './chain-sum.ts';
import type { DenseLaw } from './law.ts';
import { binsOf } from './law.ts';
import { solveLinks } from './links.ts';
import type { Ring, Share } from './ring.ts';
import type { View, Worth } from './view.ts';
import { facesOf, remembered } from './view.ts';

/** The rules that a single die meets. */
export type DieRule = FaceRule | ChainRule;

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
  let after = remembered(worth.of);
  for (const [index, rule] of [...rules.entries()].reverse()) {
    const next: Worth<E> = { of: after, additive: worth.additive && index === rules.length - 1 };
    after = remembered(
      rule.kind === 'face' ? throughFace(rule, next) : throughChain(die, rule, next, ring, view),
    );
  }
  return after;
}

/** NaN meets no test but "other than"; what is unknown stays unknown whatever it would count as. */
const throughFace =
  <E>({ tests, countsAs }: FaceRule, { of }: Worth<E>) =>
  (value: number): E =>
    of(!Number.isNaN(value) && meets(tests, value) ? countsAs : value);

function throughChain<E>(
  die: Die,
  rule: ChainRule,
  after: Worth<E>,
  ring: Ring<E>,
  view: View,
): (value: number) => E {
  const first = surely(rule.links[0]);
  // A total that is only added up needs no law of the chain by itself.
  const isClimb = ring.isWindowed === true && rule.links.length > fewLinks;
  const onward =
    rule.join !== 'add' || (after.additive && !isClimb)
      ? throughDice(rule, furtherDice(die, rule, after, ring, view), after, ring)
      : after.additive
        ? throughDice(rule, worthOfSum(chainSum(die, rule, view), after, ring), after, ring)
        : throughSum(chainSum(die, rule, view), after, ring, view);
  return (value) => {
    if (Number.isNaN(value)) return ring.unknown;
    const next = rule.limit === 0 ? undefined : nextLink(first, value);
    return next === undefined ? after.of(value) : onward(value, next);
  };
}

/** A chain of more links leads farther than anybody looks, which its sum takes note of. */
const fewLinks = 12;

/** What the sum of the further dice is worth by itself, where sums are worth what their parts are. */
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

/** A die that goes on is worth what it is and what its further dice are, or, rolled again, only what they are. */
const throughDice =
  <E>({ join }: ChainRule, further: (link: number) => E, after: Worth<E>, ring: Ring<E>) =>
  (value: number, next: number): E =>
    join === 'replace' ? further(next) : ring.times(after.of(value), further(next));

/** A chain that is one die is worth what its total is worth. */
const throughSum =
  <E>(sumFrom: (link: number) => DenseLaw, after: Worth<E>, ring: Ring<E>, { budget }: View) =>
  (value: number, next: number): E => {
    const sum = sumFrom(next);
    const parts = binsOf(sum).map(([more, weight]): Share<E> => {
      // A value beyond the reach from which something is taken could be anywhere.
      const lost = !Number.isFinite(value) && Math.sign(more) === -Math.sign(value);
      return [weight, after.of(lost ? Number.NaN : value + more)];
    });
    budget.spend(parts.length * 2, 'a chain');
    return ring.mix(parts, sum.denominator);
  };

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
    spend: (steps) => view.budget.spend(steps, 'a chain with so many links'),
  });
}
