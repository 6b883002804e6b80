/** A pool of equal dice and its rules: what does it bring to the total? */
import { chainedPool } from './chained-pool.ts';
import { chosenFrom } from './chosen-from.ts';
import type { DenseLaw } from './law.ts';
import { dense } from './law.ts';
import { lawRing, lawWorth } from './law-ring.ts';
import type { Pool } from './pool-parts.ts';
import { adds, farEnough, isDieRule, looksAtAll, partsOf, valueLaw } from './pool-parts.ts';
import { ranksOf } from './ranks.ts';
import { scoreOf } from './scores.ts';
import { solveDie, worthThrough } from './solve-die.ts';
import { jointLaw } from './solve-joint.ts';
import { passLaw } from './solve-pass.ts';
import { setsLaw } from './solve-sets.ts';
import { subsetsLaw } from './solve-subsets.ts';
import { repeated } from './sums.ts';
import { solveThreshold } from './threshold.ts';
import type { View, Worth } from './view.ts';

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
  if (before.some(adds)) return chosenAmongUnknown(pool, kept, view);
  const ranks = ranksOf(choosing, dice);
  if (ranks.from === 0 && ranks.to === dice) {
    const all = [...before, ...behind];
    return repeated(solveDie(die, all, worth, ring, view), dice, view.budget);
  }
  return chosenFrom(valueLaw(die, before, view), dice, ranks, kept, view);
}

/** Keep or drop behind a chain that adds dice: their number is not known. */
function chosenAmongUnknown(pool: Pool, kept: (value: number) => DenseLaw, view: View): DenseLaw {
  const { die, dice, rules } = pool;
  const { before, choosing } = partsOf(rules);
  const [rule, ...others] = choosing;
  if (rule === undefined || others.length > 0 || rule.from === 'middle')
    return jointLaw(pool, view);
  const values = new Set<number>();
  // Solving once for nothing shows which values a die can end as.
  const probe: Worth<DenseLaw> = {
    additive: false,
    of: (value) => {
      values.add(value);
      return dense(0, [1n], 1n);
    },
  };
  solveDie(die, before, probe, lawRing(view), view);
  values.delete(Number.NaN);
  const bound = rule.take ?? rule.skip;
  view.budget.spend(
    values.size * (bound + 1) ** 3 * dice * 20,
    'choosing among dice of an unknown number',
  );
  const question = { die, dice, rules: before, kept, values: [...values] };
  return solveThreshold(question, rule, view);
}
