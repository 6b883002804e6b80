/** `openroll NOTATION`: rolls, once or many times, as text or as JSON. */
import styles from 'ansi-styles';
import type { Diagnostic, RandomSource, RollOptions } from '../index.ts';
import { createRoller, DiceError, render, seededSource } from '../index.ts';
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
  const random: RandomSource | undefined = seed === undefined ? undefined : seededSource(seed);
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
        for (const warning of result.warnings) await warn(warning, notation, warned, io);
        await io.out(`${result.text(io.colour.out ? 'ansi' : 'plain')}\n`);
      }
    }
    return exitStatus.fine;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    for (const diagnostic of error.diagnostics) {
      await io.err(`${dressed(diagnostic, error.notation, io.colour.err)}\n`);
    }
    return exitStatus.notation;
  }
}

/** A warning is told once, however often the notation is rolled. */
async function warn(
  warning: Diagnostic,
  notation: string,
  warned: Set<string>,
  io: Io,
): Promise<void> {
  const text = render(warning, notation);
  if (warned.has(text)) return;
  warned.add(text);
  await io.err(`${dressed(warning, notation, io.colour.err)}\n`);
}

/** The first word and the caret line stand out on a terminal. */
function dressed(diagnostic: Diagnostic, notation: string, colour: boolean): string {
  const text = render(diagnostic, notation);
  if (!colour) return text;
  const { open, close } = diagnostic.severity === 'error' ? styles.red : styles.yellow;
  return text
    .replace(/^\w+:/, (word) => `${styles.bold.open}${open}${word}${close}${styles.bold.close}`)
    .replace(/^ *\^+$/m, (caret) => `${open}${caret}${close}`);
}
