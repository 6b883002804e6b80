/** What a pool's rules ask for, one after the other, and how far one must look for them. */

import type { StaticPool } from '../../eval/prepare/prepare.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type {
  ChoosingRule,
  ComparingRule,
  DieRule,
  GroupingRule,
} from '../../vocabulary/rules/kinds.ts';
import {
  countsGroups,
  drops,
  isChoosing,
  isComparing,
  isDieRule,
} from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';
import { solveDie } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import type { Ranks } from './ranks.ts';

/** A pool as the solver sees it. */
export type Pool = Pick<StaticPool, 'die' | 'dice' | 'rules'>;

/**
 * The rules that change what lies: all but scores, which are part of the worth, marks, order, and choices
 * that drop nothing whatever the number of dice.
 */
const changing = (rules: readonly Rule[]): readonly (DieRule | ChoosingRule)[] =>
  rules.filter((rule): rule is DieRule | ChoosingRule => isDieRule(rule) || drops(rule));

/** Rules that no shorter way answers than the joint law of all dice. */
export const looksAtAll = (rule: Rule): rule is ComparingRule | GroupingRule =>
  isComparing(rule) || countsGroups(rule);

export interface Parts {
  readonly before: readonly DieRule[];
  readonly choosing: readonly ChoosingRule[];
  readonly behind: readonly (DieRule | ChoosingRule)[];
}

/** What each die meets by itself, the first run of keeps and drops, and what follows. */
export function partsOf(rules: readonly Rule[]): Parts {
  const all = changing(rules);
  const wait = all.findIndex(isChoosing);
  const first = wait < 0 ? all.length : wait;
  const rest = all.slice(first);
  const run = rest.findIndex(isDieRule);
  const end = run < 0 ? rest.length : run;
  return {
    before: all.slice(0, first).filter(isDieRule),
    choosing: rest.slice(0, end).filter(isChoosing),
    behind: rest.slice(end),
  };
}

/**
 * A value beyond the reach counts as infinite, so the reach must hold every number that a rule compares
 * with or counts as.
 */
export function farEnough(view: View, rules: readonly Rule[]): View {
  const numbers = rules.flatMap((rule) => {
    const { tests, countsAs } = factsOf(rule);
    return [...tests.map(({ than }) => than), countsAs];
  });
  const farthest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return farthest < view.reach ? view : { ...view, reach: farthest + 1 };
}

/** What the dice can count as when they are chosen. */
export const valueLaw = (die: Die, before: readonly DieRule[], view: View): DenseLaw =>
  solveDie(die, before, lawWorth(undefined, view), lawRing(view), view);

/** Every value meets every number of dice placed before it, each with a law as wide as the kept dice. */
export function spendRanks(
  values: DenseLaw,
  dice: number,
  { from, to }: Ranks,
  { budget }: View,
): void {
  const { length } = values.weights;
  const wide = length * Math.max(1, to - from);
  budget.spend(length * dice * dice * wide * 2, 'choosing-many-dice');
}
