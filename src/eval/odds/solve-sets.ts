/** The number of sets in a pool, value by value. */

import type { DieRule } from '../../vocabulary/kinds.ts';
import type { Rule } from '../../vocabulary/rule.ts';
import { meets } from '../../vocabulary/rule.ts';
import type { DenseLaw } from './law.ts';
import { binsOf, isBounded, point } from './law.ts';
import { lawRing, lawWorth } from './law-ring.ts';
import type { Pool } from './pool-parts.ts';
import { adds, looksAtAll, spendRanks, valueLaw } from './pool-parts.ts';
import { solveRanks } from './ranks.ts';
import { scoreOf } from './scores.ts';
import type { View } from './view.ts';

/**
 * Sets of equal dice are counted value by value, when nothing is chosen and every die brings itself alone.
 * Behind a count nothing changes a die.
 */
export function setsLaw({ die, dice, rules }: Pool, view: View): DenseLaw | undefined {
  const looking = rules.filter((rule) => rule.kind === 'pool' || looksAtAll(rule));
  const [sets] = looking;
  if (looking.length > 1 || sets?.kind !== 'sets') return undefined;
  const first = rules.indexOf(sets);
  const before = rules.slice(0, first).filter(isChanging);
  if (before.some(adds)) return undefined;
  const values = valueLaw(die, before, view);
  if (!isBounded(values)) return undefined;
  const ring = lawRing(view);
  const counts = (value: number): boolean => sets.tests === undefined || meets(sets.tests, value);
  const worth = lawWorth(scoreOf(rules) ?? (() => 0), view).of;
  const success = point(1) as DenseLaw;
  spendRanks(values, dice, { from: 0, to: 1 }, view);
  return solveRanks(
    binsOf(values),
    values.denominator,
    dice,
    { from: 0, to: dice },
    worth,
    ring,
    (value, count) => (count >= sets.least && counts(value) ? success : ring.one),
  );
}

const isChanging = (rule: Rule): rule is DieRule => rule.kind === 'face' || rule.kind === 'chain';
