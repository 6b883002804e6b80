/** The alarm of a test of fairness, and the outcomes that it names. */
import type { Cell } from './cells.ts';

/** An outcome, or several that are counted together, with what was expected of it. */
export interface OutcomeOff {
  /** `7`, `3 to 5`, `201 and more`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly seen: number;
  /** How many standard deviations lie between them. */
  readonly deviations: number;
}

export interface UnfairReport {
  readonly rolls: number;
  /** The odds against the law; infinite when something came up that has no chance. */
  readonly evidence: number;
  /** Those farthest off, the farthest first; none when something impossible came up. */
  readonly off: readonly OutcomeOff[];
}

/** A sampler does not have the law that it should have. */
export class Unfair extends Error {
  override readonly name: 'Unfair' = 'Unfair';
  readonly report: UnfairReport;

  constructor(message: string, report: UnfairReport) {
    super(message);
    this.report = report;
  }
}

/** The most that are named. */
const mostNamed = 6;

/** Fewer standard deviations than this happen to somebody every day; the farthest is named all the same. */
const usual = 3;

export function outcomesOff(
  cells: readonly Cell[],
  counts: ArrayLike<number>,
  rolls: number,
): readonly OutcomeOff[] {
  const all = cells.map(({ from, to, chance }, cell): OutcomeOff => {
    const seen = counts[cell] as number;
    const expected = chance * rolls;
    const deviations = (seen - expected) / Math.sqrt(expected * (1 - chance));
    return { name: nameOf(from, to), from, to, expected, seen, deviations };
  });
  all.sort((one, other) => Math.abs(other.deviations) - Math.abs(one.deviations));
  const off = all.filter(({ deviations }) => Math.abs(deviations) >= usual);
  return (off.length === 0 ? all.slice(0, 1) : off).slice(0, mostNamed);
}

function nameOf(from: number, to: number): string {
  if (from === to) return String(from);
  if (from === Number.NEGATIVE_INFINITY) return `${to} and less`;
  if (to === Number.POSITIVE_INFINITY) return `${from} and more`;
  return `${from} to ${to}`;
}

/** A number of rolls, with one decimal where there are few. */
export const said = (count: number): string =>
  count.toLocaleString('en', { maximumFractionDigits: count < 1_000 ? 1 : 0 });
