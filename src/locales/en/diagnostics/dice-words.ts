/** Conditions, dice and totals as English speaks of them in errors and warnings. */
import type { ConditionFact, Ranked } from '../../../diagnostics/details/dice.ts';
import { listed, number } from '../numbers.ts';

export const compareTotal = 'To compare the total, put the dice in parentheses.';

/** "7 or more" */
function condition({ comparison, number: than }: ConditionFact): string {
  const value = number(than);
  switch (comparison) {
    case '=':
      return value;
    case '<>':
      return `anything but ${value}`;
    case '<':
      return `less than ${value}`;
    case '<=':
      return `${value} or less`;
    case '>':
      return `more than ${value}`;
    case '>=':
      return `${value} or more`;
  }
}

interface Never {
  readonly conditions: readonly ConditionFact[];
  readonly dice?: number;
  readonly changed: boolean;
}

/** More conditions than this are not listed. */
const mostConditions = 3;

/** "this die can never roll 7 or more" */
export function never({ conditions, dice, changed }: Never): string {
  const who = dice === 1 ? 'this die can never' : 'no die here can';
  if (conditions.length === 0) return `${who} pass this count`;
  // Nobody reads a longer list.
  if (conditions.length > mostConditions) return `${who} meet this condition`;
  return `${who} ${changed ? 'count as' : 'roll'} ${listed(conditions.map(condition), 'or')}`;
}

/** "1 die", "3 totals" */
export function ranked(count: number, of: Ranked): string {
  const [one, many] = of === 'dice' ? ['die', 'dice'] : ['total', 'totals'];
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** "the only die", "both dice", "all 3 totals" */
export function all(count: number, of: Ranked): string {
  if (count === 1) return of === 'dice' ? 'the only die' : 'the only total';
  return count === 2 ? `both ${of}` : `all ${ranked(count, of)}`;
}
