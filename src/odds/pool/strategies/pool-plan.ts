/** What is known of a pool's rules before it is solved, however far one looks and whatever it is worth. */
import { isDieRule } from '../../../vocabulary/rules/kinds.ts';
import { addsDice } from '../../../vocabulary/rules/rule-facts.ts';
import { scoreOf } from '../../die/scores.ts';
import type { Parts, Pool } from '../pool-parts.ts';
import { looksAtAll, partsOf } from '../pool-parts.ts';
import type { Ranks } from '../ranks.ts';
import { ranksOf } from '../ranks.ts';

export interface PoolPlan extends Pool, Parts {
  /** The score of a die that ends as a value; undefined: the pool is not counted. */
  readonly score: ((value: number) => number) | undefined;
  readonly looksAtAll: boolean;
  /** Whether each die goes on by itself once dice have been chosen. */
  readonly choosesOnce: boolean;
  /** Whether the number of dice is known when they are chosen. */
  readonly isCountKnown: boolean;
  /** Which of this many dice are kept. */
  readonly ranks: Ranks;
}

export function planOf(pool: Pool): PoolPlan {
  const { die, dice, rules } = pool;
  const { before, choosing, behind } = partsOf(rules);
  return {
    die,
    dice,
    rules,
    before,
    choosing,
    behind,
    score: scoreOf(rules),
    looksAtAll: rules.some(looksAtAll),
    choosesOnce: behind.every(isDieRule),
    isCountKnown: !before.some(addsDice),
    ranks: ranksOf(choosing, dice),
  };
}

/** Whether no die depends on what others show. */
export const isDieByDie = ({ looksAtAll: looks, choosing }: PoolPlan): boolean =>
  !looks && choosing.length === 0;

/** Whether some dice are chosen, once, and nothing else depends on what others show. */
export const isOneChoice = ({ looksAtAll: looks, choosing, choosesOnce }: PoolPlan): boolean =>
  !looks && choosing.length > 0 && choosesOnce;

/** Whether a choice keeps all dice, as "2d6kh2" does. */
export const keepsAll = (plan: PoolPlan): boolean =>
  isOneChoice(plan) && plan.isCountKnown && plan.ranks.from === 0 && plan.ranks.to === plan.dice;
