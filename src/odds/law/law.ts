/**
 * A law: whole weights over one denominator, exact, seen through a window. What lies beyond the window
 * has its mass but no place: below it, above it, or, where even that cannot be said, anywhere.
 */
import type { Num } from '../../number/index.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { type Row, sumOf, zeros } from '../arithmetic/integers.ts';

interface Masses {
  /** All weights and masses add up to it, or to less where it is counted what fails. */
  readonly denominator: bigint;
  /** The mass of outcomes that are certainly less than `bottom`; all others are listed or in `any`. */
  readonly below: bigint;
  readonly bottom: number;
  /** The mass of outcomes that are certainly more than `top`. */
  readonly above: bigint;
  readonly top: number;
  /** The mass of outcomes of which nothing is known. 0: every chance is exact. */
  readonly any: bigint;
  /** Whether what lies beyond the window may be fractions. */
  readonly fractional: boolean;
}

/** Consecutive whole outcomes from `low`. */
export interface DenseLaw extends Masses {
  readonly kind: 'dense';
  readonly low: number;
  readonly weights: Row;
}

/** Outcomes far apart, or fractions; ascending. */
export interface SparseLaw extends Masses {
  readonly kind: 'sparse';
  readonly outcomes: readonly Num[];
  readonly weights: Row;
}

export type Law = DenseLaw | SparseLaw;

export type Tails = Partial<Omit<Masses, 'denominator'>>;

const noTails = {
  below: 0n,
  bottom: Number.NEGATIVE_INFINITY,
  above: 0n,
  top: Number.POSITIVE_INFINITY,
  any: 0n,
  fractional: false,
} as const;

/** One outcome for certain. */
export function point(value: Num): Law {
  if (typeof value === 'number')
    return { kind: 'dense', low: value, weights: [1n], denominator: 1n, ...noTails };
  return { kind: 'sparse', outcomes: [value], weights: [1n], denominator: 1n, ...noTails };
}

/** A whole number, or one beyond `reach`: infinite, or not a number for "anywhere". */
export function pointOf(value: number, reach: number): Law {
  if (Number.isFinite(value)) return dense(value, [1n], 1n);
  if (Number.isNaN(value)) return dense(0, [], 1n, { any: 1n });
  return value > 0
    ? dense(0, [], 1n, { above: 1n, top: reach })
    : dense(0, [], 1n, { below: 1n, bottom: -reach });
}

/** Weights from `low` on, zeros at both ends cut off. */
export function dense(low: number, weights: Row, denominator: bigint, tails: Tails = {}): DenseLaw {
  let start = 0;
  let end = weights.length;
  while (weights[start] === 0n) start += 1;
  while (weights[end - 1] === 0n) end -= 1;
  const cut = start === 0 && end === weights.length ? weights : weights.slice(start, end);
  if (!Number.isSafeInteger(low) || !Number.isSafeInteger(low + end)) {
    throw new TooLarge('large-totals');
  }
  const { below = 0n, above = 0n, any = 0n, fractional = false } = tails;
  return {
    kind: 'dense',
    low: low + start,
    weights: cut,
    denominator,
    below,
    // Without mass beyond it an edge means nothing.
    bottom: below > 0n ? (tails.bottom ?? low) : Number.NEGATIVE_INFINITY,
    above,
    top: above > 0n ? (tails.top ?? low) : Number.POSITIVE_INFINITY,
    any,
    fractional,
  };
}

export const isBounded = ({ below, above, any }: Law): boolean =>
  below === 0n && above === 0n && any === 0n;

/** The highest whole outcome of a dense window; below `low` when the window is empty. */
export const highOf = ({ low, weights }: DenseLaw): number => low + weights.length - 1;

/** Whether all outcomes are whole numbers, those beyond the window too. */
export const isOfWholes = (law: Law): boolean =>
  !law.fractional &&
  (law.kind === 'dense' || law.outcomes.every((outcome) => typeof outcome === 'number'));

export function outcomeAt(law: Law, index: number): Num {
  return law.kind === 'dense' ? law.low + index : (law.outcomes[index] ?? 0);
}

/** The law of what always fails: it has no outcome. */
export const noLaw: DenseLaw = dense(0, [], 1n);

/** A law of which nothing is known. */
export const unknownLaw: DenseLaw = dense(0, [], 1n, { any: 1n });

/** A law of whole numbers with a weight for every number of its window. @throws TooLarge */
export function denseOf(law: Law, budget: Budget): DenseLaw {
  if (law.kind === 'dense') return law;
  const outcomes = law.outcomes.map((outcome) => {
    if (typeof outcome !== 'number') throw new TooLarge('sums-of-fractions');
    return outcome;
  });
  const low = outcomes[0] ?? 0;
  const high = outcomes.at(-1) ?? low;
  // A place in a long row costs as much as filling it; a row too long for one would be a table.
  budget.spend((high - low) * 2, 'many-outcomes');
  const weights = zeros(high - low + 1);
  for (const [index, outcome] of outcomes.entries()) {
    weights[outcome - low] = law.weights[index] ?? 0n;
  }
  return dense(low, weights, law.denominator, law);
}

/** Every outcome of the window that has weight, ascending. */
export function* pointsOf(law: Law): Generator<readonly [Num, bigint]> {
  for (const [index, weight] of law.weights.entries()) {
    if (weight !== 0n) yield [outcomeAt(law, index), weight];
  }
}

/** The outcomes of a law of whole numbers, those beyond the window as infinities or NaN. */
export function binsOf(law: Law): readonly (readonly [number, bigint])[] {
  const bins: [number, bigint][] = [];
  if (law.below > 0n) bins.push([Number.NEGATIVE_INFINITY, law.below]);
  for (const [outcome, weight] of pointsOf(law)) {
    bins.push([typeof outcome === 'number' ? outcome : Number.NaN, weight]);
  }
  if (law.above > 0n) bins.push([Number.POSITIVE_INFINITY, law.above]);
  if (law.any > 0n) bins.push([Number.NaN, law.any]);
  return bins;
}

export const massOf = (law: Law): bigint => sumOf(law.weights) + law.below + law.above + law.any;
