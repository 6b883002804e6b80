/** Calculates in laws: chances of every total. */

import { looped } from '../law/geometric-series.ts';
import type { DenseLaw } from '../law/law.ts';
import { dense, denseOf, pointOf } from '../law/law.ts';
import { mix } from '../law/mixtures.ts';
import { added } from '../law/sums.ts';
import type { Ring } from './ring.ts';
import type { View, Worth } from './view.ts';

export const lawRing = ({ reach, budget, trims = false }: View): Ring<DenseLaw> => ({
  one: dense(0, [1n], 1n),
  unknown: dense(0, [], 1n, { any: 1n }),
  isWindowed: true,
  mix: (parts, whole) => {
    let length = 0;
    let most = 0n;
    for (const [, { weights, denominator }] of parts) {
      length += weights.length + 4;
      if (denominator > most) most = denominator;
    }
    const words = most.toString(16).length / 16;
    budget.spend(length * (4 + words / 2), 'many-cases');
    return denseOf(mix(parts, whole), budget);
  },
  times: (one, other) => added(one, other, budget),
  looped: (last, loop) => looped(last, loop, reach, trims, budget),
});

/** What a pool adds up: the values of its dice, or, when it is counted, their scores. */
export const lawWorth = (
  scoreOf: ((value: number) => number) | undefined,
  { reach }: View,
): Worth<DenseLaw> =>
  scoreOf === undefined
    ? { additive: true, of: (value) => denseAt(value, reach) }
    : {
        additive: false,
        of: (value) => denseAt(Number.isNaN(value) ? value : scoreOf(value), reach),
      };

const denseAt = (value: number, reach: number): DenseLaw => pointOf(value, reach) as DenseLaw;
