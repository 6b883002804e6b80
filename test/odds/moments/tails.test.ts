/**
 * Laws through windows, by example: what is listed, what lies beyond, and what is unknown must not be more than
 * it has to be. That nothing wrong is said of them is held by odds-windows.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../../src/odds/arithmetic/budget.ts';
import { combined } from '../../../src/odds/law/combine.ts';
import { orderOf } from '../../../src/odds/law/compared.ts';
import { looped } from '../../../src/odds/law/geometric-series.ts';
import { dense, point, pointOf } from '../../../src/odds/law/law.ts';
import { mix } from '../../../src/odds/law/mixtures.ts';
import { orderStatistic, together } from '../../../src/odds/law/order-statistic.ts';
import { sumOfLaws } from '../../../src/odds/law/sum-laws.ts';
import { added, lastDoubtful, negated, repeated } from '../../../src/odds/law/sums.ts';
import { keptFromEnd } from '../../../src/odds/pool/kernels/kept-from-end.ts';
import { binaryRecord } from '../../../src/vocabulary/arithmetic/operators.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import { lawOf, told } from '../../support/told-law.ts';

const budget = createBudget(1e12);
const view = { reach: 8, budget, rounded: (): void => {} };

describe('sums', () => {
  test.each<[law: string, negative: string]>([
    ['1: 1, 2: 1 of 2', '-2: 1, -1: 1 of 2'],
    ['1: 1, 2: 1, > 2: 2 of 4', '< -2: 2, -2: 1, -1: 1 of 4'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'],
    ['3: 1, 4: 1, ?: 1 of 3', '-4: 1, -3: 1, ?: 1 of 3'],
    ['1: 1, > 1: 1 of 2, fractions', '< -1: 1, -1: 1 of 2, fractions'],
    ['> 5: 1 of 1', '< -5: 1 of 1'],
  ])('-(%s)', (law, negative) => {
    expect(told(negated(lawOf(law)))).toBe(negative);
  });

  test.each<[one: string, other: string, sum: string]>([
    ['1: 1, 2: 1 of 2', '1: 1, 2: 1 of 2', '2: 1, 3: 2, 4: 1 of 4'],
    ['1: 1, 2: 1 of 2', '-3: 1, 2: 2 of 3', '-2: 1, -1: 1, 3: 2, 4: 2 of 6'],
    ['1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4', '2: 1, 3: 2, > 3: 5 of 8'],
    [
      '1: 1, 2: 1 of 2',
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< 1: 5, 1: 3, 2: 3, > 2: 5 of 16',
    ],
    ['1: 1, 2: 1 of 2', '3: 1, 4: 1, ?: 1 of 3', '4: 1, 5: 2, 6: 1, ?: 2 of 6'],
    ['1: 1, 2: 1 of 2', '4: 1 of 1', '5: 1, 6: 1 of 2'],
    [
      '4: 1 of 1',
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< 3: 2, 3: 1, 4: 2, 5: 1, > 5: 2 of 8',
    ],
    ['4: 1 of 1', '1: 1, > 1: 1 of 2, fractions', '5: 1, > 5: 1 of 2, fractions'],
    ['4: 2 of 2', '1: 1, 2: 1 of 2', '5: 1, 6: 1 of 2'],
    ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1, > 2: 2 of 4', '2: 1, 3: 2, > 3: 13 of 16'],
    ['1: 1, 2: 1, > 2: 2 of 4', '< -2: 2, -2: 1, -1: 1 of 4', '< 0: 5, 0: 2, > 0: 5, ?: 4 of 16'],
    ['< -2: 2, -2: 1, -1: 1 of 4', '1: 1, 2: 1, > 2: 2 of 4', '< 0: 5, 0: 2, > 0: 5, ?: 4 of 16'],
    [
      '1: 1, 2: 1, > 2: 2 of 4',
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< 1: 5, 1: 3, > 1: 20, ?: 4 of 32',
    ],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< -2: 2, -2: 1, -1: 1 of 4',
      '< -1: 20, -1: 3, > -1: 5, ?: 4 of 32',
    ],
    ['1: 1, 2: 1, > 2: 2 of 4', '3: 1, 4: 1, ?: 1 of 3', '4: 1, 5: 2, > 5: 5, ?: 4 of 12'],
    ['3: 1, 4: 1, ?: 1 of 3', '< -2: 2, -2: 1, -1: 1 of 4', '< 2: 5, 2: 2, 3: 1, ?: 4 of 12'],
    ['3: 1, 4: 1, ?: 1 of 3', '3: 1, 4: 1, ?: 1 of 3', '6: 1, 7: 2, 8: 1, ?: 5 of 9'],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< 0: 25, 0: 6, > 0: 25, ?: 8 of 64',
    ],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '3: 1, 4: 1, ?: 1 of 3',
      '< 3: 5, 3: 3, 4: 3, > 4: 5, ?: 8 of 24',
    ],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '> 5: 1 of 1', '> 4: 6, ?: 2 of 8'],
    ['> 5: 1 of 1', '> 5: 1 of 1', '> 5: 1 of 1'],
    ['> 5: 1 of 1', '< -2: 2, -2: 1, -1: 1 of 4', '> 3: 2, ?: 2 of 4'],
    [
      '0: 2097151, > 9: 1 of 2097152',
      '< -9: 1, 0: 2097151 of 2097152',
      '< -9: 2097151, 0: 4398042316801, > 9: 2097151, ?: 1 of 4398046511104',
    ],
    [
      '0: 2097151, > 9: 1 of 2097152',
      '< -9: 2, 0: 2097150 of 2097152',
      '< -9: 4194302, 0: 4398040219650, > 9: 2097150, ?: 2 of 4398046511104',
    ],
    [
      '0: 2097151, > 9: 1 of 2097152',
      '< -9: 1, -5: 1, 0: 2097150 of 2097152',
      '< -9: 2097151, -5: 2097151, 0: 4398040219650, > 9: 2097150, ?: 2 of 4398046511104',
    ],
    [
      '< -9: 2, 0: 2097150 of 2097152',
      '0: 2097151, > 9: 1 of 2097152',
      '< -9: 4194302, 0: 4398040219650, > 9: 2097150, ?: 2 of 4398046511104',
    ],
    [
      '0: 2097150, 4: 1, > 9: 1 of 2097152',
      '< -9: 1, 0: 2097151 of 2097152',
      '< -9: 2097150, 0: 4398040219650, 4: 2097151, > 9: 2097151, ?: 2 of 4398046511104',
    ],
    [
      '0: 2097150, 4: 1, > 9: 1 of 2097152',
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< -1: 4194300, -1: 2097150, 0: 4194300, 1: 2097150, > 1: 4194312, ?: 4 of 16777216',
    ],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      '< -9: 2, 0: 2097150 of 2097152',
      '< -1: 4194312, -1: 2097150, 0: 4194300, 1: 2097150, > 1: 4194300, ?: 4 of 16777216',
    ],
    ['1: 1, > 1: 1 of 2, fractions', '1: 1, 2: 1 of 2', '2: 1, > 2: 3 of 4, fractions'],
    ['1: 1, 2: 1 of 2', '1: 1, > 1: 1 of 2, fractions', '2: 1, > 2: 3 of 4, fractions'],
    ['0: 3, > 6: 1 of 4', '< -6: 3, 0: 1 of 4', '< -6: 9, 0: 3, > 6: 1, ?: 3 of 16'],
    ['< -6: 3, 0: 1 of 4', '1: 1, 2: 1, > 2: 2 of 4', '< -4: 6, 1: 1, 2: 1, > 2: 2, ?: 6 of 16'],
    ['0: 1, 9: 1, > 9: 1 of 3', '< 0: 1, 0: 1, 9: 1 of 3', '< 9: 3, 9: 2, > 9: 3, ?: 1 of 9'],
    // One part in 2^20 is next to nothing only where both sides could take something back.
    [
      '< -1: 1, 0: 1, > 1: 1 of 3',
      '0: 1, 5: 2097151 of 2097152',
      '< 4: 2097153, > 3: 4194302, ?: 1 of 6291456',
    ],
    [
      '0: 1, 5: 2097151 of 2097152',
      '< -1: 1, 0: 1, > 1: 1 of 3',
      '< 4: 2097153, > 3: 4194302, ?: 1 of 6291456',
    ],
    [
      '< -9: 1, > 0: 2097151 of 2097152',
      '< -9: 1, > 0: 2097151 of 2097152',
      '?: 4398046511104 of 4398046511104',
    ],
  ])('(%s) + (%s)', (one, other, sum) => {
    expect(told(added(lawOf(one), lawOf(other), budget))).toBe(sum);
  });

  test.each<[law: string, times: number, sum: string]>([
    ['1: 1, 2: 1 of 2', 0, '0: 1 of 1'],
    ['1: 1, 2: 1 of 2', 1, '1: 1, 2: 1 of 2'],
    ['1: 1, 2: 1 of 2', 3, '3: 1, 4: 3, 5: 3, 6: 1 of 8'],
    ['-3: 1, 2: 2 of 3', 2, '-6: 1, -1: 4, 4: 4 of 9'],
    ['-3: 1, 2: 2 of 3', 3, '-9: 1, -4: 6, 1: 12, 6: 8 of 27'],
    ['1: 1, 3: 1 of 2', 3, '3: 1, 5: 3, 7: 3, 9: 1 of 8'],
    ['1: 1, 2: 1, > 2: 2 of 4', 2, '2: 1, 3: 2, > 3: 13 of 16'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, '3: 1, 4: 3, > 4: 60 of 64'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, '< -4: 60, -4: 3, -3: 1 of 64'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 0, '0: 1 of 1'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 1, '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 2, '< 0: 25, 0: 6, > 0: 25, ?: 8 of 64'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 3, '< 1: 180, > 0: 143, ?: 189 of 512'],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 4, '< 0: 925, 0: 36, > 0: 925, ?: 2210 of 4096'],
    ['0: 2097151, > 9: 1 of 2097152', 2, '0: 4398042316801, > 9: 4194303 of 4398046511104'],
    ['3: 1, 4: 1, ?: 1 of 3', 2, '6: 1, 7: 2, 8: 1, ?: 5 of 9'],
    ['3: 1, 4: 1, ?: 1 of 3', 3, '9: 1, 10: 3, 11: 3, 12: 1, ?: 19 of 27'],
    ['3: 1, 4: 1, ?: 1 of 3', 5, '15: 1, 16: 5, 17: 10, 18: 10, 19: 5, 20: 1, ?: 211 of 243'],
    ['> 5: 1 of 1', 2, '> 5: 1 of 1'],
    ['> 5: 1 of 1', 3, '> 5: 1 of 1'],
    ['1: 1, > 1: 1 of 2, fractions', 2, '2: 1, > 2: 3 of 4, fractions'],
    ['1: 1, > 1: 1 of 2, fractions', 3, '3: 1, > 3: 7 of 8, fractions'],
    ['< 0: 1, 0: 1, ?: 1 of 3', 2, '< 0: 3, 0: 1, ?: 5 of 9'],
  ])('(%s), %i times', (law, times, sum) => {
    expect(told(repeated(lawOf(law), times, budget))).toBe(sum);
  });

  test('no dice come to 0, which is never -0', () => {
    expect(Object.is(repeated(lawOf('-3: 1, 2: 2 of 3'), 0, budget).low, 0)).toBe(true);
  });

  test.each<[laws: readonly string[], sum: string]>([
    [['1: 1, 2: 1 of 2'], '1: 1, 2: 1 of 2'],
    [[], '0: 1 of 1'],
    [
      ['1: 1, 2: 1 of 2', '1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4'],
      '3: 1, 4: 3, > 4: 12 of 16',
    ],
    [
      ['1: 1, 2: 1 of 2', '3: 1, 4: 1, ?: 1 of 3', '1: 1, 2: 1 of 2'],
      '5: 1, 6: 3, 7: 3, 8: 1, ?: 4 of 12',
    ],
  ])('of %j', (laws, sum) => {
    expect(told(sumOfLaws(laws.map(lawOf), view))).toBe(sum);
  });

  // The border is one part in 2^20 = 1048576.
  test.each<[law: string, last: number]>([
    ['1: 1, 2: 1 of 2', 1],
    ['1: 1, 2: 1, > 2: 2 of 4', 1],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', -1],
    ['> 5: 1 of 1', Infinity],
    ['< -9: 1, 0: 2097151 of 2097152', 0],
    ['< -9: 2, 0: 2097150 of 2097152', 0],
    ['< 0: 1, 0: 1, 1: 1048575 of 1048577', 0],
    ['< 0: 1, 0: 1048575 of 1048576', 0],
    ['0: 1, 1: 1048576 of 1048577', 1],
    ['0: 1, 1: 1048575 of 1048576', 1],
    ['0: 1, 1: 1, 5: 1048574 of 1048576', 1],
  ])('the last of (%s) that is next to nothing with all below it: %d', (law, last) => {
    expect(lastDoubtful(lawOf(law))).toBe(last);
  });
});

test.each<[one: string, other: string, mixture: string]>([
  ['1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4', '1: 4, 2: 4, > 2: 4 of 12'],
  [
    '1: 1, 2: 1, > 2: 2 of 4',
    '< -2: 2, -2: 1, -1: 1 of 4',
    '< -2: 4, -2: 2, -1: 2, 1: 1, 2: 1, > 2: 2 of 12',
  ],
  [
    '1: 1, 2: 1, > 2: 2 of 4',
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    '< -1: 4, -1: 2, 0: 4, 1: 4, > 1: 10 of 24',
  ],
  [
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    '< -2: 2, -2: 1, -1: 1 of 4',
    '< -1: 14, -1: 5, 0: 2, 1: 1, > 1: 2 of 24',
  ],
  ['1: 1, 2: 1, > 2: 2 of 4', '3: 1, 4: 1, ?: 1 of 3', '1: 3, 2: 3, > 2: 22, ?: 8 of 36'],
  [
    '3: 1, 4: 1, ?: 1 of 3',
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    '< -1: 12, -1: 6, 0: 12, 1: 6, > 1: 28, ?: 8 of 72',
  ],
  ['> 5: 1 of 1', '1: 1, 2: 1 of 2', '1: 2, 2: 2, > 5: 2 of 6'],
  ['> 5: 1 of 1', '> 5: 1 of 1', '> 5: 3 of 3'],
  ['> 5: 1 of 1', '5: 1, 6: 1 of 2', '5: 2, > 5: 4 of 6'],
  [
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    '-2: 1, 2: 2 of 3',
    '< -1: 22, -1: 3, 0: 6, 1: 3, > 1: 38 of 72',
  ],
  ['0: 1 of 1', '5000: 1 of 1', '0: 1, 5000: 2 of 3, sparse'],
  ['0: 1 of 1', '288: 1 of 1', '0: 1, 288: 2 of 3'],
  ['0: 1 of 1', '289: 1 of 1', '0: 1, 289: 2 of 3, sparse'],
  ['1: 1, 2: 1, > 2: 2 of 4', '5000: 1 of 1', '1: 1, 2: 1, > 2: 10 of 12'],
  ['< -2: 2, -2: 1, -1: 1 of 4', '5000: 1 of 1', '< -2: 2, -2: 1, -1: 1, 5000: 8 of 12, sparse'],
  ['5000: 1 of 1', '1: 1, > 1: 1 of 2, fractions', '1: 2, > 1: 4 of 6, fractions'],
  ['1: 1, 2: 1 of 2', '1: 1, > 1: 1 of 2, fractions', '1: 3, > 1: 3 of 6, fractions'],
  ['0: 1, > 0: 1 of 2', '< 1: 1, 1: 1 of 2', '< 1: 3, > 0: 3 of 6'],
  ['0: 1, > 0: 1 of 2', '< 2: 1, 2: 1 of 2', '0: 1, > 0: 3, ?: 2 of 6'],
  ['0: 1, 5000: 1, > 5000: 1 of 3', '< 2: 1, 2: 1 of 2', '< 2: 8, 2: 6, 5000: 2, > 5000: 2 of 18'],
  ['0: 1, > 0: 1 of 2', '< 2: 1, 5000: 1 of 2', '0: 1, > 0: 3, ?: 2 of 6'],
  ['3: 0, ?: 1 of 1', '1: 1, 2: 1 of 2', '1: 2, 2: 2, ?: 2 of 6'],
])('a third of (%s) and two of (%s)', (one, other, mixture) => {
  const parts = [
    [1n, lawOf(one)],
    [2n, lawOf(other)],
  ] as const;
  expect(told(mix(parts, 3n))).toBe(mixture);
});

test('a part with no share changes nothing, not even an edge', () => {
  const parts = [
    [0n, lawOf('1: 1, > 1: 1 of 2')],
    [1n, lawOf('1: 1, 3: 1 of 2')],
  ] as const;
  expect(told(mix(parts, 1n))).toBe('1: 1, 3: 1 of 2');
  const sparse = combined(
    [lawOf('1: 1, 2: 1 of 2'), lawOf('4: 1 of 1')],
    binaryRecord('/') as never,
    view,
  );
  expect(
    told(
      mix(
        [
          [0n, lawOf('0: 1, > 0: 1 of 2')],
          [1n, sparse],
        ],
        1n,
      ),
    ),
  ).toBe('1/4: 1, 1/2: 1 of 2, sparse, fractions');
});

describe('sums of what is not a row', () => {
  const quarters = combined(
    [lawOf('1: 1, 2: 1 of 2'), lawOf('4: 1 of 1')],
    binaryRecord('/') as never,
    view,
  );
  const far = mix(
    [
      [1n, lawOf('0: 1 of 1')],
      [1n, lawOf('5000: 1 of 1')],
    ],
    2n,
  );
  const most = Number.MAX_SAFE_INTEGER;

  test('are reported as what they are', () => {
    const sum = (...laws: readonly ReturnType<typeof mix>[]): string => told(sumOfLaws(laws, view));
    expect(sum(quarters, lawOf('1: 1, 2: 1 of 2'))).toBe(
      '5/4: 1, 3/2: 1, 9/4: 1, 5/2: 1 of 4, sparse, fractions',
    );
    expect(sum(quarters, lawOf('1: 1, > 1: 1 of 2'))).toBe(
      '5/4: 1, 3/2: 1, > 2: 2 of 4, sparse, fractions',
    );
    expect(sum(far, far)).toBe('0: 1, 5000: 2, 10000: 1 of 4, sparse');
    expect(sum(far, lawOf('1: 1, > 5001: 1 of 2'))).toBe('1: 1, 5001: 1, > 5001: 2 of 4');
    const high = dense(most - 3, [1n, 1n], 2n);
    expect(sum(high, lawOf('0: 1, 4: 1 of 2'))).toBe(
      '9007199254740988: 1, 9007199254740989: 1, 9007199254740992: 1, 9007199254740993: 1 of 4, sparse',
    );
    // Beyond what a double holds.
    expect(sum(point(most), point(1))).toBe('9007199254740992: 1 of 1, sparse');
    expect(sum(point(-most), point(-1))).toBe('-9007199254740992: 1 of 1, sparse');
    expect(sum(point(most - 2), point(1))).toBe(`${most - 1}: 1 of 1`);
  });
});

describe('a loop that leads both ways, or where nobody knows', () => {
  const parts = (law: ReturnType<typeof looped>) => {
    const of = (mass: bigint): number => Number((mass * 10n ** 30n) / law.denominator) / 1e30;
    return {
      listed: of(law.weights.reduce((sum, each) => sum + each, 0n)),
      any: of(law.any),
      outside: of(law.below + law.above),
      at: (outcome: number): number => of(law.weights[outcome - law.low] ?? 0n),
    };
  };
  const round = (last: string, loop: string) =>
    parts(looped(lawOf(last), lawOf(loop), 4, false, budget));

  test('steps of 1 up and down, as often as a coin says', () => {
    // The chance to end at 0 is half the sum of C(2k, k) / 16^k, which is 1 / sqrt(3).
    const { at, any, listed } = round('0: 2 of 4', '-1: 1, 1: 1 of 4');
    expect(at(0)).toBeCloseTo(1 / Math.sqrt(3), 15);
    expect(at(3)).toBeCloseTo((2 - Math.sqrt(3)) ** 3 / Math.sqrt(3), 15);
    expect([at(3), any > 0 && any < 2 ** -59, listed]).toEqual([at(-3), true, 1]);
  });

  test.each<[string, string, number, number]>([
    ['0: 2 of 4', '1: 1, ?: 1 of 4', 2 / 3, 1 / 3],
    ['0: 2 of 4', '-1: 1, ?: 1 of 4', 2 / 3, 1 / 3],
    // Each round moves the edge, until all that ends lies beyond it.
    ['0: 5 of 8', '< -5: 1, 0: 1, 1: 1 of 8', 0, 1],
    ['0: 5 of 8', '-1: 1, 0: 1, > 5: 1 of 8', 0, 1],
    ['0: 2 of 4', '> 5: 2 of 4', 1 / 2, 1 / 2],
    ['0: 2 of 4', '> 5: 1, ?: 1 of 4', 1 / 2, 1 / 2],
    ['0: 2 of 4', '< -5: 1, > 5: 1 of 4', 1 / 2, 1 / 2],
    ['0: 2 of 4', '< -5: 2 of 4', 1 / 2, 1 / 2],
    ['0: 2 of 4', '?: 2 of 4', 1 / 2, 1 / 2],
    ['0: 2, ?: 1 of 5', '-1: 1, 1: 1 of 5', 2 / 3, 1 / 3],
  ])('(%s) at last, (%s) for each round', (last, loop, listed, lost) => {
    const said = round(last, loop);
    expect(said.listed).toBeCloseTo(listed, 14);
    expect(said.any + said.outside).toBeCloseTo(lost, 14);
  });
});

test.each<[last: string, loop: string, reach: number, trims: boolean, law: string]>([
  [
    '1: 1, 2: 1 of 4',
    '1: 1, 2: 1 of 4',
    4,
    false,
    '1: 512, 2: 640, 3: 288, 4: 232, > 4: 376 of 2048',
  ],
  [
    '1: 1, 2: 1 of 4',
    '0: 1, 2: 1 of 4',
    6,
    false,
    '1: 72, 2: 72, 3: 24, 4: 24, 5: 8, 6: 8, > 6: 8 of 216',
  ],
  ['1: 1 of 4', '0: 1 of 4', 3, false, '1: 12 of 36'],
  ['1: 1 of 4', '0: 0 of 4', 3, false, '1: 1 of 4'],
  ['1: 1, > 1: 1 of 4', '2: 1 of 4', 6, false, '1: 12, > 1: 20 of 48'],
  ['1: 1 of 4', '2: 1, > 2: 1 of 4', 6, false, '1: 32, 3: 8, > 3: 24 of 128'],
  ['1: 1, ?: 1 of 4', '2: 1 of 4', 6, false, '1: 192, 3: 48, 5: 12, > 6: 4, ?: 256 of 768'],
  ['< 1: 1, 1: 1 of 4', '2: 1 of 4', 6, false, '1: 192, 3: 48, 5: 12, > 6: 4, ?: 256 of 768'],
  ['-1: 1 of 4', '-2: 1 of 4', 4, false, '< -4: 4, -3: 12, -1: 48 of 192'],
  ['< -1: 1, -1: 1 of 4', '-2: 1, < -2: 1 of 4', 6, false, '< -1: 24, -1: 8 of 32'],
  ['1: 1 of 4', '3: 1 of 4', 0, false, '1: 12, > 1: 4 of 48'],
  ['1: 1, 9: 1 of 4', '3: 1 of 4', 2, false, '1: 192, 4: 48, 7: 12, 9: 192, > 9: 68 of 768'],
  [
    '-5: 1 of 4',
    '1: 1 of 4',
    2,
    false,
    '-5: 196608, -4: 49152, -3: 12288, -2: 3072, -1: 768, 0: 192, 1: 48, 2: 12, > 2: 4 of 786432',
  ],
  [
    '1: 1 of 1000000',
    '1: 1 of 1000000',
    64,
    true,
    '1: 999999000000000000000000000000000000, 2: 999999000000000000000000000000, 3: 999999000000000000000000, 4: 999999000000000000, 5: 999999000000, > 5: 1000000 of 999999000000000000000000000000000000000000',
  ],
  [
    '1: 1 of 1000000',
    '1: 1 of 1000000',
    8,
    true,
    '1: 999999000000000000000000000000000000, 2: 999999000000000000000000000000, 3: 999999000000000000000000, 4: 999999000000000000, 5: 999999000000, > 5: 1000000 of 999999000000000000000000000000000000000000',
  ],
])('(%s) at last, (%s) for each round', (last, loop, reach, trims, law) => {
  expect(told(looped(lawOf(last), lawOf(loop), reach, trims, budget))).toBe(law);
});

test.each<[one: string, other: string, order: readonly bigint[]]>([
  ['1: 1, 2: 1 of 2', '1: 1, 2: 1 of 2', [1n, 2n, 1n, 0n]],
  ['1: 1, 2: 1 of 2', '-3: 1, 2: 2 of 3', [2n, 2n, 2n, 0n]],
  ['1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4', [5n, 2n, 1n, 0n]],
  ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1 of 2', [1n, 2n, 5n, 0n]],
  ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1, > 2: 2 of 4', [5n, 2n, 5n, 4n]],
  ['1: 1, 2: 1, > 2: 2 of 4', '< -2: 2, -2: 1, -1: 1 of 4', [0n, 0n, 16n, 0n]],
  ['< -2: 2, -2: 1, -1: 1 of 4', '1: 1, 2: 1, > 2: 2 of 4', [16n, 0n, 0n, 0n]],
  [
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    [25n, 6n, 25n, 8n],
  ],
  ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '1: 1, 2: 1 of 2', [11n, 1n, 2n, 2n]],
  ['1: 1, 2: 1 of 2', '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', [2n, 1n, 11n, 2n]],
  ['3: 1, 4: 1, ?: 1 of 3', '1: 1, 2: 1 of 2', [0n, 0n, 4n, 2n]],
  ['3: 1, 4: 1, ?: 1 of 3', '3: 1, 4: 1, ?: 1 of 3', [1n, 2n, 1n, 5n]],
  ['1: 1, 2: 1 of 2', '3: 1, 4: 1, ?: 1 of 3', [4n, 0n, 0n, 2n]],
  ['1: 1, 2: 1, > 2: 2 of 4', '3: 1, 4: 1, ?: 1 of 3', [4n, 0n, 0n, 8n]],
  ['< -2: 2, -2: 1, -1: 1 of 4', '3: 1, 4: 1, ?: 1 of 3', [8n, 0n, 0n, 4n]],
  ['1: 1, > 1: 1 of 2', '3: 1 of 1', [1n, 0n, 0n, 1n]],
  ['1: 1, > 1: 2 of 3', '3: 2, 9: 1 of 3', [3n, 0n, 0n, 6n]],
  ['3: 1 of 1', '1: 1, > 1: 1 of 2', [0n, 0n, 1n, 1n]],
  ['1: 1 of 1', '1: 1, > 1: 1 of 2', [1n, 1n, 0n, 0n]],
  ['< 3: 1, 3: 1 of 2', '1: 1, 3: 1 of 2', [1n, 1n, 1n, 1n]],
  ['1: 1, 3: 1 of 2', '< 3: 1, 3: 1 of 2', [1n, 1n, 1n, 1n]],
  ['> 5: 1 of 1', '< 5: 1 of 1', [0n, 0n, 1n, 0n]],
  ['> 5: 1 of 1', '< 6: 1 of 1', [0n, 0n, 0n, 1n]],
  ['< 5: 1 of 1', '> 5: 1 of 1', [1n, 0n, 0n, 0n]],
  ['< 6: 1 of 1', '> 5: 1 of 1', [0n, 0n, 0n, 1n]],
  ['0: 1, 2: 1, 4: 1 of 3', '1: 1, 2: 1, 3: 1, 5: 1 of 4', [7n, 1n, 4n, 0n]],
])('(%s) against (%s)', (one, other, [less, equal, greater, doubtful]) => {
  const order = orderOf(lawOf(one), lawOf(other));
  expect(order).toMatchObject({ less, equal, greater, doubtful });
});

test.each<[law: string, times: number, place: number, rank: string]>([
  ['1: 1, 2: 1 of 2', 1, 1, '1: 1, 2: 1 of 2'],
  ['1: 1, 2: 1 of 2', 3, 1, '1: 7, 2: 1 of 8'],
  ['1: 1, 2: 1 of 2', 3, 2, '1: 4, 2: 4 of 8'],
  ['1: 1, 2: 1 of 2', 3, 3, '1: 1, 2: 7 of 8'],
  ['1: 1, 2: 1, > 2: 2 of 4', 2, 1, '1: 7, 2: 5, > 2: 4 of 16'],
  ['1: 1, 2: 1, > 2: 2 of 4', 2, 2, '1: 1, 2: 3, > 2: 12 of 16'],
  ['< -2: 2, -2: 1, -1: 1 of 4', 2, 1, '< -2: 12, -2: 3, -1: 1 of 16'],
  ['< -2: 2, -2: 1, -1: 1 of 4', 2, 2, '< -2: 4, -2: 5, -1: 7 of 16'],
  [
    '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
    3,
    2,
    '< -1: 80, -1: 82, 0: 188, 1: 82, > 1: 80 of 512',
  ],
])('of (%s) %i times, sorted, number %i', (law, times, place, rank) => {
  expect(told(orderStatistic(lawOf(law), times, place, view))).toBe(rank);
  expect(told(orderStatistic(lawOf(law), times, place, view, together()))).toBe(rank);
});

test.each<[name: string, laws: readonly string[], result: string]>([
  ['+', ['1: 1, 2: 1 of 2', '-3: 1, 2: 2 of 3'], '-2: 1, -1: 1, 3: 2, 4: 2 of 6'],
  ['+', ['1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4'], '2: 1, 3: 2, > 3: 5 of 8'],
  ['-', ['1: 1, 2: 1 of 2', '1: 1, 2: 1, > 2: 2 of 4'], '< 0: 5, 0: 2, 1: 1 of 8'],
  ['*', ['1: 1, 2: 1 of 2', '1: 1, 2: 1 of 2'], '1: 1, 2: 2, 4: 1 of 4'],
  ['*', ['1: 1, 2: 1, > 2: 2 of 4', '2: 1 of 1'], '2: 1, 4: 1, > 5: 2 of 4'],
  ['*', ['1: 1, 2: 1, > 2: 2 of 4', '-2: 1 of 1'], '< -5: 2, -4: 1, -2: 1 of 4'],
  ['*', ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1, > 2: 2 of 4'], '1: 1, 2: 2, > 2: 13 of 16'],
  [
    '*',
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'],
    '< -1: 16, -1: 2, 0: 28, 1: 2, > 1: 16 of 64',
  ],
  ['*', ['1: 1, 2: 1, > 2: 2 of 4', '0: 1, 1: 1 of 2'], '0: 4, 1: 1, 2: 1, > 2: 2 of 8'],
  ['*', ['< -2: 2, -2: 1, -1: 1 of 4', '< -2: 2, -2: 1, -1: 1 of 4'], '1: 1, 2: 2, > 2: 13 of 16'],
  ['*', ['3: 1, 4: 1, ?: 1 of 3', '1: 1, 2: 1 of 2'], '3: 1, 4: 1, 6: 1, 8: 1, ?: 2 of 6'],
  ['/', ['1: 1, 2: 1 of 2', '2: 1, 4: 1 of 2'], '1/4: 1, 1/2: 2, 1: 1 of 4, sparse, fractions'],
  ['/', ['1: 1, 2: 1, > 2: 2 of 4', '2: 1 of 1'], '1/2: 1, 1: 1, > 1: 2 of 4, sparse, fractions'],
  ['//', ['1: 1, 2: 1, > 2: 2 of 4', '2: 1 of 1'], '0: 1, > 0: 3 of 4'],
  ['%', ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '3: 1 of 1'], '0: 2, 1: 1, 2: 1, ?: 4 of 8'],
  ['max', ['1: 1, 2: 1, > 2: 2 of 4', '3: 1 of 1'], '> 2: 4 of 4'],
  ['max', ['1: 1, 2: 1, > 2: 2 of 4', '2: 1 of 1'], '2: 2, > 2: 2 of 4'],
  ['max', ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1 of 2'], '1: 1, 2: 3, > 2: 4 of 8'],
  ['max', ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '1: 1, 2: 1 of 2'], '1: 6, > 1: 10 of 16'],
  ['max', ['1: 1, 2: 1, > 2: 2 of 4', '1: 1, 2: 1, > 2: 2 of 4'], '1: 1, 2: 3, > 2: 12 of 16'],
  ['min', ['1: 1, 2: 1, > 2: 2 of 4', '3: 1 of 1'], '1: 1, 2: 1, 3: 2 of 4'],
  ['min', ['1: 1, 2: 1, > 2: 2 of 4', '9: 1 of 1'], '1: 1, 2: 1, ?: 2 of 4'],
  [
    'min',
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'],
    '< -1: 28, -1: 11, 0: 16, 1: 5, > 1: 4 of 64',
  ],
  ['min', ['1: 1, 2: 1, > 2: 2 of 4', '< -2: 2, -2: 1, -1: 1 of 4'], '< -2: 8, -2: 4, -1: 4 of 16'],
  ['max', ['1: 1, 2: 1, > 2: 2 of 4', '< -2: 2, -2: 1, -1: 1 of 4'], '1: 4, 2: 4, > 2: 8 of 16'],
  ['abs', ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'], '0: 2, 1: 2, > 1: 4 of 8'],
  ['abs', ['0: 5, > 4: 1, < -2: 1 of 7'], '0: 5, > 2: 2 of 7'],
  ['sign', ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8'], '-1: 3, 0: 2, 1: 3 of 8'],
  ['floor', ['1: 1, 2: 1, > 2: 2 of 4'], '1: 1, 2: 1, > 2: 2 of 4'],
  ['max', ['0: 1, > 1: 1 of 2', '0: 1, > 3: 1 of 2'], '0: 1, > 1: 3 of 4'],
  [
    'max',
    ['0: 1, > 1: 1 of 1152921504606846977', '0: 1, > 3: 1 of 2'],
    '0: 1, > 3: 2, ?: 1 of 2305843009213693954',
  ],
  // The window may end at a quarter of the reach, or farther out, even where next to nothing is open there.
  [
    'max',
    ['0: 1152921504606846976, > 2: 1 of 1152921504606846977', '0: 1, > 5: 1 of 2'],
    '0: 1152921504606846976, > 2: 1152921504606846978 of 2305843009213693954',
  ],
  ['max', ['3: 1, 4: 1, ?: 1 of 3', '3: 1, 4: 1, ?: 1 of 3'], '> 2: 8, ?: 1 of 9'],
  ['min', ['< -2: 2, -2: 1, -1: 1 of 4', '-9: 1, 4: 1 of 2'], '< -2: 6, -2: 1, -1: 1 of 8'],
  ['max', ['< -3: 1, -3: 1 of 2', '-9: 1, 4: 1 of 2'], '-3: 1, 4: 2, ?: 1 of 4'],
])('%s of %j', (name, laws, result) => {
  const record = standard.functionByName.get(name) ?? binaryRecord(name as '+');
  const { apply, acts, wholes } = record as Parameters<typeof combined>[1];
  const said = combined(laws.map(lawOf), { apply, acts, wholes }, view);
  expect(told(said)).toBe(result);
});

test('what has nothing to do with numbers is let through', () => {
  const apply = (): never => {
    throw new TypeError('else');
  };
  expect(() => combined([point(1)], { apply }, view)).toThrow(TypeError);
});

describe('keeping from one end', () => {
  const itself = (value: number) => pointOf(value, 9) as ReturnType<typeof lawOf>;

  // Undefined: another way must answer.
  test.each<[law: string, dice: number, from: number, to: number, kept: string | undefined]>([
    ['1: 2, 3: 1 of 3', 3, 1, 3, '2: 8, 4: 12, 6: 7 of 27'],
    ['1: 2, 3: 1 of 3', 3, 0, 2, '2: 20, 4: 6, 6: 1 of 27'],
    ['1: 2, 3: 1 of 3', 3, 2, 3, '1: 8, 3: 19 of 27'],
    ['1: 2, 3: 1 of 3', 3, 0, 1, '1: 26, 3: 1 of 27'],
    ['1: 2, 3: 1 of 3', 3, 1, 2, undefined],
    ['1: 2, 3: 1 of 3', 3, 1, 1, '0: 1 of 1'],
    ['1: 2, 3: 1 of 3', 4, 1, 4, '3: 16, 5: 32, 7: 24, 9: 9 of 81'],
    ['1: 2, 3: 1 of 3', 4, 0, 3, '3: 48, 5: 24, 7: 8, 9: 1 of 81'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 1, 3, '2: 1, 3: 3, > 3: 60 of 64'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 0, 2, '2: 10, 3: 15, > 3: 39 of 64'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 2, 3, '1: 1, 2: 7, > 2: 56 of 64'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 0, 1, '1: 37, 2: 19, > 2: 8 of 64'],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 1, 2, undefined],
    ['1: 1, 2: 1, > 2: 2 of 4', 3, 1, 1, '0: 1 of 1'],
    ['1: 1, 2: 1, > 2: 2 of 4', 4, 1, 4, '3: 1, 4: 4, > 4: 251 of 256'],
    ['1: 1, 2: 1, > 2: 2 of 4', 4, 0, 3, '3: 13, 4: 30, > 4: 213 of 256'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 1, 3, '< -3: 39, -3: 15, -2: 10 of 64'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 0, 2, '< -3: 60, -3: 3, -2: 1 of 64'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 2, 3, '< -2: 8, -2: 19, -1: 37 of 64'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 0, 1, '< -2: 56, -2: 7, -1: 1 of 64'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 1, 2, undefined],
    ['< -2: 2, -2: 1, -1: 1 of 4', 3, 1, 1, '0: 1 of 1'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 4, 1, 4, '< -4: 213, -4: 30, -3: 13 of 256'],
    ['< -2: 2, -2: 1, -1: 1 of 4', 4, 0, 3, '< -4: 251, -4: 4, -3: 1 of 256'],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      3,
      1,
      3,
      '-2: 7, -1: 30, 0: 59, > 0: 256, ?: 160 of 512',
    ],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      3,
      0,
      2,
      '< 0: 256, 0: 59, 1: 30, 2: 7, ?: 160 of 512',
    ],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 3, 2, 3, undefined],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 3, 0, 1, undefined],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 3, 1, 2, undefined],
    ['< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8', 3, 1, 1, '0: 1 of 1'],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      4,
      1,
      4,
      '-3: 9, -2: 56, -1: 148, > -1: 1835, ?: 2048 of 4096',
    ],
    [
      '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8',
      4,
      0,
      3,
      '< 1: 1835, 1: 148, 2: 56, 3: 9, ?: 2048 of 4096',
    ],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 1, 3, '0: 112, 2: 144, 4: 68, > 5: 144, ?: 44 of 512'],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 0, 2, '< 2: 352, 2: 96, 4: 20, ?: 44 of 512'],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 2, 3, undefined],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 0, 1, undefined],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 1, 2, undefined],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 3, 1, 1, '0: 1 of 1'],
    [
      '< 0: 1, 0: 4, 2: 2, > 5: 1 of 8',
      4,
      1,
      4,
      '0: 512, 2: 896, 4: 576, > 5: 1472, ?: 640 of 4096',
    ],
    ['< 0: 1, 0: 4, 2: 2, > 5: 1 of 8', 4, 0, 3, '< 4: 3088, 4: 320, 6: 48, ?: 640 of 4096'],
  ])('of (%s) %i times those from %i to %i', (law, dice, from, to, kept) => {
    const found = keptFromEnd(lawOf(law), dice, { from, to }, itself, view);
    expect(found === undefined ? undefined : told(found)).toBe(kept);
  });

  const up = '1: 1, 2: 1, > 2: 2 of 4';
  const both = '< -1: 2, -1: 1, 0: 2, 1: 1, > 1: 2 of 8';
  const clamped = (low: number, high: number) => (value: number) =>
    itself(Math.max(low, Math.min(high, value)));
  const { POSITIVE_INFINITY: most, NEGATIVE_INFINITY: least } = Number;
  test.each<
    [
      string,
      string,
      (value: number) => ReturnType<typeof lawOf>,
      [number, number],
      string | undefined,
    ]
  >([
    ['something unknown', '1: 1, ?: 1 of 2', itself, [1, 3], undefined],
    ['nothing listed', '> 5: 1 of 1', itself, [1, 3], undefined],
    ['nothing listed, both ways', '< 1: 1, > 5: 1 of 2', itself, [1, 3], undefined],
    [
      'each counted twice',
      '1: 1, 3: 1 of 2',
      (value) => itself(2 * value),
      [1, 3],
      '4: 1, 8: 3, 12: 4 of 8',
    ],
    [
      'counted the other way',
      '1: 1, 3: 1 of 2',
      (value) => itself(-value),
      [0, 2],
      '-6: 1, -4: 3, -2: 4 of 8',
    ],
    ['going on', '1: 1, 3: 1 of 2', (value) => lawOf(`${value}: 1, 9: 1 of 2`), [1, 3], undefined],
    [
      'going on without end',
      '1: 1, 3: 1 of 2',
      (value) => lawOf(`${value}: 1, > 9: 1 of 2`),
      [1, 3],
      undefined,
    ],
    ['at most 2', up, clamped(least, 2), [1, 3], undefined],
    ['at least 2', up, clamped(2, most), [1, 3], '4: 8, > 4: 56 of 64'],
    ['at least 2, the lowest', up, clamped(2, most), [0, 2], '4: 32, > 4: 32 of 64'],
    ['open both ways, at most 2', both, clamped(least, 2), [1, 3], undefined],
    ['open both ways, at least -2', both, clamped(-2, most), [1, 3], undefined],
    [
      'open both ways, at least 0',
      both,
      (value) => itself(value === -1 ? 0 : value),
      [1, 3],
      undefined,
    ],
    ['open below, at least -1', '< -2: 2, -2: 1, -1: 1 of 4', clamped(-1, most), [0, 2], undefined],
    [
      'open below, at most -2',
      '< -2: 2, -2: 1, -1: 1 of 4',
      clamped(least, -2),
      [0, 2],
      '< -4: 56, -4: 8 of 64',
    ],
  ])('of three, %s', (_, law, kept, [from, to], said) => {
    const found = keptFromEnd(lawOf(law), 3, { from, to }, kept, view);
    expect(found === undefined ? undefined : told(found)).toBe(said);
  });
});
