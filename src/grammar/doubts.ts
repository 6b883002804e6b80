/** Finds what can be rolled and was probably not meant, judged by how people write. */
import type { Diagnostic } from '../diagnostic.ts';
import { caution } from '../diagnostic.ts';
import type { Limits } from '../limits.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import { isCount } from '../vocabulary/modifier.ts';
import type { BinaryNode, Expression, ModifierNode, Tree } from './ast.ts';
import { choiceDoubts } from './choice-doubts.ts';
import { commentDoubts } from './comment-doubts.ts';
import type { Names } from './constant.ts';
import { labelDoubts } from './label-doubts.ts';
import type { Surroundings } from './minus-doubts.ts';
import { minusDoubt } from './minus-doubts.ts';
import { miscounts } from './miscounts.ts';
import { poolDoubts } from './pool-doubts.ts';
import { childrenOf, leftSpine, rootsOf } from './walk.ts';

interface Context extends Surroundings {
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Warnings about a tree without errors. */
export function doubts(
  tree: Tree,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const warnings: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    warnings.push(diagnostic);
  };
  const context: Context = { tree, vocabulary, limits, names, report };
  for (const root of rootsOf(tree)) walk(root, context);
  warnings.push(
    ...miscounts(tree, vocabulary, found),
    ...poolDoubts(tree, vocabulary),
    ...choiceDoubts(tree, vocabulary),
    ...labelDoubts(tree, vocabulary),
    ...commentDoubts(tree),
  );
  return warnings;
}

function walk(node: Expression, context: Context): void {
  if (node.kind === 'binary') checkArithmetic(node, context);
  if (node.kind === 'unary' && node.operator === '-') warnNegatedCount(node.operand, context);
  for (const child of childrenOf(node)) walk(child, context);
}

const recordOf = ({ name }: ModifierNode, { vocabulary }: Context): ModifierRecord | undefined =>
  vocabulary.modifierByName.get(name);

/** The count of a pool, when it has one. */
function countIn(node: Expression, context: Context): ModifierNode | undefined {
  if (node.kind !== 'dice' && node.kind !== 'group') return undefined;
  return node.modifiers.find((modifier) => {
    const record = recordOf(modifier, context);
    return record !== undefined && isCount(record);
  });
}

/** `5 + d20 >= 15` counts one die: the sum was surely meant to be compared. */
function checkArithmetic(node: BinaryNode, context: Context): void {
  if (node.operator === '**') return;
  const { first, steps } = leftSpine(node);
  const additive = steps.filter(({ node: step }) => step.operator === '+' || step.operator === '-');
  const inner = additive[0]?.node;
  if (inner === undefined) return;
  const operands = [inner.left, ...additive.map(({ right }) => right)];
  if (inner.left !== first) operands.push(first);
  const counted = operands.filter((operand) => countIn(operand, context) !== undefined);
  for (const operand of new Set(operands)) {
    warnSingleCount(operand, node, counted.length > 1, context);
  }
  for (const { node: step, right } of additive) {
    if (step.operator === '-') {
      warnNegatedCount(right, context);
      const doubt = minusDoubt(step, context);
      if (doubt !== undefined) context.report(doubt);
    }
  }
}

function warnSingleCount(
  operand: Expression,
  sum: Expression,
  severalCounts: boolean,
  context: Context,
): void {
  const count = countIn(operand, context);
  if (count === undefined || operand.kind !== 'dice') return;
  if (operand.count.kind !== 'number' || operand.count.text !== '1') return;
  const { text } = context.tree;
  const last =
    !severalCounts && operand.modifiers.at(-1) === count && operand.span.end === sum.span.end;
  const { start } = count.span;
  const total = text.slice(sum.span.start, start).trim();
  const fix = last ? `${text.slice(0, sum.span.start)}(${total}) ${text.slice(start)}` : undefined;
  const message = 'this counts one die, 1 or 0; it does not compare the total';
  const hint = 'to compare the total, put it in parentheses';
  context.report(caution('count-in-arithmetic', count.span, message, { hint, fix }));
}

function warnNegatedCount(operand: Expression, context: Context): void {
  const count = countIn(operand, context);
  if (count === undefined) return;
  const message = 'successes are subtracted here: the count comes before the minus';
  context.report(caution('count-under-minus', count.span, message));
}
