/** Mean and variance of the outcomes that a window lists, in numbers with a fixed point that lose next to nothing. */

import { bitLength, nearestDouble } from '../../number/convert.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import type { Law } from '../law/law.ts';
import { pointsOf } from '../law/law.ts';

/** Moments of which what is not listed is left out. */
export interface ListedMoments {
  readonly mean: number;
  /** The mean square of the distance from the mean. */
  readonly variance: number;
  /** Bounds of what rounding has changed. */
  readonly meanError: number;
  readonly varianceError: number;
  /** The chance of what is not listed. */
  readonly rest: number;
}

/** Bits that the largest outcome has in all. */
const bits = 256;

/** A number of units of 2^-places, rounded down. */
function fixed(value: Num, places: number): bigint {
  const [numerator, denominator] =
    typeof value === 'number' ? [BigInt(value), 1n] : [value.numerator, value.denominator];
  return places >= 0
    ? (numerator << BigInt(places)) / denominator
    : numerator / (denominator << BigInt(-places));
}

function bitsOf(value: Num): number {
  const whole =
    typeof value === 'number' ? BigInt(Math.abs(value)) : value.numerator / value.denominator;
  return bitLength(whole < 0n ? -whole : whole);
}

const inUnits = (value: bigint, whole: bigint, places: number): number =>
  places >= 0
    ? nearestDouble(value, whole << BigInt(places))
    : nearestDouble(value << BigInt(-places), whole);

/** The mean first: a variance that is taken from mean and square would lose every digit of a small one. */
export function listedMoments(law: Law): ListedMoments {
  const { denominator } = law;
  const points = [...pointsOf(law)];
  const size = Math.max(1, ...[points[0], points.at(-1)].map((each) => bitsOf(each?.[0] ?? 0)));
  const places = bits - size;
  const units = points.map(([outcome, weight]) => [fixed(outcome, places), weight] as const);
  const first = units.reduce((sum, [value, weight]) => sum + value * weight, 0n);
  const center = first / denominator;
  const second = units.reduce(
    (sum, [value, weight]) => sum + (value - center) * (value - center) * weight,
    0n,
  );
  const mean = inUnits(first, denominator, places);
  const variance = inUnits(second, denominator, 2 * places);
  const most = points.reduce((sum, [outcome]) => Math.max(sum, Math.abs(toDouble(outcome))), 0);
  const unit = most * 2 ** (4 - bits);
  const rounding = 2 ** -52;
  return {
    mean,
    variance,
    meanError: Math.abs(mean) * rounding + unit,
    varianceError: variance * rounding + unit * most * 4,
    rest: nearestDouble(law.below + law.above + law.any, denominator) * (1 + rounding),
  };
}
