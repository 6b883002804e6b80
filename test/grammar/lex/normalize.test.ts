/** Comments are taken out and typographic signs read as their twins; each offset leads back to the text. */
import { describe, expect, test } from 'vitest';
import { normalize } from '../../../src/grammar/lex/normalize.ts';

describe('what is read', () => {
  test.each<[written: string, read: string, comments?: readonly string[]]>([
    ['2d6 + 1', '2d6 + 1'],
    ['', ''],
    ['6 − 2 – 1', '6 - 2 - 1'],
    ['2 × 3 · 4 ÷ 5', '2 * 3 * 4 / 5'],
    ['4d6≥5', '4d6>=5'],
    ['4d6≤5', '4d6<=5'],
    ['4d6≠5', '4d6<>5'],
    // The first and the last of the full-width forms, and what lies beside them.
    ['！～', '!~'],
    ['\uff00 \uff5f', '\uff00 \uff5f'],
    ['（２ｄ６）＋１', '(2d6)+1'],
    ['é', 'é'],
    // A comment follows a blank, or begins a line, and ends with the line.
    ['2d6 # note', '2d6 ', ['note']],
    ['2d6 ＃ note', '2d6 ', ['note']],
    ['2d6\u00a0# note', '2d6\u00a0', ['note']],
    ['2d6\t#note', '2d6\t', ['note']],
    ['2d6# note', '2d6# note'],
    ['2d6 # a # b', '2d6 ', ['a # b']],
    ['2d6 #', '2d6 '],
    ['2d6 #  ', '2d6 '],
    ['# a\n2d6 # b\n+ 1', '\n2d6 \n+ 1', ['a', 'b']],
    ['#a', '', ['a']],
    ['2d6 # ≥ 3', '2d6 ', ['≥ 3']],
    // Labels and names stay as they are.
    ['2d6[≥ # a] # b', '2d6[≥ # a] ', ['b']],
    ['2d6［＋３］', '2d6[＋３]'],
    ['2d6［a]≥1', '2d6[a]>=1'],
    ['2d6[a］≥1', '2d6[a]>=1'],
    ['2d6[]≥1', '2d6[]>=1'],
    ['@{≥ # a}≥1', '@{≥ # a}>=1'],
    ['@{a｝≥1', '@{a}>=1'],
    ['@a{≥}', '@a{>=}'],
    // What is not closed is read as it comes.
    ['2d6[a ≥1', '2d6[a >=1'],
    ['@{a ≥1', '@{a >=1'],
    ['2d6[a #b', '2d6[a ', ['b']],
  ])('%j is %j', (written, read, comments = []) => {
    expect(normalize(written)).toMatchObject({ text: read, comments });
  });
});

describe('where it comes from', () => {
  test('plain text needs no offsets', () => {
    expect(normalize('2d6 + 1')).toEqual({ text: '2d6 + 1', comments: [] });
  });

  test.each<[written: string, offsets: readonly number[]]>([
    // Both characters of a sign come from the one that is written.
    ['d6≥5', [0, 1, 2, 2, 3, 4]],
    ['d6 # a', [0, 1, 2, 6]],
    ['#a\nd6', [2, 3, 4, 5]],
    ['d6［ab］', [0, 1, 2, 3, 4, 5, 6]],
    ['@{≥}≥1', [0, 1, 2, 3, 4, 4, 5, 6]],
  ])('%j', (written, offsets) => {
    expect(normalize(written).offsets).toEqual(offsets);
  });
});
