/** `openroll odds --for` and `--reach`: how the odds change with a number. */
import { describe, expect, test } from 'vitest';
import { readForValues, readShare } from '../../../src/cli/odds/for-values.ts';
import { odds } from '../../../src/index.ts';
import { linesOf, openroll } from '../../support/command.ts';

describe('the values of a variable', () => {
  test.each<[string, string, readonly number[]]>([
    ['x=0..3', 'x', [0, 1, 2, 3]],
    ['@x=0..3', 'x', [0, 1, 2, 3]],
    [' Str = 5 ', 'str', [5]],
    ['x=-2..1', 'x', [-2, -1, 0, 1]],
    ['x=+1,2, 5', 'x', [1, 2, 5]],
    ['x=1..2,9', 'x', [1, 2, 9]],
    ['abilities.str.mod=3', 'abilities.str.mod', [3]],
  ])('%s', (text, name, values) => {
    expect(readForValues(text)).toEqual({ name, values });
  });

  test.each([
    '',
    'x',
    'x=',
    '=1',
    'x=a',
    'x=1..',
    'x=3..1',
    'x=0..1000',
    'x=1.5',
    'x=1..2..3',
    'x=1,',
  ])('%j is refused', async (text) => {
    expect(readForValues(text)).toBeUndefined();
    const { status, err } = await openroll(['odds', 'd6 + @x', '--for', text]);
    expect(status).toBe(2);
    expect(err).toContain('Write it as x=0..10');
  });

  test('are at most a thousand', () => {
    expect(readForValues('x=1..1000')?.values).toHaveLength(1_000);
    expect(readForValues('x=1..600,1..600')).toBeUndefined();
  });
});

describe('a chance', () => {
  test.each<[string, bigint, bigint]>([
    ['60%', 60n, 100n],
    ['0 %', 0n, 100n],
    ['100%', 100n, 100n],
    ['33.3%', 333n, 1000n],
    ['33,3 %', 333n, 1000n],
    ['2/3', 2n, 3n],
  ])('%s', (text, numerator, denominator) => {
    expect(readShare(text)).toMatchObject({ numerator, denominator });
  });

  test.each(['', '60', '0.6', '101%', '3/2', '1/0', '-5%', 'x%', '1e1%'])(
    '%j is refused',
    async (text) => {
      expect(readShare(text)).toBeUndefined();
      const { status, err } = await openroll(['odds', '(d20 + @x) >= 15', '--reach', text]);
      expect({ status, said: err.includes('such as 60%') }).toEqual({ status: 2, said: true });
    },
  );
});

const answer = async (...args: readonly string[]) => await openroll(['odds', ...args]);

describe('--for', () => {
  test('shows the chance that a test is met, row by row', async () => {
    const { status, out, err } = await answer('(d20 + @x) >= 15', '--for', 'x=0..3');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(linesOf(out).map((line) => line.replace(/ *█.*/, ''))).toEqual([
      '@x  chance',
      ' 0  30.00%',
      ' 1  35.00%',
      ' 2  40.00%',
      ' 3  45.00%',
    ]);
  });

  test('shows mean and spread of totals', async () => {
    const { out } = await answer('@n d6', '--for', 'n=1,4');
    expect(linesOf(out)).toEqual([
      '@n  mean  deviation',
      ' 1   3.5    ≈ 1.708',
      ' 4    14    ≈ 3.416',
    ]);
  });

  test('shows what is asked of totals', async () => {
    const { out } = await answer(
      '2d6 + @x',
      '--for',
      'x=0..1',
      '--at-least',
      '8',
      '--at-most',
      '3',
    );
    expect(out).toContain('8 or more');
    expect(out).toContain('3 or less');
    expect(out).toContain('41.67%');
  });

  test('keeps other variables, and takes the place of one', async () => {
    const { out } = await answer('d6 + @x + @y', '--var', 'x=1', '--var', 'y=100', '--for', 'y=1');
    expect(out).toContain(' 1   5.5');
  });

  test('as data', async () => {
    const json = await answer('(d20 + @x) >= 15', '--for', 'x=0..1', '--json');
    expect(linesOf(json.out).map((line) => JSON.parse(line))).toMatchObject([
      { variables: { x: 0 }, chance: '3/10', mean: '3/10', grade: 'exact' },
      { variables: { x: 1 }, chance: '7/20' },
    ]);
    const asked = await answer('2d6 + @x', '--for', 'x=0', '--at-least', '8', '--json');
    expect(JSON.parse(asked.out)).toMatchObject({ atLeast: [8, '5/12'] });
    expect(JSON.parse(asked.out).chance).toBeUndefined();
    const csv = await answer('@n d6>=5', '--for', 'n=3', '--at-least', '3', '--csv');
    expect(linesOf(csv.out)[1]).toMatch(/^ @n d6>=5,n,3,1,0\.816\d*,0\.037\d*,1,27,0$/);
    const markdown = await answer('(d20 + @x) >= 15', '--for', 'x=0', '--markdown');
    expect(markdown.out).toMatch(/^\|.*chance \|\n\| ---: \| ---: \|\n\| 0 \| 30.00% \|\n$/);
    const fractions = await answer('(d20 + @x) >= 15', '--for', 'x=0', '--fractions');
    expect(fractions.out).toContain('3/10');
  });

  test('agrees with the odds of each number by itself', async () => {
    const json = await answer('@n d10!o', '--for', 'n=1..3', '--at-least', '12', '--json');
    for (const line of linesOf(json.out)) {
      const { variables, atLeast } = JSON.parse(line);
      const alone = odds('@n d10!o', { variables });
      expect(atLeast[1]).toBe(alone.atLeast(12).toString());
    }
  });

  test('an error in a row leaves the others', async () => {
    const { status, out, err } = await answer('@n d6', '--for', 'n=3,-1,-2');
    expect(status).toBe(1);
    expect(out).toContain('10.5');
    expect(out.match(/unknown/g)).toHaveLength(2);
    expect(err).toContain('error: ');
    const none = await answer('2d6 +', '--for', 'n=1..3');
    expect({ status: none.status, out: none.out }).toEqual({ status: 1, out: '' });
    expect(none.err.match(/error: /g)).toHaveLength(1);
  });

  test.each([
    [['d6', 'd8', '--for', 'x=1'], 'take one notation'],
    [['d6', '--for', 'x=1', '--svg', '-'], 'cannot be used together'],
  ])('%j is refused', async (args, said) => {
    const { status, err } = await answer(...args);
    expect({ status, said: err.includes(said) }).toEqual({ status: 2, said: true });
  });
});

describe('--reach', () => {
  test.each<[readonly string[], string]>([
    [['(d20 + @x) >= 15', '--reach', '60%'], '@x = 6: 60% (3/5)\n'],
    [['(d20 + @x) >= 15', '--reach', '60.0001%'], '@x = 7: 65% (13/20)\n'],
    [['@n d6>=5', '--at-least', '3', '--reach', '60%'], '@n = 9: ≈ 62.28% (12259/19683)\n'],
    [['(d20 + @x) >= @dc', '--var', 'dc=15', '--reach', '1/2'], '@x = 4: 50% (1/2)\n'],
    [
      ['(d20 + @x) >= @dc', '--for', 'x=5..9', '--var', 'dc=15', '--reach', '1/2'],
      '@x = 5: 55% (11/20)\n',
    ],
    [['d20 - @x', '--at-most', '5', '--reach', '50%'], '@x = 5: 50% (1/2)\n'],
    [['(d20 + @x) >= 500', '--reach', '1%'], 'none of these values of @x reaches 1%\n'],
    // Before dice that need none: 0 dice never meet it.
    [
      ['@n d6>=6', '--at-least', '1', '--reach', '100%'],
      'none of these values of @n reaches 100%\n',
    ],
  ])('%j: %s', async (args, said) => {
    expect(await answer(...args)).toEqual({ status: 0, out: said, err: '' });
  });

  test('as data', async () => {
    const found = await answer('(d20 + @x) >= 15', '--reach', '60%', '--json');
    expect(JSON.parse(found.out)).toEqual({
      notation: '(d20 + @x) >= 15',
      variable: 'x',
      reach: '60%',
      value: 6,
      chance: '3/5',
    });
    const none = await answer('(d20 + @x) >= 500', '--reach', '60%', '--json');
    expect(JSON.parse(none.out)).toMatchObject({ value: null });
  });

  test.each([
    [['d20 + @x', '--reach', '50%'], 'is not a test'],
    [['d20', '--reach', '50%'], 'needs a number to change'],
    [['(d20 + @x + @y) >= 15', '--reach', '50%'], 'needs a number to change'],
  ])('%j is refused', async (args, said) => {
    const { status, err } = await answer(...args);
    expect({ status, said: err.includes(said) }).toEqual({ status: 2, said: true });
  });
});

describe('--at-least and --at-most for a spreadsheet or a page', () => {
  test('as CSV', async () => {
    const { out } = await answer('4d6kh3', 'd6', '--at-least', '15', '--at-most', '3', '--csv');
    expect(linesOf(out)).toEqual([
      'notation,side,outcome,chance,numerator,denominator,error',
      '4d6kh3,at_least,15,0.23148148148148148,25,108,0',
      '4d6kh3,at_most,3,0.0007716049382716049,1,1296,0',
      'd6,at_least,15,0,0,1,0',
      'd6,at_most,3,0.5,1,2,0',
    ]);
  });

  test('as Markdown', async () => {
    const { out } = await answer('4d6kh3', '--at-least', '15', '--markdown');
    expect(linesOf(out)[2]).toBe('| 4d6kh3 | 15 or more | ≈ 23.15% \\(25/108\\) |');
  });
});
