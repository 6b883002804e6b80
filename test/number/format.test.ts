/** Numbers on a screen: neighbours look different, and what is rounded says so. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { odds, roll } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { doubleText, numberText } from '../../src/number/format.ts';
import type { Num } from '../../src/number/index.ts';
import { compare, neg, ratio } from '../../src/number/index.ts';
import { csvOf } from '../../src/render/odds/odds-csv.ts';
import { lawsOf } from '../../src/render/odds/odds-laws.ts';
import { namedRowsOf } from '../../src/render/odds/row-names.ts';

vi.setConfig({ testTimeout: 60_000 });

const num = (numerator: bigint, denominator: bigint): Num => ratio(numerator, denominator);

describe('a number', () => {
  test.each<[Num, Omit<Parameters<typeof numberText>[1], 'about'>, string]>([
    [num(200_019n, 2n), {}, '100009.5'],
    [num(1n, 8n), {}, '0.125'],
    [num(5n, 7n), {}, '≈ 0.7143'],
    [num(5n, 7n), { fraction: 'alone' }, '5/7'],
    [num(5n, 7n), { fraction: 'beside' }, '5/7 ≈ 0.7143'],
    [num(70_001n, 7n), {}, '≈ 10000'],
    [num(70_001n, 7n), { apart: 1 / 7 }, '≈ 10000.1'],
    [num(-70_001n, 7n), { apart: 1 / 700 }, '≈ -10000.143'],
    [num(2n, 3n), { digits: 1 }, '≈ 0.7'],
    [num(-2n, 3n), { digits: 1 }, '≈ -0.7'],
    [num(10n ** 30n + 1n, 1n), {}, '≈ 1e+30'],
    [num(10n ** 30n + 1n, 1n), { apart: 1 }, '1.000000000000000000000000000001e+30'],
    [num(6n * 10n ** 30n, 1n), {}, '6e+30'],
    [num(1n, 3n * 10n ** 9n), {}, '≈ 3.333e-10'],
    // Nothing is shown of what is not known.
    [num(7n, 2n), { error: 1e-9 }, '≈ 3.5'],
    [num(10n, 3n), { error: 0.01 }, '≈ 3.3'],
    [num(10n, 3n), { error: 1 }, '≈ 3 (within 1e+0)'],
    [num(10n, 3n), { error: 1e-12, apart: 1e-6 }, '≈ 3.333333'],
  ])('%o with %o is %s', (value, showing, text) => {
    expect(numberText(value, { about: '≈', ...showing })).toBe(text);
  });

  test.each<[number, string]>([
    [123_456.5, '123456.5'],
    [0.1, '0.1'],
    [5 / 7, '≈ 0.7143'],
    [Number.NaN, 'not known'],
    [Number.POSITIVE_INFINITY, 'infinite'],
    [Number.NEGATIVE_INFINITY, 'minus infinity'],
    [Number.MIN_VALUE, '5e-324'],
  ])('the double %d is %s', (value, text) => {
    expect(doubleText(value, { about: '≈' })).toBe(text);
  });
});

/** The number that a text without the sign for "about" says. */
function said(text: string): Num {
  const [, sign = '', mantissa = '', exponent = '0'] =
    /^(-?)([\d.]+)(?:e([+-]\d+))?$/.exec(text) ?? [];
  const [top = '', bottom = '1'] = text.split('/');
  if (text.includes('/')) return ratio(BigInt(top), BigInt(bottom));
  const [whole = '', decimals = ''] = mantissa.split('.');
  const places = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  const size =
    places > 0 ? ratio(digits, 10n ** BigInt(places)) : ratio(digits * 10n ** BigInt(-places), 1n);
  return sign === '' ? size : neg(size);
}

/** How much the last digit of a text is worth. */
function lastPlace(text: string): Num {
  const [mantissa = '', exponent = '0'] = text.replace('-', '').split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const zeros = decimals === '' ? (/[1-9](0*)$/.exec(whole)?.[1]?.length ?? 0) : 0;
  const places = decimals.length - zeros - Number(exponent);
  return places > 0 ? ratio(1n, 10n ** BigInt(places)) : ratio(10n ** BigInt(-places), 1n);
}

/** A number without what a language writes between thousands, and with a point. */
const asDigits = (text: string, language: string): string =>
  language === 'fr'
    ? text.replace(/(?<=\d)\u00a0(?=\d)/g, '').replace(',', '.')
    : text.replace(/(?<=\d),(?=\d)/g, '');

/** Whether a text says no more than is true of a number. */
function isTrue(shown: string, value: Num, language = 'en'): boolean {
  const text = asDigits(shown, language);
  const [exact, rounded] = text.includes('≈') ? text.split(/ ?≈ /) : [text, undefined];
  if (exact !== undefined && exact !== '' && compare(said(exact), value) !== 0) return false;
  if (rounded === undefined) return true;
  const [near, place] = [said(rounded), lastPlace(rounded)];
  const parts = (each: Num): readonly [bigint, bigint] =>
    typeof each === 'number' ? [BigInt(each), 1n] : [each.numerator, each.denominator];
  const [[a, b], [c, d], [e, f]] = [parts(near), parts(value), parts(place)];
  const off = a * d - c * b;
  return 2n * (off < 0n ? -off : off) * f <= e * b * d;
}

/** Notations of which many outcomes lie near each other, and far from 0. */
const notations = fc
  .record({
    dice: fc.constantFrom(
      'd6',
      '2d4',
      'd{1,3,10}',
      'd100',
      'd3!',
      'sqrt(d6)',
      'd4**0.5',
      '1.35**d4',
    ),
    sign: fc.constantFrom('', '-'),
    divisor: fc.constantFrom('', ' / 2', ' / 7', ' / 97', ' / 1024', ' / 3**20', ' * 10**25'),
    base: fc.constantFrom(
      '',
      '10000',
      '99999',
      '123456.5',
      '10**8',
      '10**15',
      '10**30',
      '1/3',
      '0.001',
    ),
  })
  .map(({ dice, sign, divisor, base }) => `${sign}${dice}${divisor}${base && ` + ${base}`}`);

describe('whatever is rolled', () => {
  test('outcomes of a list that differ have names that differ, and every name is true', () => {
    fc.assert(
      fc.property(notations, (notation) => {
        const solved = odds(notation);
        for (const { render } of [en, fr]) {
          const listing = namedRowsOf(lawsOf([solved]), 1_000, '≈', render);
          const rows = listing.rows.filter(({ kind }) => kind === 'outcome');
          expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
          for (const { name, first } of rows)
            expect([name, isTrue(name, first, render.language)]).toEqual([name, true]);
        }
        const cells = [...csvOf(solved)].map((line) =>
          line
            .replace(/^"(?:[^"]|"")*",/, ',')
            .split(',')
            .slice(1, 5)
            .join(),
        );
        expect(new Set(cells).size).toBe(cells.length);
      }),
      { numRuns: 60 },
    );
  });

  test('range, median and mode tell apart what is apart', () => {
    fc.assert(
      fc.property(notations, (notation) => {
        const solved = odds(notation);
        const [, low, high] = /range (.+?) to (.+?)[ ,\n]*\(/.exec(solved.table()) ?? [];
        if (low === undefined || high === undefined) return;
        const { rows } = namedRowsOf(lawsOf([solved]), 1_000, '≈', en.render);
        expect([low, isTrue(low, rows[0]?.first ?? 0)]).toEqual([low, true]);
        expect([high, isTrue(high, rows.at(-1)?.first ?? 0)]).toEqual([high, true]);
        expect(low).not.toBe(high);
      }),
      { numRuns: 60 },
    );
  });

  test('a mean and a deviation are true', () => {
    fc.assert(
      fc.property(notations, (notation) => {
        const { mean, variance, table } = odds(notation);
        const [, meanText = '', root = ''] =
          /: mean (.*?), standard deviation (.*?), median/.exec(table()) ?? [];
        if (typeof mean !== 'number')
          expect([meanText, isTrue(meanText, mean)]).toEqual([meanText, true]);
        else expect(meanText).toMatch(/^(?:≈|unknown)/);
        if (typeof variance === 'number') expect(root).toMatch(/^(?:≈|unknown|0$)/);
      }),
      { numRuns: 60 },
    );
  });

  test('the text of a roll ends in what is true of its value', () => {
    fc.assert(
      fc.property(notations, fc.integer(), (notation, seed) => {
        const rolled = roll(notation, { seed });
        const text = rolled.text();
        const shown = text.slice(text.search(/(?:=|≈)(?!.*=)/)).replace(/^= /, '');
        const [exact, near] = shown.startsWith('≈')
          ? [undefined, shown.slice(2)]
          : shown.split(' ≈ ');
        const { total = Number.NaN } = rolled;
        for (const each of [exact, near]) {
          if (each === undefined) continue;
          const [top = '', bottom = '1'] = each.split('/');
          expect(Number(top) / Number(bottom)).toBeCloseTo(total, -Math.log10(Math.abs(total)) + 2);
        }
        if (exact !== undefined && !exact.includes('/')) expect(Number(exact)).toBe(total);
      }),
      { numRuns: 60 },
    );
  });
});

test.each<[string, readonly number[], string]>([
  ['d20 + 99999', [14], 'd20 + 99999: [14] + 99999 = 100013'],
  ['d6/7 + 10000', [5], 'd6 / 7 + 10000: [5] / 7 + 10000 = 70005/7 ≈ 10000.7'],
  ['sqrt(d6) + 10**4', [5], 'sqrt(d6) + 10**4: sqrt([5]) + 10**4 ≈ 10002.2360679775'],
  ['@a := d6/3; @a', [5], '@a := d6 / 3; @a: @a := [5] / 3 = 5/3; 5/3 = 5/3 ≈ 1.667'],
  ['2 x d6/3', [5, 3], '2 x d6 / 3:\n1) [5] / 3 = 5/3 ≈ 1.667\n2) [3] / 3 = 1\n= 5/3, 1'],
  ['{d6/3, 1}kh1', [5], '{d6 / 3, 1}kh1: {[5] / 3, (1)} = 5/3 ≈ 1.667'],
])('%s', (notation, dice, text) => {
  expect(roll(notation, { dice }).text()).toBe(text);
});

test.each<[string, string]>([
  [
    'd20 + 99999',
    'mean 100,009.5, standard deviation ≈ 5.766, median 100,009, mode 100,000 to 100,019, range 100,000 to 100,019',
  ],
  [
    '2d6 + 123456.5',
    'mean 123,463.5, standard deviation ≈ 2.415, median 123,463.5, mode 123,463.5, range 123,458.5 to 123,468.5',
  ],
  [
    'd6/7 + 10000',
    'mean 10,000.5, standard deviation ≈ 0.244, median ≈ 10,000.4, mode ≈ 10,000.1, ≈ 10,000.3, ≈ 10,000.4, ..., range ≈ 10,000.1 to ≈ 10,000.9',
  ],
  [
    '4d6kh3 + 100000',
    'mean 129615869/1296 ≈ 100,012.24, standard deviation ≈ 2.847, median 100,012, mode 100,013, range 100,003 to 100,018',
  ],
])('the odds of %s', (notation, facts) => {
  expect(odds(notation).table()).toContain(`: ${facts} (exact)`);
});

test('the axis of a picture names its numbers however far from 0 they are', () => {
  const labels = (notation: string): readonly string[] =>
    [
      ...odds(notation)
        .svg()
        .matchAll(/text-anchor="middle">([^<]*)</g),
    ].map(([, label = '']) => label);
  expect(labels('d6 + 10**13')).toEqual(
    ['1', '2', '3', '4', '5', '6'].map((d) => `10,000,000,000,00${d}`),
  );
  expect(new Set(labels('d6/7 + 1000000')).size).toBe(labels('d6/7 + 1000000').length);
  expect(labels('d6/20')).toContain('0.3');
});
