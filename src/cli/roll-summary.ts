/** What many rolls came to, in a line; kept without keeping the rolls. */
import type { Glyphs } from '../render/glyphs.ts';

export interface Summary {
  readonly add: (totals: readonly number[]) => void;
  /** `6 rolls: sum 74, mean ≈ 12.33, lowest 9, highest 17` */
  readonly text: (expected: string | undefined) => string;
}

export function createSummary({ about }: Glyphs): Summary {
  let [rolls, count] = [0, 0];
  let sum = 0;
  let wholes = true;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(totals) {
      rolls += 1;
      for (const total of totals) {
        count += 1;
        sum += total;
        wholes &&= Number.isInteger(total);
        lowest = Math.min(lowest, total);
        highest = Math.max(highest, total);
      }
    },
    text(expected) {
      const mean = sum / count;
      const short = Number(mean.toPrecision(4));
      // A sum of whole numbers is exact below 2^53, and so is a quotient that gives it back.
      const isSure = wholes && Number.isSafeInteger(sum);
      const parts = [
        `sum ${isSure ? sum : `${about} ${Number(sum.toPrecision(12))}`}`,
        `mean ${isSure && short * count === sum ? short : `${about} ${short}`}`,
        `lowest ${lowest}`,
        `highest ${highest}`,
        ...(expected === undefined ? [] : [`expected mean ${expected}`]),
      ];
      const what = rolls === count ? `${rolls} rolls` : `${rolls} rolls, ${count} totals`;
      return `${what}: ${parts.join(', ')}`;
    },
  };
}
