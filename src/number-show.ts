/** Exact numbers as people read them. */
import { fromDouble, type Num, toDouble, toText } from './number.ts';

/** The most characters of a number that a message spells out. */
const longest = 20;

/**
 * A number in a message: 2.5 rather than 5/2, and no hundred digits.
 *
 * @example showNumber(ratio(1n, 3n)) // '1/3'
 */
export function showNumber(value: Num): string {
  if (typeof value === 'number') return String(value);
  const near = toDouble(value);
  const decimal = toText(fromDouble(near)) === toText(value) ? String(near) : toText(value);
  return decimal.length <= longest ? decimal : `about ${near.toPrecision(4)}`;
}
