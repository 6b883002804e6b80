/** The entry of a worker thread: rolls the next block again and again, until none is left. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { blocksOf, createBlockRoller } from './block.ts';
import type { Batch, WorkerData } from './worker-pool.ts';

/** Milliseconds between two reports: few messages, yet a bar that moves. */
const between = 100;

function work({ task, next }: WorkerData, report: (batch: Batch) => void): void {
  const blocks = blocksOf(task);
  const { roll, tally } = createBlockRoller(task);
  let batch: Batch['blocks'][number][] = [];
  let due = 0;
  for (let block = Atomics.add(next, 0, 1); block < blocks; block = Atomics.add(next, 0, 1)) {
    batch.push([block, roll(block)]);
    if (performance.now() < due) continue;
    report({ blocks: batch });
    batch = [];
    due = performance.now() + between;
  }
  report({ blocks: batch, tally });
}

work(workerData, (batch) => parentPort?.postMessage(batch));
