/** How deeply texts are nested: brackets and calls, and within them runs of signs and of powers. */
import { expect, test } from 'vitest';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { defaultLimits } from '../../../src/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';

const read = createReader(standard);

const readWith = (text: string, limits: Partial<typeof defaultLimits>): string => {
  const syntax = read(text, { ...defaultLimits, ...limits });
  return syntax.ok ? 'read' : syntax.diagnostics[0].code;
};

test.each([
  ['1', 1],
  ['d6', 1],
  ['(1)', 1],
  ['((1))', 2],
  ['(1)+(2)', 1],
  ['(1)+((2))', 2],
  ['((1))+(2)', 2],
  ['-1', 1],
  ['--1', 2],
  ['+-1', 2],
  ['1-1', 1],
  ['1--1', 1],
  ['1---1', 2],
  ['1 - 1 - 1', 1],
  ['2**3', 1],
  ['2**3**4', 2],
  ['2**-3', 2],
  ['-2**3', 2],
  ['2**3+4**5', 1],
  ['2**3**4*5', 2],
  ['-(1)', 2],
  ['(-1)', 2],
  ['-(-1)', 3],
  ['((-1))', 3],
  ['(1)-(-1)', 2],
  ['(2**3)', 2],
  ['2**(3)', 2],
  ['2**(3**4)', 3],
  ['(2**3)**4', 2],
  ['2**3*-4', 1],
  ['2*-3', 1],
  ['2*-3*-4', 1],
  ['-1*-2', 1],
  ['-1-1', 1],
  ['--1---2', 2],
  ['1 >= -1', 1],
  ['-1 >= 1', 1],
  ['max(1)', 1],
  ['max(-1, -2)', 2],
  ['max(--1, 2)', 3],
  ['max(1, --2)', 3],
  ['max((1), 2)', 2],
  ['max(1, (2))', 2],
  ['floor(floor(1))', 2],
  ['{d6}', 1],
  ['{{d6}}', 2],
  ['{d6, d8}', 1],
  ['{-d6, -d8}', 2],
  ['{(d6)}', 2],
  ['d{1,2}', 1],
  ['d{-1..1}', 2],
  ['d(6)', 1],
  ['d((6))', 2],
  ['(d4)d6', 1],
  ['4d6kh(1)', 1],
  ['4d6>=(-1)', 2],
  ['4d6>=-1', 1],
  ['4d6r(1, 2)', 1],
  ['@a := -1; @a', 1],
  ['@a := -1; -@a', 1],
  ['@a := --1; @a', 2],
  ['@a := (1); (2)', 1],
  ['@a := 2**3; 2**3**4', 2],
  ['2 x -d6', 1],
  ['(2) x (3)', 1],
  ['(1)**2', 1],
  ['(1)**2**3', 2],
  ['if(-1, -2, -3)', 2],
  ['-(2**-(3))', 5],
  ['1 + (2 + (3 + 4))', 2],
  ['1 + -2', 1],
  ['1 + - -2', 2],
  ['2 * (1) - -1', 1],
  ['((1) + -2)', 2],
  ['(2 - (1))', 2],
  ['(2 ** (1))**2', 3],
  ['{2d6 + -d4}', 2],
  ['-{2d6}', 2],
  ['2d6 - -{d6}', 2],
])('%s: %d', (text, depth) => {
  expect(readWith(text, { nesting: depth })).toBe('read');
  if (depth > 1) expect(readWith(text, { nesting: depth - 1 })).toBe('nested-too-deeply');
});

test('the limits are the most that is read', () => {
  expect(readWith('2d6 + 1', { text: 7 })).toBe('read');
  expect(readWith('2d6 + 1', { text: 6 })).toBe('text-too-long');
  expect(readWith('2d6 + 1', { nodes: 5 })).toBe('read');
  expect(readWith('2d6 + 1', { nodes: 4 })).toBe('too-many-parts');
});

test.each([
  ['(', 'unclosed-bracket', 0, 1],
  ['2d6)', 'unopened-bracket', 3, 4],
  ['(2d6', 'unclosed-bracket', 0, 1],
  ['{2d6)', 'unopened-bracket', 4, 5],
  ['({2d6)', 'unclosed-bracket', 1, 2],
  ['(2d6}', 'unopened-bracket', 4, 5],
  ['{(2d6}', 'unclosed-bracket', 1, 2],
  ['((2d6)', 'unclosed-bracket', 0, 1],
  ['2d6 +', 'missing-operand', 4, 5],
  ['', 'empty-text', 0, 0],
])('%s: %s', (text, code, start, end) => {
  const syntax = read(text, defaultLimits);
  expect(syntax).toMatchObject({ ok: false, diagnostics: [{ code, span: { start, end } }] });
});

test('a nearly full stack is reported as a text that is nested too deeply', () => {
  const codes = new Set<string>();
  const deeper = (left: number): void => {
    if (left > 0) deeper(left - 1);
    else codes.add(readWith('((((((((((2d6))))))))))', { text: 100 }));
  };
  let most = 0;
  // As deep as the stack allows, and then a little less.
  const dig = (): void => {
    most += 1;
    dig();
  };
  expect(dig).toThrow(RangeError);
  for (let left = most; left > 0 && codes.size < 2; left -= Math.ceil(most / 1000)) {
    try {
      deeper(left);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  expect([...codes]).toEqual(['nested-too-deeply', 'read']);
});
