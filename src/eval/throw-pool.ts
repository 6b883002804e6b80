/** Throws one pool and applies its rules, kind by kind, in the promised order of draws. */
import { alike, kept } from '../vocabulary/choose.ts';
import type { Die } from '../vocabulary/die.ts';
import type { PoolRule, Rule, SetsRule } from '../vocabulary/rule.ts';
import { isCounting, meets, needsWholePool } from '../vocabulary/rule.ts';
import { withMark } from '../vocabulary/values.ts';
import type { Thrower } from './follow-chain.ts';
import { followChain, makeDistinct } from './follow-chain.ts';
import type { Home, Lying } from './lying.ts';
import { closed, inOrder, laid } from './lying.ts';
import type { Chain } from './roll.ts';

export type { Thrower } from './follow-chain.ts';

/** The pool's dice in the order shown. `counted` says whether scores or values are summed. */
export interface ThrownPool {
  readonly chains: readonly Chain[];
  readonly counted: boolean;
}

/** Throws a pool that nothing stands round. */
export function throwPool(
  die: Die,
  count: number,
  rules: readonly Rule[],
  thrower: Thrower,
): ThrownPool {
  const pool = throwDice({ die }, count, rules, thrower);
  const counted = rules.some(isCounting);
  return { chains: inOrder(pool, rules).map((lying) => closed(lying, counted)), counted };
}

/**
 * Throws dice and leaves them open. Die by die up to the first rule that needs the whole pool; from there
 * on rule by rule.
 */
export function throwDice(
  home: Home,
  count: number,
  rules: readonly Rule[],
  thrower: Thrower,
): readonly Lying[] {
  const barrier = rules.findIndex(needsWholePool);
  const single = barrier < 0 ? rules.length : barrier;
  const pool: Lying[] = [];
  for (let index = 0; index < count; index += 1) {
    const lying = laid(home, thrower.throwDie(home.die, 'first'));
    meetRules(lying, rules, 0, single, { thrower, pool });
  }
  return applyInTurn(pool, () => rules, { from: single, to: rules.length }, thrower);
}

/** Rule by rule, each going once through the dice that are left. Unlike dice can have unlike rules. */
export function applyInTurn(
  pool: readonly Lying[],
  rulesOf: (lying: Lying) => readonly Rule[],
  { from, to }: { readonly from: number; readonly to: number },
  thrower: Thrower,
): readonly Lying[] {
  let lies = pool;
  for (let index = from; index < to; index += 1) {
    const [first] = lies;
    const rule = first === undefined ? undefined : rulesOf(first)[index];
    if (rule === undefined) break;
    if (needsWholePool(rule)) {
      applyToPool(lies, rule, thrower);
      continue;
    }
    const behind: Lying[] = [];
    for (const lying of lies) {
      if (lying.kept) meetRules(lying, rulesOf(lying), index, index + 1, { thrower, pool: behind });
      else behind.push(lying);
    }
    lies = behind;
  }
  return lies;
}

interface Place {
  readonly thrower: Thrower;
  /** The dice that are done, in order. */
  readonly pool: Lying[];
}

/** A die meets the rules from an index on; what an appending chain adds follows it, die by die. */
function meetRules(
  lying: Lying,
  rules: readonly Rule[],
  from: number,
  to: number,
  place: Place,
): void {
  for (let index = from; index < to; index += 1) {
    const rule = rules[index];
    if (rule?.kind === 'chain' && rule.join === 'append') {
      const added = followChain(lying, rule, place.thrower);
      if (added.length === 0) continue;
      meetRules(lying, rules, index + 1, to, place);
      for (const each of added) meetRules(each, rules, index + 1, to, place);
      return;
    }
    if (rule !== undefined) meetRule(lying, rule, place.thrower);
  }
  place.pool.push(lying);
}

function meetRule(lying: Lying, rule: Rule, thrower: Thrower): void {
  switch (rule.kind) {
    case 'face':
      if (meets(rule.tests, lying.value)) lying.value = rule.countsAs;
      break;
    case 'score':
      if (meets(rule.tests, lying.value)) lying.score += rule.score;
      break;
    case 'mark':
      if (meets(rule.tests, lying.value)) lying.marks = withMark(lying.marks, rule.mark);
      break;
    case 'chain':
      followChain(lying, rule, thrower);
      break;
    case 'pool':
    case 'distinct':
    case 'sets':
    case 'order':
      break;
  }
}

/** What needs all dice that are left. */
function applyToPool(pool: readonly Lying[], rule: Rule, thrower: Thrower): void {
  switch (rule.kind) {
    case 'pool':
      choose(pool, rule);
      break;
    case 'distinct':
      makeDistinct(pool, rule, thrower);
      break;
    case 'sets':
      findSets(pool, rule);
      break;
    case 'face':
    case 'score':
    case 'mark':
    case 'chain':
    case 'order':
      break;
  }
}

const valueOfDie = ({ value }: Lying): number => value;

/** Keeps the dice whose ranks the rule takes; of equal dice the earlier. */
function choose(pool: readonly Lying[], rule: PoolRule): void {
  const left = pool.filter((lying) => lying.kept);
  const keeps = kept(left, rule, (one, other) => one.value - other.value, valueOfDie);
  for (const [index, lying] of left.entries()) lying.kept = keeps[index] === true;
}

/** Marks the dice of each set; a counted set is a success of its first die. */
function findSets(pool: readonly Lying[], rule: SetsRule): void {
  const { least, tests } = rule;
  const left = pool.filter((lying) => lying.kept);
  let number = 0;
  for (const places of alike(left, valueOfDie)) {
    const [first] = places.map((place) => left[place]);
    if (first === undefined || places.length < least) continue;
    if (tests !== undefined && !meets(tests, first.value)) continue;
    number += 1;
    for (const place of places) {
      const lying = left[place];
      if (lying !== undefined) lying.marks = withMark(lying.marks, `set ${number}`);
    }
    if (isCounting(rule)) first.score += 1;
  }
}
