/** Reads the command line and runs what it asks for. Knows no process: tests call it as it is. */
import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { printable } from '../shared/printable.ts';
import { registerBatch } from './commands/batch-command.ts';
import { registerCheck } from './commands/check-command.ts';
import { registerCompletion } from './commands/completion-command.ts';
import { registerExplain } from './commands/explain-command.ts';
import { registerFormat } from './commands/format-command.ts';
import { registerOdds } from './commands/odds-command.ts';
import { registerRepl } from './commands/repl-command.ts';
import { registerRoll } from './commands/roll-command.ts';
import { registerSimulate } from './commands/simulate-command.ts';
import type { Context, Register } from './context.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import { shielded } from './shield.ts';
import { withAscii } from './text/ascii.ts';

/** The sub-commands in the order of the help. */
const commands: readonly Register[] = [
  registerRoll,
  registerOdds,
  registerExplain,
  registerCheck,
  registerFormat,
  registerSimulate,
  registerRepl,
  registerBatch,
  registerCompletion,
];

/**
 * Runs the command.
 *
 * @param args - the arguments behind the command's name
 * @returns the exit status
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let status: number = exitStatus.fine;
  let onlyAscii = false;
  const context: Context = {
    io: withAscii(io, () => onlyAscii),
    end: (ended) => {
      status = ended;
    },
  };
  const program = new Command('openroll')
    .description(manifest.description)
    .version(manifest.version)
    .exitOverride()
    .enablePositionalOptions()
    .helpCommand(false)
    .configureOutput({
      getOutHelpWidth: () => io.width,
      getErrHelpWidth: () => io.width,
      writeOut: (text) => void io.out(text),
      // It repeats what was typed.
      writeErr: (text) => void io.err(printable(text)),
    })
    // Narrow screens, too, get their lines broken between words.
    .configureHelp({ minWidthToWrap: 10, subcommandTerm: (command) => command.name() })
    .showHelpAfterError('(openroll --help shows how it is called)');
  for (const register of commands) register(program, context);
  for (const command of [program, ...program.commands]) {
    command.option('--ascii', 'no characters outside ASCII');
  }
  program.hook('preAction', (_, command) => {
    onlyAscii = command.opts().ascii === true;
  });
  try {
    await program.parseAsync(shielded(args), { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.fine : exitStatus.usage;
  }
}
