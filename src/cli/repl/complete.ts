/** What can be typed next, from the records of the vocabulary. */
import { printVariable } from '../../grammar/print/print.ts';
import { spellingPattern } from '../../vocabulary/dice/pattern.ts';
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { standard } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';
import { commandNames } from './commands.ts';

/** The words that fit, and the part of the line that each takes the place of. */
export type Completion = [words: string[], part: string];

const modifiers: readonly string[] = standard.modifiers.flatMap(({ name, aliases = [], takes }) =>
  takes.shape === 'comparison' ? [] : [name, ...aliases],
);
const functions: readonly string[] = standard.functions.map(({ name }) => `${name}(`);
const dice: readonly string[] = standard.dice.flatMap(spellingsOf);
const optionWords: readonly string[] = options.map(({ name, takesNumber }) =>
  takesNumber ? `${name} ` : name,
);

/** After dice, and any modifiers that they already have. */
const behindDice = new RegExp(
  `(?:d(?:\\d+|\\{[^}]*\\}|\\([^()]*\\)|@[\\w.]+)|${spellingPattern(standard.dice)})\\s*(?:[!a-z<>=\\d]*|\\([^()]*\\)|\\s)*$`,
  'i',
);

/** In the list of a modifier. */
const inList = /(!\w*|[a-z]+)\((?:[^()]*,)?\s*$/i;

/**
 * @param line - the text before the cursor
 * @param names - the names that the session keeps
 * @example complete('4d6k', []) // [['k', 'kh', 'kl', 'km'], 'k']
 */
export function complete(line: string, names: Iterable<string>): Completion {
  const command = /^\s*(:[a-z?]*)$/i.exec(line)?.[1];
  if (command !== undefined) return starting(command, commandNames);
  if (line.trim() === '') return [[...commandNames], ''];
  const variable = /@[\w.]*$/.exec(line)?.[0];
  if (variable !== undefined) {
    const bound = [...line.matchAll(/@([\w.]+)\s*:=/g)].map(([, name = '']) => name.toLowerCase());
    return starting(variable, [...new Set([...names, ...bound])].map(printVariable));
  }
  const [word = ''] = /[!a-z]*$/i.exec(line) ?? [];
  const before = line.slice(0, line.length - word.length);
  if (/^\s*:help\s+$/i.test(before)) {
    return starting(word, [...modifiers, ...standard.functions.map(({ name }) => name), ...dice]);
  }
  const head = inList.exec(before)?.[1]?.toLowerCase();
  if (head !== undefined && modifiers.includes(head) && !functions.includes(`${head}(`)) {
    return starting(word, optionWords);
  }
  return starting(word, behindDice.test(before) ? modifiers : [...functions, ...dice]);
}

function starting(part: string, words: readonly string[]): Completion {
  const small = part.toLowerCase();
  return [words.filter((word) => word.toLowerCase().startsWith(small)), part];
}
