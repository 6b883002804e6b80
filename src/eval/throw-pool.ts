/** Throws one pool and applies its rules, kind by kind, in the promised order of draws. */
import type { Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import { NotationFault } from '../grammar/fault.ts';
import type { Die } from '../vocabulary/die.ts';
import type { ChainRule, Mark, PoolRule, Role, Rule } from '../vocabulary/rule.ts';
import { meets, nextLink } from '../vocabulary/rule.ts';
import type { Chain, ThrownDie } from './roll.ts';

/** Throws single dice for a pool. */
export interface Thrower {
  /** Throws a die, within the limit of dice. */
  readonly throwDie: (die: Die, role: Role) => Thrown;
  /** The most dice of one chain. */
  readonly longestChain: number;
  readonly span: Span;
}

/** A physical die while the pool is still open. */
export type Thrown = { -readonly [key in keyof ThrownDie]: ThrownDie[key] };

/** A die of the pool as later rules see it. */
interface Lying {
  readonly dice: Thrown[];
  value: number;
  direction: Chain['direction'];
  kept: boolean;
  score: number;
  marks: readonly Mark[];
}

/** The pool's dice in the order shown. `counted` says whether scores or values are summed. */
export interface ThrownPool {
  readonly chains: readonly Chain[];
  readonly counted: boolean;
}

/**
 * Die by die up to the first rule that needs the whole pool; from there on rule by rule, each going once
 * through the dice that are left.
 */
export function throwPool(
  die: Die,
  count: number,
  rules: readonly Rule[],
  thrower: Thrower,
): ThrownPool {
  const barrier = rules.findIndex(({ kind }) => kind === 'pool');
  const single = barrier < 0 ? rules : rules.slice(0, barrier);
  let pool: Lying[] = [];
  for (let index = 0; index < count; index += 1) {
    meetRules(laid(thrower.throwDie(die, 'first')), single, 0, { die, thrower, pool });
  }
  for (const rule of barrier < 0 ? [] : rules.slice(barrier)) {
    if (rule.kind === 'pool') {
      choose(pool, rule);
    } else {
      const behind: Lying[] = [];
      for (const lying of pool) {
        if (lying.kept) meetRules(lying, [rule], 0, { die, thrower, pool: behind });
        else behind.push(lying);
      }
      pool = behind;
    }
  }
  const counted = rules.some(({ kind }) => kind === 'score');
  return { chains: inOrder(pool, rules).map((lying) => closed(lying, counted)), counted };
}

interface Place {
  readonly die: Die;
  readonly thrower: Thrower;
  /** The dice that are done, in order. */
  readonly pool: Lying[];
}

const laid = (thrown: Thrown, value = thrown.face): Lying => ({
  dice: [thrown],
  value,
  direction: 'none',
  kept: true,
  score: 0,
  marks: [],
});

/** A die meets the rules from an index on; what an appending chain adds follows it, die by die. */
function meetRules(lying: Lying, rules: readonly Rule[], from: number, place: Place): void {
  for (let index = from; index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule?.kind === 'chain' && rule.join === 'append') {
      const added = followChain(lying, rule, place);
      if (added.length === 0) continue;
      meetRules(lying, rules, index + 1, place);
      for (const each of added) meetRules(each, rules, index + 1, place);
      return;
    }
    if (rule !== undefined) meetRule(lying, rule, place);
  }
  place.pool.push(lying);
}

function meetRule(lying: Lying, rule: Rule, place: Place): void {
  switch (rule.kind) {
    case 'face':
      if (meets(rule.tests, lying.value)) lying.value = rule.countsAs;
      break;
    case 'score':
      if (meets(rule.tests, lying.value)) lying.score += rule.score;
      break;
    case 'mark':
      if (meets(rule.tests, lying.value) && !lying.marks.includes(rule.mark)) {
        lying.marks = [...lying.marks, rule.mark];
      }
      break;
    case 'chain':
      followChain(lying, rule, place);
      break;
    case 'pool':
    case 'order':
      break;
  }
}

/** Throws the further dice of a chain. Gives the dice that an appending chain adds to the pool. */
function followChain(lying: Lying, rule: ChainRule, { die, thrower }: Place): Lying[] {
  const added: Lying[] = [];
  const { links, join, limit = Number.POSITIVE_INFINITY } = rule;
  const [first] = links;
  let at = first === undefined ? undefined : nextLink(first, lying.value);
  for (let further = 1; at !== undefined && further <= limit; further += 1) {
    const link = links[at];
    if (link === undefined) break;
    if (further >= thrower.longestChain) throw new NotationFault(tooLong(thrower));
    const thrown = thrower.throwDie(die, link.role);
    const value = thrown.face + link.shift;
    switch (join) {
      case 'append':
        added.push(laid(thrown, value));
        break;
      case 'add':
        lying.dice.push(thrown);
        lying.value += link.sign * value;
        if (further === 1) lying.direction = link.sign > 0 ? 'up' : 'down';
        break;
      case 'replace':
        replaceBy(lying, thrown, value);
        break;
    }
    at = nextLink(link, thrown.face);
  }
  if (!Number.isSafeInteger(lying.value)) {
    throw new NotationFault(
      fault('number-too-large', thrower.span, 'the total of a chain is too large here'),
    );
  }
  return added;
}

/** A die that is rolled again is new and plain. */
function replaceBy(lying: Lying, thrown: Thrown, value: number): void {
  for (const each of lying.dice) each.kept = false;
  lying.dice.push(thrown);
  lying.value = value;
  lying.direction = 'none';
  lying.marks = [];
}

const tooLong = ({ longestChain, span }: Thrower) =>
  fault(
    'chain-too-long',
    span,
    `a chain went past ${longestChain.toLocaleString('en')} dice, so the roll was stopped`,
  );

/** Keeps the dice whose ranks the rule takes; of equal dice the earlier. */
function choose(pool: readonly Lying[], rule: PoolRule): void {
  const left = pool.filter(({ kept }) => kept);
  const ranked = left.map(({ value }) => value).sort((a, b) => a - b);
  if (rule.from === 'highest') ranked.reverse();
  const skip = rule.from === 'middle' ? middleSkip(left.length, rule.take) : rule.skip;
  const taken = ranked.slice(skip, rule.take === undefined ? undefined : skip + rule.take);
  const wanted = new Map<number, number>();
  for (const value of taken) wanted.set(value, (wanted.get(value) ?? 0) + 1);
  for (const lying of left) {
    const more = wanted.get(lying.value) ?? 0;
    lying.kept = more > 0;
    wanted.set(lying.value, more - 1);
  }
}

/** How many of the lowest are dropped around the middle; an odd one too many goes from the top. */
const middleSkip = (dice: number, take = dice): number =>
  Math.max(0, Math.floor((dice - take) / 2));

/** The last sorting rule decides in which order the dice are shown; equal dice stay as they lay. */
function inOrder(pool: readonly Lying[], rules: readonly Rule[]): readonly Lying[] {
  const order = rules.findLast((rule) => rule.kind === 'order');
  if (order?.kind !== 'order') return pool;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...pool].sort((one, other) => sign * (one.value - other.value));
}

/** The finished die: what was dropped or marked holds for its physical dice too. */
function closed({ dice, value, direction, kept, score, marks }: Lying, counted: boolean): Chain {
  for (const each of dice) {
    each.kept &&= kept;
    if (each.kept) each.marks = marks;
  }
  const chain: Chain = { dice, total: value, direction, kept, marks };
  return counted ? { ...chain, score } : chain;
}
