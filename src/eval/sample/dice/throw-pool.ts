/** Throws one pool and lets its dice meet their rules, in the promised order of draws. */

import { isCounting, needsWholePool } from '../../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../../vocabulary/rules/rule.ts';
import type { Run } from '../run.ts';
import type { DieOrigin, DieState } from './die-state.ts';
import { newDie } from './die-state.ts';
import type { DieAction } from './step.ts';
import { actionOf } from './step.ts';
import { meetTogether } from './whole-pool.ts';

/** The rules of a pool, ready to be met. */
export interface Recipe {
  readonly rules: readonly Rule[];
  /** For each rule what it does to a single die. */
  readonly actions: readonly (DieAction | undefined)[];
  /** The place of the first rule that needs the whole pool; their number when there is none. */
  readonly barrier: number;
  /** Whether scores or values are summed. */
  readonly counted: boolean;
}

export function recipeOf(rules: readonly Rule[]): Recipe {
  const barrier = rules.findIndex(needsWholePool);
  return {
    rules,
    actions: rules.map(actionOf),
    barrier: barrier < 0 ? rules.length : barrier,
    counted: rules.some(isCounting),
  };
}

/**
 * Throws dice and leaves them open. Die by die up to the first rule that needs the whole pool; from there
 * on rule by rule.
 *
 * @param recorded whether the physical dice are written down
 */
export function throwDice(
  origin: DieOrigin,
  count: number,
  recipe: Recipe,
  run: Run,
  recorded: boolean,
): readonly DieState[] {
  const { rules, barrier } = recipe;
  const pool: DieState[] = [];
  for (let index = 0; index < count; index += 1) {
    run.guide?.first(origin.die, rules, run.span);
    const face = run.face(origin.die);
    const state = newDie(origin, face, recorded ? run.record(origin, face, 'first') : undefined);
    run.guide?.laid(state);
    meetAlone(state, recipe, 0, barrier, run, pool);
  }
  if (barrier === rules.length) return pool;
  return meetInTurn(pool, () => recipe, barrier, run);
}

/** Rule by rule, each going once through the dice that are left. Unlike dice can have unlike rules. */
export function meetInTurn(
  pool: readonly DieState[],
  recipeFor: (state: DieState) => Recipe,
  from: number,
  run: Run,
): readonly DieState[] {
  const [first] = pool;
  if (first === undefined) return pool;
  let lies = pool;
  // Rules have the same places for all dice of a pool.
  const { rules } = recipeFor(first);
  for (let index = from; index < rules.length; index += 1) {
    const rule = rules[index] as Rule;
    if (needsWholePool(rule)) {
      meetTogether(lies, rule, run);
      continue;
    }
    const behind: DieState[] = [];
    for (const state of lies) {
      if (state.kept) meetAlone(state, recipeFor(state), index, index + 1, run, behind);
      else behind.push(state);
    }
    lies = behind;
  }
  return lies;
}

/**
 * A die meets the rules from one place to another and joins the pool; what a chain adds follows it there,
 * having met, die by die, the rules that remain.
 */
export function meetAlone(
  state: DieState,
  recipe: Recipe,
  from: number,
  to: number,
  run: Run,
  pool: DieState[],
): void {
  const { actions } = recipe;
  for (let index = from; index < to; index += 1) {
    const added = actions[index]?.(state, run);
    if (added === undefined) continue;
    meetAlone(state, recipe, index + 1, to, run, pool);
    for (const each of added) meetAlone(each, recipe, index + 1, to, run, pool);
    return;
  }
  pool.push(state);
}
