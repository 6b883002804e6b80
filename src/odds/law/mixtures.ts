/** Mixtures of laws, and laws put together outcome by outcome. */
import type { Num, Ratio } from '../../number/index.ts';
import { compare, toDouble } from '../../number/index.ts';
import { lcm, sumOf, zeros } from '../arithmetic/integers.ts';
import type { DenseLaw, Law } from './law.ts';
import { dense, highOf, pointsOf } from './law.ts';

/** A part of a mixture: its share, and its law. */
export type Part = readonly [share: bigint, law: Law];

/**
 * The mixture of laws. `whole` is what the shares add up to, or more: a mixture may be a part of a larger
 * one, and then its masses do not add up to its denominator.
 */
export function mix(parts: readonly Part[], whole: bigint): Law {
  let common = 1n;
  for (const [, { denominator }] of parts) {
    // Parts of one mixture mostly have one denominator.
    if (denominator !== common) common = lcm(common, denominator);
  }
  const row = denseMix(parts, common, whole);
  if (row !== undefined) return row;
  const gathered = gather();
  for (const [share, law] of parts) {
    if (share === 0n) continue;
    const factor = share * (common / law.denominator);
    gathered.add(law, factor);
  }
  return gathered.finish(common * whole);
}

/** The mixture of laws that are dense and close together: one row, without a map. */
function denseMix(parts: readonly Part[], common: bigint, whole: bigint): DenseLaw | undefined {
  let [low, high, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  // What is listed must be complete: nothing above the lowest top, nor below the highest bottom.
  let [bottom, top] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [share, law] of parts) {
    if (law.kind !== 'dense') return undefined;
    if (share === 0n) continue;
    bottom = Math.max(bottom, law.bottom);
    top = Math.min(top, law.top);
    if (law.weights.length === 0) continue;
    low = Math.min(low, law.low);
    high = Math.max(high, highOf(law));
    count += law.weights.length;
  }
  if (count === 0 || high - low > count * 16 + 256 || bottom > top + 1) return undefined;
  const masses = { below: 0n, above: 0n, any: 0n, fractional: false };
  const row = zeros(high - low + 1);
  for (const [share, law] of parts) {
    if (law.kind !== 'dense' || share === 0n) continue;
    const factor = share * (common / law.denominator);
    masses.below += law.below * factor;
    masses.above += law.above * factor;
    masses.any += law.any * factor;
    masses.fractional ||= law.fractional;
    const shift = law.low - low;
    for (let index = 0; index < law.weights.length; index += 1) {
      const weight = law.weights[index] as bigint;
      if (weight === 0n) continue;
      row[index + shift] = (row[index + shift] as bigint) + weight * factor;
    }
  }
  const from = Math.max(0, bottom - low);
  const to = Math.max(from, Math.min(row.length, top - low + 1));
  masses.below += sumOf(row.slice(0, from));
  masses.above += sumOf(row.slice(to));
  return dense(low + from, row.slice(from, to), common * whole, { ...masses, bottom, top });
}

/** Adds up weighted outcomes and masses into one law. */
export function gather(): {
  readonly put: (outcome: Num, weight: bigint) => void;
  readonly masses: { below: bigint; above: bigint; any: bigint };
  readonly add: (law: Law, factor: bigint) => void;
  /** Nothing beyond the edges may be listed. */
  readonly cut: (bottom: number, top: number) => void;
  /** What lies beyond the edges may be fractions. */
  readonly allowFractions: () => void;
  readonly finish: (denominator: bigint) => Law;
} {
  const whole = new Map<number, bigint>();
  // By denominator and numerator: "d1000/d1000" has 608,383 different outcomes.
  const broken = new Map<bigint, Map<bigint, { readonly outcome: Ratio; weight: bigint }>>();
  const masses = { below: 0n, above: 0n, any: 0n };
  // What is listed must be complete: nothing above the lowest top, nor below the highest bottom.
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let fractional = false;
  const put = (outcome: Num, weight: bigint): void => {
    if (typeof outcome === 'number') {
      whole.set(outcome, (whole.get(outcome) ?? 0n) + weight);
      return;
    }
    let parts = broken.get(outcome.denominator);
    if (parts === undefined) {
      parts = new Map();
      broken.set(outcome.denominator, parts);
    }
    const before = parts.get(outcome.numerator);
    if (before === undefined) parts.set(outcome.numerator, { outcome, weight });
    else before.weight += weight;
  };
  return {
    put,
    masses,
    add(law, factor) {
      for (const [outcome, weight] of pointsOf(law)) put(outcome, weight * factor);
      masses.below += law.below * factor;
      masses.above += law.above * factor;
      masses.any += law.any * factor;
      fractional ||= law.fractional;
      top = Math.min(top, law.top);
      bottom = Math.max(bottom, law.bottom);
    },
    allowFractions() {
      fractional = true;
    },
    cut(lowest, highest) {
      bottom = Math.max(bottom, lowest);
      top = Math.min(top, highest);
    },
    finish(denominator) {
      // Edges that cross would put an outcome between them on both sides.
      if (bottom > top + 1) {
        masses.any += masses.below;
        masses.below = 0n;
        bottom = Number.NEGATIVE_INFINITY;
      }
      for (const [outcome, weight] of whole) {
        if (outcome <= top && outcome >= bottom) continue;
        if (outcome > top) masses.above += weight;
        else masses.below += weight;
        whole.delete(outcome);
      }
      const fractions = [...broken.values()].flatMap((parts) => [...parts.values()]);
      const inside: { readonly outcome: Num; readonly weight: bigint; readonly near: number }[] =
        [];
      for (const { outcome, weight } of fractions) {
        const near = toDouble(outcome);
        if (near > top) masses.above += weight;
        else if (near < bottom) masses.below += weight;
        else inside.push({ outcome, weight, near });
      }
      // Without mass beyond it an edge means nothing.
      if (masses.above === 0n) top = Number.POSITIVE_INFINITY;
      if (masses.below === 0n) bottom = Number.NEGATIVE_INFINITY;
      const tails = { ...masses, top, bottom, fractional };
      if (inside.length === 0) {
        const outcomes = [...whole.keys()].sort((a, b) => a - b);
        const [low = 0] = outcomes;
        const high = outcomes.at(-1) ?? low;
        if (high - low <= outcomes.length * 16 + 256) {
          const weights = zeros(high - low + 1);
          for (const [outcome, weight] of whole) weights[outcome - low] = weight;
          return dense(low, weights, denominator, tails);
        }
      }
      for (const [outcome, weight] of whole) inside.push({ outcome, weight, near: outcome });
      const all = inside
        .filter(({ weight }) => weight !== 0n)
        // What has one nearest double may still differ.
        .sort((one, other) => one.near - other.near || compare(one.outcome, other.outcome));
      return {
        kind: 'sparse',
        outcomes: all.map(({ outcome }) => outcome),
        weights: all.map(({ weight }) => weight),
        denominator,
        ...tails,
      };
    },
  };
}
