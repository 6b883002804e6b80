/** What `openroll odds` shows first: a header for players, views of several notations, the places of a series. */
import { describe, expect, test } from 'vitest';
import { linesOf, openroll } from '../../support/command.ts';

const odds = async (...args: readonly string[]): Promise<readonly string[]> => {
  const { status, out, err } = await openroll(['odds', ...args]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return linesOf(out);
};

describe('the header', () => {
  test.each<[string, string]>([
    ['4d6kh3', '4d6kh3: average ≈ 12.24, most often 13, from 3 to 18 (exact)'],
    ['3d6', '3d6: average 10.5, most often 10 to 11, from 3 to 18 (exact)'],
    // All are equally likely: none is most often.
    ['d20', 'd20: average 10.5, from 1 to 20 (exact)'],
    ['d2', 'd2: average 1.5, most often 1 to 2, from 1 to 2 (exact)'],
    ['d100!o', 'd100!o: average 50.5, most often 6 to 95, no minimum or maximum (exact)'],
    ['d6!', 'd6!: average 4.2, most often 1 to 5, minimum 1, no maximum (exact)'],
    ['d6 / 7', 'd6 / 7: average 0.5, from ≈ 0.1429 to ≈ 0.8571 (exact)'],
  ])('of %s', async (notation, header) => {
    expect((await odds(notation))[0]).toBe(header);
  });

  test('has the rest with --full', async () => {
    const lines = await odds('4d6kh3', '--full');
    expect(lines.slice(0, 2).join(' ')).toContain('mean 15869/1296 ≈ 12.24, standard deviation');
    expect((await odds('4d6kh3', '--full', '--at-least', '15'))[0]).toContain('standard deviation');
    expect((await odds('4d6kh3', '--at-least', '15'))[0]).not.toContain('standard deviation');
  });
});

describe('bars end on round numbers', () => {
  test('so that a flat die is flat', async () => {
    const rows = (await odds('d100')).slice(2);
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(row).toContain(' 5.00% ');
    expect(rows[0]).toMatch(/^ *1 to 5 /);
    expect(rows.at(-1)).toMatch(/^ *96 to 100 /);
  });

  test('and open ends begin where a row does, alike above and below', async () => {
    const chances = (await odds('d100!o')).slice(2, -2).map((row) => /([\d.]+%)/.exec(row)?.[1]);
    expect(chances).toEqual([...chances].reverse());
  });
});

describe('several notations', () => {
  test.each([
    ['chance', '≈ chance A', '2.78%'],
    ['at-least', '≈ at least A', '100%'],
    ['at-most', '≈ at most A', '2.78%'],
  ])('show %s', async (view, head, second) => {
    const lines = await odds('2d6', 'd12', '--view', view);
    expect(lines[2]).toContain(head);
    expect(lines.find((line) => /^ *2 /.test(line))).toContain(second);
  });

  test('of another view are refused, with those there are', async () => {
    const { status, err } = await openroll(['odds', 'd6', 'd8', '--view', 'most']);
    expect({ status, said: err.includes('chance, at-least or at-most') }).toEqual({
      status: 2,
      said: true,
    });
  });
});

describe('a series', () => {
  test('shows each place', async () => {
    const lines = await odds('6 x 4d6kh3');
    expect(lines.slice(-6)).toEqual([
      'highest      average ≈ 15.66, most often 16, from 3 to 18',
      '2nd highest  average ≈ 14.17, most often 14, from 3 to 18',
      '3rd highest  average ≈ 12.96, most often 13, from 3 to 18',
      '4th highest  average ≈ 11.76, most often 12, from 3 to 18',
      '5th highest  average ≈ 10.41, most often 11, from 3 to 18',
      'lowest       average ≈ 8.504, most often 9, from 3 to 18',
    ]);
  });

  test('of many has its ordinals', async () => {
    const places = (await odds('24 x d6')).slice(-24).map((line) => line.split(/ {2,}/)[0]);
    expect(places.slice(9, 13)).toEqual([
      '10th highest',
      '11th highest',
      '12th highest',
      '13th highest',
    ]);
    expect(places.slice(20, 24)).toEqual([
      '21st highest',
      '22nd highest',
      '23rd highest',
      'lowest',
    ]);
  });

  test('in Markdown has a table of its own', async () => {
    const { out } = await openroll(['odds', '2 x d6', '--markdown']);
    expect(out).toContain('| highest | average');
  });
});
