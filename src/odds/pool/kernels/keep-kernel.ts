/**
 * The highest of equal dice whose values are worth one number each, as in "4d6kh3" and "100d6kh50": a sum over the
 * lowest kept value and the number of dice above it. The general way takes 4 times as long for the first, and too long
 * for the second. With G for the dice above v, p for those at v,
 *
 *   sum over v, sum over a < k:  C(n, a) G(x)^a x^((k - a) v) * ways(n - a dice, at least k - a at v, none above)
 *
 * In the tests it is compared with the general way in ranks.ts.
 */
import type { Budget } from '../../arithmetic/budget.ts';
import { choose } from '../../arithmetic/integers.ts';
import { bigLane, type Cells, doubleLane, type Lane } from '../../arithmetic/lanes.ts';
import type { DenseLaw } from '../../law/law.ts';
import { dense } from '../../law/law.ts';
import type { Bin } from '../ranks.ts';
import type { Level } from './keep-halves.ts';
import { byHalves } from './keep-halves.ts';

/** What kept dice of a value add to the total. */
export type Adds = (value: number) => number;

export interface Kept {
  /** Each with a weight above 0. */
  readonly bins: readonly Bin[];
  /** The weight of values below all bins, which are never among the kept. */
  readonly under: bigint;
  readonly whole: bigint;
  readonly dice: number;
  readonly keep: number;
  readonly adds: Adds;
}

/**
 * The law of the total of the `keep` highest; 0 < keep <= dice. Where the bins are not all that a die can
 * be, neither is the law: its weights add up to less than its denominator.
 */
export function keptHighest(question: Kept, budget: Budget): DenseLaw {
  const { bins, whole, dice, keep } = question;
  const ascending = [...bins].sort(([one], [other]) => one - other);
  const places = ascending.map(([value]) => question.adds(value));
  const shift = Math.min(...places);
  const most = Math.max(...places) - shift;
  const denominator = whole ** BigInt(dice);
  const even = places.every((place, index) => place === shift + index) && sameWeight(ascending);
  const small = denominator <= BigInt(Number.MAX_SAFE_INTEGER);
  const words = (dice * whole.toString(2).length) / 64;
  const digits = small ? 0.05 : words / 16 + 1;
  const rows = even ? keep : (keep * keep) / 2;
  const plain = ascending.length * rows * keep * (most + 1) * digits;
  const halved = even ? plain : costOfHalves(ascending.length, keep, most, digits);
  const ways = ascending.length * keep * (Math.min(keep, dice - keep) + 8) * (1 + words / 8);
  budget.spend(Math.min(plain, halved) + ways, 'keeping-from-large-pool');
  const levels = levelsOf(
    ascending.map(([, weight], index) => ({ place: (places[index] ?? 0) - shift, weight })),
    question,
  );
  if (halved < plain) return dense(keep * shift, byHalves(levels, keep), denominator);
  const solve = even ? byHorner : byPowers;
  const weights = small ? solve(levels, keep, doubleLane) : solve(levels, keep, bigLane);
  return dense(keep * shift, weights, denominator);
}

/** Halving packs whole rows into one product each: the cost of each cell, once for every halving. */
const costOfHalves = (levels: number, keep: number, most: number, digits: number): number =>
  5 * Math.log2(levels + 1) * keep ** 3 * keep * (most + 1) * digits;

const sameWeight = (bins: readonly Bin[]): boolean =>
  bins.every(([, weight]) => weight === bins[0]?.[1]);

/** With the coefficient of G^a for each level, ascending: which dice are above, and how the others reach it. */
function levelsOf(
  ascending: readonly Omit<Level, 'ways'>[],
  { dice, keep, under }: Kept,
): readonly Level[] {
  let below = under;
  return ascending.map((level) => {
    const { weight } = level;
    const ways = Array.from(
      { length: keep },
      (_, above) => choose(dice, above) * atLeast(dice - above, keep - above, weight, below),
    );
    below += weight;
    return { ...level, ways };
  });
}

/** The most cells that a row of kept dice can need. */
const roomFor = (levels: readonly Level[], keep: number): number =>
  keep * Math.max(...levels.map(({ place }) => place)) + 1;

/** Equal weights in a row: multiplying by G is a sliding sum. */
function byHorner<T>(levels: readonly Level[], keep: number, lane: Lane<T>): readonly bigint[] {
  const room = roomFor(levels, keep);
  const [total, nothing] = [lane.create(room), lane.create(0)];
  const highest = levels.length - 1;
  let [sum, next] = [lane.create(room), lane.create(room)];
  for (const [index, { place, weight, ways }] of levels.entries()) {
    const [width, factor] = [highest - index, lane.from(weight)];
    for (let above = keep - 1; above >= 0; above -= 1) {
      lane.slide(next, above === keep - 1 ? nothing : sum, place + 1, width, factor);
      lane.addAt(next, place * (keep - above), lane.from(ways[above] ?? 0n));
      [sum, next] = [next, sum];
    }
    lane.addRow(total, sum, 0, lane.from(1n));
  }
  return lane.to(total);
}

/** Any weights: from the top down the powers of G grow by one term at a time. */
function byPowers<T>(levels: readonly Level[], keep: number, lane: Lane<T>): readonly bigint[] {
  const room = roomFor(levels, keep);
  const total = lane.create(room);
  const powers = Array.from({ length: keep }, () => lane.create(room));
  const [zeroth = total] = powers;
  lane.addAt(zeroth, 0, lane.from(1n));
  for (const { place, weight, ways } of [...levels].reverse()) {
    for (const [above, power] of powers.entries()) {
      lane.addRow(total, power, place * (keep - above), lane.from(ways[above] ?? 0n));
    }
    // (G + w x^p)^a = sum over j of C(a, j) (w x^p)^j G^(a - j), the highest power first.
    for (let power = keep - 1; power > 0; power -= 1) {
      for (let times = 1; times <= power; times += 1) {
        const factor = choose(power, times) * weight ** BigInt(times);
        const [row, lower] = [powers[power], powers[power - times]] as [Cells<T>, Cells<T>];
        lane.addRow(row, lower, place * times, lane.from(factor));
      }
    }
  }
  return lane.to(total);
}

/** The ways in which at least `least` of `dice` dice, at least one, show a value and the others less. */
function atLeast(dice: number, least: number, weight: bigint, below: bigint): bigint {
  // The fewer terms: those with at least this many, or all but those with fewer.
  if (least > dice - least) return several(dice, least, dice, weight, below);
  return (weight + below) ** BigInt(dice) - several(dice, 0, least - 1, weight, below);
}

/** The ways in which from `least` to `most` of the dice show a value and the others less. */
function several(dice: number, least: number, most: number, weight: bigint, below: bigint): bigint {
  let sum = 0n;
  // From the most down: each step takes one die from the value to those below.
  let ways = choose(dice, most) * weight ** BigInt(most) * below ** BigInt(dice - most);
  for (let count = most; count >= least; count -= 1) {
    sum += ways;
    ways = (ways * BigInt(count) * below) / (BigInt(dice - count + 1) * weight);
  }
  return sum;
}
