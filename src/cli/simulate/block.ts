/** Rolls a simulation in blocks. Each has dice of its own, so it does not matter who rolls it, or when. */

import { totalsOf } from '../../api/roll-types.ts';
import type { RandomSource, Variables } from '../../index.ts';
import { createRoller, DiceError, seededSource } from '../../index.ts';
import type { FailedRoll, Summary } from './statistics.ts';
import { summaryOf } from './statistics.ts';
import type { Tally } from './tally.ts';
import { count, createTally } from './tally.ts';

/** What is simulated. Plain data, since it goes to other threads. */
export interface Task {
  readonly notation: string;
  readonly variables?: Variables;
  readonly seed: string;
  /** How many rolls in all. */
  readonly trials: number;
  /** Outcomes of at least, and of at most, this number are counted. */
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

/** The rolls of one block; the last one may have fewer. */
export const blockSize = 1_000;

export const blocksOf = ({ trials }: Task): number => Math.ceil(trials / blockSize);

export interface BlockRoller {
  /** Rolls one block. `openroll --seed 'S#0' --times 1000` makes the rolls of block 0 of the seed S. */
  readonly roll: (block: number) => Summary;
  /** The outcomes of every block that was rolled. */
  readonly tally: Tally;
}

/** @throws DiceError for what can be known before anything is rolled */
export function createBlockRoller(task: Task): BlockRoller {
  const { notation, variables = {}, seed, trials } = task;
  // Compiled once: only the dice change from block to block.
  let source: RandomSource;
  const random: RandomSource = { die: (sides) => source.die(sides) };
  const roller = createRoller({ random, variables });
  const compiled = roller.compile(notation);
  const parsed = roller.parse(notation);
  // Of a series one member, as in its odds: members that share a binding do not vary freely.
  const isSeries = parsed.ok && parsed.tree.repeat !== undefined;
  const rollOnce = (): number =>
    isSeries ? (totalsOf(compiled.roll())[0] ?? 0) : compiled.total();
  const tally = createTally();

  const roll = (block: number): Summary => {
    source = seededSource(`${seed}#${block}`);
    const outcomes: number[] = [];
    let failed = 0;
    let failure: FailedRoll | undefined;
    for (let left = Math.min(blockSize, trials - block * blockSize); left > 0; left -= 1) {
      try {
        const outcome = rollOnce();
        outcomes.push(outcome);
        count(tally, outcome);
      } catch (error) {
        if (!(error instanceof DiceError)) throw error;
        failed += 1;
        failure ??= { diagnostics: error.diagnostics, notation: error.notation };
      }
    }
    return { ...summaryOf(outcomes, task), failed, failure };
  };
  return { roll, tally };
}
