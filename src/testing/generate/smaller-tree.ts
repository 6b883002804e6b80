/** Steps towards the smallest notation that still shows a fault: what a person would write, not what was generated. */

import { print } from '../../grammar/print/print.ts';
import type {
  DiceNode,
  DieNode,
  FaceRange,
  GroupNode,
  ModifierNode,
  Tree,
} from '../../grammar/tree/ast.ts';
import { countTree, nodesOf, rootsOf } from '../../grammar/tree/walk.ts';
import { standard } from '../../vocabulary/index.ts';
import { nowhere, numberNode } from './tree/nodes.ts';

/**
 * Trees that are simpler than a given one, the boldest steps first: a part instead of the whole, then
 * something left out, then smaller numbers. Every step makes the tree simpler, so all ways end.
 */
export function* smallerTrees(tree: Tree): Generator<Tree> {
  const before = costOf(tree);
  for (const candidate of candidates(tree)) {
    if (isLess(costOf(candidate), before)) yield candidate;
  }
}

/** Parts, then characters, then how far its numbers are from the most obvious ones. */
type Cost = readonly [parts: number, length: number, oddity: number];

function costOf(tree: Tree): Cost {
  let [plainer, oddity] = [0, 0];
  for (const comment of tree.comments) oddity += oddWord(comment);
  for (const root of rootsOf(tree)) {
    for (const node of nodesOf(root)) {
      if (node.kind === 'number') oddity += firstWholes(node.text);
      if ('label' in node) oddity += oddWord(node.label);
      if (node.kind === 'unary' && node.operator === '+') oddity += 1;
      if (node.kind === 'binary') oddity += node.operator === '+' ? 0 : 1;
      // Braces and calls are not simpler than a die.
      if (node.kind === 'group' || node.kind === 'call') plainer += 2;
      if (node.kind !== 'dice') continue;
      const { die } = node;
      // A listed die has no node of its own, and is not simpler for that.
      if (die.kind !== 'sides') [plainer, oddity] = [plainer + 1, oddity + 1];
      if (die.kind === 'sides' && die.sides.kind === 'number') {
        oddity += firstSides(die.sides.text) - firstWholes(die.sides.text);
      }
      if (die.kind === 'faces') {
        for (const { from, to } of die.faces) oddity += Math.abs(from) + (to - from);
      }
    }
  }
  return [countTree(tree, Number.MAX_SAFE_INTEGER) + plainer, print(tree, standard).length, oddity];
}

/** 1, then 0, then 2, 3, ... */
const firstWholes = (text: string): number => {
  const value = Number(text);
  return value === 1 ? 0 : value === 0 ? 1 : value;
};

/** A d6, then d2, d3, ...; nobody has a d1. */
const firstSides = (text: string): number => (text === '6' ? 0 : text === '1' ? 50 : Number(text));

const oddWord = (text = ''): number => (text === '' || text === 'x' ? 0 : 1);

function isLess(one: Cost, other: Cost): boolean {
  for (const [index, each] of one.entries()) {
    const against = other[index] as number;
    if (each !== against) return each < against;
  }
  return false;
}

const one = numberNode('1');
const dieWith = (sides: string): DieNode => ({ kind: 'sides', sides: numberNode(sides) });
const plainDice: DiceNode = {
  kind: 'dice',
  count: one,
  die: dieWith('6'),
  modifiers: [],
  span: nowhere,
};

function* candidates(tree: Tree): Generator<Tree> {
  const { repeat: _, ...single }: Tree = { ...tree, bindings: [], comments: [] };
  // Any part instead of the whole, the smallest first.
  const parts = [one, plainDice, ...rootsOf(tree).flatMap(nodesOf)]
    .map((body): Tree => ({ ...single, body }))
    .map((part) => [costOf(part), part] as const);
  parts.sort(([a], [b]) => (isLess(a, b) ? -1 : 1));
  for (const [, part] of parts) yield part;
  for (const { name } of tree.bindings) if (name !== 'x') yield renamed(tree, name, 'x');
  for (const smaller of smallerParts(tree, 'tree')) yield smaller as Tree;
}

/** The tree with one name replaced by another. */
const renamed = (tree: Tree, from: string, to: string): Tree =>
  JSON.parse(JSON.stringify(tree), (key, value) => (key === 'name' && value === from ? to : value));

/** A part of a tree that has its own members. */
type Part = Readonly<Record<string, unknown>>;

/** Lists that are never empty. */
const filled: readonly string[] = ['arguments of call', 'items of group', 'faces of faces'];

/**
 * What can be written instead of a part, with one thing simpler, in it or anywhere below.
 *
 * @param place - the member that holds it, and the kind of node: `text of number`
 */
function* smallerParts(part: unknown, place: string): Generator<unknown> {
  if (Array.isArray(part)) yield* smallerLists(part, place);
  else if (typeof part === 'object' && part !== null) {
    const node = part as Part;
    yield* simplerForms(node);
    // The last first: without modifiers the number of dice can be anything.
    for (const [key, inner] of Object.entries(node).reverse()) {
      if (key === 'kind' || key === 'span') continue;
      for (const each of smallerParts(inner, `${key} of ${node.kind}`)) {
        yield { ...node, [key]: each };
      }
    }
  } else if (typeof part === 'string') {
    if (place === 'text of number') yield* smallerNumbers(part);
    if (/^(?:label|comments) of/.test(place)) yield* smallerWords(part);
  }
}

/** Nothing, then fewer, then one of them smaller. */
function* smallerLists(list: readonly unknown[], place: string): Generator<readonly unknown[]> {
  if (!filled.includes(place)) yield [];
  if (list.length > 1) {
    for (const item of list) yield [item];
    for (const index of list.keys()) yield list.toSpliced(index, 1);
  }
  for (const [index, item] of list.entries()) {
    for (const each of smallerParts(item, place)) yield list.with(index, each);
  }
}

/** Every kind of expression. */
const expressions: readonly unknown[] = [
  ...['number', 'variable', 'unary', 'binary', 'compare'],
  ...['call', 'choice', 'group', 'dice', 'parentheses'],
];

const isExpression = (part: unknown): part is Part =>
  typeof part === 'object' && part !== null && expressions.includes((part as Part).kind);

/** What is simpler than a part as a whole, and can be written in its place. */
function* simplerForms(part: Part): Generator<unknown> {
  const { label, repeat, ...bare } = part;
  if (repeat !== undefined) yield bare;
  if (isExpression(part)) {
    yield* [one, plainDice];
    yield* Object.values(part).flat().filter(isExpression);
  }
  if (label !== undefined) {
    yield* [bare, { ...one, label }, { ...plainDice, label }];
    if (label !== '') yield { ...part, label: '' };
  }
  switch (part.kind) {
    case 'unary':
      if (part.operator === '+') yield { ...part, operator: '-' };
      return;
    case 'binary':
      if (part.operator !== '+') yield { ...part, operator: '+' };
      return;
    case 'group': {
      const { items, modifiers } = part as unknown as GroupNode;
      yield { ...plainDice, modifiers };
      for (const item of items) {
        if ('modifiers' in item) yield { ...item, modifiers: [...item.modifiers, ...modifiers] };
      }
      return;
    }
    case 'sides':
      yield* ['6', '2', '3', '4', '10', '20', '100'].map(dieWith);
      return;
    case 'faces':
      yield* [dieWith('6'), { kind: 'faces', faces: [{ from: 1, to: 1 }] }];
      return;
    case 'named':
      yield dieWith('6');
      for (const name of shorter(standard.dieByName.keys(), part.name)) yield { ...part, name };
      return;
    case undefined:
      if ('arguments' in part) yield* simplerModifiers(part as unknown as ModifierNode);
      else yield* smallerRanges(part as unknown as FaceRange);
  }
}

const shorter = (names: Iterable<string>, name: unknown): readonly string[] =>
  [...names].filter((each) => each.length < String(name).length);

function* simplerModifiers(modifier: ModifierNode): Generator<ModifierNode> {
  const kind = standard.modifierByName.get(modifier.name)?.kind;
  const alike = standard.modifiers.filter((record) => record.kind === kind);
  const names = alike.map(({ name }) => name);
  for (const name of shorter(names, modifier.name)) yield { ...modifier, name };
}

function* smallerRanges({ from, to }: FaceRange): Generator<FaceRange> {
  if (to > from) yield* [from, to].map((face) => ({ from: face, to: face }));
  if (to > from) yield { from, to: to - 1 };
  for (const face of new Set([0, 1, -from, from - Math.sign(from)])) {
    yield { from: face, to: face + to - from };
  }
}

/** One letter, then each half, then without each character. */
function* smallerWords(text: string): Generator<string> {
  if (text !== '' && text !== 'x') yield 'x';
  const half = Math.ceil(text.length / 2);
  if (half > 1) yield* [text.slice(0, half), text.slice(half)];
  for (let at = 0; at < text.length; at += 1) {
    const less = (text.slice(0, at) + text.slice(at + 1)).trim();
    if (less !== '') yield less;
  }
}

function* smallerNumbers(text: string): Generator<string> {
  const value = Number(text);
  for (const each of [1, 0, 2, Math.floor(value / 2), Math.floor(value), value - 1]) {
    if (Number.isSafeInteger(each) && each >= 0) yield String(each);
  }
}
