/** Puts the blocks of a simulation together, in their order, whatever the order in which they come. */
import type { Stretch } from './blocks.ts';
import type { Moments } from './moments.ts';
import { noMoments, together } from './moments.ts';
import type { Tally } from './tally.ts';
import { addTally, createTally } from './tally.ts';

/** What the rolls came to. */
export interface Sampled {
  /** Rolls, failed ones included. */
  readonly trials: number;
  readonly failed: number;
  readonly failure?: string;
  readonly moments: Moments;
  readonly atLeast: number;
  readonly atMost: number;
  readonly tally: Tally;
}

export interface Gatherer {
  add(stretch: Stretch): void;
  /** The blocks from the first one on, up to the first that is missing. */
  readonly sampled: Sampled;
}

/** Sums of doubles depend on their order, so a stretch waits until all before it are there. */
export function createGatherer(): Gatherer {
  const waiting = new Map<number, Stretch>();
  let next = 0;
  let sampled: Sampled = {
    trials: 0,
    failed: 0,
    moments: noMoments,
    atLeast: 0,
    atMost: 0,
    tally: createTally(),
  };

  const take = ({ blocks, tally }: Stretch): void => {
    next += blocks.length;
    addTally(sampled.tally, tally);
    for (const block of blocks) {
      const failure = sampled.failure ?? block.failure;
      sampled = {
        trials: sampled.trials + block.moments.count + block.failed,
        failed: sampled.failed + block.failed,
        ...(failure === undefined ? {} : { failure }),
        moments: together(sampled.moments, block.moments),
        atLeast: sampled.atLeast + block.atLeast,
        atMost: sampled.atMost + block.atMost,
        tally: sampled.tally,
      };
    }
  };

  return {
    add(stretch) {
      if (stretch.blocks.length === 0) return;
      waiting.set(stretch.from, stretch);
      for (;;) {
        const following = waiting.get(next);
        if (following === undefined) return;
        waiting.delete(next);
        take(following);
      }
    },
    get sampled() {
      return sampled;
    },
  };
}
