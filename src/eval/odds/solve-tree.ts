/** The law of an expression: its parts are independent, and every node has one way to join their laws. */
import type { Span } from '../../diagnostic.ts';
import type { ChoiceNode, DiceNode, Expression } from '../../grammar/ast.ts';
import { leftSpine, someNode } from '../../grammar/walk.ts';
import type { Num } from '../../number.ts';
import { isZero } from '../../number.ts';
import type { BinaryOperator } from '../../vocabulary/operators.ts';
import { binaryRecord, comparisonRecord } from '../../vocabulary/operators.ts';
import { needsWholePool } from '../../vocabulary/rule.ts';
import { surely } from '../surely.ts';
import { combined, compared } from './combine.ts';
import { beyondPools } from './endless-pools.ts';
import { withChance } from './failure.ts';
import type { Law } from './law.ts';
import { point, pointsOf, unknownLaw } from './law.ts';
import { mix } from './mixtures.ts';
import { placed } from './no-face.ts';
import { overPools } from './over-pools.ts';
import type { Pool } from './pool-parts.ts';
import type { Question } from './question.ts';
import { meantBy, numberOf, poolOf } from './question.ts';
import type { Share } from './ring.ts';
import { groupLaw } from './solve-group.ts';
import { poolLaw } from './solve-pool.ts';
import { nowhere, sumOfLaws } from './sum-laws.ts';
import { negated } from './sums.ts';
import type { View } from './view.ts';

/** @throws NotationFault for what fails with some chance; TooLarge */
export function lawOf(node: Expression, question: Question): Law {
  const known = numberOf(node, question);
  if (known !== undefined && !mayRound(node, question)) return point(known);
  switch (node.kind) {
    case 'number':
      return point(surely(known));
    case 'variable':
      return lawOf(meantBy(node, question), question);
    case 'parentheses':
      return lawOf(node.inner, question);
    case 'unary': {
      const operand = lawOf(node.operand, question);
      return node.operator === '-' ? minus(operand, question) : operand;
    }
    case 'binary':
      return node.operator === '**'
        ? applied(node, [node.left, node.right], question)
        : spineLaw(node, question);
    case 'compare': {
      const { holds } = comparisonRecord(node.operator);
      const [left, right] = [lawOf(node.left, question), lawOf(node.right, question)];
      question.view.budget.spend(left.weights.length + right.weights.length, 'a comparison');
      return compared(left, right, holds);
    }
    case 'call':
      return applied(node, node.arguments, question);
    case 'choice':
      return choiceLaw(node, question);
    case 'dice':
      return diceLaw(node, question);
    case 'group':
      return groupLaw(node, question);
  }
}

/** Roots and broken powers may only come to the nearest double, which the answer must tell. */
function mayRound(node: Expression, { program }: Question): boolean {
  const { functionByName } = program.vocabulary;
  const within = (root: Expression): boolean =>
    someNode(root, (each) => {
      switch (each.kind) {
        case 'call':
          return surely(functionByName.get(each.name)).isExact !== undefined;
        case 'binary':
          return binaryRecord(each.operator).isExact !== undefined;
        case 'variable': {
          const meaning = program.meaningOf(each);
          return 'tree' in meaning && within(meaning.tree.body);
        }
        default:
          return false;
      }
    });
  return within(node);
}

function minus(law: Law, { view }: Question): Law {
  if (law.kind === 'dense') return negated(law);
  return joined('-', point(0), law, nowhere, view);
}

/** An operator or function on the laws of its operands. */
function applied(
  node: Extract<Expression, { kind: 'binary' | 'call' }>,
  operands: readonly Expression[],
  question: Question,
): Law {
  const { vocabulary } = question.program;
  const found =
    node.kind === 'binary' ? binaryRecord(node.operator) : vocabulary.functionByName.get(node.name);
  const laws = operands.map((each) => lawOf(each, question));
  const record = surely(found);
  const apply = record.apply as (...values: readonly Num[]) => Num;
  const { acts, isExact, wholes } = record;
  return combined(laws, { apply, acts, isExact, wholes }, node.span, question.view);
}

/** One operator of a run, on laws that are solved already. */
function joined(operator: BinaryOperator, left: Law, right: Law, span: Span, view: View): Law {
  const { apply, acts, wholes } = binaryRecord(operator);
  const pair = (one: Num = 0, other: Num = 0): Num => apply(one, other);
  return combined([left, right], { apply: pair, acts, wholes }, span, view);
}

/** A run of operators: what is added up at its end is added as a whole, equal dice together. */
function spineLaw(node: Expression, question: Question): Law {
  const { first, steps } = leftSpine(node);
  const start = steps.findLastIndex(({ node: step }) => !isAdding(step.operator)) + 1;
  const terms: Signed[] = [];
  if (start === 0) {
    terms.push({ node: first, negative: false });
  } else {
    let law = lawOf(first, question);
    for (const { node: step, right } of steps.slice(0, start)) {
      law = joined(step.operator, law, lawOf(right, question), step.span, question.view);
    }
    terms.push({ law, negative: false });
  }
  for (const step of steps.slice(start)) {
    terms.push({ node: step.right, negative: step.node.operator === '-' });
  }
  return sumLaw(terms, question);
}

const isAdding = (operator: string): boolean => operator === '+' || operator === '-';

type Signed = { readonly negative: boolean } & (
  | { readonly node: Expression }
  | { readonly law: Law }
);

/** Adds up terms; pools of the same dice under the same rules are one larger pool. */
function sumLaw(terms: readonly Signed[], question: Question): Law {
  const pools = new Map<
    string,
    { readonly pool: Pool; readonly negative: boolean; dice: number }
  >();
  const laws: Law[] = [];
  for (const term of terms) {
    const pool = 'node' in term ? plainPool(term.node, question) : undefined;
    if (pool !== undefined) {
      const key = JSON.stringify([pool.die, pool.rules, term.negative]);
      const before = pools.get(key);
      if (before === undefined) pools.set(key, { pool, negative: term.negative, dice: pool.dice });
      else before.dice += pool.dice;
      continue;
    }
    const law = 'law' in term ? term.law : lawOf(term.node, question);
    laws.push(term.negative ? minus(law, question) : law);
  }
  for (const { pool, negative, dice } of pools.values()) {
    const law = poolLaw({ ...pool, dice }, question.view);
    laws.push(negative ? negated(law) : law);
  }
  return sumOfLaws(laws, question.view);
}

/** Dice whose number only matters as a sum: nothing is chosen among them. */
function plainPool(node: Expression, question: Question): Pool | undefined {
  if (node.kind === 'parentheses') return plainPool(node.inner, question);
  if (node.kind !== 'dice') return undefined;
  const pool = poolOf(node, question);
  return pool === undefined || pool.rules.some(needsWholePool) ? undefined : pool;
}

/** Only the chosen branch rolls. */
function choiceLaw(node: ChoiceNode, question: Question): Law {
  const test = lawOf(node.test, question);
  let [yes, no] = [test.above + test.below, 0n];
  for (const [outcome, weight] of pointsOf(test)) {
    if (isZero(outcome)) no += weight;
    else yes += weight;
  }
  // A tail beyond an edge on the far side of 0 could be 0.
  const unsure = test.any + (test.top < 0 ? test.above : 0n) + (test.bottom > 0 ? test.below : 0n);
  const sure = yes - (unsure - test.any);
  const parts: Share<Law>[] = [[unsure, unknownLaw]];
  if (sure > 0n)
    parts.push([sure, withChance(sure, test.denominator, () => lawOf(node.then, question))]);
  if (no > 0n)
    parts.push([no, withChance(no, test.denominator, () => lawOf(node.otherwise, question))]);
  return mix(parts, test.denominator);
}

function diceLaw(node: DiceNode, question: Question): Law {
  const solve = ({ view }: Question, pool: Pool): Law =>
    placed(node.span, () => poolLaw(pool, view));
  return overPools(node, question, solve, beyondPools);
}
