/** The answer as callers see it: fractions, grades, errors, JSON, and the command. */
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import type { OddsJSON } from '../../../src/index.ts';
import { DiceError, odds } from '../../../src/index.ts';
import { jsonOf, jsonPieces } from '../../../src/odds/answer/odds-json.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The message of the refusal. */
function refusal(notation: string): string {
  try {
    void odds(notation).mean;
    return 'none';
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe('the JSON form', () => {
  test('of a finite law', () => {
    expect(JSON.parse(JSON.stringify(odds('2D2 + 1')))).toEqual({
      version: 1,
      notation: '2D2 + 1',
      canonical: '2d2 + 1',
      grade: 'exact',
      error: 0,
      mean: '4',
      meanError: 0,
      variance: '1/2',
      varianceError: 0,
      standardDeviation: Math.SQRT1_2,
      median: 4,
      mode: [4],
      min: 3,
      max: 5,
      entries: [
        [3, '1/4'],
        [4, '1/2'],
        [5, '1/4'],
      ],
      rest: '0',
      warnings: [],
    });
  });

  test('of a law that is too long for one text is refused before the work', () => {
    const long = odds('10000d6');
    const before = performance.now();
    expect(() => long.toJSON()).toThrow(expect.objectContaining({ code: 'odds-too-large' }));
    expect(() => JSON.stringify(long)).toThrow(/about 6\d\d million characters/);
    // All of it would take a minute.
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(jsonPieces(long, {}).next().value).toMatch(
      /^\{"version":1,"notation":"10000d6",.*\[10000,"1\//,
    );
  });

  test.each(['d6!', '3d6', '600d6', 'd100!o', '2 x d6', 'd6/7', '-d6!', 'sqrt(d6)'])(
    'of %s in pieces is the same',
    (notation) => {
      const law = odds(notation);
      const pieces = [...jsonPieces(law, { more: [1] })];
      expect(JSON.parse(pieces.join(''))).toEqual({
        ...JSON.parse(JSON.stringify(law)),
        more: [1],
      });
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
    },
  );

  test('says what is infinite and what is not known', () => {
    const law = odds('d6!');
    const jsonWith = (mean: number, variance: number): OddsJSON => {
      const moments = { mean, variance, standardDeviation: Math.sqrt(variance) };
      const values = Object.entries(moments).map(([name, value]) => [name, { value }] as const);
      return jsonOf(Object.create(law, Object.fromEntries(values)));
    };
    const { POSITIVE_INFINITY, NEGATIVE_INFINITY, NaN: unknown } = Number;
    expect(jsonWith(POSITIVE_INFINITY, unknown)).toMatchObject({
      mean: 'Infinity',
      variance: null,
      standardDeviation: null,
    });
    expect(jsonWith(NEGATIVE_INFINITY, POSITIVE_INFINITY)).toMatchObject({
      mean: '-Infinity',
      variance: 'Infinity',
      standardDeviation: 'Infinity',
    });
    expect(odds('-d6!').toJSON()).toMatchObject({ min: '-Infinity', max: -1 });
  });

  test('of an endless law has a word for an end', () => {
    const json = odds('d6!').toJSON();
    expect([json.min, json.max, json.mean, json.variance]).toEqual([
      1,
      'Infinity',
      '21/5',
      '266/25',
    ]);
    expect(json.entries[0]).toEqual([1, '1/6']);
    expect(json.rest).toMatch(/^\d+\/\d+$/);
  });
});

describe('fractions', () => {
  test('are in lowest terms, and whole numbers have no stroke', () => {
    const { mean } = odds('4d6kh3');
    expect(typeof mean === 'number' ? mean : [mean.numerator, mean.denominator]).toEqual([
      15869n,
      1296n,
    ]);
    expect(odds('2d6').mean.toString()).toBe('7');
    expect(odds('-d6').mean.toString()).toBe('-7/2');
    expect(odds('2d6').at(99).toString()).toBe('0');
  });

  test('become the nearest double, however large their parts', () => {
    const chance = odds('1000d6').at(3500);
    expect(String(chance.denominator).length).toBeGreaterThan(700);
    // The density of the bell curve, within a few in ten thousand.
    expect((chance.toNumber() * Math.sqrt(2 * Math.PI * (1000 * 35))) / Math.sqrt(12)).toBeCloseTo(
      1,
      3,
    );
    expect(odds('1000d6').at(1000).toNumber()).toBe(0);
    expect(odds('d6!').atLeast(2000).toNumber()).toBeGreaterThan(0);
  });
});

describe('questions', () => {
  test('about outcomes that are fractions', () => {
    const law = odds('d6/3');
    for (const [outcome, chance] of law.entries()) {
      expect(law.at(outcome).toString(), String(outcome)).toBe(chance.toString());
      const both = law.atMost(outcome).toNumber() + law.atLeast(outcome).toNumber();
      expect(both).toBeCloseTo(1 + chance.toNumber(), 12);
    }
    expect(law.at(law.min).toString()).toBe('1/6');
  });

  test('beyond all outcomes', () => {
    const law = odds('2d6');
    expect([law.atLeast(-Infinity), law.atMost(Infinity)].map(String)).toEqual(['1', '1']);
    expect([law.atLeast(Infinity), law.atMost(-Infinity), law.at(Infinity)].map(String)).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect(law.atLeast(2.5).toString()).toBe('35/36');
    expect(() => law.at(Number.NaN)).toThrow(DiceError);
    for (const p of [-0.1, 1.1, Number.NaN, '0.5', null, true, [0.5], 1n, Symbol('x')]) {
      expect(() => law.quantile(p as number)).toThrow('a quantile takes a chance from 0 to 1');
    }
  });

  test.each([
    ['(9007199254740991 + d6) % 2', '1/2'],
    ['3d{9007199254740991} % 2', '1'],
    ['(9007199254740991 + d6) * 1 - 9007199254740991', '7/2'],
    ['(9007199254740990 + d2) % 2', '1/2'],
  ])('about large whole numbers are exact, or declined: %s', (notation, mean) => {
    const refused = refusal(notation);
    if (refused === 'none') expect(odds(notation).mean.toString()).toBe(mean);
    else expect(refused).toMatch(/^odds-too-large/);
  });
});

describe('grades and errors', () => {
  test('exact, bounded, and the tolerance', () => {
    expect(odds('d100!o')).toMatchObject({ grade: 'exact', error: 0 });
    const law = odds('2d100!o');
    expect(law.grade).toBe('bounded');
    expect(law.error).toBeGreaterThan(0);
    expect(law.error).toBeLessThanOrEqual(1e-12);
    expect([law.mean, law.variance].map(String)).toEqual(['101', '2525909/722']);
    // A root is the nearest double, a value of its own: its chances are exact, and its moments are doubles.
    const root = odds('sqrt(d100)');
    expect(root).toMatchObject({ grade: 'exact', error: 0 });
    expect(root.mean).toBeCloseTo(6.714629471031477, 14);
    expect(root.meanError).toBeLessThan(1e-14);
    expect(odds('sqrt(d6 * 0 + 4)').mean.toString()).toBe('2');
  });

  test.each([
    [
      '10/(d6-1)',
      /^division-by-zero: .*division by zero \(the roll fails here with a chance of 1\/6, 16\.7%\)/,
    ],
    // The number of each pool is rolled apart.
    [
      '{(d2)d2 + (d2)d{2,5}}d2',
      /drop both dice \(the roll fails here with a chance of 1\/4, 25\.0%\)/,
    ],
    [
      '{(d2)d2 + (d3)d{2,5}}d3',
      /drop all 3 dice \(for this reason or another, the roll fails here with a chance of 1\/2, /,
    ],
    // It drops all dice whether there are one or two.
    ['{(d2)d2}d2', /drop the only die\n/],
    ['(d4)d(d3-1)', /not 0 \(the roll fails here with a chance of 1\/3, 33\.3%\)/],
    [
      '@a := d2; {(@a)d2 + (d2)d2}d2',
      /drop both dice \(the roll fails here with a chance of 1\/4, 25\.0%\)/,
    ],
    ['@a := 10/(d6-1); d6', /^division-by-zero: .*1\/6/],
    ['@a := 10/(d6-1); if((d6)=1, @a, 0)', /^division-by-zero: .*1\/6/],
    ['(d6-2)d6', /^unsuitable-count: .*1\/6/],
    ['2d(d3-1)', /^unsuitable-sides: .*1\/3/],
    ['(1d2)d(1d2)!', /1\/2/],
    ['if((d6) > 5, 1/(d2-1), 0)', /^division-by-zero: .*1\/12/],
    ['d6 + 1/0', /^division-by-zero: (?!.*chance)/],
    // All ways of failing in one place, and how likely they are together.
    [
      '(d6-3)d6',
      /not -2 \(for this reason or another, the roll fails here with a chance of 1\/3, /,
    ],
    ['(d6-7)d6', /at least 0, not -6\n/],
    [
      '(d3-2)d(d3-1)',
      /of 1\/3, 33\.3%; here or elsewhere, 5\/9, 55\.6%\)\n.*\n.*\n.*of 2\/9, 22\.2%\)/,
    ],
    [
      '1/(d6-1) + sqrt(d4-2)',
      /of 1\/6, .* elsewhere, 3\/8, 37\.5%\)\n.*\n.*\n.*of 5\/24, 20\.8%\)/,
    ],
    ['@a := d2-1; 1/@a + 1/@a', /of 1\/2, 50\.0%\)/],
    // A series is one roll.
    ['2 x 1/(d2-1)', /of 3\/4, 75\.0%\)/],
    ['@a := d2-1; 2 x 1/@a', /of 1\/2, 50\.0%\)/],
    ['@n := d3-1; @n x 1/(d2-1)', /of 1\/3, .* elsewhere, 3\/4, 75\.0%\)\n.*\n.*\n.*of 5\/12, /],
    ['2d6 +', /^missing-operand/],
  ])('%s', (notation, message) => {
    expect(refusal(notation)).toMatch(message);
  });

  test('a series without sure ranks still has the odds of a member', () => {
    expect(odds('2 x 2d20!o').mean.toString()).toBe('21');
  });

  test('options are judged', () => {
    for (const options of [
      { tolerance: 0 },
      { tolerance: -1 },
      { work: 0 },
      { tolerance: Number.NaN },
      { dice: [1] },
    ]) {
      expect(() => odds('d6', options as object)).toThrow(DiceError);
    }
    expect(() => odds('100d100kh50', { work: 10 })).toThrow('too long to work out');
  });
});

describe('the command', () => {
  async function openroll(...args: readonly string[]) {
    const said = { out: '', err: '' };
    const io = {
      out: async (text: string) => {
        said.out += text;
      },
      err: async (text: string) => {
        said.err += text;
      },
      width: 60,
      colour: { out: false, err: false },
    };
    return { status: await run(['odds', ...args], io), ...said };
  }

  test.each([['2d6'], ['d100!o']])('the table of %s', async (notation) => {
    const { status, out, err } = await openroll(notation);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n').filter((line) => line.length > 60)).toEqual([]);
    expect(out).toMatchSnapshot();
  });

  test('--at-least and --at-most', async () => {
    const { status, out } = await openroll('d100!o', '--at-least', '101', '--at-most', '-100');
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      'd100!o: average 50.5, most often 6 to 95,',
      '  no minimum or maximum (exact)',
      'at least 101: 4.9% (49/1000)',
      'at most -100: 0.24% (3/1250)',
      '',
    ]);
  });

  test('--json, one object for each notation', async () => {
    const { status, out } = await openroll(
      '--json',
      '--at-least',
      '4',
      'd6',
      '@x d6',
      '--var',
      'x=2',
    );
    const [one, two] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(one).toMatchObject({ notation: 'd6', mean: '7/2', atLeast: [4, '1/2'] });
    expect(two).toMatchObject({ notation: '@x d6', mean: '7', variance: '35/6' });
  });

  test('errors go to standard error, and others are answered still', async () => {
    const { status, out, err } = await openroll('2d6 +', 'd2');
    expect(status).toBe(1);
    expect(err).toContain('2d6 +');
    expect(out).toContain('d2: average 1.5');
    expect((await openroll('10/(d6-1)')).status).toBe(1);
    expect((await openroll('10/(d6-1)')).err).toContain('1/6');
  });

  test.each([
    [[]],
    [['d6', '--at-least', 'x']],
    [['d6', '--at-most']],
    [['d6', '--dice', '3']],
    [['d6', '--no']],
  ])('wrong call %j', async (args) => {
    const { status, out, err } = await openroll(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).not.toBe('');
  });
});

test('outcomes and shares of more digits than a notation may have', () => {
  const tiny = odds('pow(.5,977)');
  const [[outcome] = [0]] = [...tiny.entries()];
  expect(outcome).toBe(2 ** -977);
  expect(tiny.at(outcome).toString()).toBe('1');
  expect([tiny.atLeast(outcome).toString(), tiny.atMost(2 ** -1000).toString()]).toEqual([
    '1',
    '0',
  ]);
  expect(
    odds('d6')
      .at(2 ** -1000)
      .toString(),
  ).toBe('0');
  expect(odds('d6').atMost(Number.MIN_VALUE).toString()).toBe('0');
  expect(odds('d6').quantile(2 ** -1000)).toBe(1);
  // A share is the decimal that it is written as.
  expect([0.1, 0.3, 0.7, 0.9].map((p) => odds('d10').quantile(p))).toEqual([1, 3, 7, 9]);
  expect(tiny.table()).toContain('≈ 7.829e-295');
  expect(tiny.chart()).toContain('≈ 7.829e-295');
  expect(tiny.svg()).toMatch(/^<svg /);
  expect(odds('d6').quantile(1 - 2 ** -53)).toBe(6);
});

test('outcomes beyond 2^53 that share a double are one', () => {
  const law = odds('2**60 + d1000');
  const outcomes = [...law.entries()];
  expect(new Set(outcomes.map(([outcome]) => outcome)).size).toBe(outcomes.length);
  for (const [outcome, chance] of outcomes) expect(law.at(outcome)).toEqual(chance);
  expect(odds('2**60 + d6').mode).toEqual([2 ** 60]);
});

test('every place of a series says that its outcomes are rounded', () => {
  expect(odds('3 x sqrt(d5)').ranks?.map(({ mean }) => typeof mean)).toEqual([
    'number',
    'number',
    'number',
  ]);
});
