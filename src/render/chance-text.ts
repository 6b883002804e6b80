/** Chances and other exact numbers as people read them: what is rounded never looks exact. */
import type { Fraction } from '../eval/odds/fraction.ts';
import { nearestDouble } from '../number-convert.ts';

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

/** One digit, never less than the error. */
export function roundedUp(error: number): string {
  const text = error.toExponential(0);
  if (Number(text) >= error) return text;
  const [digit = '1', exponent = '0'] = text.split('e');
  return Number(`${Number(digit) + 1}e${exponent}`).toExponential(0);
}

/** A fraction in decimals of so many digits, and whether they are all of it. */
export function decimalText(
  numerator: bigint,
  denominator: bigint,
  digits: number,
): { readonly text: string; readonly exact: boolean } {
  const text = String(Number(nearestDouble(numerator, denominator).toPrecision(digits)) + 0);
  return { text, exact: isDecimal(text, numerator, denominator) };
}

/** Whether a decimal is exactly a fraction. */
function isDecimal(text: string, numerator: bigint, denominator: bigint): boolean {
  const [, whole = '', decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return false;
  return BigInt(whole + decimals) * denominator === numerator * 10n ** BigInt(decimals.length);
}

/** `3.5`, `15869/1296 ≈ 12.24`, or `≈ 12.24` where the fraction is long or unknown. */
export function numberText(value: Fraction | number, about: string): string {
  if (Number.isNaN(value)) return unknown;
  if (typeof value === 'number') return `${about} ${Number(value.toPrecision(4)) + 0}`;
  const { numerator, denominator } = value;
  const { text, exact } = decimalText(numerator, denominator, 4);
  if (exact) return text;
  const fraction = value.toString();
  if (denominator === 1n && fraction.length <= 16) return fraction;
  return fraction.length <= 16 ? `${fraction} ${about} ${text}` : `${about} ${text}`;
}

/** What stands in place of a number that nothing tells. */
export const unknown = 'not known';

/** The root of a fraction: `1.5` where that is all of it, else `≈ 2.415`. */
export function rootText(square: Fraction | number, root: number, about: string): string {
  if (Number.isNaN(root)) return unknown;
  const text = String(Number(root.toPrecision(4)));
  if (typeof square === 'number') return `${about} ${text}`;
  const [, decimals = ''] = text.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const scaled = /^\d+(?:\.\d+)?$/.test(text) ? BigInt(text.replace('.', '')) : -1n;
  const exact = scaled ** 2n * square.denominator === square.numerator * scale ** 2n;
  return scaled >= 0n && exact ? text : `${about} ${text}`;
}
