/** The shape of an answer. */

import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Program } from '../../eval/prepare/prepare.ts';
import { readFrom } from '../../input/foreign-values.ts';
import type { Fraction } from '../arithmetic/fraction.ts';
import type { OddsSetting, Solver, Start } from './window.ts';

/** What JSON has no number for: there is no end. `Number()` reads it, and so does Python's `float()`. */
export type EndJSON = 'Infinity' | '-Infinity';

export interface OddsJSON {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  readonly grade: 'exact' | 'bounded';
  readonly error: number;
  /** A fraction as text; a number where it is not exact; "Infinity" or "-Infinity"; `null`: not known. */
  readonly mean: string | number | null;
  /** What the mean is off by at most; 0 where it is exact, `null` where it is not known. */
  readonly meanError: number | EndJSON | null;
  readonly variance: string | number | null;
  readonly varianceError: number | EndJSON | null;
  readonly standardDeviation: number | EndJSON | null;
  readonly median: number | null;
  readonly mode: readonly number[];
  readonly min: number | EndJSON;
  readonly max: number | EndJSON;
  readonly entries: readonly (readonly [outcome: number, chance: string])[];
  readonly rest: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * The odds of a notation. Of a series they are those of one member.
 *
 * An exact chance is a fraction with no error. A bounded one lies between the fraction and the fraction
 * plus `error`.
 */
export interface Odds {
  readonly notation: string;
  readonly canonical: string;
  readonly grade: 'exact' | 'bounded';
  /** 0, or the certified bound of the error of every chance. A root or a fractional power is the nearest double. */
  readonly error: number;
  readonly warnings: readonly Diagnostic[];
  /**
   * A fraction where it is exact, otherwise a number that is off by at most `meanError`. Infinity or -Infinity
   * where it is infinite, and NaN where it is not known.
   *
   * @example odds('2**d2!').mean // Infinity
   */
  readonly mean: Fraction | number;
  /** A fraction where it is exact, otherwise a number that is off by at most `varianceError`, as for the mean. */
  readonly variance: Fraction | number;
  /** A certified bound: 0 where the mean is exact or infinite, NaN where it is not known. */
  readonly meanError: number;
  readonly varianceError: number;
  /** The square root of the variance, to the nearest double. */
  readonly standardDeviation: number;
  /** The least outcome that at least half of all rolls do not pass. */
  readonly median: number;
  /** The likeliest outcomes, ascending; none where what is not listed could be likelier. */
  readonly mode: readonly number[];
  /**
   * The least outcome; -Infinity where there is none. Of bounded odds no outcome is less, but the least may be
   * more: of some groups and shared rolls only that is known, and quotients come near to a number that they never are.
   */
  readonly min: number;
  readonly max: number;
  /** The chance of exactly this outcome. @throws DiceError `odds-too-large` where it is too far out */
  at(outcome: number): Fraction;
  atLeast(outcome: number): Fraction;
  atMost(outcome: number): Fraction;
  /** The least outcome whose `atMost` is at least `p`, from 0 to 1. */
  quantile(p: number): number;
  /** Every outcome with its chance, ascending; of endless supports up to the cut. */
  entries(): IterableIterator<readonly [outcome: number, chance: Fraction]>;
  /** The mass that `entries` does not list. */
  readonly rest: Fraction;
  /** Of a series: the odds of each place when the totals are sorted, from the lowest. */
  readonly ranks?: readonly Odds[];
  toJSON(): OddsJSON;
}

/** What this library itself may know of an answer: how it was solved, and the law that it shows. */
export interface OddsInternals {
  /** What errors point at. */
  readonly program: Pick<Program, 'tree' | 'reporter'>;
  readonly setting: OddsSetting;
  readonly solve: Solver;
  readonly start: Start;
}

const internals: unique symbol = Symbol('internals');

/** Marks an answer as this library's own. */
export function withInternals(odds: Odds, known: OddsInternals): Odds {
  return Object.defineProperty(odds, internals, { value: known });
}

/** Undefined for anything that this library did not solve. */
export function internalsOf(odds: Odds): OddsInternals | undefined {
  return readFrom(
    'the odds',
    () => (odds as { readonly [internals]?: OddsInternals } | undefined)?.[internals],
  );
}
