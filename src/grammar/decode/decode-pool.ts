/** Dice and modifiers of a tree that came from outside. */
import { largestWhole } from '../../input/limits.ts';
import { comparisons } from '../../vocabulary/arithmetic/operators.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { options } from '../../vocabulary/modifier.ts';
import type { ArgumentNode, DieNode, Expression, ModifierNode } from '../tree/ast.ts';
import { diceLetter, isWrittenOut } from '../tree/ast.ts';
import { canonicalArguments } from '../tree/build-modifiers.ts';
import type { Context } from './decode-fields.ts';
import { list, Misshapen, object, oneOf, shown, span, visit, whole } from './decode-fields.ts';

const comparisonSigns = comparisons.map(({ symbol }) => symbol);

export function die(
  value: unknown,
  context: Context,
  child: (value: unknown) => Expression,
): DieNode {
  const given = object(value);
  switch (given.kind) {
    case 'sides':
      return Object.freeze({ kind: 'sides', sides: child(given.sides) });
    case 'named':
      return Object.freeze({
        kind: 'named',
        name: oneOf(given.name, [...context.vocabulary.dieByName.keys()], 'die'),
      });
    case 'faces': {
      const faces = list(given.faces, 'faces').map((range) => {
        const { from, to } = object(range);
        const least = whole(from, -largestWhole, largestWhole, 'faces');
        return Object.freeze({ from: least, to: whole(to, least, largestWhole, 'faces') });
      });
      if (faces.length === 0) throw new Misshapen({ reason: 'no-faces' });
      return Object.freeze({ kind: 'faces', faces: Object.freeze(faces) });
    }
    default:
      throw new Misshapen({
        reason: 'unknown',
        field: 'die',
        given: shown(given.kind),
      });
  }
}

export const modifiers = (
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
      throw new Misshapen({ reason: 'count-without-comparison' });
    }
    // A text would read it as dice that the count is compared with.
    if (counts && all[index + 1]?.name === diceLetter)
      throw new Misshapen({ reason: 'dice-after-count' });
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
  const { modifierByName } = context.vocabulary;
  const given = object(value);
  const name = oneOf(given.name, [...modifierByName.keys()], 'modifier');
  const place = span(given.span, context);
  const all = list(given.arguments, 'arguments').map((each) => argument(each, context, child));
  const record = modifierByName.get(name) as ModifierRecord;
  if (record.takes.shape !== 'comparison' && all.some(isInParentheses)) {
    throw new Misshapen({ reason: 'parentheses' });
  }
  const canonical = canonicalArguments(record, all, place);
  return Object.freeze({ name, arguments: Object.freeze([...canonical]), span: place });
}

const isInParentheses = (given: ArgumentNode): boolean =>
  given.kind === 'test' && given.inParentheses === true;

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
    case 'test': {
      const number = child(given.value);
      const { inParentheses } = given;
      if (inParentheses !== undefined && !(inParentheses === true && isWrittenOut(number))) {
        throw new Misshapen({ reason: 'parentheses' });
      }
      return Object.freeze({
        kind: 'test',
        operator: oneOf(given.operator, comparisonSigns, 'comparison'),
        value: number,
        ...(inParentheses === undefined ? {} : { inParentheses }),
        ...place,
      });
    }
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
      throw new Misshapen({
        reason: 'unknown',
        field: 'argument',
        given: shown(given.kind),
      });
  }
}
