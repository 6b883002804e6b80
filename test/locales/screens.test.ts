/** What is shown of rolls and odds in both languages: one table for a reader to judge, and what no language changes. */
import { describe, expect, test } from 'vitest';
import type { TableOptions } from '../../src/index.ts';
import { createRoller, DiceError, odds, roll } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { contestText } from '../../src/render/odds/odds-contest.ts';
import { csvOf } from '../../src/render/odds/odds-csv.ts';
import type { Look } from '../../src/render/odds/odds-table.ts';
import { sideBySide } from '../../src/render/odds/odds-table.ts';
import { unicode } from '../../src/render/text/glyphs.ts';

const languages = [en, fr];

/** Both languages beneath each other; a no-break space is shown, since it is what goes wrong unseen. */
const both = (what: string, show: (locale: typeof en) => string): string =>
  [
    `## ${what}`,
    ...languages.flatMap((locale) => ['```text', show(locale).replaceAll('\u00a0', '⍽'), '```']),
    '',
  ].join('\n');

const rolls: readonly (readonly [notation: string, dice: readonly number[]])[] = [
  ['d100!o+15', [97, 17]],
  ['10d10>=7', [7, 8, 1, 2, 3, 4, 5, 6, 9, 10]],
  ['3d10>=7', [7, 1, 2]],
  ['3d10>=7f1', [1, 1, 8]],
  ['2d10>=7', [1, 2]],
  ['5d6mt2', [3, 3, 4, 4, 5]],
  ['5d6mt2', [1, 2, 3, 3, 5]],
  ['(2d6) >= 7', [3, 4]],
  ['(2d6) >= 8', [3, 4]],
  ['d20cs20cf1', [20]],
  ['d20cs20cf1', [1]],
  ['2 x 3d6', [1, 2, 3, 4, 5, 6]],
  ['2 x 2d10>=7', [7, 8, 9, 1]],
  ['d6*1.5', [3]],
  ['d6/7', [5]],
  ['@a := d20; @a + @a', [12]],
  ['4d6kh3[force] # tirage', [6, 1, 5, 4]],
];

const tables: readonly (readonly [notation: string, options: TableOptions])[] = [
  ['4d6kh3', { width: 80 }],
  ['4d6kh3', { width: 40 }],
  ['d6!', { width: 60, rows: 12 }],
  ['-d8!', { width: 60, rows: 8 }],
  ['d100!o+15', { width: 80, rows: 12 }],
  ['2d20!o', { width: 80, rows: 9 }],
  ['2d20!o', { rows: 5, fractions: true }],
  ['100d20!', { width: 80, rows: 6 }],
  ['2 x 3d6', { width: 40, rows: 8 }],
  ['d6/4 + 12345', { width: 80 }],
  ['sqrt(d4)', { width: 60 }],
  ['2d2', { style: 'markdown' }],
  ['2d2', { style: 'html' }],
  ['(-2) ** d2!', { width: 80, rows: 5 }],
  ['10000d6!', { width: 80, rows: 5 }],
];

test('all of them, for a reader to judge', async () => {
  const look = (locale: typeof en): Look => ({
    ...{ style: 'plain', glyphs: unicode, rows: 12, fractions: false, width: 80 },
    words: locale.render,
  });
  const solved = ['2d6', 'd12', '3d6kh2'].map((each) => odds(each));
  const contests = (count: number) => {
    const few = solved.slice(0, count);
    return few.map((one, index) => few.slice(index + 1).map((other) => one.against(other)));
  };
  const endless = [odds('d6!'), odds('d8!'), odds('d10!')];
  const page = [
    '# Rolls and odds, in English and French',
    '',
    ...rolls.map(([notation, dice]) =>
      both(`The roll \`${notation}\` with ${dice.join()}`, (locale) =>
        createRoller({ locale }).roll(notation, { dice }).text(),
      ),
    ),
    ...tables.map(([notation, options]) =>
      both(`The odds of \`${notation}\` ${JSON.stringify(options)}`, (locale) =>
        createRoller({ locale }).odds(notation).table(options),
      ),
    ),
    both('Side by side', (locale) => sideBySide(solved, look(locale))),
    both('One against another', (locale) => contestText(contests(2), look(locale))),
    both('Three', (locale) => contestText(contests(3), look(locale))),
    both('Three without end', (locale) =>
      contestText(
        endless.map((one, index) => endless.slice(index + 1).map((other) => one.against(other))),
        look(locale),
      ),
    ),
    both('A picture, without its drawing', (locale) =>
      [
        ...createRoller({ locale })
          .odds('d100!o')
          .svg()
          .matchAll(/<(?:title|desc|text)[^>]*>([^<]*)</g),
      ]
        .map(([, text = '']) => text)
        .filter((text, index, all) => !/^-?\d+ /.test(text) || index > all.length - 9)
        .join('\n'),
    ),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../data/words/screens.md');
});

describe('a language', () => {
  const french = createRoller({ locale: fr });

  test('is that of the roller, or of the call', () => {
    expect(odds('2d6').table({ locale: fr })).toBe(french.odds('2d6').table());
    expect(odds('2d6').chart({ locale: fr })).toBe(french.odds('2d6').chart());
    expect(odds('2d6').svg({ locale: fr })).toBe(french.odds('2d6').svg());
    expect(french.odds('2d6').table({ locale: en })).toBe(odds('2d6').table());
    expect(french.odds('2 x 2d6').ranks?.[0]?.table()).toContain('moyenne');
    expect(french.odds('2d6').svg()).toContain('lang="fr"');
  });

  test('must be one, wherever it is given', () => {
    for (const show of [
      () => odds('d6').table({ locale: 'fr' as never }),
      () => odds('d6').chart({ locale: {} as never }),
      () => odds('d6').svg({ locale: null as never }),
    ]) {
      expect(show).toThrow(DiceError);
      expect(show).toThrow('openroll/locales/fr');
    }
    expect(() => french.odds('d6').table({ rows: 1 })).toThrow("doit être un nombre entier d'au");
    expect(() => french.odds('d6').svg({ title: 5 as never })).toThrow('doit être un texte');
  });

  test('changes no data', () => {
    for (const notation of ['d6/4 + 1000', 'd100!o', '2d20!o', '10d10>=7f1', '5d6mt2']) {
      const [one, other] = [french.odds(notation), odds(notation)];
      expect(one.toJSON()).toEqual(other.toJSON());
      expect([...csvOf(one)]).toEqual([...csvOf(other)]);
      const [rolled, same] = [french.roll(notation, { seed: 1 }), roll(notation, { seed: 1 })];
      expect(rolled.toJSON()).toEqual(same.toJSON());
    }
  });

  test('has the words of all styles', () => {
    const rolled = french.roll('5d6mt2', { dice: [3, 3, 4, 4, 5] });
    for (const style of ['plain', 'markdown', 'ansi', 'html'] as const) {
      expect(rolled.text(style)).toContain('2 combinaisons');
      expect(rolled.text(style)).not.toContain('set');
    }
  });
});
