/** Parts that are rolled one after the other: each is only rolled where none before it failed. */

import { locateInVariable } from '../../eval/prepare/locate-in-variable.ts';
import type { Expression, VariableNode } from '../../grammar/tree/ast.ts';
import type { Law } from '../law/law.ts';
import { massOf } from '../law/law.ts';
import type { SolveContext } from './solve-context.ts';

/** The laws of expressions in the order in which they are rolled, and the question for what comes after them. */
export function inTurn(
  nodes: readonly Expression[],
  question: SolveContext,
): { readonly laws: readonly Law[]; readonly after: SolveContext } {
  let after = question;
  const laws = nodes.map((node) => {
    const next = oneAfter(after, (here) => here.lawOf(node, here));
    after = next.after;
    return next.law;
  });
  return { laws, after };
}

/** A law, and the question for what is only rolled where that law has a value. */
export function oneAfter(
  question: SolveContext,
  solve: (question: SolveContext) => Law,
): { readonly law: Law; readonly after: SolveContext } {
  const { failures } = question;
  const before = failures.times();
  const law = solve(question);
  // To add up all weights takes time, and hardly any law has a part that fails.
  if (failures.times() === before) return { law, after: question };
  return { law, after: within(question, massOf(law), law.denominator) };
}

/** The question for what is only rolled with this chance. */
export const within = (question: SolveContext, weight: bigint, whole: bigint): SolveContext => ({
  ...question,
  failures: question.failures.within(weight, whole),
});

/** The question for what a variable stands for: its failures are reported at the variable. */
export const reportedAt = ({ name, span }: VariableNode, question: SolveContext): SolveContext => ({
  ...question,
  failures: question.failures.reported((diagnostic) => locateInVariable(diagnostic, span, name)),
});
