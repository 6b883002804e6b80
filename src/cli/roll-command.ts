/** `openroll NOTATION`: rolls, once or many times, as text or as JSON. */
import type { RandomSource, RollOptions } from '../index.ts';
import { createRoller, DiceError, seededSource } from '../index.ts';
import { showErrors, showWarnings } from './errors.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';

export interface RollFlags {
  readonly seed?: string;
  readonly dice?: readonly number[];
  readonly times?: number;
  readonly var?: Readonly<Record<string, number | string>>;
  readonly json?: boolean;
}

export async function rollCommand(notation: string, flags: RollFlags, io: Io): Promise<number> {
  const { seed, dice, times = 1, json = false } = flags;
  if (dice !== undefined && (times > 1 || seed !== undefined)) {
    const other = times > 1 ? '--times' : '--seed';
    await io.err(`error: --dice gives the faces of one roll, so it cannot stand with ${other}\n`);
    return exitStatus.usage;
  }
  const roller = createRoller();
  // One source for all rolls: a seed gives a row of rolls, not the same roll again and again.
  const random: RandomSource | undefined =
    seed === undefined ? undefined : seededSource(seed.trim());
  const options: RollOptions = {
    ...(dice === undefined ? {} : { dice }),
    ...(random === undefined ? {} : { random }),
    ...(flags.var === undefined ? {} : { variables: flags.var }),
  };
  const warned = new Set<string>();
  try {
    for (let count = 0; count < times; count += 1) {
      const result = roller.roll(notation, options);
      if (json) {
        await io.out(`${JSON.stringify(result)}\n`);
      } else {
        await showWarnings(result.warnings, notation, warned, io);
        await io.out(`${result.text(io.colour.out ? 'ansi' : 'plain')}\n`);
      }
    }
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    await showErrors(error, io);
    return exitStatus.notation;
  }
}
