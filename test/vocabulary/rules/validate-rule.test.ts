/** Records and rules of a caller: each thing that can be wrong with one, in the words in which it is refused. */
import { describe, expect, test } from 'vitest';
import type { FunctionRecord, ModifierRecord, NamedDice } from '../../../src/index.ts';
import { createRoller, DiceError } from '../../../src/index.ts';
import type { RuleKind } from '../../../src/vocabulary/rules/rule.ts';
import { ruleProblem } from '../../../src/vocabulary/rules/validate-rule.ts';

const tests = [{ op: '>=', than: 3 }];
const exit = { tests, link: 0 };
const link = { sign: 1, shift: 0, role: 'up', exits: [exit] };
const chain = { join: 'add', links: [link] };
const pool = { from: 'highest', skip: 0 };
const sets = { least: 2, how: 'show' };
const sign = 'sign';
const than = 'test-not-whole';
const exact = 'exact';
const where = 'exit-leads-nowhere';

describe('a rule', () => {
  test.each<[RuleKind, unknown, string | undefined]>([
    ['mark', { mark: 'x', tests }, undefined],
    ['mark', { mark: 1, tests }, 'mark'],
    ['mark', { mark: 'x', tests: 'all' }, 'tests-not-a-list'],
    ['order', { direction: 'ascending' }, undefined],
    ['order', { direction: 'descending' }, undefined],
    ['order', { direction: 'up' }, 'direction'],
    ['order', { direction: 1 }, 'direction'],
    ['face', { countsAs: -3, tests }, undefined],
    ['face', { countsAs: 0.5, tests }, 'counts-as'],
    ['face', { countsAs: 1, tests: [1] }, 'test-without-comparison'],
    ['score', { score: -1, tests: [] }, undefined],
    ['score', { score: '1', tests }, 'score'],
    ['score', { score: 1, tests: [{ op: '!', than: 1 }] }, 'test-without-comparison'],
    ['score', { score: 1, tests: [null] }, 'test-without-comparison'],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5 }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: 1.5 }] }, than],
    ['score', { score: 1, tests: [{ op: '=', than: '1' }] }, than],
    ['score', { score: 1, tests: [{ op: '=', than: 2 ** 53 }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: -(2 ** 53) }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: 2 ** 54 }] }, than],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '5/2' }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '-15' }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '25/12' }] }, undefined],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '5/0' }] }, exact],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: 'x5/2' }] }, exact],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '5/2x' }] }, exact],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: '5/1x' }] }, exact],
    ['score', { score: 1, tests: [{ op: '=', than: 0.5, exact: 5 }] }, exact],
    ['chain', chain, undefined],
    ['chain', { ...chain, join: 'replace', limit: 0 }, undefined],
    ['chain', { ...chain, join: 'append', limit: 3 }, undefined],
    ['chain', { ...chain, limit: -1 }, 'limit'],
    ['chain', { ...chain, limit: 0.5 }, 'limit'],
    ['chain', { ...chain, join: 'glue' }, 'join'],
    ['chain', { ...chain, links: [] }, 'no-links'],
    ['chain', { ...chain, links: 'none' }, 'no-links'],
    ['chain', { ...chain, links: [link, null] }, 'link-not-an-object'],
    ['chain', { ...chain, links: [1] }, 'link-not-an-object'],
    ['chain', { ...chain, links: [{ ...link, sign: -1 }] }, undefined],
    ['chain', { ...chain, links: [{ ...link, sign: 0 }] }, sign],
    ['chain', { ...chain, links: [{ ...link, sign: '1' }] }, sign],
    ['chain', { ...chain, links: [{ ...link, shift: 0.5 }] }, 'shift'],
    ...['first', 'exploded', 'up', 'down', 'rerolled'].map(
      (role): [RuleKind, unknown, undefined] => [
        'chain',
        { ...chain, links: [{ ...link, role }] },
        undefined,
      ],
    ),
    ['chain', { ...chain, links: [{ ...link, role: 'lost' }] }, 'role'],
    ['chain', { ...chain, links: [{ ...link, exits: {} }] }, 'exits-not-a-list'],
    ['chain', { ...chain, links: [{ ...link, exits: [null] }] }, 'exit-not-an-object'],
    ['chain', { ...chain, links: [{ ...link, exits: [{ ...exit, link: 1 }] }] }, where],
    ['chain', { ...chain, links: [{ ...link, exits: [{ ...exit, link: 0.5 }] }] }, where],
    [
      'chain',
      {
        ...chain,
        links: [
          { ...link, exits: [{ ...exit, link: 1 }] },
          { ...link, exits: [] },
        ],
      },
      undefined,
    ],
    ['chain', { ...chain, links: [link, link] }, where],
    ['chain', { ...chain, links: [{ ...link, exits: [{ link: 0 }] }] }, 'tests-not-a-list'],
    ['pool', { ...pool, take: 0 }, undefined],
    ['pool', { ...pool, from: 'lowest', skip: 3 }, undefined],
    ['pool', { ...pool, from: 'middle', take: 1 }, undefined],
    ['pool', { ...pool, from: 'middle', skip: 1 }, 'skip-in-the-middle'],
    ['pool', { ...pool, from: 'top' }, 'end'],
    ['pool', { ...pool, skip: -1 }, 'skip'],
    ['pool', { ...pool, take: -1 }, 'take'],
    ['pool', { ...pool, take: 0.5 }, 'take'],
    ['distinct', {}, undefined],
    ['distinct', { limit: 2 }, undefined],
    ['distinct', { limit: '2' }, 'limit'],
    ['sets', sets, undefined],
    ['sets', { ...sets, least: 1, how: 'count', tests }, undefined],
    ['sets', { ...sets, least: 0 }, 'least'],
    ['sets', { ...sets, how: 'hide' }, 'how'],
    ['sets', { ...sets, tests: 1 }, 'tests-not-a-list'],
  ])('of kind %s: %j: %s', (kind, fields, problem) => {
    expect(ruleProblem({ kind, ...(fields as object) }, kind)).toBe(problem);
  });

  test('of no kind', () => {
    expect(ruleProblem(undefined, 'pool')).toBe('not-an-object');
    expect(ruleProblem(null, 'pool')).toBe('not-an-object');
    expect(ruleProblem({ kind: 'sets' }, 'pool')).toBe('another-kind');
  });
});

const modifier: ModifierRecord = {
  name: 'wild',
  takes: { shape: 'nothing' },
  kind: 'pool',
  rule: () => ({ kind: 'pool', from: 'highest', skip: 0 }),
  phrase: () => 'do nothing',
  doc: 'does nothing',
  example: '2d6wild',
};
const own: FunctionRecord = {
  name: 'own',
  least: 1,
  apply: (value = 0) => value,
  doc: 'gives it back',
  example: 'own(1)',
};

/** What is said when a roller is made; the hint after "|". */
function refusal(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const [{ code, message, hint } = { code: '', message: '', hint: '' }] = error.diagnostics;
    expect(code).toBe('unsuitable-vocabulary');
    return hint === undefined ? message : `${message} | ${hint}`;
  }
}

describe('a record', () => {
  const letters = 'A name has 1 to 20 lower-case letters, a to z.';

  test.each<[unknown, string]>([
    [[modifier], ''],
    [[{ ...modifier, takes: { shape: 'numbers', fewest: 1, most: 1 } }], ''],
    [[{ ...modifier, takes: { shape: 'condition' } }], ''],
    [[{ ...modifier, takes: { shape: 'size', default: 1, least: 1 } }], ''],
    [[{ ...modifier, aliases: ['w'] }], ''],
    [modifier, 'the modifiers must be a list of records'],
    [[null], 'a modifier cannot be used: it is not an object'],
    [[{ ...modifier, name: 1 }], 'a modifier cannot be used: it has no name'],
    [
      [{ ...modifier, aliases: 'w' }],
      'the modifier "wild" cannot be used: its aliases are not a list',
    ],
    [
      [{ ...modifier, kind: 'magic' }],
      'the modifier "wild" cannot be used: its kind of rule is unknown',
    ],
    [[{ ...modifier, rule: 1 }], 'the modifier "wild" cannot be used: it has no rule'],
    [
      [{ ...modifier, takes: null }],
      'the modifier "wild" cannot be used: the shape of its arguments is unknown',
    ],
    [
      [{ ...modifier, takes: { shape: 'comparison' } }],
      'the modifier "wild" cannot be used: the shape of its arguments is unknown',
    ],
    [[{ ...modifier, name: '' }], `"" cannot be the name of a modifier | ${letters}`],
    [[{ ...modifier, name: 'Wild' }], `"Wild" cannot be the name of a modifier | ${letters}`],
    [[{ ...modifier, name: 'wild1' }], `"wild1" cannot be the name of a modifier | ${letters}`],
    [[{ ...modifier, name: '1wild' }], `"1wild" cannot be the name of a modifier | ${letters}`],
    [[{ ...modifier, name: 'w'.repeat(20) }], ''],
    [
      [{ ...modifier, name: 'w'.repeat(21) }],
      `"${'w'.repeat(21)}" cannot be the name of a modifier | ${letters}`,
    ],
    [[{ ...modifier, aliases: [2] }], `"2" cannot be the name of a modifier | ${letters}`],
    [
      [{ ...modifier, name: 'kh' }],
      '"kh" is already taken, so it cannot be the name of a modifier',
    ],
    [
      [{ ...modifier, name: 'oe' }],
      '"oe" is already taken, so it cannot be the name of a modifier',
    ],
    [
      [{ ...modifier, aliases: ['kl'] }],
      '"kl" is already taken, so it cannot be the name of a modifier',
    ],
    [
      [{ ...modifier, aliases: ['wild'] }],
      '"wild" is already taken, so it cannot be the name of a modifier',
    ],
    ...['d', 'df', 'x', 'if', 'once', 'limit', 'rising'].map((name): [unknown, string] => [
      [{ ...modifier, name }],
      `"${name}" is already taken, so it cannot be the name of a modifier`,
    ]),
    [
      [modifier, { ...modifier, name: 'other' }, modifier],
      '"wild" is already taken, so it cannot be the name of a modifier',
    ],
  ])('of a modifier %#', (modifiers, expected) => {
    expect(refusal(() => createRoller({ modifiers: modifiers as ModifierRecord[] }))).toBe(
      expected,
    );
  });

  test.each<[unknown, string]>([
    [[own], ''],
    [[{ ...own, most: 1 }], ''],
    [own, 'the functions must be a list of records'],
    [[3], 'a function cannot be used: it is not an object'],
    [[{ ...own, name: undefined }], 'a function cannot be used: it has no name'],
    [[{ ...own, apply: 1 }], 'the function "own" cannot be used: it has no function "apply"'],
    [
      [{ ...own, least: 0 }],
      'the function "own" cannot be used: "least" is not a whole number of at least 1',
    ],
    [
      [{ ...own, least: 2, most: 1 }],
      'the function "own" cannot be used: "most" is not a whole number of at least "least"',
    ],
    [
      [{ ...own, name: 'floor' }],
      '"floor" is already taken, so it cannot be the name of a function',
    ],
    [[{ ...own, name: 'if' }], '"if" is already taken, so it cannot be the name of a function'],
    [[{ ...own, name: 'own-one' }], `"own-one" cannot be the name of a function | ${letters}`],
  ])('of a function %#', (functions, expected) => {
    expect(refusal(() => createRoller({ functions: functions as FunctionRecord[] }))).toBe(
      expected,
    );
  });

  const named =
    'A name starts with a letter or "_", goes on with letters a to z, digits, "-" and "_", and has at most 40 characters.';
  const list = 'must be a list of 1 to 10,000 whole numbers';

  test.each<[unknown, string]>([
    [{ a: [1] }, ''],
    [{ _a: [1] }, ''],
    [{ [`a${'1'.repeat(39)}`]: [1] }, ''],
    [[[1]], 'the dice must be an object with a list of faces for each name'],
    ['a', 'the dice must be an object with a list of faces for each name'],
    [null, 'the dice must be an object with a list of faces for each name'],
    [{ 'a b': [1] }, `"a b" cannot be the name of a die | ${named}`],
    [{ '1a': [1] }, `"1a" cannot be the name of a die | ${named}`],
    [
      { [`a${'1'.repeat(40)}`]: [1] },
      `"a${'1'.repeat(40)}" cannot be the name of a die | ${named}`,
    ],
    [{ a: [1], A: [2] }, '"a" is already taken, so it cannot be the name of a die'],
    [{ F: [1] }, '"f" is already taken, so it cannot be the name of a die'],
    [{ 'f.1': [1] }, `"f.1" cannot be the name of a die | ${named}`],
    [{ a: [] }, `the faces of the die "a" ${list}`],
    [{ a: 1 }, `the faces of the die "a" ${list}`],
    [{ a: new Array(10_000).fill(1) }, ''],
    [{ a: new Array(10_001).fill(1) }, `the faces of the die "a" ${list}`],
    [{ a: [0.5] }, 'a face of the die "a" is not a whole number'],
    [{ a: ['1'] }, 'a face of the die "a" is not a whole number'],
    [{ a: new Array(1) }, 'a face of the die "a" is not a whole number'],
  ])('of a die %#', (dice, expected) => {
    expect(refusal(() => createRoller({ dice: dice as NamedDice }))).toBe(expected);
  });
});

describe('what a record gives', () => {
  const told = (rule: unknown): unknown => {
    const roller = createRoller({ modifiers: [{ ...modifier, rule: () => rule as never }] });
    return roller.check('2d6wild').map(({ code, message, hint }) => [code, message, hint]);
  };

  test('is refused with its name where it is unsound', () => {
    expect(told({ kind: 'pool', from: 'top' })).toEqual([
      [
        'unsuitable-vocabulary',
        'the rule of "wild" cannot be used: "from" is none of "highest", "lowest" and "middle"',
        undefined,
      ],
    ]);
    expect(told(null)).toEqual([
      [
        'unsuitable-vocabulary',
        'the rule of "wild" cannot be used: it is not an object',
        undefined,
      ],
    ]);
    expect(told('pool')).toEqual([
      [
        'unsuitable-vocabulary',
        'the rule of "wild" cannot be used: it is not an object',
        undefined,
      ],
    ]);
  });

  test('may be a refusal of its own', () => {
    const own = { code: 'unsuitable-argument', message: 'not on Sundays' };
    expect(told(own)).toEqual([['unsuitable-argument', 'not on Sundays', undefined]]);
    expect(told({ ...own, hint: 7 })).toEqual([['unsuitable-argument', 'not on Sundays', '7']]);
    expect(told({ ...own, argument: 0.5 })).toEqual([
      ['unsuitable-argument', 'not on Sundays', undefined],
    ]);
    const texts = { en: 'not on Sundays', fr: 'pas le dimanche' };
    expect(told({ ...own, message: texts, hint: { fr: 'Attendez.' } })).toEqual([
      ['unsuitable-argument', 'not on Sundays', 'Attendez.'],
    ]);
    expect(told({ ...own, message: { ...texts, en: 7 } })).toEqual([
      ['unsuitable-argument', 'pas le dimanche', undefined],
    ]);
    const silent = 'the rule of "wild" cannot be used: it refuses without a message';
    for (const message of [undefined, null, {}, { en: 7 }]) {
      expect(told({ ...own, message })).toEqual([['unsuitable-vocabulary', silent, undefined]]);
    }
    expect(told({ ...own, code: 'sunday' })).toEqual([
      ['unsuitable-vocabulary', 'not on Sundays', undefined],
    ]);
  });

  test('as a number has one exact form', () => {
    const giving = (value: unknown): unknown => {
      const roller = createRoller({ functions: [{ ...own, apply: () => value as never }] });
      try {
        return roller.roll('own(1) * 3').total;
      } catch (error) {
        return error instanceof DiceError ? error.diagnostics[0]?.message : error;
      }
    };
    const none = '"own" gives no number here';
    expect(giving({ numerator: 1n, denominator: 3n })).toBe(1);
    expect(giving({ numerator: 1n, denominator: 3 })).toBe(none);
    expect(giving({ numerator: 1, denominator: 3n })).toBe(none);
    expect([null, '1', Number.NaN, Number.NEGATIVE_INFINITY].map(giving)).toEqual(
      Array(4).fill(none),
    );
  });
});
