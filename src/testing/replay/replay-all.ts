/** A replayed law as odds, with the same interface as the solver's. */

import type { Odds } from '../../api/odds-api.ts';
import { withFaces } from '../../api/odds-api.ts';
import { createReporter } from '../../diagnostics/index.ts';
import { defaultLimits } from '../../input/limits.ts';
import { en } from '../../locales/en/index.ts';
import type { Num } from '../../number/index.ts';
import { ArithmeticFault, fromDouble, toDouble } from '../../number/index.ts';
import type { Odds as Solved } from '../../odds/answer/answer.ts';
import { withInternals } from '../../odds/answer/answer.ts';
import { jsonOf } from '../../odds/answer/odds-json.ts';
import { endOf, modeOf, partsOfShare, roundedUp } from '../../odds/answer/window.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import type { Law } from '../../odds/law/law.ts';
import { pointsOf } from '../../odds/law/law.ts';
import { gather } from '../../odds/law/mixtures.ts';
import { momentsOfLaw } from '../../odds/rings/moments.ts';
import type { TestDice } from '../generate/tree/dice-forms.ts';
import { numberNode, treeOf } from '../generate/tree/nodes.ts';
import { testingError } from '../testing-error.ts';
import type { ReplayedLaw, ReplayLimits } from './replay-law.ts';
import { replayLaw } from './replay-law.ts';

/**
 * The exact law of any function that draws dice, by playing it through every way in which they can fall:
 * the law of the roller itself, not of what it should be. Where `mostDice` cuts long paths, their chance is
 * `rest`, the grade is `bounded`, every chance lies between what is said and that plus `error`, and mean and
 * variance are not known: NaN.
 *
 * @param sampler determined by its dice; `die(6)` throws one, and so does `die.die(6)`, as rollers want it
 * @throws DiceError `odds-too-large` and `unsuitable-input` as `replayLaw` does; the second also when what
 *   comes out is not a number
 * @example replayAll((die) => Math.max(die(20), die(20))).mean.toString() // '553/40'
 * @example replayAll((random) => roll('4d6kh3', { random }).total).at(18).toString() // '7/432'
 */
export function replayAll(sampler: (dice: TestDice) => number, limits: ReplayLimits = {}): Odds {
  return oddsOfReplay(
    replayLaw((dice) => {
      const outcome = sampler(dice);
      if (typeof outcome === 'number' && Number.isFinite(outcome)) return outcome + 0;
      throw testingError(
        'unsuitable-input',
        `a sampler must give a number, not ${String(outcome)}`,
      );
    }, limits),
  );
}

/**
 * The odds of a law of numbers. Its chances are exact, or lie within what was left over.
 *
 * @example oddsOfReplay(replayLaw((die) => die(6))).chart()
 */
export function oddsOfReplay({ weights, denominator, rest }: ReplayedLaw<number>): Odds {
  const gathered = gather();
  for (const [outcome, weight] of weights) gathered.put(exactly(outcome), weight);
  gathered.masses.any = rest;
  const law = gathered.finish(denominator);
  const sumWhere = (test: (outcome: number) => boolean): Fraction => {
    let sum = 0n;
    for (const [outcome, weight] of weights) if (test(outcome)) sum += weight;
    return fraction(sum, denominator);
  };
  const quantile = (p: number): number => quantileIn(law, p);
  const moments = momentsIn(law);
  const { variance } = moments;
  const odds: Solved = {
    notation: 'replayed',
    canonical: 'replayed',
    grade: rest === 0n ? 'exact' : 'bounded',
    error: roundedUp(rest, denominator),
    warnings: [],
    ...moments,
    get standardDeviation() {
      return Math.sqrt(typeof variance === 'number' ? variance : variance.toNumber());
    },
    get median() {
      return quantile(0.5);
    },
    get mode() {
      return modeOf(law);
    },
    min: endOf(law, 'min'),
    max: endOf(law, 'max'),
    at: (outcome) => sumWhere((each) => each === known(outcome)),
    atLeast: (outcome) => sumWhere((each) => each >= known(outcome)),
    atMost: (outcome) => sumWhere((each) => each <= known(outcome)),
    quantile,
    *entries() {
      for (const [outcome, weight] of pointsOf(law)) {
        yield [toDouble(outcome), fraction(weight, denominator)] as const;
      }
    },
    rest: fraction(rest, denominator),
    toJSON: () => jsonOf(odds),
  };
  const solved = { law, rounded: false };
  const reporter = createReporter(en.diagnostics, (each) => [each]);
  withInternals(odds, {
    program: {
      tree: treeOf(numberNode('0')),
      reporter,
    },
    setting: { work: defaultLimits.work, tolerance: 1e-12 },
    solve: () => solved,
    start: { ...solved, reach: Number.POSITIVE_INFINITY },
  });
  return withFaces(odds, { locale: en, reporter });
}

/** @throws DiceError for one with more digits than an exact number may have */
function exactly(outcome: number): Num {
  try {
    return fromDouble(outcome);
  } catch (error) {
    if (!(error instanceof ArithmeticFault)) throw error;
    throw testingError('unsuitable-input', `${outcome} came up, and ${error.message}`);
  }
}

function known(outcome: number): number {
  if (typeof outcome === 'number' && !Number.isNaN(outcome)) return outcome;
  throw testingError('unsuitable-input', 'an outcome must be a number');
}

/**
 * Exact for whole numbers; for fractions only the nearest doubles are known. About what was cut off nothing is
 * known, and it may lie anywhere, so that then there are no moments at all.
 */
function momentsIn(law: Law): Pick<Odds, 'mean' | 'variance' | 'meanError' | 'varianceError'> {
  if (law.any > 0n) {
    const unknown = Number.NaN;
    return { mean: unknown, variance: unknown, meanError: unknown, varianceError: unknown };
  }
  const { first, second, denominator } = momentsOfLaw(law);
  const mean = fraction(first, denominator);
  const variance = fraction(second * denominator - first * first, denominator * denominator);
  if (law.kind === 'dense' || law.outcomes.every((each) => typeof each === 'number')) {
    return { mean, variance, meanError: 0, varianceError: 0 };
  }
  const most = law.outcomes.reduce<number>(
    (size, each) => Math.max(size, Math.abs(toDouble(each))),
    0,
  );
  const meanError = most * 2 ** -51;
  return {
    mean: mean.toNumber(),
    variance: variance.toNumber(),
    meanError,
    varianceError: 2 * meanError * (2 * most + meanError),
  };
}

/** By what is listed; infinite where that does not reach far enough. */
function quantileIn(law: Law, p: number): number {
  if (!(p >= 0 && p <= 1)) {
    throw testingError('unsuitable-input', 'a quantile is asked for a number from 0 to 1');
  }
  if (p === 0) return endOf(law, 'min');
  const [part, whole] = partsOfShare(p);
  let sum = 0n;
  for (const [outcome, weight] of pointsOf(law)) {
    sum += weight;
    if (sum * whole >= part * law.denominator) return toDouble(outcome);
  }
  return Number.POSITIVE_INFINITY;
}
