/** Unique dice and sets of equal dice. Totals are worked out by hand. */
import { describe, expect, test } from 'vitest';
import { check, format, roll } from '../../src/index.ts';

type Row = readonly [notation: string, faces: readonly number[], total: number];

const codes = (text: string): readonly string[] => check(text).map(({ code }) => code);

test.each<Row>([
  // From the left; the one before is settled first.
  ['3d6u', [4, 4, 4, 2, 6], 12],
  ['3d6u', [4, 4, 5, 4, 2], 11],
  ['3d6!u', [6, 6, 1, 2, 4, 5], 18],
  ['3d6uo', [4, 4, 5, 4], 13],
  ['3d6u(once)', [4, 4, 5, 4], 13],
  ['3d6u(limit 2)', [4, 4, 5, 4, 4], 13],
  ['6d6u', [1, 2, 3, 4, 5, 6], 21],
  ['4d6kh3u', [1, 6, 6, 5, 5, 4], 15],
  ['3d6u>=4', [4, 4, 2, 6], 2],
  ['3d6 s u', [4, 4, 2, 1], 7],
  ['2d6!!u', [6, 1, 1], 8],
  ['2d6!!u', [6, 1, 6, 1, 3], 10],
  ['0d6u', [], 0],
  ['9d6uo', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 1, 2], 1 + 1 + 2 + 3 + 4 + 5 + 6 + 1 + 2],
  // Sets.
  ['4d6m', [5, 5, 1, 1], 12],
  ['4d6m3kh1', [5, 5, 5, 1], 5],
  ['2d6m!!kh1', [6, 1, 5], 11],
  ['2d6!m', [6, 6, 1, 2], 15],
  ['4d6mt', [5, 5, 1, 1], 2],
  ['4d6mt3', [5, 5, 5, 1], 1],
  ['4d6mt3>2', [5, 5, 5, 1], 1],
  ['4d6mt3>2', [2, 2, 2, 1], 0],
  ['4d6mt=1', [5, 5, 1, 1], 1],
  ['4d6mt(2, >4, 1)', [5, 5, 1, 1], 2],
  ['4d6mt1', [5, 5, 4, 1], 3],
  ['3d6!mt', [6, 6, 6, 1, 2, 3], 1],
  // What may follow a count may follow it.
  ['4d6mt()>=5', [5, 5, 5, 1], 4],
  ['4d6mt(2)>=5', [5, 5, 5, 1], 4],
  ['4d6mt f1', [5, 5, 1, 1], 0],
  ['5d6mt kh3', [5, 5, 1, 1, 2], 1],
  ['4d6>=5mt', [5, 5, 1, 1], 4],
])('%s with %j is %d', (text, dice, total) => {
  expect(roll(text, { dice }).total).toBe(total);
});

describe('unique dice', () => {
  test.each([
    ['7d6u', 'endless'],
    ['4dFu', 'endless'],
    ['4d{1,1,1,2}u', 'endless'],
    ['7d6uo', undefined],
    ['7d6u(limit 3)', undefined],
    ['6d6u', undefined],
    ['7d6!!u', undefined],
    ['2d1u', 'endless'],
    ['3d6>=4u', 'unsuitable-order'],
    ['3d6min2u', 'reroll-past-clamp'],
    // MapTool's clamp.
    ['3d6u3', 'foreign-spelling'],
    ['3d6u(3)', 'unsuitable-argument'],
    ['3d6u(rising)', 'unsuitable-option'],
    ['1000d1000u', 'long-chain'],
  ])('%s is answered with %s', (text, code) => {
    const [first] = codes(text);
    expect(first).toBe(code);
  });

  test('are rolled again: role, chain and text say so', () => {
    const { dice, terms, text } = roll('2d6u', { dice: [4, 4, 5] });
    expect(dice.map(({ role, kept }) => [role, kept])).toEqual([
      ['first', true],
      ['first', false],
      ['rerolled', true],
    ]);
    expect(terms[0]?.chains).toHaveLength(2);
    expect(text()).toBe('2d6u: [4, (4) 5] = 9');
  });

  test('a computed pool is judged when it is rolled', () => {
    expect(() => roll('(d8)d6u', { dice: [7] })).toThrow(
      expect.objectContaining({ code: 'endless' }),
    );
  });
});

describe('sets', () => {
  test('are numbered in the order of their first dice', () => {
    const { dice, text } = roll('6d6m', { dice: [5, 1, 3, 1, 5, 2] });
    expect(dice.map(({ marks }) => marks.join())).toEqual([
      'set 1',
      'set 2',
      '',
      'set 2',
      'set 1',
      '',
    ]);
    expect(text()).toBe('6d6m2: [5 set 1, 1 set 2, 3, 1 set 2, 5 set 1, 2] = 17');
  });

  test('a set is one success of its first die', () => {
    const [term] = roll('4d6mt', { dice: [5, 1, 5, 1] }).terms;
    expect(term?.chains.map(({ score }) => score)).toEqual([1, 1, 0, 0]);
  });

  test.each([
    ['4d6m', '4d6m2'],
    ['4d6mt>2', '4d6mt2>2'],
    ['4d6mt=2', '4d6mt2=2'],
    ['4d6mt(2)>2', '4d6mt(2)>2'],
    ['4d6mt()>2', '4d6mt(2)>2'],
    ['4d6mt3>2>4', '4d6mt3>2>4'],
    ['4d6mt(3, >2, 1)', '4d6mt(3, >2, 1)'],
    ['4d6mt(>2)', '4d6mt2>2'],
    ['4d6m(1+1)', '4d6m(1 + 1)'],
    ['4d6m@n>(1+1)', '4d6m@n>(1 + 1)'],
    ['4d6m mt3', '4d6m2mt3'],
    ['4d6m kh1', '4d6m2kh1'],
  ])('%s is written %s', (text, canonical) => {
    expect(format(text)).toBe(canonical);
    expect(format(canonical)).toBe(canonical);
  });

  test.each([
    ['4d6m0', 'unsuitable-argument'],
    ['4d6m1.5', 'unsuitable-argument'],
    ['4d6m5', 'condition-never'],
    ['4d6mt>6', 'condition-never'],
    ['4d6mt!', 'unsuitable-order'],
    ['4d6mt kh1', 'keep-after-count'],
    ['4d6mt(2, once)', 'unsuitable-option'],
    ['4d6mt!=2', 'unsuitable-argument'],
    ['4d6f1mt', 'unsuitable-order'],
  ])('%s is answered with %s', (text, code) => {
    const [first] = codes(text);
    expect(first).toBe(code);
  });
});
