/** A pool of equal dice and its rules: what does it bring to the total? */
import type { Die } from '../../vocabulary/die.ts';
import type { PoolRule, Rule } from '../../vocabulary/rule.ts';
import type { StaticPool } from '../prepare.ts';
import { sumOf } from './integers.ts';
import { keptHighest } from './keep-kernel.ts';
import type { DenseLaw } from './law.ts';
import { binsOf, dense, isBounded } from './law.ts';
import { lawRing, lawWorth } from './law-ring.ts';
import { orderStatistic } from './order-statistic.ts';
import type { Bin, Ranks } from './ranks.ts';
import { ranksOf, solveRanks } from './ranks.ts';
import type { Share } from './ring.ts';
import { scoreOf } from './scores.ts';
import type { DieRule } from './solve-die.ts';
import { solveDie, worthThrough } from './solve-die.ts';
import { jointLaw } from './solve-joint.ts';
import { negated, repeated } from './sums.ts';
import { solveThreshold } from './threshold.ts';
import type { View, Worth } from './view.ts';

/** A pool as the solver sees it. */
export type Pool = Pick<StaticPool, 'die' | 'dice' | 'rules'>;

/**
 * The rules that change what lies: all but scores, which are part of the worth, marks, order, and choices
 * that drop nothing whatever the number of dice.
 */
const changing = (rules: readonly Rule[]): readonly (DieRule | PoolRule)[] =>
  rules.filter(
    (rule): rule is DieRule | PoolRule =>
      rule.kind === 'face' || rule.kind === 'chain' || (rule.kind === 'pool' && drops(rule)),
  );

const drops = ({ skip, take }: PoolRule): boolean => skip > 0 || take !== undefined;

/** Rules that no shorter way answers than the joint law of all dice. */
export const looksAtAll = (rule: Rule): boolean =>
  rule.kind === 'distinct' || (rule.kind === 'sets' && rule.how === 'count');

interface Parts {
  readonly before: readonly DieRule[];
  readonly choosing: readonly PoolRule[];
  readonly behind: readonly (DieRule | PoolRule)[];
}

/** What each die meets by itself, the first run of keeps and drops, and what follows. */
export function partsOf(rules: readonly Rule[]): Parts {
  const all = changing(rules);
  const first = all.findIndex(({ kind }) => kind === 'pool');
  if (first < 0) return { before: all as readonly DieRule[], choosing: [], behind: [] };
  const rest = all.slice(first);
  const run = rest.findIndex(({ kind }) => kind !== 'pool');
  const end = run < 0 ? rest.length : run;
  return {
    before: all.slice(0, first) as readonly DieRule[],
    choosing: rest.slice(0, end) as readonly PoolRule[],
    behind: rest.slice(end),
  };
}

export const isDieRule = (rule: DieRule | PoolRule): rule is DieRule => rule.kind !== 'pool';
export const adds = (rule: DieRule): boolean => rule.kind === 'chain' && rule.join === 'append';

/** The law of the pool's total. @throws TooLarge */
export function poolLaw(pool: Pool, near: View): DenseLaw {
  const { die, dice, rules } = pool;
  const view = farEnough(near, rules);
  const worth = lawWorth(scoreOf(rules), view);
  const ring = lawRing(view);
  const { before, choosing, behind } = partsOf(rules);
  if (dice === 0) return ring.one;
  if (rules.some(looksAtAll)) return jointLaw(pool, view);
  if (choosing.length === 0) {
    const sums = lawRing({ ...view, trims: true });
    return repeated(solveDie(die, before, worth, sums, view), dice, view.budget);
  }
  if (!behind.every(isDieRule)) return jointLaw(pool, view);
  const kept = worthThrough(die, behind, worth, ring, view);
  if (before.some(adds)) return chosenAmongUnknown(pool, kept, view);
  const ranks = ranksOf(choosing, dice);
  if (ranks.from === 0 && ranks.to === dice) {
    const all = [...before, ...behind];
    return repeated(solveDie(die, all, worth, ring, view), dice, view.budget);
  }
  const values = valueLaw(die, before, view);
  const fast = byKernel(values, dice, ranks, kept, view);
  if (fast !== undefined) return fast;
  if (ranks.to - ranks.from === 1 && values.any === 0n) {
    const one = orderStatistic(values, dice, ranks.to, view);
    const parts = binsOf(one).map(([value, weight]): Share<DenseLaw> => [weight, kept(value)]);
    return ring.mix(parts, one.denominator);
  }
  spendRanks(values, dice, ranks, view);
  return solveRanks(binsOf(values), values.denominator, dice, ranks, kept, ring);
}

/**
 * A value beyond the reach counts as infinite, so the reach must hold every number that a rule compares
 * with or counts as.
 */
export function farEnough(view: View, rules: readonly Rule[]): View {
  const numbers = rules.flatMap((rule): number[] => {
    switch (rule.kind) {
      case 'face':
        return [...rule.tests.map(({ than }) => than), rule.countsAs];
      case 'score':
        return rule.tests.map(({ than }) => than);
      case 'chain':
        return (rule.links[0]?.exits ?? []).flatMap(({ tests }) => tests.map(({ than }) => than));
      case 'sets':
        return (rule.tests ?? []).map(({ than }) => than);
      default:
        return [];
    }
  });
  const farthest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return farthest < view.reach ? view : { ...view, reach: farthest + 1 };
}

/** What the dice can count as when they are chosen. */
export const valueLaw = (die: Die, before: readonly DieRule[], view: View): DenseLaw =>
  solveDie(die, before, lawWorth(undefined, view), lawRing(view), view);

/** Every value meets every number of dice laid before it, each with a law as wide as the kept dice. */
function spendRanks(values: DenseLaw, dice: number, { from, to }: Ranks, { budget }: View): void {
  const { length } = values.weights;
  const wide = length * Math.max(1, to - from);
  budget.spend(length * dice * dice * wide * 2, 'choosing among so many dice');
}

/** Keeping from one end what is worth one number each, or is beyond the window and stays so. */
function byKernel(
  values: DenseLaw,
  dice: number,
  { from, to }: Ranks,
  kept: (value: number) => DenseLaw,
  { budget }: View,
): DenseLaw | undefined {
  if (from >= to) return dense(0, [1n], 1n);
  if (values.below > 0n || values.any > 0n || (to !== dice && from !== 0)) return undefined;
  const bins = binsOf(values).filter(([value]) => Number.isFinite(value));
  const numbers = new Map<number, number>();
  for (const [value] of bins) {
    const law = kept(value);
    if (law.weights.length !== 1 || !isBounded(law)) return undefined;
    numbers.set(value, law.low);
  }
  const endless = values.above > 0n;
  if (bins.length === 0 || (endless && kept(Number.POSITIVE_INFINITY).above === 0n))
    return undefined;
  const adds = (value: number): number => numbers.get(value) ?? 0;
  const keep = to - from;
  const { denominator: whole } = values;
  const question = { whole, dice, keep };
  if (to === dice) {
    const law = keptHighest({ ...question, bins, under: 0n, adds }, budget);
    return endless ? openAbove(law, values.top, keep, Math.min(...numbers.values())) : law;
  }
  // The lowest are the highest of the mirrored dice; what is beyond all bins is under them then.
  const mirrored = bins.map(([value, weight]): Bin => [-value, weight]);
  const law = negated(
    keptHighest(
      { ...question, bins: mirrored, under: values.above, adds: (value) => -adds(-value) },
      budget,
    ),
  );
  return endless ? openAbove(law, values.top, keep, Math.min(...numbers.values())) : law;
}

/** What is missing of a law has a kept die beyond the window, and so has the total. */
function openAbove(law: DenseLaw, valueTop: number, keep: number, least: number): DenseLaw {
  const top = valueTop + (keep - 1) * least;
  const length = Math.max(0, top - law.low + 1);
  const weights = law.weights.slice(0, length);
  const above = law.denominator - sumOf(weights);
  return dense(law.low, weights, law.denominator, { above, top });
}

/** Keep or drop behind a chain that adds dice: their number is not known. */
function chosenAmongUnknown(pool: Pool, kept: (value: number) => DenseLaw, view: View): DenseLaw {
  const { die, dice, rules } = pool;
  const { before, choosing } = partsOf(rules);
  const [rule, ...others] = choosing;
  if (rule === undefined || others.length > 0 || rule.from === 'middle')
    return jointLaw(pool, view);
  const values = new Set<number>();
  // Solving once for nothing shows which values a die can end as.
  const probe: Worth<DenseLaw> = {
    additive: false,
    of: (value) => {
      values.add(value);
      return dense(0, [1n], 1n);
    },
  };
  solveDie(die, before, probe, lawRing(view), view);
  values.delete(Number.NaN);
  const bound = rule.take ?? rule.skip;
  view.budget.spend(
    values.size * (bound + 1) ** 3 * dice * 20,
    'choosing among dice of an unknown number',
  );
  const question = { die, dice, rules: before, kept, values: [...values] };
  return solveThreshold(question, rule, view);
}
