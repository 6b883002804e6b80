/** Finds functions that choose among one number, and choices that are always the same. */

import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { sign } from '../../number/index.ts';
import { choosesDice, leavesTotals } from '../../vocabulary/rules/kinds.ts';
import { rollsDice } from '../check/constant.ts';
import { replaced } from '../fixes/edit.ts';
import type { CallNode, ChoiceNode, Expression } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';
import { keepsOne } from './one.ts';
import type { Place } from './place.ts';
import { isParenthesized, placedOn, writtenNumber } from './place.ts';

/** `max(2d20)` is the sum of both dice. */
export function choiceOfOne({
  node: call,
  text,
  vocabulary,
}: Place<CallNode>): Finding | undefined {
  const { picks } = vocabulary.functionByName.get(call.name) ?? {};
  const [only, ...others] = call.arguments;
  if (picks === undefined || only?.kind !== 'dice' || others.length > 0) return undefined;
  if (only.count.kind === 'number' && Number(only.count.text) < 2) return undefined;
  // Who keeps some of the dice knows how that is written.
  const records = only.modifiers.map(({ name }) => vocabulary.modifierByName.get(name));
  if (records.some((record) => record !== undefined && choosesDice(record.kind))) return undefined;
  const keep = vocabulary.modifiers.find((record) => keepsOne(record, picks));
  const plain = only.modifiers.length === 0 && only.label === undefined && call.label === undefined;
  // Before another sign the keep could take it for its own.
  const ends = /^\s*(?:$|[-+*/,;)}#])/.test(text.slice(call.span.end));
  return caution(
    'keeps-all',
    call.span,
    { reason: 'one-number', ...(keep === undefined ? {} : { keep: keep.name }) },
    plain && ends && keep !== undefined
      ? replaced(text, call.span, `${text.slice(only.span.start, only.span.end)}${keep.name}1`)
      : undefined,
  );
}

/** `if(d20+5, 1, 2)` always takes the first branch: a comparison was forgotten. */
export function alwaysTrue({
  node: { test },
  text,
  ...surroundings
}: Place<ChoiceNode>): Finding | undefined {
  if (!rollsDice(test, surroundings.names) || isParenthesized(test, text)) return undefined;
  if (!isPositive(test, surroundings)) return undefined;
  const written = text.slice(test.span.start, test.span.end);
  const ours = `if((${written}) >= 10, ...)`;
  return caution('always-true', test.span, { reason: 'never-zero', ours });
}

/** Whether the least that can come up is surely above 0. */
function isPositive(node: Expression, surroundings: Pick<Place, 'names' | 'vocabulary'>): boolean {
  const { names, vocabulary } = surroundings;
  const positive = (each: Expression): boolean => isPositive(each, surroundings);
  switch (node.kind) {
    case 'number':
      return Number(node.text) > 0;
    case 'variable': {
      const value = names.valueOf(node);
      return value !== undefined && sign(value) > 0;
    }
    case 'parentheses':
      return positive(node.inner);
    case 'binary': {
      if (node.operator !== '+' && node.operator !== '*') return false;
      const { first, steps } = leftSpine(node);
      const signs = steps.every(({ node: { operator } }) => operator === '+' || operator === '*');
      return signs && [first, ...steps.map(({ right }) => right)].every(positive);
    }
    case 'dice': {
      const { die } = node;
      if (die.kind === 'named' || (writtenNumber(node.count) ?? 0) < 1) return false;
      if (die.kind === 'sides' && writtenNumber(die.sides) === undefined) return false;
      if (die.kind === 'faces' && die.faces.some(({ from }) => from < 1)) return false;
      // What keeps, clamps, goes on or counts can come to 0, or is looked at elsewhere.
      return placedOn(node, vocabulary).every(({ record }) => leavesTotals(record.kind));
    }
    default:
      return false;
  }
}
