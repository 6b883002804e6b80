/** The stable JSON form of odds: fractions as text. */

import type { Odds, OddsJSON } from './answer.ts';
import type { Fraction } from './fraction.ts';

export function jsonOf(odds: Odds): OddsJSON {
  const moment = (value: Fraction | number): string | number | null =>
    typeof value === 'number' ? end(value) : value.toString();
  const end = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return {
    version: 1,
    notation: odds.notation,
    canonical: odds.canonical,
    grade: odds.grade,
    error: odds.error,
    mean: moment(odds.mean),
    variance: moment(odds.variance),
    standardDeviation: end(odds.standardDeviation),
    median: odds.median,
    mode: odds.mode,
    min: end(odds.min),
    max: end(odds.max),
    entries: [...odds.entries()].map(([outcome, chance]) => [outcome, chance.toString()] as const),
    rest: odds.rest.toString(),
    warnings: odds.warnings,
  };
}
