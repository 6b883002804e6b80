/** What a group pools, and its rules for each of its dice, when everything is known. */

import { throwErrors } from '../../eval/prepare/known-bindings.ts';
import type { StaticPool } from '../../eval/prepare/prepare.ts';
import type { GroupPlan, ReadGroup } from '../../grammar/check/group.ts';
import { pooledTerms, readDiceGroup, readValueGroup } from '../../grammar/check/group.ts';
import type { DiceNode, GroupNode, PoolNode } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { namesOf, poolOf, settingsOf } from '../expression/solve-context.ts';

export const termsOf = (node: GroupNode, question: SolveContext): readonly PoolNode[] => {
  const terms = pooledTerms(node, question.program.vocabulary, namesOf(question));
  return assertDefined(terms === 'unknown' ? undefined : terms);
};

/** The pool of a term when every count and number of sides is known. */
export const knownPool = (term: DiceNode, question: SolveContext): StaticPool =>
  assertDefined(poolOf(term, question));

export const diceIn = (node: GroupNode, question: SolveContext): readonly DiceNode[] =>
  termsOf(node, question).flatMap((term) =>
    term.kind === 'dice' ? [term] : diceIn(term, question),
  );

/** The rules of a group for each of its dice, and what is known of the pool after them. */
export function planOf(node: GroupNode, question: SolveContext): DicePlan {
  const plan = question.program.groupOf(node);
  // What depends on no other dice was read before.
  if (plan.kind === 'dice' && plan.rules !== undefined) return plan;
  const terms = termsOf(node, question);
  const states = terms.map((term) =>
    term.kind === 'dice' ? knownPool(term, question).end : planOf(term, question).end,
  );
  return known(readDiceGroup(node, terms, states, settingsOf(question)));
}

type DicePlan = Extract<GroupPlan, { kind: 'dice' }>;

/** @throws NotationFault */
export function known<Plan extends ReadGroup['plan']>({
  plan,
  diagnostics,
}: ReadGroup<Plan>): Plan {
  throwErrors(diagnostics);
  return plan;
}

/** The rules of a group of values. @throws NotationFault */
export function rulesOfValues(node: GroupNode, question: SolveContext): readonly Rule[] {
  const plan = question.program.groupOf(node);
  const rules = plan.kind === 'values' ? plan.rules : undefined;
  return rules ?? assertDefined(known(readValueGroup(node, settingsOf(question))).rules);
}

/** What is read of modifiers; undefined where it cannot be, which is counted. */
export function knownOr<T>({ failures }: SolveContext, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    failures.add(error.diagnostic, 1n, 1n);
    return undefined;
  }
}
