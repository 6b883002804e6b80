/** Runs of whole numbers, so that rules can be judged on a die of 2^53 - 1 sides without walking it. */
import type { Test } from './rule.ts';
import { meets } from './rule.ts';

/** All whole numbers from `from` to `to`, both included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The same numbers as few, ascending, disjoint runs. */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * Cuts runs into pieces on which every test gives one answer.
 *
 * @example splitIntervals([{from: 1, to: 6}], [{op: '>=', than: 5}]) // 1..4, 5..5, 6..6
 */
export function splitIntervals(
  intervals: readonly Interval[],
  tests: readonly Test[],
): readonly Interval[] {
  // An answer changes only at the number compared with, or right after it; no whole number equals a fraction.
  const cuts: number[] = [];
  for (const { op, than } of tests) {
    if (Number.isInteger(than)) cuts.push(than, than + 1);
    else if (op !== '=' && op !== '<>') cuts.push(Math.ceil(than));
  }
  if (cuts.length > 1) cuts.sort((a, b) => a - b);
  const pieces: Interval[] = [];
  for (const { from, to } of intervals) {
    let start = from;
    for (const cut of cuts) {
      if (cut <= start) continue;
      if (cut > to) break;
      pieces.push({ from: start, to: cut - 1 });
      start = cut;
    }
    pieces.push({ from: start, to });
  }
  return pieces;
}

/** The numbers that meet one of the tests, and those that meet none. */
export function sortByTests(
  intervals: readonly Interval[],
  tests: readonly Test[],
): { readonly met: readonly Interval[]; readonly unmet: readonly Interval[] } {
  const met: Interval[] = [];
  const unmet: Interval[] = [];
  for (const piece of splitIntervals(intervals, tests)) {
    (meets(tests, piece.from) ? met : unmet).push(piece);
  }
  return { met, unmet };
}
