/** Calls that misuse the library, by mistake or on purpose: variables, random sources, options, limits. */
import { describe, expect, test } from 'vitest';
import type { Roll, Roller, RollOptions } from '../../src/index.ts';
import { check, createRoller, DiceError, format, odds, parse, roll } from '../../src/index.ts';
import { within } from '../support/attempts.ts';

/** Two seconds would be far too long; a slow machine under load may need a part of it. */
const patience = 2_000;

const { answer } = within(patience);

const lowest = { die: () => 1 };
const highest = { die: (sides: number) => sides };

describe('variables', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`v${index}`, `@v${index + 1}+@v${index + 1}`]),
  );
  const self: Record<string, unknown> = { a: 1 };
  self.self = self;

  test.each<[string, string, unknown, number | string]>([
    ['that hold themselves', '@a', { a: '@a' }, 'variable-cycle'],
    ['in a circle', '@a', { a: '@b + 1', b: '@c', c: 'd6 + @a' }, 'variable-cycle'],
    ['in a circle that is not reached', '@d', { a: '@b', b: '@a', d: 4 }, 4],
    ['that double 60 times', '@v0', { ...doubling, v60: 1 }, 'too-many-parts'],
    ['that double 60 times into dice', '@v0', { ...doubling, v60: 'd6' }, 'too-many-parts'],
    [
      'in a long row',
      '@r0',
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, index) => [`r${index}`, `@r${index + 1}`]),
      ),
      'nested-too-deeply',
    ],
    ['in an object inside itself', '@a', self, 1],
    ['in an object inside itself, asked for', '@self.self.a', self, 1],
    ['of a null object', '@a', Object.assign(Object.create(null), { a: 2 }), 2],
    ['that are inherited', '@a', Object.create({ a: 2 }), 'unknown-variable'],
    ['named __proto__', '@__proto__.a', JSON.parse('{"__proto__": {"a": 3}}'), 3],
    ['that are no number', '@a', { a: Number.NaN }, 'unsuitable-variable'],
    ['that are not finite', '@a', { a: Number.POSITIVE_INFINITY }, 'unsuitable-variable'],
    ['that are null', '@a', { a: null }, 'unsuitable-variable'],
    ['that are big integers', '@a', { a: 3n }, 'unsuitable-variable'],
    ['that are functions', '@a', { a: () => 3 }, 'unsuitable-variable'],
    ['that differ in case', '@a', { a: 1, A: 2 }, 'unsuitable-variable'],
    ['that are empty', '@a', { a: '' }, 'empty-text'],
    ['that are wrong', '@a', { a: '2d6 +' }, 'missing-operand'],
    ['that are too long', '@a', { a: '1'.repeat(5_000) }, 'text-too-long'],
    ['that are unneeded and wrong', '3', { a: '2d6 +' }, 3],
    ['that are no object', '@a', 'a', 'unsuitable-input'],
    ['that are null themselves', '@a', null, 'unknown-variable'],
    ['that are negative, as a count', '@a d6', { a: -1 }, 'unsuitable-count'],
    ['that are huge, as sides', 'd@a', { a: 1e300 }, 'unsuitable-sides'],
    ['that hold dice, as an argument', '4d6kh@a', { a: 'd4' }, 'dice-in-argument'],
    ['that are -0', '@a', { a: -0 }, 0],
    ['that bind', '@p', { p: '@a := 2; @a' }, 'unsuitable-variable'],
    ['that are series', '@p', { p: '2 x d6' }, 'unsuitable-variable'],
    ['that are bound again', '@a := 2; @a', { a: 1 }, 'name-taken'],
    ['that are bound again in other case', '@A := 2; @a', { a: 1 }, 'name-taken'],
    ['that mention a binding', '@a := 2; @p', { p: '@a + 1' }, 'unknown-variable'],
    ['that are negative, as a number of members', '@n x d6', { n: -1 }, 'unsuitable-count'],
    ['that are huge, as a number of members', '@n x d6', { n: 1e9 }, 'too-many-parts'],
    ['that hold dice, as a number of members', '@n x d6', { n: 'd4' }, 'dice-in-argument'],
    ['that are values, in a group that explodes', '{@a}!', { a: 3 }, 'unsuitable-group'],
    ['that are dice, in a group that explodes', '{@a}!', { a: '2d6' }, 2],
    [
      'of 200,000 names',
      '@a',
      Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`x${index}`, 1])),
      'unsuitable-input',
    ],
  ])('%s', (_name, text, variables, expected) => {
    expect(answer(() => roll(text, { random: lowest, variables } as RollOptions))).toBe(expected);
  });
});

describe('random sources', () => {
  test.each<[string, unknown]>([
    ['0', 0],
    ['a negative number', -1],
    ['one side too many', 7],
    ['a fraction', 1.5],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['nothing', undefined],
    ['a text', '3'],
    ['a big integer', 3n],
    ['an object', { valueOf: () => 3 }],
  ])('that give %s are refused', (_name, value) => {
    const random = { die: () => value } as RollOptions['random'];
    expect(answer(() => roll('d6', { random } as RollOptions))).toBe('impossible-face');
  });

  test('that throw are left alone', () => {
    const die = (): number => {
      throw new TypeError('no luck');
    };
    expect(() => roll('d6', { random: { die } })).toThrow(new TypeError('no luck'));
  });

  test.each(['d6!', 'd100!o', '2d6!!', 'd6!p', 'd6!>=4', 'd6r6', '3d6!kh1', 'd100!oh(90, rising)'])(
    'that always give the highest face end %s',
    (text) => {
      expect(answer(() => roll(text, { random: highest }))).toBe('chain-too-long');
    },
  );

  test.each<[string, number | string]>([
    ['d100!o', 'chain-too-long'],
    ['d6!(once)', 12],
    ['d100!o(5, 96, limit 3)', 400],
    ['d6!(6, limit 998)', 999 * 6],
    ['9d6!(6, limit 998)', 9 * 999 * 6],
    ['11d6!(6, limit 998)', 'too-many-dice'],
    ['d100!o(5, 96, limit 99999)', 'chain-too-long'],
  ])('that always give the highest face roll %s', (text, expected) => {
    expect(answer(() => roll(text, { random: highest }))).toBe(expected);
  });

  test('that are none are refused', () => {
    for (const random of [null, {}, { die: 6 }, 'dice', 6]) {
      expect(answer(() => roll('d6', { random } as RollOptions))).toBe('unsuitable-input');
      expect(() => createRoller({ random } as never)).toThrow(DiceError);
    }
  });
});

describe('calls', () => {
  const refused = (work: () => unknown): string => answer(work as () => Roll) as string;

  test.each<[string, unknown, unknown]>([
    ['a misspelt option', 'd6', { dise: [6] }],
    ['options that are no object', 'd6', 6],
    ['options that are null', 'd6', null],
    ['dice that are no list', 'd6', { dice: 6 }],
    ['dice that are a text', 'd6', { dice: '6' }],
    ['dice that are no numbers', 'd6', { dice: ['6'] }],
    ['dice with a hole', 'd6', { dice: new Array(1) }],
    ['dice and a seed', 'd6', { dice: [6], seed: 1 }],
    ['a seed and a source', 'd6', { seed: 1, random: lowest }],
    ['a seed that is no seed', 'd6', { seed: {} }],
    ['a seed that is NaN', 'd6', { seed: Number.NaN }],
    ['a null seed', 'd6', { seed: null }],
    ['a number as a notation', 6, {}],
    ['null as a notation', null, {}],
    ['nothing as a notation', undefined, {}],
    ['a function as a notation', () => 'd6', {}],
    ['a big integer as a notation', 6n, {}],
    ['a symbol as a notation', Symbol('d6'), {}],
  ])('with %s are refused', (_name, notation, options) => {
    expect(refused(() => roll(notation as string, options as RollOptions))).toBe(
      'unsuitable-input',
    );
  });

  test('a text object is not a text', () => {
    expect(refused(() => roll(new String('d6') as string))).toBe('unsuitable-tree');
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 6],
    ['nothing', undefined],
    ['a list', ['d6']],
    ['a symbol', Symbol('x')],
  ])('parse and check never throw: %s', (_name, notation) => {
    expect(parse(notation as string)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'unsuitable-input' }],
    });
    // A list could be a tree, and is none.
    const code = Array.isArray(notation) ? 'unsuitable-tree' : 'unsuitable-input';
    expect(check(notation as string)).toMatchObject([{ code }]);
    expect(() => format(notation as string)).toThrow(DiceError);
  });

  test.each<[string, unknown]>([
    ['a misspelt limit', { limits: { dise: 5 } }],
    ['a negative limit', { limits: { dice: -5 } }],
    ['a limit of 0', { limits: { dice: 0 } }],
    ['a broken limit', { limits: { dice: 1.5 } }],
    ['an infinite limit', { limits: { dice: Number.POSITIVE_INFINITY } }],
    ['a limit that is a text', { limits: { dice: '5' } }],
    ['nesting beyond the stack', { limits: { nesting: 100_000 } }],
    ['nesting a little beyond it', { limits: { nesting: 151 } }],
    ['limits that are null', { limits: null }],
    ['limits that are a number', { limits: 5 }],
    ['a misspelt option', { limit: { dice: 5 } }],
    ['options that are null', null],
    ['variables that are a number', { variables: 5 }],
    ['variables that are null', { variables: null }],
    ['modifiers that are no list', { modifiers: {} }],
    ['a modifier that is null', { modifiers: [null] }],
    ['a modifier without a name', { modifiers: [{}] }],
    ['functions that are no list', { functions: 5 }],
  ])('createRoller refuses %s', (_name, options) => {
    let roller: Roller | undefined;
    expect(() => {
      roller = createRoller(options as never);
    }).toThrow(DiceError);
    expect(roller).toBeUndefined();
  });

  test('nesting of 150 is allowed', () => {
    expect(createRoller({ limits: { nesting: 150 } }).roll('((3))').total).toBe(3);
  });

  test.each<[string, unknown]>([
    ['a misspelt option', { wrok: 5 }],
    ['dice', { dice: [6] }],
    ['options that are null', null],
    ['no work', { work: 0 }],
    ['work that is a text', { work: '5' }],
    ['a tolerance of 0', { tolerance: 0 }],
    ['a tolerance that is NaN', { tolerance: Number.NaN }],
    ['variables that are no object', { variables: 'a' }],
  ])('odds refuse %s', (_name, options) => {
    expect(refused(() => odds('d6 + @a', options as never))).toBe('unsuitable-input');
  });

  test('a limit that is undefined is the default', () => {
    expect(createRoller({ limits: { dice: undefined } as never }).roll('9999d1').total).toBe(9_999);
  });
});
