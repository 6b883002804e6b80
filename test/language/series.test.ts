/** Series: members, totals, and texts that only look like one. */

import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../src/api/roll-types.ts';
import { check, format, parse, roll } from '../../src/index.ts';

type Row = readonly [notation: string, faces: readonly number[], totals: readonly number[]];

test.each<Row>([
  ['2 x 3d6kh1', [1, 2, 3, 4, 5, 6], [3, 6]],
  ['3xd6', [1, 2, 3], [1, 2, 3]],
  ['3 X d%', [1, 2, 3], [1, 2, 3]],
  ['2x dF', [1, -1], [1, -1]],
  ['1 x d6', [4], [4]],
  ['2 x 5', [], [5, 5]],
  ['(1+1) x d6 + 1', [1, 2], [2, 3]],
  ['2 x d6 > 3', [1, 4], [0, 1]],
  ['@n := d4; @n x d6', [2, 5, 6], [5, 6]],
  ['@a := d6; 2 x d4 + @a', [6, 1, 2], [7, 8]],
  ['2 x {d6, d8}kh1', [1, 2, 3, 4], [2, 4]],
])('%s with %j is %j', (text, dice, totals) => {
  const result = roll(text, { dice });
  expect([result.kind, totalsOf(result)]).toEqual(['series', totals]);
  expect(Object.hasOwn(result, 'total')).toBe(false);
});

test('the number may be a variable', () => {
  expect(totalsOf(roll('@n x d6', { variables: { n: 2 }, dice: [1, 2] }))).toEqual([1, 2]);
});

describe('what is not a series', () => {
  test.each<readonly [string, string, string | undefined]>([
    ['2d6 x 3', 'unexpected-text', '2d6 * 3'],
    ['4d6x6', 'foreign-spelling', '4d6!6'],
    ['4d6kh3 x 2', 'unexpected-text', '4d6kh3 * 2'],
    // A product, or two rolls?
    ['1 + 2 x d6', 'unexpected-text', undefined],
    ['(2 x 3d6)', 'unexpected-text', undefined],
    ['2 x 3 x d6', 'unexpected-text', undefined],
    ['-2 x d6', 'unsuitable-count', undefined],
    ['0 x d6', 'unsuitable-count', undefined],
    ['1.5 x d6', 'unsuitable-count', undefined],
    ['(0-1) x d6', 'unsuitable-count', undefined],
    ['(d4) x d6', 'dice-in-argument', undefined],
    ['10001 x d6', 'too-many-parts', undefined],
    ['2 x', 'missing-operand', undefined],
    ['x 2d6', 'missing-operand', undefined],
  ])('%s is refused: %s', (text, code, fix) => {
    const [first] = check(text);
    expect(first?.code).toBe(code);
    expect(first?.fix).toBe(fix);
    if (fix !== undefined && !fix.includes('x')) expect(parse(fix).ok).toBe(true);
  });

  test('the sign for times is none', () => {
    expect(roll('2 × 3').total).toBe(6);
  });

  test('a number that turns out wrong is reported then', () => {
    expect(() => roll('@n := d4 - 2; @n x d6', { dice: [2] })).toThrow(
      expect.objectContaining({ code: 'unsuitable-count' }),
    );
  });

  test('the dice of all members are counted', () => {
    expect(() => roll('200 x 60d6', { seed: 1 })).toThrow(
      expect.objectContaining({ code: 'too-many-dice' }),
    );
  });
});

test('is written and shown line by line, the totals last', () => {
  expect(format('6X4D6KH3')).toBe('6 x 4d6kh3');
  expect(format('(2) x d6')).toBe('2 x d6');
  expect(format('(1+1) x d6')).toBe('(1 + 1) x d6');
  const result = roll('2 x 2d6kh1', { dice: [1, 6, 5, 2] });
  expect(result.text()).toBe('2 x 2d6kh1:\n1) [(1), 6] = 6\n2) [5, (2)] = 5\n= 6, 5');
  expect(result.text('html')).toContain('<br>');
});

test('terms say to which member they belong', () => {
  const { terms, dice } = roll('2 x d6 + 2d4', { dice: [6, 1, 2, 5, 3, 4] });
  expect(terms.map(({ notation, member, value }) => [notation, member, value])).toEqual([
    ['d6', 0, 6],
    ['2d4', 0, 3],
    ['d6', 1, 5],
    ['2d4', 1, 7],
  ]);
  expect(dice.map(({ face }) => face)).toEqual([6, 1, 2, 5, 3, 4]);
  const { totals } = JSON.parse(JSON.stringify(roll('2 x d6', { dice: [1, 2] })));
  expect(totals).toEqual([1, 2]);
});
