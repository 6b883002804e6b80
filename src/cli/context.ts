/** What the command line hands to each sub-command when that registers itself. */
import type { Command } from 'commander';
import type { LocalIo } from './local-io.ts';
import type { Readers } from './options.ts';
import type { CliWords } from './words/index.ts';

export interface Context {
  readonly io: LocalIo;
  /** The words of the help, and of what is wrong with a call. */
  readonly words: CliWords;
  /** How the values of options are read. */
  readonly readers: Readers;
  /** Says how the command ended; fine unless it is called. */
  readonly end: (status: number) => void;
}

/**
 * Adds a sub-command to the program: its arguments, options, help and action. Each sub-command has a file
 * of its own, `<name>-command.ts`, that exports one of these; run.ts lists them.
 */
export type Register = (program: Command, context: Context) => void;
