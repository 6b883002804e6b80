/** The value of an expression that throws no dice. */
import type { Num } from '../../number/index.ts';
import { fromDecimal, isZero } from '../../number/index.ts';
import {
  applyComparison,
  binaryRecord,
  unaryRecord,
} from '../../vocabulary/arithmetic/operators.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { BinaryNode, Expression, NumberNode, VariableNode } from '../tree/ast.ts';
import { attempted, withArithmeticErrors } from '../tree/fault.ts';
import { leftSpine, someNode } from '../tree/walk.ts';

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
  switch (node.kind) {
    case 'number':
      return numberOf(node);
    case 'variable':
      return names.valueOf(node);
    case 'dice':
    case 'group':
      return undefined;
    case 'choice': {
      const test = constantOf(node.test, names, vocabulary);
      if (test === undefined) return undefined;
      return constantOf(isZero(test) ? node.otherwise : node.then, names, vocabulary);
    }
    case 'parentheses':
      return constantOf(node.inner, names, vocabulary);
    case 'unary': {
      const operand = constantOf(node.operand, names, vocabulary);
      return operand === undefined ? undefined : unaryRecord(node.operator).apply(operand);
    }
    case 'binary': {
      if (node.operator !== '**') return sumOf(node, names, vocabulary);
      const base = constantOf(node.left, names, vocabulary);
      const exponent = constantOf(node.right, names, vocabulary);
      return base === undefined || exponent === undefined ? undefined : apply(node, base, exponent);
    }
    case 'compare': {
      const left = constantOf(node.left, names, vocabulary);
      const right = constantOf(node.right, names, vocabulary);
      if (left === undefined || right === undefined) return undefined;
      return applyComparison(node.operator, left, right);
    }
    case 'call': {
      const given = node.arguments.map((each) => constantOf(each, names, vocabulary));
      const known = given.filter((each) => each !== undefined);
      const record = vocabulary.functionByName.get(node.name);
      if (record === undefined || known.length < given.length) return undefined;
      return withArithmeticErrors(node.span, () => record.apply(...known));
    }
  }
}

const apply = ({ operator, span }: BinaryNode, left: Num, right: Num): Num =>
  withArithmeticErrors(span, () => binaryRecord(operator).apply(left, right));

/** The branch of a choice that is never taken, when its test is known. */
export function idleBranch(
  node: Expression,
  names: Names,
  vocabulary: Vocabulary,
): Expression | undefined {
  if (node.kind !== 'choice' || rollsDice(node.test, names)) return undefined;
  const test = attempted([], () => constantOf(node.test, names, vocabulary));
  return test === undefined ? undefined : isZero(test) ? node.then : node.otherwise;
}

/** A number as it is written; short whole ones need no arithmetic. */
function numberOf({ text, span }: NumberNode): Num {
  return /^\d{1,15}$/.test(text)
    ? Number(text)
    : withArithmeticErrors(span, () => fromDecimal(text));
}

/** A run of operators that associate to the left, worked off in a loop. */
function sumOf(node: BinaryNode, names: Names, vocabulary: Vocabulary): Num | undefined {
  const { first, steps } = leftSpine(node);
  let total = constantOf(first, names, vocabulary);
  for (const { node: step, right } of steps) {
    const operand = constantOf(right, names, vocabulary);
    if (total === undefined || operand === undefined) return undefined;
    total = apply(step, total, operand);
  }
  return total;
}
