/** Reads the command line and runs what it asks for. Knows no process: tests call it as it is. */
import type { Command } from 'commander';
import { CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { printable } from '../shared/printable.ts';
import { registerBatch } from './commands/batch-command.ts';
import { registerCheck } from './commands/check-command.ts';
import { registerCompletion } from './commands/completion-command.ts';
import { registerExplain } from './commands/explain-command.ts';
import { registerFormat } from './commands/format-command.ts';
import { registerHelp } from './commands/help-command.ts';
import { registerOdds } from './commands/odds-command.ts';
import { registerRepl } from './commands/repl-command.ts';
import { registerRoll } from './commands/roll-command.ts';
import { registerSimulate } from './commands/simulate-command.ts';
import type { Context, Register } from './context.ts';
import type { Io } from './io.ts';
import { exitStatus } from './io.ts';
import { languageNamed, languageOf } from './language.ts';
import { LocalCommand } from './local-command.ts';
import { withLanguage } from './local-io.ts';
import { readersIn } from './options.ts';
import { shielded } from './shield.ts';
import { withAscii } from './text/ascii.ts';
import { fitted } from './text/fitted.ts';

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
  registerHelp,
];

/**
 * Runs the command.
 *
 * @param args - the arguments after the command's name
 * @returns the exit status
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let status: number = exitStatus.fine;
  // The help and errors about the call are shown before the options are read.
  let onlyAscii = args.includes('--ascii');
  let language = languageOf(args, io.environment ?? {});
  const { words } = language;
  const { help, usage } = words;
  const readers = readersIn(usage);
  const context: Context = {
    io: withLanguage(
      withAscii(io, () => onlyAscii),
      () => language,
    ),
    words,
    readers,
    end: (ended) => {
      status = ended;
    },
  };
  const program = new LocalCommand('openroll', language)
    .description(help.roll.description)
    .version(manifest.version, '-V, --version', help.version)
    .helpOption('-h, --help', help.help)
    .exitOverride()
    .enablePositionalOptions()
    .helpCommand(false)
    .configureOutput({
      getOutHelpWidth: () => io.width,
      getErrHelpWidth: () => io.width,
      writeOut: (text) => void context.io.out(text),
      // It repeats what was typed.
      writeErr: (text) => void context.io.err(fitted(printable(text), io)),
    })
    .showHelpAfterError(usage.seeHelp);
  for (const register of commands) register(program, context);
  for (const command of [program, ...program.commands]) {
    command
      .option('--ascii', help.ascii)
      .option(`--lang <${help.placeholders.language}>`, help.language, readers.language);
  }
  program.hook('preAction', (_, command) => {
    if (command instanceof LocalCommand) command.refuseMisspelt(program);
    if (command instanceof LocalCommand) command.refuseMisplaced(program, ['ascii', 'lang']);
    onlyAscii = setting(command, 'ascii') === true;
    language = languageNamed(String(setting(command, 'lang'))) ?? language;
  });
  try {
    await program.parseAsync(shielded(args), { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.fine : exitStatus.usage;
  }
}

/** An option that every command has, given to the command itself or before its name. */
function setting(command: Command, name: string): unknown {
  const own: unknown = command.opts()[name];
  return own ?? (command.parent === null ? undefined : setting(command.parent, name));
}
