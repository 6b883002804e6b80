/** The number of sets in a pool, value by value, as in "10d6mt", "6d10kh4mt" and "8d6mt3kh5". */

import { isComparing, isDieRule } from '../../vocabulary/rules/kinds.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { scoreOf } from '../die/scores.ts';
import { solveUnlike } from '../group/unlike-ranks.ts';
import { looks, setFits } from '../group/value-rules.ts';
import type { DenseLaw } from '../law/law.ts';
import { binsOf, point } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import type { Pool } from './pool-parts.ts';
import { spendRanks, valueLaw } from './pool-parts.ts';
import { solveRanks } from './ranks.ts';
import { setsWorth, stagesOf } from './stages.ts';

/**
 * Sets of equal dice are counted value by value, when every die brings itself alone and no die changes from the
 * first choice on. After a count nothing changes a die.
 */
export function setsLaw({ die, dice, rules }: Pool, view: View): DenseLaw | undefined {
  const first = rules.findIndex(looks);
  const [before, behind] = [rules.slice(0, first).filter(isDieRule), rules.slice(first)];
  if (rules.some(isComparing) || before.some(addsDice) || behind.some(isDieRule)) return undefined;
  const values = valueLaw(die, before, view);
  const ring = lawRing(view);
  const stages = stagesOf(behind.filter(looks), dice);
  if (stages.sets === undefined) return undefined;
  const worth = lawWorth(scoreOf(rules) ?? (() => 0), view).of;
  const together = setsWorth(stages, setFits, (many) => point(many) as DenseLaw, ring.unknown);
  const { ranks } = stages;
  const whole = values.denominator;
  if (ranks.from === 0 && ranks.to === dice) {
    spendRanks(values, dice, { from: 0, to: 1 }, view);
    const anywhere = (value: number, count: number): DenseLaw =>
      together?.(value, 0, count) ?? ring.one;
    return solveRanks(binsOf(values), whole, dice, ranks, worth, ring, anywhere);
  }
  const bins = binsOf(values).filter(([value]) => !Number.isNaN(value));
  return solveUnlike({
    kinds: [{ bins, whole, dice }],
    ranks,
    worth,
    isAlike: true,
    together,
    ring,
    spend: (steps) => view.budget.spend(steps, 'choosing-many-dice'),
  });
}
