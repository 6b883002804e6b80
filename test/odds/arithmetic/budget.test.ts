/**
 * What the solver estimates that a question costs before it does the work. Whoever sets the limit of work relies
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
  ['d6', { 'many-faces': 360, 'many-cases': 121 }],
  ['2d6', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 89 }],
  ['3d{1,1,2}', { 'many-cases': 41, 'many-dice': 17 }],
  ['d6 + d8', { 'many-faces': 840, 'many-cases': 283, 'many-dice': 97 }],
  ['(d6) * (d6)', { 'many-faces': 720, 'many-cases': 242, 'many-combinations': 432 }],
  ['d6 / d6', { 'many-faces': 720, 'many-cases': 242, 'many-combinations': 864 }],
  ['sqrt(d4)', { 'many-faces': 240, 'many-cases': 81, 'many-combinations': 320 }],
  [
    '(d6!) * 2',
    {
      'many-faces': 720,
      'many-cases': 556,
      'long-chain': 747,
      'many-combinations': 840,
    },
  ],
  ['4d6kh3', { 'many-faces': 360, 'many-cases': 121, 'keeping-from-large-pool': 182 }],
  ['4d{1,1,2}kh3', { 'many-cases': 41, 'keeping-from-large-pool': 58 }],
  ['40d6kh20', { 'many-faces': 360, 'many-cases': 121, 'keeping-from-large-pool': 20235 }],
  ['40d{1,1,2}kh20', { 'many-cases': 41, 'keeping-from-large-pool': 18545 }],
  ['3d1000kh2', { 'many-faces': 60000, 'many-cases': 20157, 'keeping-from-large-pool': 219055 }],
  ['2d6!', { 'many-faces': 720, 'long-chain': 1428 }],
  ['d6!p', { 'many-faces': 720, 'many-cases': 563, 'long-chain': 783 }],
  [
    'd6!(limit 3)',
    {
      'many-faces': 720,
      'many-links': 60,
      'many-cases': 612,
      'many-dice': 37,
    },
  ],
  ['d20!o', { 'many-faces': 2400, 'many-cases': 1947, 'long-chain': 1408 }],
  [
    '2d20!o',
    {
      'many-faces': 7200,
      'long-chain': 1448,
      'many-cases': 1947,
      'many-dice': 10656,
    },
  ],
  ['3d6u', { 'many-faces': 360, 'many-cases': 686 }],
  [
    '3d6uo',
    {
      'many-faces': 1440,
      'many-cases': 11355,
      'many-orders': 5400,
      'rerolling-rolled-dice': 2520,
      'many-dice': 329,
    },
  ],
  ['3d6mt', { 'many-faces': 360, 'many-cases': 1278, 'choosing-many-dice': 648 }],
  ['4d6km2', { 'many-faces': 360, 'many-cases': 2157, 'choosing-many-dice': 2304 }],
  [
    '5d4km2!(limit 1)',
    {
      'many-faces': 480,
      'many-cases': 2207,
      'choosing-many-dice': 1600,
      'many-links': 20,
      'many-dice': 33,
    },
  ],
  [
    '2d6!kh2',
    {
      'many-faces': 10080,
      'many-cases': 6518,
      'long-chain': 2621,
      'choosing-unknown-count': 6480,
      'many-dice': 104,
    },
  ],
  [
    '2d6!dl1',
    {
      'many-faces': 10080,
      'many-cases': 17063,
      'long-chain': 9671,
      'choosing-unknown-count': 1920,
      'many-dice': 49583,
    },
  ],
  ['(d4)d6', { 'many-faces': 1680, 'many-cases': 565, 'many-dice': 391 }],
  ['{d6, d8}kh1', { 'many-faces': 840, 'many-cases': 283, 'many-combinations': 1152 }],
  ['{2d4 + d4}kh1', { 'many-faces': 240, 'many-cases': 81, 'keeping-from-large-pool': 38 }],
  ['@a := d6; @a + @a', { 'many-faces': 360, 'many-cases': 121, 'shared-outcomes': 600 }],
  [
    '3d20!okh2',
    {
      'many-faces': 2400,
      'many-cases': 1947,
      'long-chain': 1408,
      'keeping-from-large-pool': 100401,
    },
  ],
  ['d20!o>=10', { 'many-faces': 2400, 'many-cases': 7152, 'long-chain': 3645, chain: 568 }],
  ['d6!!>=3', { 'many-faces': 720, 'many-cases': 1415, 'long-chain': 1366 }],
  ['1000d6', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 240048 }],
  ['2d{1,500}', { 'many-cases': 41, 'many-outcomes': 998, 'many-dice': 4036 }],
  ['4d{-1..1}mt', { 'many-cases': 807, 'choosing-many-dice': 288 }],
  ['(d6) > (d4)', { 'many-faces': 600, 'many-cases': 202, comparison: 10 }],
  [
    '(d6!) >= (d4!)',
    { 'many-faces': 1200, 'many-cases': 1016, 'long-chain': 1547, comparison: 137 },
  ],
  [
    'floor(d6! / 2)',
    {
      'many-faces': 720,
      'many-cases': 556,
      'long-chain': 747,
      'many-combinations': 2468,
    },
  ],
  [
    '{2d6!, d6}kh1',
    {
      'many-faces': 1080,
      'long-chain': 1428,
      'many-cases': 1508,
      'choosing-many-values': 2760,
    },
  ],
  ['40d200kh2', { 'many-faces': 12000, 'many-cases': 4032, 'keeping-from-large-pool': 216500 }],
  ['6d300kh5', { 'many-faces': 18000, 'many-cases': 6047, 'keeping-from-large-pool': 127424 }],
  ['2d{1,2,6}kh1', { 'many-cases': 61, 'keeping-from-large-pool': 28 }],
  ['3d9kl2', { 'many-faces': 540, 'many-cases': 182, 'keeping-from-large-pool': 182 }],
  [
    '4d6r1kh3',
    {
      'many-faces': 720,
      'many-cases': 296,
      'long-chain': 1251,
      'keeping-from-large-pool': 157,
    },
  ],
  [
    '4d6!!kh3',
    {
      'many-faces': 720,
      'many-cases': 556,
      'long-chain': 747,
      'keeping-from-large-pool': 65637,
    },
  ],
  [
    '3d6!!kl2',
    {
      'many-faces': 720,
      'many-cases': 556,
      'long-chain': 747,
      'keeping-from-large-pool': 19549,
    },
  ],
  ['4d6km1', { 'many-faces': 360, 'many-cases': 242, 'many-ranks': 86 }],
  [
    '4d6km2!!',
    {
      'many-faces': 720,
      'many-cases': 12067,
      'choosing-many-dice': 2304,
      'long-chain': 747,
      'many-dice': 4800,
    },
  ],
  [
    '2d6!!(=6)kh1!!(=6)',
    {
      'many-faces': 1080,
      'many-cases': 556,
      'long-chain': 747,
      'keeping-from-large-pool': 2816,
    },
  ],
  [
    '@n := d3; 3d4kh(@n)',
    {
      'many-faces': 900,
      'many-cases': 303,
      'shared-outcomes': 300,
      'keeping-from-large-pool': 114,
      'many-dice': 82,
    },
  ],
  ['d6!!r(>8)', { 'many-faces': 1080, 'many-cases': 5002, 'long-chain': 1808, chain: 226 }],
  [
    '(d6!)d{0}',
    {
      'many-faces': 720,
      'many-cases': 1765,
      'long-chain': 747,
      'many-dice': 548,
    },
  ],
  ['3d6!', { 'many-faces': 720, 'long-chain': 1431 }],
  ['50d6!', { 'many-faces': 720, 'long-chain': 1613 }],
  ['3d4!p', { 'many-faces': 480, 'long-chain': 1269 }],
  // Chains that end, or that nothing starts, are not quotients; those that go on downward are mirrored ones.
  ['2d6min2', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 91 }],
  [
    '2d6!(limit 2)',
    {
      'many-faces': 720,
      'many-links': 40,
      'many-cases': 486,
      'many-dice': 1155,
    },
  ],
  [
    '2d6r1',
    {
      'many-faces': 720,
      'many-cases': 296,
      'long-chain': 501,
      'many-dice': 75,
    },
  ],
  ['2d6!(=7)', { 'many-faces': 2160, 'many-cases': 121, 'many-dice': 89 }],
  ['3d{-1,-2}!(=-2)', { 'long-chain': 697 }],
  ['3d20!ol', { 'many-faces': 4800, 'long-chain': 2659 }],
  ['d{0,0,0,0,0,0,0,1}!(=1)', { 'many-cases': 219, 'long-chain': 348 }],
  ['1000d20', { 'many-faces': 1200, 'many-cases': 404, 'many-dice': 1672088 }],
  ['0d6kh1', {}],
  [
    '3d6r1mt',
    {
      'many-faces': 720,
      'many-cases': 1239,
      'long-chain': 1251,
      'choosing-many-dice': 450,
    },
  ],
  ['3d6mt s', { 'many-faces': 360, 'many-cases': 1278, 'choosing-many-dice': 648 }],
  ['3d6m', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 130 }],
  // Values that are judged one by one are added up; dice of several kinds are pools of their own.
  ['{d6, d8}', { 'many-faces': 840, 'many-cases': 283, 'many-dice': 97 }],
  [
    '{d6, d8}min2',
    {
      'many-faces': 840,
      'many-cases': 283,
      'many-combinations': 336,
      'many-dice': 71,
    },
  ],
  ['{d6, d8 / 2}kh1', { 'many-faces': 840, 'many-cases': 283, 'many-combinations': 3072 }],
  ['{{d6 + d8}min2 + d4}', { 'many-faces': 1080, 'many-cases': 363, 'many-dice': 154 }],
  // What is conditioned on is what is mentioned more than once, where it is used, and what must be known.
  [
    '@a := d2; @b := @a + d2; @b * @b',
    {
      'many-faces': 240,
      'many-cases': 81,
      'shared-outcomes': 300,
      'many-dice': 9,
    },
  ],
  ['@a := d2; @b := @a + 1; @a', { 'many-faces': 120, 'many-cases': 41 }],
  ['@a := d2; @b := 1 / @a; 5', { 'many-faces': 120, 'many-cases': 41, 'many-combinations': 48 }],
  ['-(d2 * 5000)', { 'many-faces': 120, 'many-cases': 41, 'many-combinations': 48 }],
  ['(2d6)[fire] + 3d6', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 214 }],
  // Equal dice of a sum are one larger pool.
  ['2d6 + 3d6', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 214 }],
  ['(2d6) + 3d6 - d4', { 'many-faces': 600, 'many-cases': 202, 'many-dice': 426 }],
  [
    '2 * d6 + d6 + d6',
    {
      'many-faces': 720,
      'many-cases': 242,
      'many-combinations': 72,
      'many-dice': 334,
    },
  ],
  [
    'd6! - d6! - d4',
    {
      'many-faces': 1680,
      'many-cases': 1192,
      'long-chain': 1494,
      'many-dice': 5937,
    },
  ],
  ['d6 - d6 - d6', { 'many-faces': 720, 'many-cases': 242, 'many-dice': 223 }],
  [
    'd4 * d4 + d4 - d4',
    {
      'many-faces': 960,
      'many-cases': 323,
      'many-combinations': 192,
      'many-dice': 260,
    },
  ],
  ['-(2d6) + d6', { 'many-faces': 720, 'many-cases': 242, 'many-dice': 223 }],
  ['5 - d6 - d6', { 'many-faces': 360, 'many-cases': 121, 'many-dice': 89 }],
  [
    '2d6kh1 + 2d6kh1',
    {
      'many-faces': 720,
      'many-cases': 242,
      'keeping-from-large-pool': 113,
      'many-dice': 74,
    },
  ],
  [
    'd6!!(limit 3)>=5',
    {
      'many-faces': 720,
      'many-links': 60,
      'many-cases': 865,
      'many-dice': 37,
      chain: 32,
    },
  ],
])('%s', (notation, known) => {
  expect(costs(notation)).toEqual(known);
});

// Each place has a limit of its own, and so pays as if all of them were asked.
test.each<[notation: string, first: object, next: object]>([
  ['20 x d6', { 'many-faces': 360, 'many-cases': 121, 'many-ranks': 1167 }, { 'many-ranks': 150 }],
  [
    '20 x 4d6kh3',
    {
      'many-faces': 360,
      'many-cases': 121,
      'keeping-from-large-pool': 182,
      'many-ranks': 4539,
    },
    { 'many-ranks': 1200 },
  ],
  [
    '@a := d2; 3 x d4 + @a',
    {
      'many-faces': 600,
      'many-cases': 202,
      'shared-outcomes': 200,
      'many-ranks': 98,
    },
    {
      'many-faces': 120,
      'many-cases': 41,
      'shared-outcomes': 200,
      'many-ranks': 5,
    },
  ],
])('places of %s: the first brings what all share', (notation, first, next) => {
  const program = prepared(notation);
  const [one, other] = memberRanks(program);
  expect(paidFor((view) => one?.(program, view))).toEqual(first);
  expect(paidFor((view) => other?.(program, view))).toEqual(next);
});
