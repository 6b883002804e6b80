/** Laws seen through windows: what is said of them must hold of the whole laws, tails and all. */
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fromDouble, toDouble } from '../../../src/number/index.ts';
import { createBudget } from '../../../src/odds/arithmetic/budget.ts';
import { combined } from '../../../src/odds/law/combine.ts';
import { compared } from '../../../src/odds/law/compared.ts';
import type { DenseLaw, Law } from '../../../src/odds/law/law.ts';
import { dense, massOf, pointsOf } from '../../../src/odds/law/law.ts';
import { mix } from '../../../src/odds/law/mixtures.ts';
import { added, negated, repeated } from '../../../src/odds/law/sums.ts';
import { keptHighest } from '../../../src/odds/pool/kernels/keep-kernel.ts';
import { openKept } from '../../../src/odds/pool/kernels/open-kept.ts';
import { binaryRecord } from '../../../src/vocabulary/arithmetic/operators.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const budget = createBudget(1e12);
const view = { reach: 8, budget, rounded: (): void => {} };
const weight = fc.bigInt({ min: 0n, max: 5n });
const rowOf = (each: fc.Arbitrary<bigint>, maxLength: number): fc.Arbitrary<readonly bigint[]> =>
  fc.array(each, { minLength: 1, maxLength });

const wholeLaw = fc
  .tuple(fc.integer({ min: -9, max: 9 }), rowOf(weight, 9))
  .map(([low, row]) => dense(low, [1n, ...row], 1n + row.reduce((sum, each) => sum + each, 0n)));

/** The law with everything outside a window, and perhaps one outcome inside, known by its mass only. */
function through(law: DenseLaw, bottom: number, top: number, lost: number): DenseLaw {
  const masses = { below: 0n, above: 0n, any: 0n };
  const row = law.weights.map((each, index) => {
    const at = law.low + index;
    if (at < bottom) masses.below += each;
    else if (at > top) masses.above += each;
    else if (at === lost) masses.any += each;
    else return each;
    return 0n;
  });
  const tails = { ...masses, bottom, top };
  // An empty window says nothing of where it lies.
  if (row.every((each) => each === 0n)) return dense(bottom, [], law.denominator, tails);
  return dense(law.low, row, law.denominator, tails);
}

const windowed = fc
  .tuple(wholeLaw, fc.integer({ min: -9, max: 3 }), fc.nat(12), fc.integer({ min: -40, max: 12 }))
  .map(([law, bottom, size, lost]) => ({ law, seen: through(law, bottom, bottom + size, lost) }));

/** What is said of a law must hold of the true one. */
function expectSound(said: Law, truth: Law): void {
  expect(massOf(said)).toBe(said.denominator);
  const scaled = (value: bigint): bigint => value * truth.denominator;
  const real = (test: (at: number) => boolean): bigint => {
    let sum = 0n;
    for (const [at, each] of pointsOf(truth)) if (test(toDouble(at))) sum += each;
    return sum * said.denominator;
  };
  const between = (least: bigint, mass: bigint, what: string): void => {
    const fits = scaled(least) <= mass && mass <= scaled(least + said.any);
    if (!fits) throw new Error(`${what}: ${least} is said, with ${said.any} unknown; ${mass}`);
  };
  for (const mass of [said.below, said.above, said.any]) expect(mass >= 0n).toBe(true);
  // Edges that cross say that nothing is known yet: whoever asks must look farther.
  if (said.bottom > said.top) return;
  const listed = new Map([...pointsOf(said)].map(([at, each]) => [toDouble(at), each]));
  const outcomes = new Set([...listed.keys(), ...[...pointsOf(truth)].map(([at]) => toDouble(at))]);
  for (const outcome of outcomes) {
    if (outcome < said.bottom || outcome > said.top) continue;
    between(
      listed.get(outcome) ?? 0n,
      real((at) => at === outcome),
      `the chance of ${outcome}`,
    );
  }
  between(
    said.above,
    real((at) => at > said.top),
    'above',
  );
  between(
    said.below,
    real((at) => at < said.bottom),
    'below',
  );
}

describe('laws through windows', () => {
  const two = [windowed, windowed] as const;

  test('sums', () => {
    fc.assert(
      fc.property(...two, fc.integer({ min: -30, max: 30 }), (one, other, by) => {
        expectSound(added(one.seen, other.seen, budget), added(one.law, other.law, budget));
        const far = dense(by, [1n], 1n);
        expectSound(
          added(added(one.seen, far, budget), added(other.seen, far, budget), budget),
          added(added(one.law, far, budget), added(other.law, far, budget), budget),
        );
        expectSound(negated(one.seen), negated(one.law));
      }),
      { numRuns: 500 },
    );
  });

  test('many equal ones', () => {
    fc.assert(
      fc.property(windowed, fc.integer({ min: 0, max: 5 }), ({ law, seen }, n) => {
        expectSound(repeated(seen, n, budget), repeated(law, n, budget));
      }),
      { numRuns: 300 },
    );
  });

  test('mixtures', () => {
    fc.assert(
      fc.property(...two, (one, other) => {
        expectSound(
          mix(
            [
              [1n, one.seen],
              [2n, other.seen],
            ],
            3n,
          ),
          mix(
            [
              [1n, one.law],
              [2n, other.law],
            ],
            3n,
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  test.each(['<', '<=', '=', '<>', '>', '>='])('comparisons: %s', (symbol) => {
    const holds = (order: number): boolean =>
      ({ '<': order < 0, '<=': order <= 0, '=': order === 0, '<>': order !== 0, '>': order > 0 })[
        symbol
      ] ?? order >= 0;
    fc.assert(
      fc.property(...two, (one, other) => {
        const truth = compared(one.law, other.law, holds);
        let sum = 0n;
        for (const [a, left] of pointsOf(one.law)) {
          for (const [b, right] of pointsOf(other.law)) {
            if (holds(toDouble(a) - toDouble(b))) sum += left * right;
          }
        }
        expect([...pointsOf(truth)].find(([at]) => at === 1)?.[1] ?? 0n).toBe(sum);
        expectSound(compared(one.seen, other.seen, holds), truth);
      }),
      { numRuns: 200 },
    );
  });

  const of = (name: string) =>
    vocabulary.functionByName.get(name) as unknown as Parameters<typeof combined>[1];
  test.each(['min', 'max'])('%s of two', (name) => {
    fc.assert(
      fc.property(...two, (one, other) => {
        expectSound(
          combined([one.seen, other.seen], of(name), view),
          combined([one.law, other.law], of(name), view),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each(['floor', 'ceil', 'round', 'trunc', 'abs', 'sign'])('%s of parts', (name) => {
    fc.assert(
      fc.property(windowed, fc.constantFrom(0.25, 0.5, 1.5, -0.5, 1), ({ law, seen }, factor) => {
        const times = binaryRecord('*') as unknown as Parameters<typeof combined>[1];
        const part = (each: Law): Law =>
          combined(
            [each, { ...dense(0, [1n], 1n), kind: 'sparse', outcomes: [fromDouble(factor)] }],
            times,
            view,
          );
        expectSound(combined([part(seen)], of(name), view), combined([part(law)], of(name), view));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['*', '//', '%'] as const)('%s', (symbol) => {
    const record = binaryRecord(symbol) as unknown as Parameters<typeof combined>[1];
    fc.assert(
      fc.property(...two, fc.constantFrom(2, 3, -2), (one, other, by) => {
        const [right, seen] =
          symbol === '*' ? [other.law, other.seen] : [dense(by, [1n], 1n), dense(by, [1n], 1n)];
        expectSound(
          combined([one.seen, seen], record, view),
          combined([one.law, right], record, view),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test('keeping several dice that are open on both sides', () => {
  const kept = windowed
    .filter(({ seen }) => seen.any === 0n && seen.weights.length > 0)
    .chain(({ law, seen }) =>
      fc.integer({ min: 3, max: 5 }).chain((dice) =>
        fc.record({
          law: fc.constant(law),
          seen: fc.constant(seen),
          dice: fc.constant(dice),
          keep: fc.integer({ min: 2, max: dice - 1 }),
        }),
      ),
    );
  const finite = (law: DenseLaw) =>
    [...pointsOf(law)].map(([value, each]) => [toDouble(value), each] as const);
  const adds = (value: number): number => value;
  fc.assert(
    fc.property(kept, ({ law, seen, dice, keep }) => {
      const whole = law.denominator;
      const said = openKept({ bins: finite(seen), values: seen, dice, keep }, budget);
      const truth = keptHighest({ bins: finite(law), under: 0n, whole, dice, keep, adds }, budget);
      expectSound(said, truth);
    }),
  );
});
