/** The laws of the printer: what it writes is read as the same tree, and in one way only. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../../../src/api/roll-types.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { print, printExpression, printModifiers } from '../../../src/grammar/print/print.ts';
import type { DiceNode, ModifierNode, Tree } from '../../../src/grammar/tree/ast.ts';
import { DiceError, defaultLimits, format, roll } from '../../../src/index.ts';
import { arbitraries, withoutPlaces } from '../../../src/testing/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import type { ModifierRecord } from '../../../src/vocabulary/modifier.ts';
import { errorFrom } from '../../support/reporter.ts';
import { unchecked, variables } from '../../support/variables.ts';

const reader = createReader(standard);

/** Reads without checking: the printer must be right about everything that can be written. */
function read(text: string): Tree {
  const syntax = reader(text, { ...defaultLimits, text: 1e6, nodes: 1e6, nesting: 250 });
  if (!syntax.ok) throw errorFrom(syntax.diagnostics, text);
  return syntax.tree;
}

const shown = (tree: Tree): string => print(tree, standard);
const { careless, trees, wildModifiers, wildTrees } = arbitraries(fc);

describe('laws', () => {
  test('what is printed is read as the same tree, and printed the same', () => {
    fc.assert(
      fc.property(wildTrees(), (tree) => {
        const text = shown(tree);
        const again = read(text);
        expect(withoutPlaces(again), text).toEqual(withoutPlaces(tree));
        expect(shown(again)).toBe(text);
      }),
      { numRuns: 1_500 },
    );
  }, 60_000);

  test('a careless spelling is read as the same tree', () => {
    const spelled = wildTrees()
      .map((tree) => ({ ...tree, comments: [] }))
      .chain((tree) => fc.tuple(fc.constant(tree), careless(shown(tree))));
    fc.assert(
      fc.property(spelled, ([tree, text]) => {
        expect(withoutPlaces(read(text)), text).toEqual(withoutPlaces(tree));
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  test('the canonical text of a source text rolls the same', () => {
    const spelled = trees(unchecked).chain((tree) => careless(shown({ ...tree, comments: [] })));
    fc.assert(
      fc.property(spelled, fc.nat(), (text, seed) => {
        const outcome = (notation: string): unknown => {
          try {
            const rolled = roll(notation, { seed, variables });
            return { kind: rolled.kind, totals: totalsOf(rolled), dice: rolled.dice };
          } catch (error) {
            if (error instanceof DiceError) return error.diagnostics.map(({ code }) => code);
            throw error;
          }
        };
        const [canonical, given] = [outcome(format(text)), outcome(text)];
        // Whether another tool's spelling is recognised can hang on the spaces between the words.
        const isForeign = [canonical, given].some((each) =>
          String(each).includes('foreign-spelling'),
        );
        if (isForeign) expect([canonical, given].every(Array.isArray), text).toBe(true);
        else expect(canonical, text).toEqual(given);
      }),
      { numRuns: 600 },
    );
  }, 60_000);
});

/** The forms in which the arguments of a modifier can be written, each with made-up values. */
function forms(record: ModifierRecord): readonly ModifierNode[] {
  const of = (argumentsText: string): ModifierNode | undefined => {
    const syntax = reader(`2d6kh1${record.name}${argumentsText}`, defaultLimits);
    return syntax.ok ? (syntax.tree.body as DiceNode).modifiers[1] : undefined;
  };
  const comparison = record.takes.shape === 'comparison';
  const written = comparison
    ? ['=3', '<>3', '>=-3', '<@a', '>(1+2)', '<=@{b c}', '>0.5'].map(
        (text) => (read(`2d6${text}`).body as DiceNode).modifiers[0],
      )
    : [
        '',
        '()',
        '3',
        '0.5',
        ' @a',
        '@{b c}',
        '=3',
        '>=3',
        '<-1',
        '<>@a',
        '>(1+2)',
        '(3)',
        '(-1)',
        '(@a)',
        '(1, 2)',
        '(1, >=2, <@a)',
        '(@a, 3)',
        '(1, once)',
        '(once)',
        '(limit 2)',
        '(limit @a)',
        '(>=5, limit 1 + 2)',
        '(1, 2, rising)',
        '(90, rising)',
        '3>2',
        '3=2',
        '3<>@a',
        '@a>=(1+2)',
        '(3, >2)',
        '(3, >2, 4)',
        '((1+2), @a)',
      ].map(of);
  const made = fc.sample(wildModifiers([record.name]), { numRuns: 2, seed: 1 });
  const { takes } = record;
  const needed = takes.shape === 'numbers' && takes.default === undefined ? takes.fewest : 0;
  const fits = [...written, ...made].flatMap((node) =>
    node?.name === record.name && node.arguments.length >= needed ? [node] : [],
  );
  return [...new Map(fits.map((node) => [printModifiers([node], standard).join(), node])).values()];
}

const isDrop = (node: ModifierNode): boolean =>
  standard.modifierByName.get(node.name)?.leavesSome === true;
const isCount = (node: ModifierNode): boolean =>
  standard.modifierByName.get(node.name)?.takes.shape === 'comparison';

test.each([
  '4d6d()',
  '4d6min()',
  '4d6s(3)',
  '4d6s()',
  '4d6kh()',
  '4d6kh(1, 2)',
  '4d6!o(1)',
  '4d6!(once 3)',
  '4d6!(limit)',
  '4d6r(=3)',
  '4d6=(3)',
  '4d6kh(>3)',
  '4d6mt(0)',
  '4d6u(3)',
  '{2d6, 3d6}!',
  '{4d6}min()',
  '@a := 1; @a := 2; @a',
  '1.5 x d6',
  '(d4) x d6',
  'd{3..1}',
  'd{name}',
])('what is refused only after parsing is printed readably too: %s', (text) => {
  expect(withoutPlaces(read(format(text)))).toEqual(withoutPlaces(read(text)));
});

describe('juxtaposition', () => {
  const all = standard.modifiers.flatMap(forms);
  const bare = read('2d6').body as DiceNode;
  const plain = (modifiers: readonly ModifierNode[]): string =>
    JSON.stringify(modifiers, (key, part) => (key === 'span' ? undefined : part));
  const readBack = (modifiers: readonly ModifierNode[]): void => {
    const unwritable = modifiers.some((node, index) => {
      const before = modifiers[index - 1];
      return before !== undefined && isCount(before) && isDrop(node);
    });
    if (unwritable) return;
    const text = printExpression({ ...bare, modifiers }, standard);
    const again = plain((read(text).body as DiceNode).modifiers);
    if (again !== plain(modifiers)) expect(again, text).toBe(plain(modifiers));
  };

  test('every modifier has a form, and most have many', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(standard.modifiers.length);
    expect(all.length).toBeGreaterThan(100);
  });

  test('every ordered pair of modifiers in all their forms is read as the two', () => {
    // How the second begins is all that the first can run into.
    const begins = new Map(
      all.map((node) => {
        const [text = ''] = printModifiers([node], standard);
        return [text.slice(0, isCount(node) ? 3 : node.name.length + 1), node];
      }),
    );
    for (const one of all) for (const other of begins.values()) readBack([one, other]);
  }, 60_000);

  test('triples are read as the three', () => {
    const one = fc.constantFrom(...all);
    fc.assert(
      fc.property(one, one, one, (...three) => readBack(three)),
      { numRuns: 2_000 },
    );
  });
});
