/** Laws that were replayed, as texts that tests can compare: every chance in lowest terms. */
import { fraction as exact } from '../../src/odds/arithmetic/fraction.ts';
import type { ReplayedLaw as Law } from '../../src/testing/index.ts';

/** A fraction in lowest terms, as `49/1000`, or `7` for a whole number. */
export const fraction = (numerator: bigint, denominator: bigint): string =>
  exact(numerator, denominator).toString();

/** The weight of all outcomes that satisfy a test, as a fraction in lowest terms. */
export function chance<Outcome>(law: Law<Outcome>, test: (outcome: Outcome) => boolean): string {
  let sum = 0n;
  for (const [outcome, weight] of law.weights) if (test(outcome)) sum += weight;
  return fraction(sum, law.denominator);
}

/** The mean and variance of a law of whole numbers without rest, as fractions in lowest terms. */
export function moments(law: Law<number>): { readonly mean: string; readonly variance: string } {
  if (law.rest !== 0n) throw new Error('a law with a rest has no exact mean');
  let first = 0n;
  let second = 0n;
  for (const [outcome, weight] of law.weights) {
    first += BigInt(outcome) * weight;
    second += BigInt(outcome) ** 2n * weight;
  }
  const { denominator } = law;
  return {
    mean: fraction(first, denominator),
    variance: fraction(second * denominator - first ** 2n, denominator ** 2n),
  };
}

/** A law as text, ascending, for comparing two of them: each outcome with its chance in lowest terms. */
export function lawText(law: Law<number>): readonly string[] {
  const { weights, denominator, rest } = law;
  const rows = [...weights].sort(([one], [other]) => one - other);
  return [
    ...rows.map(([outcome, weight]) => `${outcome}: ${fraction(weight, denominator)}`),
    `rest: ${fraction(rest, denominator)}`,
  ];
}
