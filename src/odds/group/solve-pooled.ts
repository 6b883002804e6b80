/** The law of a group that pools its dice. */

import type { StaticPool } from '../../eval/prepare/prepare.ts';
import { termsInTurn } from '../../grammar/check/group.ts';
import type { GroupNode } from '../../grammar/tree/ast.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { isComparing, isCounting, isSilent, throwsDice } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { reportedAt } from '../expression/in-turn.ts';
import { overPools } from '../expression/over-pools.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { namesOf, poolOf } from '../expression/solve-context.ts';
import type { Law } from '../law/law.ts';
import { noLaw } from '../law/law.ts';
import { sumOfLaws } from '../law/sum-laws.ts';
import { feltInOrder, followed, jointOf, OrderFelt, totalLaw } from '../pool/solve-joint.ts';
import { poolLaw } from '../pool/solve-pool.ts';
import type { Joint, JointView } from '../rings/multisets.ts';
import { jointRing } from '../rings/multisets.ts';
import { diceIn, knownOr, knownPool, planOf, termsOf } from './group-plans.ts';
import type { Mixed } from './unlike-by-value.ts';
import { unlikeLaw } from './unlike-pool.ts';
import { looks } from './value-rules.ts';

/** Dice of several kinds in one pool. */
export function pooledLaw(node: GroupNode, question: SolveContext): Law {
  const all = diceIn(node, question);
  for (const { node: term, variables } of termsInTurn(node, namesOf(question))) {
    if (term.kind === 'group') {
      // Its dice are known, and with them its rules.
      if (question.program.groupOf(term).rules !== undefined) continue;
      const here = variables.reduce((outer, variable) => reportedAt(variable, outer), question);
      if (knownOr(here, () => planOf(term, question)) === undefined) return noLaw;
    } else if (poolOf(term, question) === undefined) {
      // A variable that is mentioned twice rolls its count twice, and a node has only one place for it.
      if (all.filter((each) => each === term).length > 1) {
        throw new TooLarge('count-used-twice');
      }
      return overPools(term, question, (fixed) => pooledLaw(node, fixed), { variables });
    }
  }
  // With every count and number of sides known, the pool is known.
  const apart = separate(node, [], question);
  if (apart !== undefined) {
    return sumOfLaws(
      apart.map((pool) => poolLaw(pool, question.view)),
      question.view,
    );
  }
  const mixed = unlikeLaw(mixedIn(node, question), question.view);
  if (mixed !== undefined) return mixed;
  const rules = commonRules(node, question);
  const count = rules.findIndex(isCounting);
  const before = count < 0 ? rules : rules.slice(0, count);
  return feltInOrder(question.view, (view) => {
    const joint = jointIn(node, before, { ...question, view });
    return totalLaw(joint, count < 0 ? [] : rules.slice(count), view);
  });
}

/** The independent pools of a group that pools its dice; undefined where they are not known, or not independent. */
export function separatePools(
  node: GroupNode,
  question: SolveContext,
): readonly StaticPool[] | undefined {
  if (diceIn(node, question).some((each) => poolOf(each, question) === undefined)) return undefined;
  return separate(node, [], question);
}

/**
 * The pools of a group, each with all rules around it, whatever is chosen among their dice: together they come to no less
 * in size than the dice that are kept. Undefined where they are not known.
 */
export function poolsWithin(
  node: GroupNode,
  question: SolveContext,
): readonly StaticPool[] | undefined {
  if (diceIn(node, question).some((each) => poolOf(each, question) === undefined)) return undefined;
  return separate(node, [], question, () => true);
}

/** Whether dice that meet the rule stay independent. What only shows sets chooses nothing. */
const choosesNothing = (rule: Rule): boolean => !looks(rule) && !isComparing(rule);

/** When nothing is chosen among the dice they are independent pools, each with all rules around it. */
function separate(
  node: GroupNode,
  outer: readonly ReadonlyMap<Die, readonly Rule[]>[],
  question: SolveContext,
  mayChoose: (rule: Rule) => boolean = choosesNothing,
): readonly StaticPool[] | undefined {
  const around = [assertDefined(planOf(node, question).rules), ...outer];
  const pools: StaticPool[] = [];
  for (const term of termsOf(node, question)) {
    if (term.kind === 'group') {
      const inner = separate(term, around, question, mayChoose);
      if (inner === undefined) return undefined;
      pools.push(...inner);
      continue;
    }
    const pool = knownPool(term, question);
    const added = around.flatMap((each) => assertDefined(each.get(pool.die)));
    if (!added.every(mayChoose)) return undefined;
    pools.push({ ...pool, rules: [...pool.rules, ...added] });
  }
  // A choice among the dice of one term comes first, and concerns no other.
  return pools;
}

/** The dice of a group in order, each term with the rules that it meets before it lies with all the others. */
function mixedIn(node: GroupNode, question: SolveContext): readonly Mixed[] {
  const rules = assertDefined(planOf(node, question).rules);
  const terms = termsOf(node, question);
  return terms.flatMap((term): readonly Mixed[] => {
    if (term.kind === 'dice') {
      const { die, dice, rules: own } = knownPool(term, question);
      return [{ die, dice, own, common: assertDefined(rules.get(die)) }];
    }
    return mixedIn(term, question).map(({ die, dice, own, common }): Mixed => {
      const around = assertDefined(rules.get(die));
      // Braces round braces alone are one group.
      return terms.length === 1
        ? { die, dice, own, common: [...common, ...around] }
        : { die, dice, own: [...own, ...common], common: around };
    });
  });
}

/** Rules that are the same for every die of the group, except for marks. @throws TooLarge where they are not */
function commonRules(node: GroupNode, question: SolveContext): readonly Rule[] {
  const rules = assertDefined(planOf(node, question).rules);
  const first = assertDefined(rules.values().next().value);
  const kinds = new Set([...rules.keys()].map((die) => JSON.stringify(die)));
  const rolls = first.some(({ kind }) => throwsDice(kind));
  // "f" alone takes a success away for each die's own lowest face.
  const telling = (each: readonly Rule[]): string =>
    JSON.stringify(each.filter((rule) => !isSilent(rule)));
  const differ = [...rules.values()].some((each) => telling(each) !== telling(first));
  if (kinds.size > 1 && (rolls || differ)) {
    throw new TooLarge('own-ends-of-unlike-dice');
  }
  return first;
}

/** Whether all terms of a group throw the same dice under the same rules, so that their order is any. */
function areAlike(node: GroupNode, question: SolveContext): boolean {
  const kinds = diceIn(node, question).map((each) => {
    const { die, rules } = knownPool(each, question);
    return JSON.stringify([die, rules]);
  });
  const plain = termsOf(node, question).every((term) => term.kind === 'dice');
  return new Set(kinds).size <= 1 && (plain || kinds.length <= 1);
}

interface InOrder extends SolveContext {
  readonly view: JointView;
}

/** How all dice of a group lie after its rules. */
function jointIn(node: GroupNode, rules: readonly Rule[], question: InOrder): Joint {
  const ring = jointRing(question.view);
  const joints = termsOf(node, question).map((term) =>
    term.kind === 'group'
      ? jointIn(term, commonRules(term, question), question)
      : jointOf(knownPool(term, question), question.view),
  );
  if (rules.some(isComparing) && !areAlike(node, question)) {
    const kinds = new Set(
      diceIn(node, question).map((each) => JSON.stringify(knownPool(each, question).die)),
    );
    if (kinds.size > 1) throw new TooLarge('rerolling-unlike-dice');
    if (question.view.inOrder !== true) throw new OrderFelt();
  }
  const joined = joints.reduce((product, joint) => ring.times(product, joint), ring.one);
  const { die } = knownPool(assertDefined(diceIn(node, question)[0]), question);
  return followed(joined, die, rules, question.view);
}
