/** `openroll completion SHELL`: a script that teaches a shell to complete our commands and options. */
import { Argument } from 'commander';
import type { Shell } from '../completion/scripts.ts';
import { asking, files, scripts, separators } from '../completion/scripts.ts';
import { nextWords } from '../completion/words.ts';
import type { Register } from '../context.ts';
import { addExamples } from '../text/examples.ts';

export const registerCompletion: Register = (program, { io }) => {
  const shellArgument = (): Argument =>
    new Argument('<shell>', 'the shell').choices(Object.keys(scripts));
  const command = program
    .command('completion')
    .description('a script that completes commands and options in a shell')
    .addArgument(shellArgument())
    .action(async (shell: Shell) => {
      await io.out(scripts[shell](program.name()));
    });
  addExamples(
    command,
    [['completion bash', 'prints the script']],
    `
For every shell to come, one line goes into its start-up file:
  bash  eval "$(openroll completion bash)"   into ~/.bashrc
  zsh   eval "$(openroll completion zsh)"    into ~/.zshrc, behind compinit
  fish  openroll completion fish | source    into ~/.config/fish/config.fish
`,
  );
  program
    .command(asking, { hidden: true })
    .addArgument(shellArgument())
    .argument('<words...>')
    .action(async (shell: Shell, typed: readonly string[]) => {
      const words = nextWords(program, typed);
      const separator = separators[shell];
      const lines =
        words === 'file'
          ? [files]
          : words.map(({ word, description }) =>
              separator === undefined || description === '' ? word : word + separator + description,
            );
      await io.out(lines.map((line) => `${line}\n`).join(''));
    });
};
