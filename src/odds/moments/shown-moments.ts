/** Mean and variance as callers see them: exact, infinite, between certified bounds, or not known. */
import type { Program } from '../../eval/prepare/prepare.ts';
import type { OddsSetting, Solver, Start } from '../answer/window.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { createBudget, TooLarge } from '../arithmetic/budget.ts';
import type { Fraction } from '../arithmetic/fraction.ts';
import { fraction } from '../arithmetic/fraction.ts';
import { programMagnitude, programMoments } from '../expression/solve-program.ts';
import { Failure } from '../failure/failure.ts';
import type { Law } from '../law/law.ts';
import { isBounded, isOfWholes } from '../law/law.ts';
import type { KeptLaws } from '../rings/kept-laws.ts';
import type { Moments } from '../rings/moments.ts';
import { isSoonReckoned, momentsOfLaw } from '../rings/moments.ts';
import type { View } from '../rings/view.ts';
import type { Known } from './infinite-moments.ts';
import type { ListedMoments } from './listed-moments.ts';
import { listedMoments } from './listed-moments.ts';
import type { Magnitude } from './magnitude.ts';
import { constantMagnitude, eitherMagnitude } from './magnitude.ts';
import { tailBound } from './tail-bound.ts';

export interface Shown {
  /** A fraction where it is exact; Infinity or -Infinity where it is infinite; NaN where it is not known. */
  readonly mean: Fraction | number;
  readonly variance: Fraction | number;
  /** 0 where it is exact or infinite; NaN where it is not known. */
  readonly meanError: number;
  readonly varianceError: number;
}

interface Kind {
  /** One result, and not one place of a series. */
  readonly whole: boolean;
  readonly kept?: KeptLaws;
}

export function momentsAt(
  program: Program,
  setting: OddsSetting,
  start: Start,
  solve: Solver,
  { whole, kept }: Kind,
): Shown {
  const { law, reach, rounded } = start;
  // Exact moments may cost as much as the chances did, and bounds of them as much again.
  const viewOf = (budget: Budget): View => ({ reach, budget, kept, rounded: () => {} });
  if (isBounded(law)) {
    // Roots are the nearest doubles, and so their moments are doubles too.
    if ((!rounded || isOfWholes(law)) && isSoonReckoned(law)) return exactly(momentsOfLaw(law));
    return bracketed(listedMoments(law), () => 0);
  }
  const known = whole ? exactMoments(program, viewOf(createBudget(setting.work))) : undefined;
  if (known !== undefined && !rounded) {
    if (known.kind === 'finite') return exactly(known.moments);
    if (known.kind === 'infinite mean') return infiniteMean(known.side);
    const { mean, meanError } = exactly(known.moments);
    return { mean, meanError, variance: Number.POSITIVE_INFINITY, varianceError: 0 };
  }
  const budget = createBudget(setting.work);
  const magnitude = programMagnitude(program, viewOf(budget), whole);
  return magnitude === undefined
    ? notKnown
    : widened(start, (far) => solve(far, budget), magnitude);
}

const notKnown: Shown = {
  mean: Number.NaN,
  variance: Number.NaN,
  meanError: Number.NaN,
  varianceError: Number.NaN,
};

/** The variance of what has no mean but an infinite one is infinite as well. */
const infiniteMean = (side: 1 | -1): Shown => ({
  mean: side * Number.POSITIVE_INFINITY,
  variance: Number.POSITIVE_INFINITY,
  meanError: 0,
  varianceError: 0,
});

const exactly = ({ first, second, denominator }: Moments): Shown => ({
  mean: fraction(first, denominator),
  variance: fraction(second * denominator - first * first, denominator * denominator),
  meanError: 0,
  varianceError: 0,
});

function exactMoments(program: Program, view: View): Known | undefined {
  try {
    return programMoments(program, view);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Bounds of what the outcomes that are not listed add to the mean, and to the square of the distance from it. */
type Tails = (listed: ListedMoments, power: 1 | 2) => number;

function bracketed(listed: ListedMoments, tails: Tails): Shown {
  const { mean, variance, rest } = listed;
  const beyond = tails(listed, 1);
  const meanError = listed.meanError + beyond;
  // The distance is taken from the mean of what is listed, which is off by no more than the error.
  const varianceError =
    listed.varianceError + tails(listed, 2) + meanError * meanError + variance * rest;
  const spread = Math.sqrt(Math.max(0, variance));
  const scale = Math.abs(mean) + (Number.isFinite(spread) ? spread : 0);
  // Numbers that doubles do not hold are not known as doubles.
  const isKnown = (error: number, size: number): boolean =>
    Number.isFinite(error + size) && (rest === 0 || error <= size * roughest);
  const isMeanKnown = isKnown(meanError, scale);
  const isVarianceKnown = isMeanKnown && isKnown(varianceError, variance);
  return {
    mean: isMeanKnown ? mean : Number.NaN,
    meanError: isMeanKnown ? meanError : Number.NaN,
    variance: isVarianceKnown ? variance : Number.NaN,
    varianceError: isVarianceKnown ? varianceError : Number.NaN,
  };
}

/** A moment with fewer digits than three says next to nothing. */
const roughest = 1e-3;

/** Far enough for nine digits. */
const wanted = 1e-9;

/** Looks farther until the tails hardly matter, or the work is done. */
function widened(start: Start, solve: Solver, magnitude: Magnitude): Shown {
  const at = (law: Law): Shown =>
    bracketed(listedMoments(law), ({ mean, rest }, power) =>
      tailBound(
        power === 1 ? magnitude : eitherMagnitude(magnitude, constantMagnitude(Math.abs(mean))),
        power,
        rest,
      ),
    );
  let { law, reach } = start;
  let shown = at(law);
  for (let look = 0; look < 4 && !isFine(shown); look += 1) {
    try {
      reach *= 2;
      ({ law } = solve(reach));
    } catch (error) {
      // Farther out there may be numbers that are too large, which the answer has not come to.
      if (error instanceof TooLarge || error instanceof Failure) break;
      throw error;
    }
    shown = at(law);
  }
  return shown;
}

const isFine = ({ mean, variance, meanError, varianceError }: Shown): boolean =>
  meanError <= wanted * Math.abs(Number(mean)) && varianceError <= wanted * Number(variance);
