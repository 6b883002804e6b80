/** The worth of the kept ones among equal dice, or equal values, of a known number. */

import { assertDefined } from '../../../shared/assert-defined.ts';
import type { DenseLaw } from '../../law/law.ts';
import { binsOf } from '../../law/law.ts';
import { orderStatistic } from '../../law/order-statistic.ts';
import { lawRing } from '../../rings/law-ring.ts';
import type { Share } from '../../rings/ring.ts';
import type { View } from '../../rings/view.ts';
import { fromEnd } from '../kernels/kept-from-end.ts';
import { spendRanks } from '../pool-parts.ts';
import type { Ranks } from '../ranks.ts';
import { solveRanks } from '../ranks.ts';
import type { Choice } from './choice.ts';
import { choiceOf } from './choice.ts';
import type { Strategy } from './strategy.ts';
import { firstAnswer } from './strategy.ts';

/**
 * The ways to keep some of equal dice after those from one end, which are faster. A table that is spread into another
 * would stay in pages that never solve.
 */
export const anywhere: readonly Strategy<Choice, DenseLaw>[] = [
  {
    name: 'one of them alone: its law is an order statistic',
    notation: '3d20dh1dl1',
    fits: ({ values, ranks: { from, to } }) => to - from === 1 && values.any === 0n,
    solve: ({ values, dice, ranks, kept, view }) => {
      const one = orderStatistic(values, dice, ranks.to, view);
      const parts = binsOf(one).map(([value, weight]): Share<DenseLaw> => [weight, kept(value)]);
      return lawRing(view).mix(parts, one.denominator);
    },
  },
  {
    name: 'value by value',
    notation: '5d6dh1dl1',
    fits: () => true,
    solve: ({ values, dice, ranks, kept, view }) => {
      spendRanks(values, dice, ranks, view);
      return solveRanks(binsOf(values), values.denominator, dice, ranks, kept, lawRing(view));
    },
  },
];

/** @throws TooLarge */
export const chosenFrom = (
  values: DenseLaw,
  dice: number,
  ranks: Ranks,
  kept: (value: number) => DenseLaw,
  view: View,
): DenseLaw => {
  const choice = choiceOf(values, dice, ranks, kept, view);
  return assertDefined(firstAnswer(fromEnd, choice) ?? firstAnswer(anywhere, choice));
};
