/** How tightly the operators of a notation bind, and where that asks for parentheses. */
import { binaryRecord, levels } from '../../vocabulary/arithmetic/operators.ts';
import type { BinaryNode, Expression } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';

/** How tightly a node binds. */
export function levelOf(node: Expression): number {
  switch (node.kind) {
    case 'compare':
      return levels.compare;
    case 'binary':
      return binaryRecord(node.operator).level;
    case 'unary':
      return levels.sign;
    case 'number':
    case 'variable':
    case 'call':
    case 'choice':
    case 'dice':
    case 'group':
    case 'parentheses':
      return levels.term;
  }
}

/**
 * A run of operators that associate to the left, however long. `operand` writes the operand at an index,
 * in parentheses when it binds looser than the level.
 */
export function joinSpine(
  node: BinaryNode,
  {
    operand,
    sign,
    wrap,
  }: {
    readonly operand: (node: Expression, level: number, index: number) => string;
    readonly sign: (operator: string) => string;
    readonly wrap: (text: string) => string;
  },
): string {
  const { first, steps } = leftSpine(node);
  let text = operand(first, levelOf(steps[0]?.node ?? node), 0);
  for (const [index, step] of steps.entries()) {
    const level = levelOf(step.node);
    text = `${text} ${sign(step.node.operator)} ${operand(step.right, level + 1, index + 1)}`;
    const next = steps[index + 1];
    if (next !== undefined && level < levelOf(next.node)) text = wrap(text);
  }
  return text;
}

/** Whether the text of an expression ends with dice, a group or a label. */
export function endsOpen(node: Expression): boolean {
  if ('label' in node && node.label !== undefined) return true;
  switch (node.kind) {
    case 'dice':
    case 'group':
      return true;
    case 'unary':
      return levelOf(node.operand) >= levels.sign && endsOpen(node.operand);
    case 'binary':
      return (
        levelOf(node.right) > levelOf(node) - (node.operator === '**' ? 2 : 0) &&
        endsOpen(node.right)
      );
    default:
      return false;
  }
}
