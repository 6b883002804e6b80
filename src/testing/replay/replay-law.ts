/** Exhaustive replay: the exact law of anything that rolls dice, by running it on every script of faces. */

import { lcm } from '../../odds/arithmetic/integers.ts';
import type { TestDice } from '../generate/tree/dice-forms.ts';
import { checkedSides, diceOf } from '../generate/tree/dice-forms.ts';
import { testingError } from '../testing-error.ts';

/** What came out, with exact chances: a weight over the denominator. */
export interface ReplayedLaw<Outcome> {
  readonly weights: ReadonlyMap<Outcome, bigint>;
  readonly denominator: bigint;
  /** The weight of everything that needs more dice than were allowed. */
  readonly rest: bigint;
  /** How many scripts were played. */
  readonly scripts: number;
}

/** How far a replay goes. */
export interface ReplayLimits {
  /** Paths that ask for more dice are stopped, and their chance is collected as `rest`. Without it none is. */
  readonly mostDice?: number | undefined;
  /** More scripts are not played: the replay is refused. 1,000,000 unless given. */
  readonly mostScripts?: number | undefined;
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
 * Plays a function through every script of faces, and gives the exact weight of everything that comes out:
 * numbers, or texts where more than a total is wanted. What the function asks for beyond the script is added
 * to the script, and the last face that can still rise is the next to rise, as in an odometer. The function
 * must be determined by its dice.
 *
 * @throws DiceError `odds-too-large` when there are more scripts than allowed; `unsuitable-input` when the
 *   same faces lead to other dice, or a die's sides are not a whole number
 * @example replayLaw((die) => die(2) + die(2)).weights // 2 -> 1n, 3 -> 2n, 4 -> 1n
 */
export function replayLaw<Outcome extends number | string>(
  sampler: (dice: TestDice) => Outcome,
  { mostDice = Number.POSITIVE_INFINITY, mostScripts = 1_000_000 }: ReplayLimits = {},
): ReplayedLaw<Outcome> {
  const script: Step[] = [];
  let used = 0;
  const signal = new TooManyDice();
  const die = (sides: number): number => {
    if (used >= mostDice) throw signal;
    const step = script[used] ?? {
      sides: checkedSides(sides),
      face: 1,
      paths: pathsBefore(script) * BigInt(sides),
    };
    if (step.sides !== sides) {
      throw undetermined(`die ${used + 1} was a d${step.sides}, now d${sides}`);
    }
    script[used] = step;
    used += 1;
    return step.face;
  };
  const dice = diceOf(die);
  // How many paths of equal chance led to each outcome, by the number of such paths in all.
  const tallies = new Map<bigint, Map<Outcome | typeof stopped, number>>();
  let scripts = 0;
  do {
    if (scripts >= mostScripts) throw tooManyScripts(mostScripts);
    used = 0;
    const outcome = outcomeOf(sampler, dice, signal);
    if (used < script.length) throw undetermined('the same faces led to fewer dice than before');
    const paths = pathsBefore(script);
    const tally = tallies.get(paths) ?? new Map<Outcome | typeof stopped, number>();
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    tallies.set(paths, tally);
    scripts += 1;
  } while (turn(script));
  return { ...gather(tallies), scripts };
}

const undetermined = (what: string): Error =>
  testingError(
    'unsuitable-input',
    `a replay needs a sampler that is determined by its dice: ${what}`,
    'all that is random in it must come from the dice that it is given',
  );

const tooManyScripts = (most: number): Error =>
  testingError(
    'odds-too-large',
    `there are more than ${most.toLocaleString('en')} ways in which the dice can fall`,
    'take fewer dice or fewer sides, let "mostDice" cut long chains, or allow more with "mostScripts"',
  );

const pathsBefore = (script: readonly Step[]): bigint => script.at(-1)?.paths ?? 1n;

function outcomeOf<Outcome>(
  sampler: (dice: TestDice) => Outcome,
  dice: TestDice,
  signal: TooManyDice,
): Outcome | typeof stopped {
  try {
    return sampler(dice);
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
): Omit<ReplayedLaw<Outcome>, 'scripts'> {
  const denominator = [...tallies.keys()].reduce(lcm, 1n);
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
