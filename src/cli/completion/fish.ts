/** Completion for fish: a line for each word, with its description. */
import type { AllWords, CommandWords, OptionWords } from './words.ts';

export function fishScript(program: string, { root, commands }: AllWords): string {
  const names = commands.map(({ name }) => name).join(' ');
  const line = (condition: string, rest: string): string =>
    `complete -c ${program} -n ${quoted(condition)} ${rest}`;
  const optionLines = ({ options }: CommandWords, condition: string): readonly string[] =>
    options.map((option) => line(condition, optionWords(option)));
  const lines = [
    ...commands.map(({ name, description }) =>
      line('__fish_use_subcommand', `-a ${name} -d ${quoted(description)}`),
    ),
    ...optionLines(root, `not __fish_seen_subcommand_from ${names}`),
    ...commands.flatMap((command) => {
      const condition = `__fish_seen_subcommand_from ${command.name}`;
      const choices =
        command.choices.length === 0
          ? []
          : [line(condition, `-a ${quoted(command.choices.join(' '))}`)];
      return [...choices, ...optionLines(command, condition)];
    }),
  ];
  return `# Completion of ${program} in fish. For every shell to come, this line goes into ~/.config/fish/config.fish:
#   ${program} completion fish | source
complete -c ${program} -f
${lines.join('\n')}
`;
}

function optionWords({ flags, description, takes }: OptionWords): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const value = { nothing: [], value: ['-x'], file: ['-r -F'] }[takes];
  return [...names, ...value, `-d ${quoted(description)}`].join(' ');
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
