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
const sign = 'the sign of a link is neither 1 nor -1';
const than = 'a test compares with something else than a whole number';
const exact = 'the exact form of a number is written "5/2"';
const where = 'an exit leads to a link that does not exist, or to an earlier one';

describe('a rule', () => {
  test.each<[RuleKind, unknown, string | undefined]>([
    ['mark', { mark: 'x', tests }, undefined],
    ['mark', { mark: 1, tests }, 'its mark is not a text'],
    ['mark', { mark: 'x', tests: 'all' }, 'its tests are not a list'],
    ['order', { direction: 'ascending' }, undefined],
    ['order', { direction: 'descending' }, undefined],
    ['order', { direction: 'up' }, 'its direction is neither ascending nor descending'],
    ['order', { direction: 1 }, 'its direction is neither ascending nor descending'],
    ['face', { countsAs: -3, tests }, undefined],
    ['face', { countsAs: 0.5, tests }, '"countsAs" is not a whole number'],
    ['face', { countsAs: 1, tests: [1] }, 'a test has no comparison'],
    ['score', { score: -1, tests: [] }, undefined],
    ['score', { score: '1', tests }, 'its score is not a whole number'],
    ['score', { score: 1, tests: [{ op: '!', than: 1 }] }, 'a test has no comparison'],
    ['score', { score: 1, tests: [null] }, 'a test has no comparison'],
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
    ['chain', { ...chain, limit: -1 }, 'its limit is not a whole number from 0'],
    ['chain', { ...chain, limit: 0.5 }, 'its limit is not a whole number from 0'],
    ['chain', { ...chain, join: 'glue' }, 'it does not say how dice join'],
    ['chain', { ...chain, links: [] }, 'it has no links'],
    ['chain', { ...chain, links: 'none' }, 'it has no links'],
    ['chain', { ...chain, links: [link, null] }, 'a link is not an object'],
    ['chain', { ...chain, links: [1] }, 'a link is not an object'],
    ['chain', { ...chain, links: [{ ...link, sign: -1 }] }, undefined],
    ['chain', { ...chain, links: [{ ...link, sign: 0 }] }, sign],
    ['chain', { ...chain, links: [{ ...link, sign: '1' }] }, sign],
    [
      'chain',
      { ...chain, links: [{ ...link, shift: 0.5 }] },
      'the shift of a link is not a whole number',
    ],
    ...['first', 'exploded', 'up', 'down', 'rerolled'].map(
      (role): [RuleKind, unknown, undefined] => [
        'chain',
        { ...chain, links: [{ ...link, role }] },
        undefined,
      ],
    ),
    ['chain', { ...chain, links: [{ ...link, role: 'lost' }] }, 'a link has no known role'],
    ['chain', { ...chain, links: [{ ...link, exits: {} }] }, 'the exits of a link are not a list'],
    ['chain', { ...chain, links: [{ ...link, exits: [null] }] }, 'an exit is not an object'],
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
    ['chain', { ...chain, links: [{ ...link, exits: [{ link: 0 }] }] }, 'its tests are not a list'],
    ['pool', { ...pool, take: 0 }, undefined],
    ['pool', { ...pool, from: 'lowest', skip: 3 }, undefined],
    ['pool', { ...pool, from: 'middle', take: 1 }, undefined],
    ['pool', { ...pool, from: 'middle', skip: 1 }, '"skip" is not 0 for the middle'],
    ['pool', { ...pool, from: 'top' }, '"from" is not an end'],
    ['pool', { ...pool, skip: -1 }, '"skip" is not a whole number from 0'],
    ['pool', { ...pool, take: -1 }, '"take" is not a whole number from 0'],
    ['pool', { ...pool, take: 0.5 }, '"take" is not a whole number from 0'],
    ['distinct', {}, undefined],
    ['distinct', { limit: 2 }, undefined],
    ['distinct', { limit: '2' }, 'its limit is not a whole number from 0'],
    ['sets', sets, undefined],
    ['sets', { ...sets, least: 1, how: 'count', tests }, undefined],
    ['sets', { ...sets, least: 0 }, '"least" is not a whole number from 1'],
    ['sets', { ...sets, how: 'hide' }, '"how" is neither show nor count'],
    ['sets', { ...sets, tests: 1 }, 'its tests are not a list'],
  ])('of kind %s: %j: %s', (kind, fields, problem) => {
    expect(ruleProblem({ kind, ...(fields as object) }, kind)).toBe(problem);
  });

  test('of no kind', () => {
    expect(ruleProblem(undefined, 'pool')).toBe('it is not an object');
    expect(ruleProblem(null, 'pool')).toBe('it is not an object');
    expect(ruleProblem({ kind: 'sets' }, 'pool')).toBe('its kind is not "pool"');
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

/** What is said when a roller is made; the hint behind "|". */
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
  const letters = 'a name is 1 to 20 small letters, a to z';

  test.each<[unknown, string]>([
    [[modifier], ''],
    [[{ ...modifier, takes: { shape: 'numbers', fewest: 1, most: 1 } }], ''],
    [[{ ...modifier, takes: { shape: 'condition' } }], ''],
    [[{ ...modifier, takes: { shape: 'size', default: 1, least: 1 } }], ''],
    [[{ ...modifier, aliases: ['w'] }], ''],
    [modifier, 'modifiers are given as a list of records'],
    [[null], 'a modifier cannot be used: it is not an object'],
    [[{ ...modifier, name: 1 }], 'a modifier cannot be used: it has no name'],
    [[{ ...modifier, aliases: 'w' }], 'a modifier cannot be used: its aliases are no list'],
    [[{ ...modifier, kind: 'magic' }], 'a modifier cannot be used: its kind of rule is not known'],
    [[{ ...modifier, rule: 1 }], 'a modifier cannot be used: it has no rule'],
    [
      [{ ...modifier, takes: null }],
      'a modifier cannot be used: the shape of its arguments is not known',
    ],
    [
      [{ ...modifier, takes: { shape: 'comparison' } }],
      'a modifier cannot be used: the shape of its arguments is not known',
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
    [[{ ...modifier, name: 'kh' }], 'there is a modifier called "kh" already'],
    [[{ ...modifier, name: 'oe' }], 'there is a modifier called "oe" already'],
    [[{ ...modifier, aliases: ['kl'] }], 'there is a modifier called "kl" already'],
    [[{ ...modifier, aliases: ['wild'] }], 'there is a modifier called "wild" already'],
    ...['d', 'df', 'x', 'if', 'once', 'limit', 'rising'].map((name): [unknown, string] => [
      [{ ...modifier, name }],
      `there is a modifier called "${name}" already`,
    ]),
    [
      [modifier, { ...modifier, name: 'other' }, modifier],
      'there is a modifier called "wild" already',
    ],
  ])('of a modifier %#', (modifiers, expected) => {
    expect(refusal(() => createRoller({ modifiers: modifiers as ModifierRecord[] }))).toBe(
      expected,
    );
  });

  test.each<[unknown, string]>([
    [[own], ''],
    [[{ ...own, most: 1 }], ''],
    [own, 'functions are given as a list of records'],
    [[3], 'a function cannot be used: it is not an object'],
    [[{ ...own, name: undefined }], 'a function cannot be used: it has no name'],
    [[{ ...own, apply: 1 }], 'a function cannot be used: it has nothing to apply'],
    [[{ ...own, least: 0 }], 'a function cannot be used: "least" is not a whole number from 1'],
    [
      [{ ...own, least: 2, most: 1 }],
      'a function cannot be used: "most" is not a whole number from "least"',
    ],
    [[{ ...own, name: 'floor' }], 'there is a function called "floor" already'],
    [[{ ...own, name: 'if' }], 'there is a function called "if" already'],
    [[{ ...own, name: 'own-one' }], `"own-one" cannot be the name of a function | ${letters}`],
  ])('of a function %#', (functions, expected) => {
    expect(refusal(() => createRoller({ functions: functions as FunctionRecord[] }))).toBe(
      expected,
    );
  });

  const named =
    'a name is made of letters a to z, digits, "-" and "_", begins with a letter, and has at most 40 characters';
  const list = 'must be a list of 1 to 10,000 whole numbers';

  test.each<[unknown, string]>([
    [{ a: [1] }, ''],
    [{ _a: [1] }, ''],
    [{ [`a${'1'.repeat(39)}`]: [1] }, ''],
    [[[1]], 'dice are given as an object: a name, and its faces'],
    ['a', 'dice are given as an object: a name, and its faces'],
    [null, 'dice are given as an object: a name, and its faces'],
    [{ 'a b': [1] }, `"a b" cannot be the name of a die | ${named}`],
    [{ '1a': [1] }, `"1a" cannot be the name of a die | ${named}`],
    [
      { [`a${'1'.repeat(40)}`]: [1] },
      `"a${'1'.repeat(40)}" cannot be the name of a die | ${named}`,
    ],
    [{ a: [1], A: [2] }, 'there is a die called "a" already'],
    [{ F: [1] }, 'there is a die called "f" already'],
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
        'the rule of "wild" cannot be used: "from" is not an end',
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
