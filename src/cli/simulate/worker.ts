/** The entry of a worker thread: rolls the blocks that it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './blocks.ts';
import { createBlockRoller } from './blocks.ts';
import type { Portion } from './schedule.ts';

const roll = createBlockRoller(workerData as Task);

parentPort?.on('message', ({ from, wanted }: Portion) => {
  parentPort?.postMessage(roll(from, wanted));
});
