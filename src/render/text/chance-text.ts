/** Chances as people read them: what is rounded never looks exact. */

import { nearestDouble } from '../../number/convert.ts';
import { isDecimal, roundedUp } from '../../number/format.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import type { NumberWords, SummaryWords } from '../words.ts';

/**
 * A share as a percentage: two digits after the point, more below 0.1%. Only what is impossible is 0%,
 * and only what is certain 100%. A share that is only known to lie between two bounds is shown with both
 * when they do not come to the same.
 *
 * @param doubt - what may come on top of the weight
 */
export function percent(
  weight: bigint,
  whole: bigint,
  words: NumberWords,
  doubt: bigint = 0n,
): string {
  const least = bare(weight, whole);
  const most = weight + doubt >= whole ? bare(whole, whole) : bare(weight + doubt, whole);
  // "More than 99.99%" is also said of what may be certain.
  return least === most || least.startsWith('>')
    ? words.percent(least)
    : words.percentBetween(least, most);
}

function bare(weight: bigint, whole: bigint): string {
  if (weight === 0n) return '0';
  if (weight === whole) return '100';
  const value = nearestDouble(weight, whole) * 100;
  if (value === 0) return '<1e-300';
  if (value < 0.0001) return value.toExponential(1);
  if (value >= 99.995) return '>99.99';
  return value.toFixed(value < 0.1 ? 4 : 2);
}

/**
 * One chance in a sentence: `4.9% (49/1000)` where four digits say it exactly, else with the sign for
 * "about"; the fraction where that is short.
 *
 * @param doubt - what may come on top of it, 0 for an exact chance
 */
export function chanceText(
  chance: Fraction,
  doubt: number,
  about: string,
  words: NumberWords,
): string {
  const { numerator, denominator } = chance;
  if (numerator === 0n && doubt === 0) return words.percent('0');
  if (numerator === denominator) return words.percent('100');
  const shown = percent(numerator, denominator, words);
  const rounded = /^[<>]/.test(shown) ? shown : `${about} ${shown}`;
  if (doubt > 0) {
    const error = roundedUp(doubt * 100 * (1 + Number.EPSILON));
    return words.within(rounded, words.percent(error));
  }
  const decimal = decimalText(100n * numerator, denominator, 4);
  const text = chance.toString();
  const fraction = text.length <= longestFraction ? ` (${text})` : '';
  return decimal.exact ? `${words.percent(decimal.text)}${fraction}` : `${rounded}${fraction}`;
}

/** A share in a sentence, without its fraction: `49.7%`, or with two digits after the point. */
export function shareText({ numerator, denominator }: Fraction, words: NumberWords): string {
  const decimal = decimalText(100n * numerator, denominator, 4);
  return decimal.exact ? words.percent(decimal.text) : percent(numerator, denominator, words);
}

/**
 * How accurate every percentage is that is off by a share of at most `error`: its certain decimal places, or its
 * error where there are none.
 */
export function accuracyText(error: number, { accurate, inaccurate }: SummaryWords): string {
  const percentage = roundedUp(error * 100 * (1 + Number.EPSILON));
  const [digit = '', exponent = ''] = percentage.split('e');
  // A half of the last place is what rounding takes.
  const places = -Number(exponent) - (Number(digit) <= 5 ? 1 : 2);
  return places > 0 ? accurate(places) : inaccurate(String(Number(percentage)));
}

/** The most characters of a fraction that is shown next to its percentage. */
const longestFraction = 40;

/** A fraction in decimals of this many digits, and whether they are all of it. */
function decimalText(
  numerator: bigint,
  denominator: bigint,
  digits: number,
): { readonly text: string; readonly exact: boolean } {
  const text = String(Number(nearestDouble(numerator, denominator).toPrecision(digits)) + 0);
  return { text, exact: isDecimal(text, numerator, denominator) };
}
