/** Keeping dice from one end of a pool by the fast kernels. */
import { sumOf } from '../../arithmetic/integers.ts';
import type { DenseLaw } from '../../law/law.ts';
import { binsOf, dense, isBounded } from '../../law/law.ts';
import { negated } from '../../law/sums.ts';
import type { View } from '../../rings/view.ts';
import type { Bin, Ranks } from '../ranks.ts';
import { keptHighest } from './keep-kernel.ts';
import { openKept } from './open-kept.ts';

/** Keeping from one end what is worth one number each, or is beyond the window and stays so. */
export function keptFromEnd(
  values: DenseLaw,
  dice: number,
  { from, to }: Ranks,
  kept: (value: number) => DenseLaw,
  view: View,
): DenseLaw | undefined {
  const { budget } = view;
  if (from >= to) return dense(0, [1n], 1n);
  if (values.any > 0n || (to !== dice && from !== 0)) return undefined;
  if (values.below > 0n && values.above === 0n) {
    // Open below alone: the mirrored dice are open above, and as exact.
    const ranks = { from: dice - to, to: dice - from };
    const law = keptFromEnd(
      negated(values),
      dice,
      ranks,
      (value) => negated(kept(0 - value)),
      view,
    );
    return law === undefined ? undefined : negated(law);
  }
  const bins = binsOf(values).filter(([value]) => Number.isFinite(value));
  const numbers = new Map<number, number>();
  for (const [value] of bins) {
    const law = kept(value);
    if (law.weights.length !== 1 || !isBounded(law)) return undefined;
    numbers.set(value, law.low);
  }
  const keep = to - from;
  if (values.below > 0n) {
    const isTotal = bins.every(([value]) => numbers.get(value) === value);
    const isOpen =
      kept(Number.POSITIVE_INFINITY).above > 0n && kept(Number.NEGATIVE_INFINITY).below > 0n;
    if (!isTotal || !isOpen || bins.length === 0 || keep === 1) return undefined;
    if (to === dice) return openKept({ bins, values, dice, keep }, budget);
    const mirrored = bins.map(([value, weight]): Bin => [-value, weight]);
    return negated(openKept({ bins: mirrored, values: negated(values), dice, keep }, budget));
  }
  const endless = values.above > 0n;
  if (bins.length === 0 || (endless && kept(Number.POSITIVE_INFINITY).above === 0n))
    return undefined;
  const adds = (value: number): number => numbers.get(value) ?? 0;
  const { denominator: whole } = values;
  const question = { whole, dice, keep };
  if (to === dice) {
    const law = keptHighest({ ...question, bins, under: 0n, adds }, budget);
    return endless ? openAbove(law, values.top, keep, Math.min(...numbers.values())) : law;
  }
  // The lowest are the highest of the mirrored dice; what is beyond all bins is under them then.
  const mirrored = bins.map(([value, weight]): Bin => [-value, weight]);
  const law = negated(
    keptHighest(
      { ...question, bins: mirrored, under: values.above, adds: (value) => -adds(-value) },
      budget,
    ),
  );
  return endless ? openAbove(law, values.top, keep, Math.min(...numbers.values())) : law;
}

/** What is missing of a law has a kept die beyond the window, and so has the total. */
function openAbove(law: DenseLaw, valueTop: number, keep: number, least: number): DenseLaw {
  const top = valueTop + (keep - 1) * least;
  const length = Math.max(0, top - law.low + 1);
  const weights = law.weights.slice(0, length);
  const above = law.denominator - sumOf(weights);
  return dense(law.low, weights, law.denominator, { above, top });
}
