/** Finds two comparisons that look like one: "between", or a number of successes that is compared. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Comparison } from '../../vocabulary/rules/rule.ts';
import { isAlone, replaced, spacedComparison } from '../fixes/edit.ts';
import type { CompareNode, ModifierNode, PoolNode } from '../tree/ast.ts';
import type { Place } from './place.ts';
import { countIn, isComparison, isParenthesized, writtenNumber } from './place.ts';

const upward = (operator: Comparison): boolean => operator === '>' || operator === '>=';
const downward = (operator: Comparison): boolean => operator === '<' || operator === '<=';

const opposite: Readonly<Partial<Record<Comparison, Comparison>>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
};

interface Bound {
  readonly operator: Comparison;
  readonly number: number;
}

/** A count with a number that is written out. */
function boundOf(modifier: ModifierNode): Bound | undefined {
  const [only] = modifier.arguments;
  if (only?.kind !== 'test' || only.inParentheses === true) return undefined;
  const number = writtenNumber(only.value);
  return number === undefined ? undefined : { operator: only.operator, number };
}

/** Counts side by side on the same dice. */
export function severalCounts({ node, text, vocabulary }: Place<PoolNode>): readonly Finding[] {
  return node.modifiers.flatMap((modifier, index) => {
    const next = node.modifiers[index + 1];
    if (next === undefined) return [];
    if (!isComparison(modifier, vocabulary) || !isComparison(next, vocabulary)) return [];
    const [one, other] = [boundOf(modifier), boundOf(next)];
    if (one === undefined || other === undefined) return [];
    const pair = { node, modifier, next, one, other, text };
    return between(pair, vocabulary) ?? secondIsWider(pair) ?? [];
  });
}

interface Pair {
  readonly node: PoolNode;
  readonly modifier: ModifierNode;
  readonly next: ModifierNode;
  readonly one: Bound;
  readonly other: Bound;
  readonly text: string;
}

/** `4d6>2<5` counts every die once, and those between twice. */
function between(
  { modifier, next, one, other, text }: Pair,
  { modifiers }: Vocabulary,
): Finding | undefined {
  const [up, down] = upward(one.operator) ? [one, other] : [other, one];
  if (!upward(up.operator) || !downward(down.operator) || up.number > down.number) return undefined;
  const span = { start: modifier.span.start, end: next.span.end };
  const taker = modifiers.find((record) => record.onlyAfterCount === true);
  if (taker === undefined) return caution('several-counts', span, { reason: 'between' });
  const away = `${taker.name}${opposite[other.operator]}${other.number}`;
  return caution(
    'several-counts',
    span,
    { reason: 'between', taker: taker.name },
    replaced(text, next.span, away),
  );
}

/** `8d10>=8>=3` looks like at least three successes. */
function secondIsWider({ node, modifier, next, one, other, text }: Pair): Finding | undefined {
  const alike =
    (upward(one.operator) && upward(other.operator) && other.number < one.number) ||
    (downward(one.operator) && downward(other.operator) && other.number > one.number);
  if (!alike) return undefined;
  const last =
    node.modifiers.at(-1) === next && node.span.end === next.span.end && isAlone(text, node.span);
  const pool = text.slice(node.span.start, modifier.span.end);
  return caution(
    'several-counts',
    { start: modifier.span.start, end: next.span.end },
    { reason: 'compared-successes' },
    last
      ? `${text.slice(0, node.span.start)}(${pool}) ${spacedComparison(text.slice(next.span.start))}`
      : undefined,
  );
}

/** `1 < d6 < 5`: the second comparison counts dice, and the first compares their number. */
export function comparedCount({
  node,
  within,
  tree,
  text,
  vocabulary,
}: Place<CompareNode>): Finding | undefined {
  const { left, right, operator } = node;
  const count = countIn(right, vocabulary);
  if (count === undefined || right.kind !== 'dice' || isParenthesized(right, text))
    return undefined;
  const bound = boundOf(count);
  if (bound === undefined || right.modifiers.at(-1) !== count || right.label !== undefined) {
    return undefined;
  }
  const sameWay =
    (upward(operator) && upward(bound.operator)) ||
    (downward(operator) && downward(bound.operator));
  if (!sameWay) return undefined;
  const dice = text.slice(right.span.start, count.span.start).trim();
  const [low, high] = [text.slice(left.span.start, left.span.end), `${bound.number}`];
  const spelled = `@total := ${dice}; (@total ${mirrored[operator]} ${low}) * (@total ${bound.operator} ${high})`;
  const alone =
    tree.body === node &&
    within.length === 0 &&
    tree.bindings.length === 0 &&
    tree.repeat === undefined &&
    writtenNumber(left) !== undefined;
  return caution(
    'several-counts',
    count.span,
    { reason: 'compared-count' },
    alone ? `${text.slice(0, node.span.start)}${spelled}${text.slice(node.span.end)}` : undefined,
  );
}

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
