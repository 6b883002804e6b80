/** What many rolls came to, in a line; kept without keeping the rolls. */
import { doubleText, numberText } from '../../number/format.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';
import type { Language } from '../language.ts';

export interface Summary {
  readonly add: (totals: readonly number[]) => void;
  /** `6 rolls: sum 74, mean ≈ 12.33, lowest 9, highest 17` */
  readonly text: (expected: string | undefined) => string;
}

export function createSummary({ about }: Glyphs, { locale, words }: Language): Summary {
  const { numbers: style } = locale.render;
  const { rolling } = words;
  let [rolls, count] = [0, 0];
  let sum = 0;
  /** Whether every total is a whole number, and was added as it is. */
  let isExact = true;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const add = (total: number): void => {
    count += 1;
    sum += total;
    isExact &&= Number.isSafeInteger(total);
    lowest = Math.min(lowest, total);
    highest = Math.max(highest, total);
  };
  return {
    add(totals) {
      rolls += 1;
      for (const total of totals) add(total);
    },
    text(expected) {
      const mean = sum / count;
      // A sum of whole numbers is exact below 2^53.
      const error = isExact && Number.isSafeInteger(sum) ? 0 : roundingOf(sum);
      const apart = (highest - lowest) / 100;
      const digits = apart > 0 ? 4 : 15;
      const meanText =
        error === 0
          ? numberText(
              { numerator: BigInt(sum), denominator: BigInt(count) },
              { about, apart, style },
            )
          : doubleText(mean, { about, apart, digits, error: error / count, style });
      const parts = [
        rolling.sum(doubleText(sum, { about, digits: 12, error, style })),
        rolling.mean(meanText),
        rolling.lowest(doubleText(lowest, { about, digits: 15, style })),
        rolling.highest(doubleText(highest, { about, digits: 15, style })),
        ...(expected === undefined ? [] : [rolling.expected(expected)]),
      ];
      return rolling.summary(rolling.rolls(rolls, count), parts);
    },
  };
}

/** More than a sum of doubles is off by, for as many as anybody rolls. */
const roundingOf = (sum: number): number => Math.abs(sum) * 2 ** -42 || Number.MIN_VALUE;
