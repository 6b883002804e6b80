/** The stable JSON form of odds: fractions as text. */

import { DiceError } from '../../diagnostic.ts';
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
    median: medianOf(odds),
    mode: odds.mode,
    min: end(odds.min),
    max: end(odds.max),
    entries: [...odds.entries()].map(([outcome, chance]) => [outcome, chance.toString()] as const),
    rest: odds.rest.toString(),
    warnings: odds.warnings,
  };
}

/** Too far out to be found with the work that is allowed: not known. */
function medianOf(odds: Odds): number | null {
  try {
    return odds.median;
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return null;
    throw error;
  }
}
