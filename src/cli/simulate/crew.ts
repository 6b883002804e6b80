/** A simulation on all cores, each with a worker thread. */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Stretch, Task } from './blocks.ts';
import { blocksOf } from './blocks.ts';
import type { Sampled } from './gather.ts';
import { createGatherer } from './gather.ts';
import type { Watch } from './here.ts';
import { createSchedule } from './schedule.ts';

/** More threads than this do not pay: this one has to put together what they find. */
const mostWorkers = 64;

/**
 * The result depends on the task alone: not on the number of workers, nor on who is first. When it is
 * stopped, what is being rolled comes to its end, and the result is that of the same task with fewer rolls.
 */
export async function simulateWithCrew(
  task: Task,
  { stopped, progress }: Watch,
  code: URL,
  cores: number = availableParallelism(),
): Promise<Sampled> {
  const size = Math.max(1, Math.min(cores, blocksOf(task), mostWorkers));
  const schedule = createSchedule(task, size);
  const gatherer = createGatherer();
  const workers: Worker[] = [];

  /** Keeps one worker busy until nothing is left to do. */
  const employ = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let since = performance.now();
      const give = (rate: number | undefined): void => {
        const portion = stopped() ? undefined : schedule.next(rate);
        if (portion === undefined) {
          resolve();
          return;
        }
        since = performance.now();
        worker.postMessage(portion);
      };
      worker.on('message', (stretch: Stretch) => {
        gatherer.add(stretch);
        progress(gatherer.sampled);
        give(stretch.blocks.length / Math.max(0.01, performance.now() - since));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a worker has ended before its work')));
      give(undefined);
    });

  try {
    for (let index = 0; index < size; index += 1)
      workers.push(new Worker(code, { workerData: task }));
    await Promise.all(workers.map(employ));
    return gatherer.sampled;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
