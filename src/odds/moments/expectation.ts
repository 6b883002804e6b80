/** The expectation of a character of an expression whose parts are independent: a product of theirs. */

import type { ChoiceNode, DiceNode, Expression, GroupNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import { div, isZero } from '../../number/index.ts';
import { needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import { meantBy, numberIfAny, oneDieOf, poolOf } from '../expression/solve-context.ts';
import { separatePools } from '../group/solve-pooled.ts';
import { isBounded, pointsOf } from '../law/law.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { poolWorth } from '../pool/solve-pool.ts';
import type { Character } from '../rings/character.ts';
import { worthIn } from '../rings/character.ts';
import { Infinite } from '../rings/exponential.ts';
import type { Share } from '../rings/ring.ts';

/**
 * @throws TooLarge where it is not known
 * @throws Infinite where all that is added up is above 0 and has no end
 */
export function expectationOf<E>(
  node: Expression,
  character: Character<E>,
  question: SolveContext,
): E {
  const known = numberIfAny(node, question);
  if (known !== undefined) return character.of(known);
  switch (node.kind) {
    case 'parentheses':
      return expectationOf(node.inner, character, question);
    case 'variable':
      return expectationOf(meantBy(node, question), character, question);
    case 'unary':
      return expectationOf(
        node.operand,
        node.operator === '-' ? scaled(character, -1) : character,
        question,
      );
    case 'binary':
      return node.operator === '**'
        ? fromLaw(node, character, question)
        : ofSpine(node, character, question);
    case 'choice':
      return choiceOf(node, question, character.ring.mix, (branch) =>
        expectationOf(branch, character, question),
      );
    case 'dice': {
      const pool = poolOf(node, question);
      return pool === undefined
        ? ofDice(node, character, question)
        : poolExpectation(pool, node, character, question);
    }
    case 'group':
      return ofGroup(node, character, question);
    default:
      return fromLaw(node, character, question);
  }
}

function scaled<E>(character: Character<E>, times: Parameters<Character<E>['scaled']>[0]) {
  const other = character.scaled(times);
  if (other === undefined) throw new TooLarge('moments-of-product');
  return other;
}

/** Sums, and products with a number, from the outermost operator inward. */
function ofSpine<E>(node: Expression, whole: Character<E>, question: SolveContext): E {
  const { first, steps } = leftSpine(node);
  let character = whole;
  let product = character.ring.one;
  const bring = (part: Expression, as: Character<E>): void => {
    product = whole.ring.times(product, expectationOf(part, as, question));
  };
  for (const { node: step, right } of steps.toReversed()) {
    const times = step.operator === '*' ? numberIfAny(right, question) : undefined;
    const divisor = step.operator === '/' ? numberIfAny(right, question) : undefined;
    if (step.operator === '+') bring(right, character);
    else if (step.operator === '-') bring(right, scaled(character, -1));
    else if (times !== undefined) character = scaled(character, times);
    else if (divisor !== undefined && !isZero(divisor)) {
      character = scaled(character, div(1, divisor));
    } else {
      const left = step.operator === '*' ? numberIfAny(step.left, question) : undefined;
      if (left === undefined) return whole.ring.times(product, fromLaw(step, character, question));
      bring(right, scaled(character, left));
      return product;
    }
  }
  bring(first, character);
  return product;
}

/** Only the chosen branch rolls. @throws TooLarge where it is not known which one is chosen */
export function choiceOf<E>(
  node: ChoiceNode,
  question: SolveContext,
  mix: (parts: readonly Share<E>[], whole: bigint) => E,
  solve: (branch: Expression) => E,
): E {
  const test = question.lawOf(node.test, question);
  if (!isBounded(test)) throw new TooLarge('moments-of-choice');
  let [yes, no] = [0n, 0n];
  for (const [outcome, weight] of pointsOf(test)) {
    if (isZero(outcome)) no += weight;
    else yes += weight;
  }
  const parts: Share<E>[] = [];
  if (yes > 0n) parts.push([yes, solve(node.then)]);
  if (no > 0n) parts.push([no, solve(node.otherwise)]);
  return mix(parts, test.denominator);
}

/** As many dice of one kind as other dice say, each worth the same whatever their number. */
function ofDice<E>(node: DiceNode, character: Character<E>, question: SolveContext): E {
  const sides = node.die.kind === 'sides' ? numberIfAny(node.die.sides, question) : undefined;
  if (node.die.kind !== 'sides' || sides !== undefined) {
    const one = oneDieOf(node, sides, question);
    if (!one.rules.some(needsWholePool)) {
      const each = character.ofDice(certain(() => poolExpectation(one, node, character, question)));
      if (each !== undefined) return expectationOf(node.count, each, question);
    }
  }
  return fromLaw(node, character, question);
}

/** Of what ends, the law says all. */
function fromLaw<E>(node: Expression, { ring, of }: Character<E>, question: SolveContext): E {
  const law = question.lawOf(node, question);
  if (!isBounded(law)) throw new TooLarge('moments-of-endless-law');
  const parts = [...pointsOf(law)].map(([outcome, weight]): Share<E> => [weight, of(outcome)]);
  return ring.mix(parts, law.denominator);
}

function ofGroup<E>(node: GroupNode, character: Character<E>, question: SolveContext): E {
  const plan = question.program.groupOf(node);
  const { ring } = character;
  const product = (parts: readonly E[]): E =>
    parts.reduce((all, part) => ring.times(all, part), ring.one);
  if (plan.kind === 'dice') {
    const pools = separatePools(node, question);
    if (pools !== undefined) {
      return product(pools.map((pool) => poolExpectation(pool, node, character, question)));
    }
  } else if (plan.rules?.length === 0) {
    return product(node.items.map((item) => expectationOf(item, character, question)));
  }
  return fromLaw(node, character, question);
}

/** What is infinite for dice that may all be dropped says nothing of those that are kept. */
function certain<E>(solve: () => E): E {
  try {
    return solve();
  } catch (error) {
    if (error instanceof Infinite) throw new TooLarge('moments-of-endless-law');
    throw error;
  }
}

/** What a pool brings. `node` is where it is written. */
export function poolExpectation<E>(
  pool: Pool,
  node: Expression,
  character: Character<E>,
  question: SolveContext,
): E {
  const { view } = question;
  const worthOf = worthIn(character);
  const worth = poolWorth(pool, { ring: character.ring, worthOf, view, allowingDrops: certain });
  return worth ?? fromLaw(node, character, question);
}
