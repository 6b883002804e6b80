/** A simulation from the call to the report. */
import type { Diagnostic, Odds, Roller } from '../../index.ts';
import { DiceError, render, systemSource } from '../../index.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import type { GivenVariables } from '../options.ts';
import { jsonLine } from '../text/ascii.ts';
import { showErrors, showWarnings } from '../text/errors.ts';
import type { Task } from './block.ts';
import { createProgress } from './progress.ts';
import { isReason, report } from './report.ts';
import { resultOf } from './simulation-result.ts';
import type { Sample } from './worker-pool.ts';
import { simulateInPool, simulateInProcess } from './worker-pool.ts';

export interface SimulateFlags {
  readonly rolls: number;
  readonly seed?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly var?: GivenVariables;
  readonly json?: boolean;
}

/** Runs a simulation and prints its result. @returns the exit status */
export async function simulate(
  notation: string,
  flags: SimulateFlags,
  io: LocalIo,
): Promise<number> {
  const { var: variables = {}, rolls: trials, atLeast, atMost } = flags;
  const roller = localRoller(io, { variables });
  try {
    roller.compile(notation);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
  await showWarnings(roller.check(notation, { variables }), notation, new Set(), io);
  const seed =
    flags.seed?.trim() ??
    systemSource()
      .die(2 ** 32)
      .toString(36);
  const task: Task = { notation, seed, trials, variables, atLeast, atMost };
  const { interrupted, ...sample } = await sampleOf(task, io);
  const { count, failed } = sample.summary;
  const { simulation } = io.language.words;
  const failure = failureText(sample, io);
  if (count === 0) {
    if (failed === 0) {
      await io.err(errorLine(io, simulation.nothingRolled));
      return exitStatus.interrupted;
    }
    const { numeral } = io.language.locale.render.numbers;
    const all = errorLine(io, simulation.allFailed(numeral(String(failed))));
    await io.err(`${failure}\n${all}`);
    return exitStatus.notation;
  }
  const result = resultOf(task, roller.format(notation), sample, interrupted, failure);
  const odds = oddsOrReason(roller, notation);
  await io.out(
    flags.json
      ? jsonLine({ ...result, odds: oddsJson(odds) }, io)
      : report(result, sample.summary.failure, odds, io),
  );
  return interrupted ? exitStatus.interrupted : exitStatus.fine;
}

/** The first error of a roll that failed. */
function failureText({ summary: { failure } }: Sample, { language }: LocalIo): string | undefined {
  return failure?.diagnostics
    .map((each) => render(each, failure.notation, { locale: language.locale }))
    .join('\n');
}

/** Rolls until all is done, until Ctrl-C, or until it is clear that every roll fails. */
async function sampleOf(
  task: Task,
  io: LocalIo,
): Promise<Sample & { readonly interrupted: boolean }> {
  let interrupted = false;
  let hopeless = false;
  let release: (() => void) | undefined;
  release = io.onInterrupt?.(() => {
    interrupted = true;
    // A second Ctrl-C ends the process as usual.
    release?.();
  });
  const bar = createProgress(task.trials, io);
  const watch = {
    stopped: () => interrupted || hopeless,
    progress({ count, failed }: Sample['summary']) {
      bar.show(count + failed);
      hopeless = count === 0 && failed > 0;
    },
  };
  try {
    const sample =
      io.workers === undefined
        ? await simulateInProcess(task, watch)
        : await simulateInPool(task, watch, io.workers);
    return { ...sample, interrupted };
  } finally {
    bar.end();
    release?.();
  }
}

/** The odds of the same notation, or why they are declined. */
function oddsOrReason(roller: Roller, notation: string): Odds | Diagnostic {
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

/** All fractions together may be too long for a text. */
function oddsJson(odds: Odds | Diagnostic): unknown {
  if (isReason(odds)) {
    const { code, message, span } = odds;
    return { error: { code, message, span } };
  }
  try {
    return odds.toJSON();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return oddsJson(error.diagnostics[0] as Diagnostic);
  }
}
