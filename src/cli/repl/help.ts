/** What a word of the language does, from its record. */
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { standard } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';

/** A few lines on a modifier, a function, an option or a die; undefined: there is no such word. */
export function helpOn(asked: string): string | undefined {
  const word = asked.toLowerCase().replace(/\($/, '');
  const lines: string[] = [];
  for (const { name, aliases = [], takes, doc, example, usage } of standard.modifiers) {
    if (takes.shape === 'comparison' || ![name, ...aliases].includes(word)) continue;
    lines.push(`${name}${also(aliases)}: ${doc}; as in ${usage ?? example}`);
  }
  for (const { name, doc, example } of standard.functions) {
    if (name === word) lines.push(`${name}(...): ${doc}; as in ${example}`);
  }
  for (const { name, doc } of options) {
    if (name === word) lines.push(`${name}, in the list of a modifier: ${doc}`);
  }
  for (const die of standard.dice) {
    const [spelling, ...others] = spellingsOf(die);
    if (!spellingsOf(die).some((each) => each.toLowerCase() === word)) continue;
    lines.push(`${spelling}${also(others)}: ${die.doc}; as in ${die.example}`);
  }
  return lines.length === 0 ? undefined : lines.map((line) => `${line}\n`).join('');
}

const also = (others: readonly string[]): string =>
  others.length > 0 ? ` (also ${others.join(', ')})` : '';
