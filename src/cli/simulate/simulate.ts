/** A simulation from the call to the report. */
import type { Roller } from '../../index.ts';
import { createRoller, DiceError, systemSource } from '../../index.ts';
import { ascii, unicode } from '../../render/glyphs.ts';
import { jsonLine } from '../ascii.ts';
import { showErrors, showWarnings } from '../errors.ts';
import type { Io } from '../io.ts';
import { exitStatus } from '../io.ts';
import type { GivenVariables } from '../options.ts';
import type { Task } from './blocks.ts';
import { simulateWithCrew } from './crew.ts';
import { findingJson, oddsOrReason } from './finding.ts';
import type { Sampled } from './gather.ts';
import { simulateHere } from './here.ts';
import { createProgress } from './progress.ts';
import type { Screen } from './report.ts';
import { report } from './report.ts';

export interface SimulateFlags {
  readonly rolls: number;
  readonly seed?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly var?: GivenVariables;
  readonly json?: boolean;
}

/** Runs a simulation and tells what it found. @returns the exit status */
export async function simulate(notation: string, flags: SimulateFlags, io: Io): Promise<number> {
  const { var: variables, seed, rolls: trials, atLeast, atMost, json = false } = flags;
  const roller = createRoller(variables === undefined ? {} : { variables });
  if (await refused(roller, notation, variables, io)) return exitStatus.notation;
  const task: Task = {
    notation,
    seed:
      seed?.trim() ??
      systemSource()
        .die(2 ** 32)
        .toString(36),
    trials,
    ...(variables === undefined ? {} : { variables }),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  };
  const { sampled, interrupted } = await simulated(task, io);
  if (sampled.moments.count === 0) return nothingRolled(sampled, io);
  const finding = {
    task,
    canonical: roller.format(notation),
    sampled,
    interrupted,
    odds: oddsOrReason(roller, notation),
  };
  await io.out(json ? jsonLine(findingJson(finding), io) : report(finding, screenOf(io)));
  return interrupted ? exitStatus.interrupted : exitStatus.fine;
}

/** Tells errors and warnings, and whether there were errors. */
async function refused(
  roller: Roller,
  notation: string,
  variables: GivenVariables | undefined,
  io: Io,
): Promise<boolean> {
  try {
    roller.compile(notation);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return true;
  }
  const warnings = roller.check(notation, { variables: variables ?? {} });
  await showWarnings(warnings, notation, new Set(), io);
  return false;
}

/** Rolls until all is done, until Ctrl-C, or until it is clear that every roll fails. */
async function simulated(
  task: Task,
  io: Io,
): Promise<{ readonly sampled: Sampled; readonly interrupted: boolean }> {
  let interrupted = false;
  let release: (() => void) | undefined;
  release = io.onInterrupt?.(() => {
    interrupted = true;
    // A second Ctrl-C ends the process as usual.
    release?.();
  });
  const progress = createProgress(task.trials, io);
  let hopeless = false;
  const watch = {
    stopped: () => interrupted || hopeless,
    progress(sampled: Sampled) {
      progress.show(sampled.trials);
      hopeless = sampled.failed > 0 && sampled.moments.count === 0;
    },
  };
  try {
    const sampled =
      io.workers === undefined
        ? await simulateHere(task, watch)
        : await simulateWithCrew(task, watch, io.workers);
    return { sampled, interrupted };
  } finally {
    progress.end();
    release?.();
  }
}

async function nothingRolled({ failure, trials }: Sampled, io: Io): Promise<number> {
  if (failure === undefined) {
    await io.err('error: it was stopped before anything was rolled\n');
    return exitStatus.interrupted;
  }
  await io.err(`${failure}\nerror: all ${trials} rolls failed\n`);
  return exitStatus.notation;
}

const screenOf = ({ width, ascii: isAscii = false, colour }: Io): Screen => ({
  width,
  glyphs: isAscii ? ascii : unicode,
  plusMinus: isAscii ? '+-' : '±',
  colour: colour.out,
});
