/** The law of a group: of values, item by item, or of the dice that it pools. */
import type { DiceNode, GroupNode, PoolNode } from '../../grammar/ast.ts';
import { NotationFault } from '../../grammar/fault.ts';
import type { GroupPlan, ReadGroup } from '../../grammar/group.ts';
import { pooledTerms, readDiceGroup, readValueGroup } from '../../grammar/group.ts';
import type { Num } from '../../number.ts';
import type { Die } from '../../vocabulary/die.ts';
import type { Rule } from '../../vocabulary/rule.ts';
import { isCounting, needsWholePool } from '../../vocabulary/rule.ts';
import { applyToValues } from '../../vocabulary/values.ts';
import type { StaticPool } from '../prepare.ts';
import { surely } from '../surely.ts';
import { TooLarge } from './budget.ts';
import { chosenValues } from './chosen-values.ts';
import { combined } from './combine.ts';
import type { Law } from './law.ts';
import { isBounded } from './law.ts';
import type { Joint } from './multisets.ts';
import { jointRing } from './multisets.ts';
import { placed } from './no-face.ts';
import { overPools } from './over-pools.ts';
import type { Question } from './question.ts';
import { namesOf, poolOf, settingsOf } from './question.ts';
import { followed, jointOf, totalLaw } from './solve-joint.ts';
import { poolLaw } from './solve-pool.ts';
import { sumOfLaws } from './sum-laws.ts';

/** @throws NotationFault, TooLarge */
export function groupLaw(node: GroupNode, question: Question): Law {
  const plan = question.program.groupOf(node);
  if (plan.kind === 'dice') return placed(node.span, () => pooledLaw(node, question));
  const rules = plan.rules ?? surely(known(readValueGroup(node, settingsOf(question))).rules);
  const laws = node.items.map((item) => question.lawOf(item, question));
  const total = (...values: readonly Num[]): Num => applyToValues(values, rules).total;
  const judged = (each: readonly Law[]): Law =>
    combined(each, { apply: total }, node.span, question.view);
  if (rules.some(needsWholePool)) {
    const few = laws.reduce((product, { weights }) => product * weights.length, 1) <= fewEnough;
    const together =
      few && laws.every(isBounded) ? undefined : chosenValues(laws, rules, question.view);
    return together ?? judged(laws);
  }
  // Where each value is judged by itself the items are independent to the end.
  const values = rules.length === 0 ? laws : laws.map((law) => judged([law]));
  return sumOfLaws(values, question.view);
}

/** So few combinations are soonest looked at one by one. */
const fewEnough = 400;

/** Dice of several kinds in one pool. */
function pooledLaw(node: GroupNode, question: Question): Law {
  const all = diceIn(node, question);
  const dynamic = all.find((each) => poolOf(each, question) === undefined);
  // With every count and number of sides known, the pool is known.
  if (dynamic !== undefined) {
    // A variable that is mentioned twice rolls its count twice, and a node has only one place for it.
    if (all.filter((each) => each === dynamic).length > 1) {
      throw new TooLarge('a computed number of dice that stands twice in one pool');
    }
    return overPools(dynamic, question, (fixed) => pooledLaw(node, fixed));
  }
  const apart = separate(node, [], question);
  if (apart !== undefined) {
    return sumOfLaws(
      apart.map((pool) => poolLaw(pool, question.view)),
      question.view,
    );
  }
  const rules = commonRules(node, question);
  const count = rules.findIndex(isCounting);
  const before = count < 0 ? rules : rules.slice(0, count);
  const joint = jointIn(node, before, question);
  return totalLaw(joint, count < 0 ? [] : rules.slice(count), question.view);
}

const termsOf = (node: GroupNode, question: Question): readonly PoolNode[] => {
  const terms = pooledTerms(node, question.program.vocabulary, namesOf(question));
  return surely(terms === 'unknown' ? undefined : terms);
};

/** The pool of a term when every count and number of sides is known. */
const knownPool = (term: DiceNode, question: Question): StaticPool =>
  surely(poolOf(term, question));

const diceIn = (node: GroupNode, question: Question): readonly DiceNode[] =>
  termsOf(node, question).flatMap((term) =>
    term.kind === 'dice' ? [term] : diceIn(term, question),
  );

/** The rules of a group for each of its dice, and what is known of the pool behind them. */
function planOf(node: GroupNode, question: Question): ReadGroup<DicePlan>['plan'] {
  const terms = termsOf(node, question);
  const states = terms.map((term) =>
    term.kind === 'dice' ? knownPool(term, question).end : planOf(term, question).end,
  );
  return known(readDiceGroup(node, terms, states, settingsOf(question)));
}

type DicePlan = Extract<GroupPlan, { kind: 'dice' }>;

/** When nothing is chosen among the dice they are independent pools, each with all rules round it. */
function separate(
  node: GroupNode,
  outer: readonly ReadonlyMap<Die, readonly Rule[]>[],
  question: Question,
): readonly StaticPool[] | undefined {
  const around = [surely(planOf(node, question).rules), ...outer];
  const pools: StaticPool[] = [];
  for (const term of termsOf(node, question)) {
    if (term.kind === 'group') {
      const inner = separate(term, around, question);
      if (inner === undefined) return undefined;
      pools.push(...inner);
      continue;
    }
    const pool = knownPool(term, question);
    const added = around.flatMap((each) => surely(each.get(pool.die)));
    if (added.some(needsWholePool)) return undefined;
    pools.push({ ...pool, rules: [...pool.rules, ...added] });
  }
  // A choice among the dice of one term comes first, and concerns no other.
  return pools;
}

/** Rules that are the same for every die of the group, but for marks. @throws TooLarge where they are not */
function commonRules(node: GroupNode, question: Question): readonly Rule[] {
  const rules = surely(planOf(node, question).rules);
  const first = surely(rules.values().next().value);
  const kinds = new Set([...rules.keys()].map((die) => JSON.stringify(die)));
  const rolls = first.some(({ kind }) => kind === 'chain' || kind === 'distinct');
  // "f" alone takes a success away for each die's own lowest face.
  const telling = (each: readonly Rule[]): string =>
    JSON.stringify(each.filter(({ kind }) => kind !== 'mark'));
  const differ = [...rules.values()].some((each) => telling(each) !== telling(first));
  if (kinds.size > 1 && (rolls || differ)) {
    throw new TooLarge('unlike dice in one pool, each with its own highest and lowest face');
  }
  return first;
}

/** Whether all terms of a group throw the same dice under the same rules, so that their order is any. */
function areAlike(node: GroupNode, question: Question): boolean {
  const kinds = diceIn(node, question).map((each) => {
    const { die, rules } = knownPool(each, question);
    return JSON.stringify([die, rules]);
  });
  const plain = termsOf(node, question).every((term) => term.kind === 'dice');
  return new Set(kinds).size <= 1 && (plain || kinds.length <= 1);
}

/** How all dice of a group lie behind its rules. */
function jointIn(node: GroupNode, rules: readonly Rule[], question: Question): Joint {
  const ring = jointRing(question.view);
  const joints = termsOf(node, question).map((term) =>
    term.kind === 'group'
      ? jointIn(term, commonRules(term, question), question)
      : jointOf(knownPool(term, question), question.view),
  );
  if (rules.some(({ kind }) => kind === 'distinct') && !areAlike(node, question)) {
    throw new TooLarge('rolling anew what lies already among unlike dice');
  }
  const joined = joints.reduce((product, joint) => ring.times(product, joint), ring.one);
  const { die } = knownPool(surely(diceIn(node, question)[0]), question);
  return followed(joined, die, rules, question.view);
}

function known<Plan extends ReadGroup['plan']>({ plan, diagnostics }: ReadGroup<Plan>): Plan {
  const failed = diagnostics.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
  return plan;
}
