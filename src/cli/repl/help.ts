/** What a word of the language does, from its record. */
import { standard } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';

/** A few lines on a modifier, a function or an option; undefined: there is no such word. */
export function helpOn(asked: string): string | undefined {
  const word = asked.toLowerCase().replace(/\($/, '');
  const lines: string[] = [];
  for (const { name, aliases = [], takes, doc, example, usage } of standard.modifiers) {
    if (takes.shape === 'comparison' || ![name, ...aliases].includes(word)) continue;
    const also = aliases.length > 0 ? ` (also ${aliases.join(', ')})` : '';
    lines.push(`${name}${also}: ${doc}; as in ${usage ?? example}`);
  }
  for (const { name, doc, example } of standard.functions) {
    if (name === word) lines.push(`${name}(...): ${doc}; as in ${example}`);
  }
  for (const { name, doc } of options) {
    if (name === word) lines.push(`${name}, in the list of a modifier: ${doc}`);
  }
  return lines.length === 0 ? undefined : lines.map((line) => `${line}\n`).join('');
}
