/** The entry of a worker thread: rolls the blocks that it is told to. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBlockRoller } from './blocks.ts';
import type { WorkerData } from './crew.ts';
import type { Portion } from './schedule.ts';

const { task, stop } = workerData as WorkerData;
const flag = new Int32Array(stop);
const stopped = (): boolean => Atomics.load(flag, 0) !== 0;
const roll = createBlockRoller(task);

parentPort?.on('message', ({ from, wanted }: Portion) => {
  parentPort?.postMessage(roll(from, wanted, stopped));
});
