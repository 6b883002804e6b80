/** Mean and variance as callers see them. */
import { toDouble } from '../../number.ts';
import type { Program } from '../prepare.ts';
import { createBudget } from './budget.ts';
import type { Fraction } from './fraction.ts';
import { fraction } from './fraction.ts';
import { isBounded, pointsOf } from './law.ts';
import { momentsOfLaw } from './moments.ts';
import { programMoments } from './solve-program.ts';
import type { View } from './view.ts';
import type { OddsSetting, Start } from './window.ts';

export interface Shown {
  readonly mean: Fraction | number;
  readonly variance: Fraction | number;
}

/** So little beyond the window changes no digit of a mean that anybody looks at. */
const littleRest = 1e-9;

/** Exact moments where they are to be had, else those of a window whose rest is negligible; NaN: not known. */
export function momentsAt(
  program: Program,
  { work }: OddsSetting,
  { law, reach, rounded }: Start,
  whole: boolean,
): Shown {
  const view: View = { reach, budget: createBudget(work), rounded: () => {} };
  const exact = isBounded(law)
    ? momentsOfLaw(law)
    : whole
      ? programMoments(program, view)
      : undefined;
  if (exact !== undefined && !rounded) {
    const { first, second, denominator } = exact;
    return {
      mean: fraction(first, denominator),
      variance: fraction(second * denominator - first * first, denominator * denominator),
    };
  }
  // What lies far beyond the window could move the mean by much.
  const rest = fraction(law.below + law.above + law.any, law.denominator).toNumber();
  if (rest > littleRest) return { mean: Number.NaN, variance: Number.NaN };
  let [mean, square] = [0, 0];
  for (const [outcome, weight] of pointsOf(law)) {
    const chance = fraction(weight, law.denominator).toNumber();
    mean += chance * toDouble(outcome);
    square += chance * toDouble(outcome) ** 2;
  }
  return { mean, variance: square - mean * mean };
}
