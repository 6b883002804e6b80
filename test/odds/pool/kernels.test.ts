/** The fast ways of the solver against slow ones: rows, keeping, pools, loops. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { toDouble } from '../../../src/number/index.ts';
import { createBudget } from '../../../src/odds/arithmetic/budget.ts';
import { commonWith } from '../../../src/odds/arithmetic/common-factors.ts';
import type { Row } from '../../../src/odds/arithmetic/integers.ts';
import {
  choose,
  divideSeries,
  gcd,
  multiply,
  power,
} from '../../../src/odds/arithmetic/integers.ts';
import { looped } from '../../../src/odds/law/geometric-series.ts';
import type { DenseLaw, Law } from '../../../src/odds/law/law.ts';
import { dense, massOf, pointOf, pointsOf } from '../../../src/odds/law/law.ts';
import { added } from '../../../src/odds/law/sums.ts';
import { byHalves } from '../../../src/odds/pool/kernels/keep-halves.ts';
import { keptHighest } from '../../../src/odds/pool/kernels/keep-kernel.ts';
import { ranksOf, solveRanks } from '../../../src/odds/pool/ranks.ts';
import { jointLaw } from '../../../src/odds/pool/solve-joint.ts';
import { poolLaw } from '../../../src/odds/pool/solve-pool.ts';
import { lawRing } from '../../../src/odds/rings/law-ring.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { reporter } from '../../support/reporter.ts';

vi.setConfig({ testTimeout: 60_000 });

const budget = createBudget(1e12);
const view = { reach: 8, budget, rounded: (): void => {} };
const weight = fc.bigInt({ min: 0n, max: 5n });
const big = fc.bigInt({ min: 0n, max: 2n ** 90n });
const rowOf = (each: fc.Arbitrary<bigint>, maxLength: number): fc.Arbitrary<Row> =>
  fc.array(each, { minLength: 1, maxLength });

function slowProduct(one: Row, other: Row): bigint[] {
  const out = new Array<bigint>(one.length + other.length - 1).fill(0n);
  for (const [i, a] of one.entries()) {
    for (const [j, b] of other.entries()) out[i + j] = (out[i + j] ?? 0n) + a * b;
  }
  return out;
}

describe('rows of whole numbers', () => {
  test('products, also the long ones that are packed', () => {
    fc.assert(
      fc.property(rowOf(big, 40), rowOf(weight, 60), fc.nat(110), (one, other, length) => {
        const slow = slowProduct(one, other);
        expect(multiply(one, other)).toEqual(slow);
        expect(multiply(one, other, length)).toEqual(slow.slice(0, length));
      }),
    );
  });

  test('products with a row of equal coefficients', () => {
    const even = fc
      .tuple(fc.bigInt({ min: 1n, max: 9n }), fc.integer({ min: 1, max: 30 }))
      .map(([each, length]): Row => new Array<bigint>(length).fill(each));
    fc.assert(
      fc.property(even, rowOf(big, 60), fc.nat(110), (one, other, length) => {
        const slow = slowProduct(one, other);
        expect(multiply(one, other)).toEqual(slow);
        expect(multiply(other, one, length)).toEqual(slow.slice(0, length));
      }),
    );
  });

  test('powers, of even rows and of any others', () => {
    const even = fc
      .tuple(fc.bigInt({ min: 1n, max: 9n }), fc.integer({ min: 1, max: 7 }))
      .map(([each, length]): Row => new Array<bigint>(length).fill(each));
    const other = fc
      .tuple(fc.bigInt({ min: 1n, max: 9n }), rowOf(weight, 6))
      .map(([first, rest]): Row => [first, ...rest]);
    fc.assert(
      fc.property(
        fc.oneof(even, other),
        fc.nat(9),
        fc.integer({ min: 1, max: 70 }),
        (row, n, cut) => {
          let slow: Row = [1n];
          for (let time = 0; time < n; time += 1) slow = slowProduct(slow, row);
          expect(power(row, n)).toEqual(slow);
          expect(power(row, n, cut)).toEqual(slow.slice(0, cut));
        },
      ),
    );
  });

  test('a series divided, multiplied again', () => {
    fc.assert(
      fc.property(
        rowOf(weight, 6),
        rowOf(weight, 6),
        fc.integer({ min: 1, max: 25 }),
        (top, loop, length) => {
          const whole = (loop[0] ?? 0n) + 3n;
          const { row, denominator } = divideSeries(top, whole, loop, length);
          const divisor = loop.map((each, index) => (index === 0 ? whole : 0n) - each);
          const again = slowProduct(row, divisor).slice(0, length);
          expect(again).toEqual(again.map((_, index) => (top[index] ?? 0n) * denominator));
          expect(row.every((each) => each >= 0n)).toBe(true);
        },
      ),
    );
  });

  test('common divisors with a large number, by its small primes and by Euclid', () => {
    const exponents = fc.array(fc.nat(400), { minLength: 3, maxLength: 3 });
    const number = fc.tuple(exponents, fc.bigInt(1n, 2n ** 80n)).map(([powers, rest]) => {
      const [two = 0, three = 0, large = 0] = powers;
      return 2n ** BigInt(two) * 3n ** BigInt(three) * 97n ** BigInt(large) * rest;
    });
    fc.assert(
      fc.property(number, number, fc.constantFrom(0n, 1n), (whole, value, keep) => {
        const common = commonWith(whole);
        expect(common(value * keep)).toBe(gcd(value * keep, whole));
        expect(common(whole)).toBe(whole);
      }),
    );
  });

  test('ways to choose', () => {
    for (let n = 0; n <= 12; n += 1) {
      expect(Array.from({ length: n + 1 }, (_, k) => choose(n, k))).toEqual(
        Array.from({ length: n }).reduce<Row>((row) => slowProduct(row, [1n, 1n]), [1n]),
      );
    }
  });
});

/** All outcomes with their chances in lowest terms of one denominator, for comparing. */
function shown(law: Law): readonly string[] {
  const scale = 2n ** 400n;
  return [
    ...[...pointsOf(law)].map(
      ([at, each]) => `${toDouble(at)}: ${(each * scale) / law.denominator}`,
    ),
    `beyond: ${((law.below + law.above + law.any) * scale) / law.denominator}`,
  ];
}

test('keeping the highest, the fast way and the general way', () => {
  const values = fc.uniqueArray(fc.integer({ min: -4, max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      values,
      fc.array(weight),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(5),
      fc.nat(2),
      (faces, each, n, k, how) => {
        const bins = faces.map((face, index): [number, bigint] => [face, (each[index] ?? 1n) + 1n]);
        const whole = bins.reduce((sum, [, one]) => sum + one, 0n);
        const keep = 1 + (k % n);
        // What a die adds need not rise with its value.
        const adds = (value: number): number =>
          [value, Math.abs(value), value % 2 === 0 ? 1 : 0][how] ?? 0;
        const ranks = ranksOf([{ kind: 'pool', from: 'highest', skip: 0, take: keep }], n);
        const worth = (value: number): DenseLaw => pointOf(adds(value), 100) as DenseLaw;
        const slow = solveRanks(bins, whole, n, ranks, worth, lawRing({ ...view, reach: 100 }));
        expect(shown(keptHighest({ bins, under: 0n, whole, dice: n, keep, adds }, budget))).toEqual(
          shown(slow),
        );
      },
    ),
  );
});

test('keeping a few of very many values: by halves, and value by value', () => {
  const question = fc
    .record({ n: fc.integer({ min: 1, max: 4 }), row: rowOf(weight, 12), under: fc.bigInt(0n, 3n) })
    .filter(({ row }) => row.some((each) => each > 0n))
    .chain(({ n, row, under }) =>
      fc.tuple(fc.constant({ n, row, under }), fc.integer({ min: 1, max: n })),
    );
  fc.assert(
    fc.property(question, fc.integer({ min: -5, max: 5 }), ([{ n, row, under }, keep], from) => {
      const bins = row.map((each, index) => [from + index, each] as const);
      const whole = row.reduce((sum, each) => sum + each, under);
      const dropped = [Number.NEGATIVE_INFINITY, under] as const;
      const ranks = ranksOf([{ kind: 'pool', from: 'highest', skip: 0, take: keep }], n);
      const worth = (value: number): DenseLaw => pointOf(value, 100) as DenseLaw;
      const ring = lawRing({ ...view, reach: 100 });
      const slow = solveRanks([dropped, ...bins], whole, n, ranks, worth, ring);
      let below = under;
      const levels = bins.map(([value, each]) => {
        const ways = Array.from({ length: keep }, (_, above) => {
          const rest = n - above;
          let sum = 0n;
          for (let here = keep - above; here <= rest; here += 1)
            sum += choose(rest, here) * each ** BigInt(here) * below ** BigInt(rest - here);
          return choose(n, above) * sum;
        });
        below += each;
        return { place: value - from, weight: each, ways };
      });
      const fast = dense(keep * from, byHalves(levels, keep), whole ** BigInt(n));
      expect(shown(fast)).toEqual(shown({ ...slow, below: 0n } as Law));
    }),
  );
});

describe('sums of endless chains by the recurrence of quotients, and by the window', () => {
  test.each([
    ['d6', '!'],
    ['d3', '!(>=2)'],
    ['d{1,2,2,5}', '!(=2)'],
    ['d{0,1,1,3}', '!(<=1)'],
    ['d{2,4,9}', '!(=4) !(=9)'],
    ['d6', '!>=5'],
    ['d4', '!!'],
    ['d6', '!p'],
    ['d{-1,-2,-3}', '!(=-3)'],
  ])('%s%s', (die, rule) => {
    const read = createReader(vocabulary);
    const far = { ...view, reach: 30 };
    const pool = (n: number) => {
      const syntax = read(`${n}${die} ${rule}`, limits);
      if (!syntax.ok || syntax.tree.body.kind !== 'dice') throw new Error('no pool');
      const known = prepare(syntax.tree, { vocabulary, limits, read, reporter }).poolOf(
        syntax.tree.body,
      );
      if (known === undefined) throw new Error('no pool');
      return poolLaw(known, far);
    };
    const one = pool(1);
    for (const n of [2, 3, 5]) {
      const fast = pool(n);
      let slow: DenseLaw = one;
      for (let more = 1; more < n; more += 1) slow = added(slow, one, budget);
      expect(fast.any).toBe(0n);
      const both = [...pointsOf(slow)].filter(
        ([outcome]) => (outcome as number) <= fast.top && (outcome as number) >= fast.bottom,
      );
      expect(both.length).toBeGreaterThan(8);
      const chances = new Map(pointsOf(fast));
      for (const [outcome, chance] of both) {
        expect([outcome, (chances.get(outcome) ?? 0n) * slow.denominator]).toEqual([
          outcome,
          chance * fast.denominator,
        ]);
      }
    }
  });
});

test('pools, the short way and by the joint law of all dice', () => {
  const read = createReader(vocabulary);
  const chain = [
    '!(limit 1)',
    '!(<=1, limit 2)',
    '!p(limit 1)',
    '!!(limit 2)',
    'ro',
    'r1',
    'min2',
    '',
  ];
  const count = ['>=2', '=1', 'mt', 'mt3', 'mt=2', 'mt>=2=1', '=2mt'];
  const choice = ['kh1', 'kh2', 'kl1', 'kl2', 'dh1', 'dl1', 'dl2', 'kh0', 'dh9', 'km1', ''];
  const pool = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom('d3', 'd{1,1,2}', 'd{-1..1}', 'd2'),
    fc.constantFrom(...chain),
    fc.constantFrom(...choice),
    fc.constantFrom(...chain, ...count),
  );
  fc.assert(
    fc.property(pool, ([n, die, one, keep, two]) => {
      const syntax = read(`${n}${die} ${one} ${keep} ${two}`, limits);
      if (!syntax.ok || syntax.tree.body.kind !== 'dice') return;
      try {
        const known = prepare(syntax.tree, { vocabulary, limits, read, reporter }).poolOf(
          syntax.tree.body,
        );
        if (known !== undefined)
          expect(shown(poolLaw(known, view))).toEqual(shown(jointLaw(known, view)));
      } catch (error) {
        if (!/^error: |DiceError|on more dice|too large|middle|rolling on/.test(String(error)))
          throw error;
      }
    }),
    { numRuns: 300 },
  );
});

test('a loop is the last, or goes round once more', () => {
  const part = fc.tuple(fc.integer({ min: -3, max: 3 }), rowOf(weight, 5));
  fc.assert(
    fc.property(part, part, ([low, row], [from, loopRow]) => {
      const whole = [...row, ...loopRow].reduce((sum, each) => sum + each, 9n);
      // Some more ways end it, so that it ends soon.
      const last = dense(low, [...row, 9n], whole);
      const loop = dense(from, loopRow, whole);
      const law = looped(last, loop, 12, false, budget);
      expect(massOf(law)).toBe(law.denominator);
      const at = (each: DenseLaw, outcome: number): bigint =>
        each.weights[outcome - each.low] ?? 0n;
      for (
        let outcome = Math.max(-12, law.bottom);
        outcome <= Math.min(12, law.top);
        outcome += 1
      ) {
        // law = last + loop * law, where everything that it needs lies inside the window
        let sum = at(last, outcome) * law.denominator;
        let inside = true;
        for (const [index, each] of loop.weights.entries()) {
          const before = outcome - loop.low - index;
          if (each > 0n && (before > law.top || before < law.bottom)) inside = false;
          sum += each * at(law, before);
        }
        const off = at(law, outcome) * whole - sum;
        const most = law.any * whole;
        if (inside && !(off <= most && -off <= most)) throw new Error(`${outcome}: off by ${off}`);
      }
      expect(law.any * 2n ** 50n <= law.denominator).toBe(true);
    }),
    { numRuns: 200 },
  );
});
