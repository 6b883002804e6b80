/** What is wrong with the names of a notation: all of it is reported, each at its place in the notation itself. */
import { expect, test } from 'vitest';
import type { Program } from '../../../src/eval/prepare/prepare.ts';
import { isStillRight, prepare } from '../../../src/eval/prepare/prepare.ts';
import { compile } from '../../../src/eval/sample/compile.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import type { Roller, Variables } from '../../../src/index.ts';
import { createRoller, DiceError } from '../../../src/index.ts';
import { completeLimits } from '../../../src/input/limits.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import { reporter, voice } from '../../support/reporter.ts';

const roller = createRoller({ limits: { nesting: 4, nodes: 12, dice: 20 } });

type Row = [notation: string, variables: Variables, ...told: string[]];

/** Each with the part of the notation that it is about. */
function told(notation: string, variables: Variables, by: Roller = roller): readonly string[] {
  const say = ({ code, message, span, hint }: DiceError['diagnostics'][number]): string =>
    `${code} at ${span.start} "${notation.slice(span.start, span.end)}": ${message}${hint === undefined ? '' : ` (${hint})`}`;
  try {
    const { warnings, total } = by.roll(notation, { variables, random: { die: () => 1 } });
    return [...warnings.map(say), `rolled ${total}`];
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return error.diagnostics.map(say);
  }
}

const deep = (names: number, value: number): Variables =>
  names === 0 ? { a: value } : { a: deep(names - 1, value) };
const path = (names: number): string => `@${Array(names).fill('a').join('.')}`;

test.each<Row>([
  [
    '1 + @b + @a',
    { c: 1 },
    'unknown-variable at 4 "@b": there is no variable @b (The variables are @c.)',
    'unknown-variable at 9 "@a": there is no variable @a (The variables are @c.)',
  ],
  [
    '@zz + 4d6kh(0-1) + @yy',
    { c: 1 },
    'unknown-variable at 0 "@zz": there is no variable @zz (The variables are @c.)',
    'unsuitable-argument at 12 "0-1": "kh" takes a whole number of at least 0, not -1',
    'unknown-variable at 19 "@yy": there is no variable @yy (The variables are @c.)',
  ],
  [
    '@ok + @zz + @yy',
    { ok: '2d6' },
    'unknown-variable at 6 "@zz": there is no variable @zz (The variables are @ok.)',
    'unknown-variable at 12 "@yy": there is no variable @yy (The variables are @ok.)',
  ],
  [
    '@zz + @x + @x',
    { x: '1+1+1' },
    'unknown-variable at 0 "@zz": there is no variable @zz (The variables are @x.)',
  ],
  [
    '@a := 1/0; @zz + @a',
    {},
    'division-by-zero at 6 "1/0": division by zero',
    'unknown-variable at 11 "@zz": there is no variable @zz (The variables are @a.)',
  ],
  ['1 + @x', { x: '2d6 +' }, 'missing-operand at 4 "@x": in @x: something is missing after "+"'],
  [
    '1 + @y',
    { y: '@x', x: '2d6 +' },
    'missing-operand at 4 "@y": in @x: something is missing after "+"',
  ],
  [
    '1 + @y',
    { y: '2 + @x', x: '2d0' },
    'unsuitable-sides at 4 "@y": in @x: the number of sides must be a whole number from 1 to 9,007,199,254,740,991, not 0',
  ],
  [
    '1 + @y',
    { y: '2 + @nope' },
    'unknown-variable at 4 "@y": in @y: there is no variable @nope (The variables are @y.)',
  ],
  [
    '2 + @x',
    { x: '1 + @y', y: '@x' },
    'variable-cycle at 4 "@x": @x refers to itself: @x -> @y -> @x',
  ],
  [
    '2 + @z',
    { z: '@x', x: '1 + @y', y: '@x' },
    'variable-cycle at 4 "@z": @x refers to itself: @x -> @y -> @x',
  ],
  [
    '@a := 1; @b := 2; @a + @b',
    { b: 3, a: 1 },
    'name-taken at 0 "@a": the name @a is already used for a variable (Give the roll another name.)',
    'name-taken at 9 "@b": the name @b is already used for a variable (Give the roll another name.)',
  ],
  [
    '@b := 2; @n + @b',
    { b: 3 },
    'name-taken at 0 "@b": the name @b is already used for a variable (Give the roll another name.)',
    'unknown-variable at 9 "@n": there is no variable @n (The variables are @b.)',
  ],
  [
    'd6 + @p',
    { p: '@a := 2; @a' },
    'unsuitable-variable at 5 "@p": the notation in @p names a roll with ":=", which only a whole notation can do',
  ],
  [
    'd6 + @p',
    { p: '2 x d6' },
    'unsuitable-variable at 5 "@p": the notation in @p repeats a roll with "x", which only a whole notation can do',
  ],
  [
    '@q + @y',
    { q: 'd4', y: '@x', x: '4d6kh5' },
    'keeps-all at 5 "@y": in @x: this keeps 5 dice, but there are only 4',
    'rolled 5',
  ],
  [
    '@q + @y',
    { q: '@r', r: '3', y: '@x', x: 'd4kh5' },
    'keeps-all at 5 "@y": in @x: this keeps 5 dice, but there is only 1',
    'rolled 4',
  ],
  [
    '@b := 1; @y + @b',
    { y: '4d6kh5' },
    'keeps-all at 9 "@y": in @y: this keeps 5 dice, but there are only 4',
    'rolled 5',
  ],
  [
    '@b := 1; @b + @y',
    { y: '4d6kh5' },
    'keeps-all at 14 "@y": in @y: this keeps 5 dice, but there are only 4',
    'rolled 5',
  ],
  ['d6 + @one', { one: '@two', two: '@three', three: '@four', four: '4' }, 'rolled 5'],
  ['@one + d6', { one: '@two', two: '@three', three: '@four', four: '4' }, 'rolled 5'],
  [
    'd6 + @one',
    { one: '@two', two: '@three', three: '@four', four: '@five', five: '5' },
    'nested-too-deeply at 5 "@one": in @four: the variables refer to each other more than 4 levels deep',
  ],
  ['@x', { x: '1+1+1+1+1' }, 'rolled 5'],
  ['@x', { x: '1+1+1+1+1+1' }, 'rolled 6'],
  [
    '@x',
    { x: '1+1+1+1+1+1+1' },
    'too-many-parts at 0 "@x": in @x: the notation has more than 12 parts',
  ],
  // Its own parts are as many as there may be; with the variable itself they are too many.
  [
    '@x',
    { x: '-1+1+1+1+1+1' },
    'too-many-parts at 0 "@x": once its variables are filled in, the notation has more than 12 parts',
  ],
  [
    '@x',
    { x: '@y + @y', y: '1+1+1' },
    'too-many-parts at 0 "@x": in @x: once its variables are filled in, the notation has more than 12 parts',
  ],
  [
    '@x + @x',
    { x: '1+1+1' },
    'too-many-parts at 0 "@x + @x": once its variables are filled in, the notation has more than 12 parts',
  ],
  ['@x + @x + 1', { x: '1+1' }, 'rolled 5'],
  [
    '@x + @x + 1 + 1',
    { x: '1+1' },
    'too-many-parts at 0 "@x + @x + 1 + 1": once its variables are filled in, the notation has more than 12 parts',
  ],
  ['@a := 1; @x + @x', { x: '1+1' }, 'rolled 4'],
  [
    '@a := 1; @x + @x',
    { x: '1+1+1' },
    'too-many-parts at 9 "@x + @x": once its variables are filled in, the notation has more than 12 parts',
  ],
  [
    '@n := 0 - 1; @n d6',
    {},
    'unsuitable-count at 13 "@n": the number of dice must be a whole number of at least 0, not -1',
  ],
  ['@n := 2; @m := @n + 1; @m d6', {}, 'rolled 3'],
  [
    '@n := @k; 2d@n',
    { k: 0 },
    'unsuitable-sides at 12 "@n": the number of sides must be a whole number from 1 to 9,007,199,254,740,991, not 0',
  ],
  [
    '@k d6',
    { k: '0 - 2' },
    'unsuitable-count at 0 "@k": the number of dice must be a whole number of at least 0, not -2',
  ],
  [
    '2d6kh@k',
    { k: 3 },
    'keeps-all at 3 "kh@k": this keeps 3 dice, but there are only 2',
    'rolled 2',
  ],
  [path(17), deep(16, 5), 'rolled 5'],
  [
    path(17),
    deep(17, 5),
    'unsuitable-variable at 0 "@a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a": @a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a must be a number or a notation, not an object',
  ],
  ['@x', { x: 1, X: 1 }, 'rolled 1'],
  [
    '@x.y',
    { x: { y: 1 }, 'x.y': 2 },
    'unsuitable-variable at 0 "@x.y": @x.y must be a number or a notation, not several things with that name',
  ],
  [
    '@a := d6; @a + @p',
    { p: '@a' },
    'unknown-variable at 15 "@p": in @p: there is no variable @a (The variables are @p.)',
  ],
  ['@k', { k: 0.1 }, 'rolled 0.1'],
  [
    '21d6',
    {},
    'too-many-dice at 0 "21": a roll can have at most 20 dice, including rerolls and extra dice',
  ],
  [
    '@x + 11d6',
    { x: '10d6' },
    'too-many-dice at 0 "@x + 11d6": a roll can have at most 20 dice, including rerolls and extra dice',
  ],
  ['@x + 10d6', { x: '10d6' }, 'rolled 20'],
  [
    '@n := 3; @n x 7d6',
    {},
    'too-many-dice at 14 "7d6": a roll can have at most 20 dice, including rerolls and extra dice',
  ],
  [
    '@n := 7d6; 2 x 7d6',
    {},
    'too-many-dice at 15 "7d6": a roll can have at most 20 dice, including rerolls and extra dice',
  ],
])('%s with %o', (notation, variables, ...expected) => {
  expect(told(notation, variables)).toEqual(expected);
});

/** What is only known once it rolls is also reported at the place of the variable. */
test.each<Row>([
  [
    '@m + @y',
    { m: 2, y: '@r + @x', r: '3', x: 'd4kh5' },
    'keeps-all at 5 "@y": in @x: this keeps 5 dice, but there is only 1',
    'rolled 6',
  ],
  [
    '(@m + @y) * 2',
    { m: 2, y: '@x + 1', x: 'd4kh5' },
    'keeps-all at 6 "@y": in @x: this keeps 5 dice, but there is only 1',
    'rolled 8',
  ],
  ['d6 + @p', { p: '1/(d2-1)' }, 'division-by-zero at 5 "@p": in @p: division by zero'],
  ['d6 + @p', { p: '@q', q: '1/(d2-1)' }, 'division-by-zero at 5 "@p": in @q: division by zero'],
  [
    '(d4)d6kh2 + @p',
    { p: '(d4)d6kh3' },
    'keeps-all at 6 "kh2": this keeps 2 dice, but there is only 1',
    'keeps-all at 12 "@p": in @p: this keeps 3 dice, but there is only 1',
    'rolled 2',
  ],
  [
    '@p + (d4)d6kh2',
    { p: '@q', q: '(d4)d6kh3' },
    'keeps-all at 0 "@p": in @q: this keeps 3 dice, but there is only 1',
    'keeps-all at 11 "kh2": this keeps 2 dice, but there is only 1',
    'rolled 2',
  ],
  [
    '2d(d6)cs7',
    {},
    'condition-never at 6 "cs7": no face meets this condition, so no die is ever marked',
    'rolled 2',
  ],
  [
    '@p + 1',
    { p: '2 + {(d4)d6 + d8}kh3' },
    'keeps-all at 0 "@p": in @p: this keeps 3 dice, but there are only 2',
    'rolled 5',
  ],
])('%s, rolled with %o', (notation, variables, ...expected) => {
  expect(told(notation, variables, createRoller())).toEqual(expected);
});

const vocabulary = standard;
const limits = completeLimits({});
const read = createReader(vocabulary);
function program(notation: string, variables: Variables): Program {
  const syntax = read(notation, limits);
  if (!syntax.ok) throw new Error(notation);
  return prepare(syntax.tree, { vocabulary, limits, read, reporter, variables });
}

/** What was prepared is used again while the variables are the same. */
test.each<[notation: string, variables: Variables, others: Variables, right: boolean]>([
  ['2d6', {}, { x: 1 }, true],
  ['@x', { x: 3 }, { x: 3, y: 1 }, true],
  ['@x', { x: 3 }, { X: 3 }, true],
  ['@x', { x: 3 }, { x: 4 }, false],
  ['@x', { x: 3 }, { x: '3' }, false],
  ['@x', { x: 3 }, {}, false],
  ['@x', { x: '2d6' }, { x: '2d6' }, true],
  ['@x', { x: '2d6' }, { x: '2d8' }, false],
  ['@x', { x: '3' }, { x: 3 }, false],
  ['@x + @y', { x: 3, y: 4 }, { x: 3, y: 5 }, false],
  ['@x + @y', { x: 3, y: 4 }, { x: 2, y: 4 }, false],
  ['@x', { x: '@y', y: 4 }, { x: '@y', y: 5 }, false],
  ['@a := d6; @a', {}, { b: 1 }, true],
  ['@a := d6; @a', {}, { a: 1 }, false],
  ['@a := d6; @b := d6; @a', {}, { b: 1 }, false],
  ['@a := d6; @b := d6; @a', {}, { a: 1 }, false],
  ['@a := d6; @a + @x', { x: 1 }, { x: 1, a: 2 }, false],
])('%s with %o is the same with %o: %s', (notation, variables, others, right) => {
  expect(isStillRight(program(notation, variables), others)).toBe(right);
});

test.each<[notation: string, variables: Variables, weight: number, fixed: boolean]>([
  ['2d6kh1', {}, 0, true],
  ['2d{1..16}', {}, 2, true],
  ['d6! + d6r1', {}, 2, true],
  ['d{1..8} + d{1..24}', {}, 4, true],
  ['@x', { x: 3 }, 0, false],
  ['@x', { x: '2d6+1' }, 5, false],
  ['@x + @y + d{1..8}', { x: '2d6', y: '1+d4!' }, 10, false],
  ['@a := d6; @a', {}, 0, false],
])('%s with %o weighs %d', (notation, variables, weight, fixed) => {
  const made = program(notation, variables);
  expect(made.weight).toBe(weight);
  expect(compile(made, voice)).toMatchObject({ fixed, pure: true });
});

test.each<[notation: string, dice: number | undefined]>([
  ['@n := 2; @n d6', 2],
  ['@n := 2; @m := @n + 1; @m d6', 3],
  ['@n := d2; @n d6', undefined],
])('%s has a pool of %s dice before the roll', (notation, dice) => {
  const { tree, poolOf } = program(notation, {});
  expect(tree.body.kind === 'dice' && poolOf(tree.body)?.dice).toBe(dice);
});

test('there may be 100,000 names', () => {
  // The places of a list are names too, and make the quickest object.
  const list = Array<number>(99_999).fill(7) as unknown as Variables;
  expect(told('@list.99998', { list, one: 1 })).toEqual(['rolled 7']);
  expect(told('@list.99998', { list, one: 1, two: 2 })).toEqual([
    'unsuitable-input at 0 "": there are too many variables',
  ]);
});

test('a roller checks with the variables that it rolls with, unless a check brings others', () => {
  const roller = createRoller({ variables: { n: 7 } });
  const codes = (...given: Parameters<typeof roller.check>): readonly string[] =>
    roller.check(...given).map(({ code }) => code);
  expect(codes('2d6>=@n')).toEqual(['condition-never']);
  expect(codes('d20+@other')).toEqual(['unknown-variable']);
  expect(codes('2d6>=@n', { variables: { n: 6 } })).toEqual([]);
  expect(codes('d20+@n', { variables: {} })).toEqual(['unknown-variable']);
});
