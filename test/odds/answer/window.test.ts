/** How far the solver looks, and what it reads off a law: windows, ends, quantiles, modes, budgets. */
import { describe, expect, test } from 'vitest';
import type { ErrorCode, Finding } from '../../../src/diagnostics/index.ts';
import { DiceError, fault } from '../../../src/diagnostics/index.ts';
import type { Program } from '../../../src/eval/prepare/prepare.ts';
import { NotationFault } from '../../../src/grammar/tree/fault.ts';
import { createRoller, odds } from '../../../src/index.ts';
import type { Num } from '../../../src/number/index.ts';
import { fromDouble } from '../../../src/number/index.ts';
import type { Odds, OddsInternals } from '../../../src/odds/answer/answer.ts';
import { internalsOf, withInternals } from '../../../src/odds/answer/answer.ts';
import { jsonOf } from '../../../src/odds/answer/odds-json.ts';
import { lawTo, listedEnds } from '../../../src/odds/answer/widen-window.ts';
import type { Solver, Start } from '../../../src/odds/answer/window.ts';
import {
  endOf,
  modeOf,
  partsOfShare,
  quantileOf,
  reaching,
  roundedUp,
  solver,
  widenUntilSettled,
} from '../../../src/odds/answer/window.ts';
import { createBudget, TooLarge } from '../../../src/odds/arithmetic/budget.ts';
import type { Failures } from '../../../src/odds/failure/failure.ts';
import {
  atLeast,
  countFailures,
  countMembers,
  Failure,
} from '../../../src/odds/failure/failure.ts';
import { guarded } from '../../../src/odds/failure/guard.ts';
import type { DenseLaw, Law } from '../../../src/odds/law/law.ts';
import { dense, point } from '../../../src/odds/law/law.ts';
import { negated } from '../../../src/odds/law/sums.ts';
import { listedMoments } from '../../../src/odds/moments/listed-moments.ts';
import { errorFrom, reporter } from '../../support/reporter.ts';

/** What is said, of whatever is thrown. */
function thrown(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DiceError) return `${error.code}: ${error.message}`;
    return error instanceof TooLarge ? `too large: ${error.what}` : String(error);
  }
  return 'nothing';
}

const half: Law = {
  ...dense(0, [1n, 2n], 3n),
  kind: 'sparse',
  outcomes: [fromDouble(0.5), fromDouble(2.5)],
};
const open = dense(1, [4n, 3n, 2n], 16n, { below: 2n, bottom: 1, above: 5n, top: 3 });

describe('budgets', () => {
  test('last to the step, and what is too much is named', () => {
    const { spend } = createBudget(10);
    spend(4, 'chain');
    spend(6, 'comparison');
    expect(thrown(() => spend(0.5, 'many-dice'))).toBe('too large: many-dice');
    // Work of which nobody can say how much it is is too much.
    expect(thrown(() => createBudget(10).spend(Number.NaN, 'chain'))).toBe('too large: chain');
    expect(thrown(() => createBudget(10).spend(11, 'comparison'))).toBe('too large: comparison');
  });
});

describe('ends', () => {
  test.each<[string, Law, number, number]>([
    ['a point', point(4), 4, 4],
    ['a row', dense(-2, [1n, 1n], 2n), -2, -1],
    ['fractions', half, 0.5, 2.5],
    ['open on both sides', open, -Infinity, Infinity],
    ['open below', dense(1, [1n], 2n, { below: 1n, bottom: 1 }), -Infinity, 1],
    ['open above', dense(1, [1n], 2n, { above: 1n, top: 1 }), 1, Infinity],
    ['unknown', dense(1, [1n], 2n, { any: 1n }), -Infinity, Infinity],
  ])('%s', (_, law, min, max) => {
    expect([endOf(law, 'min'), endOf(law, 'max')]).toEqual([min, max]);
  });

  test.each<[string, Law, number, number]>([
    ['a point', point(4), 4, 4],
    ['fractions', half, 0.5, 2.5],
    ['a window', open, 1, 3],
    ['an empty window', dense(5, [], 1n, { any: 1n }), 0, 0],
  ])('listed: %s', (_, law, low, high) => {
    expect(listedEnds(law)).toEqual([low, high]);
  });
});

describe('modes', () => {
  test.each<[string, Law, number[]]>([
    ['one', dense(1, [1n, 3n, 2n], 6n), [2]],
    ['several', dense(1, [3n, 1n, 3n], 7n), [1, 3]],
    ['a fraction', half, [2.5]],
    ['less beyond', dense(1, [2n, 5n], 11n, { above: 4n, top: 2 }), [2]],
    ['as much beyond', dense(1, [2n, 4n], 10n, { above: 4n, top: 2 }), []],
    ['as much on two sides', dense(1, [4n], 8n, { above: 2n, top: 1, below: 2n, bottom: 1 }), []],
    ['as much unknown', dense(1, [4n], 8n, { any: 4n }), []],
    ['less unknown', dense(1, [5n], 8n, { any: 3n }), [1]],
  ])('%s', (_, law, mode) => {
    expect(modeOf(law)).toEqual(mode);
  });
});

test.each<[number, bigint, bigint]>([
  [0, 0n, 1n],
  [1, 1n, 1n],
  [0.1, 1n, 10n],
  [0.25, 1n, 4n],
  [1e-290, 1n, 10n ** 290n],
  [2 ** -1000, 1n, 2n ** 1000n],
  [3 * 2 ** -1000, 3n, 2n ** 1000n],
])('the share %d', (share, numerator, denominator) => {
  expect(partsOfShare(share)).toEqual([numerator, denominator]);
});

test('an error is rounded up, by next to nothing', () => {
  expect(roundedUp(0n, 7n)).toBe(0);
  for (const [top, bottom] of [
    [1n, 3n],
    [2n, 7n],
    [1n, 10n ** 30n],
  ] as const) {
    const said = roundedUp(top, bottom);
    const scale = 2n ** 400n;
    const exact = BigInt(said * 2 ** 200) * 2n ** 200n;
    expect(exact > (top * scale) / bottom).toBe(true);
    expect(exact * 10n ** 14n < ((top * scale) / bottom) * (10n ** 14n + 1n)).toBe(true);
  }
  // Too small for a double, and still not 0.
  expect(roundedUp(1n, 10n ** 400n)).toBe(Number.MIN_VALUE);
});

/** A die that goes on with a chance of 1 in 2, asked for at some reaches. */
function halving(): { readonly solve: Solver; readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    solve: (reach) => {
      asked.push(reach);
      const weights = Array.from({ length: reach }, (_, index) => 2n ** BigInt(reach - index - 1));
      const law = dense(1, weights, 2n ** BigInt(reach), { above: 1n, top: reach });
      return { law, rounded: false };
    },
  };
}

describe('settling', () => {
  const setting = { tolerance: 1e-12, work: 100 };
  /** Of a law with so much beyond, or unknown, at a reach. */
  const leaving =
    (
      asked: number[],
      at: (reach: number) => { above?: number; any?: number },
      cost?: (reach: number) => number,
    ): Solver =>
    (reach, budget = createBudget(100)) => {
      asked.push(reach);
      budget.spend(cost?.(reach) ?? 0, 'chain');
      const scale = 2 ** 400;
      const { above = 0, any = 0 } = at(reach);
      const [up, unknown] = [BigInt(above * scale), BigInt(any * scale)];
      const whole = 2n ** 400n;
      const tails = { above: up, top: reach, any: unknown };
      return { law: dense(0, [whole - up - unknown], whole, tails), rounded: false };
    };

  test.each<[string, (reach: number) => { above?: number; any?: number }, number, number[]]>([
    ['what ends is seen at once', () => ({}), 0, [64]],
    ['a large number is looked for at once', () => ({}), 500, [500]],
    ['but not too large a number', () => ({}), 2 ** 30, [2 ** 14]],
    ['next to nothing beyond', () => ({ above: 1e-12 }), 0, [64]],
    ['a tail that halves at every step of 8', (r) => ({ above: 2 ** (-r / 8) }), 0, [64, 256, 331]],
    [
      'a tail that falls slowly: no more than four times as far at once',
      (r) => ({ above: 2 ** (-r / 100) }),
      0,
      [64, 128, 512, 2048, 4092],
    ],
    [
      'what is unknown must fall below the tolerance too',
      (r) => ({ any: 2 ** (-r / 8) }),
      0,
      [64, 256, 331],
    ],
    [
      'where nothing falls, twice as far',
      (r) => ({ above: r < 300 ? 0.25 : 1e-13 }),
      0,
      [64, 256, 512],
    ],
  ])('%s', (_, at, near, reaches) => {
    const asked: number[] = [];
    const start = widenUntilSettled(leaving(asked, at), near, setting);
    expect(asked).toEqual(reaches);
    expect(start.reach).toBe(reaches.at(-1));
  });

  test('what stays unknown however far one looks is declined; what is only endless is not', () => {
    const asked: number[] = [];
    expect(
      thrown(() =>
        widenUntilSettled(
          leaving(asked, () => ({ any: 0.1 })),
          0,
          setting,
        ),
      ),
    ).toBe('too large: unknown-chances');
    expect(asked.at(-1)).toBeGreaterThanOrEqual(2 ** 26);
    expect(
      widenUntilSettled(
        leaving([], () => ({ above: 0.1 })),
        0,
        setting,
      ).reach,
    ).toBeGreaterThanOrEqual(2 ** 26);
    // A wide tolerance is for what is unknown: of what lies beyond, as little as ever may be left.
    const tail: number[] = [];
    const falling = (reach: number) => ({ above: 2 ** (-reach / 100) });
    widenUntilSettled(leaving(tail, falling), 0, { tolerance: 1e-3, work: 100 });
    expect(tail).toEqual([64, 128, 512, 2048, 4092]);
    // With a tolerance that wide it is good enough.
    const wide = { tolerance: 0.11, work: 100 };
    expect(
      widenUntilSettled(
        leaving([], () => ({ any: 0.1 })),
        0,
        wide,
      ).reach,
    ).toBe(64);
  });

  test('when the work is spent, a tail is good enough, and what is unknown is not', () => {
    const dear = (reach: number): number => reach;
    const start = widenUntilSettled(
      leaving([], () => ({ above: 0.25 }), dear),
      0,
      setting,
    );
    expect(start.reach).toBe(64);
    expect(
      thrown(() =>
        widenUntilSettled(
          leaving([], () => ({ any: 0.25 }), dear),
          0,
          setting,
        ),
      ),
    ).toBe('too large: chain');
  });

  test('a nearer first look when the first is too much, with all work once more', () => {
    const asked: number[] = [];
    const dear = (reach: number): number => (reach > 64 ? 101 : 100);
    expect(
      widenUntilSettled(
        leaving(asked, () => ({}), dear),
        1000,
        setting,
      ).reach,
    ).toBe(64);
    expect(asked).toEqual([1000, 64]);
    const none = (): number => 101;
    asked.length = 0;
    expect(
      thrown(() =>
        widenUntilSettled(
          leaving(asked, () => ({}), none),
          0,
          setting,
        ),
      ),
    ).toBe('too large: chain');
    expect(asked).toEqual([64]);
  });
});

describe('looking farther', () => {
  const start = (): { solve: Solver; asked: number[]; start: Start } => {
    const { solve, asked } = halving();
    return { solve, asked, start: { ...solve(8), reach: 8 } };
  };

  test.each<[number, number[]]>([
    [8, [8]],
    [9, [8, 16]],
    [16, [8, 16]],
    [40, [8, 16, 32, 64]],
    [-500, [8]],
  ])('for %i', (value, reaches) => {
    const { solve, asked, start: begun } = start();
    const law = reaching(solve, begun, value);
    expect(asked).toEqual(reaches);
    expect(law.top).toBe(reaches.at(-1));
  });

  test('down as well, and not without end', () => {
    const solve: Solver = (reach) => ({
      law: dense(-reach, [1n], 2n, { below: 1n, bottom: -reach }),
      rounded: false,
    });
    const begun = { ...solve(8), reach: 8 };
    expect(reaching(solve, begun, -8).bottom).toBe(-8);
    expect(reaching(solve, begun, -9).bottom).toBe(-16);
    expect(reaching(solve, begun, -(2 ** 26)).bottom).toBe(-(2 ** 26));
    expect(thrown(() => reaching(solve, begun, -(2 ** 26) - 1))).toBe('too large: far-outcome');
  });

  test.each<[number, number]>([
    [0, 1],
    [0.5, 1],
    [0.51, 2],
    [0.75, 2],
    [1 - 2 ** -8, 8],
    [1 - 2 ** -9, 9],
    [1 - 2 ** -40, 40],
    [1, Infinity],
  ])('the quantile %d is %d', (p, outcome) => {
    const { solve, start: begun } = start();
    expect(quantileOf(p, solve, begun)).toBe(outcome);
  });

  test('quantiles that lie below the first window', () => {
    // The mirror image of a die that goes on with a chance of 1 in 2.
    const { solve: up, asked } = halving();
    const solve: Solver = (reach) => ({ law: negated(up(reach).law as DenseLaw), rounded: false });
    const begun = { ...solve(8), reach: 8 };
    expect([0.001, 2 ** -8, 2 ** -9].map((p) => quantileOf(p, solve, begun))).toEqual([
      -10, -9, -10,
    ]);
    expect(asked).toEqual([8, 16, 16, 16]);
  });

  test('quantiles from below, and of what is unknown', () => {
    const solve: Solver = (reach) => ({
      law: dense(-reach, Array(reach).fill(1n), BigInt(2 * reach), {
        below: BigInt(reach),
        bottom: -reach,
      }),
      rounded: false,
    });
    const begun = { ...solve(8), reach: 8 };
    expect([quantileOf(0.5 + 1 / 16, solve, begun), quantileOf(1, solve, begun)]).toEqual([-8, -1]);
    expect(quantileOf(0, solve, begun)).toBe(-Infinity);
    const unknown: Solver = () => ({ law: dense(1, [1n], 2n, { any: 1n }), rounded: false });
    const little = { ...unknown(8), reach: 8 };
    expect(quantileOf(0.5, unknown, little)).toBe(1);
    expect(thrown(() => quantileOf(0.51, unknown, little))).toBe('too large: extreme-quantile');
    for (const p of [-0.1, 1.1, Number.NaN])
      expect(thrown(() => quantileOf(p, solve, begun))).toMatch(
        /^unsuitable-input: .*a quantile takes a chance from 0 to 1/,
      );
  });

  test('to set beside another law, not too far, and for no more than the work allowed', () => {
    const inside = (work: number): { known: OddsInternals; asked: number[] } => {
      const { solve, asked, start: begun } = start();
      const paid: Solver = (reach, budget = createBudget(work)) => {
        budget.spend(reach, 'chain');
        return solve(reach);
      };
      const setting = { work, tolerance: 1e-12 };
      const known = { solve: paid, start: begun, setting } as unknown as OddsInternals;
      return { known, asked };
    };
    expect(lawTo(inside(1000).known, 1, 8).top).toBe(8);
    expect(lawTo(inside(1000).known, 1, 9).top).toBe(16);
    expect(lawTo(inside(1000).known, -1000, 20).top).toBe(32);
    // All looks share the work: 16 + 32 is what is allowed.
    expect(lawTo(inside(48).known, 1, 32).top).toBe(32);
    expect(lawTo(inside(47).known, 1, 32).top).toBe(16);
    expect(lawTo(inside(15).known, 1, 32).top).toBe(8);
    expect(lawTo(inside(1e9).known, 1, 2 ** 14 + 1).top).toBe(8);
    expect(lawTo(inside(1e9).known, -(2 ** 14) - 1, 20).top).toBe(8);
    const { solve: up } = halving();
    const mirrored: Solver = (reach) => ({
      law: negated(up(reach).law as DenseLaw),
      rounded: false,
    });
    const below = { ...inside(1e3).known, solve: mirrored, start: { ...mirrored(8), reach: 8 } };
    expect([-8, -9, -17].map((low) => lawTo(below, low, 4).bottom)).toEqual([-8, -16, -32]);
    const broken = { ...inside(1).known, solve: () => Reflect.apply(expect.fail, expect, ['no']) };
    expect(() => lawTo(broken, 1, 9)).toThrow('no');
  });
});

describe('a solver', () => {
  const program = {} as Program;
  const setting = { work: 10, tolerance: 1 };

  test('solves each reach once, with the work of one question', () => {
    const asked: number[] = [];
    const solve = solver(program, setting, (_, { reach, budget, rounded }) => {
      asked.push(reach);
      budget.spend(10, 'chain');
      if (reach === 2) rounded();
      return point(reach);
    });
    expect([solve(1).law, solve(1).rounded, solve(2).rounded, solve(2).law]).toEqual([
      point(1),
      false,
      true,
      point(2),
    ]);
    expect(asked).toEqual([1, 2]);
    expect(thrown(() => solve(3, createBudget(9)))).toBe('too large: chain');
  });

  test('gives rather no answer than one that does not add up', () => {
    const solve = solver(program, setting, () => dense(1, [1n, 1n], 3n));
    expect(thrown(() => solve(1))).toBe('too large: lost-chances');
  });
});

describe('what stops the solver', () => {
  const program = {
    tree: { text: 'd6/0', body: { span: { start: 0, end: 4 } } },
    reporter,
  };
  const told = (work: () => unknown): string =>
    thrown(() => guarded(program as unknown as Program, work));
  const at = (start: number, message = 'never'): Finding =>
    fault('endless', { start, end: start + 1 }, { reason: 'own', message });
  /** What is said of failures that were counted. */
  const counting = (count: (failures: Failures) => void, isCut = false): string => {
    const { failures, counted } = countFailures();
    count(failures);
    return told(() => {
      throw new Failure(counted(), isCut);
    });
  };
  const fails = (weight: bigint, whole: bigint): string =>
    counting((failures) => failures.add(at(1), weight, whole));

  test('is said in words, with its chance', () => {
    expect(fails(1n, 1n)).toMatch(/^endless: error: never\n/);
    expect(fails(2n, 12n)).toContain('never (the roll fails here with a chance of 1/6, 16.7%)');
    // What need not happen is never 100%, and what can happen never 0%.
    expect(fails(99_999n, 100_000n)).toContain('of 99999/100000, more than 99.9%)');
    expect(fails(1n, 10n ** 400n)).toContain('of less than 1e-300%)');
    const faulty = new NotationFault(
      fault('endless', { start: 1, end: 2 }, { reason: 'own', message: 'no end' }),
    );
    expect(
      told(() => {
        throw faulty;
      }),
    ).toMatch(/^endless: error: no end\n/);
    const large = told(() => createBudget(1).spend(2, 'many-dice'));
    expect(large).toMatch(
      /^odds-too-large: error: the exact odds would take too long to work out: too many dice to add up\n/,
    );
    expect(large).toContain(
      'hint: Try fewer dice, fewer sides, or a limit on extra rolls, as in "d6!(6,',
    );
    expect(told(() => 2n ** (2n ** 64n))).toContain(
      'too long to work out: numbers with too many digits',
    );
  });

  test('is counted place by place', () => {
    const both = counting((failures) => {
      failures.add(at(1), 1n, 6n);
      const rest = failures.within(5n, 6n);
      rest.add(at(0), 1n, 2n);
      rest.within(1n, 5n).add(at(1, 'other'), 1n, 1n);
    });
    // In the order of the text, the whole with the first.
    expect(both).toMatch(
      /^endless: error: never \(the roll fails here with a chance of 5\/12, 41.7%; /,
    );
    expect(both).toContain('; here or elsewhere, 3/4, 75.0%)');
    expect(both).toContain(
      'never (for this reason or another, the roll fails here with a chance of 1/3,',
    );
    const always = counting((failures) => {
      failures.add(at(0), 1n, 2n);
      failures.add(at(1), 1n, 2n);
    });
    expect(always).toContain('1/2, 50.0%; here or elsewhere it always fails)');
  });

  test('is reported where it is asked to be', () => {
    const moved = counting((failures) => {
      const inside = failures.reported((each) => ({ ...each, variable: 'x' }));
      inside.within(1n, 2n).add(at(0), 1n, 2n);
    });
    expect(moved).toContain('in @x: never (the roll fails here with a chance of 1/4,');
  });

  test('may not be known in full', () => {
    const doubtful = (weight: bigint, whole: bigint): string =>
      counting((failures) => {
        failures.add(at(0), 1n, 6n);
        failures.add(at(1), 1n, 6n);
        failures.doubt(weight, whole);
      });
    expect(doubtful(1n, 10n ** 12n)).toContain('of about 16.7%; here or elsewhere, about 33.3%)');
    expect(doubtful(1n, 10n)).toContain('never (the roll fails with a chance of at least 33.3%)');
  });

  test('counts in each member of a series that is rolled', () => {
    const series = (members: number, doubt = 0n): string =>
      counting((failures) => {
        const one = countFailures();
        one.failures.add(at(0), 1n, 3n);
        one.failures.add(at(1), 1n, 6n);
        one.failures.doubt(doubt, 10n ** 15n);
        countMembers(one.counted(), members, failures);
      });
    expect(series(1)).toContain('1/3, 33.3%; here or elsewhere, 1/2, 50.0%)');
    expect(series(3)).toContain('7/12, 58.3%; here or elsewhere, 7/8, 87.5%)');
    expect(series(2, 1n)).toContain('about 50.0%; here or elsewhere, about 75.0%)');
    expect(series(1_000_000)).toContain('at least 50.0%)');
    const none = countFailures();
    countMembers(countFailures().counted(), 5, none.failures);
    expect(none.counted()).toMatchObject({ places: [], doubt: { weight: 0n } });
  });

  test('leaves all else open where the rest is too long to work out', () => {
    const { failures, counted } = countFailures();
    failures.add(at(0), 1n, 4n);
    expect(atLeast(counted()).doubt).toEqual({ weight: 3n, whole: 4n });
  });

  test('is let through when it is none of its own', () => {
    const other = (): never => {
      throw new TypeError('else');
    };
    expect(told(other)).toBe('TypeError: else');
    expect(guarded(program as unknown as Program, () => 7)).toBe(7);
  });
});

describe('what a window lists has moments', () => {
  test('with what rounding may have changed, and what is left out', () => {
    const law = dense(1, [1n, 0n, 1n], 4n, { above: 2n });
    const listed = listedMoments(law);
    expect([listed.mean, listed.rest]).toEqual([1, 0.5 * (1 + 2 ** -52)]);
    expect(listed.meanError).toBeLessThan(1e-15);
    const { mean, variance, varianceError } = listedMoments(dense(10 ** 12, [1n, 1n], 2n));
    expect([mean, variance]).toEqual([10 ** 12 + 0.5, 0.25]);
    expect(varianceError).toBeLessThan(1e-15);
  });

  test('that are not known where nothing bounds what is left out', () => {
    // The caller's function may make of a far total what it likes.
    const own = { name: 'own', least: 1, doc: '', example: 'own(1)', apply: (x: Num = 0) => x };
    const law = createRoller({ functions: [own] }).odds('own(d6!)');
    expect([law.mean, law.variance, law.meanError, law.varianceError]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});

test('JSON of a median that is too far out', () => {
  const fails = (code: ErrorCode) =>
    Object.defineProperty({ ...odds('d6') }, 'median', {
      get: () => {
        throw errorFrom([fault(code, { start: 0, end: 0 }, { reason: 'own', message: 'no' })], '');
      },
    });
  expect(jsonOf(fails('odds-too-large')).median).toBeNull();
  expect(() => jsonOf(fails('endless'))).toThrow('no');
  expect(jsonOf(odds('sqrt(d4)'))).toMatchObject({ median: 2 ** 0.5, mean: odds('sqrt(d4)').mean });
});

test('only what this library solved is known from inside', () => {
  const odds = { notation: 'd6' } as Odds;
  expect([internalsOf(odds), internalsOf(undefined as unknown as Odds)]).toEqual([
    undefined,
    undefined,
  ]);
  const inside = { setting: { work: 1, tolerance: 1 } } as OddsInternals;
  expect(internalsOf(withInternals(odds, inside))).toBe(inside);
  expect(JSON.stringify(odds)).toBe('{"notation":"d6"}');
});
