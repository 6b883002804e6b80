/** A pool of equal dice and its rules: what does it bring to the total? */

import { assertDefined } from '../../shared/assert-defined.ts';
import type { DenseLaw } from '../law/law.ts';
import type { View } from '../rings/view.ts';
import type { Pool } from './pool-parts.ts';
import { farEnough } from './pool-parts.ts';
import { planOf } from './strategies/pool-plan.ts';
import type { RingContext } from './strategies/pool-strategies.ts';
import { lawContext, poolStrategies } from './strategies/pool-strategies.ts';

/** The law of the pool's total, solved once for each answer and reach. @throws TooLarge, NoFace */
export function poolLaw(pool: Pool, near: View): DenseLaw {
  const view = farEnough(near, pool.rules);
  const { kept } = view;
  if (kept === undefined) return solvedLaw(pool, view);
  return kept.poolLaw(pool, view.reach, () => solvedLaw(pool, view));
}

function solvedLaw(pool: Pool, view: View): DenseLaw {
  const plan = planOf(pool);
  const context = lawContext(view);
  for (const { fits, law, solve } of poolStrategies) {
    if (!fits(plan)) continue;
    const solved = law === undefined ? solve?.(plan, context) : law(plan, view);
    if (solved !== undefined) return solved;
  }
  return assertDefined<DenseLaw>(undefined);
}

/** The same in any other ring; undefined where only the law has the answer. @throws TooLarge */
export function poolWorth<E>(pool: Pool, near: RingContext<E>): E | undefined {
  const context = { ...near, view: farEnough(near.view, pool.rules) };
  const plan = planOf(pool);
  for (const { fits, solve } of poolStrategies) {
    const solved = fits(plan) ? solve?.(plan, context) : undefined;
    if (solved !== undefined) return solved;
  }
  return undefined;
}
