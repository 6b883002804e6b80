/** What a simulation found, beside the odds where these can be had; and its JSON form. */
import type { Diagnostic, Odds, OddsJSON, Roller } from '../../index.ts';
import { DiceError } from '../../index.ts';
import type { Task } from './blocks.ts';
import { blockSize } from './blocks.ts';
import type { Sampled } from './gather.ts';
import { confidence, marginOfMean, marginOfShare } from './margin.ts';
import { deviation } from './moments.ts';
import { sorted } from './tally.ts';

export interface Finding {
  readonly task: Task;
  readonly canonical: string;
  readonly sampled: Sampled;
  /** Whether it was stopped before it was complete. */
  readonly interrupted: boolean;
  /** Or why there are none. */
  readonly odds: Odds | Diagnostic;
}

/** The odds of the same notation, or why they are declined. */
export function oddsOrReason(roller: Roller, notation: string): Odds | Diagnostic {
  try {
    const odds = roller.odds(notation);
    // What is only found when it is looked at is found here.
    void odds.mean;
    return odds;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return error.diagnostics[0] as Diagnostic;
  }
}

export const isReason = (odds: Odds | Diagnostic): odds is Diagnostic => 'code' in odds;

interface Share {
  readonly than: number;
  readonly times: number;
  readonly share: number;
  readonly margin: number;
}

/** One object in a stable, versioned form. */
export interface SimulationJSON {
  readonly version: 1;
  readonly notation: string;
  readonly canonical: string;
  readonly seed: string;
  readonly blockSize: number;
  /** How many rolls were asked for, made, and among those failed. */
  readonly asked: number;
  readonly trials: number;
  readonly failed: number;
  readonly failure?: string;
  readonly interrupted: boolean;
  /** Every margin holds with so many percent. */
  readonly confidence: number;
  readonly mean: number;
  readonly meanMargin?: number;
  readonly standardDeviation: number;
  readonly min: number;
  readonly max: number;
  readonly atLeast?: Share;
  readonly atMost?: Share;
  /** 0: each outcome with its count. Else the width of the bins, told by their lower ends. */
  readonly binWidth: number;
  readonly outcomes: readonly (readonly [outcome: number, times: number])[];
  readonly odds: OddsJSON | { readonly error: Pick<Diagnostic, 'code' | 'message' | 'span'> };
}

const declined = ({ code, message, span }: Diagnostic): SimulationJSON['odds'] => ({
  error: { code, message, span },
});

/** All fractions together may be too long for a text. */
function oddsJson(odds: Odds): SimulationJSON['odds'] {
  try {
    return odds.toJSON();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return declined(error.diagnostics[0] as Diagnostic);
  }
}

export function findingJson({
  task,
  canonical,
  sampled,
  interrupted,
  odds,
}: Finding): SimulationJSON {
  const { moments, tally, trials, failed, failure } = sampled;
  const standardDeviation = deviation(moments);
  const meanMargin = marginOfMean(standardDeviation, moments.count);
  const share = (than: number, times: number): Share => ({
    than,
    times,
    share: times / moments.count,
    margin: marginOfShare(times, moments.count),
  });
  return {
    version: 1,
    notation: task.notation,
    canonical,
    seed: task.seed,
    blockSize,
    asked: task.trials,
    trials,
    failed,
    ...(failure === undefined ? {} : { failure }),
    interrupted,
    confidence,
    mean: moments.mean,
    ...(meanMargin === undefined ? {} : { meanMargin }),
    standardDeviation,
    min: moments.least,
    max: moments.highest,
    ...(task.atLeast === undefined ? {} : { atLeast: share(task.atLeast, sampled.atLeast) }),
    ...(task.atMost === undefined ? {} : { atMost: share(task.atMost, sampled.atMost) }),
    binWidth: tally.width,
    outcomes: sorted(tally),
    odds: isReason(odds) ? declined(odds) : oddsJson(odds),
  };
}
