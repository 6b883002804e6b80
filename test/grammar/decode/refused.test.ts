/** Each field of a tree from outside, with a value that it cannot have: what is said of it. */
import { describe, expect, test } from 'vitest';
import { decodeTree } from '../../../src/grammar/decode/decode.ts';
import { createReader } from '../../../src/grammar/parse/parse.ts';
import { print } from '../../../src/grammar/print/print.ts';
import type { Limits } from '../../../src/index.ts';
import { defaultLimits } from '../../../src/index.ts';
import { standard } from '../../../src/vocabulary/index.ts';

const reader = createReader(standard);

/** The tree of a text as it comes out of JSON, with one field set; undefined takes the field away. */
function changed(text: string, path: string, value: unknown): unknown {
  const syntax = reader(text, defaultLimits);
  if (!syntax.ok) throw new Error(`${text} cannot be read`);
  const root = JSON.parse(JSON.stringify(syntax.tree));
  const keys = path.split('.').filter((key) => key !== '');
  const last = keys.pop();
  if (last === undefined) return value;
  const parent = keys.reduce((part, key) => part[key], root);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return root;
}

/** The canonical text, or what is wrong. */
function told(tree: unknown, limits: Partial<Limits> = {}): string {
  const decoded = decodeTree(tree, standard, { ...defaultLimits, ...limits });
  if ('kind' in decoded) return print(decoded, standard);
  const { reason, ...facts } = decoded.details as { reason: string };
  expect(decoded).toMatchObject({ code: 'unsuitable-tree', span: { start: 0, end: 0 } });
  return [reason, ...Object.values(facts)].join(' ');
}

describe('refused', () => {
  test.each<[text: string, path: string, value: unknown, said: string]>([
    ['1', '', null, 'not-an-object'],
    ['1', '', 'tree', 'not-an-object'],
    ['1', 'kind', 'wood', 'not-a-tree'],
    ['1', 'version', 2, 'version'],
    ['1', 'version', undefined, 'version'],
    ['1', 'text', 1, 'not-text text'],
    ['1', 'text', 'x'.repeat(4_097), 'too-long text'],
    ['1', 'comments', 'a', 'not-a-list comments'],
    ['1', 'comments', undefined, 'not-a-list comments'],
    ['1', 'comments', ['a\nb'], 'not-allowed comments'],
    ['1', 'comments', [''], 'not-allowed comments'],
    ['1', 'comments', [' a'], 'spaces comments'],
    ['1', 'comments', ['a '], 'spaces comments'],
    ['1', 'comments', [1], 'not-text comments'],
    ['1', 'bindings', {}, 'not-a-list bindings'],
    ['1', 'body', undefined, 'not-an-object'],
    ['1', 'body.kind', 'nombre', 'unknown part nombre'],
    ['1', 'body.kind', 7, 'unknown part number'],
    ['1', 'body.kind', 'x'.repeat(41), `unknown part ${'x'.repeat(40)}`],
    ['1', 'repeat', null, 'not-an-object'],
    // Numbers as they are kept.
    ['1', 'body.text', 1, 'not-text number'],
    ['1', 'body.text', '01', 'not-allowed number'],
    ['1', 'body.text', '1.0', 'not-allowed number'],
    ['1', 'body.text', '1.', 'not-allowed number'],
    ['1', 'body.text', '-1', 'not-allowed number'],
    ['1', 'body.text', '1e5', 'not-allowed number'],
    ['1', 'body.text', 'x1', 'not-allowed number'],
    ['1', 'body.text', '12345678901234567', 'not-allowed number'],
    ['1', 'body.text', `0.${'1'.repeat(301)}`, 'not-allowed number'],
    ['1', 'body.text', '9007199254740992', 'number-too-large'],
    ['1', 'body.text', '9007199254740992.5', 'number-too-large'],
    // Places in the text.
    ['12', 'body.span', undefined, 'not-an-object'],
    ['12', 'body.span.start', -1, 'not-whole span'],
    ['12', 'body.span.start', 0.5, 'not-whole span'],
    ['12', 'body.span.start', '0', 'not-whole span'],
    ['12', 'body.span.start', 3, 'not-whole span'],
    ['12', 'body.span.end', 3, 'not-whole span'],
    ['12', 'body.span', { start: 2, end: 1 }, 'not-whole span'],
    // Labels and names.
    ['1[a]', 'body.label', 1, 'not-text label'],
    ['1[a]', 'body.label', 'a]b', 'not-allowed label'],
    ['1[a]', 'body.label', 'a］b', 'not-allowed label'],
    ['1[a]', 'body.label', 'a\nb', 'not-allowed label'],
    ['1[a]', 'body.label', ' a', 'spaces label'],
    ['1[a]', 'body.label', 'x'.repeat(4_097), 'labels-too-long'],
    ['@a', 'body.name', '', 'not-allowed name'],
    ['@a', 'body.name', 'a}b', 'not-allowed name'],
    ['@a', 'body.name', '{a', 'not-allowed name'],
    ['@a', 'body.name', 'a｝', 'not-allowed name'],
    ['@a', 'body.name', 'a\nb', 'not-allowed name'],
    ['@a', 'body.name', 'A', 'name-not-lower-case'],
    ['@a', 'body.name', ' a', 'name-not-lower-case'],
    ['@a', 'body.name', 'a ', 'name-not-lower-case'],
    // Operators and functions.
    ['-1', 'body.operator', '*', 'unknown sign *'],
    ['-1', 'body.operand', null, 'not-an-object'],
    ['1 + 2', 'body.operator', '^', 'unknown operator ^'],
    ['1 + 2', 'body.left', 1, 'not-an-object'],
    ['1 + 2', 'body.right', 1, 'not-an-object'],
    ['1 + 2', 'body.span', 1, 'not-an-object'],
    ['2 ** 3', 'body.left', 1, 'not-an-object'],
    ['1 >= 2', 'body.operator', '==', 'unknown comparison =='],
    ['1 >= 2', 'body.left', 1, 'not-an-object'],
    ['1 >= 2', 'body.right', 1, 'not-an-object'],
    ['max(1)', 'body.name', 'maxx', 'unknown function maxx'],
    ['max(1)', 'body.arguments', [], 'empty arguments'],
    ['max(1)', 'body.arguments', {}, 'not-a-list arguments'],
    ['if(1, 2, 3)', 'body.test', 1, 'not-an-object'],
    ['if(1, 2, 3)', 'body.then', 1, 'not-an-object'],
    ['if(1, 2, 3)', 'body.otherwise', 1, 'not-an-object'],
    ['{1}', 'body.items', [], 'empty items'],
    ['{1}', 'body.items', 1, 'not-a-list items'],
    ['{1}', 'body.modifiers', undefined, 'not-a-list modifiers'],
    // Parentheses hold what can carry no label itself.
    ['(1 + 2)[a]', 'body.label', undefined, 'label-on-parentheses'],
    [
      '(1 + 2)[a]',
      'body.inner',
      { kind: 'number', text: '1', span: { start: 0, end: 0 } },
      'label-on-parentheses',
    ],
    // Bindings and series.
    ['@a := 1; 2', 'bindings.0', 1, 'not-an-object'],
    ['@a := 1; 2', 'bindings.0.kind', 'bind', 'unknown binding bind'],
    ['@a := 1; 2', 'bindings.0.kind', 5, 'unknown binding number'],
    ['@a := 1; 2', 'bindings.0.name', 'A', 'name-not-lower-case'],
    ['@a := 1; 2', 'bindings.0.value', 1, 'not-an-object'],
    ['@a := 1; 2', 'bindings.0.span', 1, 'not-an-object'],
    // Dice.
    ['d6', 'body.count', 1, 'not-an-object'],
    ['d6', 'body.die', 6, 'not-an-object'],
    ['d6', 'body.die.kind', 'side', 'unknown die side'],
    ['d6', 'body.die.sides', 6, 'not-an-object'],
    ['dF', 'body.die.name', 'fate', 'unknown die fate'],
    ['d{1}', 'body.die.faces', [], 'no-faces'],
    ['d{1}', 'body.die.faces', 1, 'not-a-list faces'],
    ['d{1}', 'body.die.faces.0', 1, 'not-an-object'],
    ['d{1}', 'body.die.faces.0.from', 2, 'not-whole faces'],
    ['d{1}', 'body.die.faces.0.from', 0.5, 'not-whole faces'],
    ['d{1}', 'body.die.faces.0.from', -(2 ** 53), 'not-whole faces'],
    ['d{1}', 'body.die.faces.0.to', 2 ** 53, 'not-whole faces'],
    // Modifiers.
    ['4d6kh1', 'body.modifiers.0', 1, 'not-an-object'],
    ['4d6kh1', 'body.modifiers.0.name', 'k', 'unknown modifier k'],
    ['4d6kh1', 'body.modifiers.0.span', 1, 'not-an-object'],
    ['4d6kh1', 'body.modifiers.0.arguments', 1, 'not-a-list arguments'],
    ['4d6kh1', 'body.modifiers.0.arguments.0', 1, 'not-an-object'],
    ['4d6kh1', 'body.modifiers.0.arguments.0.kind', 'number', 'unknown argument number'],
    ['4d6kh1', 'body.modifiers.0.arguments.0.value', 1, 'not-an-object'],
    ['4d6kh1', 'body.modifiers.0.arguments.0.span', 1, 'not-an-object'],
    ['4d6>=3', 'body.modifiers.0.arguments', [], 'count-without-comparison'],
    ['4d6>=3', 'body.modifiers.0.arguments.0.kind', 'value', 'count-without-comparison'],
    ['4d6>=3', 'body.modifiers.0.arguments.0.operator', '!=', 'unknown comparison !='],
    ['4d6>=3', 'body.modifiers.0.arguments.0.inParentheses', false, 'parentheses'],
    ['4d6>=@a', 'body.modifiers.0.arguments.0.inParentheses', true, 'parentheses'],
    ['4d6r>=3', 'body.modifiers.0.arguments.0.inParentheses', true, 'parentheses'],
    ['4d6r(1, once)', 'body.modifiers.0.arguments.1.name', 'twice', 'unknown option twice'],
    ['4d6r(1, limit 2)', 'body.modifiers.0.arguments.1.value', 2, 'not-an-object'],
    ['4d6>=3kh1', 'body.modifiers.1.name', 'd', 'dice-after-count'],
  ])('%s with %s', (text, path, value, said) => {
    expect(told(changed(text, path, value))).toBe(said);
  });

  test('two comparisons of one count', () => {
    const tree = changed('4d6>=3>=4', 'version', 1) as {
      body: { modifiers: { arguments: unknown[] }[] };
    };
    const [one, other] = tree.body.modifiers;
    one?.arguments.push(...(other?.arguments ?? []));
    expect(told(tree)).toBe('count-without-comparison');
  });

  test('what throws when it is read', () => {
    const trap = {
      get kind(): string {
        throw new Error('never');
      },
    };
    expect(told(trap)).toBe('unreadable');
  });
});

test.each<[text: string, limits: Partial<Limits>, said: string]>([
  ['1 + 2 + 3', { nodes: 5 }, '1 + 2 + 3'],
  ['1 + 2 + 3', { nodes: 4 }, 'too-many-parts'],
  ['@a := 1; 2', { nodes: 3 }, '@a := 1; 2'],
  ['@a := 1; 2', { nodes: 2 }, 'too-many-parts'],
  ['4d6s', { nodes: 4 }, '4d6s'],
  ['4d6s', { nodes: 3 }, 'too-many-parts'],
  ['--1', { nesting: 1 }, '--1'],
  ['---1', { nesting: 1 }, 'nested-too-deeply'],
  ['2 ** 3 ** 4', { nesting: 1 }, '2**3**4'],
  ['2 ** 3 ** 4 ** 5', { nesting: 1 }, 'nested-too-deeply'],
  ['((2 ** 3) ** 4) ** 5', { nesting: 1 }, 'nested-too-deeply'],
  ['max(max(1))', { nesting: 1 }, 'max(max(1))'],
  ['max(max(max(1)))', { nesting: 1 }, 'nested-too-deeply'],
  ['1 + 2 + 3 + 4 + 5', { nesting: 1 }, '1 + 2 + 3 + 4 + 5'],
  ['1[abc] # de', { text: 11 }, '1[abc] # de'],
])('%s with limits: %s', (text, limits, said) => {
  expect(told(changed(text, 'version', 1), limits)).toBe(said);
});

test('labels and comments together are no longer than a text', () => {
  const long = { kind: 'number', text: '1', label: 'abcd', span: { start: 0, end: 0 } };
  const tree = { kind: 'tree', version: 1, text: '1', bindings: [], body: long, comments: ['efg'] };
  expect(told(tree, { text: 7 })).toBe('1[abcd] # efg');
  expect(told(tree, { text: 6 })).toBe('labels-too-long');
});

test.each([
  '-(2 + @one)[x] ** 2 - max(4d6!(5, >=6, limit 2)kh3 r<=1 >=4f1[fire], 3) # done',
  '@a := {2d6, 3}kh1[b]; @a x if(1 >= 2, dF, d{-1..1,0})[c]',
  '4d6>=(3)mt2',
  '2d6[]',
  '9007199254740991.5',
])('%s is read as it is', (text) => {
  const tree = changed(text, 'version', 1);
  const decoded = decodeTree(tree, standard, defaultLimits);
  expect(JSON.parse(JSON.stringify(decoded))).toEqual(tree);
});

test('a tree without bindings is one that has none', () => {
  expect(told(changed('1', 'bindings', undefined))).toBe('1');
});

test('a list has up to 100,000 parts', () => {
  expect(told(changed('1', 'comments', new Array(100_001)))).toBe('too-long comments');
  expect(told(changed('1', 'comments', new Array(100_000)))).toBe('not-text comments');
});

test('a face of -0 is 0', () => {
  const decoded = decodeTree(
    changed('d{0}', 'body.die.faces.0.from', -0),
    standard,
    defaultLimits,
  ) as unknown as { body: { die: { faces: readonly [{ from: number }] } } };
  expect(decoded.body.die.faces[0].from).toBe(0);
});
