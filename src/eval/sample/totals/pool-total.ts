/** The total of a pool without its dice, with short ways for the pools that are rolled most. */

import type { Span } from '../../../diagnostics/index.ts';
import { withArithmeticErrors } from '../../../grammar/tree/fault.ts';
import type { Limits } from '../../../input/limits.ts';
import type { Num } from '../../../number/index.ts';
import { add } from '../../../number/index.ts';
import { assertDefined } from '../../../shared/assert-defined.ts';
import { isChoosing, isSilent } from '../../../vocabulary/rules/kinds.ts';
import { factsOf } from '../../../vocabulary/rules/rule-facts.ts';
import type { Ranks } from '../../../vocabulary/rules/select-ranks.ts';
import { ranksOf } from '../../../vocabulary/rules/select-ranks.ts';
import type { StaticPool } from '../../prepare/static-pools.ts';
import type { Count } from '../code.ts';
import { safe } from '../code.ts';
import type { DieState } from '../dice/die-state.ts';
import type { Recipe } from '../dice/throw-pool.ts';
import { throwDice } from '../dice/throw-pool.ts';
import type { Run } from '../run.ts';
import type { Alone } from './face-table.ts';
import { byTable, following, staySingle, sumOfPool } from './face-table.ts';
import { rankSum, sumOfRanks } from './kept-ranks.ts';

type Total = (run: Run) => Num;

/** How far from 0 a pool's total can be: no roll has more dice than the limit. */
export function mostOf({ die, rules }: StaticPool, limits: Limits): number {
  let value = Math.max(Math.abs(die.least), Math.abs(die.highest));
  let score = 0;
  for (const rule of rules) {
    const facts = factsOf(rule);
    value = Math.max(value, facts.countsAs) + facts.shift;
    score += Math.abs(facts.score);
  }
  return limits.dice * Math.max(value, score);
}

/**
 * How a pool is totalled, times a known number and with another added where that is safe. The dice, and the order
 * in which they are thrown, are those of `throwDice`.
 */
export function poolTotal(
  pool: StaticPool & { readonly recipe: Recipe },
  span: Span,
  limits: Limits,
): Total {
  if (safe(mostOf(pool, limits))) return poolCount(pool, span, limits, 1, 0);
  const { counted } = pool.recipe;
  return (run) => withArithmeticErrors(span, () => exactSum(throwAll(pool, span, run), counted));
}

function throwAll(
  { die, dice, recipe }: StaticPool & { readonly recipe: Recipe },
  span: Span,
  run: Run,
): readonly DieState[] {
  run.makeRoom(dice, span);
  return throwDice({ die, name: '' }, dice, recipe, run, false);
}

/** The same where it stays a whole number that doubles hold, times one number and with another added. */
export function poolCount(
  pool: StaticPool & { readonly recipe: Recipe },
  span: Span,
  limits: Limits,
  times: number,
  more: number,
): Count {
  const { die, dice, rules, recipe } = pool;
  const { barrier, counted } = recipe;
  if (die.faces === undefined && rules.every(isSilent)) {
    return (run) => run.sumAll(die, dice, span) * times + more;
  }
  const whole: Count = (run) => sumOfPool(throwAll(pool, span, run), counted) * times + more;
  const alone = { origin: { die, name: '' }, recipe, limits, dice, span };
  if (barrier === rules.length) return byTable(alone, whole, times, more);
  const rule = assertDefined(rules[barrier]);
  const last = rules.slice(barrier + 1).every(isSilent);
  if (!isChoosing(rule) || !staySingle(rules) || !last || counted) {
    return whole;
  }
  return byRank(alone, ranksOf(rule, dice), times, more);
}

/** What the kept dice are worth: their successes or their values. */
export function exactSum(pool: readonly DieState[], counted: boolean): Num {
  let total: Num = 0;
  for (const { kept, score, value } of pool) if (kept) total = add(total, counted ? score : value);
  return total;
}

/** Keeps some ranks, times one number and with another added. */
function byRank(alone: Alone, ranks: Ranks, times: number, more: number): Count {
  const { origin, recipe, dice, span } = alone;
  const short = recipe.barrier > 0 ? undefined : rankSum(alone, ranks, times, more);
  if (short !== undefined) return short;
  const follow = following(alone);
  return (run) => {
    run.makeRoom(dice, span);
    const values: number[] = [];
    for (let index = 0; index < dice; index += 1) values.push(follow(run.face(origin.die), run));
    return sumOfRanks(values, dice, ranks.from, ranks.to) * times + more;
  };
}
