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
  readonly body: Expression;
  readonly comments: readonly string[];
}

export type Expression =
  | NumberNode
  | VariableNode
  | UnaryNode
  | BinaryNode
  | CompareNode
  | CallNode
  | DiceNode
  | ParenthesesNode;

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
      const { first, steps } = leftSpine(node);
      return [first, ...steps.map(({ right }) => right)];
    }
    case 'compare':
      return [node.left, node.right];
    case 'call':
      return node.arguments;
    case 'dice':
      return [
        node.count,
        ...(node.die.kind === 'sides' ? [node.die.sides] : []),
        ...node.modifiers.flatMap(argumentValues),
      ];
    case 'parentheses':
      return [node.inner];
  }
}

const argumentValues = ({ arguments: given }: ModifierNode): readonly Expression[] =>
  given.flatMap(({ value }) => (value === undefined ? [] : [value]));

/** Whether any node below or at this one satisfies the test. */
export function someNode(node: Expression, test: (node: Expression) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test));
}

/** How many nodes an expression has; stops counting a little past `most`. */
export function countNodes(node: Expression, most: number): number {
  let count = 0;
  const open: Expression[] = [node];
  for (let next = open.pop(); next !== undefined && count <= most; next = open.pop()) {
    // The steps of a spine are nodes of their own.
    count +=
      1 + (next.kind === 'binary' && next.operator !== '**' ? leftSpine(next).steps.length - 1 : 0);
    if (next.kind === 'dice') count += next.modifiers.length;
    open.push(...childrenOf(next));
  }
  return count;
}
