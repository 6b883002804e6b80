/**
 * Keeping a few of dice with very many values, not all equally likely, as in "3d1000!!kh2": the sum of keep-kernel.ts,
 * by halving the values. Value by value that takes 10 times as long. With g_v for the dice above v inside a part of the
 * values, a part is
 *
 *   Q(a, b) = sum over its v of  c(a, v) x^((k - a) v) g_v^b
 *
 * and of two neighbouring parts, with g for all of the higher one, Q(a, b) is that of the higher one and
 * sum over j of C(b, j) Q_lower(a, j) g^(b - j). What is asked for is the sum of all Q(a, a).
 */
import { choose, multiply, type Row, zeros } from '../../arithmetic/integers.ts';

/** One value: its place, its weight, and c(a, v) by the number a of dice above it. */
export interface Level {
  readonly place: number;
  readonly weight: bigint;
  readonly ways: readonly bigint[];
}

/** A polynomial whose lowest power is x^low. */
interface Shifted {
  readonly low: number;
  readonly row: Row;
}

interface Part {
  /** The powers of g, from the first. */
  readonly g: readonly Shifted[];
  /** By a and b <= a. */
  readonly q: readonly (readonly Shifted[])[];
}

const nothing: Shifted = { low: 0, row: [] };

/** The coefficients from x^0 on; levels ascend and `keep` is above 0. */
export function byHalves(levels: readonly Level[], keep: number): readonly bigint[] {
  const { q } = partOf(levels, keep);
  const sum = plus(q.map((row, above) => row[above] ?? nothing));
  return zeros(sum.low).concat(sum.row);
}

function partOf(levels: readonly Level[], keep: number): Part {
  if (levels.length === 1) return single(levels[0] as Level, keep);
  const middle = levels.length >> 1;
  const lower = partOf(levels.slice(0, middle), keep);
  const higher = partOf(levels.slice(middle), keep);
  const q = lower.q.map((rows, above) =>
    rows.map((_, power) => {
      const terms = [higher.q[above]?.[power] ?? nothing];
      for (let j = 0; j <= power; j += 1) {
        const product = times(rows[j] ?? nothing, powerOf(higher, power - j));
        terms.push(scaled(product, choose(power, j)));
      }
      return plus(terms);
    }),
  );
  const first = plus([lower.g[0] ?? nothing, higher.g[0] ?? nothing]);
  return { g: powersOf(first, keep - 1), q };
}

function single({ place, weight, ways }: Level, keep: number): Part {
  // No die of the part is above its only value.
  const q = Array.from({ length: keep }, (_, above) => {
    const here: Shifted = { low: place * (keep - above), row: [ways[above] ?? 0n] };
    return Array.from({ length: above + 1 }, (__, power) => (power === 0 ? here : nothing));
  });
  return { g: powersOf({ low: place, row: [weight] }, keep - 1), q };
}

function powersOf(first: Shifted, most: number): readonly Shifted[] {
  const powers: Shifted[] = [];
  for (let power = 1; power <= most; power += 1) {
    powers.push(times(powers.at(-1) ?? one, first));
  }
  return powers;
}

const one: Shifted = { low: 0, row: [1n] };
const powerOf = ({ g }: Part, power: number): Shifted =>
  power === 0 ? one : (g[power - 1] ?? nothing);

function times(left: Shifted, right: Shifted): Shifted {
  if (left === one) return right;
  if (right === one) return left;
  return { low: left.low + right.low, row: multiply(left.row, right.row) };
}

const scaled = ({ low, row }: Shifted, factor: bigint): Shifted =>
  factor === 1n ? { low, row } : { low, row: row.map((each) => each * factor) };

function plus(terms: readonly Shifted[]): Shifted {
  const filled = terms.filter(({ row }) => row.length > 0);
  const [only] = filled;
  if (only === undefined) return nothing;
  if (filled.length === 1) return only;
  const low = Math.min(...filled.map((each) => each.low));
  const high = Math.max(...filled.map((each) => each.low + each.row.length));
  const sum = zeros(high - low);
  for (const each of filled) {
    for (const [index, weight] of each.row.entries()) {
      const at = each.low - low + index;
      sum[at] = (sum[at] ?? 0n) + weight;
    }
  }
  return { low, row: sum };
}
