/** Chances as people read them: what is rounded never looks exact. */

import { nearestDouble } from '../../number/convert.ts';
import { isDecimal, roundedUp } from '../../number/format.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';

/**
 * A share as a percentage: two digits behind the point, more below 0.1 %. Only what is impossible is 0 %,
 * and only what is certain 100 %. A share that is only known to lie between two bounds is told with both
 * when they do not come to the same.
 *
 * @param doubt - what may come on top of the weight
 */
export function percent(weight: bigint, whole: bigint, doubt = 0n): string {
  const least = bare(weight, whole);
  const most = weight + doubt >= whole ? bare(whole, whole) : bare(weight + doubt, whole);
  // More than 99.99 % is said of what may be certain, too.
  return `${least === most || least.startsWith('>') ? least : `${least} to ${most}`} %`;
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
 * One chance in a sentence: `4.9 % (49/1000)` where four digits say it exactly, else with the sign for
 * "about"; the fraction where that is short.
 *
 * @param doubt - what may come on top of it, 0 for an exact chance
 */
export function chanceText(chance: Fraction, doubt: number, about: string): string {
  const { numerator, denominator } = chance;
  if (numerator === 0n && doubt === 0) return '0 %';
  if (numerator === denominator) return '100 %';
  const shown = percent(numerator, denominator);
  const rounded = /^[<>]/.test(shown) ? shown : `${about} ${shown}`;
  if (doubt > 0) {
    return `${rounded} (within ${roundedUp(doubt * 100 * (1 + Number.EPSILON))} %)`;
  }
  const decimal = decimalText(100n * numerator, denominator, 4);
  const text = chance.toString();
  const fraction = text.length <= longestFraction ? ` (${text})` : '';
  return decimal.exact ? `${decimal.text} %${fraction}` : `${rounded}${fraction}`;
}

/** The most characters of a fraction that stands beside its percentage. */
const longestFraction = 40;

/** A fraction in decimals of so many digits, and whether they are all of it. */
function decimalText(
  numerator: bigint,
  denominator: bigint,
  digits: number,
): { readonly text: string; readonly exact: boolean } {
  const text = String(Number(nearestDouble(numerator, denominator).toPrecision(digits)) + 0);
  return { text, exact: isDecimal(text, numerator, denominator) };
}
