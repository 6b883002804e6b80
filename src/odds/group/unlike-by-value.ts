/** Unlike dice in one pool, value by value: what each meets by itself, and what the kept ones are worth. */

import { assertDefined } from '../../shared/assert-defined.ts';
import type { DieRule } from '../../vocabulary/rules/kinds.ts';
import { isDieRule, isScoring, isSilent, throwsDice } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { scoreOf } from '../die/scores.ts';
import { worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { point } from '../law/law.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { valueLaw } from '../pool/pool-parts.ts';
import { setsWorth, stagesOf } from '../pool/stages.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import { remembered } from '../rings/view.ts';
import { inOneWindow, kindsOf } from './chosen-values.ts';
import { solveUnlike } from './unlike-ranks.ts';
import type { LookingRule } from './value-rules.ts';
import { farthestIn, looks, setFits } from './value-rules.ts';

/** One term: its own rules, and those of the group, which have the same places for all terms. */
export interface Mixed {
  readonly die: Pool['die'];
  readonly dice: number;
  readonly own: readonly Rule[];
  readonly common: readonly Rule[];
}

export interface Parts {
  readonly before: readonly DieRule[];
  readonly looking: readonly LookingRule[];
  readonly behind: readonly DieRule[];
  /** Whether no die changes between two rules that look at all dice. */
  readonly isSimple: boolean;
}

/** The rules that change something. */
export const changing = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter((rule) => !isSilent(rule));

export function partsOf({ own, common }: Mixed): Parts {
  // Something is chosen or counted here, or the pools would be independent.
  const first = common.findIndex(looks);
  const last = common.findLastIndex(looks);
  return {
    before: [...own, ...common.slice(0, first)].filter(isDieRule),
    looking: common.filter(looks),
    behind: common.slice(last).filter(isDieRule),
    isSimple: !common.slice(first, last).some(isDieRule),
  };
}

/** Whether all say the same. */
export const areSame = (each: readonly unknown[]): boolean =>
  new Set(each.map((one) => JSON.stringify(one))).size === 1;

/** Value by value; what a kept die is worth may differ from kind to kind. */
export function valueByValue(
  pools: readonly Pool[],
  parts: readonly Parts[],
  view: View,
): DenseLaw {
  const ring = lawRing(view);
  const laws = pools.map(({ die }, index) => valueLaw(die, (parts[index] as Parts).before, view));
  const rules = pools.flatMap((each) => each.rules);
  const { bins, bottom, top } = inOneWindow(laws, 1, farthestIn(rules));
  const reach = Math.min(view.reach, Math.abs(top), Math.abs(bottom));
  const worthBy = pools.map((each, index) => {
    const { behind } = parts[index] as Parts;
    const rolls = behind.some(({ kind }) => throwsDice(kind));
    return JSON.stringify([behind, each.rules.filter(isScoring), rolls ? each.die : 0]);
  });
  const isAlike = new Set(worthBy).size === 1;
  const [{ looking }] = parts as [Parts];
  const dice = pools.reduce((sum, each) => sum + each.dice, 0);
  const stages = stagesOf(looking, dice);
  const worths = new Map<string, (value: number) => DenseLaw>();
  for (const [index, { die, rules: own }] of pools.entries()) {
    const by = worthBy[index] as string;
    if (worths.has(by)) continue;
    const score = scoreOf(own) ?? (stages.sets === undefined ? undefined : () => 0);
    const worth = lawWorth(score, { ...view, reach });
    const { behind } = parts[index] as Parts;
    worths.set(by, remembered(worthThrough(die, behind, worth, ring, { ...view, reach })));
  }
  return solveUnlike({
    kinds: kindsOf(
      bins,
      pools.map((each) => each.dice),
      isAlike,
    ),
    ranks: stages.ranks,
    worth: (value, kind) => assertDefined(worths.get(worthBy[isAlike ? 0 : kind] ?? ''))(value),
    isAlike,
    together: setsWorth(stages, setFits, (many) => point(many) as DenseLaw, ring.unknown),
    ring,
    spend: (steps) => view.budget.spend(steps, 'choosing-unlike-dice'),
  });
}
