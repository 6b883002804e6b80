/**
 * No mean and no variance is shown that is not exact or within its error: of what ends, against the moments of the
 * outcomes that are listed; of functions of endless dice, against their closed forms.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Odds } from '../../../src/index.ts';
import { DiceError, odds } from '../../../src/index.ts';

/** A fraction with a denominator above 0. */
type Share = readonly [numerator: bigint, denominator: bigint];

const plus = ([a, b]: Share, [c, d]: Share): Share => reduced(a * d + c * b, b * d);
const times = ([a, b]: Share, [c, d]: Share): Share => reduced(a * c, b * d);
const minus = (one: Share, [c, d]: Share): Share => plus(one, [-c, d]);

function reduced(numerator: bigint, denominator: bigint): Share {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}

/** A double as the fraction that it is. */
function shareOf(value: number): Share {
  let [scaled, bits] = [value, 0n];
  for (; !Number.isInteger(scaled); bits += 1n) scaled *= 2;
  return [BigInt(scaled), 2n ** bits];
}

const absolute = ([a, b]: Share): Share => [a < 0n ? -a : a, b];
const isAtMost = ([a, b]: Share, [c, d]: Share): boolean => a * d <= c * b;
const toShare = (said: Odds['mean']): Share =>
  typeof said === 'number' ? shareOf(said) : [said.numerator, said.denominator];

function expectWithin(truth: Share, said: Odds['mean'], error: number): void {
  const off = absolute(minus(truth, toShare(said)));
  if (!isAtMost(off, shareOf(error))) {
    const value = Number(truth[0]) / Number(truth[1]);
    throw new Error(`${value} is not within ${error} of ${said}`);
  }
}

/** The moments of what is listed, exactly; of roots, of the doubles that are listed. */
function listed(law: Odds): readonly [mean: Share, variance: Share] {
  let [first, second]: Share[] = [
    [0n, 1n],
    [0n, 1n],
  ];
  for (const [outcome, { numerator, denominator }] of law.entries()) {
    const [value, weight]: Share[] = [shareOf(outcome), [numerator, denominator]];
    first = plus(first as Share, times(weight as Share, value as Share));
    second = plus(second as Share, times(weight as Share, times(value as Share, value as Share)));
  }
  return [first as Share, minus(second as Share, times(first as Share, first as Share))];
}

const solved = (notation: string): Odds | undefined => {
  try {
    return odds(notation);
  } catch (error) {
    if (error instanceof DiceError) return undefined;
    throw new Error(`${notation}: ${error}`, { cause: error });
  }
};

/** FC_RUNS for more. */
const runs = Number(process.env.FC_RUNS || 40);

const dice = fc.constantFrom(
  ...['d2', 'd6', '2d4', '3d6kh2', 'd{-3,5}', '4d2>=2', 'd20', 'd6r1', 'd4!(limit 2)', 'd6min3'],
);
const large = fc.constantFrom(
  '1',
  '2',
  '1000',
  '10**6',
  '10**8 + 3',
  '10**10',
  '10**12',
  '0.5',
  '7',
);
const sign = fc.constantFrom('+', '-', '*');
const outer = fc.constantFrom('', 'sqrt', 'floor', 'abs', 'round');

describe('where all outcomes are listed, the moments are theirs', () => {
  const notation = fc
    .tuple(outer, dice, sign, large, sign, dice, sign, large)
    .map(([call, a, s, b, t, c, u, d]) => {
      const inner = `((${a}) ${s} (${b})) ${t} (${c}) ${u} (${d})`;
      return call === '' ? inner : `${call}(abs(${inner}))`;
    });

  test('with numbers up to 10^12 added and multiplied', () => {
    fc.assert(
      fc.property(notation, (text) => {
        const law = solved(text);
        if (law === undefined) return;
        expect(law.rest.numerator).toBe(0n);
        const [mean, variance] = listed(law);
        // Outcomes past 2^53 and roots are listed as doubles.
        const most = Math.max(Math.abs(law.min), Math.abs(law.max));
        const whole = [...law.entries()].every(([outcome]) => Number.isSafeInteger(outcome));
        const slack = whole ? 0 : most * 2 ** -50;
        for (const [said, error] of [
          [law.mean, law.meanError],
          [law.variance, law.varianceError],
        ] as const) {
          if (typeof said !== 'number') expect(error).toBe(0);
        }
        expectWithin(mean, law.mean, law.meanError + slack);
        expectWithin(variance, law.variance, law.varianceError + slack * (most + 1) * 4);
      }),
    );
  });

  test.each([
    ['sqrt(d6) + 10**8', 0.24087861682541684],
    ['sqrt(d6) + 10**12', 0.2408786168254168],
    ['d6 / 7 + 10000', 35 / 12 / 49],
  ])('%s', (text, variance) => {
    const law = odds(text);
    expect(Number(law.standardDeviation) ** 2).toBeCloseTo(variance, 7);
    expect(law.standardDeviation).not.toBeNaN();
  });
});

/** Endless dice: their generating function and their moments, by closed forms that know nothing of the solver. */
interface Endless {
  readonly notation: string;
  /** E a^X; undefined where it is infinite. */
  readonly power: (a: number) => number | undefined;
  /** E X^k for k from 0. */
  readonly moment: (k: number) => number;
}

/** d`sides`!: G(a) = A(a) / (s - a^s), with A(a) = a + ... + a^(s - 1). */
function exploding(sides: number): Endless {
  const faces = Array.from({ length: sides - 1 }, (_, index) => index + 1);
  const moment = (k: number): number => {
    // M_k = 1/s sum of f^k for f < s, plus 1/s E (s + X)^k; M_k is on both sides.
    const known: number[] = [1];
    for (let n = 1; n <= k; n += 1) {
      let sum = faces.reduce((total, face) => total + face ** n, 0);
      let choose = 1;
      for (let j = 0; j < n; j += 1) {
        sum += choose * (known[j] ?? 0) * sides ** (n - j);
        choose = (choose * (n - j)) / (j + 1);
      }
      known.push(sum / (sides - 1));
    }
    return known[k] ?? 0;
  };
  return {
    notation: `d${sides}!`,
    power: (a) =>
      a ** sides >= sides
        ? undefined
        : faces.reduce((sum, face) => sum + a ** face, 0) / (sides - a ** sides),
    moment,
  };
}

const endless = fc.integer({ min: 2, max: 12 }).map(exploding);

const close = (said: Odds['mean'], truth: number, error: number): void => {
  const value = typeof said === 'number' ? said : said.toNumber();
  const off = Math.abs(value - truth);
  if (!(off <= error + 1e-9 * Math.abs(truth))) {
    throw new Error(`${truth} is not within ${error} of ${value}`);
  }
};

describe('functions of endless dice, against closed forms', () => {
  test('a number to their power: finite, with an infinite variance, or infinite', () => {
    fc.assert(
      fc.property(endless, fc.integer({ min: 1, max: 40 }), ({ notation, power }, tenths) => {
        const [a, text] = [tenths / 10, `${tenths / 10} ** ${notation}`];
        const law = solved(text);
        if (law === undefined) return;
        const [first, second] = [power(a), power(a * a)];
        if (first === undefined) expect(law.mean, text).toBe(Number.POSITIVE_INFINITY);
        else close(law.mean, first, law.meanError);
        if (first === undefined || second === undefined) {
          expect(law.variance, text).toBe(Number.POSITIVE_INFINITY);
        } else close(law.variance, second - first * first, law.varianceError + 1e-9 * second);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  test('polynomials, rolled once and looked at twice', () => {
    const form = fc.constantFrom<
      readonly [(x: string) => string, (m: Endless['moment']) => number]
    >(
      [(x) => `@a := ${x}; @a * @a`, (m) => m(2)],
      [(x) => `@a := ${x}; @a * @a - 3 * @a`, (m) => m(2) - 3 * m(1)],
      [(x) => `(${x}) ** 3 + 10**6`, (m) => m(3) + 10 ** 6],
      [(x) => `@a := ${x}; @a * @a * @a / 2`, (m) => m(3) / 2],
      [(x) => `abs(3 * (${x}) + 2)`, (m) => 3 * m(1) + 2],
      [(x) => `max(${x}, 1)`, (m) => m(1)],
      [(x) => `if(d4 = 1, ${x}, (${x}) ** 2)`, (m) => m(1) / 4 + (3 * m(2)) / 4],
    );
    fc.assert(
      fc.property(endless, form, ({ notation, moment }, [write, mean]) => {
        const law = solved(write(notation));
        if (law === undefined || Number.isNaN(law.mean)) return;
        close(law.mean, mean(moment), law.meanError);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  test('what grows with both is infinite, or not known, and never a number', () => {
    for (const text of [
      'd2! ** d2!',
      'd6 ** d6!',
      '(d6!) ** (d4!)',
      '@a := d2!; @a ** @a',
      '2 ** (2 * d6!)',
    ]) {
      const { mean, variance } = odds(text);
      expect(Number.isFinite(mean), text).toBe(false);
      expect(Number.isFinite(variance), text).toBe(false);
    }
  }, 60_000);
});
