/** A short hunt, always the same, and what the long ones found. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { corpusOf } from './corpus.ts';
import { hunt } from './hunt.ts';
import type { Case } from './judge.ts';
import { judge } from './judge.ts';
import { subjects } from './rollers.ts';
import type { Kind } from './texts.ts';

/** The time of a call is for the long hunt: a test must not hang on how busy the machine is. */
const setting = { patience: Number.POSITIVE_INFINITY, work: 20_000 };

const corpus = corpusOf(fileURLToPath(new URL('../..', import.meta.url)));

test('the corpus holds the notations of tables, cases and pages', () => {
  expect(corpus.length).toBeGreaterThan(1_500);
  expect(corpus).toEqual(expect.arrayContaining(['4d6kh3', 'd100!o+15', '2d6 +']));
});

test.each<[Kind, number]>([
  ['random', 500],
  ['mutated', 400],
  ['shaped', 200],
])(
  'texts of the kind "%s" break no promise',
  (kind, count) => {
    const { texts, found } = hunt({ kinds: [kind], corpus, seed: 20_260, count, ...setting });
    expect({ texts, found }).toEqual({ texts: count, found: [] });
  },
  240_000,
);

describe('what was found', () => {
  test.each<[string, string, string?, number?]>([
    ['a text is cut within a character', `${'1'.repeat(59)}\u{10000}`, 'tight limits'],
    ['what no values can have, with a number that is rolled first', '@x:=d1;{1}!@x'],
    ['a chain of few faces far apart', 'd{2147483647,0,7}!o(5,8)'],
    ['dice of a group that come to 2^53', '{2d1mi4503599627370496}d0'],
    ['a word of another tool for very many faces', '10d2147483647odd'],
    [
      'more members than a series may have, by a binding',
      '@n := d11911; @n x 1',
      'always the highest',
    ],
    ['a fix of what is found while dice fall, with another error behind it', 'd(d1)!1!0'],
    ['dice that may not differ, in a binding that nothing uses', '@x := 3d{2,5}min3u; 1'],
    ['dice that cannot differ, in a binding that nothing uses', '@x := 3d1!!(limit 1)u; 1'],
    ['more dice than faces, before a chain adds any', '11d6!u'],
    ['a series of no members, by a binding', '@x := 0d1; @x x 1'],
    ['what cannot be reckoned, behind a variable that is open', '{@{1}}m(2**1111)'],
    ['a series of no members with a chance', '@x := d2 - 1; @x x d6', 'always the lowest'],
  ])('%s', (_name, text, name = 'plain', seed = 0) => {
    const subject = subjects.find((each) => each.name === name);
    const each: Case = { text, seed, subject: subject as Case['subject'] };
    expect(() => judge(each, setting)).not.toThrow();
  });
});
