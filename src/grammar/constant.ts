/** The value of an expression that throws no dice. */
import type { Num } from '../number.ts';
import { fromDecimal, isZero } from '../number.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { applyComparison, binaryRecord, unaryRecord } from '../vocabulary/operators.ts';
import type { Expression, VariableNode } from './ast.ts';
import { leftSpine, someNode } from './ast.ts';
import { reckon } from './fault.ts';

/** What is known of variables. */
export interface Names {
  /** The number a variable stands for; undefined where it is not known, or depends on dice. */
  readonly valueOf: (node: VariableNode) => Num | undefined;
  /** Whether a variable stands for something that throws dice. */
  readonly rollsDice: (node: VariableNode) => boolean;
  /** What a variable stands for when it holds notation. Absent: no variable is known yet. */
  readonly bodyOf?: (node: VariableNode) => Expression | undefined;
}

/** Before the caller's variables are known. */
export const noNames: Names = { valueOf: () => undefined, rollsDice: () => false };

/**
 * Whether an expression throws dice, by itself or through its variables. A group counts as dice: it is
 * only worked out when it is rolled.
 */
export function rollsDice(node: Expression, names: Names): boolean {
  return someNode(
    node,
    (each) =>
      each.kind === 'dice' ||
      each.kind === 'group' ||
      (each.kind === 'variable' && names.rollsDice(each)),
  );
}

/**
 * The exact value, or undefined when it depends on dice or on a variable that is not known.
 *
 * @throws NotationFault where the arithmetic fails
 */
export function constantOf(
  node: Expression,
  names: Names,
  vocabulary: Vocabulary,
): Num | undefined {
  const value = (child: Expression): Num | undefined => constantOf(child, names, vocabulary);
  switch (node.kind) {
    case 'number':
      return reckon(node.span, () => fromDecimal(node.text));
    case 'variable':
      return names.valueOf(node);
    case 'dice':
    case 'group':
      return undefined;
    case 'choice': {
      const test = value(node.test);
      if (test === undefined) return undefined;
      return value(isZero(test) ? node.otherwise : node.then);
    }
    case 'parentheses':
      return value(node.inner);
    case 'unary': {
      const operand = value(node.operand);
      return operand === undefined ? undefined : unaryRecord(node.operator).apply(operand);
    }
    case 'binary': {
      if (node.operator === '**') {
        const base = value(node.left);
        const exponent = value(node.right);
        if (base === undefined || exponent === undefined) return undefined;
        return reckon(node.span, () => binaryRecord('**').apply(base, exponent));
      }
      const { first, steps } = leftSpine(node);
      let total = value(first);
      for (const { node: step, right } of steps) {
        const operand = value(right);
        if (total === undefined || operand === undefined) return undefined;
        const left = total;
        total = reckon(step.span, () => binaryRecord(step.operator).apply(left, operand));
      }
      return total;
    }
    case 'compare': {
      const left = value(node.left);
      const right = value(node.right);
      if (left === undefined || right === undefined) return undefined;
      return applyComparison(node.operator, left, right);
    }
    case 'call': {
      const given = node.arguments.map(value);
      const known = given.filter((each) => each !== undefined);
      const record = vocabulary.functionByName.get(node.name);
      if (record === undefined || known.length < given.length) return undefined;
      return reckon(node.span, () => record.apply(...known));
    }
  }
}
