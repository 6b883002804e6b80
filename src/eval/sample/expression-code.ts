/** Compiles expressions: from left to right, each kind of node once, in both forms. */
import type {
  BinaryNode,
  CallNode,
  ChoiceNode,
  Expression,
  VariableNode,
} from '../../grammar/tree/ast.ts';
import { withArithmeticErrors } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { fromDecimal, isZero } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { BinaryOperator } from '../../vocabulary/arithmetic/operators.ts';
import {
  applyComparison,
  binaryRecord,
  unaryRecord,
} from '../../vocabulary/arithmetic/operators.ts';
import type { Code, Compiler } from './code.ts';
import { inVariable } from './during-roll.ts';
import { groupCode } from './group-code.ts';
import { poolCode } from './pool-code.ts';
import type { Outcome } from './roll.ts';
import type { Run } from './run.ts';
import type { Sum } from './totals/linear.ts';
import { linearStep, scaled, totalOf } from './totals/linear.ts';

export function compileNode(node: Expression, compiler: Compiler): Code {
  const { codeOf } = compiler;
  switch (node.kind) {
    case 'number':
      return numberCode(node);
    case 'variable':
      return variableCode(node, compiler);
    case 'parentheses': {
      const inner = codeOf(node.inner);
      return codeFor(inner, inner.total, within(node, inner));
    }
    case 'unary': {
      const operand = codeOf(node.operand);
      const { apply } = unaryRecord(node.operator);
      const total = (run: Run): Num => apply(operand.total(run));
      const record = (run: Run): Outcome => {
        const part = operand.record(run);
        return { node, value: apply(part.value), parts: [part] };
      };
      const sum = scaled(operand, node.operator === '-' ? -1 : 1, operand.most);
      return codeFor(sum, total, record);
    }
    case 'binary':
      return node.operator === '**' ? powerCode(node, compiler) : spineCode(node, compiler);
    case 'compare': {
      const [left, right] = [codeOf(node.left), codeOf(node.right)];
      const apply = (one: Num, other: Num): Num => applyComparison(node.operator, one, other);
      return { ...pair(node, left, right, apply), most: 1 };
    }
    case 'call':
      return callCode(node, compiler);
    case 'choice':
      return choiceCode(node, compiler);
    case 'dice':
      return poolCode(node, compiler);
    case 'group':
      return groupCode(node, compiler);
  }
}

/** What is known of a value, with both ways to it. Name by name: to spread an object takes fifty times as long. */
const codeFor = (
  { most, constant, terms, parts }: Sum,
  total: Code['total'],
  record: Code['record'],
): Code => ({ total, record, most, constant, terms, parts });

/** The inner outcome as the only part. */
const within =
  (node: Expression, { record }: Code) =>
  (run: Run): Outcome => {
    const inner = record(run);
    return { node, value: inner.value, parts: [inner] };
  };

/** What is known before the roll. */
function constant(node: Expression, value: Num): Code {
  return {
    total: () => value,
    record: () => ({ node, value, parts: [] }),
    most: typeof value === 'number' ? Math.abs(value) : undefined,
    constant: value,
  };
}

function numberCode(node: Extract<Expression, { kind: 'number' }>): Code {
  try {
    return constant(
      node,
      withArithmeticErrors(node.span, () => fromDecimal(node.text)),
    );
  } catch (error) {
    // It may be where no roll ever gets.
    const fail = (): never => {
      throw error;
    };
    return { total: fail, record: fail };
  }
}

function variableCode(node: VariableNode, { program, inside }: Compiler): Code {
  const meaning = program.meaningOf(node);
  if ('value' in meaning) return constant(node, meaning.value);
  if ('binding' in meaning) {
    const total = ({ bound }: Run): Num => assertDefined(bound.get(node.name));
    return { total, record: (run) => ({ node, value: total(run), parts: [] }) };
  }
  const { body } = meaning.tree;
  const inner = inside(meaning.tree).codeOf(body);
  const record = within(node, inner);
  return {
    total: (run) => inVariable(node, run, () => inner.total(run)),
    record: (run) => inVariable(node, run, () => record(run)),
    most: inner.most,
  };
}

/** Two operands and what is made of them. */
function pair(node: Expression, left: Code, right: Code, apply: Apply): Code {
  return {
    total: (run) => {
      const one = left.total(run);
      return apply(one, right.total(run));
    },
    record: (run) => {
      const parts = [left.record(run), right.record(run)] as const;
      return { node, value: apply(parts[0].value, parts[1].value), parts };
    },
  };
}

type Apply = (one: Num, other: Num) => Num;

/** Arithmetic that reports where it failed. */
function reckoning(node: BinaryNode): Apply {
  const { apply } = binaryRecord(node.operator);
  return (one, other) => withArithmeticErrors(node.span, () => apply(one, other));
}

function powerCode(node: BinaryNode, { codeOf }: Compiler): Code {
  return pair(node, codeOf(node.left), codeOf(node.right), reckoning(node));
}

/** Longer runs of operators are worked off in a loop, which keeps the stack flat. */
const longestNest = 16;

function spineCode(node: BinaryNode, { codeOf }: Compiler): Code {
  const { first, steps } = leftSpine(node);
  const start = codeOf(first);
  const operands = steps.map(({ right, node: step }) => ({
    step,
    operand: codeOf(right),
    apply: reckoning(step),
  }));
  const record = (run: Run): Outcome => {
    const opening = start.record(run);
    const parts = [opening];
    let { value } = opening;
    for (const { operand, apply } of operands) {
      const right = operand.record(run);
      parts.push(right);
      value = apply(value, right.value);
    }
    return { node, value, parts };
  };
  if (steps.length > longestNest) {
    const total = (run: Run): Num => {
      let value = start.total(run);
      for (const { operand, apply } of operands) value = apply(value, operand.total(run));
      return value;
    };
    return { total, record };
  }
  let left: Sum = start;
  for (const { step, operand, apply } of operands) {
    left = stepCode(left, step.operator, operand, apply);
  }
  return codeFor(left, totalOf(left), record);
}

/** One step of a spine. */
function stepCode(left: Sum, operator: BinaryOperator, right: Code, apply: Apply): Sum {
  const whole = linearStep(left, operator, right);
  if (whole !== undefined) return whole;
  const [one, other] = [totalOf(left), totalOf(right)];
  return {
    total: (run) => {
      const value = one(run);
      return apply(value, other(run));
    },
  };
}

function callCode(node: CallNode, { program, codeOf }: Compiler): Code {
  const given = node.arguments.map(codeOf);
  const record = assertDefined(program.vocabulary.functionByName.get(node.name));
  const apply = (values: readonly Num[]): Num =>
    withArithmeticErrors(node.span, () => record.apply(...values));
  return {
    total: (run) => apply(given.map(({ total }) => total(run))),
    record: (run) => {
      const parts = given.map((each) => each.record(run));
      return { node, value: apply(parts.map(({ value }) => value)), parts };
    },
  };
}

/** Only the chosen branch rolls; its outcome is the second part. */
function choiceCode(node: ChoiceNode, { codeOf }: Compiler): Code {
  const [test, then, otherwise] = [codeOf(node.test), codeOf(node.then), codeOf(node.otherwise)];
  return {
    total: (run) => (isZero(test.total(run)) ? otherwise : then).total(run),
    record: (run) => {
      const tested = test.record(run);
      const chosen = (isZero(tested.value) ? otherwise : then).record(run);
      return { node, value: chosen.value, parts: [tested, chosen] };
    },
    ...(then.most === undefined || otherwise.most === undefined
      ? {}
      : { most: Math.max(then.most, otherwise.most) }),
  };
}
