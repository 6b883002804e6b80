/** The result of a simulation in a stable, versioned form, which is printed as JSON or as a report. */
import type { Task } from './block.ts';
import { blockSize } from './block.ts';
import { confidence, deviationOf, marginOfMean, marginOfShare } from './statistics.ts';
import { sorted } from './tally.ts';
import type { Sample } from './worker-pool.ts';

export interface SimulationResult {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  readonly seed: string;
  readonly blockSize: number;
  /** How many rolls were asked for, made, and among those failed. */
  readonly asked: number;
  readonly trials: number;
  readonly failed: number;
  /** The first error of a roll that failed, rendered in the language of the call. */
  readonly failure: string | undefined;
  /** Whether it was stopped early. */
  readonly interrupted: boolean;
  /** The confidence of every margin, in percent. */
  readonly confidence: number;
  readonly mean: number;
  readonly meanMargin: number | undefined;
  readonly standardDeviation: number;
  readonly min: number;
  readonly max: number;
  readonly atLeast: Share | undefined;
  readonly atMost: Share | undefined;
  /** 0: each outcome with its count. Else the width of the bins, which are listed by their lower ends. */
  readonly binWidth: number;
  readonly outcomes: readonly (readonly [outcome: number, times: number])[];
}

export interface Share {
  readonly than: number;
  readonly times: number;
  readonly share: number;
  readonly margin: number;
}

export function resultOf(
  task: Task,
  canonical: string,
  { summary, tally }: Sample,
  interrupted: boolean,
  failure: string | undefined,
): SimulationResult {
  const { count, mean, min, max, failed } = summary;
  const shareOf = (than: number | undefined, times: number): Share | undefined =>
    than === undefined
      ? undefined
      : { than, times, share: times / count, margin: marginOfShare(times, count) };
  return {
    version: 1,
    notation: task.notation,
    canonical,
    seed: task.seed,
    blockSize,
    asked: task.trials,
    trials: count + failed,
    failed,
    failure,
    interrupted,
    confidence,
    mean,
    meanMargin: marginOfMean(summary),
    standardDeviation: deviationOf(summary),
    min,
    max,
    atLeast: shareOf(task.atLeast, summary.atLeast),
    atMost: shareOf(task.atMost, summary.atMost),
    binWidth: tally.width,
    outcomes: sorted(tally),
  };
}
