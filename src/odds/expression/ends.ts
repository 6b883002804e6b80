/** The true least and greatest result of an expression, where its law alone does not show it. */
import type { DiceNode, Expression } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { ArithmeticFault, compare, max, min, sign } from '../../number/index.ts';
import type { FunctionRecord } from '../../vocabulary/arithmetic/functions.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import type { Range } from '../../vocabulary/arithmetic/range.ts';
import { everything, exactly, isInfinite } from '../../vocabulary/arithmetic/range.ts';
import { holds } from '../../vocabulary/rules/rule.ts';
import { groupActs } from '../group/group-acts.ts';
import { rulesOfValues } from '../group/group-plans.ts';
import type { Law } from '../law/law.ts';
import { isBounded, isOfWholes, outcomeAt } from '../law/law.ts';
import { branchesOf } from './branches.ts';
import type { SolveContext } from './solve-context.ts';
import { meantBy, numberIfAny } from './solve-context.ts';

/** Parts are independent, so the ends of a result come from the ends of its parts. */
export function endsOf(node: Expression, question: SolveContext): Range {
  const known = numberIfAny(node, question);
  if (known !== undefined) return exactly(known);
  switch (node.kind) {
    case 'parentheses':
      return endsOf(node.inner, question);
    case 'compare': {
      const orders = ordersOf(endsOf(node.left, question), endsOf(node.right, question));
      const held = orders.map((order) => holds(node.operator, order));
      return {
        low: held.every(Boolean) ? 1 : 0,
        high: held.some(Boolean) ? 1 : 0,
        isOfWholes: true,
      };
    }
    case 'variable':
      return endsOf(meantBy(node, question), question);
    case 'unary':
      return node.operator === '+'
        ? endsOf(node.operand, question)
        : acting(binaryRecord('-'), [exactly(0), endsOf(node.operand, question)]);
    case 'binary': {
      if (node.operator === '**') {
        const operands = [node.left, node.right].map((each) => endsOf(each, question));
        return acting(binaryRecord(node.operator), operands);
      }
      const { first, steps } = leftSpine(node);
      return steps.reduce<Range>(
        (range, { node: step, right }) =>
          acting(binaryRecord(step.operator), [range, endsOf(right, question)]),
        endsOf(first, question),
      );
    }
    case 'call': {
      const record = question.program.vocabulary.functionByName.get(node.name);
      return acting(
        record,
        node.arguments.map((each) => endsOf(each, question)),
      );
    }
    case 'choice': {
      const { yes, no, unsure } = branchesOf(question.lawOf(node.test, question));
      const one = yes + unsure > 0n ? endsIfTaken(node.then, question) : undefined;
      const test = endsOf(node.test, question);
      const mayBeZero = no > 0n || (unsure > 0n && sign(test.low) <= 0 && sign(test.high) >= 0);
      const other = mayBeZero ? endsIfTaken(node.otherwise, question) : undefined;
      if (one === undefined || other === undefined) return one ?? other ?? everything;
      return eitherOf(one, other);
    }
    case 'group': {
      const ends = endsOfLaw(node, question);
      if (question.program.groupOf(node).kind === 'dice') return ends;
      // The law alone may say nothing about values that have no end.
      const items = node.items.map((item) => endsOf(item, question));
      return nearer(ends, acting(groupActs(rulesOfValues(node, question), items.length), items));
    }
    case 'number':
    case 'dice':
      return endsOfLaw(node, question);
  }
}

/** From the lower of two ends to the higher. */
export const eitherOf = (one: Range, other: Range): Range => ({
  low: compare(one.low, other.low) <= 0 ? one.low : other.low,
  high: compare(one.high, other.high) >= 0 ? one.high : other.high,
  isOfWholes: one.isOfWholes === true && other.isOfWholes === true,
});

/** What lies in both. */
const nearer = (one: Range, other: Range): Range => ({
  low: max(one.low, other.low),
  high: min(one.high, other.high),
  isOfWholes: one.isOfWholes === true || other.isOfWholes === true,
});

/** How a number of one range may compare with one of another: -1 below, 0 equal, 1 above. */
function ordersOf(left: Range, right: Range): readonly (-1 | 0 | 1)[] {
  // What is infinite may be any large number.
  const isLess = (low: Num, high: Num): boolean =>
    compare(low, high) < 0 || (isInfinite(low) && isInfinite(high));
  const mayBeLess = isLess(left.low, right.high);
  const mayBeMore = isLess(right.low, left.high);
  const mayBeEqual =
    (mayBeLess || compare(left.low, right.high) === 0) &&
    (mayBeMore || compare(right.low, left.high) === 0);
  return [
    ...(mayBeLess ? [-1 as const] : []),
    ...(mayBeEqual ? [0 as const] : []),
    ...(mayBeMore ? [1 as const] : []),
  ];
}

/** The ends of a branch; undefined for one that can fail: what was solved never takes it. */
function endsIfTaken(node: Expression, question: SolveContext): Range | undefined {
  try {
    return endsOf(node, question);
  } catch (error) {
    if (error instanceof NotationFault) return undefined;
    throw error;
  }
}

/** What is known of an operator or a function. */
type Acting = Pick<FunctionRecord, 'acts' | 'wholes'>;

function acting(record: Acting | undefined, ranges: readonly Range[]): Range {
  const { low, high } = acted(record, ranges);
  const kept = record?.wholes === 'kept' && ranges.every((range) => range.isOfWholes === true);
  return { low, high, isOfWholes: kept || record?.wholes === 'made' };
}

function acted(record: Acting | undefined, ranges: readonly Range[]): Range {
  try {
    return record?.acts?.(...ranges) ?? everything;
  } catch (error) {
    // It fails for all: what was solved never comes here.
    if (error instanceof ArithmeticFault) return everything;
    throw error;
  }
}

function endsOfLaw(node: Expression, question: SolveContext): Range {
  const law = question.lawOf(node, question);
  return { ...widest(law, node, question), isOfWholes: isOfWholes(law) };
}

function widest(law: Law, node: Expression, question: SolveContext): Range {
  const last = law.weights.length - 1;
  // More dice, or more sides, than the window shows come to no less than those that it shows.
  if (node.kind === 'dice' && law.any > 0n && last >= 0 && hasNoEnd(node, question)) {
    const most = outcomeAt(law, last);
    return { low: outcomeAt(law, 0), high: compare(most, 0) > 0 ? everything.high : most };
  }
  if (law.any > 0n || last < 0) return everything;
  return {
    low: law.below > 0n ? everything.low : outcomeAt(law, 0),
    high: law.above > 0n ? everything.high : outcomeAt(law, last),
  };
}

/** Whether the number of dice, or of sides, has no end. */
function hasNoEnd(node: DiceNode, question: SolveContext): boolean {
  const computed = node.die.kind === 'sides' ? [node.count, node.die.sides] : [node.count];
  return computed.some((each) => !isBounded(question.lawOf(each, question)));
}
