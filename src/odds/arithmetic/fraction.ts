/** Exact fractions as callers see them. */
import { nearestDouble } from '../../number/convert.ts';
import { commonWith } from './common-factors.ts';
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
export const fraction = (numerator: bigint, denominator: bigint): Fraction =>
  new LazyFraction(numerator, denominator);

/** Makes fractions of which all have one denominator, whose factors are looked for only once. */
export function fractionsOver(denominator: bigint): (numerator: bigint) => Fraction {
  const common = commonWith(denominator);
  return (numerator) => new LazyFraction(numerator, denominator, common);
}

class LazyFraction implements Fraction {
  #top: bigint;
  #bottom: bigint;
  readonly #common: (value: bigint) => bigint;
  #isLowest = false;

  constructor(
    top: bigint,
    bottom: bigint,
    common: (value: bigint) => bigint = (value) => gcd(value, bottom),
  ) {
    this.#top = top;
    this.#bottom = bottom;
    this.#common = common;
  }

  get numerator(): bigint {
    this.#reduce();
    return this.#top;
  }

  get denominator(): bigint {
    this.#reduce();
    return this.#bottom;
  }

  toNumber(): number {
    return nearestDouble(this.#top, this.#bottom) + 0;
  }

  toString(): string {
    return this.denominator === 1n ? String(this.#top) : `${this.#top}/${this.#bottom}`;
  }

  toJSON(): string {
    return this.toString();
  }

  #reduce(): void {
    if (this.#isLowest) return;
    const common = this.#common(this.#top < 0n ? -this.#top : this.#top);
    this.#top /= common;
    this.#bottom /= common;
    this.#isLowest = true;
  }
}
