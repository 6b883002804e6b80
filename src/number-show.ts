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
  // Nearer to 0 than this a decimal can be too fine for an exact number.
  const isDecimal = Math.abs(near) >= 1e-290 && toText(fromDouble(near)) === toText(value);
  const decimal = isDecimal ? String(near) : toText(value);
  return decimal.length <= longest ? decimal : `about ${near.toPrecision(4)}`;
}
