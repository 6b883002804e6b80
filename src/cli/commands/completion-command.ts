/** `openroll completion SHELL`: a script that teaches a shell to complete our commands and options. */
import { Argument } from 'commander';
import type { Shell } from '../completion/scripts.ts';
import { asking, files, scripts, separators, startUpFiles } from '../completion/scripts.ts';
import { nextWords } from '../completion/words.ts';
import type { Register } from '../context.ts';
import { invalid } from '../options.ts';
import { addExamples } from '../text/examples.ts';

export const registerCompletion: Register = (program, { io, words }) => {
  const { completion: help, completionScript } = words.help;
  const shells = Object.keys(scripts);
  const shellArgument = (): Argument =>
    new Argument('<shell>', help.argument)
      .choices(shells)
      .argParser((text: string) =>
        shells.includes(text) ? text : invalid(words.usage.choice(shells)),
      );
  const command = program
    .command('completion')
    .description(help.description)
    .addArgument(shellArgument())
    .action(async (shell: Shell) => {
      const head = completionScript(program.name(), shell, startUpFiles[shell]);
      await io.out(scripts[shell](program.name(), head));
    });
  addExamples(command, words.help, [['completion bash', help.examples.plain]], help.after);
  program
    .command(asking, { hidden: true })
    .addArgument(shellArgument())
    .argument('<words...>')
    .action(async (shell: Shell, typed: readonly string[]) => {
      const next = nextWords(program, typed);
      const separator = separators[shell];
      const lines =
        next === 'file'
          ? [files]
          : next.map(({ word, description }) =>
              separator === undefined || description === '' ? word : word + separator + description,
            );
      await io.out(lines.map((line) => `${line}\n`).join(''));
    });
};
