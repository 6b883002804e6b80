/** Exact fractions as callers see them. */
import { nearestDouble } from '../../number-convert.ts';
import { gcd } from './integers.ts';

/** An exact number, in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The nearest double; also of parts that are too large for doubles themselves. */
  toNumber(): number;
  /** `49/1000`, or `7` for whole numbers. */
  toString(): string;
  toJSON(): string;
}

/** Makes a fraction; the denominator is not 0. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const size = numerator < 0n ? -numerator : numerator;
  const common = gcd(size, denominator) || 1n;
  const [top, bottom] = [numerator / common, denominator / common];
  const text = bottom === 1n ? String(top) : `${top}/${bottom}`;
  return {
    numerator: top,
    denominator: bottom,
    toNumber: () => nearestDouble(top, bottom) + 0,
    toString: () => text,
    toJSON: () => text,
  };
}
