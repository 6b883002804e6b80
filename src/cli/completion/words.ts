/** What can be completed: read from the declarations of the commands, so that nothing is written down twice. */
import type { Command } from 'commander';

export interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionWords[];
  /** What its first argument can be, where that is a choice. */
  readonly choices: readonly string[];
}

export interface OptionWords {
  /** `--at-least`, `-n` */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takes: 'nothing' | 'value' | 'file';
}

export interface AllWords {
  /** What stands behind the program's own name: rolling needs no sub-command. */
  readonly root: CommandWords;
  readonly commands: readonly CommandWords[];
}

export function wordsOf(program: Command): AllWords {
  const commands = program.createHelp().visibleCommands(program);
  return { root: commandWords(program), commands: commands.map(commandWords) };
}

function commandWords(command: Command): CommandWords {
  const [argument] = command.registeredArguments;
  return {
    name: command.name(),
    description: command.description(),
    choices: argument?.argChoices ?? [],
    options: command
      .createHelp()
      .visibleOptions(command)
      .map(({ short, long, flags, description, required, optional }) => ({
        flags: [long, short].filter((flag) => flag !== undefined),
        description,
        takes: !required && !optional ? 'nothing' : /<file>/.test(flags) ? 'file' : 'value',
      })),
  };
}

/** The options of every command that take something, as patterns `command:--option` of a shell's `case`. */
function takers({ root, commands }: AllWords, takes: 'value' | 'file'): readonly string[] {
  return [{ ...root, name: '' }, ...commands].flatMap(({ name, options }) =>
    options
      .filter((option) => option.takes === takes)
      .flatMap(({ flags }) => flags.map((flag) => `${name}:${flag}`)),
  );
}

/** A text in single quotes, for bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The part of a script that goes over the words before the cursor, one as `word`: which command stands
 * there, and whether an option still expects its value. The same in bash and zsh.
 */
export function wordScan(words: AllWords): string {
  const names = words.commands.map(({ name }) => name);
  const files = takers(words, 'file');
  return `    if [[ -n $expected ]]; then
      expected=
      continue
    fi
    case $command:$word in
      ${takers(words, 'value').join(' | ')}) expected=value ;;
${files.length === 0 ? '' : `      ${files.join(' | ')}) expected=file ;;\n`}      *:-*) ;;
      ${names.map((name) => `:${name}`).join(' | ')}) [[ -n $first ]] && command=$word first= ;;
      *) first= ;;
    esac
  done`;
}
