/** What a word of the language does, from its record. */

import { functions } from '../../vocabulary/arithmetic/functions.ts';
import { dice } from '../../vocabulary/dice/index.ts';
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { options } from '../../vocabulary/modifier.ts';
import { modifiers } from '../../vocabulary/modifiers/index.ts';
import type { Language } from '../language.ts';

/** A few lines on a modifier, a function, an option or a die; undefined: there is no such word. */
export function helpOn(asked: string, { words, locale }: Language): string | undefined {
  const word = asked.toLowerCase().replace(/\($/, '');
  const { records } = locale;
  const { session } = words;
  const lines: string[] = [];
  for (const { name, aliases = [], takes, example, usage } of modifiers) {
    if (takes.shape === 'comparison' || ![name, ...aliases].includes(word)) continue;
    lines.push(session.record(name, aliases, records.modifiers[name], usage ?? example));
  }
  for (const { name, example } of functions) {
    if (name === word) {
      lines.push(session.record(`${name}(...)`, [], records.functions[name], example));
    }
  }
  for (const { name } of options) {
    if (name === word) lines.push(session.option(name, records.options[name]));
  }
  for (const die of dice) {
    const [spelling = '', ...others] = spellingsOf(die);
    if (!spellingsOf(die).some((each) => each.toLowerCase() === word)) continue;
    lines.push(session.record(spelling, others, records.dice[die.spelling], die.example));
  }
  return lines.length === 0 ? undefined : lines.map((line) => `${line}\n`).join('');
}
