/** Functions and comparisons of independent laws, outcome by outcome; tails go where ranges say. */
import type { Span } from '../../diagnostic.ts';
import { fault } from '../../diagnostic.ts';
import type { Num } from '../../number.ts';
import { ArithmeticFault, ceil, compare, floor, toDouble } from '../../number.ts';
import type { IsExact } from '../../vocabulary/operators.ts';
import type { Acts, Range } from '../../vocabulary/range.ts';
import { above, below, everything, exactly, isInfinite } from '../../vocabulary/range.ts';
import { Failure } from './failure.ts';
import type { Law } from './law.ts';
import { isOfWholes, pointsOf } from './law.ts';
import { gather } from './mixtures.ts';
import { negligible } from './sums.ts';
import type { View } from './view.ts';

interface Operation {
  readonly apply: (...values: readonly Num[]) => Num;
  /** How it acts on ranges; absent: nothing is known of what lies beyond the windows. */
  readonly acts?: Acts | undefined;
  /** Whether a result is the very value; absent: it always is. */
  readonly isExact?: IsExact | undefined;
  /** Whether whole numbers are kept whole, or all results are whole; absent: neither. */
  readonly wholes?: 'kept' | 'made' | undefined;
}

/** Every outcome, and every tail as a range, with its weight. */
type Piece = { readonly weight: bigint } & ({ readonly value: Num } | { readonly range: Range });

function piecesOf(law: Law): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [value, weight] of pointsOf(law)) pieces.push({ value, weight });
  // Tails lie strictly beyond the edges; whole numbers begin one further out.
  const step = isOfWholes(law) ? 1 : 0;
  if (law.below > 0n) pieces.push({ range: below(law.bottom - step), weight: law.below });
  if (law.above > 0n) pieces.push({ range: above(law.top + step), weight: law.above });
  if (law.any > 0n) pieces.push({ range: everything, weight: law.any });
  return pieces;
}

/**
 * The law of an operation on independent laws.
 *
 * @throws Failure when it fails for some outcomes
 */
export function combined(
  laws: readonly Law[],
  { apply, acts, isExact, wholes }: Operation,
  span: Span,
  view: View,
): Law {
  const pieces = laws.map(piecesOf);
  const count = pieces.reduce((product, each) => product * each.length, 1);
  // Ranges cost more than numbers, and so do roots and fractions.
  const closed = laws.reduce((product, { weights }) => product * weights.length, 1);
  const fractions = wholes === undefined || (wholes === 'kept' && !laws.every(isOfWholes));
  // To reduce a quotient of whole numbers needs no large ones.
  const broken = laws.every(isOfWholes) ? 24 : 60;
  const each = isExact !== undefined ? 80 : fractions ? broken : 12;
  view.budget.spend(
    closed * each + Math.max(0, count - closed) * 80,
    'so many combinations of outcomes',
  );
  const gathered = gather();
  const open: { readonly range: Range; readonly weight: bigint }[] = [];
  const failed = { weight: 0n, fault: undefined as ArithmeticFault | undefined };
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
      } else open.push({ range: acts?.(...ranges) ?? everything, weight });
    } catch (error) {
      if (!(error instanceof ArithmeticFault)) throw error;
      failed.weight += weight;
      failed.fault ??= error;
    }
  };
  visit(0, [], [], true, 1n);
  if (failed.fault !== undefined) {
    const { code, message } = failed.fault;
    throw new Failure(fault(code, span, message), failed.weight, whole);
  }
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
    if (isInfinite(range.low) === isInfinite(range.high)) continue;
    if (isInfinite(range.high)) starts.push({ edge: lastBefore(range.low), weight });
    else ends.push({ edge: -firstBehind(range.high), weight });
  }
  const top = edgeOf(starts, whole, reach);
  // The edges of a narrow window must not cross.
  const bottom = Math.min(-edgeOf(ends, whole, reach), top + 1);
  for (const { range, weight } of open) {
    if (compare(range.low, range.high) === 0) gathered.put(range.low, weight);
    else if (lastBefore(range.low) >= top) gathered.masses.above += weight;
    else if (firstBehind(range.high) <= bottom) gathered.masses.below += weight;
    else gathered.masses.any += weight;
  }
  gathered.cut(bottom, top);
}

/** The last whole number before a range that begins at `low`. */
const lastBefore = (low: Num): number => toDouble(ceil(low)) - 1;
const firstBehind = (high: Num): number => toDouble(floor(high)) + 1;

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

/** The law of a comparison of two independent laws: 1 where it holds, else 0. */
export function compared(left: Law, right: Law, holds: (order: number) => boolean): Law {
  const { less, equal, greater, doubtful, whole } = orderOf(left, right);
  const gathered = gather();
  for (const [mass, order] of [
    [less, -1],
    [equal, 0],
    [greater, 1],
  ] as const) {
    gathered.put(holds(order) ? 1 : 0, mass);
  }
  gathered.masses.any = doubtful;
  return gathered.finish(whole);
}

/** How one outcome stands to another: four masses that add up to `whole`. */
export interface Order {
  readonly less: bigint;
  readonly equal: bigint;
  readonly greater: bigint;
  /** The mass of which nothing is known. */
  readonly doubtful: bigint;
  readonly whole: bigint;
}

/** How an outcome of one law stands to one of another, independent law. */
export function orderOf(left: Law, right: Law): Order {
  const whole = left.denominator * right.denominator;
  // Walk both lists upward, with the mass of the right side that lies below each left outcome.
  const others = [...pointsOf(right)];
  let [passed, at] = [right.below, 0];
  let [less, equal, greater] = [0n, 0n, 0n];
  let doubtful = left.any * right.denominator + (left.denominator - left.any) * right.any;
  const listed = others.reduce((sum, [, weight]) => sum + weight, 0n);
  for (const [outcome, weight] of pointsOf(left)) {
    let level = 0n;
    for (let other = others[at]; other !== undefined; at += 1, other = others[at]) {
      const order = compare(other[0], outcome);
      if (order > 0) break;
      if (order < 0) passed += other[1];
      else {
        level = other[1];
        break;
      }
    }
    // A listed outcome lies inside the other's window, or beyond an edge that says nothing about it.
    const value = toDouble(outcome);
    const belowIt = value >= right.bottom ? passed : passed - right.below;
    const unsureBelow = passed - belowIt;
    const aboveIt = value <= right.top ? right.above : 0n;
    const unsureAbove = right.above - aboveIt;
    greater += weight * belowIt;
    equal += weight * level;
    less += weight * (listed - (passed - right.below) - level + aboveIt);
    doubtful += weight * (unsureBelow + unsureAbove);
  }
  const place = (mass: bigint, edge: number, up: boolean): void => {
    for (const [outcome, weight] of others) {
      const value = toDouble(outcome);
      const sure = up ? value <= edge : value >= edge;
      if (!sure) doubtful += mass * weight;
      else if (up) greater += mass * weight;
      else less += mass * weight;
    }
    if (up) {
      greater += mass * right.below * (right.bottom <= edge ? 1n : 0n);
      doubtful += mass * (right.below * (right.bottom <= edge ? 0n : 1n) + right.above);
    } else {
      less += mass * right.above * (right.top >= edge ? 1n : 0n);
      doubtful += mass * (right.above * (right.top >= edge ? 0n : 1n) + right.below);
    }
  };
  place(left.above, left.top, true);
  place(left.below, left.bottom, false);
  return { less, equal, greater, doubtful, whole };
}
