/** Finds counts that are used in arithmetic: compared totals were meant, or successes are subtracted. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { rollsDice } from '../check/constant.ts';
import { spacedComparison } from '../fixes/edit.ts';
import type { BinaryNode, DiceNode, Expression, ModifierNode, UnaryNode } from '../tree/ast.ts';
import { leftSpine, someNode } from '../tree/walk.ts';
import { isOne } from './one.ts';
import type { Place, Surroundings } from './place.ts';
import { countIn, isParenthesized, writtenNumber } from './place.ts';

/** `-3d6>=5` */
export function negatedCount({
  node: { operator, operand },
  ...surroundings
}: Place<UnaryNode>): Finding | undefined {
  return operator === '-' ? countUnderMinus(operand, surroundings) : undefined;
}

/** `5 + d20 >= 15` counts one die: the sum was surely meant to be compared. */
export function countInSum({ node, ...surroundings }: Place<BinaryNode>): readonly Finding[] {
  if (node.operator === '**') return [];
  const { text, vocabulary } = surroundings;
  const { first, steps } = leftSpine(node);
  const additive = steps.filter(({ node: step }) => step.operator === '+' || step.operator === '-');
  const inner = additive[0]?.node;
  if (inner === undefined) return [];
  const operands = [inner.left, ...additive.map(({ right }) => right)];
  if (inner.left !== first) operands.push(first);
  const all = [...new Set(operands)];
  // What is in parentheses is meant.
  const counted = all.filter(
    (operand) => countIn(operand, vocabulary) !== undefined && !isParenthesized(operand, text),
  );
  const last = all.find((operand) => operand === additive.at(-1)?.right);
  const mixed = last !== undefined && addsPlainDice(all, last, surroundings);
  return [
    ...counted.flatMap((operand) => {
      const one = isOne(operand, surroundings);
      if (one === undefined && !(mixed && operand === last)) return [];
      const fixable = counted.length === 1 && operand === last;
      return miscounted(operand, one, fixable ? first.span.start : undefined, surroundings);
    }),
    ...additive.flatMap(({ node: step, right }) => [
      ...(step.operator === '-' ? [countUnderMinus(right, surroundings) ?? []].flat() : []),
      ...[lessenedCount(step, surroundings) ?? []].flat(),
    ]),
  ];
}

/** `d20 + 2d8 >= 8`: successes are hardly added to what other dice show. */
function addsPlainDice(
  operands: readonly Expression[],
  last: Expression,
  { names, vocabulary }: Surroundings,
): boolean {
  const counts = (node: Expression): boolean => countIn(node, vocabulary) !== undefined;
  const others = operands.filter((operand) => operand !== last && rollsDice(operand, names));
  return others.length > 0 && !others.some((operand) => someNode(operand, counts));
}

/** `start`: where what was meant to be compared begins, when the count ends it. */
function miscounted(
  operand: Expression,
  one: ReturnType<typeof isOne>,
  start: number | undefined,
  { text, vocabulary }: Surroundings,
): Finding | readonly [] {
  const count = countIn(operand, vocabulary);
  if (count === undefined || !('modifiers' in operand)) return [];
  const { span } = count;
  const ends = operand.modifiers.at(-1) === count && operand.span.end === span.end;
  const fix =
    start !== undefined && ends
      ? `${text.slice(0, start)}(${text.slice(start, span.start).trim()}) ${spacedComparison(text.slice(span.start))}`
      : undefined;
  const counts = one === 'die' ? 'one-die' : one === 'total' ? 'one-total' : 'dice';
  return caution('count-in-arithmetic', span, { reason: 'not-the-total', counts }, fix);
}

function countUnderMinus(
  operand: Expression,
  { text, vocabulary }: Surroundings,
): Finding | undefined {
  const count = countIn(operand, vocabulary);
  if (count === undefined || isParenthesized(operand, text)) return undefined;
  return caution('count-under-minus', count.span, { reason: 'subtracted' });
}

/** `4d6>=5-1` counts 5 and 6, and takes one success away; to some it is "at least 4". */
function lessenedCount(
  { operator, left, right }: BinaryNode,
  surroundings: Surroundings,
): Finding | undefined {
  const { text, vocabulary } = surroundings;
  if (operator !== '-' || right.kind !== 'number' || right.label !== undefined) return undefined;
  const pool = lastOperand(left);
  const count = countIn(pool, vocabulary) && lastCount(pool as DiceNode);
  if (count === undefined || pool.kind !== 'dice') return undefined;
  if (isParenthesized(pool, text) || isParenthesized(right, text) || pool.label !== undefined)
    return undefined;
  // Of one die it is said that it is counted at all.
  if (isOne(pool, surroundings) !== undefined) return undefined;
  const [only] = count.arguments;
  // After an equals sign the minus may mean "up to", which is looked for elsewhere.
  if (only?.kind !== 'test' || only.inParentheses === true || only.operator === '=')
    return undefined;
  if (only.value.kind !== 'variable' && writtenNumber(only.value) === undefined) return undefined;
  const { start, end } = only.value.span;
  const number = text.slice(start, end);
  const sign = text.slice(count.span.start, start).trim();
  const span = { start: pool.span.end, end: right.span.end };
  return caution('minus-after-modifier', span, {
    reason: 'successes',
    subtracted: right.text,
    number,
    lower: `${sign}(${number} - ${right.text})`,
  });
}

function lastOperand(node: Expression): Expression {
  let last = node;
  while (last.kind === 'binary') last = last.right;
  return last;
}

/** The count that ends a pool. */
function lastCount({ modifiers }: DiceNode): ModifierNode | undefined {
  const last = modifiers.at(-1);
  return last?.arguments[0]?.kind === 'test' && last.span.start === last.arguments[0].span.start
    ? last
    : undefined;
}
