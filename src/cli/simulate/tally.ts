/**
 * How often each outcome came, in bounded memory: past a number of different outcomes neighbours are counted
 * together. Whatever the order in which rolls and tallies are added, the same rolls give the same tally.
 */

export interface Tally {
  /** 0: each outcome is counted by itself. Else a power of two, the width of the bins. */
  width: number;
  /** Counts by outcome, or by the lower end of a bin. */
  counts: Map<number, number>;
}

/** The most outcomes that are kept apart; at least 4, since the widest bins are a fourth of all doubles. */
const mostOutcomes = 65_536;

/** The first width that is tried; whole numbers only feel widths above 1. */
const finest = 2 ** -20;

export const createTally = (): Tally => ({ width: 0, counts: new Map() });

/** Counts an outcome that came this many times. Each width is tried, so it does not matter what came first. */
export function count(tally: Tally, outcome: number, times = 1, most: number = mostOutcomes): void {
  const bin = binOf(outcome, tally.width);
  tally.counts.set(bin, (tally.counts.get(bin) ?? 0) + times);
  while (tally.counts.size > most) widen(tally, tally.width === 0 ? finest : tally.width * 2);
}

/** Adds what another tally counted. */
export function addTally(tally: Tally, other: Tally, most?: number): void {
  if (other.width > tally.width) widen(tally, other.width);
  for (const [outcome, times] of other.counts) count(tally, outcome, times, most);
}

function widen(tally: Tally, width: number): void {
  const { counts } = tally;
  Object.assign(tally, { width, counts: new Map() });
  for (const [outcome, times] of counts) count(tally, outcome, times, counts.size);
}

/** Outcomes that are too large to be divided stand for themselves; doubles are sparse out there. */
function binOf(outcome: number, width: number): number {
  if (width === 0) return outcome;
  const place = outcome / width;
  // A quotient that is too small for a double still lies below 0.
  if (place === 0 && outcome < 0) return -width;
  return Number.isFinite(place) ? Math.floor(place) * width : outcome;
}

/** Outcomes or bins, ascending, with their counts. */
export const sorted = ({ counts }: Tally): readonly (readonly [outcome: number, times: number])[] =>
  [...counts].sort(([a], [b]) => a - b);
