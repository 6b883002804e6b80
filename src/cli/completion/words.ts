/** What can come next on a command line, read from the declarations of the commands: nothing is written twice. */
import type { Command, Option } from 'commander';
import { FileOption } from '../options.ts';

export interface Word {
  readonly word: string;
  readonly description: string;
}

/**
 * The words that can come in place of the last one; the shell picks the commands that fit what is typed of it.
 *
 * @param typed - the words after the program's name up to the cursor, as the shell has them
 * @returns `'file'` where the name of a file is expected
 */
export function nextWords(program: Command, typed: readonly string[]): readonly Word[] | 'file' {
  const commands = program.createHelp().visibleCommands(program);
  // "--option=value" comes in three words from bash.
  const last = typed.at(-1) ?? '';
  const current = last === '=' ? '' : last;
  const before = typed.slice(0, -1).filter((word) => word !== '=');
  let command = program;
  let isFirst = true;
  let expecting: Option | undefined;
  for (const word of before) {
    if (expecting !== undefined) {
      expecting = undefined;
    } else if (word.startsWith('-')) {
      const option = optionsOf(command).find(({ short, long }) => word === short || word === long);
      if (option?.required || option?.optional) expecting = option;
    } else {
      if (isFirst) command = commands.find((each) => each.name() === word) ?? command;
      isFirst = false;
    }
  }
  if (expecting !== undefined) return expecting instanceof FileOption ? 'file' : [];
  if (current.startsWith('-')) {
    return optionsOf(command)
      .flatMap(({ long, short, description }) => [
        { word: long ?? '', description },
        { word: short ?? '', description },
      ])
      .filter(({ word }) => word.startsWith(current));
  }
  if (command !== program) {
    const choices = command.registeredArguments[0]?.argChoices ?? [];
    return choices.map((word) => ({ word, description: '' }));
  }
  // Commands come first; after a notation there is no word to guess.
  if (!isFirst) return [];
  return commands.map((each) => ({ word: each.name(), description: each.description() }));
}

const optionsOf = (command: Command): readonly Option[] =>
  command.createHelp().visibleOptions(command);
