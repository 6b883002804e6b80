/** Rolling, part by part: numbers past 2^53 on the way, variables as they are given, dice that are surely too many. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/diagnostics/index.ts';
import { createReporter } from '../../../src/diagnostics/index.ts';
import { prepare } from '../../../src/eval/prepare/prepare.ts';
import { compile, play } from '../../../src/eval/sample/compile.ts';
import { Run } from '../../../src/eval/sample/run.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import type { Variables } from '../../../src/index.ts';
import { createRoller, DiceError, roll } from '../../../src/index.ts';
import { completeLimits } from '../../../src/input/limits.ts';
import { en } from '../../../src/locales/en/index.ts';
import { standard as vocabulary } from '../../../src/vocabulary/index.ts';
import { voice } from '../../support/reporter.ts';

const read = createReader(vocabulary);
const limits = completeLimits({});

const lowest = { die: () => 1 };

function refusal(work: () => unknown): string {
  try {
    return `rolled ${work()}`;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const [{ code, message, hint } = { code: 'none', message: '' }] = error.diagnostics;
    return `${code}: ${message}${hint === undefined ? '' : ` (${hint})`}`;
  }
}

/** Each is a whole number that a double holds, and something between is none. */
describe('numbers past 2^53 on the way', () => {
  const most = '9007199254740991';
  test.each<[notation: string, total: number]>([
    [`d1 * ${most} + 2 - ${most}`, 2],
    [`2 + d1 * ${most} - ${most}`, 2],
    [`d1 * ${most} * 3 // 3`, 9007199254740991],
    [`-(d1 * ${most}) - 2 + ${most}`, -2],
    [`d1 - ${most} - 3 + ${most}`, -2],
    [`max(d1 * ${most}, 1) + 2 - ${most}`, 2],
    [`min(d1 * ${most}, 9 * ${most}) + 2 - ${most}`, 2],
    [`if((d1) = 1, d1 * ${most}, 1) + 2 - ${most}`, 2],
    [`if((d1) = 2, 1, d1 * ${most}) + 2 - ${most}`, 2],
    [`9007199254740990 + 3d1 - ${most}`, 2],
    [`1d{${most}} + 1d{${most}} + 1 - ${most} - ${most}`, 1],
    [`3d{${most}} - ${most} * 3`, 0],
    [`3d{${most}}kh2 - ${most} * 2`, 0],
    [`2d1min(${most})kh2 + 1 - ${most} - ${most}`, 1],
    [`3d1max(-${most}) + ${most} * 3`, 0],
    [`{3d1, ${most}} + 2 - ${most}`, 5],
    [`@a := d1 * ${most}; @a + @a + 1 - @a - @a`, 1],
    ['d1 / 3 * 3', 1],
    ['0.1 * d1 + 0.2', 0.3],
  ])('%s is %d', (notation, total) => {
    const rolled = roll(notation, { random: lowest });
    expect(rolled.total).toBe(total);
    // The whole record comes to the same.
    expect(rolled.toJSON().total).toBe(total);
  });
});

describe('variables', () => {
  const list = Object.fromEntries([...'abcdefghij'].map((name) => [name, 1]));
  test.each<[notation: string, variables: unknown, said: string]>([
    ['@x.y + 1', { x: { y: 3 } }, 'rolled 4'],
    ['@X + 1', { x: 3 }, 'rolled 4'],
    ['@x', { x: '2d6' }, 'rolled 2'],
    ['@str', { Str: 2, str: 2 }, 'rolled 2'],
    [
      '@str',
      { Str: 1, str: 2 },
      'unsuitable-variable: @str must be a number or a notation, not several things with that name',
    ],
    ['@x', { x: null }, 'unsuitable-variable: @x must be a number or a notation, not null'],
    ['@x', { x: Number.NaN }, 'unsuitable-variable: @x must be a number or a notation, not NaN'],
    [
      '@x',
      { x: -Infinity },
      'unsuitable-variable: @x must be a number or a notation, not -Infinity',
    ],
    ['@x', { x: null }, 'unsuitable-variable: @x must be a number or a notation, not null'],
    [
      '@x',
      { x: () => 1 },
      'unsuitable-variable: @x must be a number or a notation, not a function',
    ],
    ['@x', 5, 'unsuitable-input: variables must be an object'],
    [
      '@x',
      undefined,
      'unknown-variable: there is no variable @x (No variables were given. Write the value first, as in "@x := 3; d20 + @x")',
    ],
    [
      '@{long name}',
      undefined,
      'unknown-variable: there is no variable @{long name} (No variables were given. Write the value first, as in "@{long name} := 3; d20 + @{long name}")',
    ],
    [
      '@{2nd}',
      {},
      'unknown-variable: there is no variable @{2nd} (No variables were given. Write the value first, as in "@{2nd} := 3; d20 + @{2nd}")',
    ],
    [
      '@strenght',
      { strength: 3, other: 1 },
      'unknown-variable: there is no variable @strenght (Did you mean @strength?)',
    ],
    [
      '@zzz',
      { a: 1, b: 2 },
      'unknown-variable: there is no variable @zzz (The variables are @a and @b.)',
    ],
    [
      '@b := 2; @zzz',
      { a: 1 },
      'unknown-variable: there is no variable @zzz (The variables are @a and @b.)',
    ],
    [
      '@zzz',
      list,
      'unknown-variable: there is no variable @zzz (The variables are @a, @b, @c, @d, @e, @f, @g, @h and others.)',
    ],
    ['@x', { x: '1/0' }, 'division-by-zero: in @x: division by zero'],
    ['@y', { y: '@x', x: '1/0' }, 'division-by-zero: in @x: division by zero'],
    ['@x', { x: '2d6 +' }, 'missing-operand: in @x: something is missing after "+"'],
    ['@x', { x: '@x' }, 'variable-cycle: @x refers to itself: @x -> @x'],
    [
      '4d6kh(@x)',
      { x: 'd4' },
      'dice-in-argument: you cannot roll dice here (Roll them first and name the roll, as in "@n := d4; 4d6kh@n")',
    ],
    [
      '4d6kh(@x)',
      { x: '@y', y: 'd4' },
      'dice-in-argument: you cannot roll dice here (Roll them first and name the roll, as in "@n := d4; 4d6kh@n")',
    ],
    // A number among dice makes one value of the group.
    ['{2d6 + @x}kh1', { x: 3 }, 'rolled 5'],
    ['@a := 3; {2d6 + @a}kh1', {}, 'rolled 5'],
    ['@a := @b; @b := 2; @a', undefined, '(A name can only be used after its ";")'],
  ])('%s with %o', (notation, variables, said) => {
    const given = variables as Variables;
    const heard = refusal(() => roll(notation, { random: lowest, variables: given }).total);
    expect(heard.endsWith(said) ? said : heard).toBe(said);
  });

  test('that warn say where', () => {
    const { warnings } = roll('@x + d6', { random: lowest, variables: { x: '4d6kh5' } });
    expect(warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'keeps-all: in @x: this keeps 5 dice, but there are only 4',
    ]);
  });

  test('are looked up again when they change', () => {
    const roller = createRoller();
    const total = (x: number | string, notation = '@x + 1'): number =>
      roller.roll(notation, { random: lowest, variables: { x } }).total as number;
    expect([total(1), total(2), total('2d6'), total('3d6'), total(2)]).toEqual([2, 3, 3, 4, 3]);
    expect(refusal(() => roller.roll('@x + 1', {}))).toMatch(/^unknown-variable/);
    // A binding may not hide a variable that was not given before.
    expect([total(1, '@y := 2; @y'), total(7, '@y := 2; @x')]).toEqual([2, 7]);
    expect(refusal(() => roller.roll('@y := 2; @y', { variables: { y: 1 } }))).not.toMatch(
      /^rolled/,
    );
  });
});

const three = createRoller({ limits: { dice: 3 } });

/** With three dice at most: what is too much whatever the dice show is refused before one is thrown. */
test.each<[notation: string, refused: boolean]>([
  ['3d6', false],
  ['2d6 + 2d6', true],
  ['if(d6, 2d6, 3d6)', false],
  ['if(d6, 3d6, 2d6)', false],
  ['if(d6, 3d6, 3d6)', true],
  ['if(3d6, d6, d6)', true],
  ['@two', false],
  ['@two + @two', true],
  ['floor(2d6 / 2) + 2d6', true],
  ['(d1)d6', false],
  ['(2d6)d6 + 2d6', true],
  // How often is not known yet, but once it is.
  ['@n := d2; @n x 2d6 + 2d6', true],
  ['@n := d2; @n x d6', false],
  ['@a := 2d6; @a + 2d6', true],
  ['@a := 2d6; @a + @a', false],
  ['2 x 2d6', true],
  ['3 x d6', false],
  ['{2d6, 2d6}kh1', true],
])('%s is refused at once: %s', (notation, refused) => {
  let thrown = 0;
  const random = {
    die: () => {
      thrown += 1;
      return 1;
    },
  };
  const said = refusal(() => three.roll(notation, { random, variables: { two: '2d6' } }).total);
  expect(said.startsWith('too-many-dice') && thrown === 0, said).toBe(refused);
});

/** Both parts can be written; the fraction that they make cannot be held. */
const tooFine = `9007199254740991.${'9'.repeat(300)}`;

/** What depends on other dice is known, or fails, only when it is rolled. */
test.each<[notation: string, dice: readonly number[], said: number | string]>([
  ['if((d6) > 3, 1/0, 2)', [1], 2],
  ['if((d6) > 3, 1/0, 2)', [6], 'division-by-zero: division by zero'],
  ['if((d6) > 3, sqrt(0-1), 2)', [6], 'not-a-real-number: a negative number has no square root'],
  [
    'd{9007199254740990,9007199254740991}!!(=9007199254740991, limit 2)',
    [9007199254740991, 9007199254740991, 9007199254740990],
    'number-too-large: the total of this chain is too large',
  ],
  [
    '@n := d3 - 2; {2d6 + d4}kh(@n)',
    [1, 1, 1, 1],
    'unsuitable-argument: "kh" takes a whole number of at least 0, not -1',
  ],
  ['@n := d3 - 2; {2d6 + d4}kh(@n)', [3, 2, 3, 4], 4],
  [
    '@n := d3 - 2; {2d6, d4}kh(@n)',
    [1, 1, 1, 1],
    'unsuitable-argument: "kh" takes a whole number of at least 0, not -1',
  ],
  ['@n := d3 - 2; {2d6, d4}kh(@n)', [3, 5, 4, 3], 9],
  [
    '@n := d3 - 2; 3d6kh(@n)',
    [1, 1, 1, 1],
    'unsuitable-argument: "kh" takes a whole number of at least 0, not -1',
  ],
  ['@n := d3; 3d6kh(@n)', [2, 4, 5, 6], 11],
  ['@n := d3; 3d6>(@n)', [2, 4, 5, 1], 2],
  ['@n := d3; 3d6kh(@n)u', [2, 4, 5, 6], 11],
  ['(d6)d{0..3}', [2, 0, 3], 3],
  ['(d3)d2u', [2, 1, 1, 2], 3],
  [
    '(d3)d2u',
    [3],
    'endless: 3 dice cannot all be different: there are only 2 different faces (Set a limit, as in "3d6u(limit 3)")',
  ],
  ['{2d6 + d2}u', [5, 1, 1, 2], 8],
  ['{2d6 + d2}u', [2, 5, 2, 2, 1], 8],
  [
    '{2d6 + d2}u',
    [1, 2, 1],
    'endless: this would never end: earlier dice have taken every face of this die',
  ],
  ['(d2-1)d6 + 1', [1], 1],
  ['+d6 + 2', [4], 6],
  ['3d2u(limit 2)', [1, 2, 1, 2, 1], 4],
  ['{0d6 + 2d8}kh1', [2, 5], 5],
  [`if((d2) = 1, 2, 1 + ${tooFine})`, [1], 2],
  [`if((d2) = 1, 2, 1 + ${tooFine})`, [2], 'number-too-large: this number is too large'],
  [
    '1 + 2d1min(9007199254740991)!!(>0, limit 1)',
    [1, 1],
    'number-too-large: the total of this chain is too large',
  ],
])('%s with %s', (notation, dice, said) => {
  // Made again, whatever other rows have in common with it.
  const roller = createRoller();
  const heard = refusal(() => roller.roll(notation, { dice }).total);
  expect(heard).toBe(typeof said === 'number' ? `rolled ${said}` : said);
  const recorded = refusal(() => roller.roll(notation, { dice }).toJSON().total);
  expect(recorded).toBe(heard);
});

test('a fix for what only the roll shows is tried like any other', () => {
  const tried: string[] = [];
  const syntax = read('2d(d6)!0', limits);
  if (!syntax.ok) throw new Error('a notation');
  const program = prepare(syntax.tree, {
    vocabulary,
    limits,
    read,
    reporter: createReporter(en.diagnostics, ({ fix, ...rest }, text) => {
      tried.push(`${text} => ${fix}`);
      return [rest as Finding];
    }),
  });
  const made = compile(program, voice);
  const run = new Run({ throwDie: () => 1, finish: () => undefined }, limits);
  let thrown: unknown;
  try {
    play(made, run, made.total);
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof DiceError)) throw thrown;
  expect(tried).toEqual(['2d(d6)!0 => 2d(d6)!o']);
  expect(thrown.diagnostics.map(({ code, fix }) => [code, fix])).toEqual([
    ['unsuitable-argument', undefined],
  ]);
});

/** To see whether a key is there: JSON and most comparisons take one that is undefined for none. */
test('what there is none of has no key', () => {
  expect(Object.keys(roll('d6', { random: lowest }).toJSON())).not.toContain('variables');
  const [term] = roll('d6', { random: lowest }).terms;
  expect(Object.keys(term as object)).toEqual(['notation', 'span', 'value', 'chains']);
  const { warnings } = roll('@x', { random: lowest, variables: { x: '4d6kh5' } });
  expect(warnings.map((each) => Object.keys(each))).toEqual([
    ['code', 'severity', 'span', 'message', 'details', 'variable'],
  ]);
});
