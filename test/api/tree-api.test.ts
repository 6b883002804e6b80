/** Trees looked at and edited: the order of nodes, what takes their place, and that the result is what it says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../src/api/roll-types.ts';
import type { Replacement, Tree, TreeNode } from '../../src/index.ts';
import {
  check,
  createRoller,
  DiceError,
  format,
  map,
  odds,
  parse,
  roll,
  visit,
} from '../../src/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { arbitraries } from '../../src/testing/index.ts';
import { variables } from '../support/variables.ts';

const { trees } = arbitraries(fc);

/** What is visited, each with its text. */
function visited(text: string): readonly string[] {
  const seen: string[] = [];
  visit(text, (node) => {
    seen.push(`${node.kind} ${text.slice(node.span.start, node.span.end)}`.trim());
  });
  return seen;
}

describe('visit', () => {
  test('shows every node, each before those below it, in the order of rolling', () => {
    expect(visited('@a := d4; 2 x (1d3)d6kh(@a) + max(2, @b) - 3')).toEqual([
      'binding @a',
      'dice d4',
      'number',
      'number 4',
      'number 2',
      'binary (1d3)d6kh(@a) + max(2, @b) - 3',
      'binary (1d3)d6kh(@a) + max(2, @b)',
      'dice (1d3)d6kh(@a)',
      'dice (1d3)',
      'number 1',
      'number 3',
      'number 6',
      'variable @a',
      'call max(2, @b)',
      'number 2',
      'variable @b',
      'number 3',
    ]);
    expect(visited('if({d6, -2}kh1 >= 3, 2 ** 3, (1 + 2)[x])')).toEqual([
      'choice if({d6, -2}kh1 >= 3, 2 ** 3, (1 + 2)[x])',
      'group {d6, -2}kh1 >= 3',
      'dice d6',
      'number',
      'number 6',
      'unary -2',
      'number 2',
      'number 1',
      'number 3',
      'binary 2 ** 3',
      'number 2',
      'number 3',
      'parentheses (1 + 2)[x]',
      'binary (1 + 2)',
      'number 1',
      'number 2',
    ]);
  });

  test('knows the kinds', () => {
    const names: string[] = [];
    let sides = 0;
    visit('@k := 2; d6 + 3d8 + @str + floor(@dex)', {
      variable: ({ name }) => {
        names.push(name);
      },
      dice: ({ die }) => {
        if (die.kind === 'sides' && die.sides.kind === 'number') sides += Number(die.sides.text);
      },
      binding: ({ name }) => {
        names.push(`:${name}`);
      },
      group: undefined,
    });
    expect([names, sides]).toEqual([[':k', 'str', 'dex'], 14]);
  });

  test('keeps the stack flat, and lets errors through', () => {
    let nodes = 0;
    visit(Array.from({ length: 1_000 }, () => 'd6').join('+'), () => {
      nodes += 1;
    });
    expect(nodes).toBe(3_999);
    expect(() =>
      visit('d6', () => {
        throw new TypeError('mine');
      }),
    ).toThrow(new TypeError('mine'));
    for (const edit of [visit, map]) {
      expect(() =>
        edit('d6', () => {
          throw new RangeError('mine');
        }),
      ).toThrow(new RangeError('mine'));
    }
    expect(() => visit('2d6 +', () => undefined)).toThrow(DiceError);
    expect(() => visit('d6', 5 as never)).toThrow(
      expect.objectContaining({ code: 'unsuitable-input' }),
    );
    expect(() => visit({} as Tree, () => undefined)).toThrow(
      expect.objectContaining({ code: 'unsuitable-tree' }),
    );
    expect(() => createRoller({ locale: fr }).visit('d6', null as never)).toThrow(/fonction/);
  });
});

describe('map', () => {
  /** Advantage, in three lines. */
  const advantage = (text: string): Tree =>
    map(text, {
      dice: (node) => (isD20(node) ? '2d20kh1' : undefined),
    });
  const isD20 = (node: TreeNode): boolean =>
    node.kind === 'dice' &&
    node.die.kind === 'sides' &&
    node.die.sides.kind === 'number' &&
    node.die.sides.text === '20' &&
    node.modifiers.length === 0;

  /** Doubled dice, in three lines. */
  const critical = (text: string): Tree =>
    map(text, {
      dice: (node) =>
        node.count.kind === 'number'
          ? { ...node, count: { kind: 'number', text: String(2 * Number(node.count.text)) } }
          : undefined,
    });

  test.each<[string, (text: string) => Tree, string]>([
    ['d20 + 5 # to hit', advantage, '2d20kh1 + 5 # to hit'],
    ['d20 + d6', advantage, '2d20kh1 + d6'],
    ['2d6[fire] + d8 + 3', critical, '4d6[fire] + 2d8 + 3'],
    ['6 x 4d6kh3', critical, '6 x 8d6kh3'],
    ['@a := d6; @a + @a', critical, '@a := 2d6; @a + @a'],
    // What takes the place of a part keeps its parentheses.
    ['2 * @a', (text) => map(text, { variable: () => 'd6 + 1' }), '2 * (d6 + 1)'],
    ['3 - @a', (text) => map(text, { variable: () => '1 - 2' }), '3 - (1 - 2)'],
    ['@a d6', (text) => map(text, { variable: () => '2' }), '2d6'],
    // Nodes are replaced from the inside outward, and what takes their place is not looked at again.
    [
      '1 + 2',
      (text) => map(text, { number: ({ text: digits }) => `${digits} + 1` }),
      '1 + 1 + (2 + 1)',
    ],
    ['d6 + 1', (text) => map(text, { dice: () => 'd6 + d6' }), 'd6 + d6 + 1'],
    [
      '4d6kh3',
      (text) => map(text, { dice: ({ modifiers: _, ...node }) => ({ ...node, modifiers: [] }) }),
      '4d6',
    ],
    [
      '@a := d6; @a',
      (text) =>
        map(text, {
          binding: (node) => ({ ...node, name: 'b' }),
          variable: (node) => ({ ...node, name: 'b' }),
        }),
      '@b := d6; @b',
    ],
    ['d20 - 3', (text) => map(text, { binary: (node) => ({ ...node, operator: '+' }) }), 'd20 + 3'],
    ['4d6kh@n', (text) => map(text, { variable: () => '3' }), '4d6kh3'],
    ['{d6, d8}kh1 + floor(d4)', (text) => map(text, { dice: () => '1' }), '{1, 1}kh1 + floor(1)'],
    [
      'if(d6, d8, d10)',
      (text) =>
        map(text, {
          dice: ({ die }) => ({
            kind: 'dice',
            count: { kind: 'number', text: '2' },
            die,
            modifiers: [],
          }),
        }),
      'if(2d6, 2d8, 2d10)',
    ],
  ])('%s', (text, change, expected) => {
    const edited = change(text);
    expect(format(edited)).toBe(expected);
    // It is what it says: its text, its places, its rolls.
    expect(edited.text).toBe(expected);
    const parsed = parse(expected);
    expect(parsed.ok && parsed.tree).toEqual(edited);
    expect(check(edited)).toEqual(check(expected));
    expect(Object.isFrozen(edited.body)).toBe(true);
    if (/@a d6|@n/.test(text)) return;
    const rolled = roll(edited, { seed: 3, variables: {} });
    expect(rolled.notation).toBe(expected);
    const dice = rolled.dice.map(({ face }) => face);
    expect(totalsOf(roll(rolled.notation, { dice }))).toEqual(totalsOf(rolled));
    expect(odds(edited).mean.toString()).toBe(odds(expected).mean.toString());
  });

  test('leaves what does not change as it is', () => {
    const parsed = parse('2D6 +3 # x');
    if (!parsed.ok) throw new Error('cannot be read');
    expect(map(parsed.tree, () => undefined)).toBe(parsed.tree);
    expect(map(parsed.tree, (node) => node)).toBe(parsed.tree);
    expect(map('2D6 +3 # x', { dice: undefined }).text).toBe('2D6 +3 # x');
    // The old tree is not touched.
    const before = JSON.stringify(parsed.tree);
    map(parsed.tree, { dice: () => 'd8' });
    expect(JSON.stringify(parsed.tree)).toBe(before);
  });

  test('refuses what is none, and says where', () => {
    const give = (replacement: unknown) => () =>
      map('d6 + 1', { dice: () => replacement as Replacement });
    for (const wrong of [
      5,
      null,
      [],
      {},
      { kind: 'dice' },
      { kind: 'tree' },
      { kind: 'number', text: 'x' },
    ]) {
      expect(give(wrong), JSON.stringify(wrong)).toThrow(
        expect.objectContaining({ code: 'unsuitable-tree' }),
      );
    }
    expect(give('2d6 +')).toThrow(
      expect.objectContaining({ code: 'missing-operand', notation: '2d6 +' }),
    );
    expect(give('2 x d6')).toThrow(/names or repeats rolls/);
    expect(give('@a := 2; @a')).toThrow(/names or repeats rolls/);
    const { map: french } = createRoller({ locale: fr });
    expect(() => french('d6', { dice: () => '2 x d6' })).toThrow(/ne peut pas remplacer/);
  });

  test('knows the words of its roller', () => {
    const own = createRoller({ dice: { luck: [0, 1] } });
    expect(own.format(own.map('2d6', { dice: () => 'd{luck}' }))).toBe(
      '1d{luck}'.replace('1d', 'd'),
    );
    expect(() => map('2d6', { dice: () => 'd{luck}' })).toThrow(DiceError);
  });

  test('of any tree, part by part, is a tree that prints and replays as what it is', () => {
    fc.assert(
      fc.property(
        trees(),
        fc.nat(),
        fc.constantFrom('d4', '7', '2d6kh1', '-3', '@str'),
        (tree, which, text) => {
          let count = 0;
          let edited: Tree;
          try {
            edited = map(tree, (node) => {
              count += 1;
              return node.kind !== 'binding' && count % 7 === which % 7 ? text : undefined;
            });
          } catch (error) {
            if (error instanceof DiceError) return;
            throw error;
          }
          const printed = format(edited);
          if (parse(printed).ok) expect(format(printed)).toBe(printed);
          try {
            const rolled = roll(edited, { seed: 1, variables });
            const dice = rolled.dice.map(({ face }) => face);
            expect(totalsOf(roll(rolled.notation, { dice, variables }))).toEqual(totalsOf(rolled));
          } catch (error) {
            if (!(error instanceof DiceError)) throw error;
          }
        },
      ),
    );
  });
});
