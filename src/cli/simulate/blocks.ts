/** The work of a simulation in blocks of trials. Each block has dice of its own, so it matters to none where another is rolled. */

import type { RandomSource, Variables } from '../../index.ts';
import { createRoller, DiceError, seededSource } from '../../index.ts';
import { totalsOf } from '../../roll-shape.ts';
import type { Moments } from './moments.ts';
import { momentsOf } from './moments.ts';
import type { Tally } from './tally.ts';
import { count, createTally } from './tally.ts';

/** What is simulated. Plain data, since it goes to other threads. */
export interface Task {
  readonly notation: string;
  readonly variables?: Variables;
  readonly seed: string;
  /** How many rolls in all. */
  readonly trials: number;
  /** Outcomes of at least, and of at most, so much are counted. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The rolls of one block; the last one may have fewer. */
export const blockSize = 1_000;

export const blocksOf = ({ trials }: Task): number => Math.ceil(trials / blockSize);

/** The seed of a block: `openroll --seed 'S#0' --times 1000` rolls the first block of the seed S. */
export const seedOf = (seed: string, block: number): string => `${seed}#${block}`;

/** What one block came to, without the outcomes. */
export interface Block {
  readonly moments: Moments;
  readonly atLeast: number;
  readonly atMost: number;
  /** Rolls that ended in an error, such as a division by a roll of 0. */
  readonly failed: number;
  /** The first of these errors, rendered. */
  readonly failure?: string;
}

/** Some blocks in a row. */
export interface Stretch {
  /** The number of the first. */
  readonly from: number;
  readonly blocks: readonly Block[];
  readonly tally: Tally;
}

/** Rolls so many blocks in a row. */
export type RollBlocks = (from: number, wanted: number) => Stretch;

/** @throws DiceError for what can be known before anything is rolled */
export function createBlockRoller(task: Task): RollBlocks {
  const rollOnce = createRoll(task);
  return (from, wanted) => {
    const tally = createTally();
    const blocks: Block[] = [];
    while (blocks.length < wanted) {
      blocks.push(rollBlock(rollOnce, task, from + blocks.length, tally));
    }
    return { from, blocks, tally };
  };
}

/** Rolls with the dice of a source, and gives the total. @throws DiceError for what depends on the dice */
type RollWith = (source: RandomSource) => number;

/** Compiled once: only the source behind it changes from block to block. */
function createRoll({ notation, variables }: Task): RollWith {
  let source: RandomSource | undefined;
  const die = (sides: number): number => (source as RandomSource).die(sides);
  const roller = createRoller({
    random: { die },
    ...(variables === undefined ? {} : { variables }),
  });
  const compiled = roller.compile(notation);
  const parsed = roller.parse(notation);
  // Of a series one member, as in its odds: members that share a binding do not vary freely.
  const isSeries = parsed.ok && parsed.tree.repeat !== undefined;
  return (given) => {
    source = given;
    return isSeries ? (totalsOf(compiled.roll())[0] ?? 0) : compiled.total();
  };
}

function rollBlock(rollOnce: RollWith, task: Task, block: number, tally: Tally): Block {
  const { seed, trials, atLeast, atMost } = task;
  const source = seededSource(seedOf(seed, block));
  const outcomes: number[] = [];
  let failure: string | undefined;
  const rolls = Math.min(blockSize, trials - block * blockSize);
  for (let roll = 0; roll < rolls; roll += 1) {
    try {
      const outcome = rollOnce(source);
      outcomes.push(outcome);
      count(tally, outcome);
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      failure ??= error.message;
    }
  }
  return {
    moments: momentsOf(outcomes),
    atLeast: atLeast === undefined ? 0 : outcomes.filter((each) => each >= atLeast).length,
    atMost: atMost === undefined ? 0 : outcomes.filter((each) => each <= atMost).length,
    failed: rolls - outcomes.length,
    ...(failure === undefined ? {} : { failure }),
  };
}
