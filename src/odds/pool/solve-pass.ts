/**
 * Pools whose dice are compared with those before them: "3d6!mt", "3d6!!u", "{d6 + d8}u". Each such rule is a
 * pass over the dice from the left, and what a die brings to one pass is what it brings to the next.
 */

import type { ComparingRule, DieRule, GroupingRule } from '../../vocabulary/rules/kinds.ts';
import { countsGroups, drops, isComparing, isDieRule } from '../../vocabulary/rules/kinds.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { lcm } from '../arithmetic/integers.ts';
import { scoreOf } from '../die/scores.ts';
import { solveDie, worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { binsOf, massOf, point } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { Pass } from '../rings/pass-ring.ts';
import { passRing, startOfPass } from '../rings/pass-ring.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';
import { NoFace } from './no-face.ts';
import type { Placing } from './pass-rules.ts';
import { placeDistinct, placeSets } from './pass-rules.ts';
import type { Pool } from './pool-parts.ts';
import { farEnough, looksAtAll, valueLaw } from './pool-parts.ts';

type Looking = ComparingRule | GroupingRule;

/** A pool and its rules, in the order in which they are met. */
interface Passed extends Pool {
  readonly looking: readonly Looking[];
  /** What each die meets by itself before each of them, and after the last. */
  readonly between: readonly (readonly DieRule[])[];
}

/** A law, or what is left of one where dice were stuck. */
type Part = readonly [law: DenseLaw, isStuck: boolean];

/** What is used to calculate from a rule on. */
interface Level<E> {
  readonly ring: Ring<E>;
  /** What a die is worth that lies as a value when the rule comes; the very last die is compared with by no other. */
  readonly worth: (pool: Passed, isLast: boolean) => (value: number) => E;
  /** The very last die from its throw on, where that is shorter. */
  readonly lastDie?: (pool: Passed) => E | undefined;
  readonly success: E;
  readonly partsOf: (all: E) => readonly Part[];
}

/**
 * The law of the total of pools that lie one after the other, each with rules of the same kinds where all dice are
 * looked at. Undefined where dice are chosen.
 *
 * @throws TooLarge, NoFace
 */
export function passLaw(pools: readonly Pool[], near: View): DenseLaw | undefined {
  const all = pools.flatMap(({ rules }) => rules);
  if (all.some(drops)) return undefined;
  const view = farEnough(near, all);
  const ring = lawRing(view);
  const passed = pools.map(passedOf);
  const parts = through(passed, passed[0]?.looking.length ?? 0, view, {
    ring,
    worth: ({ rules, looking }) => {
      const isCounted = looking.some(countsGroups);
      return lawWorth(scoreOf(rules) ?? (isCounted ? () => 0 : undefined), view).of;
    },
    success: point(1) as DenseLaw,
    partsOf: (law) => [[law, false]],
  });
  const lost = parts.flatMap(([law, isStuck]) => (isStuck && massOf(law) > 0n ? [law] : []));
  if (lost.length > 0) throw noFace(lost);
  return ring.mix(
    parts.map(([law]): Share<DenseLaw> => [1n, law]),
    1n,
  );
}

function noFace(lost: readonly DenseLaw[]): Error {
  const whole = lost.reduce((most, { denominator }) => lcm(most, denominator), 1n);
  const weight = lost.reduce((sum, law) => sum + massOf(law) * (whole / law.denominator), 0n);
  return lost.some(({ any }) => any > 0n)
    ? new TooLarge('no-face-left')
    : new NoFace(weight, whole);
}

/** From the last rule that looks at all dice to the first, and then the dice themselves. */
function through<E>(
  pools: readonly Passed[],
  left: number,
  view: View,
  { ring, worth, lastDie, success, partsOf }: Level<E>,
): readonly Part[] {
  if (left === 0) {
    const dieOf = ({ die, between }: Passed, of: (value: number) => E): E =>
      solveDie(die, between[0] ?? [], { additive: false, of }, ring, view);
    let placed = ring.one;
    for (const [index, pool] of pools.entries()) {
      const each = dieOf(pool, worth(pool, false));
      const ends = index === pools.length - 1 && !pool.between.flat().some(addsDice);
      for (let more = ends ? 1 : 0; more < pool.dice; more += 1) placed = ring.times(placed, each);
      if (ends && pool.dice > 0) {
        placed = ring.times(placed, lastDie?.(pool) ?? dieOf(pool, worth(pool, true)));
      }
    }
    return partsOf(placed);
  }
  const start = startOfPass();
  const placing = (
    { die, between }: Passed,
    of: (value: number) => E,
    isLast: boolean,
  ): Placing<E> => ({
    worth: worthThrough(die, between[left] ?? [], { additive: false, of }, ring, view),
    ring,
    isLast,
    start,
  });
  const ruleOf = ({ looking }: Passed): Looking => looking[left - 1] as Looking;
  return through<Pass<E>>(pools, left - 1, view, {
    ring: passRing(ring, (steps) => view.budget.spend(steps, 'many-orders')),
    worth: (pool, isLast) => {
      const [rule, lies] = [ruleOf(pool), placing(pool, worth(pool, isLast), isLast)];
      return isComparing(rule)
        ? placeDistinct(pool.die, rule, lies, view).place
        : placeSets(pool.die, rule, lies, success, view);
    },
    lastDie: (pool) => {
      const rule = ruleOf(pool);
      if (left > 1 || !isComparing(rule)) return undefined;
      const values = valueLaw(pool.die, pool.between[0] ?? [], view);
      const { placeLast } = placeDistinct(
        pool.die,
        rule,
        placing(pool, worth(pool, true), true),
        view,
      );
      return placeLast(binsOf(values), values.denominator);
    },
    success: (found) => [[found, success]],
    partsOf: (all) =>
      all(start.empty).flatMap(([found, each]) =>
        partsOf(each).map(([law, isStuck]): Part => [law, isStuck || found.isStuck]),
      ),
  });
}

function passedOf(pool: Pool): Passed {
  const looking: Looking[] = [];
  const between: DieRule[][] = [[]];
  for (const rule of pool.rules) {
    if (looksAtAll(rule)) {
      looking.push(rule);
      between.push([]);
    } else if (isDieRule(rule)) {
      between.at(-1)?.push(rule);
    }
  }
  return { ...pool, looking, between };
}
