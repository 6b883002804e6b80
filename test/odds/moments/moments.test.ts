/** Exact means of endless dice: by hand, and against the law as far as it is listed, which knows nothing of them. */
import { describe, expect, test } from 'vitest';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import type { Variables } from '../../../src/eval/prepare/variables.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import type { DiceNode } from '../../../src/grammar/tree/ast.ts';
import { odds } from '../../../src/index.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { farthestNumber } from '../../../src/odds/answer/farthest-number.ts';
import type { SolveContext } from '../../../src/odds/expression/solve-context.ts';
import { momentsOf } from '../../../src/odds/moments/solve-moments.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { reporter } from '../../support/reporter.ts';

const variables = {
  x: 'd6!',
  two: 2,
  twelve: 12,
  loop: '(1d2)d2',
  far: 'd500',
  deep: '@far',
  deeper: '@deep',
  deepest: '@deeper',
};

// d6! has a mean of 21/5 and a variance of 266/25.
test.each<[notation: string, mean: string, variance: string]>([
  ['d6!', '21/5', '266/25'],
  ['(d6!)', '21/5', '266/25'],
  ['+d6!', '21/5', '266/25'],
  ['(d6!)[fire] + 0', '21/5', '266/25'],
  ['-(d6!)', '-21/5', '266/25'],
  ['@x', '21/5', '266/25'],
  ['@a := d6!; @a', '21/5', '266/25'],
  ['3d6!', '63/5', '798/25'],
  ['d6! * 2', '42/5', '1064/25'],
  ['d6! / 2', '21/10', '133/50'],
  ['d6! / -2 + 1', '-11/10', '133/50'],
  ['d6! + d4', '67/10', '1189/100'],
  ['d6! - d4', '17/10', '1189/100'],
  ['d6! - d4 * 2 + 1', '1/5', '391/25'],
  ['d6! * d4', '21/2', '2037/20'],
  ['d6! + @two', '31/5', '266/25'],
  ['@a := d2; @a + @a + d6!', '36/5', '291/25'],
  // As many dice as others say: E N E X, and E N V X + V N (E X)^2.
  ['(d2)d6!', '63/10', '2037/100'],
  ['(d6!)d4', '21/2', '287/4'],
  ['(d6!)d{1,3}', '42/5', '1169/25'],
  ['(d6!)d{0,1}', '21/10', '371/100'],
  ['3d6kh3!!', '63/5', '798/25'],
  ['d6! * 0 + d2', '3/2', '1/4'],
  ['(d6! + 1) * 2', '52/5', '1064/25'],
  ['2d6!!kh9', '42/5', '532/25'],
  // One part without end, next to others of which the law shows everything.
  ['d6! + floor(d4 / 3)', '47/10', '1089/100'],
  ['d6! * (d4 ** 2)', '63/2', '151053/100'],
  ['d6! + max(d4, 2)', '139/20', '4531/400'],
  ['d6! + (d2)d(d4)', '273/40', '20799/1600'],
  ['d6! + (d2)d2kh1', '233/40', '17399/1600'],
  ['d6! + 2d2!(limit 1)kh1', '119/20', '4331/400'],
  // Compounded dice that later rules look at: what lies beyond the window is what is left of the whole.
  ['d6!! !', '21/5', '266/25'],
  ['3d6!!!', '63/5', '798/25'],
  ['d4!!min3', '49/12', '787/144'],
  ['d4!!r1', '23/6', '229/36'],
  ['d4!!max20', '1705/512', '2005615/262144'],
  ['{d6}! + 10**6', '5000021/5', '266/25'],
  ['{d6 + d8}!', '327/35', '30734/1225'],
  ['{d6!, d4} + 1', '77/10', '1189/100'],
  ['d4! / d2', '5/2', '50/9'],
  ['d4!! ** 1', '10/3', '70/9'],
  ['if(d6 > 3, d6!, 2)', '31/10', '653/100'],
  // Powers of endless dice, and numbers to their power: E a^X is the generating function of X at a.
  ['d6! ** 2', '707/25', '368774/125'],
  ['(d6! - 1) ** 2', '522/25', '293118/125'],
  ['0.5 ** d6!', '62/383', '105617496/3604882175'],
  ['1.2 ** d2!', '15/7', 'Infinity'],
  ['1.5 ** d2!', 'Infinity', 'Infinity'],
  ['3 ** d6!6>=6', '5/3', 'Infinity'],
  ['2 ** d2!', 'Infinity', 'Infinity'],
  ['1.35 ** d6!', 'Infinity', 'Infinity'],
  ['-(2 ** d2!)', '-Infinity', 'Infinity'],
  ['2 ** d2! + d6!', 'Infinity', 'Infinity'],
  ['d2! ** d2!', 'Infinity', 'Infinity'],
  ['d6 ** d6!', 'Infinity', 'Infinity'],
  ['2 ** d2! * 0', '0', '0'],
  ['1.2 ** d2! - 1.2 ** d2!', '0', 'Infinity'],
  ['2 ** d2! - 3 ** d2!', 'NaN', 'NaN'],
  ['(-2) ** d2!', 'NaN', 'NaN'],
])('%s: mean %s, variance %s', (notation, mean, variance) => {
  const law = odds(notation, { variables, tolerance: 1e-6 });
  expect([law.mean, law.variance].map(String)).toEqual([mean, variance]);
});

test('a binding that is mentioned once needs no condition', () => {
  expect(odds('@a := d6!; @a + d4')).toMatchObject({ grade: 'exact', error: 0 });
});

test('an error that is none of the solver is let through', () => {
  expect(() => momentsOf({ kind: 'dice' } as DiceNode, {} as SolveContext)).toThrow(TypeError);
});

/** The moments of what is listed; of what is not, next to nothing is left. */
test.each([
  'd4!p',
  '2d4!!p',
  '2d3!3>=3',
  '3d3!3>=2f1',
  '2d4min2kh2!!',
  '2d4kh2!',
  '3d3kh2!!',
  '3d3kl2!!',
  '3d3kl1!',
  '3d3kh1!!',
  'd4!oh',
  'd4!ol',
  'd4!o',
  'd6!oh(4, rising)',
  '2d4u!!',
  '2d3uo!!',
  '3d3kh2min2!!',
  'd{0,1}!(=1)',
  'd{-2,-1}!(=-2)',
  '(d2)d3!!',
  '@a := d2; (@a)d4! + @a',
  '2d{1,1,2}!(=2)',
  'd4!! - d4',
  '(d4! + 1) * (d3 - 1)',
])('%s, from what is listed', (notation) => {
  const law = odds(notation);
  let [first, second] = [0, 0];
  for (const [outcome, chance] of law.entries()) {
    first += outcome * chance.toNumber();
    second += outcome ** 2 * chance.toNumber();
  }
  if (typeof law.mean === 'number' || typeof law.variance === 'number')
    throw new Error('not exact');
  expect(law.rest.numerator > 0n).toBe(true);
  expect(law.mean.toNumber()).toBeCloseTo(first, 8);
  expect(law.variance.toNumber()).toBeCloseTo(second - first ** 2, 6);
});

test.each(['2d4!!kh1', '@a := d2; @a + @a + 2d4!!kh1', '2d4!dl1', 'floor(d4! / 3)', '2d4!kh2!!'])(
  '%s has none that are exact',
  (notation) => {
    const law = odds(notation);
    const first = [...law.entries()].reduce(
      (sum, [outcome, chance]) => sum + outcome * chance.toNumber(),
      0,
    );
    expect(law.mean).toBeTypeOf('number');
    expect(law.mean).toBeCloseTo(first, 10);
  },
);

describe('the window begins where it holds twice every number', () => {
  const read = createReader(vocabulary);
  test.each<[notation: string, farthest: number]>([
    ['d6', 12],
    ['3', 6],
    ['0.5', 1],
    ['-7.2', 15],
    ['d6 + 300', 600],
    ['if((d6) > 50, 1, 2)', 100],
    ['@twelve', 24],
    ['@twelve + d20', 40],
    ['@x', 12],
    ['@a := 90; d6', 180],
    ['@far', 1000],
    ['@deep', 1000],
    ['@deeper', 1000],
    ['@deepest', 0],
    ['70 x d6', 140],
  ])('%s: %i', (notation, farthest) => {
    const syntax = read(notation, limits);
    if (!syntax.ok) throw new Error(notation);
    const given: Variables = variables;
    expect(
      farthestNumber(
        prepare(syntax.tree, { vocabulary, limits, variables: given, read, reporter }),
      ),
    ).toBe(farthest);
  });
});

test('a number that a rule compares with is held by the window', () => {
  const endless = odds('d3!!');
  const text = (value: unknown): string => String(value);
  expect(text(odds('d3!!max100').at(100))).toBe(text(endless.atLeast(100)));
  expect(text(odds('d3!!min100').at(100))).toBe(text(endless.atMost(100)));
  expect(text(odds('d3!!3>=100').at(1))).toBe(text(endless.atLeast(100)));
  expect(text(odds('d3!!r(>=100, once)').at(98))).toBe(text(endless.at(98)));
  // Numbers that are calculated are larger than those that are written.
  expect(text(odds('d3!!max(10*20)').at(200))).toBe(text(endless.atLeast(200)));
  expect(text(odds('d3!!min(10*20)').at(201))).toBe(text(endless.at(201)));
  expect(text(odds('d3!!3>=(10*20)').at(1))).toBe(text(endless.atLeast(200)));
  expect(text(odds('d3!!r(>=(10*20), once)').at(199))).toBe(text(endless.at(199)));
  expect(text(odds('3d{-1,-2}!(=-2)').at(-90))).toBe(text(odds('3d{1,2}!(=2)').at(90)));
  expect(odds('3d{-1,-2}!(=-2)').grade).toBe('exact');
});
