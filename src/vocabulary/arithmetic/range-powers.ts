/** How powers, roots and remainders act on ranges of numbers. */
import type { Num } from '../../number/index.ts';
import {
  ArithmeticFault,
  add,
  compare,
  isWhole,
  isZero,
  max,
  min,
  neg,
  pow,
  sign,
  sqrt,
} from '../../number/index.ts';
import type { Acts, Range } from './range.ts';
import { everything, exactly, infinity, isInfinite, ofDistance } from './range.ts';

/** The range of a square root, which is never below 0. @throws ArithmeticFault where it fails for all */
export const ofRoot: Acts = ({ low, high } = everything) => {
  const root = (edge: Num): Num => (isInfinite(edge) && sign(edge) > 0 ? infinity : sqrt(edge));
  const partial = sign(low) < 0;
  return { low: partial ? 0 : root(low), high: root(high), partial };
};

/** The range of a remainder, which lies between 0 and the divisor; a whole one is at least 1 away from it. */
export const ofRemainder: Acts = (left = everything, right = everything) => {
  const partial = sign(right.low) <= 0 && sign(right.high) >= 0;
  const short = left.isOfWholes === true && right.isOfWholes === true ? 1 : 0;
  const nearer = (edge: Num, by: number): Num => (isInfinite(edge) ? edge : add(edge, by));
  const low = min(0, nearer(right.low, short));
  const high = max(0, nearer(right.high, -short));
  // A number with the sign of the divisor leaves no more than itself.
  if (isZero(low) && sign(left.low) >= 0) return { low, high: min(high, left.high), partial };
  if (isZero(high) && sign(left.high) <= 0) return { low: max(low, left.low), high, partial };
  return { low, high, partial };
};

/** The range of a power. @throws ArithmeticFault where it fails for all */
export const ofPower: Acts = (base = everything, exponent = everything) => {
  if (sign(base.low) >= 0) return ofPositive(base, exponent);
  const times = exponent.low;
  const known = compare(times, exponent.high) === 0 && isWhole(times);
  const size = ofPositive(ofDistance(base), exponent);
  // Of negative numbers only whole powers are real.
  if (!known) return { low: neg(size.high), high: size.high, partial: true };
  if (typeof times === 'number' && times % 2 === 0) return size;
  const mirrored = { low: neg(size.high), high: neg(size.low), partial: size.partial === true };
  if (sign(base.high) < 0) return mirrored;
  // An odd power rises with its base; a negative one is as far from 0 as one likes next to it.
  const up = ofPositive({ low: 0, high: base.high }, exponent);
  const down = ofPositive({ low: 0, high: neg(base.low) }, exponent);
  const partial = up.partial === true || down.partial === true;
  return { low: neg(down.high), high: up.high, partial };
};

/** Of numbers from 0: what rises or falls with each operand is greatest and least at their ends. */
function ofPositive(base: Range, exponent: Range): Range {
  // Next to 0 a negative power is as large as one likes.
  if (isZero(base.low) && sign(exponent.low) < 0) return { low: 0, high: infinity, partial: true };
  if (isWhole(base.low) && compare(base.low, 1) > 0 && sign(exponent.low) > 0) {
    // The least is too large already.
    if (!isInfinite(base.low) && !isInfinite(exponent.low)) pow(base.low, exponent.low);
  }
  return [base.low, base.high]
    .flatMap((one) => [powered(one, exponent.low), powered(one, exponent.high)])
    .reduce((range, corner) => ({
      low: min(range.low, corner.low),
      high: max(range.high, corner.high),
      partial: range.partial === true || corner.partial === true,
    }));
}

/** A power of a number from 0, or what is known of it where an operand is infinite or the result too long. */
function powered(base: Num, exponent: Num): Range {
  if (isZero(exponent) || compare(base, 1) === 0) return exactly(1);
  if (isZero(base)) return exactly(0);
  const grows = compare(base, 1) > 0 === sign(exponent) > 0;
  // Powers of this many digits fail.
  if (isInfinite(exponent)) return { ...exactly(grows ? infinity : 0), partial: true };
  if (isInfinite(base)) return exactly(grows ? infinity : 0);
  try {
    const power = pow(base, exponent);
    return exactly(isInfinite(power) ? infinity : power);
  } catch (error) {
    if (!(error instanceof ArithmeticFault)) throw error;
    return grows ? { low: 1, high: infinity, partial: true } : { low: 0, high: 1, partial: true };
  }
}
