/** Ranges of numbers, for laws whose outcomes have no end: how operators and functions act on them. */
import type { Num } from '../../number/index.ts';
import {
  ArithmeticFault,
  add,
  compare,
  div,
  floor,
  fromBigInt,
  isWhole,
  min,
  mul,
  neg,
  sign,
  toDouble,
} from '../../number/index.ts';

/** A number, or beyond all numbers. */
export type Edge = Num;

/** All numbers from `low` to `high`; either may be infinite. */
export interface Range {
  readonly low: Edge;
  readonly high: Edge;
  /** Whether all its numbers are known to be whole. */
  readonly isOfWholes?: boolean;
  /** Of results: whether some of the arguments may have none. */
  readonly partial?: boolean;
}

/** Stand-ins for the infinities, so that a range needs no arithmetic of its own. */
export const infinity: Num = fromBigInt(2n ** 900n);
const minusInfinity: Num = neg(infinity);

/** Half the digits: even the root of the stand-in is recognised. */
const threshold = 2 ** 400;

export const isInfinite = (edge: Edge): boolean => Math.abs(toDouble(edge)) >= threshold;

export const everything: Range = { low: minusInfinity, high: infinity };
export const above = (low: Num): Range => ({ low, high: infinity });
export const below = (high: Num): Range => ({ low: minusInfinity, high });
export const exactly = (value: Num): Range => ({
  low: value,
  high: value,
  isOfWholes: isWhole(value),
});

const settled = (edge: Num): Edge =>
  isInfinite(edge) ? (toDouble(edge) > 0 ? infinity : minusInfinity) : edge;

/** How a range of arguments becomes a range of results. */
export type Acts = (...ranges: readonly Range[]) => Range;

/**
 * The range of something that never falls when an argument rises. Where it fails for the lowest arguments alone,
 * as a root does below 0, the others have a result still.
 *
 * @throws ArithmeticFault where it fails for all
 */
export const rising =
  (apply: (...values: readonly Num[]) => Num): Acts =>
  (...ranges) => {
    const high = settled(apply(...ranges.map((range) => range.high)));
    const partial = ranges.some((range) => range.partial === true);
    try {
      return { low: settled(apply(...ranges.map(({ low }) => low))), high, partial };
    } catch (error) {
      if (error instanceof ArithmeticFault) return { low: minusInfinity, high, partial: true };
      throw error;
    }
  };

/** The range of a product: its ends are products of ends. */
export const ofProduct: Acts = (left = everything, right = everything) => {
  const corners = [left.low, left.high].flatMap((one) =>
    [right.low, right.high].map((other) => product(one, other)),
  );
  return {
    low: corners.reduce((least, each) => (compare(each, least) < 0 ? each : least)),
    high: corners.reduce((most, each) => (compare(each, most) > 0 ? each : most)),
  };
};

function product(one: Edge, other: Edge): Edge {
  if (!isInfinite(one) && !isInfinite(other)) return mul(one, other);
  const signs = sign(one) * sign(other);
  return signs === 0 ? 0 : signs > 0 ? infinity : minusInfinity;
}

/** The range of a quotient; nothing is known where the divisor may be 0. */
export const ofQuotient: Acts = (left = everything, right = everything) => {
  if (sign(right.low) !== sign(right.high) || sign(right.low) === 0) {
    return { ...everything, partial: true };
  }
  const inverse = (edge: Edge): Edge => (isInfinite(edge) ? 0 : div(1, edge));
  return ofProduct(left, { low: inverse(right.high), high: inverse(right.low) });
};

/** The range of a quotient that is rounded down: what is below 0, if by ever so little, becomes -1. */
export const ofWholeQuotient: Acts = (left = everything, right = everything) => {
  const { low, high, partial = false } = rising(floor)(ofQuotient(left, right));
  const isNegative =
    (sign(left.low) > 0 && sign(right.high) < 0) || (sign(left.high) < 0 && sign(right.low) > 0);
  return { low, high: isNegative ? min(high, -1) : high, partial };
};

/** The range of a sum and of a difference. */
export const ofSum: Acts = rising(add);
export const ofDifference: Acts = (left = everything, right = everything) =>
  ofSum(left, { low: neg(right.high), high: neg(right.low) });

/** The range of a distance from 0. */
export const ofDistance: Acts = (range = everything) => {
  const { low, high } = range;
  if (sign(low) >= 0) return range;
  const mirrored = { low: neg(high), high: neg(low) };
  if (sign(high) <= 0) return mirrored;
  return { low: 0, high: compare(mirrored.high, high) > 0 ? mirrored.high : high };
};
