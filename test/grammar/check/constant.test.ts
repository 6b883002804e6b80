/** What has a value before anything is rolled, what throws dice, and where a die is at fault. */
import { describe, expect, test } from 'vitest';
import { constantOf, noNames, rollsDice } from '../../../src/grammar/check/constant.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { check, createRoller } from '../../../src/index.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { fromText, toText } from '../../../src/number/index.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';

const read = createReader(vocabulary);

function bodyOf(notation: string) {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(notation);
  return syntax.tree.body;
}

const names = {
  ...noNames,
  valueOf: ({ name }: { name: string }) => (name === 'three' ? fromText('3') : undefined),
  rollsDice: ({ name }: { name: string }) => name === 'pool',
};

describe('the value of a constant', () => {
  test.each<[notation: string, value: string | undefined]>([
    ['7', '7'],
    ['1234567890123456', '1234567890123456'],
    ['0.1 + 0.2', '3/10'],
    ['-3 + +5', '2'],
    ['(2 + 3)[bonus] * 2', '10'],
    ['7 // 2 - 7 % 4', '0'],
    ['2 ** 3', '8'],
    ['2 ** -1', '1/2'],
    ['2 ** d6', undefined],
    ['d6 ** 2', undefined],
    ['(1) < 2', '1'],
    ['(3) < 2', '0'],
    ['(d6) < 2', undefined],
    ['(2) < (d6)', undefined],
    ['floor(2.5) + 1', '3'],
    ['max(1, 5, 3)', '5'],
    ['max(1, d6)', undefined],
    ['if(1, 2, 3)', '2'],
    ['if(0, 2, 3)', '3'],
    ['if(1, 2, d6)', '2'],
    ['if(d6, 2, 2)', undefined],
    ['d6', undefined],
    ['0 * d6', undefined],
    ['{1, 2}', undefined],
    ['@three + 1', '4'],
    ['@other', undefined],
  ])('%s is %s', (notation, value) => {
    const found = constantOf(bodyOf(notation), names, vocabulary);
    expect(found === undefined ? undefined : toText(found)).toBe(value);
  });

  test.each(['1 / 0', 'sqrt(0 - 1)', '9 ** 9 ** 9', '0 ** -1'])(
    '%s has none, and says so',
    (notation) => {
      expect(() => constantOf(bodyOf(notation), names, vocabulary)).toThrow();
    },
  );
});

test.each<[notation: string, rolls: boolean]>([
  ['1 + 2', false],
  ['d6', true],
  ['floor(2d6 / 3)', true],
  ['{1, 2}', true],
  ['@three', false],
  ['@pool', true],
  ['1 + @pool', true],
])('%s throws dice: %s', (notation, rolls) => {
  expect(rollsDice(bodyOf(notation), names)).toBe(rolls);
  expect(rollsDice(bodyOf('@pool'), noNames)).toBe(false);
});

describe('what is at fault', () => {
  const small = createRoller({ limits: { faces: 2, sides: 20 } });

  test.each<[notation: string, part: string]>([
    ['1 + 2d{1,2,3,4}kh1', 'd{1,2,3,4}'],
    ['2D%', 'D%'],
    ['1 + d30kh1', '30'],
    ['4d(2 * 15)', '(2 * 15)'],
  ])('%s: %s', (notation, part) => {
    const found = small.check(notation);
    expect(
      found
        .filter(({ severity }) => severity === 'error')
        .map(({ span }) => notation.slice(span.start, span.end)),
    ).toEqual([part]);
  });

  test.each<[notation: string, said: string]>([
    [
      '(d4) x 3d6',
      'how often a roll is repeated cannot be rolled in the same place (roll it first and give it a name, as in "@n := d4; @n x 3d6")',
    ],
    ['2.5 x 3d6', 'a roll is repeated a whole number of times, at least once, not 2.5'],
    ['0 x 3d6', 'a roll is repeated a whole number of times, at least once, not 0'],
    ['floor(1, 2)', '"floor" takes one value (as in "floor(d20/2)")'],
  ])('%s: %s', (notation, said) => {
    const [first] = check(notation);
    expect(first?.hint === undefined ? first?.message : `${first.message} (${first.hint})`).toBe(
      said,
    );
  });

  test('a series that is too long', () => {
    const said = (notation: string, dice: number): string =>
      createRoller({ limits: { dice } })
        .check(notation)
        .map(({ code }) => code)
        .join();
    expect([said('8 x d6', 8), said('9 x d6', 8)]).toEqual(['', 'too-many-parts']);
  });
});
