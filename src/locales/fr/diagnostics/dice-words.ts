/** Conditions, dice and totals as French speaks of them in errors and warnings. */
import type { ConditionFact, Ranked } from '../../../diagnostics/details/dice.ts';
import { listed, number } from '../numbers.ts';

export const compareTotal = 'Pour comparer le total, mettez les dés entre parenthèses.';

/** "7 ou plus" */
function condition({ comparison, number: than }: ConditionFact): string {
  const value = number(than);
  switch (comparison) {
    case '=':
      return value;
    case '<>':
      return `autre chose que ${value}`;
    case '<':
      return `moins de ${value}`;
    case '<=':
      return `${value} ou moins`;
    case '>':
      return `plus de ${value}`;
    case '>=':
      return `${value} ou plus`;
  }
}

interface Never {
  readonly conditions: readonly ConditionFact[];
  readonly dice?: number;
  readonly changed: boolean;
}

/** More conditions than this are not listed. */
const mostConditions = 3;

/** "ce dé ne peut jamais faire 7 ou plus" */
export function never({ conditions, dice, changed }: Never): string {
  const who = dice === 1 ? 'ce dé ne peut jamais' : 'aucun de ces dés ne peut';
  if (conditions.length === 0) return `${who} donner une réussite ici`;
  // Nobody reads a longer list.
  if (conditions.length > mostConditions) return `${who} remplir cette condition`;
  return `${who} ${changed ? 'compter pour' : 'faire'} ${listed(conditions.map(condition), 'ou')}`;
}

/** "1 dé", "3 totaux" */
export function ranked(count: number, of: Ranked): string {
  const [one, many] = of === 'dice' ? ['dé', 'dés'] : ['total', 'totaux'];
  return `${number(count)} ${count < 2 ? one : many}`;
}

/** "le seul dé", "les deux dés", "les 3 totaux" */
export function all(count: number, of: Ranked): string {
  const [one, many] = of === 'dice' ? ['dé', 'dés'] : ['total', 'totaux'];
  if (count === 1) return `le seul ${one}`;
  return `les ${count === 2 ? 'deux' : number(count)} ${many}`;
}
