import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ArithmeticFault,
  abs,
  add,
  ceil,
  compare,
  div,
  equals,
  floor,
  floorDiv,
  fromBigInt,
  fromDecimal,
  fromDouble,
  fromExactDouble,
  isWhole,
  isZero,
  largestBits,
  max,
  min,
  mod,
  mul,
  type Num,
  neg,
  pow,
  ratio,
  round,
  sign,
  sqrt,
  sub,
  toDouble,
  toText,
  trunc,
} from '../../src/number/index.ts';

const largest = Number.MAX_SAFE_INTEGER;

/** A number from its text: `-3`, `22/7`, `0.25`. */
function num(text: string): Num {
  const [top = '', bottom = '1'] = text.replace('-', '').split('/');
  const x = div(fromDecimal(top), fromDecimal(bottom));
  return text.startsWith('-') ? neg(x) : x;
}

/** The code and message of the fault, or the text of the result. */
function outcome(run: () => Num | number): string {
  try {
    return toText(run());
  } catch (error) {
    if (error instanceof ArithmeticFault) return told(error);
    throw error;
  }
}

/** What is wrong with a calculation: its code and its facts. */
function told({ code, details }: ArithmeticFault): string {
  const given = details.reason === 'not-a-number' ? ` ${details.given}` : '';
  return `${code}: ${details.reason}${given}`;
}

// The slow twin: fractions of bigints that are never reduced and know no fast lane.
type Slow = readonly [top: bigint, bottom: bigint];

const slow = (x: Num): Slow =>
  typeof x === 'number' ? [BigInt(x), 1n] : [x.numerator, x.denominator];

function same(x: Num, [top, bottom]: Slow): void {
  canonical(x);
  const [a, b] = slow(x);
  expect(a * bottom).toBe(top * b);
}

/** In its one form: plain if it is a safe whole number, else a reduced fraction. */
function canonical(x: Num): void {
  if (typeof x === 'number') {
    expect(Number.isSafeInteger(x) && !Object.is(x, -0)).toBe(true);
    return;
  }
  const { numerator, denominator } = x;
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  expect(denominator > 0n).toBe(true);
  expect(divisor(numerator < 0n ? -numerator : numerator, denominator)).toBe(1n);
  const safe = numerator >= -BigInt(largest) && numerator <= BigInt(largest);
  expect(denominator === 1n && safe).toBe(false);
}

const slowFloor = ([top, bottom]: Slow): bigint => {
  const down = bottom < 0n ? -1n : 1n;
  const [a, b] = [top * down, bottom * down];
  return (a - (((a % b) + b) % b)) / b;
};

/** The next double above 0 in size, or below. */
function neighbour(x: number, step: 1n | -1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigUint64(0, view.getBigUint64(0) + step);
  return view.getFloat64(0);
}

/** A double as an unreduced fraction, from its bits. */
function bitsOf(x: number): Slow {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  const bits = view.getBigUint64(0);
  const field = bits >> 52n;
  const mantissa = (bits & ((1n << 52n) - 1n)) | (field === 0n ? 0n : 1n << 52n);
  const top = mantissa << (field === 0n ? 1n : field);
  return [x < 0 ? -top : top, 1n << 1075n];
}

const wholes = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.maxSafeInteger(),
  fc.integer({ min: 0, max: 5 }).map((n) => largest - n),
  fc.integer({ min: 94_906_260, max: 94_906_270 }),
);
const bigs = fc.bigInt({ min: -(1n << 200n), max: 1n << 200n });
const ratios = fc
  .tuple(bigs, fc.bigInt({ min: 1n, max: 1n << 100n }))
  .map(([top, bottom]) => ratio(top, bottom));
const smallRatios = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 12 }))
  .map(([top, bottom]) => div(top, bottom));
const nums: fc.Arbitrary<Num> = fc.oneof(wholes, smallRatios, ratios, bigs.map(fromBigInt));
const doubles = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('exact numbers', () => {
  test.each<[string, () => Num, string]>([
    ['0.1 + 0.2', () => add(num('0.1'), num('0.2')), '3/10'],
    ['floor(3 * 0.7 * 10)', () => floor(mul(mul(3, num('0.7')), 10)), '21'],
    ['1/3 + 1/6', () => add(num('1/3'), num('1/6')), '1/2'],
    ['1/2 + 1/2', () => add(num('1/2'), num('1/2')), '1'],
    ['0 * -5', () => mul(0, -5), '0'],
    ['0 / -5', () => div(0, -5), '0'],
    ['6 / -4', () => div(6, -4), '-3/2'],
    ['past the fast lane', () => add(largest, 1), '9007199254740992'],
    ['and back', () => sub(add(largest, 1), 1), '9007199254740991'],
    ['a product just past it', () => mul(3, 3_002_399_751_580_331), '9007199254740993'],
    ['-7 // 3', () => floorDiv(-7, 3), '-3'],
    ['-7 % 3', () => mod(-7, 3), '2'],
    ['7 % -3', () => mod(7, -3), '-2'],
    ['-6 % 3', () => mod(-6, 3), '0'],
    ['7.5 % 2', () => mod(num('7.5'), 2), '3/2'],
    ['-7.5 // 2', () => floorDiv(num('-7.5'), 2), '-4'],
    ['near the top, floored', () => floorDiv(largest, 2), '4503599627370495'],
    ['round 2.5', () => round(num('2.5')), '3'],
    ['round -2.5', () => round(num('-2.5')), '-3'],
    ['round 2.4999', () => round(num('2.4999')), '2'],
    ['round -0.4', () => round(num('-0.4')), '0'],
    ['ceil -0.5', () => ceil(num('-0.5')), '0'],
    ['trunc -2.7', () => trunc(num('-2.7')), '-2'],
    ['floor -2.1', () => floor(num('-2.1')), '-3'],
    ['abs -2.5', () => abs(num('-2.5')), '5/2'],
    ['sign -2.5', () => sign(num('-2.5')), '-1'],
    ['neg 0', () => neg(0), '0'],
    ['min', () => min(num('1/3'), num('0.3')), '3/10'],
    ['max', () => max(num('1/3'), num('0.3')), '1/3'],
  ])('%s', (_name, run, expected) => {
    const x = run();
    canonical(x);
    expect(toText(x)).toBe(expected);
  });

  test.each([
    ['7', '7'],
    ['007', '7'],
    ['2.56', '64/25'],
    ['.5', '1/2'],
    ['5.', '5'],
    ['2.500', '5/2'],
    ['0.0', '0'],
    ['9007199254740992', '9007199254740992'],
    ['0.1234567890123456789', '1234567890123456789/10000000000000000000'],
    [`1.${'0'.repeat(4000)}`, '1'],
  ])('the decimal %.30s', (text, expected) => {
    expect(toText(fromDecimal(text))).toBe(expected);
  });

  test('every power of ten below a point', () => {
    for (let places = 1; places < 40; places++) {
      const spelt = fromDecimal(`.${'0'.repeat(places - 1)}1`);
      expect(toText(spelt)).toBe(`1/1${'0'.repeat(places)}`);
    }
  });

  test.each([
    [0.1, '1/10'],
    [-0, '0'],
    [1e-7, '1/10000000'],
    [-2.5e-7, '-1/4000000'],
    [1e21, '1000000000000000000000'],
    [1.5e300, `15${'0'.repeat(299)}`],
    [2 ** 53, '9007199254740992'],
  ])('the double %d as it is written', (x, expected) => {
    expect(toText(fromDouble(x))).toBe(expected);
  });

  test.each([
    [0.5, '1/2'],
    [0.1, '3602879701896397/36028797018963968'],
    [-3.75, '-15/4'],
    [-0, '0'],
    [2 ** 60, '1152921504606846976'],
  ])('the double %d as it is', (x, expected) => {
    expect(toText(fromExactDouble(x))).toBe(expected);
  });
});

describe('powers and roots', () => {
  test.each<[string, () => Num, string]>([
    ['2 ** 10', () => pow(2, 10), '1024'],
    ['2 ** -1', () => pow(2, -1), '1/2'],
    ['(-2) ** -3', () => pow(-2, -3), '-1/8'],
    ['(-2/3) ** -3', () => pow(num('-2/3'), -3), '-27/8'],
    ['(2/3) ** 3', () => pow(num('2/3'), 3), '8/27'],
    ['0 ** 0', () => pow(0, 0), '1'],
    ['0 ** 5', () => pow(0, 5), '0'],
    ['0 ** 1e15', () => pow(0, 1e15), '0'],
    ['0 ** 0.5', () => pow(0, num('0.5')), '0'],
    ['1 ** 1e15', () => pow(1, 1e15), '1'],
    ['1 ** -1e15', () => pow(1, -1e15), '1'],
    ['(-1) ** (1e15 + 1)', () => pow(-1, 1e15 + 1), '-1'],
    ['(-1) ** 1e15', () => pow(-1, 1e15), '1'],
    ['(-1) ** -3', () => pow(-1, -3), '-1'],
    ['(-1) ** (10 ** 100)', () => pow(-1, pow(10, 100)), '1'],
    ['3 ** 40', () => pow(3, 40), '12157665459056928801'],
    ['10 ** 300', () => pow(10, 300), `1${'0'.repeat(300)}`],
    ['2 ** 1023', () => pow(2, 1023), String(2n ** 1023n)],
    ['2 ** -1023', () => pow(2, -1023), `1/${2n ** 1023n}`],
    ['8 ** (1/3)', () => pow(8, num('1/3')), '2'],
    ['(4/9) ** 1.5', () => pow(num('4/9'), num('1.5')), '8/27'],
    ['(4/9) ** -0.5', () => pow(num('4/9'), num('-0.5')), '3/2'],
    ['(2 ** 1000) ** 0.001', () => pow(pow(2, 1000), num('0.001')), '2'],
    ['2 ** 0.5', () => pow(2, num('0.5')), toText(fromExactDouble(Math.SQRT2))],
    ['1 ** 0.3', () => pow(1, num('0.3')), '1'],
    ['sqrt 0', () => sqrt(0), '0'],
    ['sqrt 16', () => sqrt(16), '4'],
    ['sqrt 4/9', () => sqrt(num('4/9')), '2/3'],
    ['sqrt of a large square', () => sqrt(pow(10, 300)), `1${'0'.repeat(150)}`],
    // Its root is within half a step of 94,906,265, so that is the nearest double.
    ['sqrt of a square less 1', () => sqrt(94_906_265 ** 2 - 1), '94906265'],
    ['sqrt 2', () => sqrt(2), toText(fromExactDouble(Math.SQRT2))],
  ])('%s', (_name, run, expected) => {
    const x = run();
    canonical(x);
    expect(toText(x)).toBe(expected);
  });

  test('the root is the nearest double', () => {
    fc.assert(
      fc.property(
        nums.filter((x) => sign(x) > 0),
        (x) => {
          const root = sqrt(x);
          canonical(root);
          if (equals(mul(root, root), x)) return;
          // The true root lies between the midpoints to both neighbours.
          const [top, bottom] = slow(x);
          for (const step of [1n, -1n] as const) {
            const [a, b] = bitsOf(toDouble(root));
            const [c] = bitsOf(neighbour(toDouble(root), step));
            const middle = a + c; // over 2b
            const above = middle * middle * bottom >= top * 4n * b * b;
            expect(above).toBe(step === 1n);
          }
        },
      ),
    );
  });

  test('squares and cubes have exact roots', () => {
    fc.assert(
      fc.property(ratios.map(abs), (x) => {
        expect(sqrt(mul(x, x))).toEqual(x);
        expect(pow(pow(x, 3), num('1/3'))).toEqual(x);
      }),
    );
  });

  test('a whole power is a repeated product', () => {
    fc.assert(
      fc.property(nums, fc.integer({ min: 0, max: 5 }), (x, n) => {
        const [top, bottom] = slow(x);
        const power = [top ** BigInt(n), bottom ** BigInt(n)] as const;
        if (abs(x) !== 0 && power[0] < 2n ** 1000n && power[0] > -(2n ** 1000n)) {
          same(pow(x, n), power);
          same(pow(x, -n), [power[1], power[0]]);
        }
      }),
    );
  });
});

describe('what has no result', () => {
  const large = 'number-too-large: value';
  const fine = 'number-too-large: fraction';
  const zero = 'division-by-zero: division';
  const power = 'division-by-zero: zero-to-negative-power';
  const broken = 'not-a-real-number: power-of-negative';
  test.each<[string, () => Num, string]>([
    ['1 / 0', () => div(1, 0), zero],
    ['0.5 / 0', () => div(num('0.5'), 0), zero],
    ['1 // 0', () => floorDiv(1, 0), zero],
    ['0.5 // 0', () => floorDiv(num('0.5'), 0), zero],
    ['1 % 0', () => mod(1, 0), zero],
    ['ratio', () => ratio(1n, 0n), zero],
    ['0 ** -1', () => pow(0, -1), power],
    ['0 ** -0.5', () => pow(0, num('-0.5')), power],
    ['sqrt -4', () => sqrt(-4), 'not-a-real-number: root-of-negative'],
    ['sqrt -1/4', () => sqrt(num('-1/4')), 'not-a-real-number: root-of-negative'],
    ['(-8) ** (1/3)', () => pow(-8, num('1/3')), broken],
    ['9 ** 9 ** 9', () => pow(9, pow(9, 9)), large],
    ['9 ** -(9 ** 9)', () => pow(9, neg(pow(9, 9))), fine],
    ['(2 ** 1000) ** 1e6', () => pow(pow(2, 1000), 1e6), large],
    ['2 ** 10 ** 300', () => pow(2, pow(10, 300)), large],
    ['(3/2) ** 10 ** 300', () => pow(num('3/2'), pow(10, 300)), fine],
    ['2 ** 1024', () => pow(2, 1024), large],
    ['2 ** -1024', () => pow(2, -1024), fine],
    ['2 ** 1024.5', () => pow(2, num('1024.5')), large],
    ['2 ** -2000.5', () => pow(2, num('-2000.5')), fine],
    ['2 ** 1000 squared', () => mul(pow(2, 1000), pow(2, 1000)), large],
    [
      'a number whose nearest double is Infinity',
      () => fromBigInt(2n ** 1024n - 2n ** 970n),
      large,
    ],
    ['a long text', () => fromDecimal('9'.repeat(4096)), large],
    ['a fine text', () => fromDecimal(`0.${'3'.repeat(4000)}`), fine],
    ['no text', () => fromDecimal(''), 'not-a-real-number: not-a-number '],
    ['a point', () => fromDecimal('.'), 'not-a-real-number: not-a-number .'],
    ['a word', () => fromDecimal('1e5'), 'not-a-real-number: not-a-number 1e5'],
    ['NaN', () => fromDouble(Number.NaN), 'not-a-real-number: not-a-number NaN'],
    ['Infinity', () => fromDouble(Number.POSITIVE_INFINITY), large],
    ['-Infinity, exactly', () => fromExactDouble(Number.NEGATIVE_INFINITY), large],
    ['the least double', () => fromDouble(Number.MIN_VALUE), fine],
    ['the least double, exactly', () => fromExactDouble(Number.MIN_VALUE), fine],
  ])('%s', (_name, run, expected) => {
    expect(outcome(run)).toBe(expected);
  });

  test('the largest number there is has a finite double', () => {
    const last = fromBigInt(2n ** 1024n - 2n ** 970n - 1n);
    expect(toDouble(last)).toBe(Number.MAX_VALUE);
    expect(toDouble(neg(last))).toBe(-Number.MAX_VALUE);
    expect(toDouble(ratio(1n, 2n ** BigInt(largestBits) - 1n))).toBe(2 ** -1024);
  });
});

describe('laws', () => {
  test('agree with fractions of bigints', () => {
    fc.assert(
      fc.property(nums, nums, (x, y) => {
        const [a, b] = slow(x);
        const [c, d] = slow(y);
        same(add(x, y), [a * d + c * b, b * d]);
        same(sub(x, y), [a * d - c * b, b * d]);
        same(mul(x, y), [a * c, b * d]);
        same(neg(x), [-a, b]);
        same(abs(x), [a < 0n ? -a : a, b]);
        same(floor(x), [slowFloor([a, b]), 1n]);
        same(ceil(x), [-slowFloor([-a, b]), 1n]);
        same(trunc(x), [a / b, 1n]);
        same(round(x), [
          a < 0n ? -slowFloor([b - 2n * a, 2n * b]) : slowFloor([2n * a + b, 2n * b]),
          1n,
        ]);
        const order = a * d - c * b;
        expect(compare(x, y)).toBe(order < 0n ? -1 : order > 0n ? 1 : 0);
        expect(equals(x, y)).toBe(order === 0n);
        expect(min(x, y)).toEqual(order < 0n ? x : y);
        expect(max(x, y)).toEqual(order > 0n ? x : y);
        expect(isZero(x)).toBe(a === 0n);
        expect(isWhole(x)).toBe(a % b === 0n);
        if (c === 0n) return;
        same(div(x, y), [a * d, b * c]);
        same(floorDiv(x, y), [slowFloor([a * d, b * c]), 1n]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a field', () => {
    fc.assert(
      fc.property(nums, nums, nums, (x, y, z) => {
        expect(add(x, y)).toEqual(add(y, x));
        expect(mul(x, y)).toEqual(mul(y, x));
        expect(add(add(x, y), z)).toEqual(add(x, add(y, z)));
        expect(mul(mul(x, y), z)).toEqual(mul(x, mul(y, z)));
        expect(mul(x, add(y, z))).toEqual(add(mul(x, y), mul(x, z)));
        expect(sub(x, x)).toBe(0);
        if (!isZero(x)) expect(div(x, x)).toBe(1);
      }),
    );
  });

  test('quotient and rest make the number again', () => {
    fc.assert(
      fc.property(
        nums,
        nums.filter((y) => !isZero(y)),
        (x, y) => {
          const rest = mod(x, y);
          canonical(rest);
          expect(add(mul(floorDiv(x, y), y), rest)).toEqual(x);
          expect(isZero(rest) || sign(rest) === sign(y)).toBe(true);
          expect(compare(abs(rest), abs(y))).toBe(-1);
        },
      ),
    );
  });

  test('the double is the nearest, halves to the even one', () => {
    const tie = doubles
      .filter((x) => Math.abs(x) > 1e-270 && Math.abs(x) < 1e300)
      .map((x) => {
        const [a, b] = bitsOf(x);
        return ratio(a + bitsOf(neighbour(x, 1n))[0], 2n * b);
      });
    const tiny = fc
      .tuple(
        fc.bigInt({ min: -9999n, max: 9999n }),
        fc.bigInt({ min: 1n << 1020n, max: (1n << 1024n) - 1n }),
      )
      .map(([top, bottom]) => ratio(top, bottom));
    const huge = fc
      .bigInt({ min: 1n << 900n, max: (1n << 1024n) - (1n << 970n) - 1n })
      .map(fromBigInt);
    fc.assert(
      fc.property(fc.oneof(nums, tie, tiny, huge), (x) => {
        const found = toDouble(x);
        expect(Object.is(found, -0)).toBe(false);
        const [top, bottom] = slow(abs(x));
        const size = Math.abs(found);
        expect(Math.sign(found)).toBe(sign(x));
        const [here, unit] = bitsOf(size);
        const off = (other: bigint): bigint => {
          const gap = other * bottom - top * unit;
          return gap < 0n ? -gap : gap;
        };
        for (const step of [1n, -1n] as const) {
          if (size === 0 || (step === 1n && size === Number.MAX_VALUE)) continue;
          const there = off(bitsOf(neighbour(size, step))[0]);
          expect(off(here) <= there).toBe(true);
          // On a tie the last bit is 0.
          if (off(here) === there) expect(evenMantissa(size)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a double goes there and back', () => {
    fc.assert(
      fc.property(doubles, (x) => {
        if (x !== 0 && Math.abs(x) < 1e-290) {
          expect(outcome(() => toDouble(fromDouble(x)) - x)).toMatch(/^(0$|number-too-large)/);
          return;
        }
        canonical(fromDouble(x));
        canonical(fromExactDouble(x));
        expect(toDouble(fromDouble(x))).toBe(x + 0);
        expect(toDouble(fromExactDouble(x))).toBe(x + 0);
        same(fromExactDouble(x), bitsOf(x));
      }),
    );
  });

  test('a text goes there and back', () => {
    fc.assert(
      fc.property(nums, (x) => {
        expect(num(toText(x))).toEqual(x);
      }),
    );
  });
});

function evenMantissa(x: number): boolean {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return view.getBigUint64(0) % 2n === 0n;
}
