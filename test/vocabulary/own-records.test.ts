/** A caller's own dice, and what the library does with records that are not sound. */
import { describe, expect, test } from 'vitest';
import type { FunctionRecord, ModifierRecord, NamedDice } from '../../src/index.ts';
import { createRoller } from '../../src/index.ts';

const unsuitable = expect.objectContaining({ code: 'unsuitable-vocabulary' });

describe('own dice', () => {
  const roller = createRoller({ dice: { Weather: [1, 1, 2, 5], 'storm-2': [0, -3] } });

  test('are rolled by their names, whatever the case', () => {
    expect(roller.roll('2d{weather} + D{ STORM-2 }', { dice: [1, 5, -3] }).total).toBe(3);
    expect(roller.roll('d{weather}!', { dice: [5, 2] }).total).toBe(7);
    expect(roller.roll('d{weather}', { dice: [5] }).dice[0]?.die).toBe('d{weather}');
    expect(roller.format('4D{WEATHER}KH')).toBe('4d{weather}kh1');
    expect(roller.check('d{weathr}')[0]).toMatchObject({ code: 'unsuitable-faces' });
  });

  test('belong to their roller alone', () => {
    expect(createRoller().check('d{weather}')[0]?.code).toBe('unsuitable-faces');
    expect(createRoller({ dice: {} }).roll('dF', { dice: [-1] }).total).toBe(-1);
  });

  test.each<[string, unknown]>([
    ['the name of a Fudge die', { f: [1] }],
    ['a name with a space', { 'a b': [1] }],
    ['a name that begins with a digit', { '1a': [1] }],
    ['no faces', { a: [] }],
    ['a fraction', { a: [1.5] }],
    ['a hole', { a: new Array(2) }],
    ['a text', { a: '123' }],
    ['two names that differ in case', { a: [1], A: [2] }],
    ['too many faces', { a: new Array(10_001).fill(1) }],
    ['a list', [[1]]],
    ['null', null],
  ])('%s is refused', (_name, dice) => {
    expect(() => createRoller({ dice: dice as NamedDice })).toThrow(unsuitable);
  });
});

const modifier: ModifierRecord = {
  name: 'wild',
  takes: { shape: 'nothing' },
  kind: 'chain',
  rule: () => ({
    kind: 'chain',
    join: 'append',
    links: [{ sign: 1, shift: 0, role: 'exploded', exits: [] }],
  }),
  phrase: () => 'do nothing',
  doc: 'does nothing',
  example: '2d6wild',
};

describe('own modifiers', () => {
  const link = { sign: 1, shift: 0, role: 'up', exits: [] };
  const chain = { kind: 'chain', join: 'add', links: [link] };
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another kind', { kind: 'pool', from: 'highest', skip: 0 }],
    ['no links', { ...chain, links: [] }],
    ['an unknown join', { ...chain, join: 'glue' }],
    ['half a shift', { ...chain, links: [{ ...link, shift: 0.5 }] }],
    ['a sign of 2', { ...chain, links: [{ ...link, sign: 2 }] }],
    ['an exit to nowhere', { ...chain, links: [{ ...link, exits: [{ tests: [], link: 1 }] }] }],
    [
      'an exit backwards',
      { ...chain, links: [link, { ...link, exits: [{ tests: [], link: 0 }] }] },
    ],
    [
      'a test with NaN',
      {
        ...chain,
        links: [{ ...link, exits: [{ tests: [{ op: '>', than: Number.NaN }], link: 0 }] }],
      },
    ],
    ['a limit of -1', { ...chain, limit: -1 }],
  ])('whose rule is %s are refused at their place', (_name, rule) => {
    const roller = createRoller({ modifiers: [{ ...modifier, rule: () => rule as never }] });
    expect(roller.parse('2d6wild')).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'unsuitable-vocabulary', span: { start: 3, end: 7 } }],
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['without a name', { ...modifier, name: undefined }],
    ['without a rule', { ...modifier, rule: undefined }],
    ['of an unknown kind', { ...modifier, kind: 'magic' }],
    ['of an unknown shape', { ...modifier, takes: { shape: 'round' } }],
  ])('%s are refused at once', (_name, record) => {
    expect(() => createRoller({ modifiers: [record as ModifierRecord] })).toThrow(unsuitable);
  });

  test('of the newer kinds work', () => {
    const differ: ModifierRecord = {
      ...modifier,
      kind: 'distinct',
      rule: () => ({ kind: 'distinct', limit: 2 }),
    };
    const roller = createRoller({ modifiers: [differ] });
    expect(roller.roll('2d6wild', { dice: [3, 3, 3, 4] }).total).toBe(7);
  });
});

test('the first extra die of a chain says which way it goes', () => {
  const high = [{ op: '>=', than: 5 }] as const;
  const swing: ModifierRecord = {
    ...modifier,
    rule: () => ({
      kind: 'chain',
      join: 'add',
      links: [
        { sign: 1, shift: 0, role: 'exploded', exits: [{ tests: high, link: 1 }] },
        { sign: 1, shift: 0, role: 'up', exits: [{ tests: high, link: 2 }] },
        { sign: -1, shift: 0, role: 'down', exits: [] },
      ],
    }),
  };
  const roller = createRoller({ modifiers: [swing] });
  const { total, terms } = roller.roll('2d6wild', { dice: [6, 5, 2, 4] });
  expect(total).toBe(13);
  expect(terms[0]?.chains).toMatchObject([
    { total: 9, direction: 'up', dice: [{ role: 'first' }, { role: 'up' }, { role: 'down' }] },
    { total: 4, direction: 'none' },
  ]);
});

test("the rule of a modifier of one's own may compare with 0.5", () => {
  const score = (op: '<' | '>'): ModifierRecord => ({
    ...modifier,
    name: op === '<' ? 'low' : 'high',
    kind: 'score',
    rule: () => ({ kind: 'score', tests: [{ op, than: 0.5 }], score: 1 }),
  });
  const roller = createRoller({ modifiers: [score('<'), score('>')] });
  const counted = (text: string): unknown => [
    roller.check(text),
    roller.roll(text, { dice: [-1, 0, 1] }).total,
    String(roller.odds(text).at(3)),
  ];
  expect(counted('3dFhigh')).toEqual([[], 1, '1/27']);
  expect(counted('3dFlow')).toEqual([[], 2, '8/27']);
});

describe('own functions', () => {
  test('are not asked again for what a roll was, since they may answer otherwise', () => {
    let asked = 0;
    const record: FunctionRecord = {
      name: 'tick',
      least: 1,
      apply: () => {
        asked += 1;
        return asked;
      },
      doc: 'counts its calls',
      example: 'tick(1)',
    };
    const rolled = createRoller({ functions: [record] }).roll('tick(d6) * 10');
    const before = asked;
    expect(rolled.total).toBe(10 * before);
    expect(rolled.toJSON().total).toBe(rolled.total);
    expect(rolled.text()).toContain(`= ${rolled.total}`);
    expect(asked).toBe(before);
  });

  const giving = (value: unknown) => {
    const record: FunctionRecord = {
      name: 'own',
      least: 1,
      apply: () => value as never,
      doc: 'gives what it gives',
      example: 'own(1)',
    };
    return createRoller({ functions: [record] });
  };

  test.each<[unknown, number]>([
    [0.1, 0.1],
    [-0, 0],
    [2 ** 60, 2 ** 60],
    [{ numerator: 2n, denominator: -4n }, -0.5],
  ])('that give %s are exact', (value, total) => {
    expect(giving(value).roll('own(1)').total).toBe(total);
    expect(giving(value).roll('own(1) * 10 = 1').total).toBe(total === 0.1 ? 1 : 0);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, '3', null, {}, 3n])(
    'that give %s are refused',
    (value) => {
      expect(() => giving(value).roll('own(1)')).toThrow(
        expect.objectContaining({ code: 'not-a-real-number' }),
      );
    },
  );
});
