/** `openroll completion SHELL`: a script that teaches a shell to complete our commands and options. */
import { Argument } from 'commander';
import { bashScript } from './completion/bash.ts';
import { fishScript } from './completion/fish.ts';
import type { AllWords } from './completion/words.ts';
import { wordsOf } from './completion/words.ts';
import { zshScript } from './completion/zsh.ts';
import type { Register } from './context.ts';
import { addExamples } from './examples.ts';

type Shell = 'bash' | 'zsh' | 'fish';

const scripts: Readonly<Record<Shell, (program: string, words: AllWords) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const registerCompletion: Register = (program, { io }) => {
  const command = program
    .command('completion')
    .description('a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .action(async (shell: Shell) => {
      await io.out(scripts[shell](program.name(), wordsOf(program)));
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
};
