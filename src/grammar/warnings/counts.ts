/** Finds counts that are reckoned with: compared totals were meant, or successes are subtracted. */
import type { Diagnostic } from '../../diagnostic.ts';
import { caution } from '../../diagnostic.ts';
import type { BinaryNode, Expression, UnaryNode } from '../ast.ts';
import { leftSpine } from '../walk.ts';
import type { Place, Surroundings } from './place.ts';
import { countIn } from './place.ts';

/** `-(3d6>=5)` */
export function negatedCount({
  node: { operator, operand },
  ...surroundings
}: Place<UnaryNode>): Diagnostic | undefined {
  return operator === '-' ? countUnderMinus(operand, surroundings) : undefined;
}

/** `5 + d20 >= 15` counts one die: the sum was surely meant to be compared. */
export function countInSum({ node, ...surroundings }: Place<BinaryNode>): readonly Diagnostic[] {
  if (node.operator === '**') return [];
  const { first, steps } = leftSpine(node);
  const additive = steps.filter(({ node: step }) => step.operator === '+' || step.operator === '-');
  const inner = additive[0]?.node;
  if (inner === undefined) return [];
  const operands = [inner.left, ...additive.map(({ right }) => right)];
  if (inner.left !== first) operands.push(first);
  const counted = operands.filter(
    (operand) => countIn(operand, surroundings.vocabulary) !== undefined,
  );
  return [
    ...[...new Set(operands)].flatMap(
      (operand) => singleCount(operand, node, counted.length > 1, surroundings) ?? [],
    ),
    ...additive.flatMap(({ node: step, right }) =>
      step.operator === '-' ? (countUnderMinus(right, surroundings) ?? []) : [],
    ),
  ];
}

function singleCount(
  operand: Expression,
  sum: Expression,
  severalCounts: boolean,
  { text, vocabulary }: Surroundings,
): Diagnostic | undefined {
  const count = countIn(operand, vocabulary);
  if (count === undefined || operand.kind !== 'dice') return undefined;
  if (operand.count.kind !== 'number' || operand.count.text !== '1') return undefined;
  const last =
    !severalCounts && operand.modifiers.at(-1) === count && operand.span.end === sum.span.end;
  const { start } = count.span;
  const total = text.slice(sum.span.start, start).trim();
  const fix = last ? `${text.slice(0, sum.span.start)}(${total}) ${text.slice(start)}` : undefined;
  const message = 'this counts one die, 1 or 0; it does not compare the total';
  const hint = 'to compare the total, put it in parentheses';
  return caution('count-in-arithmetic', count.span, message, { hint, fix });
}

function countUnderMinus(
  operand: Expression,
  { vocabulary }: Surroundings,
): Diagnostic | undefined {
  const count = countIn(operand, vocabulary);
  if (count === undefined) return undefined;
  const message = 'successes are subtracted here: the count comes before the minus';
  return caution('count-under-minus', count.span, message);
}
