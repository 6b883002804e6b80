/** What a word of the language does, from its record. */
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { standard } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';
import type { SessionWords } from '../words/index.ts';

/** A few lines on a modifier, a function, an option or a die; undefined: there is no such word. */
export function helpOn(asked: string, words: SessionWords): string | undefined {
  const word = asked.toLowerCase().replace(/\($/, '');
  const lines: string[] = [];
  for (const record of standard.modifiers) {
    const { name, aliases = [], takes, example, usage } = record;
    if (takes.shape === 'comparison' || ![name, ...aliases].includes(word)) continue;
    lines.push(words.record(name, aliases, docOf(record), usage ?? example));
  }
  for (const record of standard.functions) {
    const { name, example } = record;
    if (name === word) lines.push(words.record(`${name}(...)`, [], docOf(record), example));
  }
  for (const option of options) {
    if (option.name === word) lines.push(words.option(option.name, docOf(option)));
  }
  for (const die of standard.dice) {
    const [spelling = '', ...others] = spellingsOf(die);
    if (!spellingsOf(die).some((each) => each.toLowerCase() === word)) continue;
    lines.push(words.record(spelling, others, docOf(die), die.example));
  }
  return lines.length === 0 ? undefined : lines.map((line) => `${line}\n`).join('');
}

/** What a record does, in a line. */
const docOf = ({ doc }: { readonly doc: string }): string => doc;
