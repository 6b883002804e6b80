/**
 * Keeping from one end, as in "4d6kh3" and "4d6!!dl1": each kept die is worth one number, or is beyond the window and
 * stays so. The general way in ranks.ts takes every number of dice of every value; these take a sum over the lowest
 * kept value, which is 4 times as fast for those two, and answers "100d6kh50" at all.
 */
import { assertDefined } from '../../../shared/assert-defined.ts';
import { sumOf } from '../../arithmetic/integers.ts';
import type { DenseLaw } from '../../law/law.ts';
import { dense } from '../../law/law.ts';
import { negated } from '../../law/sums.ts';
import type { View } from '../../rings/view.ts';
import type { Bin, Ranks } from '../ranks.ts';
import type { Choice } from '../strategies/choice.ts';
import { choiceOf } from '../strategies/choice.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { firstAnswer } from '../strategies/strategy.ts';
import { keptHighest } from './keep-kernel.ts';
import { openKept } from './open-kept.ts';

/** The ways from one end, in the order in which they are tried. */
export const fromEnd: readonly Strategy<Choice, DenseLaw>[] = [
  {
    name: 'nothing is kept',
    notation: '4d6dl4',
    fits: ({ ranks: { from, to } }) => from >= to,
    solve: () => dense(0, [1n], 1n),
  },
  {
    name: 'open below alone: the mirrored dice, which are open above, and as exact',
    notation: '3d{-3..-1}!!(=-3)kh2',
    fits: (choice) => isFromEnd(choice) && choice.values.below > 0n && choice.values.above === 0n,
    solve: ({ values, dice, ranks: { from, to }, kept, view }) => {
      const ranks = { from: dice - to, to: dice - from };
      const mirrored = (value: number): DenseLaw => negated(kept(0 - value));
      const law = keptFromEnd(negated(values), dice, ranks, mirrored, view);
      return law && negated(law);
    },
  },
  {
    name: 'open on both sides',
    notation: '3d100!okh2',
    fits: (choice) =>
      isFromEnd(choice) &&
      choice.values.below > 0n &&
      choice.values.above > 0n &&
      staysOpen(choice) &&
      choice.ranks.to - choice.ranks.from > 1,
    solve: ({ values, dice, ranks: { from, to }, bins, view: { budget } }) => {
      const keep = to - from;
      if (to === dice) return openKept({ bins, values, dice, keep }, budget);
      const mirrored = { bins: mirror(bins), values: negated(values), dice, keep };
      return negated(openKept(mirrored, budget));
    },
  },
  {
    name: 'the highest',
    notation: '4d6kh3',
    fits: (choice) => isWorthNumbers(choice) && choice.ranks.to === choice.dice,
    solve: (choice) => {
      const { values, dice, ranks, bins, view } = choice;
      const numbers = assertDefined(choice.numbers());
      const law = keptHighest(
        {
          bins,
          under: 0n,
          whole: values.denominator,
          dice,
          keep: ranks.to - ranks.from,
          adds: (value) => numbers.get(value) ?? 0,
        },
        view.budget,
      );
      return openAbove(law, choice, numbers);
    },
  },
  {
    name: 'the lowest: the highest of the mirrored dice; what is beyond all values is under them then',
    notation: '4d6kl3',
    fits: (choice) => isWorthNumbers(choice) && choice.ranks.from === 0,
    solve: (choice) => {
      const { values, dice, ranks, bins, view } = choice;
      const numbers = assertDefined(choice.numbers());
      const law = keptHighest(
        {
          bins: mirror(bins),
          under: values.above,
          whole: values.denominator,
          dice,
          keep: ranks.to - ranks.from,
          adds: (value) => -(numbers.get(-value) ?? 0),
        },
        view.budget,
      );
      return openAbove(negated(law), choice, numbers);
    },
  },
];

/** What is kept from one end; undefined where none of the ways fits. */
export const keptFromEnd = (
  values: DenseLaw,
  dice: number,
  ranks: Ranks,
  kept: (value: number) => DenseLaw,
  view: View,
): DenseLaw | undefined => firstAnswer(fromEnd, choiceOf(values, dice, ranks, kept, view));

const isFromEnd = ({ values, dice, ranks: { from, to } }: Choice): boolean =>
  values.any === 0n && (to === dice || from === 0);

/** Whether each finite value is worth itself, and one beyond the window is beyond it. */
function staysOpen({ bins, kept, numbers }: Choice): boolean {
  const known = numbers();
  return (
    known !== undefined &&
    bins.length > 0 &&
    bins.every(([value]) => known.get(value) === value) &&
    kept(Number.POSITIVE_INFINITY).above > 0n &&
    kept(Number.NEGATIVE_INFINITY).below > 0n
  );
}

/** Whether each value is worth one number, and one above the window is beyond it. */
function isWorthNumbers(choice: Choice): boolean {
  const { values, bins, kept, numbers } = choice;
  return (
    isFromEnd(choice) &&
    values.below === 0n &&
    numbers() !== undefined &&
    bins.length > 0 &&
    (values.above === 0n || kept(Number.POSITIVE_INFINITY).above > 0n)
  );
}

const mirror = (bins: readonly Bin[]): readonly Bin[] =>
  bins.map(([value, weight]): Bin => [-value, weight]);

/** What is missing of a law has a kept die beyond the window, and so has the total. */
function openAbove(
  law: DenseLaw,
  { values, ranks }: Choice,
  numbers: ReadonlyMap<number, number>,
): DenseLaw {
  if (values.above === 0n) return law;
  const least = Math.min(...numbers.values());
  const top = values.top + (ranks.to - ranks.from - 1) * least;
  const length = Math.max(0, top - law.low + 1);
  const weights = law.weights.slice(0, length);
  const above = law.denominator - sumOf(weights);
  return dense(law.low, weights, law.denominator, { above, top });
}
