/** Steps towards the smallest notation that still shows a fault: what a person would write, not what was generated. */
import type {
  ArgumentNode,
  DiceNode,
  DieNode,
  Expression,
  FaceRange,
  ModifierNode,
  NumberNode,
  Tree,
} from '../grammar/ast.ts';
import { print } from '../grammar/print.ts';
import { countTree, nodesOf, rootsOf } from '../grammar/walk.ts';
import { standard } from '../vocabulary/index.ts';
import { nowhere, numberNode } from './nodes.ts';

/**
 * Trees that are simpler than a given one, the boldest steps first: a part in place of the whole, then
 * something left out, then smaller numbers. Every step makes the tree simpler, so all ways end.
 */
export function* smallerTrees(tree: Tree): Generator<Tree> {
  const before = costOf(tree);
  for (const candidate of candidates(tree)) {
    if (isLess(costOf(candidate), before)) yield candidate;
  }
}

/** Parts, then characters, then how far its numbers are from the ones that come to mind first. */
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
      // Braces and calls are no simpler than a die.
      if (node.kind === 'group' || node.kind === 'call') plainer += 2;
      if (node.kind !== 'dice') continue;
      const { die } = node;
      // A listed die has no node of its own, and is no simpler for that.
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

/** A d6, then d2, d3, ...; a d1 is no die that anybody has. */
const firstSides = (text: string): number => (text === '6' ? 0 : text === '1' ? 50 : Number(text));

const oddWord = (text = ''): number => (text === '' || text === 'x' ? 0 : 1);

function isLess(one: Cost, other: Cost): boolean {
  for (const [index, each] of one.entries()) {
    const against = other[index] as number;
    if (each !== against) return each < against;
  }
  return false;
}

/** The tree with another name in place of one. */
const renamed = (tree: Tree, from: string, to: string): Tree =>
  JSON.parse(JSON.stringify(tree), (key, value) => (key === 'name' && value === from ? to : value));

const one: NumberNode = { kind: 'number', text: '1', span: nowhere };

const plainDie: DieNode = { kind: 'sides', sides: numberNode('6') };
const plainDice: DiceNode = {
  kind: 'dice',
  count: one,
  die: plainDie,
  modifiers: [],
  span: nowhere,
};

function* candidates(tree: Tree): Generator<Tree> {
  const { bindings, repeat: _, comments, body } = tree;
  const bare: Tree = { ...tree, bindings: [], comments: [] };
  const { repeat: __, ...single } = bare;
  yield { ...single, body: one };
  yield { ...single, body: plainDice };
  // Any part in place of the whole, the smallest first.
  const parts = rootsOf(tree)
    .flatMap(nodesOf)
    .map((part): Tree => ({ ...single, body: part }));
  const sized = parts.map((part) => [costOf(part), part] as const);
  sized.sort(([a], [b]) => (isLess(a, b) ? -1 : 1));
  for (const [, part] of sized) yield part;
  if (comments.length > 0) yield { ...tree, comments: [] };
  for (const [index] of comments.entries()) yield { ...tree, comments: without(comments, index) };
  for (const [index, comment] of comments.entries()) {
    for (const each of smallerWords(comment)) {
      yield { ...tree, comments: comments.with(index, each) };
    }
  }
  if (tree.repeat !== undefined) {
    const { repeat, ...rest } = tree;
    yield rest;
    for (const smaller of smallerNodes(repeat)) yield { ...tree, repeat: smaller };
  }
  for (const { name } of bindings) if (name !== 'x') yield renamed(tree, name, 'x');
  for (const [index, binding] of bindings.entries()) {
    yield { ...tree, bindings: without(bindings, index) };
    for (const value of smallerNodes(binding.value)) {
      yield { ...tree, bindings: bindings.with(index, { ...binding, value }) };
    }
  }
  for (const smaller of smallerNodes(body)) yield { ...tree, body: smaller };
}

const without = <T>(list: readonly T[], index: number): readonly T[] =>
  list.filter((_, at) => at !== index);

/** The same node with one thing simpler, at it or anywhere below. */
function* smallerNodes(node: Expression): Generator<Expression> {
  yield one;
  yield plainDice;
  if ('label' in node && node.label !== undefined) {
    const { label, ...plain } = node;
    yield plain as Expression;
    yield { ...one, label };
    yield { ...plainDice, label };
    if (label !== '') yield { ...node, label: '' };
    for (const each of smallerWords(label)) yield { ...node, label: each };
  }
  switch (node.kind) {
    case 'number':
      for (const text of smallerNumbers(node.text)) yield { ...node, text };
      return;
    case 'variable':
      return;
    case 'unary':
      yield node.operand;
      if (node.operator === '+') yield { ...node, operator: '-' };
      for (const operand of smallerNodes(node.operand)) yield { ...node, operand };
      return;
    case 'binary':
    case 'compare':
      yield node.left;
      yield node.right;
      if (node.kind === 'binary' && node.operator !== '+') yield { ...node, operator: '+' };
      for (const left of smallerNodes(node.left)) yield { ...node, left };
      for (const right of smallerNodes(node.right)) yield { ...node, right };
      return;
    case 'call':
      yield* node.arguments;
      for (const given of smallerLists(node.arguments, smallerNodes)) {
        yield { ...node, arguments: given };
      }
      return;
    case 'choice':
      yield* [node.test, node.then, node.otherwise];
      for (const test of smallerNodes(node.test)) yield { ...node, test };
      for (const then of smallerNodes(node.then)) yield { ...node, then };
      for (const otherwise of smallerNodes(node.otherwise)) yield { ...node, otherwise };
      return;
    case 'parentheses':
      yield node.inner;
      for (const inner of smallerNodes(node.inner)) yield { ...node, inner };
      return;
    case 'group':
      yield* node.items;
      yield { ...plainDice, modifiers: node.modifiers };
      for (const item of node.items) {
        if (item.kind !== 'dice' && item.kind !== 'group') continue;
        yield { ...item, modifiers: [...item.modifiers, ...node.modifiers] };
      }
      for (const items of smallerLists(node.items, smallerNodes)) yield { ...node, items };
      for (const modifiers of smallerLists(node.modifiers, smallerModifiers)) {
        yield { ...node, modifiers };
      }
      return;
    case 'dice':
      yield { ...node, die: plainDie };
      for (const modifiers of smallerLists(node.modifiers, smallerModifiers)) {
        yield { ...node, modifiers };
      }
      for (const count of smallerNodes(node.count)) yield { ...node, count };
      for (const die of smallerDice(node.die)) yield { ...node, die };
  }
}

/** Nothing, then fewer, then one of them smaller. */
function* smallerLists<T>(
  list: readonly T[],
  smaller: (item: T) => Iterable<T>,
): Generator<readonly T[]> {
  if (list.length > 1) {
    yield [];
    for (const item of list) yield [item];
  }
  for (const [index] of list.entries()) yield without(list, index);
  for (const [index, item] of list.entries()) {
    for (const each of smaller(item)) yield list.with(index, each);
  }
}

function* smallerModifiers(modifier: ModifierNode): Generator<ModifierNode> {
  const record = standard.modifierByName.get(modifier.name);
  for (const { kind, name } of standard.modifiers) {
    if (kind === record?.kind && name.length < modifier.name.length) yield { ...modifier, name };
  }
  for (const given of smallerLists(modifier.arguments, smallerArguments)) {
    yield { ...modifier, arguments: given };
  }
}

function* smallerArguments(argument: ArgumentNode): Generator<ArgumentNode> {
  if (argument.value === undefined) return;
  for (const value of smallerNodes(argument.value)) yield { ...argument, value };
}

function* smallerDice(die: DieNode): Generator<DieNode> {
  if (die.kind === 'sides') {
    const { sides } = die;
    for (const each of ['2', '3', '4', '10', '20', '100']) {
      yield { kind: 'sides', sides: numberNode(each) };
    }
    for (const each of smallerNodes(sides)) yield { kind: 'sides', sides: each };
  }
  if (die.kind === 'named') {
    for (const name of standard.dieByName.keys()) {
      if (name.length < die.name.length) yield { kind: 'named', name };
    }
  }
  if (die.kind !== 'faces') return;
  yield { kind: 'faces', faces: [{ from: 1, to: 1 }] };
  for (const faces of smallerLists(die.faces, smallerRanges)) yield { kind: 'faces', faces };
}

function* smallerRanges({ from, to }: FaceRange): Generator<FaceRange> {
  if (to > from) {
    yield { from, to: from };
    yield { from: to, to };
    yield { from, to: to - 1 };
  }
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
    const shorter = (text.slice(0, at) + text.slice(at + 1)).trim();
    if (shorter !== '') yield shorter;
  }
}

function* smallerNumbers(text: string): Generator<string> {
  const value = Number(text);
  for (const each of [1, 0, 2, Math.floor(value / 2), Math.floor(value), value - 1]) {
    if (Number.isSafeInteger(each) && each >= 0) yield String(each);
  }
}
