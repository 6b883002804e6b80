/** Rows of whole numbers of any size: products and powers of polynomials with such coefficients. */

import { TooLarge } from './budget.ts';

/** A row of coefficients, none negative, the first that of the lowest power. */
export type Row = readonly bigint[];

/** Below this many elementary products the schoolbook way is faster than packing. */
const schoolbook = 600;

/** The most places of one row: some hundred megabytes. */
const mostPlaces = 2 ** 24;

/**
 * A row of this many zeros. What fills it has been paid for; that there is room for it is seen here.
 *
 * @throws TooLarge
 */
export function zeros(length: number): bigint[] {
  if (length > mostPlaces) throw new TooLarge('many-outcomes');
  return new Array<bigint>(length).fill(0n);
}

export const sumOf = (row: Row): bigint => row.reduce((sum, each) => sum + each, 0n);

const bits = (value: bigint): number => value.toString(16).length * 4;

function widest(row: Row): bigint {
  let most = 0n;
  for (const each of row) if (each > most) most = each;
  return most;
}

/** The product of two polynomials, cut to `length` coefficients. */
export function multiply(one: Row, other: Row, length: number = Number.POSITIVE_INFINITY): Row {
  if (one.length === 0 || other.length === 0 || length <= 0) return [];
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length > fewest && isEven(short)) return slidden(short, long, length);
  if (short.length * long.length <= schoolbook || short.length <= 4)
    return plainly(short, long, length);
  return packed(short, long, length);
}

/** With this many equal coefficients it is worth looking for them. */
const fewest = 8;

/** Whether all coefficients are equal, as those of the faces of a die are. */
export const isEven = (row: Row): boolean => row[0] !== 0n && row.every((each) => each === row[0]);

/** The product with a row of equal coefficients is a sliding sum. */
function slidden(even: Row, long: Row, length: number): Row {
  const [factor = 0n] = even;
  const out = zeros(Math.min(length, even.length + long.length - 1));
  let sum = 0n;
  for (let index = 0; index < out.length; index += 1) {
    if (index < long.length) sum += long[index] as bigint;
    if (index >= even.length) sum -= long[index - even.length] as bigint;
    out[index] = factor === 1n ? sum : sum * factor;
  }
  return out;
}

function plainly(short: Row, long: Row, length: number): Row {
  const out = zeros(Math.min(length, short.length + long.length - 1));
  for (const [shift, factor] of short.entries()) {
    if (factor === 0n) continue;
    const end = Math.min(long.length, out.length - shift);
    for (let index = 0; index < end; index += 1) {
      out[index + shift] = (out[index + shift] ?? 0n) + factor * (long[index] ?? 0n);
    }
  }
  return out;
}

/** Kronecker's way: both rows become one large number each, far enough apart that nothing overlaps. */
function packed(short: Row, long: Row, length: number): Row {
  const needed = bits(widest(short)) + bits(widest(long)) + Math.ceil(Math.log2(short.length));
  const digits = Math.ceil(needed / 4);
  const product = pack(short, digits) * pack(long, digits);
  const count = Math.min(length, short.length + long.length - 1);
  return unpack(product, digits, count);
}

function pack(row: Row, digits: number): bigint {
  let hex = '';
  for (let index = row.length - 1; index >= 0; index -= 1) {
    hex += (row[index] ?? 0n).toString(16).padStart(digits, '0');
  }
  return BigInt(`0x${hex}`);
}

function unpack(value: bigint, digits: number, count: number): bigint[] {
  const hex = value.toString(16);
  const out: bigint[] = [];
  for (let index = 0, end = hex.length; index < count; index += 1, end -= digits) {
    out.push(end <= 0 ? 0n : BigInt(`0x${hex.slice(Math.max(0, end - digits), end)}`));
  }
  return out;
}

/**
 * The n-th power of a polynomial, cut to `length` coefficients. The first coefficient must not be 0.
 *
 * Equal coefficients: from (1 - x)^n (1 - x^s)^-n follows a recurrence with four terms. Any others:
 * Miller's recurrence for the power of a series. Both divide without rest.
 */
export function power(row: Row, n: number, length: number = Number.POSITIVE_INFINITY): Row {
  const [first = 0n] = row;
  if (n === 2) return multiply(row, row, length);
  if (row.every((each) => each === first)) return evenPower(row.length, first, n, length);
  return millerPower(row, n, length);
}

function evenPower(sides: number, factor: bigint, n: number, length: number): Row {
  const whole = (sides - 1) * n + 1;
  const half = Math.min(length, (whole + 1) >> 1);
  const out: bigint[] = [1n];
  for (let k = 1; k < half; k += 1) {
    const value =
      BigInt(k - 1 + n) * (out[k - 1] ?? 0n) +
      BigInt(k - sides - n * sides) * (out[k - sides] ?? 0n) +
      BigInt(n * sides - n - (k - sides - 1)) * (out[k - sides - 1] ?? 0n);
    out.push(value / BigInt(k));
  }
  // The row reads the same from both ends.
  for (let k = half; k < Math.min(length, whole); k += 1) out.push(out[whole - 1 - k] ?? 0n);
  if (factor === 1n) return out;
  const scale = factor ** BigInt(n);
  return out.map((each) => each * scale);
}

function millerPower(row: Row, n: number, length: number): Row {
  const [first = 0n] = row;
  const count = Math.min(length, (row.length - 1) * n + 1);
  const filled = [...row.entries()].slice(1).filter(([, each]) => each !== 0n);
  const out: bigint[] = [first ** BigInt(n)];
  for (let k = 1; k < count; k += 1) {
    let value = 0n;
    for (const [index, each] of filled) {
      if (index > k) break;
      value += BigInt(index * (n + 1) - k) * each * (out[k - index] ?? 0n);
    }
    out.push(value / (BigInt(k) * first));
  }
  return out;
}

/**
 * The series `numerator / (whole - loop)`, as whole numbers over one denominator, cut to `length`.
 * `loop` has no negative coefficient, and its first is less than `whole`.
 */
export function divideSeries(
  numerator: Row,
  whole: bigint,
  loop: Row,
  length: number,
): { readonly row: Row; readonly denominator: bigint } {
  const divisor = whole - (loop[0] ?? 0n);
  const steps = [...loop.entries()].slice(1).filter(([, each]) => each !== 0n);
  const [shortest] = steps[0] ?? [length];
  // Every pass through the loop divides once more; a pass is at least `shortest` places long.
  const passes = (index: number): number => Math.floor(index / shortest) + 1;
  const powers: bigint[] = [1n];
  const most = passes(length - 1);
  for (let index = 1; index <= most; index += 1) powers.push((powers[index - 1] ?? 1n) * divisor);
  const out: bigint[] = [];
  for (let index = 0; index < length; index += 1) {
    const here = passes(index);
    let value = (numerator[index] ?? 0n) * (powers[here - 1] ?? 1n);
    for (const [step, each] of steps) {
      if (step > index) break;
      value += each * (out[index - step] ?? 0n) * (powers[here - 1 - passes(index - step)] ?? 1n);
    }
    out.push(value);
  }
  const row = out.map((each, index) => each * (powers[most - passes(index)] ?? 1n));
  return { row, denominator: powers[most] ?? 1n };
}

export function gcd(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export const lcm = (one: bigint, other: bigint): bigint => (one / gcd(one, other)) * other;

/** The number of ways to choose; 0 outside the triangle. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let index = 1; index <= Math.min(k, n - k); index += 1) {
    value = (value * BigInt(n - index + 1)) / BigInt(index);
  }
  return value;
}
