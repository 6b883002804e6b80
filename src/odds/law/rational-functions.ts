/**
 * Laws of chains that go on in one direction, as quotients of two polynomials: nothing is cut off. The sum
 * of n such chains is the n-th power, and its coefficients follow from a recurrence: with g = (T / B)^n,
 *
 *   g' T B = n (T' B - T B') g
 *
 * and comparing the coefficients of each power of x gives the next one of g from those before.
 */
import type { Budget } from '../arithmetic/budget.ts';
import { gcd, lcm, sumOf, zeros } from '../arithmetic/integers.ts';
import type { Ring } from '../rings/ring.ts';
import type { DenseLaw } from './law.ts';
import { dense, isBounded } from './law.ts';

/** Coefficients from the lowest power on; some may be negative. */
type Polynomial = readonly bigint[];

/** x^shift top / (scale bottom). First and last coefficients are not 0; the first of the bottom is above 0. */
export interface Quotient {
  readonly shift: number;
  readonly top: Polynomial;
  readonly scale: bigint;
  readonly bottom: Polynomial;
}

/** Thrown where a law is not such a quotient: another way must answer. */
export class NoQuotient extends Error {}

/** A polynomial of a higher degree helps nobody. */
const farthest = 50_000;

const unit: Polynomial = [1n];

/** A law that ends, as a polynomial. @throws NoQuotient */
export function quotientOf(law: DenseLaw): Quotient {
  if (!isBounded(law)) throw new NoQuotient();
  return lowest({ shift: law.low, top: law.weights, scale: law.denominator, bottom: unit });
}

/** Calculates in quotients. @throws NoQuotient where the chain goes on downward, or both ways */
export function quotientRing(budget: Budget): Ring<Quotient> {
  const product = (left: Polynomial, right: Polynomial): Polynomial => {
    budget.spend(left.length * right.length, 'long-chain');
    return times(left, right);
  };
  return {
    one: { shift: 0, top: unit, scale: 1n, bottom: unit },
    get unknown(): Quotient {
      throw new NoQuotient();
    },
    mix: (parts, whole) => {
      const shift = Math.min(...parts.map(([, each]) => each.shift));
      const scale = parts.reduce((most, [, each]) => lcm(most, each.scale), 1n);
      // The links of a chain have few different bottoms, most of them none.
      const bottoms: Polynomial[] = [];
      for (const [, { bottom }] of parts) {
        if (bottom.length > 1 && !bottoms.some((each) => isEqual(each, bottom)))
          bottoms.push(bottom);
      }
      const top: bigint[] = [];
      for (const [share, each] of parts) {
        const others = bottoms.filter((bottom) => !isEqual(bottom, each.bottom));
        const here = others.reduce(product, each.top);
        addTo(top, here, each.shift - shift, share * (scale / each.scale));
      }
      return lowest({ shift, top, scale: scale * whole, bottom: bottoms.reduce(product, unit) });
    },
    times: (left, right) =>
      lowest({
        shift: left.shift + right.shift,
        top: product(left.top, right.top),
        scale: left.scale * right.scale,
        bottom: product(left.bottom, right.bottom),
      }),
    looped: (last, loop) => {
      if (loop.shift < 0) throw new NoQuotient();
      // 1 - loop = (scale bottom - x^shift top) / (scale bottom)
      const left = loop.bottom.map((each) => each * loop.scale);
      addTo(left, loop.top, loop.shift, -1n);
      if ((left[0] ?? 0n) <= 0n) throw new NoQuotient();
      const top = last.top.map((each) => each * loop.scale);
      const { shift, scale } = last;
      return isEqual(last.bottom, loop.bottom)
        ? lowest({ shift, top, scale, bottom: left })
        : lowest({
            shift,
            top: product(top, loop.bottom),
            scale,
            bottom: product(last.bottom, left),
          });
    },
  };
}

function times(left: Polynomial, right: Polynomial): Polynomial {
  const out = zeros(Math.max(0, left.length + right.length - 1));
  for (const [index, factor] of left.entries()) {
    if (factor === 0n) continue;
    for (const [more, other] of right.entries()) {
      if (other !== 0n) out[index + more] = (out[index + more] ?? 0n) + factor * other;
    }
  }
  return out;
}

/** Adds `factor x^shift row` to a polynomial. */
function addTo(sum: bigint[], row: Polynomial, shift: number, factor: bigint): void {
  if (shift + row.length > farthest) throw new NoQuotient();
  while (sum.length < shift + row.length) sum.push(0n);
  for (const [index, each] of row.entries()) {
    sum[index + shift] = (sum[index + shift] ?? 0n) + each * factor;
  }
}

const isEqual = (left: Polynomial, right: Polynomial): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index]);

/** Without zeros at the ends and without common factors. */
function lowest({ shift, top, scale, bottom }: Quotient): Quotient {
  const first = top.findIndex((each) => each !== 0n);
  if (first < 0) return { shift: 0, top: [], scale: 1n, bottom: unit };
  const above = contentOf(top);
  const below = contentOf(bottom);
  const common = gcd(above, scale * below);
  return {
    shift: shift + first,
    top: top
      .slice(first, top.findLastIndex((each) => each !== 0n) + 1)
      .map((each) => each / common),
    scale: (scale * below) / common,
    bottom: bottom
      .slice(0, bottom.findLastIndex((each) => each !== 0n) + 1)
      .map((each) => each / below),
  };
}

const contentOf = (row: Polynomial): bigint =>
  row.reduce((common, each) => gcd(common, each < 0n ? -each : each), 0n) || 1n;

/**
 * The law of the sum of n independent ones, listed for `length` outcomes from the lowest.
 *
 * @throws NoQuotient when the chances do not add up to 1
 */
export function powerOf(one: Quotient, n: number, length: number, budget: Budget): DenseLaw {
  const { shift, top, scale, bottom } = one;
  if (sumOf(top) !== scale * sumOf(bottom)) throw new NoQuotient();
  const [first = 1n, divisor = 1n] = [top[0], bottom[0]];
  const steps = termsOf(top, bottom, BigInt(n), budget);
  // Every pass through a loop divides once more by the first of the bottom, and is at least this long.
  const pass = bottom.findIndex((each, index) => index > 0 && each !== 0n);
  const passes = (index: number): number => (pass < 0 ? 0 : Math.floor(index / pass));
  const most = passes(length - 1);
  const words = (divisor.toString(2).length * (n + most)) / 64;
  const each = (steps.length + 4) * (2 + words / 8) + words ** 2 / 100;
  budget.spend(length * each, 'long-chain');
  const powers: bigint[] = [1n];
  for (let index = 1; index <= most; index += 1) powers.push((powers[index - 1] ?? 1n) * divisor);
  const row: bigint[] = [first ** BigInt(n)];
  for (let k = 1; k < length; k += 1) {
    const here = passes(k);
    let value = 0n;
    let scaled = 0;
    // From the farthest on, so that what is multiplied is short: each pass is divided by once.
    for (const { back, fixed, falling } of steps) {
      if (back > k) continue;
      const passed = here - passes(k - back);
      if (passed < scaled && value !== 0n) value *= powers[scaled - passed] ?? 1n;
      scaled = passed;
      const before = row[k - back] ?? 0n;
      if (before !== 0n) value += (fixed - falling * BigInt(k - back)) * before;
    }
    if (value !== 0n) value *= powers[scaled] ?? 1n;
    row.push(value / (BigInt(k) * first * divisor));
  }
  const weights = row.map((each, index) => each * (powers[most - passes(index)] ?? 1n));
  const denominator = scale ** BigInt(n) * divisor ** BigInt(n + most);
  const above = denominator - sumOf(weights);
  return dense(shift * n, weights, denominator, { above, top: shift * n + length - 1 });
}

/** One term of the recurrence: how far back, and the two parts of its factor. */
interface Term {
  readonly back: number;
  readonly fixed: bigint;
  readonly falling: bigint;
}

/** The terms, from the farthest on, of the form with fewer: even faces become two terms when both parts are multiplied by 1 - x. */
function termsOf(top: Polynomial, bottom: Polynomial, n: bigint, budget: Budget): readonly Term[] {
  const difference: Polynomial = [1n, -1n];
  const plain = filled(top) * filled(bottom);
  const [shorter, longer] = [times(top, difference), times(bottom, difference)];
  const [upper, lower] =
    filled(shorter) * filled(longer) < plain ? [shorter, longer] : [top, bottom];
  budget.spend(upper.length * lower.length, 'long-chain');
  const both = times(upper, lower);
  const rising = times(derived(upper), lower);
  const sinking = times(upper, derived(lower));
  const steps: Term[] = [];
  for (let back = both.length - 1; back > 0; back -= 1) {
    const fixed = n * ((rising[back - 1] ?? 0n) - (sinking[back - 1] ?? 0n));
    const falling = both[back] ?? 0n;
    if (fixed !== 0n || falling !== 0n) steps.push({ back, fixed, falling });
  }
  return steps;
}

const filled = (row: Polynomial): number => row.filter((each) => each !== 0n).length;

const derived = (row: Polynomial): Polynomial =>
  row.slice(1).map((each, index) => each * BigInt(index + 1));
