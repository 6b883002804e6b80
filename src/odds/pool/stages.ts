/** Keeps, drops and counted sets, one after the other, by the ranks of the dice that each of them sees. */
import type { ChoosingRule, GroupingRule } from '../../vocabulary/rules/kinds.ts';
import { isChoosing } from '../../vocabulary/rules/kinds.ts';
import type { Ranks } from './ranks.ts';
import { ranksOf } from './ranks.ts';

export interface Stages {
  /** The ranks that are left at the end. */
  readonly ranks: Ranks;
  /** How many sets `count` equal dice from the rank `low` on make; undefined: sets are not counted. */
  readonly sets?: (low: number, count: number, fits: (rule: GroupingRule) => boolean) => number;
}

/** The stages that this many dice go through. */
export function stagesOf(rules: readonly (ChoosingRule | GroupingRule)[], dice: number): Stages {
  const choosing: ChoosingRule[] = [];
  const counting: { readonly rule: GroupingRule; readonly ranks: Ranks }[] = [];
  for (const rule of rules) {
    if (isChoosing(rule)) choosing.push(rule);
    else counting.push({ rule, ranks: ranksOf(choosing, dice) });
  }
  const ranks = ranksOf(choosing, dice);
  if (counting.length === 0) return { ranks };
  return {
    ranks,
    sets: (low, count, fits) => {
      // The first die of a set scores for all, and of equal dice the earlier are kept.
      if (within(ranks, low, count) === 0) return 0;
      const found = counting.filter(
        ({ rule, ranks: seen }) => within(seen, low, count) >= rule.least && fits(rule),
      );
      return found.length;
    },
  };
}

/**
 * What all dice of a value bring besides. Of several beyond the window it is not known whether they are equal.
 *
 * @param fitsAt - whether the value of a set is one that is looked for
 */
export function setsWorth<E>(
  { sets }: Stages,
  fitsAt: (rule: GroupingRule, value: number) => boolean,
  successes: (many: number) => E,
  unknown: E,
): ((value: number, low: number, count: number) => E) | undefined {
  if (sets === undefined) return undefined;
  return (value, low, count) => {
    const found = sets(low, count, (rule) => fitsAt(rule, value));
    return count > 1 && !Number.isFinite(value) && found > 0 ? unknown : successes(found);
  };
}

const within = ({ from, to }: Ranks, low: number, count: number): number =>
  Math.max(0, Math.min(low + count, to) - Math.max(low, from));
