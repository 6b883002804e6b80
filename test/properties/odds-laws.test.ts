/** What must hold of all exact odds: sums, means, tails, quantiles, and notations that mean the same. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Fraction, Odds, Tree } from '../../src/index.ts';
import { DiceError, odds, parse } from '../../src/index.ts';
import { smallDice } from '../../src/testing/index.ts';
import { fraction } from '../support/law-text.ts';

vi.setConfig({ testTimeout: 60_000 });

type Share = readonly [bigint, bigint];
const share = (value: Fraction | number): Share => {
  if (typeof value === 'number') throw new Error(`${value} is no exact number`);
  return [value.numerator, value.denominator];
};
const plus = ([a, b]: Share, [c, d]: Share): Share => [a * d + c * b, b * d];
const text = ([a, b]: Share): string => fraction(a, b);
const numbers = (law: Odds): readonly number[] => [...law.entries()].map(([outcome]) => outcome);
const table = (law: Odds): unknown => ({
  entries: [...law.entries()].map(([outcome, chance]) => `${outcome}: ${chance}`),
  rest: law.rest.toString(),
  mean: law.mean.toString(),
  variance: law.variance.toString(),
  ends: [law.min, law.max],
  grade: law.grade,
});

/** Pools of all sorts whose odds are exact, endless ones among them. */
const pools = fc.constantFrom(
  ...['d6', '2d6', '3d4kh2', '4d6kh3', 'd6!', '2d6!', 'd6!!', 'd6!p', 'd100!oh', 'd20!o', 'd100!o'],
  ...['4dF', '3d6r1', '5d10>=7', '5d10!10>=7f1', '4d6!kh3', '(d4)d6', '2d20kl1', '3d6mt', '3d6u'],
  ...['d{1,1,2}', '{2d6, d8}kh1', 'min(d6, d8)', 'floor(d10/3)', 'if(d6 > 3, d4, d8)', '-d6', '7'],
);

describe('every law', () => {
  test('adds up to 1, and its tails are sums of its chances', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: -30, max: 60 }), (notation, outcome) => {
        const law = odds(notation);
        const all = [...law.entries()].reduce<Share>(
          (sum, [, chance]) => plus(sum, share(chance)),
          [0n, 1n],
        );
        expect(text(plus(all, share(law.rest)))).toBe('1');
        const [least, most] = [law.atLeast(outcome), law.atMost(outcome)];
        expect(text(plus(share(most), share(law.atLeast(outcome + 1))))).toBe('1');
        expect(text(plus(share(law.at(outcome)), share(law.atMost(outcome - 1))))).toBe(
          most.toString(),
        );
        expect(text(plus(share(law.at(outcome)), share(law.atLeast(outcome + 1))))).toBe(
          least.toString(),
        );
      }),
    );
  });

  test('has quantiles that turn its tails round', () => {
    const chance = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });
    fc.assert(
      fc.property(pools, chance, (notation, p) => {
        const law = odds(notation);
        const found = law.quantile(p);
        expect(law.atMost(found).toNumber()).toBeGreaterThanOrEqual(p);
        expect(law.atMost(found - 1).toNumber()).toBeLessThan(p);
        expect(law.at(found).numerator).toBeGreaterThan(0n);
        expect(law.quantile(0)).toBe(law.min);
        expect(law.quantile(1)).toBe(law.max);
      }),
    );
  });

  test('is the same for a text, its tree, and the tree after JSON', () => {
    fc.assert(
      fc.property(pools, (notation) => {
        const parsed = parse(notation);
        if (!parsed.ok) throw new Error(notation);
        const revived = JSON.parse(JSON.stringify(parsed.tree)) as Tree;
        expect(table(odds(parsed.tree))).toEqual(table(odds(notation)));
        expect(odds(revived).toJSON()).toEqual(odds(notation).toJSON());
      }),
    );
  });
});

/** Those that are quickly added to each other. */
const parts = fc.constantFrom(
  ...['d6', '2d6', '3d4kh2', '4d6kh3', 'd6!', '2d6!', 'd6!!', 'd6!p', 'd20!oh', 'd20!o', 'd10!ol'],
  ...['4dF', '3d6r1', '5d10>=7', '5d10!10>=7f1', '(d4)d6', '3d6mt', 'floor(d10/3)', '-d6', '7'],
);

describe('sums of independent parts', () => {
  test('means and variances add', () => {
    fc.assert(
      fc.property(parts, parts, fc.boolean(), (one, other, minus) => {
        // Two sides without end against each other have chances with bounds, and exact moments still.
        const sum = odds(`(${one}) ${minus ? '-' : '+'} (${other})`);
        const [left, right] = [odds(one), odds(other)];
        const [top, bottom] = share(right.mean);
        expect(sum.mean.toString()).toBe(
          text(plus(share(left.mean), [minus ? -top : top, bottom])),
        );
        expect(sum.variance.toString()).toBe(
          text(plus(share(left.variance), share(right.variance))),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('in any order and association', () => {
    const terms = fc.array(fc.constantFrom('d6', '2d6', 'd4', 'd6!', 'd6ro1', '3'), {
      minLength: 3,
      maxLength: 5,
    });
    fc.assert(
      fc.property(terms, fc.nat(), ([first = '', ...others], seed) => {
        const list = [first, ...others];
        const shuffled = list.map((_, index) => list[(index + seed) % list.length]);
        const whole = table(odds(list.join(' + ')));
        const entries = (law: Odds) => [1, 5, 9, 14, 20, 31].map((at) => String(law.at(at)));
        const plain = entries(odds(list.join(' + ')));
        for (const other of [shuffled.join(' + '), `${first} + (${others.join(' + ')})`]) {
          expect(table(odds(other))).toMatchObject({ mean: (whole as { mean: string }).mean });
          expect(entries(odds(other))).toEqual(plain);
        }
        expect(entries(odds(`(${list.join(') + (')}) * 1`))).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });
});

describe('notations with one law', () => {
  const looked = (notation: string): unknown => {
    const law = odds(notation);
    // Windows of endless laws may end at different places.
    const chances = Array.from({ length: 91 }, (_, index) => String(law.at(index - 30)));
    const { mean, variance, min, max, grade } = law;
    return { chances, mean: String(mean), variance: String(variance), min, max, grade };
  };
  const same = (one: string, other: string): void => {
    expect(looked(one), `${one} and ${other}`).toEqual(looked(other));
  };

  test('keeping k of n, and dropping the other n - k', () => {
    const chain = fc.constantFrom('', '!!', 'ro', 'min2', '!!(limit 2)', 'r', '!!p');
    fc.assert(
      fc.property(
        fc.constantFrom(...smallDice),
        chain,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(6),
        (die, modifier, n, kept) => {
          const k = Math.min(n, kept);
          const pool = `${n}${die}${modifier}`;
          if (!parse(`${pool}kh${k}`).ok) return;
          same(`${pool} kh${k}`, `${pool} dl${n - k}`);
          same(`${pool} kl${k}`, `${pool} dh${n - k}`);
        },
      ),
    );
  });

  test('keeping all, dropping none, and the sum', () => {
    const chain = fc.constantFrom('', '!!', '!', 'ro', 'min2', '!!(limit 2)', '!!p');
    fc.assert(
      fc.property(fc.constantFrom('d2', 'd4', 'd{2,5}'), chain, fc.nat(3), (die, modifier, n) => {
        const pool = `${n}${die}${modifier}`;
        same(`${pool} dl0`, pool);
        // After "!" nobody knows how many dice there are.
        if (modifier !== '!') same(`${pool} kh${n}`, pool);
      }),
    );
  });

  test.each([
    ['(2d20)kh1', 'max(d20, d20)'],
    ['2d20kl1', 'min(d20, d20)'],
    ['4d4kh3kl2', '4d4dh1dl1'],
    ['d6 + d6', '2d6'],
    ['d6 + d6 + d6 + 2d6', '5d6'],
    ['d6!', 'd6!!'],
    ['3d6!', '3d6!!'],
    ['d20!o', '21 - d20!o'],
    ['d10!ol', '11 - d10!oh'],
    ['-d6', 'd{-6..-1}'],
    ['4d6kh3 * 2', '2 * (4d6kh3)'],
    ['{4d6}kh3', '4d6kh3'],
    ['{2d6 + 2d6}kh3', '4d6kh3'],
    ['2d6r1r2', '2d6r(1, 2)'],
    ['d100!o(5, 96)', 'd100!o'],
    ['d6 + 0d6', 'd6'],
  ])('%s and %s', same);

  test('X and 101 - X for d100!o', () => {
    const [law, mirrored] = [odds('d100!o'), odds('101 - d100!o')];
    for (let total = -500; total <= 600; total += 1) {
      expect(mirrored.at(total).toString()).toBe(law.at(total).toString());
      expect(law.at(101 - total).toString()).toBe(law.at(total).toString());
    }
  });
});

test('a higher bar is never easier', () => {
  const law = fc.constantFrom('2d6', '5d10!10', '4d6kh3', 'd100!o', '3d6!!');
  fc.assert(
    fc.property(law, fc.integer({ min: -5, max: 25 }), (notation, bar) => {
      const value = (each: Fraction): number => each.toNumber();
      expect(value(odds(notation).atLeast(bar + 1))).toBeLessThanOrEqual(
        value(odds(notation).atLeast(bar)),
      );
      const test = (at: number): number => odds(`(${notation}) >= ${at}`).at(1).toNumber();
      expect(test(bar + 1)).toBeLessThanOrEqual(test(bar));
      expect(odds(`(${notation}) >= ${bar}`).at(1).toString()).toBe(
        odds(notation).atLeast(bar).toString(),
      );
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['(d100!o + 60) >= 111', 'mean', '1/2'],
  ['(d20+5) >= (d20+3)', 'mean', '247/400'],
  ['@a := d6; @a + @a', 'mean', '7'],
  ['@a := d6; @a + @a', 'variance', '35/3'],
  ['if((d20) >= 20, 2d6, 1d6)', 'mean', '147/40'],
  ['d6! * 3', 'mean', '63/5'],
  ['@a := d6!; @a', 'mean', '21/5'],
] as const)('%s: %s %s', (notation, moment, expected) => {
  expect(odds(notation)[moment].toString()).toBe(expected);
});

test('the weights of (1d3)d3, and twice a shared die', () => {
  const law = odds('(1d3)d3');
  const weights = [9, 12, 16, 12, 12, 10, 6, 3, 1];
  expect(numbers(law)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [index, weight] of weights.entries()) {
    expect(law.at(index + 1).toString()).toBe(fraction(BigInt(weight), 81n));
  }
  expect(numbers(odds('@a := d6; @a + @a'))).toEqual([2, 4, 6, 8, 10, 12]);
});

describe('bounded odds', () => {
  test.each(['2d100!o', 'd20!o - d20!o', '(2d20!o) > (2d20!o)', 'max(2d20!o, 3d6!)'])(
    '%s: answers of different tolerance agree',
    (notation) => {
      const [rough, fine] = [1e-4, 1e-11].map((tolerance) => odds(notation, { tolerance }));
      if (rough === undefined || fine === undefined) throw new Error('unreachable');
      expect(rough.error).toBeLessThanOrEqual(1e-4);
      expect(fine.error).toBeLessThanOrEqual(1e-11);
      for (const [outcome, chance] of fine.entries()) {
        // Each chance lies between what is said and that plus the error.
        const [low, high] = [chance.toNumber(), chance.toNumber() + fine.error];
        if (outcome < rough.min || outcome > rough.max) throw new Error(String(outcome));
        const said = rough.at(outcome).toNumber();
        expect(said).toBeLessThanOrEqual(high * (1 + 1e-12));
        expect(said + rough.error).toBeGreaterThanOrEqual(low * (1 - 1e-12));
      }
    },
  );

  test('a far shift of both sides changes nothing', () => {
    // The second line of the notation is the first, moved by 400.
    const [law, moved] = [odds('d20!o + d20!o'), odds('(d20!o - 200) + (d20!o - 200)')];
    for (const total of [-60, -5, 0, 21, 30, 47, 100]) {
      const off = Math.abs(moved.at(total - 400).toNumber() - law.at(total).toNumber());
      expect(off).toBeLessThanOrEqual(law.error + moved.error);
    }
    expect(() => odds('2d20!o', { tolerance: 0 })).toThrow(DiceError);
  });
});
