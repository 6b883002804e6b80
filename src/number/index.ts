/** Exact numbers: fractions, with whole numbers below 2^53 as a fast lane of plain doubles. */
import {
  denominatorOf,
  divisionByZero,
  type Num,
  numeratorOf,
  quotient,
  ratio,
  settle,
} from './ratio.ts';

export {
  fromDecimal,
  fromDouble,
  fromExactDouble,
  fromText,
  toDouble,
  toText,
} from './convert.ts';
export { pow, sqrt } from './power.ts';
export {
  ArithmeticFault,
  fromBigInt,
  largestBits,
  type Num,
  type Ratio,
  ratio,
} from './ratio.ts';

// Every operation first tries doubles: the double result of two safe whole numbers is exact if and only if
// it is a safe whole number itself. `+ 0` turns -0 into 0. All throw ArithmeticFault `number-too-large`.

/** The sum. */
export function add(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  const below = denominatorOf(a);
  const belowB = denominatorOf(b);
  return ratio(numeratorOf(a) * belowB + numeratorOf(b) * below, below * belowB);
}

/** The difference. */
export function sub(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return add(a, neg(b));
}

/** The product. */
export function mul(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return ratio(numeratorOf(a) * numeratorOf(b), denominatorOf(a) * denominatorOf(b));
}

/**
 * True division.
 *
 * @throws ArithmeticFault `division-by-zero`, `number-too-large`
 */
export function div(a: Num, b: Num): Num {
  if (b === 0) throw divisionByZero();
  if (typeof a === 'number' && typeof b === 'number') return quotient(a, b);
  return ratio(numeratorOf(a) * denominatorOf(b), denominatorOf(a) * numeratorOf(b));
}

/**
 * The quotient rounded down.
 *
 * @throws ArithmeticFault `division-by-zero`, `number-too-large`
 * @example floorDiv(-7, 3) // -3
 */
export function floorDiv(a: Num, b: Num): Num {
  if (b === 0) throw divisionByZero();
  if (typeof a === 'number' && typeof b === 'number') {
    const rest = a % b;
    // Without its rest `a` divides exactly; rounding a / b would not be safe near 2^53.
    const toZero = (a - rest) / b;
    return (rest !== 0 && rest < 0 !== b < 0 ? toZero - 1 : toZero) + 0;
  }
  const above = numeratorOf(a) * denominatorOf(b);
  return settle(floorQuotient(above, denominatorOf(a) * numeratorOf(b)), 1n);
}

/**
 * What the quotient rounded down leaves over; it has the sign of the divisor.
 *
 * @throws ArithmeticFault `division-by-zero`, `number-too-large`
 * @example mod(-7, 3) // 2
 */
export function mod(a: Num, b: Num): Num {
  if (b === 0) throw divisionByZero();
  if (typeof a === 'number' && typeof b === 'number') {
    const rest = a % b;
    return (rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest) + 0;
  }
  const above = numeratorOf(a) * denominatorOf(b);
  const step = denominatorOf(a) * numeratorOf(b);
  const over = above - step * floorQuotient(above, step);
  return ratio(over, denominatorOf(a) * denominatorOf(b));
}

/** The number with the other sign. */
export function neg(x: Num): Num {
  if (typeof x === 'number') return 0 - x;
  return { numerator: -x.numerator, denominator: x.denominator };
}

/** The number without its sign. */
export function abs(x: Num): Num {
  return sign(x) < 0 ? neg(x) : x;
}

/** Which side of 0 the number is on. */
export function sign(x: Num): -1 | 0 | 1 {
  return compare(x, 0);
}

/** The greatest whole number that is not above it. */
export function floor(x: Num): Num {
  return typeof x === 'number' ? x : settle(floorQuotient(x.numerator, x.denominator), 1n);
}

/** The least whole number that is not below it. */
export function ceil(x: Num): Num {
  return typeof x === 'number' ? x : neg(floor(neg(x)));
}

/** The whole number on the way to 0. */
export function trunc(x: Num): Num {
  return sign(x) < 0 ? ceil(x) : floor(x);
}

/**
 * The nearest whole number, halves away from 0.
 *
 * @example round(fromDouble(-2.5)) // -3
 */
export function round(x: Num): Num {
  if (typeof x === 'number') return x;
  if (x.numerator < 0n) return neg(round(neg(x)));
  return settle((2n * x.numerator + x.denominator) / (2n * x.denominator), 1n);
}

/** Below, equal or above. */
export function compare(a: Num, b: Num): -1 | 0 | 1 {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  const left = numeratorOf(a) * denominatorOf(b);
  const right = numeratorOf(b) * denominatorOf(a);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The same value; each value has one form only. */
export function equals(a: Num, b: Num): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function isZero(x: Num): boolean {
  return x === 0;
}

export function isWhole(x: Num): boolean {
  return typeof x === 'number' || x.denominator === 1n;
}

/** The smaller of two. */
export function min(a: Num, b: Num): Num {
  return compare(b, a) < 0 ? b : a;
}

/** The larger of two. */
export function max(a: Num, b: Num): Num {
  return compare(b, a) > 0 ? b : a;
}

/** Bigint division goes towards 0; this one goes down. */
function floorQuotient(a: bigint, b: bigint): bigint {
  const toZero = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? toZero - 1n : toZero;
}
