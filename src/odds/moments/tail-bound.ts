/** What may lie in a tail: how much rare outcomes can add to a mean or a square, as a certified bound. */
import type { Growth } from '../../vocabulary/arithmetic/growth.ts';
import type { Magnitude } from './magnitude.ts';

/** P(s) = c0 + c1 s + ... */
const polynomialAt = (coefficients: readonly number[], s: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * s + coefficient, 0);

/** Slopes that are tried, for dice that show at most 1. */
const slopes = Array.from({ length: 24 }, (_, index) => 8 * 0.65 ** index);

/** Doubles are rounded; a bound is rounded up. */
const slack = 1 + 2 ** -20;

/**
 * A bound of E(|x|^power; A) for any event A of this chance. With |x| at most g(s), and M the expectation of
 * e^(t s): for every s1 it is at most g(s1)^power * chance, for dice that come to s1 at most, and the
 * greatest of g(s)^power / e^(t s) times M beyond.
 *
 * @returns Infinity where no bound is known
 */
export function tailBound({ growth, sources }: Magnitude, power: 1 | 2, chance: number): number {
  if (chance === 0) return 0;
  const { coefficients, base } = growth;
  if (base === 1 && coefficients.slice(1).every((each) => each === 0)) {
    return slack * chance * (coefficients[0] ?? 0) ** power;
  }
  const largest = sources.reduce((most, each) => Math.max(most, each.largest), 1);
  let best = Number.POSITIVE_INFINITY;
  for (const each of slopes) {
    const slope = each / largest;
    const exponent = sources.reduce((sum, source) => sum + source.exponent(slope), 0);
    if (exponent < 700) best = Math.min(best, boundAt(growth, power, chance, slope, exponent));
  }
  return slack * best;
}

function boundAt(
  { coefficients, base }: Growth,
  power: 1 | 2,
  chance: number,
  slope: number,
  exponent: number,
): number {
  // g(s)^power / e^(t s) falls for good where power * degree / s is less than what is left of the slope.
  const left = slope - power * Math.log(base);
  if (!(left > slope * 1e-6)) return Number.POSITIVE_INFINITY;
  const falls = (power * (coefficients.length - 1)) / left;
  let best = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 80; step += 1) {
    const s = falls + (step * 2) / left;
    const polynomial = power * Math.log(polynomialAt(coefficients, s));
    const near = chance * Math.exp(polynomial + power * s * Math.log(base));
    const far = Math.exp(polynomial - left * s + exponent);
    best = Math.min(best, near + far);
  }
  return best;
}
