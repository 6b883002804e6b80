/** Odds as people see them: tables in all styles, charts, pictures, values; and one roll against another. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { TableOptions } from '../../../src/index.ts';
import { createRoller, DiceError, odds } from '../../../src/index.ts';
import { en } from '../../../src/locales/en/index.ts';
import { multiples, niceStep } from '../../../src/render/odds/nice-numbers.ts';
import { csvOf } from '../../../src/render/odds/odds-csv.ts';
import { lawsOf } from '../../../src/render/odds/odds-laws.ts';
import { sideBySide } from '../../../src/render/odds/odds-table.ts';
import { namedRowsOf } from '../../../src/render/odds/row-names.ts';
import { chanceText, percent } from '../../../src/render/text/chance-text.ts';
import { unicode } from '../../../src/render/text/glyphs.ts';

vi.setConfig({ testTimeout: 60_000 });

const hundred = 10n ** 30n;
const { numbers } = en.render;

describe('a chance as a percentage', () => {
  test.each<[bigint, bigint, bigint, string]>([
    [0n, 6n, 0n, '0%'],
    [6n, 6n, 0n, '100%'],
    [1n, 6n, 0n, '16.67%'],
    [1n, 2n, 0n, '50.00%'],
    [1n, 2000n, 0n, '0.0500%'],
    [1n, 10_000_000n, 0n, '1.0e-5%'],
    [1n, 10n ** 400n, 0n, '<1e-300%'],
    [99_999n, 100_000n, 0n, '>99.99%'],
    [10n ** 400n - 1n, 10n ** 400n, 0n, '>99.99%'],
    // What is not known exactly is shown by both bounds, unless they come to the same.
    [hundred / 2n, hundred, 1n, '50.00%'],
    [0n, hundred, 1n, '0 to 1.0e-28%'],
    [1n, 10n, 1n, '10.00 to 20.00%'],
    [9n, 10n, 1n, '90.00 to 100%'],
    [hundred - 1n, hundred, 1n, '>99.99%'],
  ])('%s of %s, in doubt %s: %s', (weight, whole, doubt, shown) => {
    expect(percent(weight, whole, numbers, doubt)).toBe(shown);
  });

  test('is 0 or 100 only where it is, and else lies near the truth', () => {
    const share = fc.tuple(fc.bigInt(0n, 10n ** 40n), fc.bigInt(1n, 10n ** 40n));
    fc.assert(
      fc.property(share, ([one, other]) => {
        const [weight, whole] = one <= other ? [one, other] : [other, one];
        const shown = percent(weight, whole, numbers);
        expect(shown === '0%').toBe(weight === 0n);
        expect(shown === '100%').toBe(weight === whole);
        if (/^[<>01]/.test(shown) && !/^\d+\.\d/.test(shown)) return;
        const value = Number.parseFloat(shown);
        const truth = (Number((weight * 10n ** 60n) / whole) / 1e60) * 100;
        expect(Math.abs(value - truth)).toBeLessThanOrEqual(Math.max(0.00501, truth * 0.06));
      }),
    );
  });

  test.each<[string, string, number, string]>([
    ['d20', '20', 0, '5% (1/20)'],
    ['4d6kh3', '18', 0, '≈ 1.62% (7/432)'],
    ['d20', '21', 0, '0%'],
    ['d20', '1', 0, '100%'],
    ['100d6', '101', 0, '>99.99%'],
    ['20d6', '120', 0, '≈ 2.7e-14% (1/3656158440062976)'],
  ])('%s at least %s in a sentence', (notation, outcome, doubt, shown) => {
    expect(chanceText(odds(notation).atLeast(Number(outcome)), doubt, '≈', numbers)).toBe(shown);
  });

  test('in a sentence, with its error', () => {
    expect(chanceText(odds('d20').atLeast(20), 1.5e-13, '≈', numbers)).toBe(
      '≈ 5.00% (within 2e-11%)',
    );
    expect(chanceText(odds('d20').atLeast(21), 1e-13, '~', numbers)).toBe('~ 0% (within 2e-11%)');
  });
});

describe('a table', () => {
  test('in all styles', () => {
    const styles = ['plain', 'ansi', 'markdown', 'html'] as const;
    const shown = styles.map((style) => odds('2d2 + 1 [<b>]').table({ style }));
    expect(shown.join('\n\n')).toMatchSnapshot();
  });

  test.each<[string, TableOptions]>([
    ['4d6kh3', { width: 80 }],
    ['4d6kh3', { width: 40 }],
    ['4d6kh3', { width: 20 }],
    ['4d6kh3', { width: 60, ascii: true, fractions: true }],
    ['d6!', { width: 60 }],
    ['d6!p', { rows: 8 }],
    ['-d8!', { rows: 8, width: 60 }],
    ['d100!o', { width: 60 }],
    ['2d20!o', { width: 80, rows: 9 }],
    ['100d6', { width: 80, rows: 12 }],
    ['d6/4', {}],
    ['sqrt(d4)', { width: 60 }],
    ['d{1, 1000000}', { width: 60 }],
    ['6', {}],
  ])('of %s with %j', (notation, options) => {
    // How small an error is depends on how far the solver looks.
    const shown = odds(notation)
      .table(options)
      .replace(/\d(?:\.\d)?e-\d\d/g, 'tiny');
    expect(`\n${shown}\n`).toMatchSnapshot();
  });

  test('of bounded odds says so with fractions, too', () => {
    const law = odds('2d20!o');
    const shown = law.table({ rows: 9, fractions: true });
    expect(shown).toMatch(/^other totals {2,}0 to [\d.e-]+%/m);
    expect(shown).toMatch(/^each fraction is too small by at most \de-\d+$/m);
    expect(shown).not.toContain('exactly');
  });

  test('shows how long an exact mass is that it does not spell out', () => {
    const law = odds('100d20!');
    expect(law.table()).toMatch(
      /^1,360 or more: the exact fraction has \d{3,} digits; ask for fractions/m,
    );
    expect(law.table({ fractions: true })).toMatch(/^1,360 or more: exactly \d+\/\d+$/m);
  });

  test('fits its width', () => {
    for (const notation of ['4d6kh3', '2d6', 'd20', '20d6', 'd100!o']) {
      for (const width of [40, 60, 80, 120]) {
        for (const line of odds(notation).table({ width }).split('\n')) {
          expect(line.length, `${notation} in ${width}: ${line}`).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('in ASCII has nothing else', () => {
    for (const notation of ['4d6kh3', 'd100!o', '2d20!o', 'sqrt(d4)']) {
      const shown = odds(notation);
      const text = shown.table({ width: 80, ascii: true }) + shown.chart({ ascii: true });
      expect(text).toMatch(/^[\n -~]*$/);
    }
  });

  test('of a place in a series, and of one member', () => {
    const series = odds('3 x 2d6');
    expect(series.table()).toContain('mean 7');
    expect(series.ranks?.[2]?.table()).toContain('mean');
    expect(series.ranks?.[2]?.against(series.ranks[0] ?? series).higher.toNumber()).toBeGreaterThan(
      0.5,
    );
  });

  test('a chart has a bar for each outcome', () => {
    expect(`\n${odds('2d4').chart({ width: 40 })}\n`).toMatchSnapshot();
    expect(`\n${odds('2d4').chart({ width: 40, style: 'ansi', ascii: true })}\n`).toMatchSnapshot();
  });

  test.each<[unknown]>([
    [null],
    [5],
    ['wide'],
    [{ style: 'latex' }],
    [{ style: 'toString' }],
    [{ width: 19 }],
    [{ width: 40.5 }],
    [{ rows: 2 }],
    [{ rows: Number.NaN }],
    [{ colour: true }],
  ])('options %j are refused', (options) => {
    expect(() => odds('d6').table(options as TableOptions)).toThrow(DiceError);
    expect(() => odds('d6').chart(options as TableOptions)).toThrow(DiceError);
  });

  test('several side by side', () => {
    const looks = { style: 'plain', glyphs: unicode, rows: 12, fractions: false } as const;
    const look = { ...looks, words: en.render };
    const list = [odds('d6!'), odds('3d20'), odds('d100!o')];
    expect(`\n${sideBySide(list, { ...look, width: 80 })}\n`).toMatchSnapshot();
    // Where columns do not fit, the tables follow each other.
    const narrow = sideBySide(list, { ...look, width: 30 });
    expect(narrow.match(/^ *total /gm)).toHaveLength(3);
  });
});

describe('rows', () => {
  const notations = [
    ...['d6', '3d6', '100d6', 'd6!', '-d6!', '2d10!o', 'd100!o', '5d10!!kh3', 'd200', 'd6*d6*d6'],
    ...['d6/4', 'd{1,1000,1000000}', 'd{-5..5}*100', '10d10>=7', '3d20kh1 - d6!', '0'],
  ];
  const solved = new Map(notations.map((each) => [each, odds(each)]));
  const notation = fc.constantFrom(...notations);
  test('lose nothing and count nothing twice, whatever their number', () => {
    fc.assert(
      fc.property(
        fc.array(notation, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 3, max: 60 }),
        (list, most) => {
          const laws = lawsOf(list.map((each) => solved.get(each) ?? odds(each)));
          const { rows } = namedRowsOf(laws, most, '≈', en.render);
          expect(rows.length).toBeLessThanOrEqual(most + 2);
          laws.forEach((law, index) => {
            const cells = rows.map((row) => row.cells[index]);
            const sum = cells.reduce((total, cell) => total + (cell?.chance ?? 0n), 0n);
            expect(sum + law.any).toBe(law.denominator);
            let before = 0n;
            for (const cell of cells) {
              before += cell?.chance ?? 0n;
              // A last row without end holds all that is doubtful, too.
              const isLast = cell === cells.at(-1);
              if (isLast && cell?.atMost === law.denominator) continue;
              expect(cell?.atMost).toBe(before);
            }
          });
          const ends = rows.flatMap(({ low, high }) => [low, high]);
          expect(ends).toEqual([...ends].sort((one, other) => one - other));
          expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('agree with the odds', () => {
    for (const each of ['d6!', 'd100!o', '3d6', '100d6', '-d6!']) {
      const law = odds(each);
      const { rows, laws } = namedRowsOf(lawsOf([law]), 20, '≈', en.render);
      for (const { low, high, cells } of rows) {
        const { atLeast = 0n, atMost = 0n } = cells[0] ?? {};
        const whole = laws[0]?.whole ?? 1n;
        const same = (
          weight: bigint,
          chance: { numerator: bigint; denominator: bigint },
        ): boolean => weight * chance.denominator === chance.numerator * whole;
        expect(same(atLeast, law.atLeast(low)), `${each} at least ${low}`).toBe(true);
        expect(same(atMost, law.atMost(high)), `${each} at most ${high}`).toBe(true);
      }
    }
  });
});

describe('one roll against another', () => {
  const wholes = [
    ...['d6', 'd12', '3d6kh1', '4d6kh3', '10d10>=7', 'd6/4', '-d8', '3', 'd6!', 'd6!!kh1'],
  ];
  test.each(
    wholes.flatMap((one, index) => wholes.slice(index).map((other) => [one, other] as const)),
  )('%s against %s is what the comparison says', (one, other) => {
    const { higher, equal, lower, grade, error } = odds(one).against(odds(other));
    const asked = (sign: string) => odds(`(${one}) ${sign} (${other})`).at(1);
    const both = odds(`(${one}) > (${other})`);
    expect(grade === 'exact' || both.grade === 'bounded').toBe(true);
    if (both.grade === 'exact') {
      expect([higher, equal, lower].map(String)).toEqual(
        ['>', '=', '<'].map((sign) => String(asked(sign))),
      );
    } else {
      expect(error).toBeLessThanOrEqual(1e-12);
      expect(Math.abs(higher.toNumber() - asked('>').toNumber())).toBeLessThanOrEqual(2e-12);
      expect(Math.abs(lower.toNumber() - asked('<').toNumber())).toBeLessThanOrEqual(2e-12);
    }
    const back = odds(other).against(odds(one));
    expect([back.lower, back.equal, back.higher].map(String)).toEqual(
      [higher, equal, lower].map(String),
    );
    if (grade === 'exact') {
      const sum = higher.toNumber() + equal.toNumber() + lower.toNumber();
      expect(sum).toBeCloseTo(1, 12);
      expect(error).toBe(0);
    }
  });

  test('is exact against a law that ends, however far that is', () => {
    const contest = odds('d6!').against(odds('d150'));
    expect(contest.grade).toBe('exact');
    // Its window settles nearer than 150, and yet no chance is left open.
    const law = odds('d6!');
    let sum = 0;
    for (let n = 1; n <= 150; n += 1) sum += law.atLeast(n + 1).toNumber() / 150;
    expect(contest.higher.toNumber()).toBeCloseTo(sum, 12);
  });

  test('is bounded between two laws without end', () => {
    const { grade, error, higher, equal, lower } = odds('d6!').against(odds('d6!'));
    expect(grade).toBe('bounded');
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThanOrEqual(1e-12);
    // Equal: the first five faces alike, or both explode: e = 5/36 + e/36.
    expect(Math.abs(equal.toNumber() - 1 / 7)).toBeLessThanOrEqual(error);
    expect(higher.toString()).toBe(lower.toString());
  });

  test('takes odds of any roller, and nothing else', () => {
    const roller = createRoller({ variables: { bonus: 5 } });
    const contest = roller.odds('d20 + @bonus').against(odds('d20'));
    expect(contest.higher.toString()).toBe(odds('(d20 + 5) > (d20)').at(1).toString());
    for (const wrong of [undefined, null, {}, 3, 'd6', odds('d6').toJSON()]) {
      expect(() => odds('d6').against(wrong as never)).toThrow(DiceError);
    }
  });
});

describe('comma-separated values', () => {
  test.each(['2d2', 'd{1, 1}/3 + 1', '2d2[a "b", c]'])('of %s', (notation) => {
    expect([...csvOf(odds(notation))].join('')).toMatchSnapshot();
  });

  test('list every outcome, and the mass beyond', () => {
    const law = odds('d6!');
    const lines = [...csvOf(law)].map((line) => line.trimEnd().split(','));
    const entries = [...law.entries()];
    expect(lines).toHaveLength(entries.length + 1);
    expect(lines.at(-1)?.[1]).toBe('beyond');
    expect(lines.at(-1)?.[5]).toBe(law.rest.toString());
    entries.forEach(([outcome, chance], index) => {
      expect(lines[index]?.slice(1, 6)).toEqual(
        [
          outcome,
          chance.toNumber(),
          law.atLeast(outcome).toNumber(),
          law.atMost(outcome).toNumber(),
          chance,
        ].map(String),
      );
    });
  });
});

describe('a picture', () => {
  /** The tags that are open at the end, and a complaint about any that is closed wrongly. */
  function unbalanced(svg: string): readonly string[] {
    const open: string[] = [];
    for (const [, close, name = '', attributes = ''] of svg.matchAll(
      /<(\/?)([a-z]+)((?:"[^"]*"|[^>"])*)>/g,
    )) {
      if (close === '/') {
        if (open.pop() !== name) return [`</${name}>`];
      } else if (!attributes.endsWith('/')) open.push(name);
    }
    return open;
  }
  /** Nothing outside of tags and references may look like one. */
  const stray = (svg: string): readonly string[] =>
    svg
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/<\/?[a-z]+(?:"[^"]*"|[^<>"])*>/g, '')
      .match(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/g) ?? [];

  test.each([
    '2d6',
    'd100!o',
    '2d20!o',
    'd6/4',
    '100d6',
    '6',
    'd{1, 1000000}',
    '10d10>=7',
    'd6 [<&">\']',
  ])('of %s is whole', (notation) => {
    const svg = odds(notation).svg();
    expect(unbalanced(svg)).toEqual([]);
    expect(stray(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity"|undefined|<script|\bon\w+=|https?:(?!\/\/www\.w3\.org)/);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*>\n<title>[^<]+<\/title>\n<desc>[^<]+<\/desc>/);
    expect(svg).toContain('prefers-color-scheme: dark');
  });

  test('has a bar for each outcome, as high as its chance', () => {
    const svg = odds('2d6').svg({ title: 'Two dice' });
    const bars = [
      ...svg.matchAll(/<rect class="bar" [^>]*height="([\d.]+)"><title>(.*?)<\/title>/g),
    ];
    expect(bars.map(([, , title]) => title)).toEqual([
      '2: ≈ 2.78% (1/36)',
      '3: ≈ 5.56% (1/18)',
      '4: ≈ 8.33% (1/12)',
      '5: ≈ 11.11% (1/9)',
      '6: ≈ 13.89% (5/36)',
      '7: ≈ 16.67% (1/6)',
      '8: ≈ 13.89% (5/36)',
      '9: ≈ 11.11% (1/9)',
      '10: ≈ 8.33% (1/12)',
      '11: ≈ 5.56% (1/18)',
      '12: ≈ 2.78% (1/36)',
    ]);
    const heights = bars.map(([, height]) => Number(height));
    heights.forEach((height, index) => {
      expect(height / (heights[0] ?? 1)).toBeCloseTo(Math.min(index + 1, 11 - index), 2);
    });
    expect(svg).toContain('<title>Two dice</title>');
  });

  test('says whether it is exact', () => {
    const lines = (notation: string): readonly string[] =>
      [
        ...odds(notation)
          .svg()
          .matchAll(/<text [^>]*>([^<]*)<\/text>/g),
      ].map(([, line = '']) => line);
    expect(lines('d6!').some((line) => line.endsWith(', exact'))).toBe(true);
    expect(
      lines('2d20!o').some((line) => /percentages accurate to \d+ decimal places$/.test(line)),
    ).toBe(true);
  });

  test('says what it does not draw', () => {
    expect(odds('d6!').svg()).toMatch(/Not shown: \d+ or more \(≈ [\d.e-]+%\)\./);
    expect(() => odds('d6').svg({ titel: 'x' } as object)).toThrow(DiceError);
    expect(() => odds('d6').svg({ title: 3 as never })).toThrow(DiceError);
  });

  test('has axes with round numbers', () => {
    expect([0.03, 0.04166, 0.21, 1, 3, 7, 12, 99].map(niceStep)).toEqual([
      0.05, 0.05, 0.5, 1, 5, 10, 20, 100,
    ]);
    expect(multiples(0.1, 0, 0.35)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(multiples(20, -45, 41)).toEqual([-40, -20, 0, 20, 40]);
  });
});

test('a mean that nothing determines is said to be unknown', () => {
  // Infinite on both sides.
  const law = odds('(-2) ** d2!');
  expect([law.mean, law.variance]).toEqual([Number.NaN, Number.NaN]);
  expect(law.table()).toContain('mean unknown, standard deviation unknown');
  expect(JSON.parse(JSON.stringify(law))).toMatchObject({
    mean: null,
    variance: null,
    standardDeviation: null,
  });
});

test('a median and a mode that lie far beyond what is listed are not shown', () => {
  const law = odds('10000d6!');
  expect(law.mean.toString()).toBe('42000');
  expect(law.mode).toEqual([]);
  expect(() => law.median).toThrow(/too long to work out/);
  expect(law.toJSON()).toMatchObject({ mean: '42000', median: null, mode: [], max: 'Infinity' });
  expect(law.table()).toContain(
    'mean 42,000, standard deviation ≈ 326.2, median unknown, mode unknown',
  );
});
