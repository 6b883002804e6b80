/** Outcomes of odds and their moments in words: with as many digits as it takes to tell neighbours apart. */

import { doubleText, gapBetween, numberText } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { internalsOf } from '../../odds/answer/answer.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import type { Law } from '../../odds/law/law.ts';
import { outcomeAt } from '../../odds/law/law.ts';
import type { NumberWords } from '../words.ts';

/** How far off each of some ascending numbers its nearest neighbour is; undefined: it has none, or needs none. */
export function neighboursIn(values: readonly Num[]): (index: number) => number | undefined {
  const gap = (index: number): number => {
    const [one, other] = [values[index], values[index + 1]];
    return one === undefined || other === undefined ? Infinity : gapBetween(one, other);
  };
  return (index) => {
    if (typeof values[index] === 'number') return undefined;
    const least = Math.min(gap(index - 1), gap(index));
    return Number.isFinite(least) ? least : undefined;
  };
}

/**
 * The text of an outcome, which callers know as a double.
 *
 * @param end - which of several outcomes that are nearest to this double; the first unless given
 */
export type OutcomeText = (outcome: number, end?: 'last') => string;

/** The texts of outcomes of some odds. */
export function outcomeTexts(odds: Odds, about: string, style: NumberWords): OutcomeText {
  const law = internalsOf(odds)?.start.law;
  if (law === undefined || law.kind === 'dense')
    return (outcome) => doubleText(outcome, { about, style });
  const { outcomes } = law;
  const apartAt = neighboursIn(outcomes);
  return (outcome, end) => {
    const greatest = outcomes.length - 1;
    const isGreatest = end === 'last' && toDouble(outcomes[greatest] ?? 0) === outcome;
    const index = isGreatest ? greatest : placeOf(law, outcome);
    const value = outcomes[index];
    if (value === undefined) return doubleText(outcome, { about, digits: 15, style });
    return numberText(value, { about, apart: apartAt(index), style });
  };
}

/** Where a law lists an outcome that is this double: of several the first. */
function placeOf(law: Law, outcome: number): number {
  const doubleAt = (index: number): number => toDouble(outcomeAt(law, index));
  let [low, high] = [0, law.weights.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (doubleAt(middle) < outcome) low = middle + 1;
    else high = middle;
  }
  return doubleAt(low) === outcome ? low : -1;
}

/** `3.5`, `15869/1296 ≈ 12.24`, or `≈ 12.24` where the fraction is long or unknown. */
export function meanText(odds: Odds, about: string, style: NumberWords): string {
  const { mean, standardDeviation: spread, meanError } = odds;
  // A hundredth of the spread is a difference that matters, however far from 0 it is.
  const apart = spread > 0 && Number.isFinite(spread) ? spread / 100 : undefined;
  if (typeof mean !== 'number')
    return numberText(mean, { about, apart, fraction: 'beside', style });
  return doubleText(mean, { about, apart, error: meanError, style });
}

/** `3.5`, `≈ 12.24`: without the fraction. */
export function shortMeanText(odds: Odds, about: string, style: NumberWords): string {
  const { mean, standardDeviation: spread, meanError } = odds;
  const apart = spread > 0 && Number.isFinite(spread) ? spread / 100 : undefined;
  return typeof mean === 'number'
    ? doubleText(mean, { about, apart, error: meanError, style })
    : numberText(mean, { about, apart, style });
}

/** The root of the variance: `1.5` where that is all of it, else `≈ 2.415`. */
export function deviationText(odds: Odds, about: string, style: NumberWords): string {
  const { variance, standardDeviation: root, varianceError } = odds;
  if (typeof variance !== 'number') return rootText(variance, root, about, style);
  // Between the roots of the least and the greatest that the variance can be.
  const [least, most] = [Math.max(0, variance - varianceError), variance + varianceError];
  const error = Math.max(root - Math.sqrt(least), Math.sqrt(most) - root) + root * Number.EPSILON;
  return doubleText(root, { about, error, style });
}

function rootText(square: Fraction, root: number, about: string, style: NumberWords): string {
  const decimal = String(Number(root.toPrecision(15)));
  const scale = 10n ** BigInt(/\.(\d+)$/.exec(decimal)?.[1]?.length ?? 0);
  const digits = /^\d+(?:\.\d+)?$/.test(decimal) ? BigInt(decimal.replace('.', '')) : -1n;
  const exact =
    digits >= 0n && digits ** 2n * square.denominator === square.numerator * scale ** 2n;
  return exact
    ? style.numeral(decimal)
    : doubleText(root, { about, error: root * Number.EPSILON, style });
}
