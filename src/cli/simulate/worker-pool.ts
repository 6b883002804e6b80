/** Runs a simulation: on all cores, each with a worker thread, or in this process. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Task } from './block.ts';
import { blocksOf, createBlockRoller } from './block.ts';
import type { Summary } from './statistics.ts';
import { noRolls, together } from './statistics.ts';
import type { Tally } from './tally.ts';
import { addTally, createTally } from './tally.ts';

/** How a simulation is watched and stopped. */
export interface Watch {
  readonly stopped: () => boolean;
  /** Is given what there is, whenever there is more. */
  readonly progress: (summary: Summary) => void;
}

/**
 * What was rolled. It depends on the task alone: not on the number of workers, nor on which is first. After a
 * stop it is what the same task with fewer rolls gives.
 */
export interface Sample {
  readonly summary: Summary;
  readonly tally: Tally;
}

/** Rolls block after block in this process, and looks up in between so that it can be stopped. */
export async function simulateInProcess(task: Task, { stopped, progress }: Watch): Promise<Sample> {
  const { roll, tally } = createBlockRoller(task);
  let summary = noRolls;
  for (let block = 0; block < blocksOf(task) && !stopped(); block += 1) {
    summary = together(summary, roll(block));
    progress(summary);
    await setImmediate();
  }
  return { summary, tally };
}

export interface WorkerData {
  readonly task: Task;
  /** The number of the next block, which all workers share: whoever takes a block adds 1. */
  readonly next: Int32Array;
}

/** What a worker has rolled since its last batch. */
export interface Batch {
  readonly blocks: readonly (readonly [block: number, summary: Summary])[];
  /** In its last batch: every outcome of its own. */
  readonly tally?: Tally;
}

/** More threads than this do not pay: this one has to put together what they roll. */
const mostWorkers = 64;

/** Rolls in worker threads; `code` is where theirs is. */
export async function simulateInPool(
  task: Task,
  { stopped, progress }: Watch,
  code: URL,
  cores: number = availableParallelism(),
): Promise<Sample> {
  const blocks = blocksOf(task);
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const tally = createTally();
  let summary = noRolls;
  /** Blocks that came before one with a lower number: they are put together in their order. */
  const waiting = new Map<number, Summary>();
  let merged = 0;

  /** Blocks that were begun are still rolled, so there is no gap among them. */
  const stopIfAsked = (): void => {
    if (stopped()) Atomics.store(next, 0, blocks);
  };
  const take = (batch: Batch): void => {
    for (const [block, found] of batch.blocks) waiting.set(block, found);
    for (let found = waiting.get(merged); found !== undefined; found = waiting.get(merged)) {
      summary = together(summary, found);
      waiting.delete(merged);
      merged += 1;
    }
    if (batch.tally !== undefined) addTally(tally, batch.tally);
    progress(summary);
    stopIfAsked();
  };
  const start = (): Worker => new Worker(code, { workerData: { task, next } satisfies WorkerData });
  const ended = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('message', take).on('messageerror', reject).on('error', reject);
      worker.on('exit', (status) =>
        status === 0 ? resolve() : reject(new Error('a worker has ended before its work')),
      );
    });

  stopIfAsked();
  const workers = Array.from({ length: Math.min(cores, blocks, mostWorkers) }, start);
  try {
    await Promise.all(workers.map(ended));
    return { summary, tally };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
