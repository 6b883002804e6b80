/** Groups in braces: values, pooled dice, and what is refused. Totals are worked out by hand. */
import { describe, expect, test } from 'vitest';
import { check, createRoller, format, roll } from '../../src/index.ts';

type Row = readonly [notation: string, faces: readonly number[], total: number];

const codes = (text: string): readonly string[] => check(text).map(({ code }) => code);
const total = (text: string, dice: readonly number[]): number | undefined =>
  roll(text, { dice }).total;

describe('items are values', () => {
  test.each<Row>([
    ['{4d6, 2d10, d4}', [4, 5, 1, 3, 8, 6, 3], 30],
    ['{2d20, 3d6}kh1', [3, 4, 6, 6, 1], 13],
    ['{1d20+5, 1d20+5}kh1', [8, 17], 22],
    ['{1d20+5, 1d20+5}kl1', [8, 17], 13],
    ['{3, 5, 7}kh1', [], 7],
    ['{3, 5, 7}km1', [], 5],
    ['{3, 5, 7}d1', [], 12],
    ['{3, 5, 7}dh2', [], 3],
    ['{3,5,7}>=4', [], 2],
    ['{3,5,7}<>5', [], 2],
    ['{3, 0d6}>=4', [], 0],
    ['{2d6, 2d6}>=10', [6, 5, 2, 1], 1],
    ['{2d6, 2d6}>=10>=11', [6, 5, 5, 5], 3],
    ['{2d6, 2d6, 2d6}>=10f2', [6, 5, 1, 1, 3, 3], 0],
    ['{{2d6, 2d6}>=10, 1d8}>=1', [6, 5, 2, 1, 7], 2],
    ['{{2d6, 2d6}>=10, 20}kh1', [6, 5, 2, 1], 20],
    ['{1d6, {5}}', [4], 9],
    ['2 * {1d6, 1d8}kh1', [4, 3], 8],
    ['{d20+5, d20}min10', [1, 20], 30],
    ['{d20+5, d20}max10', [1, 20], 16],
    ['{d20+5, d20}s', [1, 20], 26],
    ['{d6, d6+1, d8}mt', [4, 3, 4], 1],
    ['{d6, d6+1, d8}mt3', [4, 3, 4], 1],
    ['{d6, d6+1, d8}mt>4', [4, 3, 4], 0],
    ['{d6, d6+1, d8}m', [4, 3, 4], 12],
    ['{5/2, 3}>=2.5', [], 2],
    ['{5/2, 3}>2.5', [], 1],
    ['{5/2, 3}=2.5', [], 1],
    ['{5/2, 1/3, 2}kh2', [], 4.5],
    ['{5/2, 5/2, 3}mt', [], 1],
    ['{0.1+0.2, 0.3}mt', [], 1],
  ])('%s with %j is %d', (text, faces, expected) => {
    expect(total(text, faces)).toBe(expected);
  });

  test.each<Row>([
    ['{d20+5}', [3], 8],
    ['{d20+5}>=8', [3], 1],
    ['{2d6-1d4}', [3, 4, 1], 6],
    ['{2d6-1d4}>=6', [3, 4, 1], 1],
    ['{4d10*5d6}', [1, 2, 3, 4, 1, 1, 1, 1, 1], 50],
    ['{4d6>=5f1}<=2f6', [6, 5, 2, 1], 1],
    ['{8d6>=5}>=3', [5, 5, 6, 1, 1, 1, 1, 1], 1],
    ['{8d6>=5}>=3', [5, 5, 1, 1, 1, 1, 1, 1], 0],
    ['{4d6>=1}kh4', [6, 5, 2, 1], 4],
    ['{4d6mt}>=2', [5, 5, 1, 1], 1],
    ['{-d6}<0', [5], 1],
    ['{(2d6) > (2d6)}=1', [6, 6, 1, 1], 1],
    ['{floor(d6/2)}=2', [5], 1],
  ])('one that is not a sum of dice is one value: %s with %j is %d', (text, faces, expected) => {
    expect(total(text, faces)).toBe(expected);
  });

  test.each([
    ['{d20+5}!', 'unsuitable-group'],
    ['{d20, d20}r1', 'unsuitable-group'],
    ['{d20, d20}u', 'unsuitable-group'],
    ['{8d6>=5}!', 'unsuitable-group'],
    // Whatever the number is that is rolled first.
    ['@x := d6; {1}!@x', 'unsuitable-group'],
    ['@x := d6; {d20, d20}u(limit @x)', 'unsuitable-group'],
    ['{d20, d20}cs', 'unsuitable-argument'],
    ['{d20, d20}>=5f', 'unsuitable-argument'],
    ['{d20, d20}d2', 'drops-every-die'],
    ['{d20, d20}f1', 'unsuitable-order'],
    ['{}', 'missing-operand'],
    ['{d6,}', 'missing-operand'],
    ['{d6', 'unclosed-bracket'],
    ['{d6)', 'unopened-bracket'],
    ['{d6, d8}kh(d4)', 'dice-in-argument'],
    ['d6{d8}', 'unexpected-text'],
    ['{d6, d8}[x]kh1', 'misplaced-label'],
  ])('%s is refused: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test('keeping more than there are, and keeping after a count, are warned about', () => {
    expect(codes('{d20, d20}kh3')).toEqual(['keeps-all']);
    expect(codes('{d20, d20}>=10kh1')).toEqual(['keep-after-count']);
    expect(codes('5 - {d20, d20}>=10')).toEqual(['count-under-minus']);
  });

  test('dice of a dropped item are not kept', () => {
    const { dice, terms } = roll('{2d6, d8+2}kl1', { dice: [6, 5, 3] });
    expect(dice.map(({ kept }) => kept)).toEqual([false, false, true]);
    expect(terms.map(({ notation, value }) => [notation, value])).toEqual([
      ['2d6', 11],
      ['d8', 3],
      ['{2d6, d8 + 2}kl1', 5],
    ]);
    expect(terms[2]?.items?.map(({ value, kept }) => [value, kept])).toEqual([
      [11, false],
      [5, true],
    ]);
  });
});

describe('dice joined by + are pooled', () => {
  test.each<Row>([
    ['{4d6+2d8}kh3', [6, 6, 6, 1, 8, 1], 20],
    ['{4d6}kh3', [1, 2, 3, 4], 9],
    ['{4d6}<3', [1, 2, 3, 4], 2],
    ['{1d6}cs>5', [6], 6],
    ['({1d6})cs>5', [3], 3],
    ['{1d6}kh1cf<2', [1], 1],
    // Each die has its own faces: the d6 goes on at 6, the d8 at 8.
    ['{1d6+1d8}!', [6, 6, 2], 14],
    ['{1d6+1d8}!', [5, 8, 2], 15],
    // All items are rolled before the group's modifiers begin.
    ['{2d6 + 1d8}!!', [6, 1, 8, 2, 3], 20],
    ['{d6 + d8}!kh1', [6, 8, 4, 3], 8],
    ['{1d6+1d8}>=7', [1, 7], 1],
    ['{d6 + d8}>=7=8', [6, 8], 2],
    ['{(d6 + d8)}kh1', [6, 8], 8],
    ['{4d6kh3 + 2d8}kl1', [1, 2, 3, 4, 5, 6], 2],
    ['{{2d6 + d8}kl2 + d4}kh1', [6, 5, 1, 4], 5],
    ['{2d6!}!', [6, 2, 1, 3], 12],
    ['{2d6!!}kh1', [6, 3, 5], 9],
    ['{2d6 + d8}ro1', [1, 2, 1, 6, 7], 15],
    ['{3d4 + d6}u', [1, 2, 3, 3, 5], 11],
    ['{2d6 + 2d8}mt', [3, 3, 8, 3], 1],
    ['{2d6 + 2d8}d1', [3, 2, 8, 3], 14],
    ['{3d6 + d4}s', [3, 1, 2, 4], 10],
    ['{d6min3 + d8}kh1', [1, 2], 3],
    ['{0d6}kh1', [], 0],
    ['{(d4)d6 + d(d8)}kh2', [2, 6, 3, 5, 4], 10],
    ['{2d6[fire] + 2d8[cold]}kh2', [1, 6, 8, 3], 14],
  ])('%s with %j is %d', (text, faces, expected) => {
    expect(total(text, faces)).toBe(expected);
  });

  test('a variable is read as if in parentheses', () => {
    const given = (p: string) => roll('{@p + 2d8}kh2', { variables: { p }, dice: [1, 6, 8, 3] });
    expect(given('2d6').total).toBe(14);
    const one = roll('{@p + 2d8}kh1', { variables: { p: '2d6 + 1' }, dice: [1, 6, 8, 3] });
    expect(one.total).toBe(19);
  });

  test.each([
    ['{d100!o}!', 'conflicting-chains'],
    ['{d6!}!o', 'conflicting-chains'],
    ['{2d6 + {d6! + d8}kh1}!o', 'conflicting-chains'],
    ['{d6+d8}r<=6', 'endless'],
    ['{4d6+4d4}u', 'endless'],
    ['{4d6}>10', 'impossible-count'],
    ['{d6+d8}>10', 'impossible-count'],
    ['{4d6}d4', 'drops-every-die'],
    ['{d6}!0', 'unsuitable-argument'],
  ])('%s is refused: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test('a count that one kind of die can meet is possible', () => {
    expect(codes('{d6+d8}>=7')).toEqual([]);
    expect(codes('{d6+d8}>=1')).toEqual(['count-always']);
  });

  test('what no face is left for is an error when it happens', () => {
    expect(total('{d6+4d4}u', [5, 1, 2, 3, 4])).toBe(15);
    expect(() => roll('{d6+4d4}u', { dice: [1, 2, 3, 4, 1] })).toThrow(
      expect.objectContaining({ code: 'endless' }),
    );
  });

  test('labelled dice are terms of their own', () => {
    const { terms } = roll('{2d6[fire] + 2d8}kh2', { dice: [1, 6, 8, 3] });
    expect(terms.map(({ notation, value, chains }) => [notation, value, chains.length])).toEqual([
      ['2d6[fire]', 6, 2],
      ['{2d6[fire] + 2d8}kh2', 14, 4],
    ]);
  });
});

describe('groups as text', () => {
  test.each([
    ['{1d20+5,1D20 + 5}KH', '{d20 + 5, d20 + 5}kh1'],
    ['( {4d6+2d8} ) kh3', '{4d6 + 2d8}kh3'],
    ['{4d6}>=4', '{4d6}>=4'],
    ['({4d6})>=4', '({4d6}) >= 4'],
    ['{{d6,d8}kh1[a], 2}[b]', '{{d6, d8}kh1[a], 2}[b]'],
    ['{4d6} d1', '{4d6}d1'],
  ])('%s is written %s', (text, canonical) => {
    expect(format(text)).toBe(canonical);
    expect(format(canonical)).toBe(canonical);
  });

  test.each<readonly [string, readonly number[], string]>([
    ['{d20+5, d20+5}kh1', [17, 8], '{[17] + 5, ([8] + 5)} = 22'],
    ['{4d6+2d8}kh3', [6, 6, 6, 1, 8, 1], '{[6, 6, (6), (1)] + [8, (1)]} = 20'],
    ['{2d6, 2d6}>=10', [6, 5, 2, 1], '{[6, 5] = 11 ✓, [2, 1] = 3} = 1 success'],
    ['{d20+5, d20}min10', [1, 20], '{[1] + 5 = 10, [20]} = 30'],
    ['{3d6 + d4}s', [3, 1, 2, 4], '{[1, 2, 3, 4]} = 10'],
  ])('%s with %j is shown as %s', (text, dice, shown) => {
    expect(roll(text, { dice }).text()).toBe(`${format(text)}: ${shown}`);
  });

  test('trees with groups go through JSON', () => {
    const roller = createRoller();
    const parsed = roller.parse('{2d6[a] + {d8}kh1, if(@x, 1, 2)}kh1');
    if (!parsed.ok) throw new Error('it can be read');
    const tree = JSON.parse(JSON.stringify(parsed.tree));
    expect(roller.format(tree)).toBe('{2d6[a] + {d8}kh1, if(@x, 1, 2)}kh1');
  });
});
