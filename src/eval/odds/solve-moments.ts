/** Exact mean and square of an expression, also where its outcomes have no end. */
import type { DiceNode, Expression } from '../../grammar/ast.ts';
import { leftSpine } from '../../grammar/walk.ts';
import { div, isZero } from '../../number.ts';
import { needsWholePool } from '../../vocabulary/rule.ts';
import { TooLarge } from './budget.ts';
import { binsOf, isBounded } from './law.ts';
import type { Moments } from './moments.ts';
import {
  momentsOfLaw,
  momentsOfNumber,
  momentsRing,
  momentsWorth,
  negatedMoments,
  productMoments,
} from './moments.ts';
import type { Pool } from './pool-parts.ts';
import { adds, farEnough, isDieRule, looksAtAll, partsOf, valueLaw } from './pool-parts.ts';
import type { Question } from './question.ts';
import { meantBy, numberIfAny as numberOf, poolAt, poolOf } from './question.ts';
import { ranksOf, solveRanks } from './ranks.ts';
import { powerIn } from './ring.ts';
import { scoreOf } from './scores.ts';
import { solveDie, worthThrough } from './solve-die.ts';
import { jointWorth } from './solve-joint.ts';
import { lawOf } from './solve-tree.ts';

/** The exact moments; undefined where only bounds are known. */
export function momentsOf(node: Expression, question: Question): Moments | undefined {
  try {
    return solve(node, question);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

function solve(node: Expression, question: Question): Moments {
  const known = numberOf(node, question);
  if (known !== undefined) return momentsOfNumber(known);
  switch (node.kind) {
    case 'parentheses':
      return solve(node.inner, question);
    case 'variable':
      return solve(meantBy(node, question), question);
    case 'unary': {
      const operand = solve(node.operand, question);
      return node.operator === '-' ? negatedMoments(operand) : operand;
    }
    case 'binary':
      if (node.operator !== '**') return solveSpine(node, question);
      break;
    case 'dice': {
      const pool = poolOf(node, question);
      if (pool !== undefined) return poolMoments(pool, node, question);
      return compoundMoments(node, question) ?? fromLaw(node, question);
    }
    default:
      break;
  }
  return fromLaw(node, question);
}

/**
 * So many dice of one kind as other dice say: with N dice worth X each,
 * E S = E N E X, and E S^2 = E N (E X^2 - (E X)^2) + E N^2 (E X)^2. Undefined for dice that are not worth
 * the same whatever their number.
 */
function compoundMoments(node: DiceNode, question: Question): Moments | undefined {
  const sides = node.die.kind === 'sides' ? numberOf(node.die.sides, question) : undefined;
  if (node.die.kind === 'sides' && sides === undefined) return undefined;
  const one = poolAt(node, 1, sides, question);
  if (one.rules.some(needsWholePool)) return undefined;
  const die = poolMoments(one, node, question);
  const count = solve(node.count, question);
  const square = die.first * die.first;
  const denominator = count.denominator * die.denominator * die.denominator;
  return {
    mass: denominator,
    first: count.first * die.first * die.denominator,
    second: count.first * (die.second * die.denominator - square) + count.second * square,
    denominator,
  };
}

/** Of what ends, the law tells all. */
function fromLaw(node: Expression, question: Question): Moments {
  const law = lawOf(node, question);
  if (!isBounded(law)) throw new TooLarge('the moments of an endless law');
  return momentsOfLaw(law);
}

function solveSpine(node: Expression, question: Question): Moments {
  const { first, steps } = leftSpine(node);
  let moments = solve(first, question);
  for (const { node: step, right } of steps) {
    switch (step.operator) {
      case '+':
        moments = momentsRing.times(moments, solve(right, question));
        break;
      case '-':
        moments = momentsRing.times(moments, negatedMoments(solve(right, question)));
        break;
      case '*':
        moments = productMoments(moments, solve(right, question));
        break;
      case '/': {
        const divisor = numberOf(right, question);
        if (divisor === undefined || isZero(divisor)) return fromLaw(node, question);
        moments = productMoments(moments, momentsOfNumber(div(1, divisor)));
        break;
      }
      default:
        return fromLaw(node, question);
    }
  }
  return moments;
}

function poolMoments(pool: Pool, node: Expression, question: Question): Moments {
  const { die, dice, rules } = pool;
  const view = farEnough(question.view, rules);
  if (rules.some(looksAtAll)) {
    return jointWorth(pool, momentsWorth, momentsRing, view) ?? fromLaw(node, question);
  }
  const { before, choosing, behind } = partsOf(rules);
  const worth = momentsWorth(scoreOf(rules));
  if (choosing.length === 0) {
    return powerIn(momentsRing, solveDie(die, before, worth, momentsRing, view), dice);
  }
  const ranks = ranksOf(choosing, dice);
  if (behind.every(isDieRule) && !before.some(adds)) {
    if (ranks.from === 0 && ranks.to === dice) {
      const all = [...before, ...behind];
      return powerIn(momentsRing, solveDie(die, all, worth, momentsRing, view), dice);
    }
    const kept = worthThrough(die, behind, worth, momentsRing, view);
    const values = valueLaw(die, before, view);
    if (isBounded(values) && values.weights.length * dice * dice < 200_000) {
      return solveRanks(binsOf(values), values.denominator, dice, ranks, kept, momentsRing);
    }
  }
  return fromLaw(node, question);
}
