/** Calculates in the expectations of the powers of a total, from the first to any other: for moments of powers. */
import type { Num } from '../../number/index.ts';
import type { Budget } from '../arithmetic/budget.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { gcd, lcm } from '../arithmetic/integers.ts';
import type { Character } from './character.ts';
import type { Ring } from './ring.ts';

/** The expectations of the powers 0, 1, 2, ... of a total, over one denominator. */
export interface PowerMoments {
  readonly powers: readonly bigint[];
  readonly denominator: bigint;
}

function reduced(powers: readonly bigint[], denominator: bigint): PowerMoments {
  const common = powers.reduce((most, each) => gcd(each < 0n ? -each : each, most), denominator);
  return { powers: powers.map((each) => each / common), denominator: denominator / common };
}

/** The rows of Pascal's triangle. */
function binomials(order: number): readonly (readonly bigint[])[] {
  const rows: bigint[][] = [[1n]];
  for (let n = 1; n <= order; n += 1) {
    const before = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (before[k - 1] ?? 0n) + (before[k] ?? 0n)));
  }
  return rows;
}

function powerRing(order: number, budget: Budget): Ring<PowerMoments> {
  const choose = binomials(order);
  const orders = Array.from({ length: order + 1 }, (_, index) => index);
  const at = (row: readonly bigint[] | undefined, index: number): bigint => row?.[index] ?? 0n;
  const spend = (steps: number): void => budget.spend(steps, 'high-power');
  const times = (one: PowerMoments, other: PowerMoments): PowerMoments => {
    spend(order * order);
    const powers = orders.map((n) => {
      let sum = 0n;
      for (let k = 0; k <= n; k += 1) {
        sum += at(choose[n], k) * at(one.powers, k) * at(other.powers, n - k);
      }
      return sum;
    });
    return reduced(powers, one.denominator * other.denominator);
  };
  const combined = (
    one: PowerMoments,
    other: PowerMoments,
    join: (one: bigint, other: bigint) => bigint,
  ): PowerMoments => {
    const common = lcm(one.denominator, other.denominator);
    const [left, right] = [common / one.denominator, common / other.denominator];
    return reduced(
      orders.map((n) => join(at(one.powers, n) * left, at(other.powers, n) * right)),
      common,
    );
  };
  return {
    one: { powers: orders.map((n) => (n === 0 ? 1n : 0n)), denominator: 1n },
    get unknown(): PowerMoments {
      throw new TooLarge('moments-of-unknown-value');
    },
    mix: (parts, whole) => {
      spend(parts.length * order);
      const common = parts.reduce((most, [, { denominator }]) => lcm(most, denominator), 1n);
      const powers = orders.map((n) =>
        parts.reduce(
          (sum, [weight, part]) => sum + weight * at(part.powers, n) * (common / part.denominator),
          0n,
        ),
      );
      return reduced(powers, common * whole);
    },
    times,
    minus: (whole, part) => combined(whole, part, (left, right) => left - right),
    looped: (last, { powers, denominator }) => {
      // R = 1 / (1 - L), so R = 1 + L R: with r = 1 - L0, R0 = 1/r and Rn = sum of C(n, k) Lk R(n-k) / r, k from 1.
      const rest = denominator - at(powers, 0);
      const scaled: bigint[] = [denominator];
      for (let n = 1; n <= order; n += 1) {
        let sum = 0n;
        for (let k = 1; k <= n; k += 1) {
          sum += at(choose[n], k) * at(powers, k) * at(scaled, n - k) * rest ** BigInt(k - 1);
        }
        scaled.push(sum);
      }
      spend(order * order);
      const series = orders.map((n) => at(scaled, n) * rest ** BigInt(order - n));
      return times(last, reduced(series, rest ** BigInt(order + 1)));
    },
  };
}

/** @param order - the highest power */
export function taylor(order: number, budget: Budget): Character<PowerMoments> {
  const ring = powerRing(order, budget);
  const scaledBy = (numerator: bigint, denominator: bigint): Character<PowerMoments> => ({
    ring,
    of: (value) => {
      const [top, bottom] =
        typeof value === 'number' ? [BigInt(value), 1n] : [value.numerator, value.denominator];
      const [above, below] = [top * numerator, bottom * denominator];
      budget.spend(order, 'high-power');
      return reduced(
        Array.from(
          { length: order + 1 },
          (_, n) => above ** BigInt(n) * below ** BigInt(order - n),
        ),
        below ** BigInt(order),
      );
    },
    scaled: (factor: Num) =>
      typeof factor === 'number'
        ? scaledBy(numerator * BigInt(factor), denominator)
        : scaledBy(numerator * factor.numerator, denominator * factor.denominator),
    ofDice: () => undefined,
  });
  return scaledBy(1n, 1n);
}
