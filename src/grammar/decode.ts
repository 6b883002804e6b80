/** Reads a tree that came from outside, through JSON for instance, and trusts nothing in it. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Limits } from '../limits.ts';
import { largestWhole } from '../limits.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { options } from '../vocabulary/modifier.ts';
import { binaryOperators, comparisons, unaryOperators } from '../vocabulary/operators.ts';
import type { ArgumentNode, BindingNode, DieNode, Expression, ModifierNode, Tree } from './ast.ts';
import { diceLetter } from './ast.ts';

class Misshapen extends Error {}

interface Context {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly textLength: number;
  nodes: number;
  /** Characters of the labels and comments so far. */
  written: number;
}

/** A frozen copy of the tree, or what is wrong with it. */
export function decodeTree(
  value: unknown,
  vocabulary: Vocabulary,
  limits: Limits,
): Tree | Diagnostic {
  try {
    const given = object(value);
    if (given.kind !== 'tree') throw new Misshapen('it is no tree of a notation');
    if (given.version !== 1) throw new Misshapen('it has another version than 1');
    const text = string(given.text, 'text');
    if (text.length > limits.text) throw new Misshapen('its text is too long');
    const context: Context = { vocabulary, limits, textLength: text.length, nodes: 0, written: 0 };
    const comments = list(given.comments, 'comments').map((comment) =>
      written(matching(comment, /^[^\n]+$/, 'a comment'), 'a comment', context),
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
    const reason = error instanceof Misshapen ? error.message : 'a part of it cannot be looked at';
    return fault('unsuitable-tree', { start: 0, end: 0 }, `this tree cannot be read: ${reason}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function object(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Misshapen('a part of it is no object');
  return value as Fields;
}

function string(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Misshapen(`${what} is no text`);
  return value;
}

function matching(value: unknown, shape: RegExp, what: string): string {
  const text = string(value, what);
  if (!shape.test(text)) throw new Misshapen(`${what} has a form that is not allowed`);
  return text;
}

function oneOf<T extends string>(value: unknown, known: readonly T[], what: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Misshapen(`there is no ${what} ${shown(value)}`);
  return found;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value.slice(0, 40)}"` : `of type ${typeof value}`;

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Misshapen(`${what} is no list`);
  // The lengths of hostile lists are bounded by the nodes in them; empty slots are refused as no objects.
  if (value.length > 100_000) throw new Misshapen(`${what} is too long`);
  return Array.from(value as readonly unknown[]);
}

function whole(value: unknown, least: number, most: number, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new Misshapen(`${what} is no whole number that fits`);
  }
  return value + 0;
}

function span(value: unknown, { textLength }: Context): Span {
  const given = object(value);
  const start = whole(given.start, 0, textLength, 'a place');
  const end = whole(given.end, start, textLength, 'a place');
  return Object.freeze({ start, end });
}

function visit(context: Context, depth: number): void {
  context.nodes += 1;
  if (context.nodes > context.limits.nodes) throw new Misshapen('it has too many parts');
  if (depth > context.limits.nesting * 2) throw new Misshapen('it nests too deeply');
}

/** What a text would trim, or is too short to hold, cannot come from one. */
function written(text: string, what: string, context: Context): string {
  if (text !== text.trim()) throw new Misshapen(`${what} has white space at an end`);
  context.written += text.length;
  if (context.written > context.limits.text)
    throw new Misshapen('its labels and comments are too long');
  return text;
}

const label = (given: Fields, context: Context): { readonly label?: string } =>
  given.label === undefined
    ? {}
    : {
        label: written(matching(given.label, /^[^\]\uff3d\r\n]*$/, 'a label'), 'a label', context),
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
          filled(list(given.arguments, 'arguments'), 'a function').map(child),
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
      const items = filled(list(given.items, 'items'), 'a group').map(child);
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
    case 'parentheses':
      if (given.label === undefined) throw new Misshapen('parentheses carry no label');
      return Object.freeze({
        kind: 'parentheses',
        inner: child(given.inner),
        ...label(given, context),
        ...place,
      });
    default:
      throw new Misshapen(`there is no part ${shown(given.kind)}`);
  }
}

function filled(values: readonly unknown[], what: string): readonly unknown[] {
  if (values.length === 0) throw new Misshapen(`${what} has nothing in it`);
  return values;
}

function variableName(value: unknown): string {
  const name = matching(value, /^[^{}\uff5d\r\n]+$/, 'a name');
  if (name !== name.trim().toLowerCase()) throw new Misshapen('a name is not in lower case');
  return name;
}

function binding(value: unknown, context: Context): BindingNode {
  visit(context, 0);
  const given = object(value);
  if (given.kind !== 'binding') throw new Misshapen(`there is no binding ${shown(given.kind)}`);
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
  const text = matching(value, /^(?:0|[1-9]\d{0,15})(?:\.\d{0,299}[1-9])?$/, 'a number');
  if (Number(text.split('.')[0]) > largestWhole) throw new Misshapen('a number is too large');
  return text;
}

function die(value: unknown, context: Context, child: (value: unknown) => Expression): DieNode {
  const given = object(value);
  switch (given.kind) {
    case 'sides':
      return Object.freeze({ kind: 'sides', sides: child(given.sides) });
    case 'named':
      return Object.freeze({
        kind: 'named',
        name: oneOf(given.name, [...context.vocabulary.dice.keys()], 'die'),
      });
    case 'faces': {
      const faces = list(given.faces, 'faces').map((range) => {
        const { from, to } = object(range);
        const least = whole(from, -largestWhole, largestWhole, 'a face');
        return Object.freeze({ from: least, to: whole(to, least, largestWhole, 'a face') });
      });
      if (faces.length === 0) throw new Misshapen('a die has no face');
      return Object.freeze({ kind: 'faces', faces: Object.freeze(faces) });
    }
    default:
      throw new Misshapen(`there is no die ${shown(given.kind)}`);
  }
}

const modifiers = (
  value: unknown,
  context: Context,
  depth: number,
  child: (value: unknown) => Expression,
): readonly ModifierNode[] => {
  const all = list(value, 'modifiers').map((each) => modifier(each, context, depth, child));
  for (const [index, { name, arguments: given }] of all.entries()) {
    const record = context.vocabulary.modifierByName.get(name);
    const counts = record?.takes.shape === 'comparison';
    const [only, ...others] = given;
    if (counts && (only?.kind !== 'test' || others.length > 0)) {
      throw new Misshapen('a count has no comparison');
    }
    // A text would read it as dice that the count is compared with.
    if (counts && all[index + 1]?.name === diceLetter)
      throw new Misshapen('dice stand behind a count');
  }
  return Object.freeze(all);
};

function modifier(
  value: unknown,
  context: Context,
  depth: number,
  child: (value: unknown) => Expression,
): ModifierNode {
  visit(context, depth);
  const given = object(value);
  return Object.freeze({
    name: oneOf(given.name, [...context.vocabulary.modifierByName.keys()], 'modifier'),
    arguments: Object.freeze(
      list(given.arguments, 'arguments').map((each) => argument(each, context, child)),
    ),
    span: span(given.span, context),
  });
}

function argument(
  value: unknown,
  context: Context,
  child: (value: unknown) => Expression,
): ArgumentNode {
  const given = object(value);
  const place = { span: span(given.span, context) };
  switch (given.kind) {
    case 'value':
      return Object.freeze({ kind: 'value', value: child(given.value), ...place });
    case 'test':
      return Object.freeze({
        kind: 'test',
        operator: oneOf(given.operator, symbols.compare, 'comparison'),
        value: child(given.value),
        ...place,
      });
    case 'option': {
      const name = oneOf(
        given.name,
        options.map((option) => option.name),
        'option',
      );
      const number = given.value === undefined ? {} : { value: child(given.value) };
      return Object.freeze({ kind: 'option', name, ...number, ...place });
    }
    default:
      throw new Misshapen(`there is no argument ${shown(given.kind)}`);
  }
}
