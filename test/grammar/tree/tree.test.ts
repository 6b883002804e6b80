/** Trees are frozen plain data: they survive JSON and roll as their text does. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { print } from '../../../src/grammar/print/print.ts';
import type { Tree } from '../../../src/grammar/tree/ast.ts';
import { DiceError, format, parse, roll } from '../../../src/index.ts';
import { arbitraries } from '../../../src/testing/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import { attempt } from '../../support/attempts.ts';
import { errorFrom } from '../../support/reporter.ts';
import { named, variables } from '../../support/variables.ts';

const { notations, trees } = arbitraries(fc);

function treeOf(text: string): Tree {
  const parsed = parse(text);
  if (!parsed.ok) throw errorFrom(parsed.diagnostics, text);
  return parsed.tree;
}

const printed = (tree: Tree): string => print(tree, standard);

const everything =
  '-(2 + @a)[x] ** 2 - max(4d6!(5, >=6, limit 2)kh3 r<=1 >=4f1[fire], ((d{1..3,7}) > dF.1)[y]) // (2d%)d(@{b c}) # done';

describe('a tree', () => {
  test('is frozen to its last leaf and made of plain data', () => {
    const seen = new Set<unknown>();
    /** Parts that are something else. */
    const odd: unknown[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) {
        if (typeof value !== 'string' && typeof value !== 'number') odd.push(value);
        return;
      }
      if (seen.has(value)) return;
      seen.add(value);
      const prototype: unknown = Object.getPrototypeOf(value);
      const plain = prototype === Object.prototype || prototype === Array.prototype;
      const named = Object.getOwnPropertySymbols(value).length > 0;
      if (!plain || named || !Object.isFrozen(value)) odd.push(value);
      for (const { get, enumerable, value: inner } of Object.values(
        Object.getOwnPropertyDescriptors(value),
      )) {
        if (get !== undefined) odd.push(value);
        if (enumerable) visit(inner);
      }
    };
    visit(treeOf(everything));
    expect(odd).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
    fc.assert(
      fc.property(trees(named), (tree) => {
        visit(tree);
        const parsed = parse(printed(tree));
        if (parsed.ok) visit(parsed.tree);
        expect(odd).toEqual([]);
      }),
    );
  });

  test('survives JSON as it is', () => {
    const tree = treeOf(everything);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(format(JSON.parse(JSON.stringify(tree)))).toBe(format(everything));
  });

  test('rolls as its text does, through JSON too', () => {
    fc.assert(
      fc.property(notations(named), fc.nat(), (text, seed) => {
        const parsed = parse(text);
        if (!parsed.ok) return;
        const outcome = (given: string | Tree): unknown => {
          const result = attempt(() => roll(given, { seed, variables }));
          return result instanceof DiceError ? result.diagnostics : result.toJSON();
        };
        const expected = outcome(text);
        expect(outcome(parsed.tree)).toEqual(expected);
        expect(outcome(JSON.parse(JSON.stringify(parsed.tree)))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  test('that is given is not changed, and later changes of it change nothing', () => {
    const given = JSON.parse(JSON.stringify(treeOf('2d6kh1')));
    const before = JSON.stringify(given);
    const result = roll(given, { dice: [3, 4] });
    expect(JSON.stringify(given)).toBe(before);
    given.body.modifiers.length = 0;
    expect(result.canonical).toBe('2d6kh1');
    expect(result.text()).toBe('2d6kh1: [(3), 4] = 4');
  });
});
