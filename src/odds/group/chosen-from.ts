/** The worth of the kept ones among equal dice, or equal values, of a known number. */

import type { DenseLaw } from '../law/law.ts';
import { binsOf } from '../law/law.ts';
import { orderStatistic } from '../law/order-statistic.ts';
import { keptFromEnd } from '../pool/kernels/kept-from-end.ts';
import { spendRanks } from '../pool/pool-parts.ts';
import type { Ranks } from '../pool/ranks.ts';
import { solveRanks } from '../pool/ranks.ts';
import { lawRing } from '../rings/law-ring.ts';
import type { Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';

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
