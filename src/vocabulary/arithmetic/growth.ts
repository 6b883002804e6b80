/**
 * How large a result can be: a bound that grows with the dice. For the moments of endless dice it is not enough that
 * what lies far out has next to no chance; it must also be known that it is not too large.
 */
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';

/**
 * |result| is at most `(c0 + c1 s + c2 s^2 + ...) * base^s`, where s is what all endless dice come to together,
 * without their signs. Coefficients are 0 or more, the base is 1 or more.
 */
export interface Growth {
  readonly coefficients: readonly number[];
  readonly base: number;
}

/** An operand, and what a bound of the result may have to know of it. */
export interface Grown {
  readonly growth: Growth;
  /** The number that it always is. */
  readonly constant: Num | undefined;
  /** Whether it is a whole number whatever the dice. */
  readonly whole: boolean;
  /** Whether it is never below 0. */
  readonly positive: boolean;
}

/** The bound of a result from those of its operands; undefined where there is none. */
export type Grows = (...operands: readonly Grown[]) => Growth | undefined;

/** Doubles are rounded; a bound is rounded up. */
const up = (value: number): number => value * (1 + 2 ** -40);

/** Larger than any bound that is of use. */
const mostTerms = 200;

export const constantGrowth = (most: number): Growth => ({ coefficients: [up(most)], base: 1 });

/** What all endless dice come to together. */
export const linearGrowth: Growth = { coefficients: [0, 1], base: 1 };

/** The bound of a sum, and so of the larger of two. */
export function sumGrowth(one: Growth, other: Growth): Growth {
  const length = Math.max(one.coefficients.length, other.coefficients.length);
  return {
    coefficients: Array.from({ length }, (_, index) =>
      up((one.coefficients[index] ?? 0) + (other.coefficients[index] ?? 0)),
    ),
    base: Math.max(one.base, other.base),
  };
}

export function productGrowth(one: Growth, other: Growth): Growth | undefined {
  const length = one.coefficients.length + other.coefficients.length - 1;
  if (length > mostTerms) return undefined;
  const coefficients = new Array<number>(length).fill(0);
  for (const [i, a] of one.coefficients.entries()) {
    for (const [j, b] of other.coefficients.entries()) {
      coefficients[i + j] = up((coefficients[i + j] ?? 0) + a * b);
    }
  }
  return { coefficients, base: up(one.base === 1 ? other.base : one.base * other.base) };
}

function powerGrowth(growth: Growth, exponent: number): Growth | undefined {
  let product: Growth | undefined = constantGrowth(1);
  for (let left = exponent; left > 0 && product !== undefined; left -= 1) {
    product = productGrowth(product, growth);
  }
  return product;
}

const size = ({ constant }: Grown): number | undefined =>
  constant === undefined ? undefined : Math.abs(toDouble(constant));

/** Sums, differences, the largest and the smallest of several. */
export const growsAsSum: Grows = (...operands) =>
  operands.map(({ growth }) => growth).reduce(sumGrowth, constantGrowth(0));

export const growsAsProduct: Grows = (...operands) =>
  operands.reduce<Growth | undefined>(
    (product, { growth }) => product && productGrowth(product, growth),
    constantGrowth(1),
  );

/** Whole divisors make nothing larger: 0 is refused, and all others are 1 or more. */
export const growsAsQuotient: Grows = (dividend, divisor) => {
  if (dividend === undefined || divisor === undefined) return undefined;
  const by = size(divisor);
  if (by !== undefined && by > 0) {
    return productGrowth(dividend.growth, constantGrowth(1 / by));
  }
  return divisor.whole ? dividend.growth : undefined;
};

/** What is rounded moves by less than 1. */
export const growsAsRounded =
  (grows: Grows): Grows =>
  (...operands) => {
    const growth = grows(...operands);
    return growth && sumGrowth(growth, constantGrowth(1));
  };

/** The remainder of a division is smaller than the divisor. */
export const growsAsRemainder: Grows = (_, divisor) => divisor?.growth;

export const growsAsOperand: Grows = (operand) => operand?.growth;

/** A root is at most 1 more than what it is the root of. */
export const growsAsRoot: Grows = growsAsRounded(growsAsOperand);

/** Signs, and what a comparison gives. */
export const growsToOne: Grows = () => constantGrowth(1);

export const growsAsPower: Grows = (base, exponent) => {
  if (base === undefined || exponent === undefined) return undefined;
  // A base that is whole, and not 0, has no power with a negative exponent that is larger than 1.
  if (!exponent.positive && !base.whole) return undefined;
  const times = size(exponent);
  if (times !== undefined) {
    if (!exponent.positive) return constantGrowth(1);
    return powerGrowth(sumGrowth(base.growth, constantGrowth(1)), Math.ceil(times));
  }
  const [most = 0, ...more] = base.growth.coefficients;
  const [first = 0, slope = 0, ...rest] = exponent.growth.coefficients;
  if (base.growth.base > 1 || more.some((each) => each > 0)) return undefined;
  if (exponent.growth.base > 1 || rest.some((each) => each > 0)) return undefined;
  const greatest = Math.max(1, most);
  return { coefficients: [up(greatest ** up(first))], base: up(greatest ** up(slope)) };
};
