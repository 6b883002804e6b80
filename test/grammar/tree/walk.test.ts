/** Ways through a tree: what lies below a node, how many nodes there are, and trees made node by node. */
import { describe, expect, test } from 'vitest';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { print, printExpression } from '../../../src/grammar/print/print.ts';
import type { Expression, NumberNode, Tree } from '../../../src/grammar/tree/ast.ts';
import { editedTree } from '../../../src/grammar/tree/edit.ts';
import { childrenOf, countTree, leftSpine, nodesOf } from '../../../src/grammar/tree/walk.ts';
import { DiceError, defaultLimits } from '../../../src/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';

const reader = createReader(standard);

function read(text: string): Tree {
  const syntax = reader(text, defaultLimits);
  if (!syntax.ok) throw new Error(`${text} cannot be read`);
  return syntax.tree;
}

const shown = (node: Expression): string => printExpression(node, standard);

test.each<[text: string, children: readonly string[]]>([
  ['3', []],
  ['@a', []],
  ['-d6', ['d6']],
  ['1 + 2 - 3', ['1', '2', '3']],
  ['1 - 2 * 3 + 4', ['1', '2 * 3', '4']],
  ['2 ** 3', ['2', '3']],
  ['2 ** 3 + 1', ['2**3', '1']],
  ['(2 ** 3) * (4 ** 5)', ['2**3', '4**5']],
  ['2 ** 3 ** 4', ['2', '3**4']],
  ['1 >= 2', ['1', '2']],
  ['max(1, 2, 3)', ['1', '2', '3']],
  ['if(1, 2, 3)', ['1', '2', '3']],
  ['{1, d6}kh(1 + 1)', ['1', 'd6', '1 + 1']],
  ['2d(6)kh1>=3', ['2', '6', '1', '3']],
  ['2d{1,2}!(1, limit 2)', ['2', '1', '2']],
  ['2dFs', ['2']],
  ['(1 + 2)[a]', ['1 + 2']],
])('below %s', (text, children) => {
  expect(childrenOf(read(text).body).map(shown)).toEqual(children);
});

test.each<[text: string, first: string, steps: readonly string[]]>([
  ['1', '1', []],
  ['1 + 2 - 3', '1', ['+ 2', '- 3']],
  ['2 ** 3', '2**3', []],
  ['2 ** 3 * 4', '2**3', ['* 4']],
  ['1 * 2 + 3', '1', ['* 2', '+ 3']],
])('the run of %s', (text, first, steps) => {
  const spine = leftSpine(read(text).body);
  expect(shown(spine.first)).toBe(first);
  expect(spine.steps.map(({ node, right }) => `${node.operator} ${shown(right)}`)).toEqual(steps);
});

describe('how many nodes there are', () => {
  test.each([
    ['1', 1],
    ['1 + 2', 3],
    ['1 + 2 + 3', 5],
    ['2 ** 3 ** 4', 5],
    ['d6', 3],
    ['2d6kh1', 5],
    ['2d6s', 4],
    ['{1, 2}s', 4],
    ['{1, 2}kh1>=2', 7],
    ['if(1, 2, 3)', 4],
    ['@a := 1; @a', 3],
    ['2 x 1', 2],
    ['@a := 1 + 2; @b := 3; 4 x @a + @b', 10],
  ])('%s: %d', (text, count) => {
    const tree = read(text);
    expect(countTree(tree, 1_000)).toBe(count);
    expect(countTree(tree, count)).toBe(count);
    // It stops a little past the limit.
    if (count > 1) expect(countTree(tree, count - 1)).toBeGreaterThanOrEqual(count);
  });

  test('a limit ends the count', () => {
    const long = read(Array.from({ length: 200 }, () => '(1 + 2)').join(' * '));
    expect(nodesOf(long.body).length).toBeGreaterThan(400);
    expect(countTree(long, 10)).toBeLessThan(420);
    const binding = read('@a := max(1, 2, 3, 4, 5); max(1, 2, 3, 4, 5)');
    expect(countTree(binding, 3)).toBeLessThan(8);
  });
});

describe('another tree', () => {
  const raised = (text: string): string => {
    const tree = read(text);
    const edited = editedTree(tree, (node) =>
      node.kind === 'number' ? { ...node, text: String(Number(node.text) + 1) } : undefined,
    );
    return print(edited, standard);
  };

  test.each([
    ['1', '2'],
    ['-1', '-2'],
    ['1 + 2 - 3', '2 + 3 - 4'],
    ['2 ** 3', '3**4'],
    ['1 >= 2', '2 >= 3'],
    ['max(1, 2)', 'max(2, 3)'],
    ['if(1, 2, 3)', 'if(2, 3, 4)'],
    ['{1, 2}kh1', '{2, 3}kh2'],
    ['2d6kh1', '3d7kh2'],
    ['2d{1,2}r1', '3d{1,2}r2'],
    ['2dF!(1, limit 2)', '3dF!(2, limit 3)'],
    ['(1 + 2)[a]', '(2 + 3)[a]'],
    ['@a := 1; 2 x 3', '@a := 2; 3 x 4'],
  ])('%s becomes %s', (text, expected) => {
    expect(raised(text)).toBe(expected);
  });

  test.each([
    '1',
    '-1',
    '1 + 2 - 3',
    '2 ** 3',
    '1 >= 2',
    'max(1, 2)',
    'if(1, 2, 3)',
    '{1, 2}kh1',
    '2d6kh1',
    '2d{1,2}r1',
    '(1 + 2)[a]',
    '@a := 1; 2 x 3',
  ])('%s stays the same object where nothing changes', (text) => {
    const tree = read(text);
    expect(editedTree(tree, () => undefined)).toBe(tree);
    expect(editedTree(tree, (node) => node)).toBe(tree);
  });

  test('what has no place in the text gets that of the node it replaces', () => {
    const tree = read('d6 + 2');
    const places = (end: number): unknown => {
      const body = editedTree(tree, (node) =>
        node.kind === 'number' && node.text === '2'
          ? { kind: 'number', text: '3', span: { start: 0, end } }
          : undefined,
      ).body;
      return body.kind === 'binary' ? body.right.span : undefined;
    };
    expect(places(6)).toEqual({ start: 0, end: 6 });
    expect(places(7)).toEqual({ start: 5, end: 6 });
    const bare = editedTree(tree, (node) =>
      node.kind === 'number' && node.text === '2'
        ? { kind: 'parentheses', inner: { kind: 'number', text: '3' }, label: null }
        : undefined,
    ).body;
    expect(bare).toMatchObject({
      right: { span: { start: 5, end: 6 }, inner: { span: { start: 5, end: 6 } }, label: null },
    });
  });

  test('what throws when it is looked at is unsuitable', () => {
    const hostile = {
      kind: 'number',
      get text(): string {
        throw new Error('never');
      },
    } as unknown as NumberNode;
    let code = 'none';
    try {
      editedTree(read('1'), () => hostile);
    } catch (error) {
      if (error instanceof DiceError) code = error.code;
    }
    expect(code).toBe('unsuitable-tree');
  });
});
