/**
 * The total of several equal dice whose chains have no end and go on in one direction, as in "20d6!": exact, as the
 * power of a rational function. Dice added up one by one take 12 times as long, and 50 times as long for "100d6!".
 */
import type { Die } from '../../../vocabulary/rules/die.ts';
import type { DieRule } from '../../../vocabulary/rules/kinds.ts';
import { addsValue, isUnlimited } from '../../../vocabulary/rules/rule-facts.ts';
import { solveDie } from '../../die/solve-die.ts';
import type { DenseLaw } from '../../law/law.ts';
import type { Quotient } from '../../law/rational-functions.ts';
import { NoQuotient, powerOf, quotientOf, quotientRing } from '../../law/rational-functions.ts';
import { negated } from '../../law/sums.ts';
import type { View, Worth } from '../../rings/view.ts';

/** The law of the sum; undefined where the chains go on both ways, or are compared as a whole. */
export function chainedPool(
  die: Die,
  dice: number,
  rules: readonly DieRule[],
  worth: Worth<DenseLaw>,
  view: View,
): DenseLaw | undefined {
  return (
    summed(die, dice, rules, worth, view) ??
    negatedOf(summed(die, dice, rules, { ...worth, of: (value) => negated(worth.of(value)) }, view))
  );
}

/** Whether a chain goes on into a pool, or into its die, without a limit. */
export const addsWithoutEnd = (rule: DieRule): boolean => addsValue(rule) && isUnlimited(rule);

const negatedOf = (law: DenseLaw | undefined): DenseLaw | undefined =>
  law === undefined ? undefined : negated(law);

function summed(
  die: Die,
  dice: number,
  rules: readonly DieRule[],
  { additive, of }: Worth<DenseLaw>,
  view: View,
): DenseLaw | undefined {
  try {
    const worth: Worth<Quotient> = { additive, of: (value) => quotientOf(of(value)) };
    const one = solveDie(die, rules, worth, quotientRing(view.budget), view);
    if (one.bottom.length === 1) return undefined;
    return powerOf(one, dice, Math.max(1, view.reach - one.shift + 1), view.budget);
  } catch (error) {
    if (error instanceof NoQuotient) return undefined;
    throw error;
  }
}
