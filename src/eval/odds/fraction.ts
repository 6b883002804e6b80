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

/**
 * Makes a fraction; the denominator is above 0. It is only brought to lowest terms when somebody looks at
 * its parts: with thousands of digits that is dear, and a double needs none of it.
 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  let known: { readonly top: bigint; readonly bottom: bigint } | undefined;
  const lowest = (): { readonly top: bigint; readonly bottom: bigint } => {
    if (known !== undefined) return known;
    const common = gcd(numerator < 0n ? -numerator : numerator, denominator) || 1n;
    known = { top: numerator / common, bottom: denominator / common };
    return known;
  };
  const text = (): string => {
    const { top, bottom } = lowest();
    return bottom === 1n ? String(top) : `${top}/${bottom}`;
  };
  return {
    get numerator() {
      return lowest().top;
    },
    get denominator() {
      return lowest().bottom;
    },
    toNumber: () => nearestDouble(numerator, denominator) + 0,
    toString: text,
    toJSON: text,
  };
}
