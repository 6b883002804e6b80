/** Which short ways rolling takes: that they come to the same is asked elsewhere, here that they are taken. */
import { describe, expect, test } from 'vitest';
import type { Program } from '../../../src/eval/prepare/prepare.ts';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import type { Variables } from '../../../src/eval/prepare/variables.ts';
import { handOf } from '../../../src/eval/random/dice-source.ts';
import { seededSource } from '../../../src/eval/random/seeded.ts';
import type { Compiler, Count } from '../../../src/eval/sample/code.ts';
import { compile, play } from '../../../src/eval/sample/compile.ts';
import type { DieState } from '../../../src/eval/sample/dice/die-state.ts';
import type { DieAction } from '../../../src/eval/sample/dice/step.ts';
import { recipeOf } from '../../../src/eval/sample/dice/throw-pool.ts';
import { compileNode } from '../../../src/eval/sample/expression-code.ts';
import { Run } from '../../../src/eval/sample/run.ts';
import type { Alone } from '../../../src/eval/sample/totals/face-table.ts';
import { byTable, following, staySingle } from '../../../src/eval/sample/totals/face-table.ts';
import { rankSum, sumOfRanks } from '../../../src/eval/sample/totals/kept-ranks.ts';
import type { Sum } from '../../../src/eval/sample/totals/linear.ts';
import { linearStep, scaled, totalOf } from '../../../src/eval/sample/totals/linear.ts';
import { mostOf } from '../../../src/eval/sample/totals/pool-total.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { completeLimits } from '../../../src/input/limits.ts';
import type { BinaryOperator } from '../../../src/vocabulary/arithmetic/operators.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { listedDie, numberedDie } from '../../../src/vocabulary/rules/die.ts';
import { reporter, voice } from '../../support/reporter.ts';

const read = createReader(vocabulary);
const limits = completeLimits({});

/** Remembers how its dice were asked for. */
class Watched extends Run {
  ways: string[] = [];
  private way<T>(name: string, result: T): T {
    if (this.ways.at(-1) !== name) this.ways.push(name);
    return result;
  }
  override face(...given: Parameters<Run['face']>): number {
    return this.way('each', super.face(...given));
  }
  override faceAll(...given: Parameters<Run['faceAll']>): Int32Array {
    return this.way('list', super.faceAll(...given));
  }
  override sumOf(...given: Parameters<Run['sumOf']>): number {
    return this.way('table', super.sumOf(...given));
  }
  override sumAll(...given: Parameters<Run['sumAll']>): number {
    return this.way('sum', super.sumAll(...given));
  }
}

function prepared(notation: string, variables?: Variables): Program {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(notation);
  return prepare(syntax.tree, { vocabulary, limits, read, reporter, variables });
}

/** The ways of four rolls, which may have as many dice as are given. */
function waysOf(notation: string, dice = limits.dice): string {
  const made = compile(prepared(notation, { pool: '3d6min2' }), voice);
  const run = new Watched(handOf(seededSource(notation)), { ...limits, dice });
  const rolls = [1, 2, 3, 4].map(() => {
    run.ways = [];
    play(made, run, made.total);
    // Nobody asks for the dice.
    expect(run.dice).toEqual([]);
    return run.ways.join(' ');
  });
  return rolls.join(', ');
}

const always = (way: string): string => Array(4).fill(way).join(', ');
const later = (way: string): string => ['each', 'each', way, way].join(', ');

test.each<[notation: string, ways: string]>([
  ['d6', always('sum')],
  ['3d6 + 2d8', always('sum')],
  ['5 - 3d6s * 2', always('sum')],
  ['3d6mt2', always('each')],
  ['3d6cs6', always('sum')],
  ['3d6cs6s', always('sum')],
  ['2dF', always('each')],
  ['3d4294967296', always('sum')],
  ['3d9007199254740991', always('each')],
  ['3d6min2', later('table')],
  ['3d6>4 - 1', later('table')],
  ['3dFmin0', always('each')],
  ['3d6r1', always('each')],
  ['3d1024min2', later('table')],
  ['3d1025min2', always('each')],
  ['4d6kh3', always('list')],
  ['4d6kl1s', always('list')],
  ['4d6cs6kh1', always('each')],
  ['4dFdl1', always('list')],
  ['4d6kh2', always('list')],
  ['6d6km2', always('list')],
  ['4d6min2kh3', always('each')],
  ['4d536870912kh1', always('list')],
  ['4d536870913kh1', always('each')],
  ['4d{-536870912,1}kh1', always('list')],
  ['4d{-536870913,1}kh1', always('each')],
  ['4d6>4kh2', always('each')],
  ['{4d6 + d8}kh2', always('each')],
])('%s: %s', (notation, ways) => {
  expect(waysOf(notation)).toBe(ways);
});

test.each<[notation: string, dice: number, ways: string]>([
  ['6d6', 6, always('sum')],
  ['3d6 + 3d8', 6, always('sum')],
  ['6d6min2', 6, later('table')],
  ['6d6kh1', 6, always('list')],
  // The notation of a variable is one thing, however often it is mentioned: its table is made on the way.
  ['@pool + @pool', 6, ['each', 'table', 'table', 'table'].join(', ')],
])('%s with %d dice at most: %s', (notation, dice, ways) => {
  expect(waysOf(notation, dice)).toBe(ways);
});

test("dice of this library's own sources come out of their buffer, not through a hand", () => {
  const hand = handOf(seededSource('hand'));
  hand.throwDie = () => {
    throw new Error('a die by hand');
  };
  const run = new Run(hand, limits);
  run.start(true);
  expect(run.face(numberedDie(6))).toBeLessThan(7);
  expect(run.face(listedDie([7, 8]))).toBeGreaterThan(6);
});

describe('dice that are kept by rank', () => {
  /** Lists that count how often somebody looks into them. */
  class Counting extends Run {
    looks = 0;
    override faceAll(...given: Parameters<Run['faceAll']>): Int32Array {
      return new Proxy(super.faceAll(...given), {
        get: (list, key) => {
          this.looks += 1;
          return Reflect.get(list, key);
        },
      });
    }
  }
  const run = new Counting(handOf(seededSource('looks')), limits);

  /** To sort the dice each is looked at more than once. Few are found, and faces counted, in one go. */
  test.each<[notation: string, looks: 'once' | 'often']>([
    ['4d1000kh1', 'once'],
    ['4d1000kl1', 'once'],
    ['4d1000dh1', 'once'],
    ['4d1000dl1', 'once'],
    ['4d1000kh2', 'once'],
    ['4d1000kl2', 'once'],
    ['9d1000dh2', 'once'],
    ['9d1000dl2', 'once'],
    ['2d1000kh1', 'once'],
    ['9d1000kh3', 'often'],
    ['9d1000dl3', 'often'],
    ['9d1000km1', 'often'],
    ['9d1000km2', 'often'],
    ['9d1000km7', 'often'],
    ['9d1000kh0', 'often'],
    ['9d1000kh9', 'often'],
    ['9d128km2', 'once'],
    ['9d129km2', 'often'],
    ['9d{-100..27}km2', 'once'],
    ['9d{-100..28}km2', 'often'],
  ])('%s: every die is looked at %s', (notation, looks) => {
    const made = compile(prepared(notation), voice);
    const { tree, poolOf } = made.program;
    const dice = tree.body.kind === 'dice' ? poolOf(tree.body)?.dice : undefined;
    run.looks = 0;
    play(made, run, made.total);
    expect(run.looks > (dice ?? 0)).toBe(looks === 'often');
    expect(run.looks).toBeGreaterThanOrEqual(dice ?? 1);
  });

  const rankedPool = (faces: readonly number[], dice: number): unknown =>
    rankSum(
      {
        origin: { die: listedDie(faces), name: '' },
        recipe: recipeOf([]),
        limits,
        dice,
        span: { start: 0, end: 0 },
      },
      { from: 1, to: 2 },
      1,
      0,
    );
  test.each<[faces: readonly number[], dice: number, ways: string]>([
    [[1, 6], 2 ** 20, 'function'],
    [[1, 6], 2 ** 20 + 1, 'undefined'],
    [[-(2 ** 29), 2 ** 29], 2, 'function'],
    [[-(2 ** 29) - 1, 1], 2, 'undefined'],
    [[1, 2 ** 29 + 1], 2, 'undefined'],
  ])('faces %j, %d of them: %s', (faces, dice, ways) => {
    expect(typeof rankedPool(faces, dice)).toBe(ways);
  });

  test.each([3, 32, 33, 40])('%i values are sorted where they lie when they are few', (dice) => {
    const values = Array.from({ length: dice }, (_, index) => ((index * 7) % dice) - 2);
    const list = [...values, -99];
    const sorted = [...values].sort((one, other) => one - other);
    expect(sumOfRanks(list, dice, 1, 3)).toBe((sorted[1] as number) + (sorted[2] as number));
    // What comes after them is none of them.
    expect(list).toEqual([...(dice <= 32 ? sorted : values), -99]);
  });
});

test.each<[notation: string, single: boolean]>([
  ['2d6', true],
  ['2d6min2>3', true],
  ['2d6r1', true],
  ['2d6!!', true],
  ['2d6!o', true],
  ['2d6!', false],
  ['2d6!p', false],
  ['2d6r1!!6min2', true],
  ['2d6min2!', false],
  ['2d6!min2', false],
])('whether the dice of %s stay as many as they are: %s', (notation, single) => {
  const { tree, poolOf } = prepared(notation);
  const pool = tree.body.kind === 'dice' ? poolOf(tree.body) : undefined;
  expect(pool && staySingle(pool.rules)).toBe(single);
});

describe('what a face comes to', () => {
  const die = numberedDie(6);
  /** A rule that doubles every die, and knows which it met; a 6 needs another die. */
  function doubling(dice: number): { readonly alone: Alone; readonly met: DieState[] } {
    const met: DieState[] = [];
    const step: DieAction = (lying, run) => {
      met.push(lying);
      lying.value = lying.value === 6 ? run.face(die) + 100 : lying.value * 2;
      return undefined;
    };
    const behind: DieAction = () => {
      throw new Error('a rule of the whole pool');
    };
    const recipe = { rules: [], actions: [step, behind], barrier: 1, counted: false };
    const origin = { die, name: 'd6' };
    return { alone: { origin, recipe, limits, dice, span: { start: 0, end: 0 } }, met };
  }
  const given = (faces: readonly number[]): Run => {
    const left = [...faces];
    const run = new Run({ throwDie: () => left.shift() ?? 0, finish: () => undefined }, limits);
    run.start(false);
    return run;
  };

  test("this library's dice share one, a caller's do not: its source may roll the same pool", () => {
    const own = new Run(handOf(seededSource('own')), limits);
    const { alone, met } = doubling(1);
    const follow = following(alone);
    expect([follow(2, own), follow(3, own)]).toEqual([4, 6]);
    expect(met[0]).toBe(met[1]);
    const other = given([]);
    expect([follow(2, other), follow(3, other)]).toEqual([4, 6]);
    expect(met[2]).not.toBe(met[3]);
  });

  test.each([1, 3])('is looked up from the third roll of %i dice on', (dice) => {
    const { alone, met } = doubling(dice);
    const before = (): number => -1;
    const total = byTable(alone, before, 10, 1);
    const faces = Array<number>(dice).fill(4);
    expect([total(given([])), total(given([]))]).toEqual([-1, -1]);
    expect(met.length).toBe(0);
    // Every face is tried once, and none of them again.
    expect(total(given(faces))).toBe(80 * dice + 1);
    expect(met.length).toBe(6);
    expect(total(given(faces))).toBe(80 * dice + 1);
    expect(met.length).toBe(6);
    // What a 6 comes to depends on the next die.
    expect(total(given([6, 5, ...faces.slice(1)]))).toBe(1050 + 80 * (dice - 1) + 1);
    expect(met.length).toBe(7);
  });
});

test('what is known of the dice of a group is known before the roll', () => {
  const { tree, groupOf } = prepared('{{2d6!}kh1 + d8 + {d4}}kh2');
  if (tree.body.kind !== 'group') throw new Error('a group');
  const plan = groupOf(tree.body);
  if (plan.kind !== 'dice') throw new Error('a group of dice');
  expect(plan.terms.map(({ kind }) => kind)).toEqual(['group', 'dice', 'group']);
  expect([...(plan.rules ?? [])].map(([die, rules]) => [die.sides, ...rules])).toEqual([
    [6, { kind: 'pool', from: 'highest', skip: 0, take: 2 }],
    [8, { kind: 'pool', from: 'highest', skip: 0, take: 2 }],
    [4, { kind: 'pool', from: 'highest', skip: 0, take: 2 }],
  ]);
  // It is read once.
  expect(groupOf(tree.body)).toBe(plan);
});

test('notations without names share what is known of names', () => {
  const [one, other] = [prepared('d6 + 2'), prepared('2 x {d8, 3}kh1')];
  expect(other.names).toBe(one.names);
  expect(other.given).toBe(one.given);
  for (const named of [prepared('@a := 2; d6 + @a'), prepared('d6 + (@a)d4', { a: 1 })]) {
    expect(named.names).not.toBe(one.names);
  }
});

describe('sums of known size', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const known = (value: number): Sum => ({
    total: () => value,
    most: Math.abs(value),
    constant: value,
  });
  /** One pool, or several, each worth this much. */
  const pools = (value: number, farthest: number, parts = 1): Sum => ({
    most: farthest,
    parts,
    terms: (times, more) =>
      Array.from(
        { length: parts },
        (_, index): Count =>
          () =>
            value * times + (index === 0 ? more : 0),
      ),
  });
  const run = new Run(handOf(seededSource('none')), limits);

  /** How far from 0, of how many parts, in how many terms when it is doubled and 3 added, and its total. */
  const told = (sum: Sum | undefined): readonly unknown[] | undefined =>
    sum && [
      sum.most,
      sum.parts,
      sum.terms?.(2, 3).length,
      sum.terms?.(2, 3).reduce((total, term) => total + term(run), 0),
      totalOf(sum)(run),
    ];

  test.each<[left: Sum, operator: BinaryOperator, right: Sum, expected: unknown]>([
    [pools(5, 6), '+', pools(7, 8), [14, 2, 2, 27, 12]],
    [pools(5, 6), '-', pools(7, 8), [14, 2, 2, -1, -2]],
    [pools(5, 6), '+', known(4), [10, 2, 1, 21, 9]],
    [pools(5, 6), '-', known(4), [10, 2, 1, 5, 1]],
    [known(4), '-', pools(5, 6), [10, 2, 1, 1, -1]],
    [known(4), '-', known(-6), [10, 2, 1, 23, 10]],
    [pools(5, 6), '*', known(-4), [24, 1, 1, -37, -20]],
    [known(3), '*', pools(5, 6, 4), [18, 4, 4, 123, 60]],
    [pools(5, 6, 2), '*', pools(7, 8), [48, undefined, undefined, undefined, 70]],
    [pools(0, 6), '*', pools(-7, 8), [48, undefined, undefined, undefined, 0]],
    [pools(1, 6, 15), '+', pools(7, 8), [14, 16, 16, 47, 22]],
    [pools(1, 6, 16), '+', pools(7, 8), [14, 17, 17, 49, 23]],
    [pools(1, 6, 17), '+', pools(7, 8, 3), [14, 20, 4, 79, 38]],
    [pools(1, 6, 17), '-', known(2), [8, 18, 1, 33, 15]],
    [pools(1, most), '+', known(0), [most, 2, 1, 5, 1]],
    [pools(1, most - 1), '+', known(1), [most, 2, 1, 7, 2]],
    [pools(1, most), '+', known(1), undefined],
    [pools(1, most), '*', known(2), undefined],
    [pools(5, 6), '//', pools(7, 8), undefined],
    [pools(5, 6), '%', known(2), undefined],
    [pools(5, 6), '/', known(2), undefined],
    [{ total: () => 5 }, '+', pools(7, 8), undefined],
    [pools(7, 8), '+', { total: () => 5 }, undefined],
    [{ total: () => 5 }, '*', known(0), undefined],
  ])('%o %s %o', (left, operator, right, expected) => {
    expect(told(linearStep(left, operator, right))).toEqual(expected);
  });

  test.each([1, 2, 3, 4, 5, 6, 8, 9, 17])('%i terms are added up', (parts) => {
    const terms = Array.from({ length: parts }, (_, index) => 10 ** (index % 9));
    const sum: Sum = { terms: () => terms.map((each) => () => each) };
    expect(totalOf(sum)(run)).toBe(terms.reduce((total, each) => total + each, 0));
  });

  test('a value times a number', () => {
    expect(told(scaled(pools(5, 6), -1, 6))).toEqual([6, 1, 1, -7, -5]);
    expect(told(scaled({ total: () => 5, most: 6 }, 1, 6))).toEqual([6, undefined, 1, 13, 5]);
    const value = (): number => 5;
    // What changes nothing is the value itself.
    expect(totalOf(scaled({ total: value, most: 6 }, 1, 6))).toBe(value);
  });
});

test.each<[notation: string, perDie: number]>([
  ['2d6', 6],
  ['2d{-9,4}', 9],
  ['2d{-4,9}', 9],
  ['2d6min20', 20],
  ['2d6max(-20)', 20],
  ['2d6min3', 6],
  ['2d6r1', 6],
  ['2d6!p', 7],
  ['2d6!!p', 7],
  ['2d6kh1', 6],
  ['2dF>0', 1],
  ['2d{0,1}>=1>=1>=1', 3],
  ['2d{0,1}>=1f0f0', 3],
  ['2d{0,1}mt', 1],
  ['2d{0,0}mt', 1],
])('a die of %s is at most %d from 0', (notation, perDie) => {
  const { tree, poolOf } = prepared(notation);
  const pool = tree.body.kind === 'dice' ? poolOf(tree.body) : undefined;
  expect(pool && mostOf(pool, { ...limits, dice: 10 })).toBe(10 * perDie);
});

/** How far from 0 a value is at most, and what it is when it is known; with ten dice at most. */
test.each<[notation: string, most: number | undefined, constant?: number]>([
  ['d6', 60],
  ['5', 5, 5],
  ['-d6', 60],
  ['+d6', 60],
  ['-(d6 + 1)', 61],
  ['(5)', 5, 5],
  ['(d6 + 1)', 61],
  ['2.5', undefined],
  ['-2.5', undefined],
  ['2.5 + d6', undefined],
  ['d6 + d8 * 2', 220],
  ['d6 - d8', 140],
  ['d6 * d8', 4800],
  ['2 ** 3', undefined],
  ['d6 // 2', undefined],
  ['d6 // 2 + 1', undefined],
  ['(d6) > 3', 1],
  ['max(d6, 1)', undefined],
  ['if(d2, d6, d8)', 80],
  ['if(d2, d8, d6)', 80],
  ['if(d2, d8, 1/2)', undefined],
  ['if(d2, 1/2, d8)', undefined],
  ['@number', 7, 7],
  ['@half', undefined],
  ['@pool', 40],
  ['(d4)d6', undefined],
  ['9007199254740991', 9007199254740991, 9007199254740991],
  ['9007199254740991 + d6', undefined],
  [Array(17).fill('d6').join(' + '), 1020],
  [Array(18).fill('d6').join(' + '), undefined],
])('%s is at most %s from 0', (notation, most, constant) => {
  const variables = { number: 7, half: 0.5, pool: '2d4' };
  const few = completeLimits({ dice: 10_000 });
  const syntax = read(notation, few);
  if (!syntax.ok) throw new Error(notation);
  const program = {
    ...prepare(syntax.tree, { vocabulary, limits: few, read, reporter, variables }),
    limits: { ...few, dice: 10 },
  };
  const compiler: Compiler = {
    program,
    codeOf: (node) => compileNode(node, compiler),
    inside: () => compiler,
  };
  const code = compileNode(syntax.tree.body, compiler);
  const known = typeof code.constant === 'number' ? code.constant : undefined;
  expect([code.most, known]).toEqual([most, constant]);
});
