/** Reads the command line and runs what it asks for. Knows no process: tests call it as it is. */
import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { printable } from '../printable.ts';
import { withAscii } from './ascii.ts';
import { registerBatch } from './batch-command.ts';
import { registerCheck } from './check-command.ts';
import { registerCompletion } from './completion-command.ts';
import type { Context, Register } from './context.ts';
import { registerExplain } from './explain-command.ts';
import { registerFormat } from './format-command.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import { registerOdds } from './odds-command.ts';
import { registerRepl } from './repl-command.ts';
import { registerRoll } from './roll-command.ts';
import { shielded } from './shield.ts';
import { registerSimulate } from './simulate-command.ts';

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
