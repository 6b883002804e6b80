/** A tree that was tampered with, or that no text makes, is refused, never obeyed. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { print } from '../../../src/grammar/print/print.ts';
import type { Expression, Tree } from '../../../src/grammar/tree/ast.ts';
import { DiceError, format, parse, roll } from '../../../src/index.ts';
import { defaultLimits } from '../../../src/input/limits.ts';
import { arbitraries, treeOf, withoutPlaces } from '../../../src/testing/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';
import { attempt } from '../../support/attempts.ts';
import { unchecked, variables } from '../../support/variables.ts';

const { notations, wildTrees } = arbitraries(fc);

const printed = (tree: Tree): string => print(tree, standard);

/** Notations with every kind of node. */
const seeds = [
  '-(2 + @one)[x] ** 2 - max(4d6!(5, >=6, limit 2)kh3 r<=1 >=4f1[fire], 3) # done',
  '((d{1..3,7}) > dF.1)[y] // (2d%)d(@{any name})',
] as const;

/** Values that a field of a tree never holds, or should not. */
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    -1,
    0,
    0.5,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    2 ** 53,
    10n,
    '',
    ' ',
    'dice',
    '__proto__',
    'constructor',
    'toString',
    '!o',
    'kh',
    'd',
    'count',
    '1e5',
    '-3',
    '1\n2',
    'a]b',
    '}',
    '\t',
    '\u00a0',
    '\ud800',
    '］',
    '｝',
  ),
  fc.anything({ maxDepth: 2 }),
  fc
    .constantFrom<() => unknown>(
      () => new Array(200_000).fill(null),
      () => new Array(4_294_967_295),
      () => ({ length: 1e9 }),
      () => 'x'.repeat(5_000),
      () => () => 6,
      () => Symbol('x'),
      () =>
        JSON.parse(
          '{"__proto__": {"kind": "number"}, "kind": "number", "text": "6", "span": {"start": 0, "end": 0}}',
        ),
    )
    .map((make) => make()),
);

interface Place {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

/** Every field of a value, however deep. */
function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
}

type Change = (
  place: Place,
  root: unknown,
  others: readonly Place[],
  pick: number,
  value: unknown,
) => void;
const changes: Readonly<Record<string, Change>> = {
  replace: ({ parent, key }, _root, _others, _pick, value) => {
    parent[key] = value;
  },
  remove: ({ parent, key }) => {
    delete parent[key];
  },
  swap: ({ parent, key }, _root, others, pick) => {
    const other = others[pick % others.length];
    if (other !== undefined) parent[key] = other.parent[other.key];
  },
  cycle: ({ parent, key }, root) => {
    parent[key] = root;
  },
  wrap: ({ parent, key }) => {
    parent[key] = { kind: 'parentheses', inner: parent[key], span: { start: 0, end: 0 } };
  },
  list: ({ parent, key }) => {
    parent[key] = [parent[key], parent[key]];
  },
};

describe('a tree that was tampered with', () => {
  const tampered = fc
    .record({
      text: fc.oneof(fc.constantFrom(...seeds), notations(unchecked)),
      edits: fc.array(
        fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(), fc.nat(), wrong),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ text, edits }) => {
      const parsed = parse(text);
      const root: unknown = JSON.parse(JSON.stringify(parsed.ok ? parsed.tree : {}));
      for (const [name, at, pick, value] of edits) {
        // Looked up again, but not through the cycles that an edit has made.
        const places =
          name === 'cycle' || edits.length === 1 ? placesIn(root) : placesIn(root).slice(0, 200);
        const place = places[at % places.length];
        if (place !== undefined) changes[name]?.(place, root, places, pick, value);
        if (name === 'cycle' || name === 'swap') break;
      }
      return root as Tree;
    });

  test('gives a roll, a text or a DiceError', () => {
    fc.assert(
      fc.property(tampered, (tree) => {
        const started = performance.now();
        attempt(() => roll(tree, { seed: 1, variables }));
        attempt(() => format(tree));
        expect(performance.now() - started).toBeLessThan(2_000);
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  test('can be written and read back where it is accepted', () => {
    fc.assert(
      fc.property(tampered, (tree) => {
        const text = attempt(() => format(tree));
        if (text instanceof DiceError) return;
        const again = attempt(() => format(text));
        // A canonical text may be longer than its source, and so than a text may be: that is reported.
        if (text.length > defaultLimits.text) {
          expect(again).toMatchObject({ code: 'text-too-long' });
        } else {
          expect(again).toBe(text);
        }
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  test('wild trees are accepted as they are', () => {
    fc.assert(
      fc.property(wildTrees(), (tree) => {
        expect(format(tree)).toBe(printed(tree));
        const parsed = parse(printed(tree));
        if (parsed.ok) expect(withoutPlaces(parsed.tree)).toEqual(withoutPlaces(tree));
      }),
    );
  });
});

const parsedNumber: Expression = { kind: 'number', text: '1', span: { start: 0, end: 0 } };

describe('trees that no text makes', () => {
  test.each<[name: string, given: readonly unknown[], canonical: string]>([
    ['kh', [], '2d6kh1'],
    ['r', [{ kind: 'test', operator: '=', value: parsedNumber, span: parsedNumber.span }], '2d6r1'],
    ['mt', [], '2d6mt2'],
    ['s', [], '2d6s'],
  ])('spell what a text spells: %s', (name, given, canonical) => {
    const parsed = parse('2d6');
    const tree = JSON.parse(JSON.stringify(parsed.ok && parsed.tree));
    tree.body.modifiers = [{ name, arguments: given, span: tree.body.span }];
    expect(format(tree)).toBe(canonical);
    expect(format(format(tree))).toBe(canonical);
  });

  test.each<[string, Record<string, unknown>]>([
    ['one long comment', { comments: ['x'.repeat(4_097)] }],
    ['many comments', { comments: new Array(100).fill('x'.repeat(50)) }],
    ['one long label', { body: { ...parsedNumber, label: 'x'.repeat(4_097) } }],
  ])('more words than a text holds: %s', (_, part) => {
    const result = attempt(() => format({ ...treeOf(parsedNumber), ...part } as unknown as Tree));
    expect(result).toMatchObject({
      code: 'unsuitable-tree',
      diagnostics: [{ message: 'the labels and comments of this tree are too long' }],
    });
  });

  const span = { start: 0, end: 0 };
  const number = { kind: 'number', text: '1', span };
  const tree = (body: unknown): Tree => treeOf(body as Expression);
  const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
    let node: unknown = number;
    for (let level = 0; level < depth; level += 1) node = around(node);
    return node;
  };
  const cyclic: Record<string, unknown> = { kind: 'unary', operator: '-', span };
  cyclic.operand = cyclic;
  const cyclicSum: Record<string, unknown> = { kind: 'binary', operator: '+', right: number, span };
  cyclicSum.left = cyclicSum;
  const doubled = nested(60, (inner) => ({
    kind: 'binary',
    operator: '+',
    left: inner,
    right: inner,
    span,
  }));
  const trap = {
    get kind() {
      throw new RangeError('caught');
    },
  };
  const dice = (rest: object): unknown => ({
    kind: 'dice',
    count: number,
    die: { kind: 'named', name: 'f' },
    modifiers: [],
    span,
    ...rest,
  });

  test.each<[string, unknown]>([
    ['no tree', 'x'.length],
    ['null', null],
    ['an empty object', {}],
    ['another version', { ...tree(number), version: 2 }],
    [
      'signs nested 100,000 deep',
      tree(nested(100_000, (operand) => ({ kind: 'unary', operator: '-', operand, span }))),
    ],
    [
      'powers nested 100,000 deep',
      tree(
        nested(100_000, (left) => ({ kind: 'binary', operator: '**', left, right: number, span })),
      ),
    ],
    [
      'a sum of 100,000 terms',
      tree(
        nested(100_000, (left) => ({ kind: 'binary', operator: '+', left, right: number, span })),
      ),
    ],
    ['a node inside itself', tree(cyclic)],
    ['a sum inside itself', tree(cyclicSum)],
    ['shared nodes that unfold to 2^60', tree(doubled)],
    [
      'the name of a modifier from Object.prototype',
      tree(dice({ modifiers: [{ name: 'constructor', arguments: [], span }] })),
    ],
    [
      'the name of a die from Object.prototype',
      tree(dice({ die: { kind: 'named', name: '__proto__' } })),
    ],
    [
      'the name of a function from Object.prototype',
      tree({ kind: 'call', name: 'toString', arguments: [], span }),
    ],
    ['a die without faces', tree(dice({ die: { kind: 'faces', faces: [] } }))],
    ['faces that fall', tree(dice({ die: { kind: 'faces', faces: [{ from: 3, to: 1 }] } }))],
    ['a list of modifiers that is too long', tree(dice({ modifiers: new Array(4_294_967_295) }))],
    ['a text that is too long', { ...tree(number), text: 'x'.repeat(1e6) }],
    ['a place outside of the text', tree({ ...number, span: { start: 0, end: 1 } })],
    [
      'a count of the wrong shape',
      tree(dice({ modifiers: [{ name: 'count', arguments: [], span }] })),
    ],
    ['a call without arguments', tree({ kind: 'call', name: 'floor', arguments: [], span })],
    ['parentheses without a label', tree({ kind: 'parentheses', inner: number, span })],
    [
      // Written out, the label would be read as that of the dice.
      'parentheses that carry the label of dice',
      tree({ kind: 'parentheses', inner: dice({}), label: 'fire', span }),
    ],
    ['a label that a text would trim', tree({ ...number, label: '\tfire' })],
    ['a comment of nothing but white space', { ...tree(number), comments: ['\t'] }],
    ['a name that closes too early', tree({ kind: 'variable', name: 'a｝b', span })],
    [
      'a plain drop behind a count',
      tree(
        dice({
          modifiers: [
            {
              name: 'count',
              arguments: [{ kind: 'test', operator: '>', value: number, span }],
              span,
            },
            { name: 'd', arguments: [{ kind: 'value', value: number, span }], span },
          ],
        }),
      ),
    ],
    ['a field that throws', tree(trap)],
  ])('are refused: %s', (_what, given) => {
    const started = performance.now();
    expect(attempt(() => roll(given as Tree))).toBeInstanceOf(DiceError);
    expect(attempt(() => format(given as Tree))).toMatchObject({ name: 'DiceError' });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
