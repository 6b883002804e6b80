/** What embedders write: the total alone, a game's data as variables, options that are undefined, trees that are checked. */
import { describe, expect, test } from 'vitest';
import * as core from '../../src/core.ts';
import type { CheckOptions, RollerOptions, RollOptions, Tree } from '../../src/index.ts';
import {
  check,
  createRoller,
  DiceError,
  explain,
  odds,
  parse,
  render,
  roll,
  total,
} from '../../src/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { errorFrom } from '../support/reporter.ts';

const treeOf = (text: string): Tree => {
  const parsed = parse(text);
  if (!parsed.ok) throw errorFrom(parsed.diagnostics, text);
  return parsed.tree;
};

describe('the total alone', () => {
  test('is that of the roll', () => {
    expect(total('d100!o+15', { dice: [97, 17] })).toBe(129);
    expect(total('d20 + @str', { dice: [11], variables: { str: 3 } })).toBe(14);
    expect(total(treeOf('4d6kh3'), { seed: 7 })).toBe(roll('4d6kh3', { seed: 7 }).total);
    for (const text of ['4d6!kh3', '1/3 + d6', '{2d6, d8}kh1', '-d6']) {
      for (let seed = 0; seed < 20; seed += 1) {
        expect(total(text, { seed })).toBe(roll(text, { seed }).total);
      }
    }
    expect(total('d6')).toBeLessThan(7);
    expect(core.total(treeOf('2d6'), { dice: [3, 4] })).toBe(7);
    expect(core.createCore().total(treeOf('2d6'), { dice: [3, 4] })).toBe(7);
  });

  test('of a series is refused before any die is thrown', () => {
    let thrown = 0;
    const random = {
      die: () => {
        thrown += 1;
        return 1;
      },
    };
    expect(() => total('6 x 4d6kh3', { random })).toThrow(
      expect.objectContaining({ code: 'no-single-total' }),
    );
    expect(thrown).toBe(0);
  });

  test('fails as a roll does, in the language of its roller', () => {
    expect(() => total('2d6 +')).toThrow(DiceError);
    expect(() => total('2d6', { dice: [1] })).toThrow(
      expect.objectContaining({ code: 'missing-face' }),
    );
    expect(() => total('d6', { dise: [1] } as RollOptions)).toThrow(/no option called "dise"/);
    expect(() => createRoller({ locale: fr }).total('2 x d6')).toThrow(/une série/);
  });
});

describe('variables of a game', () => {
  /** As a game has them, without an index signature. */
  interface Actor {
    readonly name: string;
    readonly str: number;
    readonly trained: boolean;
    readonly weapon: { readonly damage: string; readonly magic: boolean };
    readonly notes: readonly unknown[];
    readonly hit: () => void;
    readonly born: Date;
    readonly patron: null;
    readonly age?: bigint;
  }
  const actor: Actor = {
    name: 'Ada',
    str: 3,
    trained: true,
    weapon: { damage: '2d4', magic: false },
    notes: ['x', undefined],
    hit: () => undefined,
    born: new Date(0),
    patron: null,
    age: 300n,
  };

  test('can be any object: what is not asked for does no harm', () => {
    const notation = 'd20 + @str + 2 * @trained + 5 * @weapon.magic + @weapon.damage';
    expect(roll(notation, { variables: actor, dice: [10, 1, 4] }).total).toBe(20);
    expect(createRoller({ variables: actor }).total(notation, { dice: [10, 1, 4] })).toBe(20);
    expect(odds('d6 + @trained', { variables: actor }).min).toBe(2);
    expect(check('@n d6', { variables: { n: true } })).toEqual([]);
    expect(explain('d6 + @trained', { variables: actor })).toContain('@trained');
  });

  test.each(['name', 'notes', 'hit', 'born', 'patron', 'age'])(
    '@%s is refused when it is asked for',
    (name) => {
      const code =
        name === 'name' || name === 'notes' || name === 'born'
          ? /unknown|unsuitable|foreign|unexpected/
          : /unsuitable-variable/;
      expect(() => roll(`d6 + @${name}`, { variables: actor })).toThrow(
        expect.objectContaining({ code: expect.stringMatching(code) }),
      );
    },
  );

  test('true and false are 1 and 0 in what replays the roll, and are seen to change', () => {
    const variables = { advantage: true };
    const notation = 'if(@advantage, 2d20kh1, d20)';
    const first = roll(notation, { variables, dice: [4, 9] });
    expect(first.toJSON().variables).toEqual({ advantage: 1 });
    variables.advantage = false;
    expect(roll(notation, { variables, dice: [4] }).total).toBe(4);
    variables.advantage = true;
    expect(roll(notation, { variables, dice: [4, 9] }).total).toBe(9);
  });

  test('what is not an object is refused by the types too', () => {
    // @ts-expect-error a text holds no variables
    expect(() => roll('@a', { variables: 'a' })).toThrow(DiceError);
    // @ts-expect-error nor does a number
    expect(() => createRoller({ variables: 5 })).toThrow(DiceError);
  });
});

test('every option may be undefined', () => {
  // This file is compiled with exactOptionalPropertyTypes.
  const none: undefined = undefined;
  const options: RollOptions = { dice: none, seed: none, random: none, variables: none };
  const checking: CheckOptions = { variables: none };
  const own: RollerOptions = {
    random: none,
    limits: { dice: none, text: none },
    variables: none,
    locale: none,
    modifiers: none,
    functions: none,
    dice: none,
  };
  const roller = createRoller(own);
  expect(roller.total('3', options)).toBe(3);
  expect(total('3', options)).toBe(3);
  expect(roller.compile('3', { variables: none }).total({ seed: none })).toBe(3);
  expect(check('3', checking)).toEqual([]);
  expect(explain('3', { variables: none })).toContain('3');
  const solved = odds('d2', { variables: none, tolerance: none, work: none });
  expect(solved.table({ style: none, width: none, rows: none, fractions: none, ascii: none })).toBe(
    solved.table(),
  );
  expect(solved.svg({ title: none })).toBe(solved.svg());
  const [found] = check('2d6 +');
  if (found === undefined) throw new Error('nothing is wrong');
  expect(render(found, '2d6 +', { columns: none, widthOf: none, locale: none })).toBe(
    render(found, '2d6 +'),
  );
  expect(core.createCore({ random: none, limits: none, variables: none }).total(treeOf('3'))).toBe(
    3,
  );
});

describe('a tree is checked as a text is', () => {
  test.each(['4d6kh3', '5 + d20>=15', '4d6kh5', '2d6>=7', 'd6 # d8', '@a := d6; @a'])(
    '%s',
    (text) => {
      const saved = parse(text);
      const found = check(text);
      if (!saved.ok) {
        expect(found.length).toBeGreaterThan(0);
        return;
      }
      expect(check(saved.tree)).toEqual(found);
      expect(check(JSON.parse(JSON.stringify(saved.tree)))).toEqual(found);
      expect(check(saved.tree, { variables: {} })).toEqual(check(text, { variables: {} }));
    },
  );

  test('one that was edited is checked as what it is', () => {
    const tree = JSON.parse(JSON.stringify(treeOf('4d6kh3')));
    tree.body.modifiers[0].arguments[0].value.text = '5';
    expect(check(tree).map(({ code }) => code)).toEqual(['keeps-all']);
    tree.body.die.sides.text = '0';
    expect(check(tree)).toMatchObject([{ code: 'unsuitable-sides' }]);
  });

  test('what is not a tree is reported, not thrown', () => {
    expect(check({} as Tree)).toMatchObject([{ code: 'unsuitable-tree' }]);
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(check(hostile as Tree)).toMatchObject([{ code: 'unsuitable-tree' }]);
    const french = createRoller({ locale: fr }).check({} as Tree);
    expect(french[0]?.message).toContain('arbre');
    expect(check(treeOf('d6 + @a'), { variables: { b: 1 } })).toMatchObject([
      { code: 'unknown-variable' },
    ]);
  });
});
