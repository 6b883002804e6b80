/** Numbers as each language writes them on a screen, and how sure percentages are. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { accuracyText } from '../../src/render/text/chance-text.ts';
import type { SummaryWords } from '../../src/render/words.ts';
import { openroll } from '../support/command.ts';

describe('a number', () => {
  test.each<[digits: string, english: string, french: string]>([
    ['0', '0', '0'],
    ['-5', '-5', '-5'],
    ['999', '999', '999'],
    ['1000', '1,000', '1\u00a0000'],
    ['-1234567.8912', '-1,234,567.8912', '-1\u00a0234\u00a0567,8912'],
    ['0.00012345', '0.00012345', '0,00012345'],
    ['1e-7', '1e-7', '1e-7'],
    ['1.5e+30', '1.5e+30', '1,5e+30'],
    ['<1e-300', '<1e-300', '<1e-300'],
    ['>99.99', '>99.99', '>99,99'],
    ['', '', ''],
  ])('%s', (digits, english, french) => {
    expect(en.render.numbers.numeral(digits)).toBe(english);
    expect(fr.render.numbers.numeral(digits)).toBe(french);
  });

  test('of safe size is that of the language itself', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(en.render.numbers.numeral(String(value))).toBe(value.toLocaleString('en'));
        const french = value.toLocaleString('fr').replaceAll('\u202f', '\u00a0');
        expect(fr.render.numbers.numeral(String(value))).toBe(french);
      }),
    );
  });
});

test('decimal places that are said to be certain are, and no more could be', () => {
  const words = { accurate: String, inaccurate: (error: string) => `<${error}` };
  const said = (error: number): string => accuracyText(error, words as unknown as SummaryWords);
  expect([said(4e-26), said(6e-26), said(1e-26), said(8e-26)]).toEqual(['23', '22', '23', '22']);
  expect([said(4e-4), said(6e-4), said(0.015), said(0.25)]).toEqual(['1', '<0.07', '<2', '<30']);
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1, noNaN: true }), (error) => {
      const text = said(error);
      if (text.startsWith('<')) {
        expect(Number(text.slice(1))).toBeGreaterThanOrEqual(100 * error);
        expect(100 * error).toBeGreaterThan(0.03);
        return;
      }
      expect(100 * error).toBeLessThanOrEqual(0.5 * 10 ** -Number(text) * (1 + 1e-9));
      // The error is rounded up to one digit before.
      expect(200 * error).toBeGreaterThan(0.05 * 10 ** -Number(text));
    }),
  );
});

test('a first word in French is coloured, and ASCII has no accents', async () => {
  const colour = { out: true, err: true };
  const { err } = await openroll(['--lang', 'fr', '2d6 +'], { colour });
  expect(err).toContain('\u001b[1m\u001b[31merreur\u00a0:\u001b[39m\u001b[22m il manque');
  const plain = await openroll(['--lang', 'fr', '--ascii', '--help']);
  expect(plain.out).toMatch(/^[ -~\n]+$/);
  expect(plain.out).not.toContain('?');
  const wrong = await openroll(['--lang', 'fr', '--ascii', '--bogus']);
  expect(wrong.err).toMatch(/^erreur : il n'y a pas d'option " --bogus "\n[ -~\n]+$/);
});
