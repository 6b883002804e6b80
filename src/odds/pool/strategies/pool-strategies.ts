/**
 * The ways to solve a pool of equal dice, the shortest first. One that works in any ring has `solve`; one that gains by
 * knowing that it works in laws has `law` besides, or alone.
 */

import type { DieRule } from '../../../vocabulary/rules/kinds.ts';
import { isDieRule } from '../../../vocabulary/rules/kinds.ts';
import { TooLarge } from '../../arithmetic/budget.ts';
import { solveDie, worthThrough } from '../../die/solve-die.ts';
import type { DenseLaw } from '../../law/law.ts';
import { binsOf, isBounded } from '../../law/law.ts';
import { repeated } from '../../law/sums.ts';
import { lawRing, lawWorth } from '../../rings/law-ring.ts';
import type { Ring } from '../../rings/ring.ts';
import { powerIn } from '../../rings/ring.ts';
import type { View, Worth } from '../../rings/view.ts';
import { chosenAmongUnknown } from '../chosen-unknown.ts';
import { addsWithoutEnd, chainedPool } from '../kernels/chained-pool.ts';
import { valueLaw } from '../pool-parts.ts';
import { solveRanks } from '../ranks.ts';
import { jointLaw, jointWorth } from '../solve-joint.ts';
import { passLaw } from '../solve-pass.ts';
import { setsLaw } from '../solve-sets.ts';
import { isFreshDistinct, subsetsLaw } from '../solve-subsets.ts';
import { chosenFrom } from './chosen-from.ts';
import type { PoolPlan } from './pool-plan.ts';
import { isDieByDie, isOneChoice, keepsAll } from './pool-plan.ts';

/** What is asked of a pool, in any ring. */
export interface RingContext<E> {
  readonly ring: Ring<E>;
  readonly worthOf: (score: PoolPlan['score']) => Worth<E>;
  readonly view: View;
  /** Solves where dice may be dropped: what is infinite for them says nothing of those that are kept. */
  readonly allowingDrops: <T>(solve: () => T) => T;
}

/** In laws what is dropped is worth nothing, and nothing is infinite. */
export const lawContext = (view: View): RingContext<DenseLaw> => ({
  ring: lawRing(view),
  worthOf: (score) => lawWorth(score, view),
  view,
  allowingDrops: (solve) => solve(),
});

export interface PoolStrategy {
  readonly name: string;
  /** The notation that it exists for. */
  readonly notation: string;
  /** Whether it may answer. */
  readonly fits: (plan: PoolPlan) => boolean;
  /** In laws; undefined: not these dice after all. */
  readonly law?: (plan: PoolPlan, view: View) => DenseLaw | undefined;
  /** In any ring; undefined: not these dice after all. */
  readonly solve?: <E>(plan: PoolPlan, context: RingContext<E>) => E | undefined;
}

export const poolStrategies: readonly PoolStrategy[] = [
  {
    name: 'no dice',
    notation: '0d6',
    fits: ({ dice }) => dice === 0,
    solve: (_, { ring }) => ring.one,
  },
  {
    name: 'any so many of equally likely faces',
    notation: '6d20u',
    fits: isFreshDistinct,
    law: subsetsLaw,
  },
  {
    name: 'sets, value by value',
    notation: '10d6mt',
    fits: (plan) => plan.looksAtAll,
    law: setsLaw,
  },
  {
    name: 'passes over the dice from the left',
    notation: '3d6!mt',
    fits: (plan) => plan.looksAtAll,
    law: (plan, view) => passLaw([plan], view),
  },
  {
    name: 'chains without end in one direction, as rational functions',
    notation: '20d6!',
    fits: (plan) => isDieByDie(plan) && plan.dice > 1 && plan.before.some(addsWithoutEnd),
    law: ({ die, dice, before, score }, view) =>
      chainedPool(die, dice, before, lawWorth(score, view), view),
  },
  {
    name: 'die by die',
    notation: '1000d6',
    fits: isDieByDie,
    law: ({ die, dice, before, score }, view) => {
      // Nothing is compared with the sum.
      const sums = lawRing({ ...view, trims: true });
      const one = solveDie(die, before, lawWorth(score, view), sums, view);
      return repeated(one, dice, view.budget);
    },
    solve: powerOfDie,
  },
  {
    name: 'all dice are kept',
    notation: '2d6kh2',
    fits: keepsAll,
    law: (plan, view) => {
      const { die, dice, score } = plan;
      const one = solveDie(die, dieRulesOf(plan), lawWorth(score, view), lawRing(view), view);
      return repeated(one, dice, view.budget);
    },
    solve: powerOfDie,
  },
  {
    name: 'by rank',
    notation: '4d6kh3',
    fits: (plan) => isOneChoice(plan) && plan.isCountKnown,
    law: (plan, view) => {
      const { die, dice, before, ranks } = plan;
      return chosenFrom(valueLaw(die, before, view), dice, ranks, keptLaw(plan, view), view);
    },
    solve: byRank,
  },
  {
    name: 'by rank among dice of an unknown number, value by value',
    notation: '4d6!kh3',
    fits: (plan) => isOneChoice(plan) && !plan.isCountKnown,
    law: amongUnknown,
  },
  {
    name: 'the joint law of all dice',
    notation: '4d6kh3max5kl2',
    fits: () => true,
    law: jointLaw,
    solve: (plan, { ring, worthOf, view, allowingDrops }) =>
      plan.looksAtAll ? allowingDrops(() => jointWorth(plan, worthOf, ring, view)) : undefined,
  },
];

const dieRulesOf = ({ before, behind }: PoolPlan): readonly DieRule[] => [
  ...before,
  ...behind.filter(isDieRule),
];

function powerOfDie<E>(plan: PoolPlan, { ring, worthOf, view }: RingContext<E>): E {
  const one = solveDie(plan.die, dieRulesOf(plan), worthOf(plan.score), ring, view);
  return powerIn(ring, one, plan.dice);
}

export const keptLaw = (
  { die, behind, score }: PoolPlan,
  view: View,
): ((value: number) => DenseLaw) =>
  worthThrough(die, behind.filter(isDieRule), lawWorth(score, view), lawRing(view), view);

/** In other rings so much is solved for one or two numbers only where it is little work. */
const mostWork = 200_000;

function byRank<E>(
  { die, dice, before, behind, ranks, score }: PoolPlan,
  { ring, worthOf, view, allowingDrops }: RingContext<E>,
): E | undefined {
  const values = valueLaw(die, before, view);
  if (!isBounded(values) || values.weights.length * dice * dice >= mostWork) return undefined;
  return allowingDrops(() => {
    const kept = worthThrough(die, behind.filter(isDieRule), worthOf(score), ring, view);
    return solveRanks(binsOf(values), values.denominator, dice, ranks, kept, ring);
  });
}

function amongUnknown(plan: PoolPlan, view: View): DenseLaw | undefined {
  const { die, dice, before, choosing } = plan;
  const kept = keptLaw(plan, view);
  const reach = Math.max(view.reach, Math.abs(die.least), Math.abs(die.highest));
  try {
    return chosenAmongUnknown([{ die, dice, before }], choosing, kept, { ...view, reach });
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
