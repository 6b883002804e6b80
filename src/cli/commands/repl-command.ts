/** `openroll repl`: a session with editing, history and completion. */
import type { Register } from '../context.ts';
import { seed, variableOption } from '../options.ts';
import type { ReplFlags } from '../repl/repl.ts';
import { addExamples } from '../text/examples.ts';

export const registerRepl: Register = (program, { io, end }) => {
  const command = variableOption(
    program
      .command('repl')
      .description('a session: rolls line after line, names stay')
      .option('--seed <seed>', 'the same seed gives the same rolls', seed),
  ).action(async (flags: ReplFlags) => {
    // Only here, so that other commands need not load it.
    const { repl } = await import('../repl/repl.ts');
    end(await repl(flags, io));
  });
  addExamples(
    command,
    [
      ['repl', 'until Ctrl-D'],
      ["repl --seed 'session 12' --var str=3", 'with a seed and a variable'],
    ],
    `
A notation is rolled. @x := 2d6 alone on a line keeps a name. :help lists the commands of the session, such as :odds, :explain and :seed. Lines are kept for the next session in $XDG_STATE_HOME/openroll/history (by default ~/.local/state, on Windows %LOCALAPPDATA%).

Exit status: 0; 2 for a wrong call.
`,
  );
};
