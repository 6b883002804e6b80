/** Exact numbers as facts, and how the languages write long ones. */
import { expect, test } from 'vitest';
import { number as english } from '../../src/locales/en/numbers.ts';
import { number as french } from '../../src/locales/fr/numbers.ts';
import { numberFact } from '../../src/number/fact.ts';
import type { Num } from '../../src/number/index.ts';
import { fromDecimal, pow, ratio } from '../../src/number/index.ts';

const ninetyNine = pow(99, 99);

test.each<[Num, number | string, string, string]>([
  [0, 0, '0', '0'],
  [-12_345, -12_345, '-12,345', '-12\u00a0345'],
  [ratio(5n, 2n), 2.5, '2.5', '2,5'],
  [fromDecimal('0.1'), 0.1, '0.1', '0,1'],
  [ratio(-1n, 3n), '-1/3', '-1/3', '-1/3'],
  [ratio(2n ** 60n, 1n), '1152921504606846976', '1152921504606846976', '1152921504606846976'],
  [ratio(10n ** 30n + 1n, 3n), `${10n ** 30n + 1n}/3`, 'about 3.333e+29', 'environ 3,333e+29'],
  [
    2 ** 53 - 1,
    2 ** 53 - 1,
    '9,007,199,254,740,991',
    '9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0991',
  ],
  [ninetyNine, `${99n ** 99n}`, 'about 3.697e+197', 'environ 3,697e+197'],
])('%s', (value, fact, inEnglish, inFrench) => {
  expect(numberFact(value)).toBe(fact);
  expect(JSON.parse(JSON.stringify(numberFact(value)))).toBe(fact);
  expect(english(fact)).toBe(inEnglish);
  expect(french(fact)).toBe(inFrench);
});
