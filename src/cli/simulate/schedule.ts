/** Which blocks are rolled next, and how many at a time. */
import type { Task } from './blocks.ts';
import { blocksOf } from './blocks.ts';

export interface Portion {
  readonly from: number;
  readonly wanted: number;
}

/** One portion should take about so long: few messages, yet a bar that moves and an end that comes soon. */
const goodTime = 100;

/** The most blocks of one portion. */
const mostBlocks = 256;

export interface Schedule {
  /** The next portion for a worker that rolls so many blocks in a millisecond; undefined: nothing is left. */
  next(rate: number | undefined): Portion | undefined;
}

export function createSchedule(task: Task, workers: number): Schedule {
  const blocks = blocksOf(task);
  let given = 0;
  return {
    next(rate) {
      if (given >= blocks) return undefined;
      const good = rate === undefined ? 1 : Math.floor(rate * goodTime);
      // Towards the end portions become small, so that all workers end at about the same time.
      const share = Math.ceil((blocks - given) / (2 * workers));
      const wanted = Math.max(1, Math.min(good, share, mostBlocks));
      const from = given;
      given += wanted;
      return { from, wanted };
    },
  };
}
