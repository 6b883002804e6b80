/** The law of a run of operators such as + and *, worked off from the left. */
import type { BinaryNode, Expression } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { neg } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { binaryRecord } from '../../vocabulary/arithmetic/operators.ts';
import type { Range } from '../../vocabulary/arithmetic/range.ts';
import { everything, exactly } from '../../vocabulary/arithmetic/range.ts';
import { needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { combined, failingAt } from '../law/combine.ts';
import type { Law } from '../law/law.ts';
import { massOf } from '../law/law.ts';
import { mayOverflow, sumOfLaws } from '../law/sum-laws.ts';
import { negated } from '../law/sums.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { poolLaw } from '../pool/solve-pool.ts';
import { oneAfter, within } from './in-turn.ts';
import type { SolveContext } from './solve-context.ts';
import { poolOf } from './solve-context.ts';

/** The mirror image of a law. */
export function minus(law: Law, { view }: SolveContext): Law {
  if (law.kind === 'dense') return negated(law);
  const { acts, wholes } = binaryRecord('-');
  const apply = (value: Num = 0): Num => neg(value);
  const mirrored = (range: Range = everything): Range => assertDefined(acts)(exactly(0), range);
  return combined([law], { apply, acts: mirrored, wholes }, view);
}

/** A run of operators: what is added up at its end is added as a whole, equal dice together. */
export function spineLaw(node: Expression, question: SolveContext): Law {
  const { first, steps } = leftSpine(node);
  const start = steps.findLastIndex(({ node: step }) => !isAdding(step.operator)) + 1;
  const terms: Term[] = [];
  let after = question;
  if (start === 0) {
    terms.push(termOf(first, node, after));
  } else {
    let law: Law;
    ({ law, after } = oneAfter(question, (here) => here.lawOf(first, here)));
    const before = question.failures.times();
    for (const { node: step, right } of steps.slice(0, start)) {
      const next = oneAfter(after, (here) => here.lawOf(right, here));
      law = joined(step, law, next.law, question);
      if (question.failures.times() > before)
        after = within(question, massOf(law), law.denominator);
    }
    terms.push({ step: node, law, after });
  }
  for (const { node: step, right } of steps.slice(start)) {
    terms.push(termOf(right, step, terms.at(-1)?.after ?? after));
  }
  return sumLaw(terms, question);
}

/** One operator of a run, on laws that are solved already. */
function joined(step: BinaryNode, left: Law, right: Law, { view, failures }: SolveContext): Law {
  const { apply, acts, wholes } = binaryRecord(step.operator);
  const pair = (one: Num = 0, other: Num = 0): Num => apply(one, other);
  const operation = { apply: pair, acts, wholes };
  return combined([left, right], operation, view, failingAt(step.span, failures));
}

const isAdding = (operator: string): boolean => operator === '+' || operator === '-';

/** A term of a sum, the operator before it, and the question for what is rolled after it. */
type Term = { readonly step: Expression; readonly after: SolveContext } & (
  | { readonly pool: Pool }
  | { readonly law: Law }
);

function termOf(node: Expression, step: Expression, question: SolveContext): Term {
  const pool = plainPool(node, question);
  if (pool !== undefined) return { step, pool, after: question };
  return { step, ...oneAfter(question, (here) => here.lawOf(node, here)) };
}

const isNegative = ({ step }: Term, index: number): boolean =>
  index > 0 && step.kind === 'binary' && step.operator === '-';

/** Adds up terms; pools of the same dice under the same rules are one larger pool. */
function sumLaw(terms: readonly Term[], question: SolveContext): Law {
  const pools = new Map<
    string,
    { readonly pool: Pool; readonly negative: boolean; dice: number }
  >();
  const laws: Law[] = [];
  for (const [index, term] of terms.entries()) {
    const negative = isNegative(term, index);
    if ('law' in term) {
      laws.push(negative ? minus(term.law, question) : term.law);
      continue;
    }
    const { pool } = term;
    const key = JSON.stringify([pool.die, pool.rules, negative]);
    const before = pools.get(key);
    if (before === undefined) pools.set(key, { pool, negative, dice: pool.dice });
    else before.dice += pool.dice;
  }
  for (const { pool, negative, dice } of pools.values()) {
    const law = poolLaw({ ...pool, dice }, question.view);
    laws.push(negative ? negated(law) : law);
  }
  return mayOverflow(laws) ? sumInOrder(terms, question) : sumOfLaws(laws, question.view);
}

function sumInOrder(terms: readonly Term[], question: SolveContext): Law {
  const lawAt = (term: Term): Law => ('law' in term ? term.law : poolLaw(term.pool, question.view));
  // A term that fails would only count where no sum before it was too large.
  if (terms.some(({ after }) => after !== question)) throw new TooLarge('large-sums');
  const [first, ...others] = terms;
  return others.reduce<Law>(
    (law, term) => joined(term.step as BinaryNode, law, lawAt(term), question),
    lawAt(assertDefined(first)),
  );
}

/** Dice whose number only matters as a sum: nothing is chosen among them. */
function plainPool(node: Expression, question: SolveContext): Pool | undefined {
  if (node.kind === 'parentheses') return plainPool(node.inner, question);
  if (node.kind !== 'dice') return undefined;
  const pool = poolOf(node, question);
  return pool === undefined || pool.rules.some(needsWholePool) ? undefined : pool;
}
