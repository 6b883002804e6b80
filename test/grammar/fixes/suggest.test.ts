/** Which known words are near to a word, and what may be put where. */
import { expect, test } from 'vitest';
import { isAlone, isEnd, replaced, spacedComparison } from '../../../src/grammar/fixes/edit.ts';
import { either, nearest } from '../../../src/grammar/fixes/suggest.ts';

test.each<[word: string, known: readonly string[], near: readonly string[]]>([
  ['maxx', ['max', 'min', 'floor'], ['max']],
  ['max', ['max'], []],
  ['flor', ['floor', 'for'], ['floor', 'for']],
  ['floooor', ['floor'], ['floor']],
  // Short words are near to what has one other letter, long ones to what has two.
  ['abcd', ['abxy'], []],
  ['abcde', ['abcxy'], ['abcxy']],
  ['abcde', ['abxyz'], []],
  // The nearest alone, whatever comes first.
  ['abcdef', ['abcdxy', 'abcdex'], ['abcdex']],
  ['abcdef', ['abcdex', 'abcdxy'], ['abcdex']],
  ['abcdef', ['abcdex', 'abcdey'], ['abcdex', 'abcdey']],
  // A word of which nothing is left is near to none.
  ['a', ['b'], []],
  ['a', ['ab'], ['ab']],
  ['kx', ['kh', 'kl', 'km', 'k', 'ks'], ['kh', 'kl', 'km', 'k']],
])('%s among %j: %j', (word, known, near) => {
  expect(nearest(word, known)).toEqual(near);
});

test.each([
  ['2d6>=3', 3, false],
  ['2d6', 3, true],
  ['2d6 ', 3, true],
  ['2d6 + 1', 3, false],
  ['2d6, 1', 3, true],
  ['2d6 ; 1', 3, true],
  ['2d6 ) 1', 3, true],
  ['2d6} 1', 3, true],
  ['2d6 # 1', 3, true],
  ['2d6] 1', 3, true],
])('%s ends at %d: %s', (text, at, ends) => {
  expect(isEnd(text, at)).toBe(ends);
});

test.each([
  ['2d6', 0, 3, true],
  [' 2d6 ', 1, 4, true],
  ['(2d6)', 1, 4, true],
  ['{2d6, d8}', 1, 4, true],
  ['{d8, 2d6}', 5, 8, true],
  ['3 x 2d6', 4, 7, true],
  ['3 X 2d6', 4, 7, true],
  ['@a := 2d6; 1', 6, 9, true],
  ['@a := 1; 2d6', 9, 12, true],
  ['1 + 2d6', 4, 7, false],
  ['2d6 + 1', 0, 3, false],
  ['1 = 2d6', 4, 7, false],
])('%s stands alone: %s', (text, start, end, alone) => {
  expect(isAlone(text, { start, end })).toBe(alone);
});

test('a span is replaced', () => {
  expect(replaced('2d6 + 1', { start: 1, end: 3 }, 'x')).toBe('2x + 1');
});

test.each([
  ['>=5', '>= 5'],
  ['>  5', '> 5'],
  ['!=5', '<> 5'],
  ['≥5', '≥ 5'],
  ['≤ 5', '≤ 5'],
  ['≠5', '≠ 5'],
  ['5>=3', '5>=3'],
])('%s is written %s', (written, spaced) => {
  expect(spacedComparison(written)).toBe(spaced);
});

test.each([
  [[], ''],
  [['a'], '"a"'],
  [['a', 'b'], '"a" or "b"'],
  [['a', 'b', 'c'], '"a", "b" or "c"'],
])('%j in words: %s', (words, said) => {
  expect(either(words)).toBe(said);
});
