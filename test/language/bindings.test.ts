/** Bindings and choices: what rolls once, what rolls at all, and what is refused. */
import { describe, expect, test } from 'vitest';
import { check, format, roll } from '../../src/index.ts';

type Row = readonly [notation: string, faces: readonly number[], total: number];

const codes = (text: string): readonly string[] => check(text).map(({ code }) => code);
const refusal = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('bindings', () => {
  test.each<Row>([
    ['@a := d6; @a + @a', [4], 8],
    ['@a := d6; 3', [4], 3],
    ['@a := d6; @b := @a + d6; @a * @b', [2, 3], 10],
    ['@k := d3; 4d6kh(@k)', [2, 6, 5, 4, 3], 11],
    ['@k := d3; 4d6kh@k', [1, 6, 5, 4, 3], 6],
    ['@n := d4; @n d6', [3, 1, 2, 3], 6],
    ['@n := d4; 2d@n', [3, 1, 3], 4],
    ['@n := d6; 3d6>=@n', [5, 5, 6, 1], 2],
    ['@n := d6; {2d6, 9}>=@n', [5, 2, 1, 5].slice(0, 3), 1],
    ['@n := d6; {2d6 + d8}kh@n', [2, 6, 1, 8], 14],
    ['@a := d20 >= 10; if(@a, d6, 0)', [12, 5], 5],
    ['@{any name} := d6; @{any name} + 1', [4], 5],
    ['@A := d6; @a', [4], 4],
    ['@a:=2;@a d6', [1, 2], 3],
    ['@a := 4d6kh3; @a - @a', [1, 2, 3, 4], 0],
  ])('%s with %j is %d', (text, dice, total) => {
    expect(roll(text, { dice }).total).toBe(total);
  });

  test('know the variables of the caller, and not the other way round', () => {
    const variables = { str: 3, twice: '@str * 2', borrowed: '@a + 1' };
    const dice = [4];
    expect(roll('@a := d6 + @twice; @a + @str', { variables, dice }).total).toBe(13);
    expect(refusal(() => roll('@a := d6; @borrowed', { variables }))).toBe('unknown-variable');
    expect(refusal(() => roll('@str := d6; @str', { variables }))).toBe('name-taken');
  });

  test('a binding without dice is known before the roll', () => {
    expect(refusal(() => roll('@n := 0 - 1; @n d6'))).toBe('unsuitable-count');
    expect(roll('@n := 9; 2d6kh@n', { seed: 1 }).warnings.map(({ code }) => code)).toEqual([
      'keeps-all',
    ]);
  });

  test.each([
    ['@a := @a; 1', 'unknown-variable'],
    ['@a := @b; @b := 1; @a', 'unknown-variable'],
    ['@a := 1; @a := 2; @a', 'name-taken'],
    ['@a := d6', 'missing-operand'],
    ['@a := d6;', 'missing-operand'],
    ['@a := ; 3', 'missing-operand'],
    ['@a d6 := 3; 3', 'unexpected-text'],
    ['3; 4', 'unexpected-text'],
    ['3 + @a := 5; 2', 'unexpected-text'],
    ['(@a := 5; 2)', 'unexpected-text'],
    ['; 3', 'missing-operand'],
    ['@a := d6 kh; @a', undefined],
  ])('%s is answered with %s', (text, code) => {
    const [first] = codes(text);
    expect(first).toBe(code);
  });

  test('a failed argument is reported when it happens', () => {
    const text = '@n := d6 - 3; 4d6kh@n';
    expect(roll(text, { dice: [5, 6, 5, 4, 3] }).total).toBe(11);
    expect(refusal(() => roll(text, { dice: [1] }))).toBe('unsuitable-argument');
  });

  test('variables hold neither bindings nor series', () => {
    for (const p of ['@a := 2; @a', '2 x d6']) {
      expect(refusal(() => roll('@p', { variables: { p } }))).toBe('unsuitable-variable');
    }
  });

  test('are written, shown and told apart', () => {
    const result = roll('@a:=2D6;@a+d4', { dice: [1, 6, 3] });
    expect(result.text()).toBe('@a := 2d6; @a + d4: @a := [1, 6] = 7; 7 + [3] = 10');
    expect(format('@{a b}:=1;@C:=@{a b};@c')).toBe('@{a b} := 1; @c := @{a b}; @c');
    expect(result.terms.map(({ notation, binding }) => [notation, binding])).toEqual([
      ['2d6', 'a'],
      ['d4', undefined],
    ]);
  });
});

describe('if', () => {
  test.each<Row>([
    ['if(d20 >= 20, 2d6, d4)', [19, 3], 3],
    ['if(d20 >= 20, 2d6, d4)', [20, 3, 4], 7],
    ['if((5 + d20) >= 15, 1, 0)', [10], 1],
    ['if(0, 1/0, 2)', [], 2],
    ['if(0.5, 1, 2)', [], 1],
    ['if(-1, 1, 2)', [], 1],
    ['IF (d6 - d6, 1, 2)', [4, 4], 2],
    ['if(1, if(0, 1, 2), 3) * 2', [], 4],
    ['if(1, d6, d8)d4', [2, 1, 3], 4],
    ['if(d6, 1, 2) >= 1', [3], 1],
    ['2d(if(1, 6, 8))', [6, 5], 11],
    ['4d6kh(if(1, 2, 3))', [1, 2, 3, 4], 7],
  ])('%s with %j is %d', (text, dice, total) => {
    expect(roll(text, { dice }).total).toBe(total);
  });

  test.each([
    ['if(1, 2)', 'unsuitable-argument'],
    ['if(1, 2, 3, 4)', 'unsuitable-argument'],
    ['if()', 'missing-operand'],
    ['if', 'unexpected-word'],
    ['if(1, 2, 3)kh1', 'modifier-without-dice'],
    // On a lone die both readings are equal.
    ['if(d20 >= 15, 1, 0)', undefined],
    ['if(5 + d20 >= 15, 1, 0)', 'count-in-arithmetic'],
    ['if((d20) >= 15, 1, 0)', undefined],
    ['if(3d6 >= 5, 1, 0)', undefined],
  ])('%s is answered with %s', (text, code) => {
    const [first] = codes(text);
    expect(first).toBe(code);
  });

  test('the branch that was not chosen does not show', () => {
    const { text } = roll('if((d20) >= 10, 2d6, d4)[hit]', { dice: [3, 4] });
    expect(text()).toBe('if((d20) >= 10, 2d6, d4)[hit]: if([3] >= 10) [4] [hit] = 4');
  });
});
