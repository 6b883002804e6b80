/** Numbers in groups of digits: the fix is the same number, or there is none. */
import { expect, test } from 'vitest';
import { check, parse } from '../../../src/index.ts';

const wholes = [1000, 1005, 1500, 10_000, 12_345, 100_000, 1_000_000, 1_234_567, 12_000_345];
const places = ['', '.5', '.25'];
const separators = [',', '.', ' ', "'", '\u2019', '_', '\u00a0', '\u202f'];
const around = [
  (number: string) => number,
  (number: string) => `${number} + d6`,
  (number: string) => `d6 + ${number}`,
  (number: string) => `${number}d6`,
  (number: string) => `max(${number}, d6)`,
  (number: string) => `@a := ${number}; @a`,
  (number: string) => `{d6, ${number}}kh1`,
  (number: string) => `(d100) >= ${number}`,
];

interface Written {
  readonly text: string;
  readonly plain: string;
  readonly known: boolean;
}

/** The same number written in groups and as it is. */
const written: readonly Written[] = wholes.flatMap((whole) =>
  separators.flatMap((separator) =>
    places.flatMap((decimals) =>
      around.map((put): Written => {
        const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
        const point = separator === '.' ? ',' : '.';
        const grouped = `${groups}${decimals.replace('.', point)}`;
        const plain = put(`${whole}${decimals}`);
        return { text: put(grouped), plain, known: /[^\s.,]/.test(separator) };
      }),
    ),
  ),
);

const fixOf = (text: string): string | undefined => {
  const result = parse(text);
  return result.ok ? undefined : result.diagnostics[0].fix;
};

test('a fix is the same number without its groups', () => {
  const wrong = written.filter(({ text, plain }) => ![undefined, plain].includes(fixOf(text)));
  expect(wrong.map(({ text, plain }) => `${text}: ${fixOf(text)}, not ${plain}`)).toEqual([]);
});

test('an apostrophe or an underscore can be nothing else', () => {
  const missed = written.filter(
    ({ text, plain, known }) => known && check(plain).length === 0 && fixOf(text) !== plain,
  );
  expect(missed.map(({ text }) => text)).toEqual([]);
});

test('one group after a space, or before dice, may be a number of its own', () => {
  expect(['1 500', '1,500d6', '2d6 500', 'd6 + 1 500'].map(fixOf)).toEqual(
    Array(4).fill(undefined),
  );
});

test('no fix for what only looks like groups', () => {
  const texts = ['1,000,5', '1.000.5', '10,00,000', '1 000.000,5', '0,000,1'];
  expect(texts.map(fixOf)).toEqual(texts.map(() => undefined));
});
