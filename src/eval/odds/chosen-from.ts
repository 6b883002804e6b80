/** The worth of the kept ones among equal dice, or equal values, of a known number. */
import { keptFromEnd } from './kept-from-end.ts';
import type { DenseLaw } from './law.ts';
import { binsOf } from './law.ts';
import { lawRing } from './law-ring.ts';
import { orderStatistic } from './order-statistic.ts';
import { spendRanks } from './pool-parts.ts';
import type { Ranks } from './ranks.ts';
import { solveRanks } from './ranks.ts';
import type { Share } from './ring.ts';
import type { View } from './view.ts';

/** The fastest way that fits. @throws TooLarge */
export function chosenFrom(
  values: DenseLaw,
  dice: number,
  ranks: Ranks,
  kept: (value: number) => DenseLaw,
  view: View,
): DenseLaw {
  const ring = lawRing(view);
  const fast = keptFromEnd(values, dice, ranks, kept, view);
  if (fast !== undefined) return fast;
  if (ranks.to - ranks.from === 1 && values.any === 0n) {
    const one = orderStatistic(values, dice, ranks.to, view);
    const parts = binsOf(one).map(([value, weight]): Share<DenseLaw> => [weight, kept(value)]);
    return ring.mix(parts, one.denominator);
  }
  spendRanks(values, dice, ranks, view);
  return solveRanks(binsOf(values), values.denominator, dice, ranks, kept, ring);
}
