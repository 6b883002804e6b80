/** How large an expression can be, as a bound that grows with its endless dice. */
import type { BindingNode, DiceNode, Expression, GroupNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { sign, toDouble } from '../../number/index.ts';
import type { Grown, Grows, Growth } from '../../vocabulary/arithmetic/growth.ts';
import {
  constantGrowth,
  linearGrowth,
  productGrowth,
  sumGrowth,
} from '../../vocabulary/arithmetic/growth.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import { isInfinite } from '../../vocabulary/arithmetic/range.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { isCounting } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { RuleFacts } from '../../vocabulary/rules/rule-facts.ts';
import { addsValue, factsOf } from '../../vocabulary/rules/rule-facts.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { endsOf } from '../expression/ends.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { meantBy, numberIfAny, oneDieOf, poolOf } from '../expression/solve-context.ts';
import { poolsWithin } from '../group/solve-pooled.ts';
import type { Source } from '../rings/magnitude-ring.ts';
import { poolSource } from '../rings/magnitude-ring.ts';

/** A bound, and the independent endless dice that it grows with. */
export interface Magnitude {
  readonly growth: Growth;
  readonly sources: readonly Source[];
}

/** The bound of what is one or the other. */
export const eitherMagnitude = (one: Magnitude, other: Magnitude): Magnitude => ({
  growth: sumGrowth(one.growth, other.growth),
  sources: [...one.sources, ...other.sources],
});

export const constantMagnitude = (most: number): Magnitude => ({
  growth: constantGrowth(most),
  sources: [],
});

/** The magnitude of one of several that are rolled alike: at most all of them together. */
export const repeatedMagnitude = ({ growth, sources }: Magnitude, times: number): Magnitude => ({
  growth,
  sources: sources.map(({ largest, exponent }) => ({
    largest,
    exponent: (slope) => exponent(slope) * times,
  })),
});

/** Undefined where nothing is known. */
export function magnitudeOf(node: Expression, question: SolveContext): Magnitude | undefined {
  const sources: Source[] = [];
  try {
    const growth = growthOf(node, { question, sources, bindings: new Map() });
    return growth && { growth, sources };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

interface Search {
  readonly question: SolveContext;
  readonly sources: Source[];
  /** A binding is rolled once, however often it is mentioned. */
  readonly bindings: Map<BindingNode, Growth | undefined>;
}

function growthOf(node: Expression, search: Search): Growth | undefined {
  const { question } = search;
  const known = numberIfAny(node, question);
  if (known !== undefined) return constantGrowth(Math.abs(toDouble(known)));
  switch (node.kind) {
    case 'parentheses':
      return growthOf(node.inner, search);
    case 'unary':
      return growthOf(node.operand, search);
    case 'compare':
      return constantGrowth(1);
    case 'variable':
      return ofVariable(node, search);
    case 'binary':
      return ofOperators(node, search) ?? within(node, question);
    case 'call': {
      const record = question.program.vocabulary.functionByName.get(node.name);
      return within(node, question) ?? grown(record?.grows, node.arguments, search);
    }
    case 'choice': {
      const [one, other] = [growthOf(node.then, search), growthOf(node.otherwise, search)];
      return one && other && sumGrowth(one, other);
    }
    case 'dice':
      return ofDice(node, search) ?? within(node, question);
    case 'group':
      // The law of a group, or of a pool, can take far more work than what is known of its dice.
      return ofGroup(node, search) ?? within(node, question);
    case 'number':
      return undefined;
  }
}

/** The largest outcome of what ends. */
function within(node: Expression, question: SolveContext): Growth | undefined {
  const { low, high } = endsOf(node, question);
  if (isInfinite(low) || isInfinite(high)) return undefined;
  return constantGrowth(Math.max(Math.abs(toDouble(low)), Math.abs(toDouble(high))));
}

function ofVariable(
  node: Extract<Expression, { kind: 'variable' }>,
  search: Search,
): Growth | undefined {
  const { program } = search.question;
  const meaning = program.meaningOf(node);
  if (!('binding' in meaning)) return growthOf(meantBy(node, search.question), search);
  const { binding } = meaning;
  if (!search.bindings.has(binding)) {
    search.bindings.set(binding, growthOf(binding.value, search));
  }
  return search.bindings.get(binding);
}

function ofOperators(
  node: Extract<Expression, { kind: 'binary' }>,
  search: Search,
): Growth | undefined {
  if (node.operator === '**') {
    return grown(binaryRecord(node.operator).grows, [node.left, node.right], search);
  }
  const { first, steps } = leftSpine(node);
  let growth = growthOf(first, search);
  for (const { node: step, right } of steps) {
    const other = operand(right, search);
    if (growth === undefined || other === undefined) return undefined;
    // What comes before the last operator only has to be bounded.
    const left: Grown = { growth, constant: undefined, whole: false, positive: false };
    growth = binaryRecord(step.operator).grows(left, other);
  }
  return growth;
}

function grown(
  grows: Grows | undefined,
  operands: readonly Expression[],
  search: Search,
): Growth | undefined {
  if (grows === undefined) return undefined;
  const all: Grown[] = [];
  for (const each of operands) {
    const one = operand(each, search);
    if (one === undefined) return undefined;
    all.push(one);
  }
  return grows(...all);
}

function operand(node: Expression, search: Search): Grown | undefined {
  const { question } = search;
  const growth = growthOf(node, search);
  if (growth === undefined) return undefined;
  const constant = numberIfAny(node, question);
  if (constant !== undefined) {
    const whole = typeof constant === 'number';
    return { growth, constant, whole, positive: sign(constant) >= 0 };
  }
  const { low, isOfWholes = false } = endsOf(node, question);
  return { growth, constant, whole: isOfWholes, positive: sign(low) >= 0 };
}

function ofDice(node: DiceNode, search: Search): Growth | undefined {
  const { question, sources } = search;
  const pool = poolOf(node, question);
  if (pool !== undefined) {
    const most = mostOfDie(pool.die, pool.rules);
    if (most !== undefined) return constantGrowth(most * pool.dice);
    sources.push(poolSource(pool, question.view));
    return linearGrowth;
  }
  const count = growthOf(node.count, search);
  if (count === undefined) return undefined;
  const sides = node.die.kind === 'sides' ? numberIfAny(node.die.sides, question) : undefined;
  if (node.die.kind === 'sides' && sides === undefined) {
    // Each die shows at most as much as it has sides.
    if (node.modifiers.length > 0) return undefined;
    const most = growthOf(node.die.sides, search);
    return most && productGrowth(count, most);
  }
  const { die, rules } = oneDieOf(node, sides, question);
  const each = mostOfDie(die, rules);
  return each === undefined ? undefined : productGrowth(count, constantGrowth(each));
}

/** The most that one die can bring under rules that add no dice; undefined where they do. */
function mostOfDie(die: Die, rules: readonly Rule[]): number | undefined {
  if (rules.some(addsValue)) return undefined;
  const facts = rules.map(factsOf);
  if (rules.some(isCounting)) return mostScore(facts);
  const most = Math.max(Math.abs(die.least), Math.abs(die.highest));
  return facts.reduce((size, { countsAs, shift }) => Math.max(size, countsAs) + shift, most);
}

const mostScore = (facts: readonly RuleFacts[]): number =>
  facts.reduce((sum, { score }) => sum + Math.abs(score), 0);

function ofGroup(node: GroupNode, search: Search): Growth | undefined {
  const { question, sources } = search;
  const plan = question.program.groupOf(node);
  if (plan.kind === 'dice') {
    const pools = poolsWithin(node, question);
    for (const pool of pools ?? []) sources.push(poolSource(pool, question.view));
    return pools && linearGrowth;
  }
  if (plan.rules === undefined) return undefined;
  const facts = plan.rules.map(factsOf);
  if (plan.rules.some(isCounting)) {
    return constantGrowth(node.items.length * mostScore(facts));
  }
  let growth: Growth | undefined = constantGrowth(0);
  for (const item of node.items) {
    const each = growthOf(item, search);
    growth = each && growth && sumGrowth(growth, each);
  }
  const most = facts.reduce((sum, { countsAs }) => sum + countsAs, 0) * node.items.length;
  return growth && sumGrowth(growth, constantGrowth(most));
}
