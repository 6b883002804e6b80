/**
 * What the solver reckons that a question costs before it does the work. Whoever sets the limit of work relies
 * on these numbers, and a change of them must be meant: too low, and a text can keep a machine busy.
 */
import { expect, test } from 'vitest';
import type { Program } from '../../../src/eval/prepare/prepare.ts';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { memberRanks } from '../../../src/odds/expression/rank-law.ts';
import { programLaw } from '../../../src/odds/expression/solve-program.ts';
import type { View } from '../../../src/odds/rings/view.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { reporter } from '../../support/reporter.ts';

const read = createReader(vocabulary);

function prepared(notation: string): Program {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(notation);
  return prepare(syntax.tree, { vocabulary, limits, read, reporter });
}

/** The steps paid for each kind of work, rounded up, when one looks as far as 64. */
function paidFor(work: (view: View) => unknown): Readonly<Record<string, number>> {
  const paid = new Map<string, number>();
  const spend = (steps: number, what: string): void => {
    paid.set(what, (paid.get(what) ?? 0) + steps);
  };
  work({ reach: 64, budget: { spend }, rounded: () => {} });
  return Object.fromEntries([...paid].map(([what, steps]) => [what, Math.ceil(steps)]));
}

const costs = (notation: string): Readonly<Record<string, number>> =>
  paidFor((view) => programLaw(prepared(notation), view));

test.each<[notation: string, costs: Readonly<Record<string, number>>]>([
  ['d6', { 'so many faces': 360, 'so many cases': 121 }],
  ['2d6', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 89 }],
  ['3d{1,1,2}', { 'so many cases': 41, 'the sum of so many dice': 17 }],
  ['d6 + d8', { 'so many faces': 840, 'so many cases': 283, 'the sum of so many dice': 97 }],
  [
    '(d6) * (d6)',
    { 'so many faces': 720, 'so many cases': 242, 'so many combinations of outcomes': 432 },
  ],
  [
    'd6 / d6',
    { 'so many faces': 720, 'so many cases': 242, 'so many combinations of outcomes': 864 },
  ],
  [
    'sqrt(d4)',
    { 'so many faces': 240, 'so many cases': 81, 'so many combinations of outcomes': 320 },
  ],
  [
    '(d6!) * 2',
    {
      'so many faces': 720,
      'so many cases': 556,
      'so long a chain': 747,
      'so many combinations of outcomes': 840,
    },
  ],
  [
    '4d6kh3',
    { 'so many faces': 360, 'so many cases': 121, 'keeping dice of so large a pool': 182 },
  ],
  ['4d{1,1,2}kh3', { 'so many cases': 41, 'keeping dice of so large a pool': 58 }],
  [
    '40d6kh20',
    { 'so many faces': 360, 'so many cases': 121, 'keeping dice of so large a pool': 20235 },
  ],
  ['40d{1,1,2}kh20', { 'so many cases': 41, 'keeping dice of so large a pool': 18545 }],
  [
    '3d1000kh2',
    { 'so many faces': 60000, 'so many cases': 20157, 'keeping dice of so large a pool': 219055 },
  ],
  ['2d6!', { 'so many faces': 720, 'so long a chain': 1428 }],
  ['d6!p', { 'so many faces': 720, 'so many cases': 563, 'so long a chain': 783 }],
  [
    'd6!(limit 3)',
    {
      'so many faces': 720,
      'a chain with so many links': 60,
      'so many cases': 612,
      'the sum of so many dice': 37,
    },
  ],
  ['d20!o', { 'so many faces': 2400, 'so many cases': 1947, 'so long a chain': 1408 }],
  [
    '2d20!o',
    {
      'so many faces': 7200,
      'so long a chain': 1448,
      'so many cases': 1947,
      'the sum of so many dice': 10656,
    },
  ],
  ['3d6u', { 'so many faces': 360, 'so many cases': 686 }],
  [
    '3d6uo',
    {
      'so many faces': 1440,
      'so many cases': 11355,
      'so many orders of the dice': 5400,
      'rolling again what lies already': 2520,
      'the sum of so many dice': 329,
    },
  ],
  ['3d6mt', { 'so many faces': 360, 'so many cases': 1278, 'choosing among so many dice': 648 }],
  ['4d6km2', { 'so many faces': 360, 'so many cases': 2157, 'choosing among so many dice': 2304 }],
  [
    '5d4km2!(limit 1)',
    {
      'so many faces': 480,
      'so many cases': 2207,
      'choosing among so many dice': 1600,
      'a chain with so many links': 20,
      'the sum of so many dice': 33,
    },
  ],
  [
    '2d6!kh2',
    {
      'so many faces': 10080,
      'so many cases': 6518,
      'so long a chain': 2621,
      'choosing among dice of an unknown number': 6480,
      'the sum of so many dice': 104,
    },
  ],
  [
    '2d6!dl1',
    {
      'so many faces': 10080,
      'so many cases': 17063,
      'so long a chain': 9671,
      'choosing among dice of an unknown number': 1920,
      'the sum of so many dice': 49583,
    },
  ],
  ['(d4)d6', { 'so many faces': 1680, 'so many cases': 565, 'the sum of so many dice': 391 }],
  [
    '{d6, d8}kh1',
    { 'so many faces': 840, 'so many cases': 283, 'so many combinations of outcomes': 1152 },
  ],
  [
    '{2d4 + d4}kh1',
    { 'so many faces': 240, 'so many cases': 81, 'keeping dice of so large a pool': 38 },
  ],
  [
    '@a := d6; @a + @a',
    { 'so many faces': 360, 'so many cases': 121, 'a shared roll of so many outcomes': 600 },
  ],
  [
    '3d20!okh2',
    {
      'so many faces': 2400,
      'so many cases': 1947,
      'so long a chain': 1408,
      'keeping dice of so large a pool': 100401,
    },
  ],
  [
    'd20!o>=10',
    { 'so many faces': 2400, 'so many cases': 7152, 'so long a chain': 3645, 'a chain': 568 },
  ],
  ['d6!!>=3', { 'so many faces': 720, 'so many cases': 1415, 'so long a chain': 1366 }],
  ['1000d6', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 240048 }],
  [
    '2d{1,500}',
    { 'so many cases': 41, 'a range of so many outcomes': 998, 'the sum of so many dice': 4036 },
  ],
  ['4d{-1..1}mt', { 'so many cases': 807, 'choosing among so many dice': 288 }],
  ['(d6) > (d4)', { 'so many faces': 600, 'so many cases': 202, 'a comparison': 10 }],
  [
    '(d6!) >= (d4!)',
    { 'so many faces': 1200, 'so many cases': 1016, 'so long a chain': 1547, 'a comparison': 137 },
  ],
  [
    'floor(d6! / 2)',
    {
      'so many faces': 720,
      'so many cases': 556,
      'so long a chain': 747,
      'so many combinations of outcomes': 2468,
    },
  ],
  [
    '{2d6!, d6}kh1',
    {
      'so many faces': 1080,
      'so long a chain': 1428,
      'so many cases': 1508,
      'choosing among so many values': 2840,
    },
  ],
  [
    '40d200kh2',
    { 'so many faces': 12000, 'so many cases': 4032, 'keeping dice of so large a pool': 216500 },
  ],
  [
    '6d300kh5',
    { 'so many faces': 18000, 'so many cases': 6047, 'keeping dice of so large a pool': 127424 },
  ],
  ['2d{1,2,6}kh1', { 'so many cases': 61, 'keeping dice of so large a pool': 28 }],
  [
    '3d9kl2',
    { 'so many faces': 540, 'so many cases': 182, 'keeping dice of so large a pool': 182 },
  ],
  [
    '4d6r1kh3',
    {
      'so many faces': 720,
      'so many cases': 296,
      'so long a chain': 1251,
      'keeping dice of so large a pool': 157,
    },
  ],
  [
    '4d6!!kh3',
    {
      'so many faces': 720,
      'so many cases': 556,
      'so long a chain': 747,
      'keeping dice of so large a pool': 65637,
    },
  ],
  [
    '3d6!!kl2',
    {
      'so many faces': 720,
      'so many cases': 556,
      'so long a chain': 747,
      'keeping dice of so large a pool': 19549,
    },
  ],
  ['4d6km1', { 'so many faces': 360, 'so many cases': 242, 'so many ranks': 86 }],
  [
    '4d6km2!!',
    {
      'so many faces': 720,
      'so many cases': 12067,
      'choosing among so many dice': 2304,
      'so long a chain': 747,
      'the sum of so many dice': 4800,
    },
  ],
  [
    '2d6!!(=6)kh1!!(=6)',
    {
      'so many faces': 1080,
      'so many cases': 556,
      'so long a chain': 747,
      'keeping dice of so large a pool': 2816,
    },
  ],
  [
    '@n := d3; 3d4kh(@n)',
    {
      'so many faces': 900,
      'so many cases': 303,
      'a shared roll of so many outcomes': 300,
      'keeping dice of so large a pool': 114,
      'the sum of so many dice': 82,
    },
  ],
  [
    'd6!!r(>8)',
    { 'so many faces': 1080, 'so many cases': 5002, 'so long a chain': 1808, 'a chain': 226 },
  ],
  [
    '(d6!)d{0}',
    {
      'so many faces': 720,
      'so many cases': 1765,
      'so long a chain': 747,
      'the sum of so many dice': 548,
    },
  ],
  ['3d6!', { 'so many faces': 720, 'so long a chain': 1431 }],
  ['50d6!', { 'so many faces': 720, 'so long a chain': 1613 }],
  ['3d4!p', { 'so many faces': 480, 'so long a chain': 1269 }],
  // Chains that end, or that nothing starts, are no quotients; those that go on downward are mirrored ones.
  ['2d6min2', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 91 }],
  [
    '2d6!(limit 2)',
    {
      'so many faces': 720,
      'a chain with so many links': 40,
      'so many cases': 486,
      'the sum of so many dice': 1155,
    },
  ],
  [
    '2d6r1',
    {
      'so many faces': 720,
      'so many cases': 296,
      'so long a chain': 501,
      'the sum of so many dice': 75,
    },
  ],
  ['2d6!(=7)', { 'so many faces': 2160, 'so many cases': 121, 'the sum of so many dice': 89 }],
  ['3d{-1,-2}!(=-2)', { 'so long a chain': 697 }],
  ['3d20!ol', { 'so many faces': 4800, 'so long a chain': 2659 }],
  ['d{0,0,0,0,0,0,0,1}!(=1)', { 'so many cases': 219, 'so long a chain': 348 }],
  ['1000d20', { 'so many faces': 1200, 'so many cases': 404, 'the sum of so many dice': 1672088 }],
  ['0d6kh1', {}],
  [
    '3d6r1mt',
    {
      'so many faces': 720,
      'so many cases': 1239,
      'so long a chain': 1251,
      'choosing among so many dice': 450,
    },
  ],
  ['3d6mt s', { 'so many faces': 360, 'so many cases': 1278, 'choosing among so many dice': 648 }],
  ['3d6m', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 130 }],
  // Values that are judged one by one are added up; dice of several kinds are pools of their own.
  ['{d6, d8}', { 'so many faces': 840, 'so many cases': 283, 'the sum of so many dice': 97 }],
  [
    '{d6, d8}min2',
    {
      'so many faces': 840,
      'so many cases': 283,
      'so many combinations of outcomes': 336,
      'the sum of so many dice': 71,
    },
  ],
  [
    '{d6, d8 / 2}kh1',
    { 'so many faces': 840, 'so many cases': 283, 'so many combinations of outcomes': 3072 },
  ],
  [
    '{{d6 + d8}min2 + d4}',
    { 'so many faces': 1080, 'so many cases': 363, 'the sum of so many dice': 154 },
  ],
  // What is conditioned on is what is mentioned more than once, where it is used, and what must be known.
  [
    '@a := d2; @b := @a + d2; @b * @b',
    {
      'so many faces': 240,
      'so many cases': 81,
      'a shared roll of so many outcomes': 300,
      'the sum of so many dice': 9,
    },
  ],
  ['@a := d2; @b := @a + 1; @a', { 'so many faces': 120, 'so many cases': 41 }],
  [
    '@a := d2; @b := 1 / @a; 5',
    { 'so many faces': 120, 'so many cases': 41, 'so many combinations of outcomes': 48 },
  ],
  [
    '-(d2 * 5000)',
    { 'so many faces': 120, 'so many cases': 41, 'so many combinations of outcomes': 48 },
  ],
  [
    '(2d6)[fire] + 3d6',
    { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 214 },
  ],
  // Equal dice of a sum are one larger pool.
  ['2d6 + 3d6', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 214 }],
  [
    '(2d6) + 3d6 - d4',
    { 'so many faces': 600, 'so many cases': 202, 'the sum of so many dice': 426 },
  ],
  [
    '2 * d6 + d6 + d6',
    {
      'so many faces': 720,
      'so many cases': 242,
      'so many combinations of outcomes': 72,
      'the sum of so many dice': 334,
    },
  ],
  [
    'd6! - d6! - d4',
    {
      'so many faces': 1680,
      'so many cases': 1192,
      'so long a chain': 1494,
      'the sum of so many dice': 5937,
    },
  ],
  ['d6 - d6 - d6', { 'so many faces': 720, 'so many cases': 242, 'the sum of so many dice': 223 }],
  [
    'd4 * d4 + d4 - d4',
    {
      'so many faces': 960,
      'so many cases': 323,
      'so many combinations of outcomes': 192,
      'the sum of so many dice': 260,
    },
  ],
  ['-(2d6) + d6', { 'so many faces': 720, 'so many cases': 242, 'the sum of so many dice': 223 }],
  ['5 - d6 - d6', { 'so many faces': 360, 'so many cases': 121, 'the sum of so many dice': 89 }],
  [
    '2d6kh1 + 2d6kh1',
    {
      'so many faces': 720,
      'so many cases': 242,
      'keeping dice of so large a pool': 113,
      'the sum of so many dice': 74,
    },
  ],
  [
    'd6!!(limit 3)>=5',
    {
      'so many faces': 720,
      'a chain with so many links': 60,
      'so many cases': 865,
      'the sum of so many dice': 37,
      'a chain': 32,
    },
  ],
])('%s', (notation, known) => {
  expect(costs(notation)).toEqual(known);
});

// Each place has a limit of its own, and so pays as if all of them were asked.
test.each<[notation: string, first: object, next: object]>([
  [
    '20 x d6',
    { 'so many faces': 360, 'so many cases': 121, 'so many ranks': 1167 },
    { 'so many ranks': 150 },
  ],
  [
    '20 x 4d6kh3',
    {
      'so many faces': 360,
      'so many cases': 121,
      'keeping dice of so large a pool': 182,
      'so many ranks': 4539,
    },
    { 'so many ranks': 1200 },
  ],
  [
    '@a := d2; 3 x d4 + @a',
    {
      'so many faces': 600,
      'so many cases': 202,
      'a shared roll of so many outcomes': 200,
      'so many ranks': 98,
    },
    {
      'so many faces': 120,
      'so many cases': 41,
      'a shared roll of so many outcomes': 200,
      'so many ranks': 5,
    },
  ],
])('places of %s: the first brings what all share', (notation, first, next) => {
  const program = prepared(notation);
  const [one, other] = memberRanks(program);
  expect(paidFor((view) => one?.(program, view))).toEqual(first);
  expect(paidFor((view) => other?.(program, view))).toEqual(next);
});
