/** Parts of the solver asked alone, of laws that are made by hand: ends, contests, pools beyond the windows. */
import { describe, expect, test } from 'vitest';
import { DiceError } from '../../../src/diagnostics/index.ts';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import type { DiceNode, Expression } from '../../../src/grammar/tree/ast.ts';
import { NotationFault } from '../../../src/grammar/tree/fault.ts';
import { odds } from '../../../src/index.ts';
import { defaultLimits as limits } from '../../../src/input/limits.ts';
import { toText } from '../../../src/number/index.ts';
import type { Odds } from '../../../src/odds/answer/answer.ts';
import { withInternals } from '../../../src/odds/answer/answer.ts';
import { contestOf } from '../../../src/odds/answer/contest.ts';
import type { Solver } from '../../../src/odds/answer/window.ts';
import { createBudget, TooLarge } from '../../../src/odds/arithmetic/budget.ts';
import { factorsOf } from '../../../src/odds/arithmetic/common-factors.ts';
import { beyondPools } from '../../../src/odds/expression/endless-pools.ts';
import { endsOf } from '../../../src/odds/expression/ends.ts';
import type { SolveContext } from '../../../src/odds/expression/solve-context.ts';
import { countFailures } from '../../../src/odds/failure/failure.ts';
import type { Law } from '../../../src/odds/law/law.ts';
import { dense, point } from '../../../src/odds/law/law.ts';
import { farEnough, partsOf } from '../../../src/odds/pool/pool-parts.ts';
import { poolLaw } from '../../../src/odds/pool/solve-pool.ts';
import { isInfinite } from '../../../src/vocabulary/arithmetic/range.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { reporter } from '../../support/reporter.ts';
import { lawOf, told } from '../../support/told-law.ts';

const view = { reach: 8, budget: createBudget(1e12), rounded: (): void => {} };
const read = createReader(vocabulary);

/** The body of a notation, and what is asked about it when the laws of its dice are these. */
function asked(
  notation: string,
  law: (text: string) => Law,
): { readonly body: Expression; readonly question: SolveContext } {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(notation);
  const { tree } = syntax;
  const program = prepare(tree, {
    vocabulary,
    limits,
    read,
    reporter,
    variables: { x: 'd6', two: 2 },
  });
  return {
    body: tree.body,
    question: {
      program,
      view,
      lawOf: (node) =>
        node.kind === 'number'
          ? point(Number(node.text))
          : law(tree.text.slice(node.span.start, node.span.end)),
      bound: new Map(),
      fixed: new Map(),
      rolled: new Map(),
      failures: countFailures().failures,
    },
  };
}

function stopped(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof TooLarge) return error.what;
    if (error instanceof DiceError) return `${error.code}: ${error.message}`;
    return String(error);
  }
  return 'nothing';
}

describe('the ends of an expression', () => {
  const up = '1: 1, > 1: 1 of 2';
  const laws: Readonly<Record<string, string>> = {
    d4: '1: 1, 4: 1 of 2',
    '(d4)': '1: 1, 4: 1 of 2',
    // What the variable holds has its place there.
    '@x': '2: 1, 5: 1, > 5: 1 of 3',
    d6: '2: 1, 5: 1, > 5: 1 of 3',
    d8: '< -3: 1, -3: 1, 0: 1 of 3',
    d10: '1: 1, ?: 1 of 2',
    d12: '> 5: 1 of 1',
    '(d6)d4': '2: 1, 5: 1, ?: 1 of 3',
    '(d6)d8': '-2: 1, 0: 1, ?: 1 of 3',
    '(d6)d10': '2: 1, 5: 1 of 2',
    '(d6)d12': '?: 1 of 1',
    '(d4)d10': '2: 1, 5: 1, ?: 1 of 3',
    '(d4)d{1,2}': '2: 1, 5: 1, ?: 1 of 3',
    '(d6)d{1,2}': '2: 1, 5: 1, ?: 1 of 3',
    'd(d6)': '1: 1, ?: 1 of 2',
  };
  const law = (text: string): Law => {
    if (text === 'd20') throw new NotationFault({ code: 'none' } as never);
    if (text === 'd100') throw new TypeError('else');
    return lawOf(laws[text] ?? up);
  };
  const ends = (notation: string): string => {
    const { body, question } = asked(notation, law);
    const { low, high } = endsOf(body, question);
    return [low, high].map((end) => (isInfinite(end) ? '?' : toText(end))).join(' to ');
  };

  test.each<[notation: string, ends: string]>([
    ['d4', '1 to 4'],
    ['d6', '2 to ?'],
    ['d8', '? to 0'],
    ['d10', '? to ?'],
    ['d12', '? to ?'],
    ['(d4 + 1)[fire] * 2', '4 to 10'],
    ['@x', '2 to ?'],
    ['@x * @two', '4 to ?'],
    ['@a := d4; 3 - @a', '-1 to 2'],
    ['-d6', '? to -2'],
    ['+d6', '2 to ?'],
    ['d4 - d6', '? to 2'],
    ['(d4) > d6', '0 to 1'],
    ['d4 ** 2', '1 to 16'],
    ['max(d4, 3)', '3 to 4'],
    ['{d6, 3}', '5 to ?'],
    // Of a choice the branches count that can be taken, but one that would fail never is.
    ['if(d4, d6, d4)', '2 to ?'],
    ['if(d4, d4, d6)', '1 to 4'],
    ['if(d8, d4 + 9, d4)', '1 to 13'],
    ['if(d8, d4, d4 + 9)', '1 to 13'],
    ['if(d10, d4, d6)', '1 to ?'],
    ['if(d8, d20, d4)', '1 to 4'],
    ['if(d8, d4, d20)', '1 to 4'],
    ['if(d8, d20, d20)', '? to ?'],
    // As many dice as endless ones say come to no less than those that are seen.
    ['(d6)d4', '2 to ?'],
    ['(d6)d8', '-2 to 0'],
    ['(d6)d10', '2 to 5'],
    ['(d6)d12', '? to ?'],
    ['(d4)d10', '? to ?'],
    ['(d4)d{1,2}', '? to ?'],
    ['(d6)d{1,2}', '2 to ?'],
    ['d(d6)', '1 to ?'],
  ])('%s: %s', (notation, said) => {
    expect(ends(notation)).toBe(said);
  });

  test('errors that are none of the roll are let through', () => {
    expect(stopped(() => ends('if(d4, d100, d4)'))).toBe('TypeError: else');
    expect(stopped(() => ends('d20'))).toBe('Error: none');
  });
});

describe('pools beyond the windows of their count and sides', () => {
  const up = '1: 1, > 1: 1 of 2';
  const beyond = (notation: string, counts: string, sides: string, one: string): string => {
    const { body, question } = asked(notation, lawOf);
    const node = body as DiceNode;
    const parts = beyondPools({
      node,
      counts: lawOf(counts),
      sides: lawOf(sides),
      question,
      solve: ({ fixed }, pool) => {
        // It is one die of the kind that is solved.
        expect([fixed.get(node), pool.dice]).toEqual([pool, 1]);
        return lawOf(one);
      },
    });
    return parts.map(([share, law]) => `${share} (${told(law)})`).join();
  };
  const die = '1: 1, 6: 1 of 2';
  const none = 'endless-count';

  test.each<[string, string, string, string, string]>([
    ['(d6!)d6', up, '6: 1 of 1', die, '1 (?: 1 of 1)'],
    ['(d6!)d6', up, '6: 1 of 1', '0: 1, > 0: 1 of 2', '1 (?: 1 of 1)'],
    ['(d6!)d{1,6}', up, '0: 1 of 1', die, '1 (?: 1 of 1)'],
    ['(d6!)d(d4!)', up, up, die, '3 (?: 1 of 1)'],
    ['(d6!)d(d4)', up, '2: 1, 4: 2 of 3', die, '3 (?: 1 of 1)'],
    ['(d6!)d(d4)min2', up, '2: 1, 4: 2 of 3', die, '3 (?: 1 of 1)'],
    ['2d(d4!)', '2: 1 of 1', up, die, '1 (?: 1 of 1)'],
  ])(
    '%s: with a count of (%s), sides of (%s), a die of (%s)',
    (notation, counts, sides, one, said) => {
      expect(beyond(notation, counts, sides, one)).toBe(said);
    },
  );

  test.each<[string, string, string, string]>([
    ['(d6!)d6', '< 1: 1, 1: 1 of 2', '6: 1 of 1', die],
    ['(d6!)d6', '1: 1, > 1: 1, ?: 1 of 3', '6: 1 of 1', die],
    ['(d6!)d6', `${up}, fractions`, '6: 1 of 1', die],
    ['(d6!)d(d4!)', up, '< 1: 1, 1: 1 of 2', die],
    ['(d6!)d(d4!)', up, '1: 1, > 1: 1, ?: 1 of 3', die],
    ['(d6!)d(d4!)', up, `${up}, fractions`, die],
    // Modifiers may turn more sides into less.
    ['2d(d4!)min2', '2: 1 of 1', up, die],
    ['(d6!)d6kh1', up, '6: 1 of 1', die],
    ['(d6!)d6', up, '6: 1 of 1', '-1: 1, 6: 1 of 2'],
    ['(d6!)d6', up, '6: 1 of 1', '< 1: 1, 6: 1 of 2'],
    ['(d6!)d6', up, '6: 1 of 1', '1: 1, ?: 1 of 2'],
    // A die without sides.
    ['(d6!)d(d4)', up, '0: 1, 4: 2 of 3', die],
  ])(
    '%s: nothing with a count of (%s), sides of (%s), a die of (%s)',
    (notation, counts, sides, one) => {
      expect(stopped(() => beyond(notation, counts, sides, one))).toBe(none);
    },
  );
});

describe('one roll against another', () => {
  /** A die that goes on with a chance of 1 in 2, as it is seen from that far. */
  const halving = (reach: number): Law => {
    const weights = Array.from({ length: reach }, (_, index) => 2n ** BigInt(reach - index - 1));
    return dense(1, weights, 2n ** BigInt(reach), { above: 1n, top: reach });
  };
  const of = (
    law: (reach: number) => Law,
    { reach = 8, work = 1e9, tolerance = 1e-12 } = {},
  ): { readonly odds: Odds; readonly looks: number[] } => {
    const looks: number[] = [];
    const solve: Solver = (far) => {
      looks.push(far);
      return { law: law(far), rounded: false };
    };
    const start = { law: law(reach), rounded: false, reach };
    const inside = { program: odds('d6'), setting: { work, tolerance }, solve, start };
    const program = { tree: { text: 'd6', body: { span: { start: 0, end: 2 } } }, reporter };
    return { odds: withInternals({} as Odds, { ...inside, program } as never), looks };
  };

  test('one that ends is all that need be seen of the other', () => {
    const [short, long] = [of(() => lawOf('20: 1 of 1')), of(halving)];
    const contest = contestOf(short.odds, long.odds);
    expect([contest.grade, contest.error, contest.higher.toNumber()]).toEqual([
      'exact',
      0,
      1 - 2 ** -19,
    ]);
    expect([short.looks, long.looks]).toEqual([[], [16, 32]]);
    expect(String(contestOf(long.odds, short.odds).lower)).toBe(String(contest.higher));
    expect([short.looks, long.looks]).toEqual([[], [16, 32, 16, 32]]);
  });

  test('one that ends too far out is looked at as far as it takes', () => {
    const far = of(() => lawOf('0: 1, 20000: 1 of 2'));
    const contest = contestOf(far.odds, of(halving).odds);
    expect(contest.grade).toBe('bounded');
    expect(contest.error).toBeLessThan(1e-12);
    expect(contest.lower.toNumber()).toBe(0.5);
  });

  test('two without end are looked at alike, from the farther start on', () => {
    const [one, other] = [of(halving, { reach: 500 }), of(halving)];
    const contest = contestOf(one.odds, other.odds);
    expect([one.looks, other.looks]).toEqual([[500], [500]]);
    expect([contest.grade, contest.error > 0 && contest.error < 1e-100]).toEqual(['bounded', true]);
    expect(contest.equal.toNumber()).toBeCloseTo(1 / 3, 15);
    const turned = contestOf(other.odds, one.odds);
    expect(turned.equal.toNumber()).toBeCloseTo(1 / 3, 15);
    expect(other.looks).toEqual([500, 500]);
  });

  test('costs what is looked at on both sides', () => {
    // 64 outcomes on each side at the first look.
    const contest = (work: number) => () =>
      contestOf(of(halving, { work }).odds, of(halving).odds).grade;
    expect(contest(128)()).toBe('bounded');
    expect(stopped(contest(127))).toContain('too long to work out: a comparison');
  });

  test('needs two of this library', () => {
    const message =
      'unsuitable-input: error: odds can only be compared with odds that this library worked out';
    expect(stopped(() => contestOf({} as Odds, odds('d6')))).toBe(message);
    expect(stopped(() => contestOf(odds('d6'), {} as Odds))).toBe(message);
  });
});

describe('what the rules of a pool ask for', () => {
  const rules = (notation: string) => {
    const { body, question } = asked(notation, lawOf);
    return question.program.poolOf(body as DiceNode)?.rules ?? [];
  };

  // The view of these tests reaches to 8.
  test.each<[notation: string, reach: number]>([
    ['d6', 8],
    ['d6kh1', 8],
    ['d6min7', 8],
    ['d6min8', 9],
    ['d6max20', 21],
    ['d6!!>=30', 31],
    ['d6!!>=40', 41],
    ['d6!!!>=50', 51],
    ['d6!!r>=60', 61],
    ['3d6mt=70', 71],
    ['3d6mt', 8],
    ['3d6m=80', 81],
    ['d100!o', 97],
    ['d6!!>=30max90', 91],
    ['d{-40,1}r=-40', 41],
  ])('%s is seen as far as %i', (notation, reach) => {
    const seen = farEnough(view, rules(notation));
    expect(seen.reach).toBe(reach);
    if (reach === view.reach) expect(seen).toBe(view);
  });

  test('only the first link of a chain compares what a die counts as', () => {
    const link = (than: number) => ({
      sign: 1 as const,
      shift: 0,
      role: 'exploded' as const,
      exits: [{ tests: [{ op: '>=' as const, than }], link: 1 }],
    });
    const chain = { kind: 'chain' as const, join: 'add' as const, links: [link(20), link(500)] };
    expect(farEnough(view, [chain]).reach).toBe(21);
  });

  test('what a die comes to count as is seen too', () => {
    const tests = [{ op: '>' as const, than: 3 }];
    expect(farEnough(view, [{ kind: 'face', tests, countsAs: 50 }]).reach).toBe(51);
  });

  test.each<[notation: string, before: number, choosing: number, behind: number]>([
    ['3d6', 0, 0, 0],
    ['3d6min2!', 2, 0, 0],
    ['3d6kh2', 0, 1, 0],
    ['3d6min2kh2kl1', 1, 2, 0],
    ['3d6min2kh2!kl1', 1, 1, 2],
    ['3d6>=2kh1', 0, 1, 0],
    ['3d6dl0min2', 1, 0, 0],
  ])('%s: %i before a choice, %i that choose, %i after', (notation, before, choosing, behind) => {
    const parts = partsOf(rules(notation));
    expect([parts.before.length, parts.choosing.length, parts.behind.length]).toEqual([
      before,
      choosing,
      behind,
    ]);
  });
});

test.each([
  ['add', '0: 1, 1: 3 of 4'],
  ['append', '1: 2, 3: 1, 4: 1 of 4'],
  ['replace', '1: 3, 2: 1 of 4'],
] as const)('a link that takes away does so within one die: %s', (join, law) => {
  const exits = [{ tests: [{ op: '>=' as const, than: 2 }], link: 0 }];
  const links = [{ sign: -1 as const, shift: 0, role: 'down' as const, exits }];
  const die = { sides: 2, least: 1, highest: 2 };
  const rules = [{ kind: 'chain' as const, join, links, limit: 1 }];
  expect(told(poolLaw({ die, dice: 1, rules }, view))).toBe(law);
});

test('beyond the window what is added stays there, and what is taken away may lead back', () => {
  const law = (notation: string) => {
    const { body, question } = asked(notation, lawOf);
    const pool = question.program.poolOf(body as DiceNode);
    if (pool === undefined) throw new Error(notation);
    return poolLaw(pool, view);
  };
  const [up, both] = [law('d2!! !!p(>5, limit 2)>=4'), law('d{-3,1,3}!!(=3) !!p(>5, limit 2)>=4')];
  expect(told(up)).toBe('0: 3072, 1: 1024 of 4096');
  expect(both.any > 0n).toBe(true);
  // A die that nobody knows goes on as one that nobody knows.
  const twice = law('d{-3,1,3}!!(=3) !!p(>5, limit 2) ro<>1>=1');
  expect(twice.any > 0n).toBe(true);
});

test('the places of a series are not among what is shown of it', () => {
  expect(Object.keys(odds('2 x d2'))).not.toContain('ranks');
});

test('a denominator is powers of small primes, and what they leave', () => {
  expect(factorsOf(2n ** 300n * 3n ** 100n * 997n ** 30n * 1009n ** 5n)).toEqual({
    powers: [
      [2n, 300],
      [3n, 100],
      [997n, 30],
    ],
    rest: 1009n ** 5n,
  });
  expect(factorsOf(2n ** 7n * 5n)).toEqual({
    powers: [
      [2n, 7],
      [5n, 1],
    ],
    rest: 1n,
  });
  expect(factorsOf(1n)).toEqual({ powers: [], rest: 1n });
});
