/** What can be said about a word that has no meaning. */

import type { WordAdvice } from '../../diagnostics/details/text.ts';
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { options } from '../../vocabulary/modifier.ts';
import { replaced } from '../fixes/edit.ts';
import { nearest } from '../fixes/suggest.ts';
import type { Token } from '../lex/tokens.ts';
import { Becomes, Open } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { between, glued, isAny, textOf } from './error-context.ts';
import { lastOfDice } from './pools.ts';
import { afterSum } from './series.ts';

/** What a word could have been: a value that is due, a modifier, a face of a die, or none of these. */
export type WordPlace = 'operand' | 'pool' | 'faces' | 'other';

/** A word that is not known. */
export function unexpectedWord(found: Token, where: WordPlace, context: Context): Finding {
  const { text, list, tokens, vocabulary, spanOf } = context;
  const span = spanOf(found);
  const [word, written] = [found.image.toLowerCase(), textOf(found, context)];
  const unknown = (advice: WordAdvice, fix?: string): Finding =>
    fault('unexpected-word', span, { reason: 'word', word: written, advice }, fix);
  const at = list.indexOf(found);
  const [before, next] = [list[at - 1], list[at + 1]];
  if (isAny(next, Open)) {
    const known = [...vocabulary.functionByName.keys(), 'if'];
    const near = nearest(word, known);
    return fault('not-a-function', span, { reason: 'name', name: written, near, known });
  }
  const head = glued(before, found, context) ? (before?.image.toLowerCase() ?? '') : '';
  // "o" is a modifier and "nce" is not known: the option is the whole.
  const option = options.find(({ name }) => name === head.replace(/^!+/, '') + word);
  if (option !== undefined || options.some(({ name }) => name === word)) {
    const name = option?.name ?? word;
    const whole = { start: span.end - name.length, end: span.end };
    return fault('unexpected-word', whole, { reason: 'option', option: name });
  }
  const spellings = tokens.modifierBySpelling;
  const apart = where === 'pool' ? knownApart(word, spellings) : undefined;
  if (apart !== undefined) {
    const space = head === '' ? '' : ' ';
    return unknown({ kind: 'apart', modifiers: apart }, replaced(text, span, space + apart));
  }
  const example =
    word === 'if' ? 'if(d20 >= 15, 2d6, 0)' : vocabulary.functionByName.get(word)?.example;
  if (example !== undefined) return unknown({ kind: 'example', notation: example });
  // Only faces can be listed after the letter of dice.
  if (where === 'faces') return unknown({ kind: 'faces' });
  if (where === 'operand') {
    if (isAny(next, Becomes))
      return unknown({ kind: 'variable' }, replaced(text, span, `@${written}`));
    const last = lastOfDice(at + 1, context);
    return next === undefined || last === undefined
      ? unknown({ kind: 'variable' })
      : unknown({ kind: 'after-dice', dice: between(next, last, context) });
  }
  const sum = word === 'times' ? afterSum(found, context) : undefined;
  if (typeof sum === 'object') return unknown({ kind: 'series', advice: sum });
  // After a space comes a word of its own, not a misspelled modifier.
  const near = where === 'pool' && head !== '' ? nearest(word, spellings.keys()) : [];
  return unknown(near.length > 0 ? { kind: 'near', words: near } : { kind: 'notes' });
}

/** `kh1` and `s` are two modifiers run together in `skh`; `sum` is not a modifier at all. */
function knownApart(word: string, spellings: ReadonlyMap<string, unknown>): string | undefined {
  for (let cut = 1; cut < word.length; cut += 1) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (spellings.has(one) && spellings.has(other)) return `${one} ${other}`;
  }
  return undefined;
}
