/** How powers, roots and remainders act on ranges: no result lies outside. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Num } from '../../../src/number/index.ts';
import {
  add,
  compare,
  div,
  floor,
  max,
  min,
  mod,
  mul,
  pow,
  sqrt,
  sub,
  toDouble,
} from '../../../src/number/index.ts';
import type { Acts, Range } from '../../../src/vocabulary/arithmetic/range.ts';
import {
  above,
  below,
  everything,
  exactly,
  ofWholeQuotient,
} from '../../../src/vocabulary/arithmetic/range.ts';
import { ofPower, ofRemainder, ofRoot } from '../../../src/vocabulary/arithmetic/range-powers.ts';

describe('the ranges of powers, roots and remainders', () => {
  const edge = fc.oneof(
    fc.integer({ min: -4, max: 4 }),
    fc.constantFrom(div(1, 2), div(-1, 2), div(3, 2), div(-5, 3)),
  );
  const range = fc
    .tuple(edge, edge)
    .map(([one, other]) => ({ low: min(one, other), high: max(one, other) }));
  const steps = [0, 1, 2, 3, 4, 6, 8, 12].map((part) => div(part, 12));
  /** Numbers from one end of a range to the other, or whole ones alone. */
  const within = ({ low, high }: Range, wholes: boolean): readonly Num[] =>
    steps
      .map((part) => add(low, mul(part, sub(high, low))))
      .map((each) => (wholes ? floor(each) : each))
      .filter((each) => compare(each, low) >= 0);
  const ways: readonly (readonly [string, Acts, (...values: readonly Num[]) => Num])[] = [
    ['power', ofPower, (one = 0, other = 0) => pow(one, other)],
    ['remainder', ofRemainder, (one = 0, other = 0) => mod(one, other)],
    ['root', ofRoot, (one = 0) => sqrt(one)],
  ];

  test.each(ways)(
    'of a %s hold every result, and say where there may be none',
    (_, acts, apply) => {
      fc.assert(
        fc.property(range, range, fc.boolean(), (one, other, isOfWholes) => {
          const ranges = [one, other].map((each) => ({ ...each, isOfWholes }));
          const [lefts = [], rights = []] = ranges.map((each) => within(each, isOfWholes));
          let results: Range | undefined;
          let failed: unknown;
          try {
            results = acts(...ranges);
          } catch (error) {
            failed = error;
          }
          for (const left of lefts) {
            for (const right of rights) {
              let result: Num;
              try {
                result = apply(left, right);
              } catch {
                expect(results?.partial ?? failed !== undefined).toBe(true);
                continue;
              }
              // A broken power is the nearest double.
              const [least, most] = [toDouble(results?.low ?? 1), toDouble(results?.high ?? 0)];
              const slack = 1e-12 * Math.abs(toDouble(result));
              expect(toDouble(result)).toBeGreaterThanOrEqual(least - slack);
              expect(toDouble(result)).toBeLessThanOrEqual(most + slack);
            }
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  const { low: least, high: most } = everything;
  test.each<[string, Range, Range, Range]>([
    ['2 ** up', exactly(2), above(3), { low: 8, high: most, partial: true }],
    ['2 ** down', exactly(2), below(-1), { low: 0, high: div(1, 2), partial: true }],
    ['1 ** any', exactly(1), everything, { low: 1, high: 1, partial: false }],
    ['up ** 2', above(3), exactly(2), { low: 9, high: most, partial: false }],
    ['up ** -1', above(3), exactly(-1), { low: 0, high: div(1, 3), partial: false }],
    ['any ** 2', everything, exactly(2), { low: 0, high: most, partial: false }],
    ['any ** 3', everything, exactly(3), { low: least, high: most, partial: false }],
    ['down ** 3', below(-2), exactly(3), { low: least, high: -8, partial: false }],
    ['down ** -2', below(-2), exactly(-2), { low: 0, high: div(1, 4), partial: false }],
    ['down ** -1', below(-2), exactly(-1), { low: div(-1, 2), high: 0, partial: false }],
    ['from 0, to a negative power', above(0), exactly(-2), { low: 0, high: most, partial: true }],
    [
      'too large at one end',
      above(2),
      exactly(300),
      { low: pow(2, 300), high: most, partial: false },
    ],
  ])('%s', (_, base, exponent, range) => {
    const { low, high, partial } = ofPower(base, exponent);
    expect([low, high, partial ?? false]).toEqual([range.low, range.high, range.partial]);
  });

  test('of a quotient that is rounded down and never comes to 0', () => {
    expect(ofWholeQuotient(exactly(2), below(-1))).toMatchObject({ low: -2, high: -1 });
    expect(ofWholeQuotient(exactly(-2), above(1))).toMatchObject({ low: -2, high: -1 });
    expect(ofWholeQuotient(exactly(2), above(1))).toMatchObject({ low: 0, high: 2 });
  });

  test('of a power that is too large even at its least', () => {
    expect(() => ofPower(above(2), exactly(2000))).toThrow('number-too-large');
  });
});
