/** A simulation in this thread. */
import { setImmediate } from 'node:timers/promises';
import type { Task } from './blocks.ts';
import { blocksOf, createBlockRoller } from './blocks.ts';
import type { Sampled } from './gather.ts';
import { createGatherer } from './gather.ts';

/** How a simulation is watched and stopped. */
export interface Watch {
  readonly stopped: () => boolean;
  /** Told what there is, whenever there is more. */
  readonly progress: (sampled: Sampled) => void;
}

/** Rolls block after block, and looks up in between so that it can be stopped. */
export async function simulateHere(task: Task, { stopped, progress }: Watch): Promise<Sampled> {
  const roll = createBlockRoller(task);
  const gatherer = createGatherer();
  for (let block = 0; block < blocksOf(task) && !stopped(); block += 1) {
    gatherer.add(roll(block, 1));
    progress(gatherer.sampled);
    await setImmediate();
  }
  return gatherer.sampled;
}
