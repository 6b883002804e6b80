/** Keeping some of equal dice, or equal values, of a known number, by rank. */
import type { DenseLaw } from '../../law/law.ts';
import { binsOf, isBounded } from '../../law/law.ts';
import type { View } from '../../rings/view.ts';
import type { Bin, Ranks } from '../ranks.ts';

export interface Choice {
  /** What each can be when they are chosen. */
  readonly values: DenseLaw;
  readonly dice: number;
  readonly ranks: Ranks;
  /** What one is worth that is kept. */
  readonly kept: (value: number) => DenseLaw;
  readonly view: View;
  /** The finite values. */
  readonly bins: readonly Bin[];
  /** What each of them is worth, where that is one number for all of them. */
  readonly numbers: () => ReadonlyMap<number, number> | undefined;
}

export function choiceOf(
  values: DenseLaw,
  dice: number,
  ranks: Ranks,
  kept: (value: number) => DenseLaw,
  view: View,
): Choice {
  const bins = binsOf(values).filter(([value]) => Number.isFinite(value));
  let known: { readonly numbers: ReadonlyMap<number, number> | undefined } | undefined;
  const numbers = (): ReadonlyMap<number, number> | undefined => {
    known ??= { numbers: numbersOf(bins, kept) };
    return known.numbers;
  };
  return { values, dice, ranks, kept, view, bins, numbers };
}

function numbersOf(
  bins: readonly Bin[],
  kept: Choice['kept'],
): ReadonlyMap<number, number> | undefined {
  const numbers = new Map<number, number>();
  for (const [value] of bins) {
    const law = kept(value);
    if (law.weights.length !== 1 || !isBounded(law)) return undefined;
    numbers.set(value, law.low);
  }
  return numbers;
}
