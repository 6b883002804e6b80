/** The small calculations that records and checker share: runs of numbers, faces of dice, ranges, chains, values. */
import { describe, expect, test } from 'vitest';
import type { Num } from '../../../src/number/index.ts';
import { fromText, sign, sqrt, toText } from '../../../src/number/index.ts';
import { binaryRecord, unaryRecord } from '../../../src/vocabulary/arithmetic/operators.ts';
import type { Range } from '../../../src/vocabulary/arithmetic/range.ts';
import {
  above,
  below,
  everything,
  exactly,
  infinity,
  isInfinite,
  ofDistance,
  rising,
} from '../../../src/vocabulary/arithmetic/range.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import type { Given, ModifierRecord, Takes } from '../../../src/vocabulary/modifier.ts';
import { conditionOf, isRefusal } from '../../../src/vocabulary/modifier.ts';
import { explode } from '../../../src/vocabulary/modifiers/explode.ts';
import type { Step } from '../../../src/vocabulary/resolve/resolve-rules.ts';
import { resolveSteps, resolveValues } from '../../../src/vocabulary/resolve/resolve-rules.ts';
import { applyToValues, meetsExactly } from '../../../src/vocabulary/rules/apply-to-values.ts';
import {
  averageDice,
  chanceOfLongChain,
  isEndless,
  linkRuns,
  mergeChains,
} from '../../../src/vocabulary/rules/chain-analysis.ts';
import type { Die } from '../../../src/vocabulary/rules/die.ts';
import {
  distinctFaces,
  faceIntervals,
  hasFace,
  listedDie,
  numberedDie,
  sidesWithin,
} from '../../../src/vocabulary/rules/die.ts';
import {
  mergeIntervals,
  sortByTests,
  splitIntervals,
} from '../../../src/vocabulary/rules/intervals.ts';
import { isCounting, needsWholePool } from '../../../src/vocabulary/rules/kinds.ts';
import type { PoolState } from '../../../src/vocabulary/rules/pool-state.ts';
import {
  follow,
  freshPool,
  freshValues,
  joinPools,
  valuesOf,
} from '../../../src/vocabulary/rules/pool-state.ts';
import type { ChainRule, Exit, Link, Rule, Test } from '../../../src/vocabulary/rules/rule.ts';
import { meets, nextLink } from '../../../src/vocabulary/rules/rule.ts';

/** "1-4 6" as runs. */
const runs = (text: string): { from: number; to: number }[] =>
  text
    .split(' ')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [from, to = from] = piece.split('..').map(Number);
      return { from: from as number, to: to as number };
    });

/** ">=3 <1" as tests. */
const tests = (text: string): Test[] =>
  [...text.matchAll(/(>=|<=|<>|[<>=])(\S+)/g)].map(([, op, than]) => ({
    op: op as Test['op'],
    than: Number(than),
  }));

const dF2: Die = listedDie([3, -1, 0, 0, 3, 3]);

describe('runs of whole numbers', () => {
  test.each([
    ['', ''],
    ['1..4', '1..4'],
    ['1..4 5..6', '1..6'],
    ['1..4 6..7', '1..4 6..7'],
    ['6..7 1..4', '1..4 6..7'],
    ['1..9 2..3', '1..9'],
    ['1..3 2..5 9', '1..5 9'],
    ['3 3 3', '3'],
    ['-2..-1 0', '-2..0'],
  ])('%s are merged to %s', (given, expected) => {
    expect(mergeIntervals(runs(given))).toEqual(runs(expected));
  });

  test.each([
    ['1..6', '>=5', '1..4 5 6'],
    ['1..6', '', '1..6'],
    ['1..6', '=1', '1 2..6'],
    ['1..6', '=6', '1..5 6'],
    ['1..6', '>6', '1..5 6'],
    ['1..6', '=0', '1..6'],
    ['1..6', '=9', '1..6'],
    ['1..6', '>=2.5', '1..2 3..6'],
    ['-1..1', '<0.5', '-1..0 1'],
    ['-1..1', '=0.5', '-1..1'],
    ['1..6', '>4.5 <2.5', '1..2 3..4 5..6'],
    ['1..6', '=4 =2', '1 2 3 4 5..6'],
    ['1..3 7..9', '<8', '1..3 7 8 9'],
    ['5', '=5', '5'],
  ])('%s are cut at %s into %s', (given, cuts, expected) => {
    expect(splitIntervals(runs(given), tests(cuts))).toEqual(runs(expected));
  });

  test('are sorted by whether they meet a test', () => {
    expect(sortByTests(runs('1..6'), tests('>=5 =2'))).toEqual({
      met: runs('2 5 6'),
      unmet: runs('1 3..4'),
    });
  });
});

describe('tests of a value', () => {
  test.each([
    ['=3', [3]],
    ['<>3', [1, 2, 4, 5]],
    ['<3', [1, 2]],
    ['<=3', [1, 2, 3]],
    ['>3', [4, 5]],
    ['>=3', [3, 4, 5]],
    ['=1 =5', [1, 5]],
    ['', []],
  ])('%s is met by %j of 1 to 5', (given, expected) => {
    expect([1, 2, 3, 4, 5].filter((value) => meets(tests(given), value))).toEqual(expected);
    const exactly = [1, 2, 3, 4, 5].filter((value) => meetsExactly(tests(given), value));
    expect(exactly).toEqual(expected);
  });

  test.each<[Test, string, boolean]>([
    [{ op: '=', than: 0.5, exact: '7/2' }, '7/2', true],
    [{ op: '=', than: 0.5, exact: '7/2' }, '1/2', false],
    [{ op: '>=', than: 3 }, '7/2', true],
    [{ op: '>', than: 4 }, '7/2', false],
    [{ op: '<', than: 0.5, exact: '11/3' }, '7/2', true],
    [{ op: '<>', than: 3 }, '7/2', true],
  ])('%j of the fraction %s', (given, value, expected) => {
    expect(meetsExactly([given], fromText(value))).toBe(expected);
    expect(meetsExactly([], fromText(value))).toBe(false);
  });
});

describe('conditions', () => {
  test('a condition is what is written, or what the record has by default', () => {
    const bare: Given = { numbers: [], tests: tests('=3'), bare: true };
    const written: Given = { ...bare, bare: false };
    const defaults = (takes: Takes): string =>
      JSON.stringify([bare, written].map((given) => conditionOf({ ...explode, takes }, given, d6)));
    expect(defaults(explode.takes)).toBe(JSON.stringify([tests('=6'), tests('=3')]));
    expect(defaults({ shape: 'condition' })).toBe(JSON.stringify([[], tests('=3')]));
    expect(defaults({ shape: 'size', default: 2, least: 1 })).toBe(
      JSON.stringify([[], tests('=3')]),
    );
    expect([undefined, {}, { code: 'endless' }].map((each) => isRefusal(each))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('kinds of rule', () => {
  const rules: readonly Rule[] = [
    { kind: 'pool', from: 'highest', skip: 0 },
    { kind: 'distinct' },
    { kind: 'sets', least: 2, how: 'show' },
    { kind: 'sets', least: 2, how: 'count' },
    { kind: 'score', tests: [], score: 1 },
    { kind: 'mark', tests: [], mark: 'critical success' },
    { kind: 'order', direction: 'ascending' },
    { kind: 'face', tests: [], countsAs: 1 },
    { kind: 'chain', links: [], join: 'add' },
  ] as readonly Rule[];

  test('which wait for the whole pool, and which count', () => {
    expect(rules.map(needsWholePool)).toEqual([...Array(4).fill(true), ...Array(5).fill(false)]);
    const counting = [false, false, false, true, true, false, false, false, false];
    expect(rules.map(isCounting)).toEqual(counting);
  });
});

describe('faces of dice', () => {
  test.each<[string, Die, number, number, number]>([
    ['d6 from 2 to 4', numberedDie(6), 2, 4, 3],
    ['d6 from 0 to 9', numberedDie(6), 0, 9, 6],
    ['d6 from 6 to 6', numberedDie(6), 6, 6, 1],
    ['d6 from 7 to 9', numberedDie(6), 7, 9, 0],
    ['d6 from -3 to 0', numberedDie(6), -3, 0, 0],
    ['listed, all', dF2, -9, 9, 6],
    ['listed, its blanks', dF2, 0, 0, 2],
    ['listed, the highest', dF2, 1, 3, 3],
    ['listed, the lowest', dF2, -1, -1, 1],
    ['listed, none between', dF2, 1, 2, 0],
    ['listed, to below', dF2, -9, -2, 0],
  ])('%s', (_name, die, from, to, expected) => {
    expect(sidesWithin(die, from, to)).toBe(expected);
  });

  test('which are there', () => {
    expect([-1, 0, 1, 2, 3, 4].filter((face) => hasFace(dF2, face))).toEqual([-1, 0, 3]);
    expect([0, 0.5, 1, 6, 7].filter((face) => hasFace(numberedDie(6), face))).toEqual([1, 6]);
    expect([distinctFaces(dF2), distinctFaces(numberedDie(6))]).toEqual([3, 6]);
    expect(faceIntervals(dF2)).toEqual(runs('-1..0 3'));
    expect(faceIntervals(numberedDie(6))).toEqual(runs('1..6'));
    expect(dF2).toEqual({ sides: 6, least: -1, highest: 3, faces: [-1, 0, 0, 3, 3, 3] });
  });
});

const link = (...exits: readonly [string, number][]): Link => ({
  sign: 1,
  shift: 0,
  role: 'exploded',
  exits: exits.map(([met, next]): Exit => ({ tests: tests(met), link: next })),
});
const chain = (links: readonly Link[], limit?: number): ChainRule => ({
  kind: 'chain',
  join: 'add',
  links,
  ...(limit === undefined ? {} : { limit }),
});
const d6 = numberedDie(6);

describe('chains', () => {
  test('a link sorts faces by the first exit that they meet', () => {
    const both = link(['=1', 2], ['<=2', 1]);
    expect(linkRuns(both, runs('1..6'))).toEqual([
      { from: 1, to: 1, next: 2 },
      { from: 2, to: 2, next: 1 },
      { from: 3, to: 6, next: undefined },
    ]);
    expect([1, 2, 3].map((face) => nextLink(both, face))).toEqual([2, 1, undefined]);
  });

  test.each<[string, ChainRule, Die, string | undefined, boolean]>([
    ['every face goes on', chain([link(['>=1', 0])]), d6, '1..6', true],
    ['but not with a limit', chain([link(['>=1', 0])], 3), d6, '1..6', false],
    ['one face stops', chain([link(['>=2', 0])]), d6, '1..6', false],
    ['values that never begin it', chain([link(['>=7', 1]), link(['>=1', 1])]), d6, '1..6', false],
    ['values that begin it', chain([link(['>=7', 1]), link(['>=1', 1])]), d6, '7..9', true],
    ['unknown values', chain([link(['>=7', 1]), link(['>=1', 1])]), d6, undefined, true],
    [
      'an endless link behind',
      chain([link(['=6', 1]), link(['=6', 2]), link(['>=1', 2])]),
      d6,
      '1..6',
      true,
    ],
    [
      'each to the next, then an end',
      chain([link(['>=1', 1]), link(['>=1', 2]), link()]),
      d6,
      '1..6',
      false,
    ],
    ['no links', chain([]), d6, '1..6', false],
    ['to itself or on', chain([link(['>=4', 0], ['<4', 1]), link()]), d6, '1..6', false],
    ['an exit to nowhere', chain([link(['>=1', 5])]), d6, '1..6', false],
  ])('never end: %s', (_name, rule, die, values, expected) => {
    expect(isEndless(rule, die, values === undefined ? undefined : runs(values))).toBe(expected);
  });

  test.each<[string, ChainRule, Die, number, number]>([
    ['one face of six, 3 dice', chain([link(['=6', 0])]), d6, 3, 1 / 216],
    ['five of six, 10 dice', chain([link(['>=2', 0])]), d6, 10, (5 / 6) ** 10],
    ['below a limit', chain([link(['>=2', 0])], 9), d6, 10, 0],
    ['at a limit', chain([link(['>=2', 0])], 10), d6, 10, (5 / 6) ** 10],
    ['only on, never back', chain([link(['>=4', 1]), link(['>=4', 2]), link()]), d6, 2, 1 / 4],
    ['only on, too far', chain([link(['>=4', 1]), link(['>=4', 2]), link()]), d6, 3, 0],
    [
      'by two ways',
      chain([link(['=1', 1], ['=6', 2]), link(['=1', 1]), link(['>=4', 2])]),
      d6,
      2,
      1 / 36 + 1 / 12,
    ],
    ['a listed die', chain([link(['=3', 0])]), dF2, 4, 1 / 16],
    ['far too many', chain([link(['=6', 0])]), d6, 1_000, 0],
    ['two tests of one exit', chain([link(['=6 =5', 0])]), d6, 2, 1 / 9],
  ])('more dice than this: %s', (_name, rule, die, dice, expected) => {
    expect(chanceOfLongChain(rule, die, dice)).toBeCloseTo(expected, 14);
  });

  test.each<[string, ChainRule, Die, number]>([
    ['one face of six', chain([link(['=6', 0])]), d6, 6 / 5],
    ['five of six', chain([link(['>=2', 0])]), d6, 6],
    ['five of six, limit 1', chain([link(['>=2', 0])], 1), d6, 1 + 5 / 6],
    ['five of six, limit 2', chain([link(['>=2', 0])], 2), d6, 1 + 5 / 6 + 25 / 36],
    ['five of six, limit far off', chain([link(['>=2', 0])], 10_000), d6, 6],
    // What never stops has no average; only few dice are followed one by one.
    ['every face, limit 9,999', chain([link(['>=1', 0])], 9_999), d6, 10_000],
    ['every face, limit 10,000', chain([link(['>=1', 0])], 10_000), d6, Number.POSITIVE_INFINITY],
    ['none', chain([]), d6, 1],
    ['on to one that ends', chain([link(['>=4', 1]), link()]), d6, 3 / 2],
    ['on to one that stays', chain([link(['>=4', 1]), link(['>=4', 1])]), d6, 2],
    [
      'stays, then on',
      chain([link(['=6', 0], ['=5', 1]), link(['>=4', 1])]),
      d6,
      1 + (1 / 6 + 2 / 6) / (5 / 6),
    ],
    [
      'open both ways',
      chain([link(['<=5', 2], ['>=96', 1]), link(['>=96', 1]), link(['>=96', 2])]),
      numberedDie(100),
      21 / 19,
    ],
  ])('dice on average: %s', (_name, rule, die, expected) => {
    expect(averageDice(rule, die)).toBeCloseTo(expected, 12);
  });

  test('are merged test by test, each once', () => {
    const one = chain([link(['=1', 1]), link(['=6 =5', 1])], 3);
    const other = chain([link(['=2', 1]), link(['=5 >5', 1])]);
    expect(mergeChains([one, other])).toEqual(
      chain([link(['=1 =2', 1]), link(['=6 =5 >5', 1])], 3),
    );
    expect(mergeChains([one])).toBe(one);
    // The shape is that of the first.
    expect(mergeChains([one, chain([link(['=3', 0])])])).toEqual(
      chain([link(['=1 =3', 1]), link(['=6 =5', 1])], 3),
    );
    expect(mergeChains([one, chain([link(), link(['=2', 1], ['=4', 1])])])).toEqual(
      chain([link(['=1', 1]), link(['=6 =5 =2', 1])], 3),
    );
    expect(() => mergeChains([])).toThrow('no chain');
  });
});

describe('what is known of a pool', () => {
  const d8 = numberedDie(8);
  const marked = { kind: 'mark', tests: [], mark: 'critical success' } as unknown as Rule;
  const clamp = (met: string, countsAs: number): Rule => ({
    kind: 'face',
    tests: tests(met),
    countsAs,
  });
  const keep = (take: number): Rule => ({ kind: 'pool', from: 'highest', skip: 0, take });
  const joined = (join: ChainRule['join'], shift = 0): Rule => ({
    ...chain([{ ...link(['=6', 0]), shift }]),
    join,
  });
  /** "4 dice, at least 4: 1..6" with what holds of them. */
  const told = (state: PoolState): string => {
    const { dice, fewest, sources, chained, clamped, counted } = state;
    const values = sources.map(({ values: some }) =>
      some === undefined ? 'any' : some.map(({ from, to }) => `${from}..${to}`).join(' '),
    );
    const holds = Object.entries({ chained, clamped, counted }).flatMap(([name, yes]) =>
      yes ? [name] : [],
    );
    return [`${dice} ${fewest}`, ...values, ...holds].join(', ');
  };
  const after = (start: PoolState, ...rules: readonly Rule[]): string =>
    told(
      rules.reduce(
        (state, rule) =>
          follow(
            start.sources.map(() => rule),
            state,
          ),
        start,
      ),
    );
  const four = freshPool(d6, 4);

  test.each<[string, PoolState, readonly Rule[], string]>([
    ['fresh', four, [], '4 4, 1..6'],
    ['of unknown number', freshPool(d6, undefined), [], 'undefined 0, 1..6'],
    ['of values', freshValues(3), [], '3 3'],
    ['of two kinds', joinPools([four, freshPool(d8, 2)]), [], '6 6, 1..6, 1..8'],
    [
      'of a kind of unknown number',
      joinPools([four, freshPool(d8, undefined)]),
      [],
      'undefined 4, 1..6, 1..8',
    ],
    ['marked', four, [marked], '4 4, 1..6'],
    ['in order', four, [{ kind: 'order', direction: 'ascending' }], '4 4, 1..6'],
    ['counted', four, [{ kind: 'score', tests: [], score: 1 }], '4 4, 1..6, counted'],
    ['sets counted', four, [{ kind: 'sets', least: 2, how: 'count' }], '4 4, 1..6, counted'],
    ['sets shown', four, [{ kind: 'sets', least: 2, how: 'show' }], '4 4, 1..6'],
    ['kept', four, [keep(3)], '3 3, 1..6'],
    ['kept, more than there are', four, [keep(9)], '4 4, 1..6'],
    ['dropped', four, [{ kind: 'pool', from: 'highest', skip: 3 }], '1 1, 1..6'],
    [
      'dropped, more than there are',
      four,
      [{ kind: 'pool', from: 'highest', skip: 9 }],
      '0 0, 1..6',
    ],
    ['kept of an unknown number', freshPool(d6, undefined), [keep(3)], 'undefined 0, 1..6'],
    ['clamped', four, [clamp('<3', 3)], '4 4, 3..6, clamped'],
    ['clamped outside', four, [clamp('>5', 9)], '4 4, 1..5 9..9, clamped'],
    ['clamped in vain', four, [clamp('>6', 9)], '4 4, 1..6, clamped'],
    ['all differ', four, [clamp('>5', 9), { kind: 'distinct' }], '4 4, 1..6 9..9, clamped'],
    [
      'all differ, unknown',
      four,
      [joined('add'), { kind: 'distinct' }],
      'undefined 4, any, chained',
    ],
    ['rolled again', four, [clamp('>5', 9), joined('replace')], '4 4, 1..6 9..9, clamped'],
    ['exploded', four, [joined('append')], 'undefined 4, 1..6, chained'],
    [
      'exploded, then rolled again',
      four,
      [joined('append'), joined('replace')],
      'undefined 4, 1..6, chained',
    ],
    ['exploded, then kept', four, [joined('append'), keep(2)], 'undefined 2, 1..6, chained'],
    ['compounded', four, [joined('add')], 'undefined 4, any, chained'],
    [
      'compounded, then clamped',
      four,
      [joined('add'), clamp('>5', 5)],
      'undefined 4, any, chained, clamped',
    ],
    ['penetrated', four, [joined('append', -1)], 'undefined 4, any, chained'],
  ])('%s', (_name, start, rules, expected) => {
    expect(after(start, ...rules)).toBe(expected);
  });

  test('joined pools keep what holds of any of them', () => {
    const chained = follow([joined('append')], four);
    const clamped = follow([clamp('<3', 3)], four);
    const counted = follow([{ kind: 'score', tests: [], score: 1 }], four);
    expect(told(joinPools([four, chained]))).toBe('undefined 8, 1..6, 1..6, chained');
    expect(told(joinPools([clamped, four]))).toBe('8 8, 3..6, 1..6, clamped');
    expect(told(joinPools([four, counted]))).toBe('8 8, 1..6, 1..6, counted');
    expect(told(joinPools([four, four]))).toBe('8 8, 1..6, 1..6');
  });

  test('a source whose rule is of another kind stays as it is', () => {
    const two = joinPools([four, freshPool(d8, 2)]);
    const other = marked;
    expect(told(follow([clamp('<3', 3), other], two))).toBe('6 6, 3..6, 1..8, clamped');
    expect(told(follow([], two))).toBe('6 6, 1..6, 1..8');
    // One source that penetrates is enough.
    const mixed = [joined('append'), joined('append', -1)];
    expect(told(follow(mixed, two))).toBe('undefined 6, any, any, chained');
  });

  test('all that any die can count as', () => {
    expect(valuesOf(four)).toEqual(runs('1..6'));
    expect(valuesOf(joinPools([four, freshPool(d8, 2)]))).toEqual(runs('1..8'));
    expect(valuesOf(joinPools([four, follow([joined('add')], four)]))).toBeUndefined();
    expect(valuesOf(follow([joined('add')], four))).toBeUndefined();
    expect(valuesOf(freshValues(3))).toBeUndefined();
  });
});

describe('ranges', () => {
  const range = (low: string, high: string): Range => ({
    low: low === '-inf' ? everything.low : fromText(low),
    high: high === 'inf' ? everything.high : fromText(high),
  });
  const shown = ({ low, high }: Range): string =>
    [low, high]
      .map((edge) => (isInfinite(edge) ? (sign(edge) > 0 ? 'inf' : '-inf') : toText(edge)))
      .join(' ');

  test('are shown by their ends', () => {
    const all = [everything, above(3), below(-2), exactly(0)];
    expect(all.map(shown)).toEqual(['-inf inf', '3 inf', '-inf -2', '0 0']);
    expect([0, 2 ** 53 - 1, fromText('1/3'), infinity].map(isInfinite)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // The stand-ins are compared as numbers: what passes half their digits is beyond all.
    expect(isInfinite(fromText(String(2n ** 400n)))).toBe(true);
    expect(isInfinite(fromText(String(2n ** 399n)))).toBe(false);
  });

  test.each([
    ['+', '1 6', '2 3', '3 9'],
    ['+', '1 inf', '2 3', '3 inf'],
    ['+', '-inf 1', '-inf inf', '-inf inf'],
    ['-', '1 6', '2 3', '-2 4'],
    ['-', '1 6', '2 inf', '-inf 4'],
    ['-', '1 inf', '-inf 3', '-2 inf'],
    ['*', '1 6', '2 3', '2 18'],
    ['*', '-2 6', '-5 3', '-30 18'],
    ['*', '-6 -2', '-5 -3', '6 30'],
    ['*', '1 inf', '2 3', '2 inf'],
    ['*', '1 inf', '-3 -2', '-inf -2'],
    ['*', '0 inf', '0 inf', '0 inf'],
    ['*', '-1 inf', '2 3', '-3 inf'],
    ['*', '0 0', '-inf inf', '0 0'],
    ['*', '-inf -1', '-inf -2', '2 inf'],
    ['/', '1 6', '2 4', '1/4 3'],
    ['/', '1 6', '-4 -2', '-3 -1/4'],
    ['/', '1 6', '-1 2', '-inf inf'],
    ['/', '1 6', '0 2', '-inf inf'],
    ['/', '1 6', '-2 0', '-inf inf'],
    ['/', '1 6', '2 inf', '0 3'],
    ['/', '2 inf', '4 8', '1/4 inf'],
    ['/', '1 6', '0 0', '-inf inf'],
    ['*', '-inf inf', '0 0', '0 0'],
    // However little is taken of what has no end.
    ['*', '1 inf', `1/${2n ** 600n} 1/${2n ** 600n}`, `1/${2n ** 600n} inf`],
    ['//', '1 7', '2 4', '0 3'],
    ['//', '-7 7', '2 2', '-4 3'],
  ] as const)('of "%s" on %s and %s: %s', (symbol, left, right, expected) => {
    const parts = [left, right].map((each) => range(...(each.split(' ') as [string, string])));
    expect(shown(binaryRecord(symbol).acts?.(...parts) ?? everything)).toBe(expected);
  });

  test.each([
    ['2 5', '2 5'],
    ['0 5', '0 5'],
    ['-5 -2', '2 5'],
    ['-5 0', '0 5'],
    ['-5 2', '0 5'],
    ['-2 5', '0 5'],
    ['-inf 2', '0 inf'],
    ['-2 inf', '0 inf'],
    ['-inf -3', '3 inf'],
  ])('of the distance of %s: %s', (given, expected) => {
    expect(shown(ofDistance(range(...(given.split(' ') as [string, string]))))).toBe(expected);
  });

  test('signs', () => {
    expect([unaryRecord('-').apply(3), unaryRecord('+').apply(3)]).toEqual([-3, 3]);
  });

  test('which powers are exact', () => {
    const { isExact } = binaryRecord('**');
    const told = (result: Num, base: string, exponent: string): boolean | undefined =>
      isExact?.(result, fromText(base), fromText(exponent));
    expect(told(3, '9', '1/2')).toBe(true);
    expect(told(1.4, '2', '1/2')).toBe(false);
    expect(told(8, '4', '3/2')).toBe(true);
    expect(told(5, '7', '2')).toBe(true);
    expect(told(fromText('1/8'), '4', '-3/2')).toBe(true);
    expect(told(1, '1', '1/64')).toBe(true);
    expect(told(1, '1', '1/65')).toBe(false);
    expect(told(1, '1', '63/64')).toBe(true);
    expect(told(1, '1', '65/64')).toBe(false);
    expect(told(1, '1', '-63/64')).toBe(true);
    expect(told(1, '1', '-65/64')).toBe(false);
    expect(told(fromText(String(10n ** 300n)), '2', '1/64')).toBe(false);
  });
});

describe('values of a group', () => {
  const applied = (values: readonly string[], ...rules: readonly Rule[]): string => {
    const { items, counted, total } = applyToValues(values.map(fromText), rules);
    const each = items.map(
      ({ item, value, kept, score, marks }) =>
        `${item}:${toText(value)}${kept ? '' : '-'}${score === 0 ? '' : `*${score}`}${marks.map((mark) => `[${mark}]`).join('')}`,
    );
    return `${each.join(' ')} = ${toText(total)}${counted ? ' counted' : ''}`;
  };
  const mark = (met: string): Rule =>
    ({ kind: 'mark', tests: tests(met), mark: 'critical success' }) as Rule;

  test.each<[string, readonly string[], readonly Rule[], string]>([
    ['no rule', ['3', '7/2'], [], '0:3 1:7/2 = 13/2'],
    [
      'clamped',
      ['3', '7/2', '9'],
      [{ kind: 'face', tests: tests('>5'), countsAs: 5 }],
      '0:3 1:7/2 2:5 = 23/2',
    ],
    [
      'counted',
      ['3', '7/2', '9'],
      [{ kind: 'score', tests: tests('>3'), score: 1 }],
      '0:3 1:7/2*1 2:9*1 = 2 counted',
    ],
    [
      'counted twice',
      ['3', '9'],
      [
        { kind: 'score', tests: tests('>=3'), score: 1 },
        { kind: 'score', tests: tests('=9'), score: -1 },
      ],
      '0:3*1 1:9 = 1 counted',
    ],
    ['marked once', ['3', '9'], [mark('>5'), mark('=9')], '0:3 1:9[critical success] = 12'],
    [
      'kept',
      ['3', '9', '7/2'],
      [{ kind: 'pool', from: 'highest', skip: 0, take: 1 }],
      '0:3- 1:9 2:7/2- = 9',
    ],
    [
      'dropped, then clamped',
      ['3', '9'],
      [
        { kind: 'pool', from: 'highest', skip: 1 },
        { kind: 'face', tests: tests('>=1'), countsAs: 1 },
      ],
      '0:1 1:9- = 1',
    ],
    [
      'sets shown',
      ['7/2', '3', '7/2', '3', '4'],
      [{ kind: 'sets', least: 2, how: 'show' }],
      '0:7/2[set 1] 1:3[set 2] 2:7/2[set 1] 3:3[set 2] 4:4 = 17',
    ],
    [
      'sets counted',
      ['3', '3', '3', '4', '4'],
      [{ kind: 'sets', least: 3, how: 'count' }],
      '0:3*1[set 1] 1:3[set 1] 2:3[set 1] 3:4 4:4 = 1 counted',
    ],
    [
      'sets of a value',
      ['3', '3', '4', '4'],
      [{ kind: 'sets', least: 2, how: 'count', tests: tests('>3') }],
      '0:3 1:3 2:4*1[set 1] 3:4[set 1] = 1 counted',
    ],
    [
      'rising',
      ['3', '9', '1/2'],
      [{ kind: 'order', direction: 'ascending' }],
      '2:1/2 0:3 1:9 = 25/2',
    ],
    [
      'falling, the last order holds',
      ['3', '9', '1/2'],
      [
        { kind: 'order', direction: 'ascending' },
        { kind: 'order', direction: 'descending' },
      ],
      '1:9 0:3 2:1/2 = 25/2',
    ],
  ])('%s', (_name, values, rules, expected) => {
    expect(applied(values, ...rules)).toBe(expected);
  });

  test('cannot be thrown again', () => {
    expect(() => applied(['3'], { kind: 'distinct' })).toThrow('distinct on values');
    expect(() => applied(['3'], { kind: 'chain', links: [], join: 'add' })).toThrow(
      'chain on values',
    );
  });
});

describe('the range of what rises', () => {
  const root = rising(sqrt);

  test('reaches from the lowest arguments to the highest', () => {
    const whole = { partial: false };
    expect(root({ low: 4, high: 9 })).toEqual({ low: 2, high: 3, ...whole });
    const { high } = everything;
    expect(root({ low: 0, high })).toEqual({ low: 0, high, ...whole });
    const same = rising((value = 0) => value);
    expect(same(everything)).toEqual({ ...everything, ...whole });
    // What is partial already stays so.
    expect(same({ low: 1, high: 2, partial: true })).toEqual({ low: 1, high: 2, partial: true });
  });

  test('has no lowest where that fails, and none at all where all fail', () => {
    expect(root({ low: -4, high: 9 })).toEqual({
      low: everything.low,
      high: 3,
      partial: true,
    });
    expect(() => root({ low: -4, high: -1 })).toThrow('not-a-real-number');
    const broken = rising((value) => {
      if (value === 1) throw new TypeError('no');
      return 0;
    });
    expect(() => broken({ low: 1, high: 2 })).toThrow('no');
  });
});

describe('the rules of a pool', () => {
  const step = (name: string, given: Partial<Given>): Step => ({
    record: standard.modifierByName.get(name) as ModifierRecord,
    given: { numbers: [], tests: [], bare: false, ...given },
    writtenOut: true,
  });
  const steps = [
    step('r', { tests: tests('=1') }),
    step('r', { tests: tests('=2') }),
    step('kh', { numbers: [3] }),
  ];
  const keeping = { kind: 'pool', from: 'highest', skip: 0, take: 3 };

  test('are one for each modifier, the same one twice in a row being one', () => {
    const { rules, findings, end } = resolveSteps(steps, freshPool(d6, 4), true);
    expect(rules).toMatchObject([
      { kind: 'chain', links: [{ exits: [{ tests: tests('=1 =2'), link: 0 }] }] },
      keeping,
    ]);
    expect(rules).toHaveLength(2);
    expect(findings).toEqual([]);
    expect(end.dice).toBe(3);
  });

  test('of values are as many', () => {
    expect(resolveValues([step('kh', { numbers: [3] })], 4, true).rules).toEqual([keeping]);
  });
});
