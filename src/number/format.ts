/** Exact numbers as people read them: what is rounded never looks exact, and neighbours never look alike. */
import { nearestDouble } from './convert.ts';
import type { Num } from './ratio.ts';

/** An exact number; it need not be in lowest terms, and its parts may have any number of digits. */
interface Parts {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How a language writes numbers. Fractions are written the same in all. */
export interface NumberStyle {
  /** A whole number or a decimal, also one with an exponent, from its digits: `-1234.5`, `1e-7`. */
  readonly numeral: (digits: string) => string;
  readonly infinite: string;
  readonly minusInfinity: string;
  /** In place of a number that nobody knows. */
  readonly unknown: string;
  /** A number that may be off by this much. */
  readonly within: (number: string, error: string) => string;
}

/** As notation and messages in English write them. */
const asNotation: NumberStyle = {
  numeral: (digits) => digits,
  infinite: 'infinite',
  minusInfinity: 'minus infinity',
  unknown: 'not known',
  within: (number, error) => `${number} (within ${error})`,
};

/** How a number is to be shown. */
export interface Showing {
  /** The word or sign before a number that is rounded. */
  readonly about: string;
  /**
   * What a number shows whose decimals do not end: its fraction in place of the decimal, or before it, where
   * the fraction is short. Absent: the decimal alone.
   */
  readonly fraction?: 'alone' | 'beside';
  /** How far off its nearest neighbour is, or the least difference that matters: rounding is finer than that. */
  readonly apart?: number | undefined;
  /** The fewest digits that rounding leaves: 4 unless given. */
  readonly digits?: number;
  /** How far off the number itself may be. Above 0, it is never shown as exact, nor finer than it is known. */
  readonly error?: number;
  /** How the language writes numbers; as in a notation unless given. */
  readonly style?: NumberStyle;
}

/** The most characters of a number that is spelled out. */
const longest = 20;

/** The most characters of a fraction before its decimal. */
const longestBeside = 16;

/** More digits than this are not shown, however near the neighbours are. */
const mostDigits = 400;

/**
 * The one rule for numbers on a screen. A decimal that ends is shown as it is, where that is not too long. Any
 * other number is rounded at a digit that distinguishes it from its neighbours, and is shown with the sign for "about".
 *
 * @example numberText(ratio(70_001n, 7n), { about: '≈', apart: 1 / 7 }) // '≈ 10000.1'
 */
export function numberText(value: Num | Parts, showing: Showing): string {
  const { about, fraction, apart, digits = 4, error = 0, style = asNotation } = showing;
  const { numeral } = style;
  const { numerator, denominator } = partsOf(value);
  if (error > 0) return `${about} ${certain(numerator, denominator, showing, style)}`;
  const decimal = endingDecimal(numerator, denominator);
  if (decimal !== undefined) return numeral(decimal);
  const spelled = denominator === 1n ? numeral(`${numerator}`) : `${numerator}/${denominator}`;
  if (fraction === 'alone' && spelled.length <= longest) return spelled;
  const places = placesFor(numerator, denominator, digits, apart);
  const near = roundedAt(numerator, denominator, places);
  const rounded = isDecimal(near, numerator, denominator)
    ? numeral(near)
    : `${about} ${numeral(near)}`;
  return fraction === 'beside' && spelled.length <= longestBeside
    ? `${spelled} ${rounded}`
    : rounded;
}

/**
 * A number in a message: 2.5 rather than 5/2, and no hundred digits.
 *
 * @example showNumber(ratio(1n, 3n)) // '1/3'
 */
export const showNumber = (value: Num): string =>
  typeof value === 'number'
    ? String(value)
    : numberText(value, { about: 'about', fraction: 'alone' });

/**
 * What a roll came to. A roll knows no neighbours: what is not a short fraction has as many digits as it takes to tell
 * most doubles apart.
 *
 * @example rolledText(ratio(5n, 7n), '≈') // '5/7'
 */
export const rolledText = (value: Num, about: string): string =>
  typeof value === 'number'
    ? String(value)
    : numberText(value, { about, fraction: 'alone', digits: 15 });

/**
 * A double that was rounded from an unknown number: as it is where it has no more digits than a decimal
 * of its length, else with the sign for "about".
 */
export function doubleText(value: number, showing: Showing): string {
  const { error = 0, style = asNotation } = showing;
  if (Number.isNaN(value)) return style.unknown;
  if (!Number.isFinite(value)) return value > 0 ? style.infinite : style.minusInfinity;
  const text = String(value + 0);
  if (error === 0 && text.replace(/e.*|\D/g, '').replace(/^0+/, '').length <= 15)
    return style.numeral(text);
  return numberText(partsOfDouble(value), showing);
}

/** All of a number, however long: a decimal that ends, or a fraction. */
export function exactText(value: Num): string {
  const { numerator, denominator } = partsOf(value);
  const near = String(nearestDouble(numerator, denominator) + 0);
  if (isDecimal(near, numerator, denominator)) return near;
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** Whether a number is the very value of a double, which the shortest spelling of the double names. */
export function isDouble(value: Num): boolean {
  const { numerator, denominator } = partsOf(value);
  const parts = partsOfDouble(nearestDouble(numerator, denominator));
  return parts.numerator * denominator === numerator * parts.denominator;
}

/** The very value of a double. */
function partsOfDouble(value: number): Parts {
  let [scaled, halvings] = [value, 0];
  // Doubling is exact.
  for (; !Number.isInteger(scaled); halvings += 1) scaled *= 2;
  return { numerator: BigInt(scaled), denominator: 1n << BigInt(halvings) };
}

const partsOf = (value: Num | Parts): Parts =>
  typeof value === 'number' ? { numerator: BigInt(value), denominator: 1n } : value;

/** How far one number is below another, to the nearest double. */
export function gapBetween(one: Num, other: Num): number {
  const [low, high] = [partsOf(one), partsOf(other)];
  return nearestDouble(
    high.numerator * low.denominator - low.numerator * high.denominator,
    low.denominator * high.denominator,
  );
}

/** A whole number or a decimal in its shortest spelling; undefined where that is not all of it, or too long. */
function endingDecimal(numerator: bigint, denominator: bigint): string | undefined {
  const near = String(nearestDouble(numerator, denominator) + 0);
  if (isDecimal(near, numerator, denominator)) return near.length <= longest ? near : undefined;
  if (denominator !== 1n) return undefined;
  const whole = String(numerator);
  return whole.length <= longest ? whole : undefined;
}

/** Whether a decimal, or one with an exponent, is exactly a fraction. */
export function isDecimal(text: string, numerator: bigint, denominator: bigint): boolean {
  const spelled = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text);
  if (spelled === null) return false;
  const [, whole = '', decimals = '', exponent = '0'] = spelled;
  const places = decimals.length - Number(exponent);
  const power = 10n ** BigInt(Math.abs(places));
  const digits = BigInt(whole + decimals) * denominator;
  return places > 0 ? digits === numerator * power : digits * power === numerator;
}

/** How many places after the point show this many digits, and more where neighbours are near. */
function placesFor(
  numerator: bigint,
  denominator: bigint,
  digits: number,
  apart: number | undefined,
): number {
  const enough = digits - 1 - orderOf(numerator, denominator);
  if (apart === undefined || !(apart > 0) || !Number.isFinite(apart)) return enough;
  return Math.min(Math.max(enough, -exponentOf(apart)), enough - digits + mostDigits);
}

/** The exponent of a double in decimals. */
const exponentOf = (value: number): number => Number(value.toExponential().split('e')[1]);

/** The same of a fraction; beyond doubles it is off by one at most. */
function orderOf(numerator: bigint, denominator: bigint): number {
  const near = Math.abs(nearestDouble(numerator, denominator));
  if (near >= Number.MIN_VALUE / Number.EPSILON && near < Number.POSITIVE_INFINITY)
    return exponentOf(near);
  const size = numerator < 0n ? -numerator : numerator;
  return size === 0n ? 0 : String(size).length - String(denominator).length;
}

/** Rounded until what is not known of it changes no digit, or to its first digit. */
function certain(
  numerator: bigint,
  denominator: bigint,
  { digits = 4, apart, error = 0 }: Showing,
  { numeral, within }: NumberStyle,
): string {
  const most = placesFor(numerator, denominator, digits, apart);
  const least = -orderOf(numerator, denominator);
  const doubt = BigInt(Math.ceil(Math.min(error, 1e290) * 2 ** 60)) * denominator;
  const [low, high] = [(numerator << 60n) - doubt, (numerator << 60n) + doubt];
  for (let places = most; places > least; places -= 1) {
    const text = roundedAt(low, denominator << 60n, places);
    if (text === roundedAt(high, denominator << 60n, places)) return numeral(text);
  }
  const text = roundedAt(numerator, denominator, Math.min(least, most));
  return within(numeral(text), roundedUp(error));
}

/** One digit, never less than the error. */
export function roundedUp(error: number): string {
  const text = error.toExponential(0);
  if (Number(text) >= error) return text;
  const [digit = '1', exponent = '0'] = text.split('e');
  return Number(`${Number(digit) + 1}e${exponent}`).toExponential(0);
}

/** Rounded at a place after the point (before it, if negative), halves away from 0; zeros at the end are left off. */
export function roundedAt(numerator: bigint, denominator: bigint, places: number): string {
  const power = 10n ** BigInt(Math.abs(places));
  const size = (numerator < 0n ? -numerator : numerator) * (places > 0 ? power : 1n);
  const unit = denominator * (places > 0 ? 1n : power);
  const units = (2n * size + unit) / (2n * unit);
  return units === 0n ? '0' : (numerator < 0n ? '-' : '') + spelledOut(String(units), places);
}

/** Digits and the place of the last one, spelled as doubles are: with an exponent where that is much shorter. */
function spelledOut(all: string, places: number): string {
  const digits = all.replace(/0+$/, '');
  const point = all.length - places;
  if (point > 21 || point < -5) {
    const rest = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${digits.slice(0, 1)}${rest}e${point > 0 ? '+' : '-'}${Math.abs(point - 1)}`;
  }
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (digits.length <= point) return digits.padEnd(point, '0');
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
