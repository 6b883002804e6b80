/** What the solver of a tree is asked: a program, how far to look, and what is known of its bindings. */

import { computedPool, namesWith, settingsWith } from '../../eval/prepare/known-bindings.ts';
import type { Program, StaticPool } from '../../eval/prepare/prepare.ts';
import type { Names } from '../../grammar/check/constant.ts';
import { constantOf } from '../../grammar/check/constant.ts';
import type { PoolSettings } from '../../grammar/check/pool.ts';
import type { DiceNode, Expression, VariableNode } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import type { Failures } from '../failure/failure.ts';
import type { Law } from '../law/law.ts';
import type { View } from '../rings/view.ts';

export interface SolveContext {
  readonly program: Program;
  readonly view: View;
  /** The law of an expression: groups and computed pools ask for those of their parts. */
  readonly lawOf: (node: Expression, question: SolveContext) => Law;
  /** The numbers that bindings came up with, where the answer depends on them. */
  readonly bound: ReadonlyMap<string, Num>;
  /** Pools whose computed count and sides are known in this part of a mixture. */
  readonly fixed: ReadonlyMap<DiceNode, StaticPool>;
  /** The laws of bindings that were rolled before, where they can fail: here they did not. */
  readonly rolled: ReadonlyMap<string, Law>;
  /** Where it is counted what fails. What fails has no weight in any law. */
  readonly failures: Failures;
}

/** Names with the bindings that are known. */
export const namesOf = ({ program, bound }: SolveContext): Names => namesWith(program, bound);

/** The number an expression stands for when it rolls nothing. @throws NotationFault when it has no value */
export const numberOf = (node: Expression, question: SolveContext): Num | undefined =>
  constantOf(node, namesOf(question), question.program.vocabulary);

/** The same; undefined as well when it has no value: that is counted where it fails. */
export function numberIfAny(node: Expression, question: SolveContext): Num | undefined {
  try {
    return numberOf(node, question);
  } catch (error) {
    if (error instanceof NotationFault) return undefined;
    throw error;
  }
}

/**
 * What a variable stands for, if not a number. A binding that is mentioned once needs no condition: its roll
 * happens where it is mentioned.
 */
export function meantBy(node: VariableNode, { program }: SolveContext): Expression {
  const meaning = program.meaningOf(node);
  if ('tree' in meaning) return meaning.tree.body;
  return assertDefined('binding' in meaning ? meaning.binding : undefined).value;
}

/** How arguments are read when these bindings are known. */
export const settingsOf = ({ program, bound }: SolveContext): PoolSettings =>
  settingsWith(program, bound);

/** The pool of a dice term, when it depends on nothing that is not known here. */
export const poolOf = (node: DiceNode, { program, fixed }: SolveContext): StaticPool | undefined =>
  fixed.get(node) ?? program.poolOf(node);

/** A pool whose count and sides are known now. @throws NotationFault */
export const poolAt = (
  node: DiceNode,
  count: Num,
  sides: Num | undefined,
  { program, bound }: SolveContext,
): StaticPool => computedPool(node, count, sides, program, bound).pool;

/** The pool with one die. @throws TooLarge where there is none */
export function oneDieOf(
  node: DiceNode,
  sides: Num | undefined,
  question: SolveContext,
): StaticPool {
  try {
    return poolAt(node, 1, sides, question);
  } catch (error) {
    if (error instanceof NotationFault) throw new TooLarge('endless-count');
    throw error;
  }
}
