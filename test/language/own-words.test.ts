/** Words that a caller makes up: one record, and the whole library knows it; other rollers do not. */
import { describe, expect, test } from 'vitest';
import type { FunctionRecord, Locale, ModifierRecord } from '../../src/index.ts';
import { createRoller, DiceError, en, parse, roll } from '../../src/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { errorFrom } from '../support/reporter.ts';

describe('words of a caller', () => {
  const takeTwo: ModifierRecord = {
    name: 'best',
    aliases: ['bb'],
    takes: { shape: 'nothing' },
    kind: 'pool',
    rule: () => ({ kind: 'pool', from: 'highest', skip: 0, take: 2 }),
    phrase: () => 'keep the best two',
    doc: 'keeps the best two',
    example: '4d6best',
  };
  /** Wild dice of a made-up game: a 1 takes another die away. */
  const unlucky: ModifierRecord = {
    name: 'unlucky',
    takes: {
      shape: 'condition',
      default: (die) => [{ op: '=', than: die.least }],
      options: ['once', 'limit'],
    },
    kind: 'chain',
    grows: true,
    rule: ({ tests, bare, limit }, die) => ({
      kind: 'chain',
      join: 'add',
      links: [
        {
          sign: 1,
          shift: 0,
          role: 'first',
          exits: [{ tests: bare ? [{ op: '=', than: die.least }] : tests, link: 1 }],
        },
        { sign: -1, shift: 0, role: 'down', exits: [] },
      ],
      ...(limit === undefined ? {} : { limit }),
    }),
    phrase: () => 'lose a further die on the lowest face',
    doc: 'on the lowest face a further die is taken away',
    example: '2d6unlucky',
  };
  const twice: FunctionRecord = {
    name: 'twice',
    least: 1,
    most: 1,
    apply: (value = 0) => (typeof value === 'number' ? value * 2 : value),
    doc: 'doubles',
    example: 'twice(d6)',
  };
  const roller = createRoller({ modifiers: [takeTwo, unlucky], functions: [twice] });
  const codes = (text: string): readonly string[] => roller.check(text).map(({ code }) => code);

  test('are read, printed and rolled without another line of code', () => {
    expect(roller.format('4D6 BB')).toBe('4d6best');
    expect(roller.roll('4d6best', { dice: [1, 5, 3, 4] }).text()).toBe(
      '4d6best: [(1), 5, (3), 4] = 9',
    );
    expect(roller.roll('3d6best!', { dice: [6, 6, 2, 6, 1, 3] }).total).toBe(6 + 6 + 6 + 1 + 3);
    expect(roller.format('2d6unlucky(1,2,once)kh1')).toBe('2d6unlucky(1, 2, once)kh1');
    expect(roller.format('2d6unlucky<=2 best')).toBe('2d6unlucky<=2best');
    expect(roller.roll('2d6unlucky', { dice: [1, 4, 6] }).text()).toBe(
      '2d6unlucky: [1↓ 4 = -3, 6] = 3',
    );
    expect(roller.roll('twice(d6) + twice(2)', { dice: [5] }).total).toBe(14);
    expect(roller.format('TWICE( d6 )')).toBe('twice(d6)');
  });

  test('go through JSON as trees', () => {
    const parsed = roller.parse('4d6best + twice(2)');
    if (!parsed.ok) throw errorFrom(parsed.diagnostics, '');
    const tree = JSON.parse(JSON.stringify(parsed.tree));
    expect(roller.roll(tree, { dice: [1, 2, 3, 4] }).total).toBe(11);
    expect(() => roll(tree)).toThrow(DiceError);
  });

  test('are judged by their kind: order, endless chains, arguments, slips', () => {
    expect(codes('4d6>=3best')).toEqual(['keep-after-count']);
    expect(codes('4d6>=3unlucky')).toEqual(['unsuitable-order']);
    expect(codes('4d6unlucky!o')).toEqual(['conflicting-chains']);
    expect(codes('4d6unlucky!')).toEqual([]);
    expect(codes('4d6best3')).toEqual(['unsuitable-argument']);
    expect(codes('4d6unlucky(rising)')).toEqual(['unsuitable-option']);
    expect(codes('4d6unlucky(9)')).toEqual(['condition-never']);
    expect(codes('1d6best')).toEqual(['keeps-all']);
    expect(codes('best')).toEqual(['modifier-without-dice']);
    expect(codes('4d6bestt')).toEqual(['unexpected-word']);
    expect(roller.check('4d6bezt')[0]?.hint).toContain('"best"');
    expect(codes('twice(1, 2)')).toEqual(['unsuitable-argument']);
    expect(codes('twise(1)')).toEqual(['not-a-function']);
  });

  test.each<[string, ModifierRecord['takes'], string]>([
    ['nothing', { shape: 'nothing' }, '.'],
    [
      'an option without a condition',
      { shape: 'nothing', options: ['limit'] },
      ', or set a limit, as in "d6again(limit 3)"',
    ],
    [
      'an option and numbers that may be missing',
      { shape: 'numbers', fewest: 0, most: 1, options: ['limit'] },
      ', or set a limit, as in "d6again(limit 3)"',
    ],
    ['a size', { shape: 'size', default: 2, least: 1 }, '.'],
    ['a condition without options', { shape: 'condition', default: () => [] }, '.'],
    ['a condition or once', { shape: 'condition', default: () => [], options: ['once'] }, '.'],
    [
      'a condition and a limit',
      { shape: 'condition', default: () => [], options: ['limit'] },
      ', or set a limit, as in "d6again(6, limit 3)"',
    ],
  ])('that never end offer a limit where they take one: %s', (_name, takes, offered) => {
    const again: ModifierRecord = {
      ...unlucky,
      name: 'again',
      takes,
      rule: () => ({
        kind: 'chain',
        join: 'append',
        links: [
          {
            sign: 1,
            shift: 0,
            role: 'exploded',
            exits: [{ tests: [{ op: '>=', than: 0 }], link: 0 }],
          },
        ],
      }),
    };
    const found = createRoller({ modifiers: [again] }).check('2d6again');
    expect(found).toMatchObject([{ code: 'endless', hint: `Leave a face that stops${offered}` }]);
  });

  test('refuse in the languages that they have words in', () => {
    const strict: ModifierRecord = {
      ...takeTwo,
      name: 'strict',
      aliases: [],
      rule: (_, die) =>
        die.sides === 6
          ? { kind: 'pool', from: 'highest', skip: 0 }
          : {
              code: 'unsuitable-argument',
              message: { en: 'only six-sided dice', fr: 'seulement des dés à six faces' },
              hint: 'd6',
            },
    };
    const told = (locale: Locale): unknown =>
      createRoller({ modifiers: [strict], locale })
        .check('2d8strict')
        .map(({ message, hint, details }) => [message, hint, details.reason]);
    expect(told(en)).toEqual([['only six-sided dice', 'd6', 'own']]);
    expect(told(fr)).toEqual([['seulement des dés à six faces', 'd6', 'own']]);
    expect(told({ ...fr, diagnostics: { ...fr.diagnostics, language: 'de' } })).toEqual([
      ['only six-sided dice', 'd6', 'own'],
    ]);
  });

  test('twice in a row are one rule where the record says so', () => {
    const high: ModifierRecord = {
      ...takeTwo,
      name: 'high',
      aliases: [],
      kind: 'score',
      rule: () => ({ kind: 'score', tests: [{ op: '>=', than: 4 }], score: 1 }),
    };
    const total = (merges: boolean, text: string): unknown =>
      createRoller({ modifiers: [{ ...high, merges }] }).roll(text, { dice: [1, 4, 6] }).total;
    expect(total(false, '3d6high high')).toBe(4);
    expect(total(true, '3d6high high')).toBe(2);
    expect(total(true, '3d6high s high')).toBe(4);
  });

  test('on the values of a group get a die without faces', () => {
    const dice: unknown[] = [];
    const seen: ModifierRecord = {
      ...takeTwo,
      name: 'seen',
      aliases: [],
      rule: (_, die) => {
        dice.push(die);
        return { kind: 'pool', from: 'highest', skip: 0 };
      },
    };
    expect(createRoller({ modifiers: [seen] }).check('{2d6, 3d8}seen')).toEqual([]);
    expect(dice).toContainEqual({ sides: 0, least: 0, highest: 0, faces: [] });
  });

  test('go before a count with their default written out where it is one number', () => {
    const fixOf = (takes: ModifierRecord['takes']) =>
      createRoller({ modifiers: [{ ...unlucky, takes }] }).check('4d6>=3unlucky')[0]?.fix;
    expect(fixOf(unlucky.takes)).toBe('4d6unlucky1>=3');
    const least = { op: '=', than: 1 } as const;
    expect(fixOf({ shape: 'condition', default: () => [least, { ...least, than: 2 }] })).toBe(
      '4d6unlucky()>=3',
    );
    expect(fixOf({ shape: 'condition', default: () => [{ op: '<=', than: 2 }] })).toBe(
      '4d6unlucky()>=3',
    );
    expect(fixOf({ shape: 'condition', default: () => [] })).toBe('4d6unlucky()>=3');
    expect(fixOf({ shape: 'nothing' })).toBe('4d6unlucky>=3');
  });

  test('that are functions say how many values they take', () => {
    const told = (least: number, most?: number): unknown => {
      const record: FunctionRecord = { ...twice, least, ...(most === undefined ? {} : { most }) };
      const { most: _, ...open } = record;
      const functions = [most === undefined ? open : record];
      return createRoller({ functions }).check('twice(1, 2, 3)')[0]?.message;
    };
    expect(told(1, 1)).toBe('"twice" takes one value');
    expect(told(1, 2)).toBe('"twice" takes 1 to 2 values');
    expect(told(2, 2)).toBe('"twice" takes 2 values');
    expect(told(4)).toBe('"twice" takes at least 4 values');
    expect(told(3)).toBeUndefined();
  });

  test('belong to their roller alone', () => {
    const other = createRoller({ modifiers: [{ ...takeTwo, name: 'top' }] });
    for (const text of ['4d6best', '4d6unlucky', 'twice(2)']) {
      expect(parse(text).ok).toBe(false);
      expect(roller.parse(text).ok).toBe(true);
    }
    expect(other.parse('4d6top').ok).toBe(true);
    expect(other.parse('4d6unlucky').ok).toBe(false);
    expect(roller.parse('4d6top').ok).toBe(false);
    expect(createRoller().parse('4d6best').ok).toBe(false);
  });

  test.each([
    'kh',
    'k',
    'oe',
    'd',
    'x',
    'if',
    'once',
    'limit',
    'rising',
    'df',
    'k2',
    '2k',
    'a b',
    '',
    'Best',
    '!b',
    'é',
    'a-b',
    'b'.repeat(21),
    '__proto__',
  ])('a modifier cannot be called %j', (name) => {
    const refused = (records: readonly ModifierRecord[]): void => {
      expect(() => createRoller({ modifiers: records })).toThrow(
        expect.objectContaining({ code: 'unsuitable-vocabulary' }),
      );
    };
    refused([{ ...takeTwo, name, aliases: [] }]);
    refused([{ ...takeTwo, aliases: [name] }]);
  });

  test.each(['floor', 'if', 'd', 'x', 'Twice', 'tw1ce', '', 'a b'])(
    'a function cannot be called %j',
    (name) => {
      expect(() => createRoller({ functions: [{ ...twice, name }] })).toThrow(
        expect.objectContaining({ code: 'unsuitable-vocabulary' }),
      );
    },
  );

  test('two of one name are refused', () => {
    expect(() => createRoller({ modifiers: [takeTwo, takeTwo] })).toThrow(DiceError);
    expect(() => createRoller({ modifiers: [takeTwo, { ...unlucky, aliases: ['bb'] }] })).toThrow(
      DiceError,
    );
    expect(() => createRoller({ functions: [twice, twice] })).toThrow(DiceError);
  });
});
