/** Exact numbers to and from text and doubles. */
import {
  ArithmeticFault,
  denominatorOf,
  fromBigInt,
  isSafe,
  type Num,
  numeratorOf,
  quotient,
  ratio,
  settle,
  tooLarge,
} from './ratio.ts';

/** Digits that a double holds whatever they are. */
const safeDigits = 15;

/**
 * The fraction that a decimal without sign spells.
 *
 * @param text digits with at most one point, at least one digit
 * @throws ArithmeticFault `number-too-large`; `not-a-real-number` when the text is something else
 * @example fromDecimal('2.50') // { numerator: 5n, denominator: 2n }
 */
export function fromDecimal(text: string): Num {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(text)) throw notANumber(text);
  const point = text.indexOf('.');
  if (point < 0) return text.length <= safeDigits ? Number(text) : fromBigInt(BigInt(text));
  const digits = text.slice(0, point) + text.slice(point + 1);
  const places = text.length - point - 1;
  if (digits.length <= safeDigits) return quotient(Number(digits), Number(`1e${places}`));
  return ratio(BigInt(digits), 10n ** BigInt(places));
}

/**
 * A caller's double, taken for the decimal that it is written as: 0.1 is 1/10, which is what was meant,
 * and not the binary fraction nearby. `toDouble` gives the same double back.
 *
 * @throws ArithmeticFault `not-a-real-number` for NaN, `number-too-large` for the infinities and for
 *   decimals that are too fine (only doubles nearer to 0 than 1e-290)
 * @example fromDouble(1e-7) // 1/10000000
 */
export function fromDouble(x: number): Num {
  if (Number.isSafeInteger(x)) return x + 0;
  const spelt = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(spelling(x));
  const [, whole = '', decimals = '', exponent = '0'] = spelt ?? [];
  const digits = BigInt(whole + decimals);
  const places = decimals.length - Number(exponent);
  return places > 0
    ? ratio(digits, 10n ** BigInt(places))
    : fromBigInt(digits * 10n ** BigInt(-places));
}

/**
 * The very value of a double: 0.1 is 3602879701896397/2^55. For results that were rounded to a double,
 * where no decimal was meant.
 *
 * @throws ArithmeticFault as `fromDouble` (here only doubles nearer to 0 than 1e-290 can be too fine)
 */
export function fromExactDouble(x: number): Num {
  if (Number.isSafeInteger(x)) return x + 0;
  let scaled = Number(spelling(x));
  let halvings = 0;
  // Doubling is exact, and at the first whole number the fraction is in lowest terms.
  for (; !Number.isInteger(scaled); halvings++) scaled *= 2;
  return settle(BigInt(scaled), 1n << BigInt(halvings));
}

function spelling(x: number): string {
  if (Number.isNaN(x)) throw notANumber('NaN');
  if (!Number.isFinite(x)) throw tooLarge();
  return String(x);
}

const notANumber = (text: string): ArithmeticFault =>
  new ArithmeticFault('not-a-real-number', { reason: 'not-a-number', given: text.slice(0, 40) });

/**
 * The nearest double, halves to the even one; never -0, and never infinite, since numbers end before that.
 */
export function toDouble(x: Num): number {
  if (typeof x === 'number') return x;
  return nearestDouble(x.numerator, x.denominator);
}

/** The nearest double to a fraction that need not be in lowest terms; the denominator is above 0. */
export function nearestDouble(numerator: bigint, denominator: bigint): number {
  // Where both parts are doubles, the machine's division rounds correctly.
  if (isSafe(numerator) && isSafe(denominator)) return Number(numerator) / Number(denominator);
  if (denominator === 1n) return Number(numerator);
  if (numerator < 0n) return 0 - nearestDouble(-numerator, denominator);
  // The unit is the last place of a double as large as the value: 53 bits, fewer below 2^-1022.
  const unit = Math.max(exponentOf(numerator, denominator) - 52, -1074);
  const above = numerator << BigInt(Math.max(0, -unit));
  const below = denominator << BigInt(Math.max(0, unit));
  const units = above / below;
  const rest = 2n * (above % below);
  const up = rest > below || (rest === below && units % 2n === 1n);
  return Number(up ? units + 1n : units) * 2 ** unit;
}

/** The greatest e with 2^e <= numerator / denominator. */
function exponentOf(numerator: bigint, denominator: bigint): number {
  const e = bitLength(numerator) - bitLength(denominator);
  const power = BigInt(Math.abs(e));
  const reaches = e < 0 ? numerator << power >= denominator : numerator >= denominator << power;
  return reaches ? e : e - 1;
}

/** Bits of a whole number from 1, without its sign. */
export function bitLength(whole: bigint): number {
  const hex = (whole < 0n ? -whole : whole).toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex.charAt(0), 16)) - 28);
}

/**
 * The number that `toText` wrote.
 *
 * @throws ArithmeticFault `number-too-large`; SyntaxError for any other text
 */
export function fromText(text: string): Num {
  const [numerator = '', denominator = '1'] = text.split('/');
  return ratio(BigInt(numerator), BigInt(denominator));
}

/** Digits for a whole number, else `numerator/denominator`. */
export function toText(x: Num): string {
  const denominator = denominatorOf(x);
  const whole = String(numeratorOf(x));
  return denominator === 1n ? whole : `${whole}/${denominator}`;
}
