/** `openroll repl`: a session with editing, history and completion. */
import type { Register } from '../context.ts';
import { variableOption } from '../options.ts';
import type { ReplFlags } from '../repl/repl.ts';
import { addExamples } from '../text/examples.ts';

export const registerRepl: Register = (program, { io, words, readers, end }) => {
  const { repl: help } = words.help;
  const command = variableOption(
    program
      .command('repl')
      .description(help.description)
      .option(`--seed <${words.help.placeholders.seed}>`, help.options.seed, readers.seed),
    words,
  ).action(async (flags: ReplFlags) => {
    // Only here, so that other commands need not load it.
    const { repl } = await import('../repl/repl.ts');
    end(await repl(flags, io));
  });
  addExamples(
    command,
    words.help,
    [
      ['repl', help.examples.plain],
      ["repl --seed 'session 12' --var str=3", help.examples.seed],
    ],
    help.after,
  );
};
