/** The law of a group: of values, item by item, or of the dice that it pools. */
import type { GroupNode } from '../../grammar/tree/ast.ts';
import type { Num } from '../../number/index.ts';
import { applyToValues } from '../../vocabulary/rules/apply-to-values.ts';
import { isSilent, needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { inTurn } from '../expression/in-turn.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { combined, failingAt } from '../law/combine.ts';
import type { Law } from '../law/law.ts';
import { isBounded, noLaw } from '../law/law.ts';
import { mayOverflow, sumOfLaws } from '../law/sum-laws.ts';
import { countingNoFace } from '../pool/no-face.ts';
import { chosenValues } from './chosen-values.ts';
import { groupActs } from './group-acts.ts';
import { knownOr, rulesOfValues } from './group-plans.ts';
import { pooledLaw } from './solve-pooled.ts';

/** @throws TooLarge */
export function groupLaw(node: GroupNode, question: SolveContext): Law {
  const plan = question.program.groupOf(node);
  const { failures, view } = question;
  if (plan.kind === 'dice') return countingNoFace(node, question, () => pooledLaw(node, question));
  const before = failures.times();
  const { laws, after } = inTurn(node.items, question);
  const rules = knownOr(after, () => rulesOfValues(node, question));
  if (rules === undefined) return noLaw;
  const { acts } = groupActs(rules, laws.length);
  const total = (...values: readonly Num[]): Num => applyToValues(values, rules).total;
  const together = (): Law =>
    combined(laws, { apply: total, acts }, view, failingAt(node.span, failures));
  // What fails has no weight in a law, and only "combined" leaves that out of account.
  const isWhole = failures.times() === before;
  if (rules.some(needsWholePool)) {
    const few = laws.reduce((product, { weights }) => product * weights.length, 1) <= fewEnough;
    const oneByOne = (few && laws.every(isBounded)) || !isWhole;
    return (oneByOne ? undefined : chosenValues(laws, rules, view)) ?? together();
  }
  if (mayOverflow(laws)) return together();
  // Where each value is judged by itself the items are independent to the end.
  const one = groupActs(rules, 1).acts;
  const judged = (law: Law): Law => combined([law], { apply: total, acts: one }, view);
  const alone = (law: Law): Law =>
    (isBounded(law) || !isWhole ? undefined : chosenValues([law], rules, view)) ?? judged(law);
  const values = rules.every(isSilent) ? laws : laws.map(alone);
  return sumOfLaws(values, view);
}

/** So few combinations are soonest looked at one by one. */
const fewEnough = 400;
