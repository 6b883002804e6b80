/** Exact mean and square of an expression, also where its outcomes have no end, and where they are infinite. */
import type { Expression } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { compare, isZero, sign } from '../../number/index.ts';
import { needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { endsOf } from '../expression/ends.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { meantBy, numberIfAny, oneDieOf, poolOf } from '../expression/solve-context.ts';
import { isBounded, pointsOf } from '../law/law.ts';
import type { Moments } from '../rings/moments.ts';
import { momentsCharacter, momentsOfNumber, momentsRing } from '../rings/moments.ts';
import type { Share } from '../rings/ring.ts';
import { choiceOf, expectationOf, poolExpectation } from './expectation.ts';
import type { Known, Side } from './infinite-moments.ts';
import { finite, mixKnown, negatedKnown, productKnown, sumKnown } from './infinite-moments.ts';
import { powerMoments } from './power-moments.ts';

/** The exact moments; undefined where only bounds are known. */
export function momentsOf(node: Expression, question: SolveContext): Known | undefined {
  try {
    return solve(node, question);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** The moments of a mixture; undefined where only bounds are known. */
export function mixed(parts: readonly Share<Known>[], whole: bigint): Known | undefined {
  try {
    return mixKnown(parts, whole);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

function solve(node: Expression, question: SolveContext): Known {
  const known = numberIfAny(node, question);
  if (known !== undefined) return finite(momentsOfNumber(known));
  switch (node.kind) {
    case 'parentheses':
      return solve(node.inner, question);
    case 'variable':
      return solve(meantBy(node, question), question);
    case 'unary': {
      const operand = solve(node.operand, question);
      return node.operator === '-' ? negatedKnown(operand) : operand;
    }
    case 'binary':
      return node.operator === '**' ? powerMoments(node, question) : ofSpine(node, question);
    case 'choice':
      return choiceOf(node, question, mixKnown, (branch) => solve(branch, question));
    case 'dice':
      return poolOf(node, question) === undefined ? ofDice(node, question) : whole(node, question);
    default:
      return whole(node, question);
  }
}

const whole = (node: Expression, question: SolveContext): Known =>
  finite(expectationOf(node, momentsCharacter, question));

/**
 * As many dice of one kind as other dice say: with N dice worth X each,
 * E S = E N E X, and E S^2 = E N (E X^2 - (E X)^2) + E N^2 (E X)^2.
 */
function ofDice(node: Extract<Expression, { kind: 'dice' }>, question: SolveContext): Known {
  const sides = node.die.kind === 'sides' ? numberIfAny(node.die.sides, question) : undefined;
  if (node.die.kind === 'sides' && sides === undefined) return whole(node, question);
  const one = oneDieOf(node, sides, question);
  if (one.rules.some(needsWholePool)) return whole(node, question);
  const die = poolExpectation(one, node, momentsCharacter, question);
  const known = solve(node.count, question);
  if (known.kind !== 'finite') throw new TooLarge('moments-of-count');
  const count = known.moments;
  const square = die.first * die.first;
  const denominator = count.denominator * die.denominator * die.denominator;
  return finite({
    mass: denominator,
    first: count.first * die.first * die.denominator,
    second: count.first * (die.second * die.denominator - square) + count.second * square,
    denominator,
  });
}

function ofSpine(node: Expression, question: SolveContext): Known {
  const { first, steps } = leftSpine(node);
  let moments = solve(first, question);
  for (const { node: step, right } of steps) {
    switch (step.operator) {
      case '+':
        moments = sumKnown(moments, solve(right, question));
        break;
      case '-':
        moments = sumKnown(moments, negatedKnown(solve(right, question)));
        break;
      case '*':
        moments = productKnown(moments, solve(right, question), (index) =>
          sideOf(index === 0 ? step.left : right, question),
        );
        break;
      case '/':
        moments = productKnown(moments, finite(inverseMoments(right, question)), (index) =>
          sideOf(index === 0 ? step.left : right, question),
        );
        break;
      default:
        return whole(node, question);
    }
  }
  return moments;
}

/** The moments of 1 divided by a number that ends. */
function inverseMoments(node: Expression, question: SolveContext): Moments {
  const law = question.lawOf(node, question);
  if (!isBounded(law)) throw new TooLarge('moments-of-division');
  const parts = [...pointsOf(law)].map(([value, weight]) => {
    const { mass, first, second } = momentsOfNumber(value);
    return [weight, { mass: second, first, second: mass, denominator: second }] as const;
  });
  return momentsRing.mix(parts, law.denominator);
}

function sideOf(node: Expression, question: SolveContext): Side {
  const { low, high } = endsOf(node, question);
  if (isZero(low) && isZero(high)) return 'zero';
  if (sign(low) >= 0) return 1;
  return compare(high, 0) <= 0 ? -1 : undefined;
}
