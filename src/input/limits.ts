/** The bounds that keep any text from doing harm. Every one can be changed by the caller. */
import { callError } from './call-error.ts';
import { readFrom } from './foreign-values.ts';

export interface Limits {
  /** Characters of a notation. */
  readonly text: number;
  /** Depth of brackets, calls, signs and powers. */
  readonly nesting: number;
  /** Nodes of a tree. */
  readonly nodes: number;
  /** Dice of one roll, re-rolls and chains counted. */
  readonly dice: number;
  /** Sides of a die. */
  readonly sides: number;
  /** Listed faces of one die. */
  readonly faces: number;
  /** Dice of one chain; re-rolls are a chain. */
  readonly chain: number;
  /** Steps of work for the odds of one notation, of about 50 nanoseconds each. */
  readonly work: number;
}

/** Some of them; the others keep their defaults. */
export type SomeLimits = { readonly [K in keyof Limits]?: Limits[K] | undefined };

/** The largest whole number that a text, a count or a die may use: 2^53 - 1. */
export const largestWhole: number = Number.MAX_SAFE_INTEGER;

export const defaultLimits: Limits = Object.freeze({
  text: 4_096,
  nesting: 100,
  nodes: 5_000,
  dice: 10_000,
  sides: largestWhole,
  faces: 10_000,
  chain: 1_000,
  work: 30_000_000,
});

/** Deeper nesting than this could overflow the stack of the parser. */
const deepestNesting = 150;

/**
 * Fills in the defaults. A name that is not a limit, or a value that is not a whole number from 1, is refused:
 * a misspelt limit must not leave the default in force unseen.
 *
 * @throws DiceError `unsuitable-input`
 */
export function completeLimits(given: SomeLimits = {}): Limits {
  if (typeof given !== 'object' || given === null) {
    throw callError('unsuitable-input', { reason: 'not-an-object', what: 'limits' });
  }
  const entries = readFrom('the limits', () => Object.entries(given));
  for (const [name, value] of entries) {
    if (!Object.hasOwn(defaultLimits, name)) {
      throw callError('unsuitable-input', {
        reason: 'unknown-name',
        what: 'limit',
        name,
        known: Object.keys(defaultLimits),
      });
    }
    const most = name === 'nesting' ? deepestNesting : largestWhole;
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1 || value > most)) {
      throw callError('unsuitable-input', { reason: 'limit-out-of-range', name, least: 1, most });
    }
  }
  const set = entries.filter(([, value]) => value !== undefined);
  return Object.freeze({ ...defaultLimits, ...Object.fromEntries(set) });
}
