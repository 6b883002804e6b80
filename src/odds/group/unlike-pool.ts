/** Dice of several kinds in one pool, as in "{6d12 + 4d10}kh6": each lies by itself until all are looked at. */

import type { DieRule } from '../../vocabulary/rules/kinds.ts';
import {
  countsGroups,
  isComparing,
  isDieRule,
  isScoring,
  isSilent,
  needsWholePool,
  throwsDice,
} from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { scoreOf } from '../die/scores.ts';
import { worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { point } from '../law/law.ts';
import { chosenUnlike } from '../pool/chosen-unknown.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { farEnough, valueLaw } from '../pool/pool-parts.ts';
import { passLaw } from '../pool/solve-pass.ts';
import { poolLaw } from '../pool/solve-pool.ts';
import { setsWorth, stagesOf } from '../pool/stages.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import { remembered } from '../rings/view.ts';
import { inOneWindow, kindsOf } from './chosen-values.ts';
import { solveUnlike } from './unlike-ranks.ts';
import type { LookingRule } from './value-rules.ts';
import { farthestIn, looks, setFits } from './value-rules.ts';

/** One term: its own rules, and those of the group, which stand in the same places for all terms. */
export interface Mixed {
  readonly die: Pool['die'];
  readonly dice: number;
  readonly own: readonly Rule[];
  readonly common: readonly Rule[];
}

/** The law of the total; undefined where only the joint law of all dice answers. @throws TooLarge, NoFace */
export function unlikeLaw(all: readonly Mixed[], near: View): DenseLaw | undefined {
  const terms = all.filter(({ dice }) => dice > 0);
  const [first, ...others] = terms;
  if (first === undefined) return point(0) as DenseLaw;
  const pools = terms.map(
    ({ die, dice, own, common }): Pool => ({ die, dice, rules: [...own, ...common] }),
  );
  if (others.length === 0) return poolLaw(pools[0] as Pool, near);
  if (terms.some(({ own }) => own.some(needsWholePool))) return undefined;
  const view = farEnough(
    near,
    pools.flatMap(({ rules }) => rules),
  );
  if (areSame(terms.map(({ die, own, common }) => [die, changing(own), changing(common)]))) {
    const dice = terms.reduce((sum, each) => sum + each.dice, 0);
    return poolLaw({ ...(pools[0] as Pool), dice }, near);
  }
  const parts = terms.map(partsOf);
  const [{ looking }] = parts as [Parts];
  if (first.common.some(isComparing)) return passLaw(pools, view);
  if (parts.some(({ isSimple }) => !isSimple)) return undefined;
  if (parts.some(({ before }) => before.some(addsDice))) {
    return looking.some(countsGroups)
      ? passLaw(pools, view)
      : chosenUnlike(
          terms.map((each, index) => ({ ...each, ...(parts[index] as Parts) })),
          view,
        );
  }
  return valueByValue(pools, parts, view);
}

interface Parts {
  readonly before: readonly DieRule[];
  readonly looking: readonly LookingRule[];
  readonly behind: readonly DieRule[];
  /** Whether no die changes between two rules that look at all dice. */
  readonly isSimple: boolean;
}

const changing = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter((rule) => !isSilent(rule));

function partsOf({ own, common }: Mixed): Parts {
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

const areSame = (each: readonly unknown[]): boolean =>
  new Set(each.map((one) => JSON.stringify(one))).size === 1;

/** Value by value; what a kept die is worth may differ from kind to kind. */
function valueByValue(pools: readonly Pool[], parts: readonly Parts[], view: View): DenseLaw {
  const ring = lawRing(view);
  const laws = pools.map(({ die }, index) => valueLaw(die, (parts[index] as Parts).before, view));
  const rules = pools.flatMap((each) => each.rules);
  const { bins, bottom, top } = inOneWindow(laws, 1, farthestIn(rules));
  const reach = Math.min(view.reach, Math.abs(top), Math.abs(bottom));
  const isAlike = areSame(
    pools.map((each, index) => {
      const { behind } = parts[index] as Parts;
      const rolls = behind.some(({ kind }) => throwsDice(kind));
      return [behind, each.rules.filter(isScoring), rolls ? each.die : 0];
    }),
  );
  const [{ looking }] = parts as [Parts];
  const dice = pools.reduce((sum, each) => sum + each.dice, 0);
  const stages = stagesOf(looking, dice);
  const worths = pools.map(({ die, rules: own }, index) => {
    const score = scoreOf(own) ?? (stages.sets === undefined ? undefined : () => 0);
    const worth = lawWorth(score, { ...view, reach });
    return remembered(
      worthThrough(die, (parts[index] as Parts).behind, worth, ring, { ...view, reach }),
    );
  });
  return solveUnlike({
    kinds: kindsOf(
      bins,
      pools.map((each) => each.dice),
      isAlike,
    ),
    ranks: stages.ranks,
    worth: (value, kind) => (worths[isAlike ? 0 : kind] as (value: number) => DenseLaw)(value),
    isAlike,
    together: setsWorth(stages, setFits, (many) => point(many) as DenseLaw, ring.unknown),
    ring,
    spend: (steps) => view.budget.spend(steps, 'choosing among so many unlike dice'),
  });
}
