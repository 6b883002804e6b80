/** The answer as callers see it: chances, moments, quantiles, each with its grade. */

import type { Program } from '../../eval/prepare/prepare.ts';
import { print } from '../../grammar/print/print.ts';
import { callError } from '../../input/call-error.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import { isInfinite } from '../../vocabulary/arithmetic/range.ts';
import { createBudget } from '../arithmetic/budget.ts';
import type { Fraction } from '../arithmetic/fraction.ts';
import { fraction, fractionsOver } from '../arithmetic/fraction.ts';
import { memberRanks } from '../expression/rank-law.ts';
import { programEnds, programLaw } from '../expression/solve-program.ts';
import { guarded } from '../failure/guard.ts';
import type { Law } from '../law/law.ts';
import { isBounded, pointsOf } from '../law/law.ts';
import { momentsAt } from '../moments/shown-moments.ts';
import type { KeptLaws } from '../rings/kept-laws.ts';
import { keepLaws } from '../rings/kept-laws.ts';
import type { Odds } from './answer.ts';
import { withInternals } from './answer.ts';
import { farthestNumber } from './farthest-number.ts';
import { jsonOf } from './odds-json.ts';
import type { OddsSetting, Solver, Start } from './window.ts';
import {
  endOf,
  modeOf,
  quantileOf,
  reaching,
  roundedUp,
  shownPoints,
  solver,
  widenUntilSettled,
} from './window.ts';

/**
 * Solves a program.
 *
 * @throws DiceError `odds-too-large`, and what can fail when it is rolled, with its chance
 */
export function oddsOf(program: Program, setting: OddsSetting): Odds {
  const kept = keepLaws();
  return guarded(program, () =>
    answerOf({ program, setting, kept }, solver(program, setting, programLaw, kept), true),
  );
}

/** What is asked, and what is kept of the laws that were solved for it. */
interface Asked {
  readonly program: Program;
  readonly setting: OddsSetting;
  readonly kept: KeptLaws;
}

/** @param whole - one result, and not one place of a series */
function answerOf(question: Asked, solve: Solver, whole: boolean): Odds {
  const { program, setting, kept } = question;
  const { tree, vocabulary } = program;
  const start = widenUntilSettled(solve, farthestNumber(program), setting);
  const shown = start.law;
  // Nobody looks farther than a law that ends.
  if (isBounded(shown)) kept.forget();
  const exact = shown.any === 0n;
  const within = <T>(work: () => T): T => guarded(program, work);
  const wide = (outcome: number): Law => reaching(solve, start, outcome);
  const sumWhere = (law: Law, test: (outcome: Num) => boolean): bigint => {
    let sum = 0n;
    for (const [outcome, weight] of pointsOf(law)) if (test(outcome)) sum += weight;
    return sum;
  };
  const asked = (outcome: number): number => {
    if (typeof outcome !== 'number' || Number.isNaN(outcome)) {
      throw callError('unsuitable-input', { reason: 'outcome-not-a-number' });
    }
    return outcome;
  };
  const atMost = (outcome: number): Fraction => {
    if (outcome === Number.POSITIVE_INFINITY) return fraction(1n, 1n);
    if (outcome === Number.NEGATIVE_INFINITY) return fraction(0n, 1n);
    const value = asked(outcome);
    const law = wide(value);
    return fraction(
      law.below + sumWhere(law, (each) => toDouble(each) <= outcome),
      law.denominator,
    );
  };
  const atLeast = (outcome: number): Fraction => {
    if (outcome === Number.NEGATIVE_INFINITY) return fraction(1n, 1n);
    if (outcome === Number.POSITIVE_INFINITY) return fraction(0n, 1n);
    const value = asked(outcome);
    const law = wide(value);
    return fraction(
      law.above + sumWhere(law, (each) => toDouble(each) >= outcome),
      law.denominator,
    );
  };
  const moments = lazily(() =>
    within(() => momentsAt(program, setting, start, solve, { whole, kept })),
  );
  const quantile = (p: number): number => within(() => quantileOf(p, solve, start));
  const ends = lazily(() => within(() => trueEnds(question, start, whole)));
  let canonical: string | undefined;
  const odds: Odds = {
    notation: tree.text,
    get canonical() {
      canonical ??= print(tree, vocabulary);
      return canonical;
    },
    grade: exact ? 'exact' : 'bounded',
    error: roundedUp(shown.any, shown.denominator),
    // To look for them means to read every pool again.
    get warnings() {
      return within(program.warnings);
    },
    get mean() {
      return moments().mean;
    },
    get variance() {
      return moments().variance;
    },
    get meanError() {
      return moments().meanError;
    },
    get varianceError() {
      return moments().varianceError;
    },
    get standardDeviation() {
      const { variance } = moments();
      return typeof variance === 'number' ? Math.sqrt(variance) : rootOf(variance);
    },
    get median() {
      return quantile(0.5);
    },
    get mode() {
      return modeOf(shown);
    },
    get min() {
      return ends().min;
    },
    get max() {
      return ends().max;
    },
    at: (outcome) =>
      within(() => {
        const value = asked(outcome);
        if (!Number.isFinite(value)) return fraction(0n, 1n);
        const law = wide(value);
        return fraction(
          sumWhere(law, (each) => toDouble(each) === outcome),
          law.denominator,
        );
      }),
    atLeast: (outcome) => within(() => atLeast(outcome)),
    atMost: (outcome) => within(() => atMost(outcome)),
    quantile,
    *entries() {
      const over = fractionsOver(shown.denominator);
      for (const [outcome, weight] of shownPoints(shown)) yield [outcome, over(weight)] as const;
    },
    rest: fraction(shown.below + shown.above + shown.any, shown.denominator),
    toJSON: () => jsonOf(odds),
  };
  withInternals(odds, { program, setting, solve, start });
  return whole && tree.repeat !== undefined ? withRanks(odds, question) : odds;
}

/** The square root; also of a variance that is too large for a double, whose root is not. */
function rootOf(variance: Fraction): number {
  const near = variance.toNumber();
  if (Number.isFinite(near)) return Math.sqrt(near);
  const halvings = 1024n;
  const scaled = fraction(variance.numerator, variance.denominator << (2n * halvings));
  return Math.sqrt(scaled.toNumber()) * 2 ** 512 * 2 ** 512;
}

/** What is unknown may lie anywhere, but not beyond the ends of the expression. */
function trueEnds(
  { program, setting: { work }, kept }: Asked,
  { law, reach }: Start,
  whole: boolean,
): { readonly min: number; readonly max: number } {
  const seen = law.any === 0n && law.weights.length > 0;
  if (seen || !whole) return { min: endOf(law, 'min'), max: endOf(law, 'max') };
  const { low, high } = programEnds(program, {
    reach,
    budget: createBudget(work),
    kept,
    rounded: () => {},
  });
  return {
    min: isInfinite(low) ? Number.NEGATIVE_INFINITY : toDouble(low),
    max: isInfinite(high) ? Number.POSITIVE_INFINITY : toDouble(high),
  };
}

/** With the odds of every place of a series, solved when they are asked for. */
function withRanks(odds: Odds, question: Asked): Odds {
  const { program, setting, kept } = question;
  const ranks = lazily(() =>
    guarded(program, () =>
      memberRanks(program).map((rank) =>
        answerOf(question, solver(program, setting, rank, kept), false),
      ),
    ),
  );
  return Object.defineProperty(odds, 'ranks', {
    get: ranks,
    enumerable: false,
    configurable: true,
  });
}

function lazily<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}
