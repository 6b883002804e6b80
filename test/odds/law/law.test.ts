/** What laws are made of: rows with their zeros cut off, sparse lists, lanes of numbers, moments, ranks. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDouble } from '../../../src/number/index.ts';
import { createBudget, TooLarge } from '../../../src/odds/arithmetic/budget.ts';
import { commonWith } from '../../../src/odds/arithmetic/common-factors.ts';
import { fraction, fractionsOver } from '../../../src/odds/arithmetic/fraction.ts';
import { choose, multiply, power, zeros } from '../../../src/odds/arithmetic/integers.ts';
import { bigLane, doubleLane, type Lane } from '../../../src/odds/arithmetic/lanes.ts';
import type { Law } from '../../../src/odds/law/law.ts';
import {
  binsOf,
  dense,
  denseOf,
  isBounded,
  isOfWholes,
  outcomeAt,
  point,
  pointOf,
} from '../../../src/odds/law/law.ts';
import { gather } from '../../../src/odds/law/mixtures.ts';
import { orderStatistic } from '../../../src/odds/law/order-statistic.ts';
import {
  NoQuotient,
  powerOf,
  quotientOf,
  quotientRing,
} from '../../../src/odds/law/rational-functions.ts';
import { shifted } from '../../../src/odds/law/sums.ts';
import { byHalves } from '../../../src/odds/pool/kernels/keep-halves.ts';
import { solveThreshold } from '../../../src/odds/pool/kernels/keep-unknown-count.ts';
import { ranksOf, solveRanks } from '../../../src/odds/pool/ranks.ts';
import { lawRing } from '../../../src/odds/rings/law-ring.ts';
import {
  momentsOfLaw,
  momentsOfNumber,
  momentsRing,
  momentsWorth,
  negatedMoments,
  productMoments,
} from '../../../src/odds/rings/moments.ts';
import { jointRing } from '../../../src/odds/rings/multisets.ts';
import { powerIn } from '../../../src/odds/rings/ring.ts';
import { assertDefined } from '../../../src/shared/assert-defined.ts';
import type { PoolRule } from '../../../src/vocabulary/rules/rule.ts';
import { lawOf, told } from '../../support/told-law.ts';

const budget = createBudget(1e12);

function tooLarge(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof TooLarge) return error.what;
    throw error;
  }
  return 'nothing';
}

const sparse = (outcomes: readonly number[], ...weights: readonly bigint[]): Law => ({
  ...dense(0, weights, 9n),
  weights,
  kind: 'sparse',
  outcomes: outcomes.map(fromDouble),
});

describe('a dense law', () => {
  test.each<[number, bigint[], number, bigint[]]>([
    [3, [0n, 0n, 2n, 0n, 1n, 0n], 5, [2n, 0n, 1n]],
    [3, [1n, 2n], 3, [1n, 2n]],
    [3, [0n, 2n], 4, [2n]],
    [3, [2n, 0n], 3, [2n]],
    [-1, [0n], 0, []],
    [3, [], 3, []],
  ])('from %i, %s', (low, row, from, weights) => {
    expect(dense(low, row, 9n)).toMatchObject({ low: from, weights });
  });

  test('needs places that a double holds', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(dense(most - 1, [1n], 1n).low).toBe(most - 1);
    expect(tooLarge(() => dense(most, [1n], 1n))).toBe('large-totals');
    expect(tooLarge(() => dense(-most - 1, [1n], 1n))).toBe('large-totals');
    expect(dense(-most, [1n], 1n).low).toBe(-most);
    const far = dense(most - 3, [1n, 1n], 2n);
    expect(shifted(far, 1).low).toBe(most - 2);
    expect(tooLarge(() => shifted(far, 3))).toBe('large-totals');
    expect(tooLarge(() => shifted(dense(1 - most, [1n], 1n), -2))).toBe('large-totals');
    expect(tooLarge(() => shifted(dense(1 - most, [1n, 1n, 1n, 1n], 4n), -2))).toBe('large-totals');
    expect(told(shifted(lawOf('< 1: 1, 1: 1, 2: 1, > 3: 1 of 4'), -2))).toBe(
      '< -1: 1, -1: 1, 0: 1, > 1: 1 of 4',
    );
  });

  test('has edges only where something lies beyond', () => {
    const edges = { bottom: -5, top: 5 };
    expect(dense(0, [1n], 1n, edges)).toMatchObject({ bottom: -Infinity, top: Infinity });
    expect(dense(0, [1n], 3n, { ...edges, below: 1n, above: 1n })).toMatchObject(edges);
    expect(dense(4, [1n], 3n, { below: 1n, above: 1n })).toMatchObject({ bottom: 4, top: 4 });
    expect(dense(0, [1n], 1n).fractional).toBe(false);
  });
});

test.each<[number, string]>([
  [4, '4: 1 of 1'],
  [Number.POSITIVE_INFINITY, '> 8: 1 of 1'],
  [Number.NEGATIVE_INFINITY, '< -8: 1 of 1'],
  [Number.NaN, '?: 1 of 1'],
])('one die that ends as %d', (value, law) => {
  expect(told(pointOf(value, 8))).toBe(law);
});

test('what laws say of themselves', () => {
  const half = point(fromDouble(0.5));
  expect([told(half), told(point(-2))]).toEqual(['1/2: 1 of 1, sparse', '-2: 1 of 1']);
  expect([isOfWholes(half), isOfWholes(point(3))]).toEqual([false, true]);
  expect(isOfWholes(sparse([1, 900], 4n, 5n))).toBe(true);
  expect(isOfWholes(sparse([1, 1.5], 4n, 5n))).toBe(false);
  expect(isOfWholes(lawOf('1: 1, > 1: 1 of 2, fractions'))).toBe(false);
  expect(
    ['1: 1 of 1', '1: 1, > 1: 1 of 2', '< 1: 1, 1: 1 of 2', '1: 1, ?: 1 of 2']
      .map(lawOf)
      .map(isBounded),
  ).toEqual([true, false, false, false]);
  expect([outcomeAt(lawOf('3: 1, 4: 1 of 2'), 1), outcomeAt(sparse([1, 900], 4n, 5n), 1)]).toEqual([
    4, 900,
  ]);
  expect(binsOf(lawOf('< 1: 2, 1: 3, 3: 4, > 5: 6, ?: 7 of 22'))).toEqual([
    [-Infinity, 2n],
    [1, 3n],
    [3, 4n],
    [Infinity, 6n],
    [Number.NaN, 7n],
  ]);
  expect(binsOf(half)).toEqual([[Number.NaN, 1n]]);
});

test('a sparse law made dense', () => {
  expect(told(denseOf(sparse([-1, 3], 4n, 5n), budget))).toBe('-1: 4, 3: 5 of 9');
  expect(told(denseOf(sparse([]), budget))).toBe(' of 9');
  const three = denseOf(sparse([-1, 3, 9], 4n, 3n, 2n), budget);
  expect(three.weights).toEqual([4n, 0n, 0n, 0n, 3n, 0n, 0n, 0n, 0n, 0n, 2n]);
  expect(tooLarge(() => denseOf(sparse([0.5, 3], 4n, 5n), budget))).toBe('sums-of-fractions');
  expect(tooLarge(() => denseOf(sparse([1, 1.5], 4n, 5n), budget))).toBe('sums-of-fractions');
  expect(tooLarge(() => denseOf(sparse([1, 1.5, 2], 4n, 4n, 1n), budget))).toBe(
    'sums-of-fractions',
  );
  const long = sparse([0, 1000], 4n, 5n);
  expect(tooLarge(() => denseOf(long, createBudget(1999)))).toBe('many-outcomes');
  expect(denseOf(long, createBudget(2000)).weights).toHaveLength(1001);
});

describe('gathering', () => {
  const gathered = (
    put: readonly (readonly [number, bigint])[],
    masses: { below?: bigint; above?: bigint; any?: bigint },
    cut?: readonly [number, number],
  ): string => {
    const all = gather();
    for (const [outcome, weight] of put) all.put(fromDouble(outcome), weight);
    Object.assign(all.masses, masses);
    if (cut !== undefined) all.cut(...cut);
    return told(all.finish(20n));
  };

  test.each<[Parameters<typeof gathered>, string]>([
    [
      [
        [
          [1, 2n],
          [0.5, 3n],
          [1, 4n],
          [0.5, 1n],
        ],
        {},
      ],
      '1/2: 4, 1: 6 of 20, sparse',
    ],
    [
      [
        [
          [3, 2n],
          [1, 3n],
        ],
        {},
      ],
      '1: 3, 3: 2 of 20',
    ],
    // A window cuts off what lies beyond it, and keeps what lies on its edges.
    [
      [
        [
          [1, 2n],
          [2, 3n],
          [3, 4n],
          [4, 5n],
        ],
        {},
        [2, 3],
      ],
      '< 2: 2, 2: 3, 3: 4, > 3: 5 of 20',
    ],
    [
      [
        [
          [0.5, 2n],
          [2, 3n],
          [2.5, 4n],
          [3.5, 5n],
        ],
        {},
        [2, 3],
      ],
      '< 2: 2, 2: 3, 5/2: 4, > 3: 5 of 20, sparse',
    ],
    [
      [
        [
          [2.5, 4n],
          [3.5, 5n],
        ],
        { above: 1n },
        [2.5, 2.5],
      ],
      '5/2: 4, > 2.5: 6 of 20, sparse',
    ],
    // Edges that meet, and edges that cross.
    [
      [
        [
          [1, 2n],
          [2, 3n],
        ],
        { below: 7n, above: 8n },
        [2, 1],
      ],
      '< 2: 9, > 1: 11 of 20',
    ],
    [
      [
        [
          [1, 2n],
          [2, 3n],
        ],
        { below: 7n, above: 8n },
        [3, 1],
      ],
      '1: 2, > 1: 11, ?: 7 of 20',
    ],
    [
      [
        [
          [0, 2n],
          [288, 18n],
        ],
        {},
      ],
      '0: 2, 288: 18 of 20',
    ],
    [
      [
        [
          [0, 2n],
          [289, 18n],
        ],
        {},
      ],
      '0: 2, 289: 18 of 20, sparse',
    ],
    [
      [
        [
          [0, 2n],
          [289, 0n],
        ],
        {},
      ],
      '0: 2 of 20, sparse',
    ],
    [[[], { any: 20n }], '?: 20 of 20'],
    // How far apart they lie counts, and not where.
    [
      [
        [
          [1000, 2n],
          [1288, 18n],
        ],
        {},
      ],
      '1000: 2, 1288: 18 of 20',
    ],
    [
      [
        [
          [-1000, 2n],
          [-700, 18n],
        ],
        {},
      ],
      '-1000: 2, -700: 18 of 20, sparse',
    ],
    [
      [
        [
          [2.5, 4n],
          [3.5, 5n],
        ],
        {},
        [3.5, 2.5],
      ],
      '< 3.5: 4, > 2.5: 5 of 20',
    ],
  ])('%s', (given, law) => {
    expect(gathered(...given)).toBe(law);
  });
});

test('what is far apart has no edge where nothing lies beyond, and lists nothing without weight', () => {
  const all = gather();
  all.put(0, 2n);
  all.put(400, 0n);
  all.put(900, 3n);
  all.cut(-1000, 1000);
  expect(all.finish(5n)).toMatchObject({
    outcomes: [0, 900],
    weights: [2n, 3n],
    bottom: -Infinity,
    top: Infinity,
  });
});

describe('lanes', () => {
  test('a row that was longer leaves no trace', () => {
    const again = <T>(lane: Lane<T>): readonly bigint[] => {
      const [row, one] = [lane.create(8), lane.create(8)];
      for (const place of [0, 1, 2, 3]) lane.addAt(row, place, lane.from(9n));
      lane.addAt(one, 0, lane.from(1n));
      lane.slide(row, one, 0, 1, lane.from(2n));
      lane.addAt(row, 3, lane.from(5n));
      return lane.to(row);
    };
    expect([again(doubleLane), again(bigLane)]).toEqual([
      [2n, 0n, 0n, 5n],
      [2n, 0n, 0n, 5n],
    ]);
  });

  const values = fc.array(fc.bigInt(0n, 9n), { minLength: 1, maxLength: 6 });
  /** The same steps, cell by cell. */
  function steps<T>(
    lane: Lane<T>,
    one: readonly bigint[],
    other: readonly bigint[],
    shift: number,
    width: number,
    factor: bigint,
  ): readonly bigint[][] {
    const row = lane.create(40);
    const more = lane.create(40);
    for (const [place, value] of one.entries()) lane.addAt(row, place, lane.from(value));
    for (const [place, value] of other.entries()) lane.addAt(more, place, lane.from(value));
    // A row that was used before is used again.
    lane.slide(more, row, shift, width, lane.from(factor));
    const slid = lane.to(more);
    lane.addRow(row, more, shift, lane.from(factor));
    return [slid, lane.to(row)];
  }

  test('slide and add as asked, in doubles and in big numbers', () => {
    const small = fc.nat(4);
    fc.assert(
      fc.property(
        values,
        values,
        small,
        small,
        fc.bigInt(0n, 3n),
        (one, other, shift, width, factor) => {
          const slid: bigint[] = [];
          for (let index = 0; width > 0 && index < one.length + width - 1; index += 1) {
            slid[index + shift] =
              factor *
              one
                .slice(Math.max(0, index - width + 1), index + 1)
                .reduce((sum, each) => sum + each, 0n);
          }
          const first = Array.from(slid, (each) => each ?? 0n);
          const length = factor === 0n ? one.length : Math.max(one.length, first.length + shift);
          const sum = Array.from(
            { length },
            (_, index) => (one[index] ?? 0n) + factor * (first[index - shift] ?? 0n),
          );
          expect(steps(bigLane, one, other, shift, width, factor)).toEqual([first, sum]);
          expect(steps(doubleLane, one, other, shift, width, factor)).toEqual([first, sum]);
        },
      ),
    );
  });
});

describe('moments', () => {
  const share = (text: string) => momentsOfLaw(lawOf(text));
  const coin = share('1: 1, 3: 1 of 2');

  test.each<[string, ReturnType<typeof share>, readonly [bigint, bigint, bigint, bigint]]>([
    ['a law', coin, [1n, 2n, 5n, 1n]],
    ['a law in lowest terms', share('-2: 1, 2: 3 of 4'), [1n, 1n, 4n, 1n]],
    [
      'fractions',
      momentsOfLaw(sparse([0.5, 2, 2.5], 3n, 3n, 3n)),
      [12n, 20n, 42n, 12n].map((each) => each / 2n) as never,
    ],
    ['quarters and halves', momentsOfLaw(sparse([0.25, 0.5], 4n, 5n)), [18n, 7n, 3n, 18n]],
    ['a number', momentsOfNumber(-3), [1n, -3n, 9n, 1n]],
    ['a fraction', momentsOfNumber(fromDouble(1.5)), [4n, 6n, 9n, 4n]],
    [
      'a sum',
      momentsRing.times(coin, share('0: 1, 1: 1 of 2')),
      [4n, 10n, 30n, 4n].map((each) => each / 2n) as never,
    ],
    [
      'a product over two denominators',
      productMoments(momentsOfNumber(fromDouble(0.5)), momentsOfNumber(fromDouble(1.5))),
      [16n, 12n, 9n, 16n],
    ],
    ['a product', productMoments(coin, share('-2: 1, 2: 3 of 4')), [1n, 2n, 20n, 1n]],
    ['a negative', negatedMoments(coin), [1n, -2n, 5n, 1n]],
    [
      'a mixture',
      momentsRing.mix(
        [
          [1n, coin],
          [2n, share('0: 1, 1: 1 of 2')],
        ],
        3n,
      ),
      [3n, 3n, 6n, 3n].map((each) => each / 3n) as never,
    ],
    ['nothing', momentsRing.one, [1n, 0n, 0n, 1n]],
  ])('of %s', (_, { mass, first, second, denominator }, known) => {
    expect([mass, first, second, denominator]).toEqual(known);
  });

  test('of a loop: the sum of all its rounds', () => {
    // A coin is thrown until it shows 1; each 2 counts. A run this long has a mean of 3 and a variance of 8.
    const loop = { mass: 1n, first: 2n, second: 4n, denominator: 2n };
    const last = { mass: 1n, first: 1n, second: 1n, denominator: 2n };
    expect(momentsRing.looped(last, loop)).toEqual({
      mass: 1n,
      first: 3n,
      second: 17n,
      denominator: 1n,
    });
    // A third goes on, a third ends, and a third leads elsewhere: half of what comes here ends here.
    const part = momentsRing.looped(
      { mass: 1n, first: 1n, second: 1n, denominator: 3n },
      { mass: 1n, first: 2n, second: 4n, denominator: 3n },
    );
    expect(part).toEqual({ mass: 1n, first: 2n, second: 7n, denominator: 2n });
  });

  test('of scores and of values', () => {
    const scored = momentsWorth((value) => 2 * value);
    expect([scored.additive, momentsWorth(undefined).additive]).toEqual([false, true]);
    expect(scored.of(3)).toEqual(momentsOfNumber(6));
    expect(momentsWorth(undefined).of(3)).toEqual(momentsOfNumber(3));
    for (const worth of [scored, momentsWorth(undefined), momentsWorth(() => 1)])
      expect(tooLarge(() => worth.of(Number.NaN))).toBe('moments-of-endless-value');
    expect(tooLarge(() => momentsWorth(undefined).of(Infinity))).toBe('moments-of-endless-value');
    expect(momentsWorth(() => 1).of(Infinity)).toEqual(momentsOfNumber(1));
    expect(tooLarge(() => momentsRing.unknown)).toBe('moments-of-unknown-value');
  });
});

describe('ranks', () => {
  const rule = (from: 'highest' | 'lowest' | 'middle', skip: number, take?: number): PoolRule => ({
    kind: 'pool',
    from,
    skip,
    ...(take === undefined ? {} : { take }),
  });
  test.each<[string, readonly PoolRule[], number, readonly [number, number]]>([
    ['all', [], 5, [0, 5]],
    ['kh2', [rule('highest', 0, 2)], 5, [3, 5]],
    ['kl2', [rule('lowest', 0, 2)], 5, [0, 2]],
    ['dh2', [rule('highest', 2)], 5, [0, 3]],
    ['dl2', [rule('lowest', 2)], 5, [2, 5]],
    ['dh9', [rule('highest', 9)], 5, [0, 0]],
    ['dl9', [rule('lowest', 9)], 5, [5, 5]],
    ['kh9', [rule('highest', 0, 9)], 5, [0, 5]],
    ['km1 of five', [rule('middle', 0, 1)], 5, [2, 3]],
    ['km2 of five', [rule('middle', 0, 2)], 5, [1, 3]],
    ['kh4kl2', [rule('highest', 0, 4), rule('lowest', 0, 2)], 5, [1, 3]],
    ['dl1dh1', [rule('lowest', 1), rule('highest', 1)], 5, [1, 4]],
    ['dl1kh2', [rule('lowest', 1), rule('highest', 0, 2)], 5, [3, 5]],
  ])('%s', (_, rules, dice, [from, to]) => {
    expect(ranksOf(rules, dice)).toEqual({ from, to });
  });
});

test('powers by squaring, with no product too many', () => {
  let products = 0;
  const ring = {
    one: 0,
    unknown: Number.NaN,
    mix: () => 0,
    looped: () => 0,
    times: (one: number, other: number) => {
      products += 1;
      return one + other;
    },
  };
  const counted = (n: number): readonly [number, number] => {
    products = 0;
    return [powerIn(ring, 7, n), products];
  };
  expect([0, 1, 2, 3, 4, 7].map(counted)).toEqual([
    [0, 0],
    [7, 0],
    [14, 1],
    [21, 2],
    [28, 2],
    [49, 4],
  ]);
});

test('fractions over one denominator, in lowest terms when they are looked at', () => {
  for (const denominator of [12n, 2n ** 600n * 3n ** 90n]) {
    const over = fractionsOver(denominator);
    for (const numerator of [0n, 6n, -6n, 5n, denominator]) {
      const each = over(numerator);
      expect(String(each)).toBe(String(fraction(numerator, denominator)));
      expect(each.numerator * denominator).toBe(numerator * each.denominator);
      expect(each.denominator > 0n && JSON.stringify(each) === `"${each}"`).toBe(true);
    }
  }
  const half = fraction(-6n, 12n);
  expect([half.toNumber(), half.numerator, half.denominator, half.numerator]).toEqual([
    -0.5,
    -1n,
    2n,
    -1n,
  ]);
  expect(Object.is(fraction(0n, 5n).toNumber(), 0)).toBe(true);
  expect(String(fraction(-8n, 4n))).toBe('-2');
});

describe('rows', () => {
  const ones = (length: number): readonly bigint[] => new Array<bigint>(length).fill(1n);
  const large = 2n ** 70n;

  test('products of few and of many, cut and whole', () => {
    expect([
      multiply([], [1n]),
      multiply([1n], []),
      multiply([1n], [1n], 0),
      multiply([1n], [1n], -1),
      multiply([], [1n, 2n, 3n]),
      multiply([1n, 2n, 3n], []),
      multiply([], []),
    ]).toEqual([[], [], [], [], [], [], []]);
    expect(multiply([1n, 2n], [3n, 4n], 9)).toEqual([3n, 10n, 8n]);
    expect(multiply([1n, 2n], [3n, 4n], 2)).toEqual([3n, 10n]);
    // (1 + x + ... + x^39)^2 rises to 40 and falls again.
    const rising = Array.from({ length: 79 }, (_, index) =>
      BigInt(Math.min(index + 1, 79 - index)),
    );
    expect(multiply(ones(40), ones(40))).toEqual(rising);
    expect(multiply(ones(40), ones(40), 50)).toEqual(rising.slice(0, 50));
    expect(multiply(ones(40), ones(40), 500)).toEqual(rising);
    // Where every product is as large as its digits allow, none runs into the next.
    expect(
      multiply(
        ones(40).map(() => 15n),
        ones(40).map(() => 15n),
      ),
    ).toEqual(rising.map((each) => 225n * each));
    expect(
      multiply(
        ones(40).map(() => large),
        ones(40),
      ),
    ).toEqual(rising.map((each) => each * large));
    const ends = [large, ...new Array<bigint>(38).fill(0n), large];
    const product = multiply(ends, ends);
    expect([product.length, product[0], product[39], product[78]]).toEqual([
      79,
      large ** 2n,
      2n * large ** 2n,
      large ** 2n,
    ]);
    expect(multiply(new Array<bigint>(40).fill(0n), ones(40))).toEqual(
      new Array<bigint>(79).fill(0n),
    );
  });

  test('powers, also of one number and to nothing', () => {
    expect([power([3n], 4), power([3n, 1n], 0), power([3n, 1n], 1), power([2n, 2n], 0)]).toEqual([
      [81n],
      [1n],
      [3n, 1n],
      [1n],
    ]);
    expect(power([2n, 2n], 3)).toEqual([8n, 24n, 24n, 8n]);
    expect(power([2n, 2n], 3, 2)).toEqual([8n, 24n]);
    expect(power([1n, 2n], 3, 9)).toEqual([1n, 6n, 12n, 8n]);
    expect(power([1n, 0n, 2n], 3, 3)).toEqual([1n, 0n, 6n]);
  });

  test('are not longer than memory is', () => {
    expect(zeros(3)).toEqual([0n, 0n, 0n]);
    expect(tooLarge(() => zeros(2 ** 24 + 1))).toBe('many-outcomes');
  });

  test('no way to choose outside the triangle', () => {
    expect([choose(3, -1), choose(3, 4), choose(0, 0), choose(4, 2)]).toEqual([0n, 0n, 1n, 6n]);
  });

  test('common factors, as often as both have them', () => {
    const whole = 2n ** 300n * 3n ** 100n * 997n ** 30n * 1009n ** 5n;
    const common = commonWith(whole);
    for (const value of [
      0n,
      1n,
      2n,
      3n ** 101n,
      2n ** 301n,
      6n ** 50n,
      997n ** 31n,
      1009n ** 6n,
      991n * 1013n,
      2n ** 5n * 1009n * 7n,
      whole,
      whole * 5n,
    ]) {
      let [a, b] = [value, whole];
      while (b !== 0n) [a, b] = [b, a % b];
      expect(common(value), String(value)).toBe(a);
    }
    expect(commonWith(12n)(18n)).toBe(6n);
  });

  test('keeping one of values that do not begin at nothing', () => {
    const level = (place: number, ways: bigint) => ({ place, weight: 1n, ways: [ways] });
    expect(byHalves([level(2, 5n), level(5, 7n)], 1)).toEqual([0n, 0n, 5n, 0n, 0n, 7n]);
    expect(byHalves([level(2, 0n)], 1)).toEqual([0n, 0n, 0n]);
  });
});

test('choosing among dice of which nothing is known', () => {
  const ring = lawRing({ reach: 9, budget, rounded: () => {} });
  const itself = (value: number) => pointOf(value, 9) as ReturnType<typeof lawOf>;
  const highest = (bins: readonly (readonly [number, bigint])[], whole: bigint): string =>
    told(solveRanks(bins, whole, 2, { from: 1, to: 2 }, itself, ring));
  expect(highest([[Number.NaN, 1n]], 1n)).toBe('?: 1 of 1');
  expect(
    highest(
      [
        [1, 2n],
        [Number.NaN, 1n],
      ],
      3n,
    ),
  ).toBe('1: 4, ?: 5 of 9');
  // What belongs to no bin leads elsewhere, and is not part of this law.
  expect(
    highest(
      [
        [1, 2n],
        [3, 1n],
      ],
      4n,
    ),
  ).toBe('1: 4, 3: 5 of 16');
  expect([told(ring.unknown), told(ring.one)]).toEqual(['?: 1 of 1', '0: 1 of 1']);
});

test('what must be known, and what only bounds are known of', () => {
  expect([assertDefined(0), assertDefined(false)]).toEqual([0, false]);
  expect(() => assertDefined(undefined)).toThrow('something that was not checked');
  const view = { reach: 9, budget, rounded: (): void => {} };
  expect(tooLarge(() => orderStatistic(lawOf('1: 1, ?: 1 of 2'), 2, 1, view))).toBe(
    'rank-of-bounds',
  );
  expect(tooLarge(() => jointRing(view).unknown)).toBe('choosing-unknown-dice');
});

describe('choosing-unknown-count', () => {
  const view = { reach: 9, budget, rounded: (): void => {} };
  const die = { sides: 2, least: 1, highest: 2 };
  const itself = (value: number) => pointOf(value, 9) as ReturnType<typeof lawOf>;
  const ask = (kept: typeof itself, rule: Omit<PoolRule, 'kind'>) =>
    solveThreshold(
      { thrown: [{ die, dice: 1, before: [] }], kept, values: [1, 2] },
      { kind: 'pool', ...rule },
      view,
    );

  test('from one end, by a number, and of what is known', () => {
    expect(told(ask(itself, { from: 'highest', skip: 0, take: 1 }))).toBe('1: 1, 2: 1 of 2');
    expect(told(ask(itself, { from: 'lowest', skip: 0, take: 0 }))).toBe('0: 1 of 1');
    expect(told(ask(itself, { from: 'lowest', skip: 1 }))).toBe('0: 2 of 2');
    const middle = 'middle-of-unknown-count';
    expect(tooLarge(() => ask(itself, { from: 'middle', skip: 0, take: 1 }))).toBe(middle);
    expect(tooLarge(() => ask(itself, { from: 'middle', skip: 1 }))).toBe(middle);
    expect(tooLarge(() => ask(itself, { from: 'highest', skip: 1, take: 1 }))).toBe(middle);
    const half = (value: number) => (value === 1 ? lawOf('?: 1 of 1') : itself(value));
    expect(tooLarge(() => ask(half, { from: 'lowest', skip: 0, take: 1 }))).toBe(
      'choosing-unknown-dice',
    );
    expect(told(ask(half, { from: 'highest', skip: 0, take: 1 }))).toBe('2: 1, ?: 1 of 2');
    const two = (value: number) => lawOf(`${value}: 1, 9: 1 of 2`);
    expect(tooLarge(() => ask(two, { from: 'highest', skip: 1 }))).toBe('rolling-on-unknown-count');
  });
});

describe('chains as quotients', () => {
  const ring = quotientRing(budget);
  const of = (text: string) => quotientOf(lawOf(text));
  const unfit = (work: () => unknown): boolean => {
    try {
      work();
    } catch (error) {
      return error instanceof NoQuotient;
    }
    return false;
  };

  test('end, and go on upward', () => {
    expect(of('2: 1, 3: 1 of 2')).toEqual({ shift: 2, top: [1n, 1n], scale: 2n, bottom: [1n] });
    expect(of('0: 2, 2: 4 of 6')).toEqual({ shift: 0, top: [1n, 0n, 2n], scale: 3n, bottom: [1n] });
    const nothing = { shift: 0, top: [], scale: 1n, bottom: [1n] };
    expect([ring.mix([], 1n), ring.mix([[0n, of('1: 1 of 1')]], 1n)]).toEqual([nothing, nothing]);
    expect([ring.times(of('1: 1 of 1'), nothing), ring.times(nothing, nothing)]).toEqual([
      nothing,
      nothing,
    ]);
    // What has no share, or brings nothing, moves nothing.
    for (const [share, part] of [
      [0n, of('1: 1 of 1')],
      [1n, nothing],
    ] as const) {
      expect(
        ring.mix(
          [
            [share, part],
            [2n, of('3: 1 of 1')],
          ],
          2n,
        ),
      ).toEqual(of('3: 1 of 1'));
    }
    expect(ring.looped(of('1: 1 of 2'), nothing)).toEqual(of('1: 1 of 2'));
    // 1/2 x / (1 - 1/2 x): a coin until it shows the other side.
    const coin = ring.looped(of('1: 1 of 2'), of('1: 1 of 2'));
    expect(coin).toEqual({ shift: 1, top: [1n], scale: 1n, bottom: [2n, -1n] });
    expect(told(powerOf(coin, 1, 3, budget))).toBe('1: 4, 2: 2, 3: 1, > 3: 1 of 8');
    expect(told(powerOf(coin, 2, 3, budget))).toBe('2: 4, 3: 4, 4: 3, > 4: 5 of 16');
    expect(told(powerOf(of('1: 1, 2: 1 of 2'), 2, 5, budget))).toBe('2: 1, 3: 2, 4: 1 of 4');
    // A loop with the same divisor, and one without.
    expect(ring.looped(coin, ring.times(of('0: 1 of 3'), coin))).toEqual({
      shift: 1,
      top: [3n],
      scale: 2n,
      bottom: [3n, -2n],
    });
    expect(ring.looped(coin, of('1: 1 of 3')).bottom).toEqual([6n, -5n, 1n]);
    const other = ring.mix(
      [
        [1n, coin],
        [2n, of('-1: 1 of 1')],
      ],
      3n,
    );
    expect(other).toEqual({ shift: -1, top: [4n, -2n, 1n], scale: 3n, bottom: [2n, -1n] });
    const halves = (one: typeof coin, two: typeof coin) =>
      ring.mix(
        [
          [1n, one],
          [1n, two],
        ],
        2n,
      );
    expect(
      ring.mix(
        [
          [2n, of('1: 1 of 2')],
          [3n, of('2: 1 of 3')],
        ],
        5n,
      ),
    ).toEqual({ shift: 1, top: [1n, 1n], scale: 5n, bottom: [1n] });
    // x / (2 - x) with 2 x / (3 - x), and with x / (2 - x - x^2), whose divisor begins alike.
    expect(halves(coin, ring.looped(of('1: 2 of 3'), of('1: 1 of 3')))).toEqual({
      shift: 1,
      top: [7n, -3n],
      scale: 2n,
      bottom: [6n, -5n, 1n],
    });
    expect(halves(coin, ring.looped(of('1: 1 of 2'), of('1: 1, 2: 1 of 2')))).toEqual({
      shift: 1,
      top: [4n, -2n, -1n],
      scale: 2n,
      bottom: [4n, -4n, -1n, 1n],
    });
    // (2 + x) / (6 - 3 x): the product of its parts has no term in x, and the recurrence has one all the same.
    const both = { shift: 0, top: [2n, 1n], scale: 3n, bottom: [2n, -1n] };
    expect(told(powerOf(both, 1, 4, budget))).toBe('0: 16, 1: 16, 2: 8, 3: 4, > 3: 4 of 48');
  });

  test('are not what goes on downward, for ever, or beyond all bounds', () => {
    for (const work of [
      () => of('1: 1, > 1: 1 of 2'),
      () => ring.unknown,
      () => ring.looped(of('1: 1 of 2'), of('-1: 1 of 2')),
      () => ring.looped(of('1: 1 of 2'), of('0: 1 of 1')),
      () => ring.looped(of('1: 1 of 2'), of('50000: 1 of 2')),
      () => powerOf(of('1: 1 of 2'), 2, 5, budget),
    ])
      expect(unfit(work)).toBe(true);
    expect(unfit(() => ring.looped(of('1: 1 of 2'), of('49999: 1 of 2')))).toBe(false);
    expect(unfit(() => ring.looped(of('1: 1 of 2'), of('0: 1 of 2')))).toBe(false);
  });
});
