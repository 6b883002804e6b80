/**
 * Greatest common divisors with one and the same large number. The denominators of dice are products of
 * small primes, which are found once; then each divisor takes a few short divisions in place of Euclid's
 * thousands of long ones.
 */
import { gcd } from './integers.ts';

/** Up to here Euclid is fast enough. */
const small = 2n ** 512n;

/** Dice with more sides than this rarely have this many digits in their chances. */
const largestPrime = 1_000;

/** The greatest common divisor of a number from 0 on with `whole`; the factors of `whole` are found at the first call. */
export function commonWith(whole: bigint): (value: bigint) => bigint {
  if (whole <= small) return (value) => gcd(value, whole);
  let known: Factors | undefined;
  return (value) => {
    if (value === 0n) return whole;
    known ??= factorsOf(whole);
    let common = known.rest === 1n ? 1n : gcd(value, known.rest);
    for (const [prime, most] of known.powers) {
      if (value % prime !== 0n) continue;
      const { count } = withoutFactor(value, prime);
      common *= prime ** BigInt(Math.min(count, most));
    }
    return common;
  };
}

interface Factors {
  readonly powers: readonly (readonly [prime: bigint, most: number])[];
  /** What no small prime divides. */
  readonly rest: bigint;
}

/** A number as powers of its small primes, and what they leave. */
export function factorsOf(whole: bigint): Factors {
  const powers: [bigint, number][] = [];
  let rest = whole;
  for (let number = 2; number <= largestPrime && rest > 1n; number += 1) {
    const prime = BigInt(number);
    // A number that is not a prime finds nothing left to divide.
    if (rest % prime !== 0n) continue;
    const { left, count } = withoutFactor(rest, prime);
    powers.push([prime, count]);
    rest = left;
  }
  return { powers, rest };
}

/** Takes a factor out as often as it goes, by its squares first. */
function withoutFactor(value: bigint, factor: bigint): { left: bigint; count: number } {
  const squares = [factor];
  for (let square = factor * factor; value % square === 0n; square *= square) squares.push(square);
  let left = value;
  let count = 0;
  for (const [index, square] of [...squares.entries()].reverse()) {
    while (left % square === 0n) {
      left /= square;
      count += 2 ** index;
    }
  }
  return { left, count };
}
