/** Numbers that strangers found wrong, each with the right one, and small notations that were declined. */
import { describe, expect, test } from 'vitest';
import { DiceError, odds } from '../../src/index.ts';

const refusal = (notation: string): string => {
  try {
    odds(notation);
  } catch (error) {
    if (error instanceof DiceError) return error.message;
    throw error;
  }
  return 'none';
};

describe('a moment that grows with endless dice', () => {
  test.each([
    ['2**d2!', 'Infinity', 'Infinity'],
    ['1.35**d6!', 'Infinity', 'Infinity'],
    ['3**d6!6>=6', '5/3', 'Infinity'],
    ['d2!**d2!', 'Infinity', 'Infinity'],
    ['{d6}! + 10**6', '5000021/5', '266/25'],
    ['d6!! !', '21/5', '266/25'],
  ])('%s', (notation, mean, variance) => {
    const law = odds(notation);
    expect([law.mean, law.variance].map(String)).toEqual([mean, variance]);
  });

  test('d6!**30 is exact', () => {
    // E X^30, from the same of lower powers: M_n = (sum of f^n for f up to 5, and of C(n, k) M_k 6^(n - k)) / 5.
    const known = [1n];
    const five = [1n];
    for (let n = 1; n <= 30; n += 1) {
      let sum =
        [1n, 2n, 3n, 4n, 5n].reduce((all, face) => all + face ** BigInt(n), 0n) *
        5n ** BigInt(n - 1);
      let choose = 1n;
      for (let k = 0; k < n; k += 1) {
        sum += choose * (known[k] ?? 0n) * 6n ** BigInt(n - k) * 5n ** BigInt(n - 1 - k);
        choose = (choose * BigInt(n - k)) / BigInt(k + 1);
      }
      // Over 5^n.
      known.push(sum);
      five.push(5n ** BigInt(n));
    }
    const { mean } = odds('d6!**30');
    if (typeof mean === 'number') throw new Error('not exact');
    expect(mean.numerator * (five[30] ?? 0n)).toBe(mean.denominator * (known[30] ?? 0n));
  });

  test('the square of d100!o, rolled once', () => {
    const law = odds('@a := d100!o; @a * @a');
    // Its mean is 101/2 and its variance 2525909/1444.
    expect(Math.abs(Number(law.mean) - (2525909 / 1444 + 50.5 ** 2))).toBeLessThan(
      law.meanError + 1e-9,
    );
    expect(law.meanError).toBeLessThan(1e-9);
  });
});

test('a variance that does not cancel', () => {
  const law = odds('sqrt(d6) + 10**8');
  expect(law.standardDeviation).toBeCloseTo(0.4908, 4);
  expect(Number(law.variance)).toBeCloseTo(0.2409, 4);
});

test('the chance to fail is that of all ways to fail', () => {
  expect(refusal('(d6-3)d6')).toContain('a chance of 1/3');
  expect(refusal('(d6-7)d6')).not.toContain('chance');
});

test('digits that tell neighbours apart', () => {
  expect(odds('d20 + 99999').table()).toContain('mean 100,009.5,');
  const decimals = odds('2d6 + 123456.5').table();
  expect(decimals).toContain('mean 123,463.5,');
  expect(decimals).toContain('range 123,458.5 to 123,468.5');
  expect(odds('d6/7 + 10000').table()).toContain('range ≈ 10,000.1 to ≈ 10,000.9');
});

test('a root is the nearest double, a value of its own', () => {
  const law = odds('sqrt(2)**2 = 2');
  expect([law.grade, law.error, String(law.at(1))]).toEqual(['exact', 0, '0']);
});

test('ends that are the true ones', () => {
  for (const notation of ['{d8!, d6!}kh1', 'max(d8!, d6!)']) {
    expect(odds(notation), notation).toMatchObject({ grade: 'exact', min: 1, max: Infinity });
  }
  const power = (n: string) => odds('2**@n * d10', { variables: { n } });
  expect(power('d6! - 1')).toMatchObject({ grade: 'exact', min: 1, max: Infinity });
  expect(power('d6!')).toMatchObject({ grade: 'exact', min: 2, max: Infinity });
});

describe('small notations are answered', () => {
  test.each<[notation: string, outcome: number, atLeast: string]>([
    ['{d12!! + d8!!}kh1', 8, '47/96'],
    ['{1d6}!kh1', 6, '1/6'],
    ['{d4!, d4!, d6!}kh2', 2, '1'],
    ['{6d12 + 4d10}kh6', 6, '1'],
    ['4d2dl1uo', 3, '1'],
    ['3d6!mt', 0, '1'],
    ['d1000/d1000', 1, '1001/2000'],
  ])('%s, exactly', (notation, outcome, atLeast) => {
    const law = odds(notation);
    expect([law.grade, law.atLeast(outcome).toString()]).toEqual(['exact', atLeast]);
  });

  test.each([
    ...['4d6!km2', '3d6!!u', '1d1000!o(87, 829, rising)', '2d1000!okh1', '4d20!>=16d2 % 6'],
  ])('%s, within 1e-12', (notation) => {
    const law = odds(notation);
    expect(law.error).toBeLessThanOrEqual(1e-12);
    expect(law.rest.toNumber()).toBeLessThan(1e-6);
  });

  test('3d6!u can find every face taken', () => {
    expect(refusal('3d6!u')).toContain('a chance of 203/23328');
  });
});
