/** The tree of a notation: a closed union of frozen, plain data that can be sent as JSON. */
import type { Span } from '../diagnostic.ts';
import type { OptionName } from '../vocabulary/modifier.ts';
import type { BinaryOperator, UnaryOperator } from '../vocabulary/operators.ts';
import type { Comparison } from '../vocabulary/rule.ts';

/** A whole notation. */
export interface Tree {
  readonly kind: 'tree';
  /** The version of this form; a tree of another version is refused. */
  readonly version: 1;
  /** The notation as it was given; all spans point into it. */
  readonly text: string;
  /** `@a := d20;`: rolled once, in order, before all else. */
  readonly bindings: readonly BindingNode[];
  /** `6 x`: how many members the series has; absent: no series, one result. */
  readonly repeat?: Expression;
  readonly body: Expression;
  readonly comments: readonly string[];
}

/** A name for one roll, which is a plain number to all that follows. */
export interface BindingNode {
  readonly kind: 'binding';
  /** In lower case. */
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

export type Expression =
  | NumberNode
  | VariableNode
  | UnaryNode
  | BinaryNode
  | CompareNode
  | CallNode
  | ChoiceNode
  | DiceNode
  | GroupNode
  | ParenthesesNode;

/** What modifiers can stand on. */
export type PoolNode = DiceNode | GroupNode;

/** The letter of dice; behind dice it is the spelling of a modifier. */
export const diceLetter = 'd';

/** What can carry a label such as `[fire]`. */
interface Labelled {
  readonly label?: string;
}

/** A number as it is spelled, without needless zeros: "0.5", "12". */
export interface NumberNode extends Labelled {
  readonly kind: 'number';
  readonly text: string;
  readonly span: Span;
}

/** `@str`; the name in lower case. */
export interface VariableNode extends Labelled {
  readonly kind: 'variable';
  readonly name: string;
  readonly span: Span;
}

export interface UnaryNode {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
  readonly span: Span;
}

export interface BinaryNode {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
  readonly span: Span;
}

/** Compares two totals and gives 1 or 0. */
export interface CompareNode {
  readonly kind: 'compare';
  readonly operator: Comparison;
  readonly left: Expression;
  readonly right: Expression;
  readonly span: Span;
}

export interface CallNode extends Labelled {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly span: Span;
}

/** `if(test, then, otherwise)`: only the chosen branch rolls; a test is true unless 0. */
export interface ChoiceNode extends Labelled {
  readonly kind: 'choice';
  readonly test: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
  readonly span: Span;
}

/** `{a, b}`: items that are added, with modifiers on their values, or on the dice of a single item. */
export interface GroupNode extends Labelled {
  readonly kind: 'group';
  /** One or more. */
  readonly items: readonly Expression[];
  readonly modifiers: readonly ModifierNode[];
  readonly span: Span;
}

/** A pool of equal dice with its modifiers, in order. */
export interface DiceNode extends Labelled {
  readonly kind: 'dice';
  /** `d6` is `1d6`: the number 1. */
  readonly count: Expression;
  readonly die: DieNode;
  readonly modifiers: readonly ModifierNode[];
  readonly span: Span;
}

export type DieNode =
  | { readonly kind: 'sides'; readonly sides: Expression }
  | { readonly kind: 'faces'; readonly faces: readonly FaceRange[] }
  /** A die of the vocabulary by its name in lower case: "f" for `dF`. */
  | { readonly kind: 'named'; readonly name: string };

/** Faces `from` to `to`, one side each; a single face has both the same. */
export interface FaceRange {
  readonly from: number;
  readonly to: number;
}

export interface ModifierNode {
  /** The name of the modifier's record. */
  readonly name: string;
  readonly arguments: readonly ArgumentNode[];
  readonly span: Span;
}

export type ArgumentNode =
  | { readonly kind: 'value'; readonly value: Expression; readonly span: Span }
  | {
      readonly kind: 'test';
      readonly operator: Comparison;
      readonly value: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'option';
      readonly name: OptionName;
      readonly value?: Expression;
      readonly span: Span;
    };

/** Parentheses are only kept where they carry a label that nothing inside them can carry. */
export interface ParenthesesNode extends Labelled {
  readonly kind: 'parentheses';
  readonly inner: Expression;
  readonly span: Span;
}

/** Whether a label behind a part is the part's own; parentheses carry it otherwise. */
export const carriesLabel = (node: Expression): boolean =>
  node.kind !== 'unary' &&
  node.kind !== 'binary' &&
  node.kind !== 'compare' &&
  node.label === undefined;

/** One step of a run of operators that associate to the left. */
export interface SpineStep {
  readonly node: BinaryNode;
  readonly right: Expression;
}

/**
 * A long sum leans to the left: walking its left side in a loop keeps the stack flat.
 * Gives the innermost left operand, and the steps from there outward.
 */
export function leftSpine(node: Expression): {
  readonly first: Expression;
  readonly steps: readonly SpineStep[];
} {
  const steps: SpineStep[] = [];
  let first = node;
  while (first.kind === 'binary' && first.operator !== '**') {
    steps.push({ node: first, right: first.right });
    first = first.left;
  }
  return { first, steps: steps.reverse() };
}

/** The expressions directly below a node, in the order they are rolled. A sum gives all its operands. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'number':
    case 'variable':
      return [];
    case 'unary':
      return [node.operand];
    case 'binary': {
      if (node.operator === '**') return [node.left, node.right];
      const operands: Expression[] = [];
      let left: Expression = node;
      while (left.kind === 'binary' && left.operator !== '**') {
        operands.push(left.right);
        left = left.left;
      }
      operands.push(left);
      return operands.reverse();
    }
    case 'compare':
      return [node.left, node.right];
    case 'call':
      return node.arguments;
    case 'choice':
      return [node.test, node.then, node.otherwise];
    case 'group':
      return withArguments([...node.items], node.modifiers);
    case 'dice':
      return withArguments(
        node.die.kind === 'sides' ? [node.count, node.die.sides] : [node.count],
        node.modifiers,
      );
    case 'parentheses':
      return [node.inner];
  }
}

/** A list with the arguments of modifiers put behind what it holds. */
function withArguments(list: Expression[], modifiers: readonly ModifierNode[]): Expression[] {
  for (const { arguments: given } of modifiers) {
    for (const { value } of given) if (value !== undefined) list.push(value);
  }
  return list;
}

/** Whether any node below or at this one satisfies the test. */
export function someNode(node: Expression, test: (node: Expression) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test));
}

/** All nodes below and at an expression, each before those below it, in the order of the text. */
export function nodesOf(root: Expression): readonly Expression[] {
  const nodes: Expression[] = [];
  gather(root, nodes);
  return nodes;
}

function gather(node: Expression, nodes: Expression[]): void {
  nodes.push(node);
  for (const child of childrenOf(node)) gather(child, nodes);
}

/** The expressions of a tree, in the order they are rolled: bindings, the number of members, the body. */
export function rootsOf({ bindings, repeat, body }: Tree): readonly Expression[] {
  if (bindings.length === 0 && repeat === undefined) return [body];
  const values = bindings.map(({ value }) => value);
  return repeat === undefined ? [...values, body] : [...values, repeat, body];
}

/** How many nodes a tree has, bindings included; stops counting a little past `most`. */
export function countTree(tree: Tree, most: number): number {
  return rootsOf(tree).reduce(
    (sum, root) => (sum > most ? sum : sum + countNodes(root, most - sum)),
    tree.bindings.length,
  );
}

/** How many nodes an expression has; stops counting a little past `most`. */
export function countNodes(node: Expression, most: number): number {
  const children = childrenOf(node);
  let count = 1;
  // The steps of a spine are nodes of their own.
  if (node.kind === 'binary') count = children.length - 1;
  else if (node.kind === 'dice' || node.kind === 'group') count += node.modifiers.length;
  for (const child of children) {
    if (count > most) break;
    count += countNodes(child, most - count);
  }
  return count;
}
