/** Exhaustive replay: the exact law of anything that rolls dice, by running it on every script of faces. */
import type { RandomSource } from '../../src/eval/random/source.ts';

/** What came out, with exact chances: a weight over the denominator. */
export interface Law<Outcome> {
  readonly weights: ReadonlyMap<Outcome, bigint>;
  readonly denominator: bigint;
  /** The weight of all that needs more dice than were allowed. */
  readonly rest: bigint;
  /** How many scripts were played. */
  readonly scripts: number;
}

export interface ReplayOptions {
  /** Paths that ask for more dice are stopped, and their chance is collected as `rest`. */
  readonly mostDice?: number;
}

/** Thrown through the code under test when a path asks for more dice than are allowed. */
class TooManyDice extends Error {}

interface Step {
  readonly sides: number;
  /** The product of the sides up to here. */
  readonly paths: bigint;
  face: number;
}

const stopped = Symbol('stopped');

/**
 * Plays a function through every script of faces: what it asks beyond the script is added to the script,
 * and the last face that can still rise is the next to rise, as in an odometer. The function must be
 * determined by its dice.
 *
 * @example replayAll((dice) => dice.die(2) + dice.die(2)).weights // 2 -> 1, 3 -> 2, 4 -> 1
 */
export function replayAll<Outcome extends number | string>(
  run: (source: RandomSource) => Outcome,
  { mostDice = Number.POSITIVE_INFINITY }: ReplayOptions = {},
): Law<Outcome> {
  const script: Step[] = [];
  let used = 0;
  const signal = new TooManyDice();
  const source: RandomSource = {
    die(sides) {
      if (used >= mostDice) throw signal;
      const step = script[used] ?? { sides, face: 1, paths: pathsBefore(script) * BigInt(sides) };
      if (step.sides !== sides)
        throw new Error(`die ${used + 1} was a d${step.sides}, now d${sides}`);
      script[used] = step;
      used += 1;
      return step.face;
    },
  };
  // How many paths of equal chance led to each outcome, by the number of such paths in all.
  const tallies = new Map<bigint, Map<Outcome | typeof stopped, number>>();
  let scripts = 0;
  do {
    used = 0;
    const outcome = outcomeOf(run, source, signal);
    if (used < script.length) throw new Error('the same faces led to fewer dice than before');
    const paths = pathsBefore(script);
    const tally = tallies.get(paths) ?? new Map<Outcome | typeof stopped, number>();
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    tallies.set(paths, tally);
    scripts += 1;
  } while (turn(script));
  return { ...gather(tallies), scripts };
}

const pathsBefore = (script: readonly Step[]): bigint => script.at(-1)?.paths ?? 1n;

function outcomeOf<Outcome>(
  run: (source: RandomSource) => Outcome,
  source: RandomSource,
  signal: TooManyDice,
): Outcome | typeof stopped {
  try {
    return run(source);
  } catch (error) {
    if (error !== signal) throw error;
    return stopped;
  }
}

/** Moves on to the next script; false when all have been played. */
function turn(script: Step[]): boolean {
  for (let last = script.at(-1); last !== undefined; last = script.at(-1)) {
    if (last.face < last.sides) {
      last.face += 1;
      return true;
    }
    script.pop();
  }
  return false;
}

function gather<Outcome>(
  tallies: ReadonlyMap<bigint, ReadonlyMap<Outcome | typeof stopped, number>>,
): Omit<Law<Outcome>, 'scripts'> {
  const denominator = [...tallies.keys()].reduce(leastCommonMultiple, 1n);
  const weights = new Map<Outcome, bigint>();
  let rest = 0n;
  for (const [paths, tally] of tallies) {
    for (const [outcome, times] of tally) {
      const weight = BigInt(times) * (denominator / paths);
      if (outcome === stopped) rest += weight;
      else weights.set(outcome as Outcome, (weights.get(outcome as Outcome) ?? 0n) + weight);
    }
  }
  return { weights, denominator, rest };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

const leastCommonMultiple = (one: bigint, other: bigint): bigint =>
  (one / greatestCommonDivisor(one, other)) * other;

/** A fraction in lowest terms, as `49/1000`, or `7` for a whole number. */
export function fraction(numerator: bigint, denominator: bigint): string {
  const common = greatestCommonDivisor(numerator, denominator);
  const below = denominator / common;
  return below === 1n ? `${numerator / common}` : `${numerator / common}/${below}`;
}

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
