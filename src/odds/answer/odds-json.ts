/** The stable JSON form of odds: fractions as text, and in pieces where all of it is too long for one text. */
import { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { fractionsOver } from '../arithmetic/fraction.ts';
import type { Law } from '../law/law.ts';
import type { EndJSON, Odds, OddsJSON } from './answer.ts';
import { internalsOf } from './answer.ts';

/** Engines end a text at some 536 million characters; what is around the entries needs some room too. */
const longestJson = 400_000_000;

/**
 * @throws DiceError `odds-too-large`, before the work, where all fractions together are longer than a text
 *   can be
 */
export function jsonOf(odds: Odds): OddsJSON {
  const law = internalsOf(odds)?.start.law;
  const length = law === undefined ? 0 : lengthOf(law);
  if (length > longestJson) {
    const millions = Math.round(length / 1e6);
    throw callError('odds-too-large', { reason: 'long-fractions', millions });
  }
  const entries = [...odds.entries()].map(
    ([outcome, chance]) => [outcome, chance.toString()] as const,
  );
  return { ...headOf(odds), entries, ...tailOf(odds) };
}

/**
 * The JSON text in pieces, however long it is in all.
 *
 * @param more - extra members of the object
 */
export function* jsonPieces(odds: Odds, more: object): Generator<string> {
  // What can fail is worked out before the first piece.
  const [head, tail] = [JSON.stringify(headOf(odds)), JSON.stringify({ ...tailOf(odds), ...more })];
  let piece = `${head.slice(0, -1)},"entries":[`;
  let comma = '';
  for (const [outcome, chance] of odds.entries()) {
    piece += `${comma}[${outcome},"${chance}"]`;
    comma = ',';
    if (piece.length < enough) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}],${tail.slice(1)}`;
}

/** A piece has about this many characters. */
const enough = 65_536;

type Head = Omit<OddsJSON, 'entries' | keyof ReturnType<typeof tailOf>>;

function headOf(odds: Odds): Head {
  const { mean, variance } = odds;
  return {
    version: 1,
    notation: odds.notation,
    canonical: odds.canonical,
    grade: odds.grade,
    error: odds.error,
    mean: typeof mean === 'number' ? numberOf(mean) : mean.toString(),
    meanError: numberOf(odds.meanError),
    variance: typeof variance === 'number' ? numberOf(variance) : variance.toString(),
    varianceError: numberOf(odds.varianceError),
    standardDeviation: numberOf(odds.standardDeviation),
    median: medianOf(odds),
    mode: odds.mode,
    min: endOf(odds.min),
    max: endOf(odds.max),
  };
}

const tailOf = (odds: Odds): Pick<OddsJSON, 'rest' | 'warnings'> => ({
  rest: odds.rest.toString(),
  warnings: odds.warnings,
});

/** JSON has no infinite numbers and would write null, which here means "not known". */
const endOf = (value: number): number | EndJSON => {
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'Infinity' : '-Infinity';
};

const numberOf = (value: number): number | EndJSON | null =>
  Number.isNaN(value) ? null : endOf(value);

/** Too far out to be found with the work that is allowed: not known. */
function medianOf(odds: Odds): number | null {
  try {
    return odds.median;
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return null;
    throw error;
  }
}

/** About how many characters the fractions have, judged by some of them. */
function lengthOf({ weights, denominator }: Law): number {
  const digits = denominator.toString(16).length * 1.2041;
  if (weights.length * 2 * digits < longestJson) return 0;
  const over = fractionsOver(denominator);
  const samples = 32;
  let length = 0;
  for (let index = 0; index < samples; index += 1) {
    const weight = weights[Math.floor(((index + 0.5) / samples) * weights.length)] ?? 0n;
    if (weight !== 0n) length += over(weight).toString().length;
  }
  return (length / samples) * weights.length;
}
