/** The tree of a notation: a closed union of frozen, plain data that can be sent as JSON. */
import type { Span } from '../../diagnostics/index.ts';
import type { BinaryOperator, UnaryOperator } from '../../vocabulary/arithmetic/operators.ts';
import type { OptionName } from '../../vocabulary/modifier.ts';
import type { Comparison } from '../../vocabulary/rules/rule.ts';

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

/** What modifiers can apply to. */
export type PoolNode = DiceNode | GroupNode;

/** The letter of dice; after dice it is the spelling of a modifier. */
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
  /** A die of the vocabulary by its name in lower case: "f" for `dF`, "luck" for `d{luck}`. */
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
      /** The number of a count is in parentheses: it is meant, whatever the faces are. */
      readonly inParentheses?: true;
      readonly span: Span;
    }
  | {
      readonly kind: 'option';
      readonly name: OptionName;
      readonly value?: Expression;
      readonly span: Span;
    };

/** Whether a value is a bare number that the text spells out, perhaps with a sign. */
export function isWrittenOut(value: Expression): boolean {
  const number = value.kind === 'unary' ? value.operand : value;
  return number.kind === 'number' && number.label === undefined;
}

/** Parentheses are only kept where they carry a label that nothing inside them can carry. */
export interface ParenthesesNode extends Labelled {
  readonly kind: 'parentheses';
  readonly inner: Expression;
  readonly span: Span;
}

/** Whether a label after a part is the part's own; parentheses carry it otherwise. */
export const carriesLabel = (node: Expression): boolean =>
  node.kind !== 'unary' &&
  node.kind !== 'binary' &&
  node.kind !== 'compare' &&
  node.label === undefined;
