/** The outcomes of a simulation in few rows. */
import { doubleText } from '../../number-show.ts';
import type { Tally } from './tally.ts';
import { sorted } from './tally.ts';

/** The outcomes from `from` to below `below`. */
export interface Bin {
  readonly name: string;
  readonly from: number;
  readonly below: number;
  readonly times: number;
}

/** More rows than this are put together. */
const mostRows = 24;

/** Rarer outcomes at each end are told in one row. */
const rare = 0.001;

/** One row for each outcome where these are few; else bins of a round width, and a row for each end. */
export function binsOf(tally: Tally, about: string): readonly Bin[] {
  const all = sorted(tally);
  const count = all.reduce((sum, [, times]) => sum + times, 0);
  const outcomeName = outcomeNames(tally, about);
  if (all.length <= mostRows && tally.width === 0) {
    return all.map(([outcome, times]) => ({
      name: outcomeName(outcome),
      from: outcome,
      below: Number.NaN,
      times,
    }));
  }
  const low = quantile(all, rare * count);
  const high = quantile(all, (1 - rare) * count);
  const whole = tally.width % 1 === 0 && all.every(([outcome]) => outcome % 1 === 0);
  const width = widthOf(low, high, tally.width, whole);
  const [first, last] = [low, high].map((end) => Math.floor(end / width)) as [number, number];
  const times = new Map<number, number>();
  for (const [outcome, more] of all) {
    const place = Math.min(last + 1, Math.max(first - 1, Math.floor(outcome / width)));
    times.set(place, (times.get(place) ?? 0) + more);
  }
  return [...times].map(([place, more]) => {
    const from = place < first ? Number.NEGATIVE_INFINITY : place * width;
    const below = place > last ? Number.POSITIVE_INFINITY : (place + 1) * width;
    return { name: nameOf(from, below, whole), from, below, times: more };
  });
}

function nameOf(from: number, below: number, whole: boolean): string {
  if (from === Number.NEGATIVE_INFINITY) return `below ${shown(below)}`;
  if (below === Number.POSITIVE_INFINITY)
    return whole ? `above ${from - 1}` : `from ${shown(from)}`;
  if (!whole) return `from ${shown(from)}`;
  return from === below - 1 ? `${from}` : `${from} to ${below - 1}`;
}

/** Outcomes with as many digits as tell each from the others. */
export function outcomeNames(tally: Tally, about: string): (outcome: number) => string {
  const all = sorted(tally).map(([outcome]) => outcome);
  let apart = Number.POSITIVE_INFINITY;
  for (const [index, outcome] of all.entries()) {
    const gap = outcome - (all[index - 1] ?? Number.NEGATIVE_INFINITY);
    // Doubles that are nearer than this are one outcome, added up in different ways.
    if (gap > Math.abs(outcome) * 2 ** -40) apart = Math.min(apart, gap);
  }
  return (outcome) => doubleText(outcome, { about, apart });
}

/** Multiples of a decimal width carry an error in their last digits. */
const shown = (value: number): string => String(Number(value.toPrecision(15)));

/** The outcome that so many of the rolls do not pass. */
function quantile(all: readonly (readonly [number, number])[], rank: number): number {
  let passed = 0;
  for (const [outcome, times] of all) {
    passed += times;
    if (passed >= rank) return outcome;
  }
  return all.at(-1)?.[0] ?? 0;
}

/** The least width that is round, or a power of two where outcomes were binned before, and wide enough. */
function widthOf(low: number, high: number, least: number, whole: boolean): number {
  // Divided first: between the farthest doubles there is more than a double can say.
  const wideEnough = (width: number): boolean => high / width - low / width < mostRows - 2;
  if (least > 0) {
    let width = least;
    while (!wideEnough(width)) width *= 2;
    return width;
  }
  const span = Math.min(high - low, Number.MAX_VALUE);
  const digits = Math.floor(Math.log10(span / mostRows));
  const finest = whole || span === 0 ? 1 : Math.max(10 ** digits, Number.MIN_VALUE);
  for (let power = finest; ; power *= 10) {
    for (const step of [1, 2, 5]) if (wideEnough(step * power)) return step * power;
  }
}
