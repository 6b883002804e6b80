/** Makes the nodes of the tree, frozen and in their canonical spelling. */
import type { Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { largestWhole } from '../../input/limits.ts';
import type { BinaryOperator, UnaryOperator } from '../../vocabulary/arithmetic/operators.ts';
import { nameIn } from '../../vocabulary/dice/own.ts';
import type { DieRecord } from '../../vocabulary/dice/record.ts';
import { nameOf } from '../../vocabulary/dice/record.ts';
import type { ModifierRecord, OptionName } from '../../vocabulary/modifier.ts';
import type { Comparison } from '../../vocabulary/rules/rule.ts';
import type {
  ArgumentNode,
  BinaryNode,
  BindingNode,
  CallNode,
  ChoiceNode,
  CompareNode,
  DiceNode,
  DieNode,
  Expression,
  FaceRange,
  GroupNode,
  ModifierNode,
  NumberNode,
  PoolNode,
  UnaryNode,
  VariableNode,
} from './ast.ts';
import { carriesLabel, isWrittenOut } from './ast.ts';
import { NotationFault } from './fault.ts';

/** Decimal places: more than any exact number here may have. */
const mostDecimals = 300;

export const join = (from: Span, to: Span): Span =>
  Object.freeze({ start: from.start, end: to.end });

/** Before a span, where the number of a single die would be. */
export const before = ({ start }: Span): Span => Object.freeze({ start, end: start });

/** After a span, where something that is not written would be. */
export const behind = ({ end }: Span): Span => Object.freeze({ start: end, end });

export function numberNode(image: string, span: Span): NumberNode {
  // Nearly all numbers are spelled as they are kept.
  if (isShort(image)) return Object.freeze({ kind: 'number', text: image, span });
  const [whole = '', decimals = ''] = image.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const rest = decimals.replace(/0+$/, '');
  if (Number(digits) > largestWhole) {
    const details = { reason: 'written', written: shorten(image), most: largestWhole } as const;
    throw new NotationFault(fault('number-too-large', span, details));
  }
  if (rest.length > mostDecimals) {
    const details = { reason: 'decimals', places: mostDecimals } as const;
    throw new NotationFault(fault('number-too-large', span, details));
  }
  return Object.freeze({ kind: 'number', text: rest === '' ? digits : `${digits}.${rest}`, span });
}

/** A whole number below 10^15 without a 0 before it. */
function isShort(image: string): boolean {
  if (image.length > 15 || (image.charCodeAt(0) === 48 && image.length > 1)) return false;
  for (let at = 0; at < image.length; at += 1) {
    const code = image.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 20)}...` : text);

/** `@str`, `@a.b`, `@{any name}`: the name alone, in lower case. */
export function variableNode(image: string, span: Span): VariableNode {
  const name = image.startsWith('@{') ? image.slice(2, -1).trim() : image.slice(1);
  if (name === '') {
    throw new NotationFault(fault('missing-argument', span, { reason: 'variable-name' }));
  }
  return Object.freeze({ kind: 'variable', name: name.toLowerCase(), span });
}

export const unaryNode = (operator: string, operand: Expression, span: Span): UnaryNode =>
  Object.freeze({ kind: 'unary', operator: operator as UnaryOperator, operand, span });

export const binaryNode = (sign: string, left: Expression, right: Expression): BinaryNode =>
  Object.freeze({
    kind: 'binary',
    operator: (sign === '^' ? '**' : sign) as BinaryOperator,
    left,
    right,
    span: join(left.span, right.span),
  });

/** A comparison by its canonical sign. */
export const comparison = (sign: string): Comparison =>
  (sign === '==' ? '=' : sign === '!=' ? '<>' : sign) as Comparison;

export const compareNode = (sign: string, left: Expression, right: Expression): CompareNode =>
  Object.freeze({
    kind: 'compare',
    operator: comparison(sign),
    left,
    right,
    span: join(left.span, right.span),
  });

export const callNode = (name: string, given: readonly Expression[], span: Span): CallNode =>
  Object.freeze({
    kind: 'call',
    name: name.toLowerCase(),
    arguments: Object.freeze([...given]),
    span,
  });

export function choiceNode(given: readonly Expression[], span: Span): ChoiceNode {
  const [test, then, otherwise, ...others] = given;
  if (test === undefined || then === undefined || otherwise === undefined || others.length > 0) {
    throw new NotationFault(fault('unsuitable-argument', span, { reason: 'parts-of-if' }));
  }
  return Object.freeze({ kind: 'choice', test, then, otherwise, span });
}

export const groupNode = (items: readonly Expression[], span: Span): GroupNode =>
  Object.freeze({
    kind: 'group',
    items: Object.freeze([...items]),
    modifiers: Object.freeze([]),
    span,
  });

/** `name` is the node of the variable that is bound. */
export const bindingNode = ({ name }: VariableNode, value: Expression, span: Span): BindingNode =>
  Object.freeze({ kind: 'binding', name, value, span });

export function diceNode(count: Expression, die: DieNode, span: Span): DiceNode {
  return Object.freeze({
    kind: 'dice',
    count,
    die: Object.freeze(die),
    modifiers: Object.freeze([]),
    span,
  });
}

export const facesDie = (faces: readonly FaceRange[]): DieNode => ({
  kind: 'faces',
  faces: Object.freeze(faces.map((range) => Object.freeze(range))),
});

/** A die in one token: one with a spelling of its own, or `d{name}`. */
export function wholeDie(
  image: string,
  span: Span,
  dieBySpelling: ReadonlyMap<string, DieRecord>,
): DieNode {
  const text = image.toLowerCase().replace(/\s/g, '');
  const die = dieBySpelling.get(text);
  if (die === undefined) return { kind: 'named', name: nameIn(text) };
  return 'sides' in die.shows
    ? { kind: 'sides', sides: numberNode(String(die.shows.sides), span) }
    : { kind: 'named', name: nameOf(die) };
}

export function withModifiers(pool: PoolNode, added: readonly ModifierNode[]): PoolNode {
  const last = added.at(-1);
  if (last === undefined) return pool;
  return Object.freeze({
    ...pool,
    modifiers: Object.freeze([...pool.modifiers, ...added]),
    span: join(pool.span, last.span),
  });
}

export const widened = (node: Expression, span: Span): Expression =>
  Object.freeze({ ...node, span });

/** Puts a label on what can carry one, or on parentheses around what cannot. */
export function withLabel(node: Expression, label: string, span: Span): Expression {
  if (carriesLabel(node)) return Object.freeze({ ...node, label, span });
  return Object.freeze({ kind: 'parentheses', inner: node, label, span });
}

export const valueArgument = (value: Expression, span: Span = value.span): ArgumentNode =>
  Object.freeze({ kind: 'value', value, span });

export const testArgument = (sign: string, value: Expression, span: Span): ArgumentNode =>
  Object.freeze({ kind: 'test', operator: comparison(sign), value, span });

/** The comparison of a count; parentheses around its number are kept. */
export const countArgument = (
  sign: string,
  value: Expression,
  inParentheses: boolean,
  span: Span,
): ArgumentNode =>
  Object.freeze({
    kind: 'test',
    operator: comparison(sign),
    value,
    ...(inParentheses && isWrittenOut(value) ? { inParentheses } : {}),
    span,
  });

export const optionArgument = (
  word: string,
  value: Expression | undefined,
  span: Span,
): ArgumentNode =>
  Object.freeze({
    kind: 'option',
    name: word.toLowerCase() as OptionName,
    ...(value === undefined ? {} : { value }),
    span,
  });

/** Writes the arguments in one way: defaults spelled out, "equals 3" as 3. */
export function modifierNode(
  record: ModifierRecord,
  given: readonly ArgumentNode[],
  head: Span,
  span: Span,
): ModifierNode {
  const canonical = canonicalArguments(record, given, head);
  return Object.freeze({ name: record.name, arguments: Object.freeze([...canonical]), span });
}

/** The arguments as every spelling of them is kept: a default is written after the head, "=" is left out. */
export function canonicalArguments(
  { takes }: ModifierRecord,
  given: readonly ArgumentNode[],
  head: Span,
): readonly ArgumentNode[] {
  if (takes.shape === 'condition') return given.map(equalsAsValue);
  if (takes.shape === 'size') {
    const size = given[0]?.kind === 'value' ? given[0] : undefined;
    return [
      size ?? valueArgument(numberNode(String(takes.default), behind(head))),
      ...given.slice(size === undefined ? 0 : 1).map(equalsAsValue),
    ];
  }
  if (takes.shape === 'numbers' && takes.default !== undefined && given.length === 0) {
    return [valueArgument(numberNode(String(takes.default), behind(head)))];
  }
  return given;
}

const equalsAsValue = (argument: ArgumentNode): ArgumentNode =>
  argument.kind === 'test' && argument.operator === '='
    ? valueArgument(argument.value, argument.span)
    : argument;

/** A listed face: a whole number, perhaps negative. */
export function faceNumber(negative: boolean, image: string, span: Span): number {
  const { text } = numberNode(image, span);
  if (text.includes('.')) {
    throw new NotationFault(fault('unsuitable-faces', span, { reason: 'not-whole', face: text }));
  }
  const face = Number(text);
  return negative && face !== 0 ? -face : face;
}
