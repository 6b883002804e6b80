/** Finds a minus right after a modifier that was meant as the sign of a face, or as "up to". */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Takes } from '../../vocabulary/modifier.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { hasFace } from '../../vocabulary/rules/die.ts';
import type { Names } from '../check/constant.ts';
import { constantOf } from '../check/constant.ts';
import { dieOf } from '../check/pool.ts';
import { replaced } from '../fixes/edit.ts';
import type { BinaryNode, DiceNode, ModifierNode, NumberNode } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';
import type { Place, Surroundings } from './place.ts';
import { isBare, isParenthesized } from './place.ts';

/** A modifier, the die it applies to, and what is subtracted right after it. */
interface Minus {
  readonly modifier: ModifierNode;
  readonly takes: Takes;
  readonly right: NumberNode;
  readonly die: Die;
  readonly text: string;
  readonly minus: Span;
}

/** Each minus of a sum. */
export function minusOfModifier({ node, ...surroundings }: Place<BinaryNode>): readonly Finding[] {
  return leftSpine(node).steps.flatMap(({ node: step }) => {
    const minus = step.operator === '-' ? minusIn(step, surroundings) : undefined;
    return (minus && (sign(minus) ?? range(minus))) ?? [];
  });
}

function minusIn(
  { left, right }: BinaryNode,
  { text, vocabulary, limits, names }: Surroundings,
): Minus | undefined {
  let last = left;
  while (last.kind === 'binary' || last.kind === 'unary') {
    last = last.kind === 'binary' ? last.right : last.operand;
  }
  if (last.kind !== 'dice' || right.kind !== 'number') return undefined;
  const modifier = last.modifiers.at(-1);
  const takes = modifier && vocabulary.modifierByName.get(modifier.name)?.takes;
  if (modifier === undefined || takes === undefined) return undefined;
  if (text[modifier.span.end] !== '-' || isParenthesized(right, text)) return undefined;
  const die = knownDie(last, vocabulary, limits, names);
  const minus = { start: modifier.span.end, end: right.span.end };
  return die === undefined ? undefined : { modifier, takes, right, die, text, minus };
}

function knownDie(
  { die, span }: DiceNode,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names,
): Die | undefined {
  const sides = die.kind === 'sides' ? constantOf(die.sides, names, vocabulary) : undefined;
  return dieOf(die, span, sides, vocabulary, limits);
}

/** `4dFr-1` rolls 0s again and subtracts 1; after a modifier a number has no sign. */
function sign({ modifier, takes, right, die, text, minus }: Minus): Finding | undefined {
  const signed =
    takes.shape === 'condition' || (takes.shape === 'numbers' && takes.least === undefined);
  if (!signed || !isBare(modifier) || die.faces?.includes(-Number(right.text)) !== true)
    return undefined;
  const written = text.slice(modifier.span.start, modifier.span.end);
  const whole = { start: modifier.span.start, end: right.span.end };
  const fix =
    right.label === undefined ? replaced(text, whole, `${written}(-${right.text})`) : undefined;
  const details = { reason: 'negative-face', number: right.text } as const;
  return caution('minus-after-modifier', minus, details, fix);
}

/** `d20cs19-20` marks 19 and subtracts 20; faces from 19 to 20 were meant. */
function range({ modifier, takes, right, die, text, minus }: Minus): Finding | undefined {
  const [only, ...others] = modifier.arguments;
  if (takes.shape !== 'condition' && takes.shape !== 'comparison') return undefined;
  if (only === undefined || only.value?.kind !== 'number' || others.length > 0) return undefined;
  if (only.kind === 'test' ? only.operator !== '=' : only.kind !== 'value') return undefined;
  // In a list, or with a space before the minus, the number ends for everyone to see.
  if (only.span.end !== modifier.span.end || text[right.span.start - 1] !== '-') return undefined;
  const [from, to] = [Number(only.value.text), Number(right.text)];
  if (right.label !== undefined || from >= to || !hasFace(die, from) || !hasFace(die, to)) {
    return undefined;
  }
  const whole = { start: only.span.start, end: right.span.end };
  return caution(
    'minus-after-modifier',
    minus,
    { reason: 'range', from, to },
    to === die.highest ? replaced(text, whole, `>=${from}`) : undefined,
  );
}
