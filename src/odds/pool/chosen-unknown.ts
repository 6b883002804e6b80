/** Keep or drop among dice of which a chain adds an unknown number, as in "4d6!kh3" and "{d6! + d8!}kh1". */

import type { DieRule } from '../../vocabulary/rules/kinds.ts';
import { isChoosing, isScoring, throwsDice } from '../../vocabulary/rules/kinds.ts';
import type { PoolRule, Rule } from '../../vocabulary/rules/rule.ts';
import { scoreOf } from '../die/scores.ts';
import { solveDie, worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { dense } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { View, Worth } from '../rings/view.ts';
import type { Thrown } from './kernels/keep-unknown-count.ts';
import { seenWithin, solveThreshold } from './kernels/keep-unknown-count.ts';

/** The worth of the kept dice; undefined for several choices, and in the middle. @throws TooLarge */
export function chosenAmongUnknown(
  thrown: readonly Thrown[],
  choosing: readonly PoolRule[],
  kept: (value: number) => DenseLaw,
  view: View,
): DenseLaw | undefined {
  const [rule, ...others] = choosing;
  if (choosing.some(({ take }) => take === 0)) return dense(0, [1n], 1n);
  if (rule === undefined || others.length > 0 || rule.from === 'middle') return undefined;
  const values = valuesOf(thrown, view);
  const bound = rule.take ?? rule.skip;
  const dice = thrown.reduce((sum, each) => sum + each.dice, 0);
  view.budget.spend(values.length * (bound + 1) ** 3 * dice * 20, 'choosing-unknown-count');
  return solveThreshold({ thrown, kept, values }, rule, view);
}

/** Solving once for nothing shows which values a die can end as. */
function valuesOf(thrown: readonly Thrown[], view: View): readonly number[] {
  const values = new Set<number>();
  const probe: Worth<DenseLaw> = {
    additive: false,
    of: (value) => {
      values.add(seenWithin(value, view));
      return dense(0, [1n], 1n);
    },
  };
  for (const { die, before } of thrown) solveDie(die, before, probe, lawRing(view), view);
  values.delete(Number.NaN);
  return [...values];
}

/** The same for dice of several kinds, which are compared with each other. */
export function chosenUnlike(
  thrown: readonly (Thrown & {
    readonly looking: readonly Rule[];
    readonly behind: readonly DieRule[];
    readonly common: readonly Rule[];
  })[],
  near: View,
): DenseLaw | undefined {
  const [first] = thrown;
  // All values beyond the reach are beyond those of every other kind, so that it must hold all faces.
  const faces = thrown.flatMap(({ die }) => [Math.abs(die.least), Math.abs(die.highest)]);
  const view = { ...near, reach: Math.max(near.reach, ...faces) };
  if (first === undefined) return undefined;
  const worthOf = (each: typeof first): unknown => {
    const rolls = each.behind.some(({ kind }) => throwsDice(kind));
    return JSON.stringify([each.behind, each.common.filter(isScoring), rolls ? each.die : 0]);
  };
  if (thrown.some((each) => worthOf(each) !== worthOf(first))) return undefined;
  const choosing = first.looking.filter(isChoosing);
  const worth = lawWorth(scoreOf(first.common), view);
  const kept = worthThrough(first.die, first.behind, worth, lawRing(view), view);
  return chosenAmongUnknown(thrown, choosing, kept, view);
}
