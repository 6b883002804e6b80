/** The law of a group: of values, item by item, or of the dice that it pools. */
import type { GroupNode } from '../../grammar/ast.ts';
import { readValueGroup } from '../../grammar/group.ts';
import type { Num } from '../../number.ts';
import { needsWholePool } from '../../vocabulary/rule.ts';
import { applyToValues } from '../../vocabulary/values.ts';
import { surely } from '../surely.ts';
import { chosenValues } from './chosen-values.ts';
import { combined } from './combine.ts';
import { known } from './group-plans.ts';
import type { Law } from './law.ts';
import { isBounded } from './law.ts';
import { placed } from './no-face.ts';
import type { Question } from './question.ts';
import { settingsOf } from './question.ts';
import { pooledLaw } from './solve-pooled.ts';
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
  const changing = rules.filter(({ kind }) => kind !== 'mark' && kind !== 'order');
  const alone = (law: Law): Law =>
    (isBounded(law) ? undefined : chosenValues([law], rules, question.view)) ?? judged([law]);
  const values = changing.length === 0 ? laws : laws.map(alone);
  return sumOfLaws(values, question.view);
}

/** So few combinations are soonest looked at one by one. */
const fewEnough = 400;
