/** Powers and roots of exact numbers: exact where the result is a fraction, else the nearest double. */
import { bitLength, fromExactDouble, nearestDouble, toDouble } from './convert.ts';
import {
  ArithmeticFault,
  denominatorOf,
  largestBits,
  type Num,
  numeratorOf,
  type Ratio,
  settle,
  tooFine,
  tooLarge,
} from './ratio.ts';

/**
 * `base ** exponent`. Whole exponents are exact, and 0 ** 0 is 1. A broken exponent is exact where the
 * root is (`8 ** (1/3)` is 2), else the double that the machine's power gives. A result past the limit is
 * refused before it is computed.
 *
 * @throws ArithmeticFault `division-by-zero` (0 to a negative power), `not-a-real-number` (a negative
 *   number to a fractional power), `number-too-large`
 */
export function pow(base: Num, exponent: Num): Num {
  if (typeof base === 'number' && typeof exponent === 'number' && exponent >= 0) {
    const small = smallPower(base, exponent);
    if (small !== undefined) return small;
  }
  if (typeof exponent === 'number') return wholePower(base, BigInt(exponent));
  if (exponent.denominator === 1n) return wholePower(base, exponent.numerator);
  return brokenPower(base, exponent);
}

/**
 * The square root: exact where it is a fraction (`sqrt(4/9)` is 2/3), else the nearest double.
 *
 * @throws ArithmeticFault `not-a-real-number` for negative numbers
 */
export function sqrt(x: Num): Num {
  const numerator = numeratorOf(x);
  const denominator = denominatorOf(x);
  if (numerator < 0n) {
    throw new ArithmeticFault('not-a-real-number', { reason: 'root-of-negative' });
  }
  if (typeof x === 'number') return fromExactDouble(Math.sqrt(x));
  const exact = exactRoot(x, 2);
  if (exact !== undefined) return exact;
  // Scale by an even power of two until the root has 60 bits or more. The true root lies strictly between
  // `root` and `root + 1`, and no double or midpoint of doubles does: so the value between rounds alike.
  const scale = 2 * Math.max(0, 60 - ((bitLength(numerator) - bitLength(denominator)) >> 1));
  const root = floorRoot((numerator << BigInt(scale)) / denominator, 2);
  return fromExactDouble(nearestDouble(2n * root + 1n, 1n << BigInt(scale / 2 + 1)));
}

/** The fast lane: products of doubles, given up at the first that is not exact. */
function smallPower(base: number, exponent: number): number | undefined {
  // Bases other than 0, 1 and -1 leave the safe range within 53 steps.
  if (exponent > 53) return undefined;
  let result = 1;
  for (let i = 0; i < exponent; i++) {
    result *= base;
    if (!Number.isSafeInteger(result)) return undefined;
  }
  return result + 0;
}

function wholePower(base: Num, exponent: bigint): Num {
  if (exponent === 0n) return 1;
  if (base === 0) {
    if (exponent < 0n) throw zeroToNegative();
    return 0;
  }
  if (base === 1) return 1;
  if (base === -1) return exponent % 2n === 0n ? 1 : -1;
  // Turn a negative power over; the sign stays above the line.
  const sign = exponent < 0n && numeratorOf(base) < 0n ? -1n : 1n;
  const top = sign * (exponent < 0n ? denominatorOf(base) : numeratorOf(base));
  const bottom = sign * (exponent < 0n ? numeratorOf(base) : denominatorOf(base));
  const times = exponent < 0n ? -exponent : exponent;
  // A number of b bits to the power n has more than (b - 1)n bits.
  const within = (each: bigint): boolean => BigInt(bitLength(each) - 1) * times < largestBits;
  if (!within(bottom)) throw tooFine();
  if (!within(top)) throw tooLarge();
  return settle(top ** times, bottom ** times);
}

function brokenPower(base: Num, exponent: Ratio): Num {
  if (base === 0) {
    if (exponent.numerator < 0n) throw zeroToNegative();
    return 0;
  }
  if (numeratorOf(base) < 0n) {
    throw new ArithmeticFault('not-a-real-number', { reason: 'power-of-negative' });
  }
  if (base === 1) return 1;
  // Only 1 has a root of a higher order than the limit has bits.
  if (exponent.denominator <= largestBits) {
    const root = exactRoot(base, Number(exponent.denominator));
    if (root !== undefined) return wholePower(root, exponent.numerator);
  }
  const power = toDouble(base) ** toDouble(exponent);
  if (power === 0) throw tooFine();
  return fromExactDouble(power);
}

/** The root of a number above 0 if it is a fraction: then it is one of both parts. */
function exactRoot(x: Num, order: number): Num | undefined {
  const numerator = numeratorOf(x);
  const denominator = denominatorOf(x);
  const power = BigInt(order);
  const top = floorRoot(numerator, order);
  if (top ** power !== numerator) return undefined;
  const bottom = floorRoot(denominator, order);
  return bottom ** power === denominator ? settle(top, bottom) : undefined;
}

/** The greatest whole number whose power is at most `whole`, found bit by bit from the top. */
function floorRoot(whole: bigint, order: number): bigint {
  const power = BigInt(order);
  let root = 0n;
  for (let bit = Math.floor((bitLength(whole) - 1) / order); bit >= 0; bit--) {
    const tried = root | (1n << BigInt(bit));
    if (tried ** power <= whole) root = tried;
  }
  return root;
}

const zeroToNegative = (): ArithmeticFault =>
  new ArithmeticFault('division-by-zero', { reason: 'zero-to-negative-power' });
