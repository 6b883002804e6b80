/** Reads a tree that came from outside, through JSON for instance, and trusts nothing in it. */
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import { largestWhole } from '../../input/limits.ts';
import {
  binaryOperators,
  comparisons,
  unaryOperators,
} from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { BindingNode, Expression, Tree } from '../tree/ast.ts';
import { carriesLabel } from '../tree/ast.ts';
import type { Context, Fields } from './decode-fields.ts';
import {
  list,
  Misshapen,
  matching,
  object,
  oneOf,
  shown,
  span,
  string,
  visit,
  written,
} from './decode-fields.ts';
import { die, modifiers } from './decode-pool.ts';

/** A frozen copy of the tree, or what is wrong with it. */
export function decodeTree(value: unknown, vocabulary: Vocabulary, limits: Limits): Tree | Finding {
  try {
    const given = object(value);
    if (given.kind !== 'tree') throw new Misshapen({ reason: 'not-a-tree' });
    if (given.version !== 1) throw new Misshapen({ reason: 'version' });
    const text = string(given.text, 'text');
    if (text.length > limits.text) throw new Misshapen({ reason: 'too-long', field: 'text' });
    const context: Context = { vocabulary, limits, textLength: text.length, nodes: 0, written: 0 };
    const comments = list(given.comments, 'comments').map((comment) =>
      written(matching(comment, /^[^\n]+$/, 'comments'), 'comments', context),
    );
    const bindings = list(given.bindings ?? [], 'bindings').map((each) => binding(each, context));
    const repeat = given.repeat === undefined ? undefined : expression(given.repeat, context, 0);
    const body = expression(given.body, context, 0);
    return Object.freeze({
      kind: 'tree',
      version: 1,
      text,
      bindings: Object.freeze(bindings),
      ...(repeat === undefined ? {} : { repeat }),
      body,
      comments: Object.freeze(comments),
    });
  } catch (error) {
    // A field may be a getter that throws anything.
    const details =
      error instanceof Misshapen ? error.details : ({ reason: 'unreadable' } as const);
    return fault('unsuitable-tree', { start: 0, end: 0 }, details);
  }
}

const label = (given: Fields, context: Context): { readonly label?: string } =>
  given.label === undefined
    ? {}
    : {
        label: written(matching(given.label, /^[^\]\uff3d\r\n]*$/, 'label'), 'label', context),
      };

const symbols = {
  binary: binaryOperators.map(({ symbol }) => symbol),
  unary: unaryOperators.map(({ symbol }) => symbol),
  compare: comparisons.map(({ symbol }) => symbol),
} as const;

function expression(value: unknown, context: Context, depth: number): Expression {
  const given = object(value);
  if (given.kind === 'binary') return binary(given, context, depth);
  visit(context, depth);
  const child = (each: unknown): Expression => expression(each, context, depth + 1);
  const place = { span: span(given.span, context) };
  switch (given.kind) {
    case 'number':
      return Object.freeze({
        kind: 'number',
        text: numberText(given.text),
        ...label(given, context),
        ...place,
      });
    case 'variable':
      return Object.freeze({
        kind: 'variable',
        name: variableName(given.name),
        ...label(given, context),
        ...place,
      });
    case 'unary':
      return Object.freeze({
        kind: 'unary',
        operator: oneOf(given.operator, symbols.unary, 'sign'),
        operand: child(given.operand),
        ...place,
      });
    case 'compare':
      return Object.freeze({
        kind: 'compare',
        operator: oneOf(given.operator, symbols.compare, 'comparison'),
        left: child(given.left),
        right: child(given.right),
        ...place,
      });
    case 'call':
      return Object.freeze({
        kind: 'call',
        name: oneOf(given.name, [...context.vocabulary.functionByName.keys()], 'function'),
        arguments: Object.freeze(
          filled(list(given.arguments, 'arguments'), 'arguments').map(child),
        ),
        ...label(given, context),
        ...place,
      });
    case 'choice': {
      const test = child(given.test);
      const then = child(given.then);
      const otherwise = child(given.otherwise);
      return Object.freeze({
        kind: 'choice',
        test,
        then,
        otherwise,
        ...label(given, context),
        ...place,
      });
    }
    case 'group': {
      const items = filled(list(given.items, 'items'), 'items').map(child);
      return Object.freeze({
        kind: 'group',
        items: Object.freeze(items),
        modifiers: modifiers(given.modifiers, context, depth, child),
        ...label(given, context),
        ...place,
      });
    }
    case 'dice':
      return Object.freeze({
        kind: 'dice',
        count: child(given.count),
        die: die(given.die, context, child),
        modifiers: modifiers(given.modifiers, context, depth, child),
        ...label(given, context),
        ...place,
      });
    case 'parentheses': {
      if (given.label === undefined) throw new Misshapen({ reason: 'label-on-parentheses' });
      const inner = child(given.inner);
      if (carriesLabel(inner)) {
        throw new Misshapen({ reason: 'label-on-parentheses' });
      }
      return Object.freeze({ kind: 'parentheses', inner, ...label(given, context), ...place });
    }
    default:
      throw new Misshapen({
        reason: 'unknown',
        field: 'part',
        given: shown(given.kind),
      });
  }
}

function filled(values: readonly unknown[], field: string): readonly unknown[] {
  if (values.length === 0) throw new Misshapen({ reason: 'empty', field });
  return values;
}

function variableName(value: unknown): string {
  const name = matching(value, /^[^{}\uff5d\r\n]+$/, 'name');
  if (name !== name.trim().toLowerCase()) throw new Misshapen({ reason: 'name-not-lower-case' });
  return name;
}

function binding(value: unknown, context: Context): BindingNode {
  visit(context, 0);
  const given = object(value);
  if (given.kind !== 'binding')
    throw new Misshapen({
      reason: 'unknown',
      field: 'binding',
      given: shown(given.kind),
    });
  return Object.freeze({
    kind: 'binding',
    name: variableName(given.name),
    value: expression(given.value, context, 0),
    span: span(given.span, context),
  });
}

/** Sums lean to the left and may be long: the left side is walked in a loop. */
function binary(outermost: Fields, context: Context, depth: number): Expression {
  const open: Fields[] = [];
  let node: Fields = outermost;
  while (node.kind === 'binary') {
    visit(context, depth);
    open.push(node);
    // A power nests to the right and to the left like brackets do.
    if (node.operator === '**') break;
    node = object(node.left);
  }
  const innermost = open.at(-1);
  let left =
    innermost?.operator === '**'
      ? expression(innermost.left, context, depth + 1)
      : expression(node, context, depth + 1);
  for (const each of open.reverse()) {
    left = Object.freeze({
      kind: 'binary',
      operator: oneOf(each.operator, symbols.binary, 'operator'),
      left,
      right: expression(each.right, context, depth + 1),
      span: span(each.span, context),
    });
  }
  return left;
}

function numberText(value: unknown): string {
  const text = matching(value, /^(?:0|[1-9]\d{0,15})(?:\.\d{0,299}[1-9])?$/, 'number');
  if (Number(text.split('.')[0]) > largestWhole)
    throw new Misshapen({ reason: 'number-too-large' });
  return text;
}
