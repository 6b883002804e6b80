/** A pool of equal dice and its rules: what does it bring to the total? */

import { isDieRule } from '../../vocabulary/rules/kinds.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { scoreOf } from '../die/scores.ts';
import { solveDie, worthThrough } from '../die/solve-die.ts';
import { chosenFrom } from '../group/chosen-from.ts';
import type { DenseLaw } from '../law/law.ts';
import { repeated } from '../law/sums.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View } from '../rings/view.ts';
import { chosenAmongUnknown } from './chosen-unknown.ts';
import { chainedPool } from './kernels/chained-pool.ts';
import type { Pool } from './pool-parts.ts';
import { farEnough, looksAtAll, partsOf, valueLaw } from './pool-parts.ts';
import { ranksOf } from './ranks.ts';
import { jointLaw } from './solve-joint.ts';
import { passLaw } from './solve-pass.ts';
import { setsLaw } from './solve-sets.ts';
import { subsetsLaw } from './solve-subsets.ts';

/** The law of the pool's total. @throws TooLarge */
export function poolLaw(pool: Pool, near: View): DenseLaw {
  const { die, dice, rules } = pool;
  const view = farEnough(near, rules);
  const worth = lawWorth(scoreOf(rules), view);
  const ring = lawRing(view);
  const { before, choosing, behind } = partsOf(rules);
  if (dice === 0) return ring.one;
  if (rules.some(looksAtAll)) {
    return (
      subsetsLaw(pool, view) ?? setsLaw(pool, view) ?? passLaw([pool], view) ?? jointLaw(pool, view)
    );
  }
  if (choosing.length === 0) {
    const chained = chainedPool(die, dice, before, worth, view);
    if (chained !== undefined) return chained;
    const sums = lawRing({ ...view, trims: true });
    return repeated(solveDie(die, before, worth, sums, view), dice, view.budget);
  }
  if (!behind.every(isDieRule)) return jointLaw(pool, view);
  const kept = worthThrough(die, behind, worth, ring, view);
  if (before.some(addsDice)) {
    const thrown = [{ die, dice, before }];
    const far = {
      ...view,
      reach: Math.max(view.reach, Math.abs(die.least), Math.abs(die.highest)),
    };
    try {
      const chosen = chosenAmongUnknown(thrown, choosing, kept, far);
      if (chosen !== undefined) return chosen;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
    return jointLaw(pool, view);
  }
  const ranks = ranksOf(choosing, dice);
  if (ranks.from === 0 && ranks.to === dice) {
    const all = [...before, ...behind];
    return repeated(solveDie(die, all, worth, ring, view), dice, view.budget);
  }
  return chosenFrom(valueLaw(die, before, view), dice, ranks, kept, view);
}
