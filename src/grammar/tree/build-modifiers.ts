/** Makes modifiers and what they are given, frozen and in their canonical spelling. */
import type { Span } from '../../diagnostics/index.ts';
import type { ModifierRecord, OptionName } from '../../vocabulary/modifier.ts';
import type { ArgumentNode, Expression, ModifierNode } from './ast.ts';
import { isWrittenOut } from './ast.ts';
import { behind, comparison, numberNode } from './build.ts';

export const valueArgument = (value: Expression, span: Span = value.span): ArgumentNode =>
  Object.freeze({ kind: 'value', value, span });

export const testArgument = (sign: string, value: Expression, span: Span): ArgumentNode =>
  Object.freeze({ kind: 'test', operator: comparison(sign), value, span });

/** The comparison of a count; parentheses round its number are kept. */
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

/** The arguments as every spelling of them is kept: a default is after the head, "=" goes without saying. */
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
