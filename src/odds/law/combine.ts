/** Functions and comparisons of independent laws, outcome by outcome; tails go where ranges say. */

import type { Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { bitLength } from '../../number/convert.ts';
import type { Num } from '../../number/index.ts';
import { ArithmeticFault, ceil, compare, neg, toDouble } from '../../number/index.ts';
import type { IsExact } from '../../vocabulary/arithmetic/operators.ts';
import type { Acts, Range } from '../../vocabulary/arithmetic/range.ts';
import {
  above,
  below,
  everything,
  exactly,
  isInfinite,
} from '../../vocabulary/arithmetic/range.ts';
import type { Failures } from '../failure/failure.ts';
import type { View } from '../rings/view.ts';
import type { Law } from './law.ts';
import { isBounded, isOfWholes, pointsOf } from './law.ts';
import { gather } from './mixtures.ts';
import { negligible } from './sums.ts';

interface Operation {
  readonly apply: (...values: readonly Num[]) => Num;
  /** How it acts on ranges; absent: nothing is known of what lies beyond the windows. */
  readonly acts?: Acts | undefined;
  /** Whether a result is the very value; absent: it always is. */
  readonly isExact?: IsExact | undefined;
  /** Whether whole numbers are kept whole, or all results are whole; absent: neither. */
  readonly wholes?: 'kept' | 'made' | undefined;
}

/** 1 divided by a chance so small that a roll without end need not be refused for it. */
const rare = 2n ** 40n;

/** Every outcome, and every tail as a range, with its weight. */
type Piece = { readonly weight: bigint } & ({ readonly value: Num } | { readonly range: Range });

function piecesOf(law: Law): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [value, weight] of pointsOf(law)) pieces.push({ value, weight });
  // Tails lie strictly beyond the edges; whole numbers begin one farther out.
  const step = isOfWholes(law) ? 1 : 0;
  const put = (range: Range, weight: bigint): void => {
    if (weight > 0n) pieces.push({ range: { ...range, isOfWholes: step > 0 }, weight });
  };
  put(below(law.bottom - step), law.below);
  put(above(law.top + step), law.above);
  put(everything, law.any);
  return pieces;
}

/** Denominators of this many bits cost nothing extra. */
const usualBits = 64;

/** Bits of the denominators that a law ends with, past the usual: work with long fractions takes long. */
function digitsOf(law: Law): number {
  if (law.kind === 'dense') return 0;
  const { outcomes } = law;
  return [outcomes[0], outcomes.at(-1)].reduce<number>(
    (most, each) =>
      typeof each === 'object' ? Math.max(most, bitLength(each.denominator) - usualBits) : most,
    0,
  );
}

/** Called with outcomes for which an operation fails, and of those for which it may. */
export interface Failing {
  readonly add: (fault: ArithmeticFault, weight: bigint, whole: bigint) => void;
  readonly doubt: (weight: bigint, whole: bigint) => void;
}

/** Where an operation fails: there its failures are counted. */
export const failingAt = (span: Span, failures: Failures): Failing => ({
  add: ({ code, details }, weight, whole) =>
    failures.add(fault(code, span, details), weight, whole),
  doubt: failures.doubt,
});

/**
 * The law of an operation on independent laws. Outcomes for which it fails have no weight.
 *
 * @throws ArithmeticFault when it fails and nobody asked to hear of it
 */
export function combined(
  laws: readonly Law[],
  { apply, acts, isExact, wholes }: Operation,
  view: View,
  failing?: Failing,
): Law {
  const pieces = laws.map(piecesOf);
  const count = pieces.reduce((product, each) => product * each.length, 1);
  // Ranges cost more than numbers, and so do roots and fractions.
  const closed = laws.reduce((product, { weights }) => product * weights.length, 1);
  const fractions = wholes === undefined || (wholes === 'kept' && !laws.every(isOfWholes));
  const digits = fractions ? laws.reduce((sum, law) => sum + digitsOf(law), 0) : 0;
  // To reduce a quotient of whole numbers needs no large ones.
  const broken = laws.every(isOfWholes) ? 24 : 60;
  const each = (isExact !== undefined ? 80 : fractions ? broken : 12) + digits;
  view.budget.spend(closed * each + Math.max(0, count - closed) * 80, 'many-combinations');
  const gathered = gather();
  const open: { readonly range: Range; readonly weight: bigint }[] = [];
  const isEndless = !laws.every(isBounded);
  const failed = new Map<string, { readonly fault: ArithmeticFault; weight: bigint }>();
  let doubt = 0n;
  const whole = laws.reduce((product, { denominator }) => product * denominator, 1n);
  const visit = (
    index: number,
    values: Num[],
    ranges: Range[],
    closed: boolean,
    weight: bigint,
  ): void => {
    const each = pieces[index];
    if (each !== undefined) {
      for (const piece of each) {
        const known = 'value' in piece;
        values[index] = known ? piece.value : 0;
        ranges[index] = known ? exactly(piece.value) : piece.range;
        visit(index + 1, values, ranges, closed && known, weight * piece.weight);
      }
      return;
    }
    try {
      if (closed) {
        const result = apply(...values);
        if (isExact?.(result, ...values) === false) view.rounded();
        gathered.put(result, weight);
        return;
      }
      const range = acts?.(...ranges) ?? { ...everything, partial: true };
      if (range.partial === true) doubt += weight;
      open.push({ range, weight });
    } catch (error) {
      if (!(error instanceof ArithmeticFault)) throw error;
      if (failing === undefined && !isEndless) throw error;
      const alike = failed.get(error.code) ?? { fault: error, weight: 0n };
      alike.weight += weight;
      failed.set(error.code, alike);
    }
  };
  visit(0, [], [], true, 1n);
  for (const { fault: one, weight } of failed.values()) {
    // Endless dice come to numbers that are too large now and then, which is as good as never.
    const isFar = isEndless && one.code === 'number-too-large';
    if (isFar && weight * rare <= whole) {
      gathered.masses.any += weight;
      doubt += weight;
    } else if (failing === undefined) throw one;
    else failing.add(one, weight, whole);
  }
  failing?.doubt(doubt, whole);
  placeTails(open, gathered, whole, view);
  if (fractions) gathered.allowFractions();
  return gathered.finish(whole);
}

/**
 * Results of which only a range is known go above or below the window, which ends where they begin. Where
 * that would leave too little of it, the doubtful ones count as unknown.
 */
function placeTails(
  open: readonly { readonly range: Range; readonly weight: bigint }[],
  gathered: ReturnType<typeof gather>,
  whole: bigint,
  { reach }: View,
): void {
  const starts: Start[] = [];
  const ends: Start[] = [];
  for (const { range, weight } of open) {
    const [start, end] = [lastBefore(range.low), firstAfter(range.high)];
    if (start > -beyondAll && isInfinite(range.high)) starts.push({ edge: start, weight });
    else if (end < beyondAll && isInfinite(range.low)) ends.push({ edge: -end, weight });
  }
  const top = edgeOf(starts, whole, reach);
  // The edges of a narrow window must not cross.
  const bottom = Math.min(-edgeOf(ends, whole, reach), top + 1);
  for (const { range, weight } of open) {
    const certain = compare(range.low, range.high) === 0 && !isInfinite(range.low);
    if (certain) gathered.put(range.low, weight);
    else if (lastBefore(range.low) >= top) gathered.masses.above += weight;
    else if (firstAfter(range.high) <= bottom) gathered.masses.below += weight;
    else gathered.masses.any += weight;
  }
  gathered.cut(bottom, top);
}

/** What is as far as this is as good as infinite. */
const beyondAll = 2 ** 399;

/** The last whole number before a range that begins at `low`; of large numbers, one of the last. */
function lastBefore(low: Num): number {
  const near = toDouble(low);
  if (Math.abs(near) >= beyondAll) return Math.sign(near) * beyondAll;
  if (Math.abs(near) <= Number.MAX_SAFE_INTEGER) return toDouble(ceil(low)) - 1;
  // Doubles are so far apart there that one less is the same double.
  return near - Math.abs(near) * 2 ** -51;
}

const firstAfter = (high: Num): number => -lastBefore(neg(high));

interface Start {
  readonly edge: number;
  readonly weight: bigint;
}

/**
 * The window reaches to where the first tail begins that is far enough to be of use. Nearer ones count as
 * unknown as long as they are negligible, all together.
 */
function edgeOf(starts: readonly Start[], whole: bigint, reach: number): number {
  const ascending = [...starts].sort((one, other) => one.edge - other.edge);
  let passed = 0n;
  for (const { edge, weight } of ascending) {
    passed += weight;
    if (edge >= reach / 4 || passed * negligible > whole) return edge;
  }
  return Number.POSITIVE_INFINITY;
}
