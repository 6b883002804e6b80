/** What an exact number is, and the one place that decides which numbers are allowed to exist. */
import type { Details } from '../diagnostics/index.ts';

/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * An exact number. A whole number up to 2^53 - 1 either way is always a plain number and never -0; every
 * other number is a Ratio. So each value has one form only, and the common ones run as doubles.
 */
export type Num = number | Ratio;

/** The most bits that a numerator or denominator may have. */
export const largestBits = 1024;

/** The first numerator whose nearest double is Infinity: half a step past the largest double. */
const pastNumerators = (1n << 1024n) - (1n << 970n);
/** The first denominator with too many bits. */
const pastDenominators = 1n << BigInt(largestBits);
const largestSafe = BigInt(Number.MAX_SAFE_INTEGER);

type ArithmeticCode = 'division-by-zero' | 'not-a-real-number' | 'number-too-large';

/**
 * Why a calculation has no result. It is internal: the caller that knows the place in the notation turns it into a
 * finding.
 */
export class ArithmeticFault<C extends ArithmeticCode = ArithmeticCode> extends Error {
  override readonly name: 'ArithmeticFault' = 'ArithmeticFault';
  readonly code: C;
  readonly details: Details<C>;

  constructor(code: C, details: Details<C>) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export const divisionByZero = (): ArithmeticFault =>
  new ArithmeticFault('division-by-zero', { reason: 'division' });

export const tooLarge = (): ArithmeticFault =>
  new ArithmeticFault('number-too-large', { reason: 'value' });

/** For denominators past the limit: such a number may well be small. */
export const tooFine = (): ArithmeticFault =>
  new ArithmeticFault('number-too-large', { reason: 'fraction' });

/**
 * Brings a fraction that is in lowest terms, with a denominator above 0, into its one form.
 *
 * @throws ArithmeticFault `number-too-large`
 */
export function settle(numerator: bigint, denominator: bigint): Num {
  const size = numerator < 0n ? -numerator : numerator;
  if (denominator === 1n && size <= largestSafe) return Number(numerator);
  if (denominator >= pastDenominators) throw tooFine();
  if (size >= pastNumerators) throw tooLarge();
  return { numerator, denominator };
}

/**
 * The number `numerator / denominator`, reduced.
 *
 * @throws ArithmeticFault `division-by-zero`, `number-too-large`
 * @example ratio(6n, -4n) // { numerator: -3n, denominator: 2n }
 */
export function ratio(numerator: bigint, denominator: bigint): Num {
  if (denominator === 0n) throw divisionByZero();
  if (denominator < 0n) return ratio(-numerator, -denominator);
  const shared = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return settle(numerator / shared, denominator / shared);
}

/**
 * A whole number of any size up to the limit.
 *
 * @throws ArithmeticFault `number-too-large`
 */
export function fromBigInt(whole: bigint): Num {
  return settle(whole, 1n);
}

/** `a / b` of two plain numbers, `b` not 0: the reduction needs no bigints. */
export function quotient(a: number, b: number): Num {
  if (a % b === 0) return a / b + 0;
  const shared = b < 0 ? -smallDivisor(Math.abs(a), -b) : smallDivisor(Math.abs(a), b);
  return { numerator: BigInt(a / shared), denominator: BigInt(b / shared) };
}

/** Fits a double exactly, whichever way it is written. */
export function isSafe(whole: bigint): boolean {
  return whole <= largestSafe && whole >= -largestSafe;
}

export function numeratorOf(x: Num): bigint {
  return typeof x === 'number' ? BigInt(x) : x.numerator;
}

export function denominatorOf(x: Num): bigint {
  return typeof x === 'number' ? 1n : x.denominator;
}

/** Euclid on whole numbers from 0, going over to doubles as soon as both fit. */
function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) {
    if (larger <= largestSafe && smaller <= largestSafe) {
      return BigInt(smallDivisor(Number(larger), Number(smaller)));
    }
    [larger, smaller] = [smaller, larger % smaller];
  }
  return larger;
}

function smallDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
