/** What can be said of a word that has no meaning. */

import type { WordAdvice } from '../../diagnostics/details/text.ts';
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';
import { replaced } from '../fixes/edit.ts';
import { nearest } from '../fixes/suggest.ts';
import { afterSum } from './refused.ts';

/** Where a word stands, and what it could have been there. */
export interface WordPlace {
  readonly text: string;
  readonly span: Span;
  readonly vocabulary: Vocabulary;
  /** All spellings of modifiers. */
  readonly spellings: ReadonlyMap<string, unknown>;
  /** `operand`: a value is due here; `pool`: a modifier could stand here; `other`: neither. */
  readonly where: 'operand' | 'pool' | 'other';
  /** The sign or word right before it, when nothing stands between. */
  readonly glued: string;
}

export function unexpectedWord(word: string, place: WordPlace): Finding {
  const { text, span, vocabulary, where } = place;
  const written = text.slice(span.start, span.end);
  const unknown = (advice: WordAdvice, fix?: string): Finding =>
    fault('unexpected-word', span, { reason: 'word', word: written, advice }, fix);
  if (/^\s*\(/.test(text.slice(span.end))) {
    const known = [...vocabulary.functionByName.keys(), 'if'];
    const near = nearest(word, known);
    return fault('not-a-function', span, { reason: 'name', name: written, near, known });
  }
  const option = options.find(
    ({ name }) => name === place.glued.replace(/^!+/, '') + word || name === word,
  );
  if (option !== undefined) {
    const whole = { start: span.end - option.name.length, end: span.end };
    return fault('unexpected-word', whole, { reason: 'option', option: option.name });
  }
  const apart = where === 'pool' ? knownApart(word, place.spellings) : undefined;
  if (apart !== undefined) {
    const space = text[span.start - 1] === ' ' ? '' : ' ';
    return unknown({ kind: 'apart', modifiers: apart }, replaced(text, span, space + apart));
  }
  const named = where === 'operand' && /^\s*:=/.test(text.slice(span.end));
  return unknown(adviceFor(word, place), named ? replaced(text, span, `@${written}`) : undefined);
}

function adviceFor(word: string, place: WordPlace): WordAdvice {
  const { where, spellings, vocabulary, text, span, glued } = place;
  const example =
    word === 'if' ? 'if(d20 >= 15, 2d6, 0)' : vocabulary.functionByName.get(word)?.example;
  if (example !== undefined) return { kind: 'example', notation: example };
  // Only faces can be listed after the letter of dice.
  if (/d\s*\{[^{}]*$/i.test(text.slice(0, span.start))) return { kind: 'faces' };
  if (where === 'operand') {
    const dice = /^\s+(\d*d\d+)/i.exec(text.slice(span.end))?.[1];
    return dice === undefined ? { kind: 'variable' } : { kind: 'after-dice', dice };
  }
  const known = [...spellings.keys()].filter((each) => glued !== '' || /^[a-z]/.test(each));
  const sum = word === 'times' ? afterSum(span, text) : undefined;
  if (typeof sum === 'object') return { kind: 'series', advice: sum };
  // After a space comes a word of its own, not a misspelled modifier.
  const near =
    where === 'pool' && !/\s/.test(text[span.start - 1] ?? '') ? nearest(word, known) : [];
  return near.length > 0 ? { kind: 'near', words: near } : { kind: 'notes' };
}

/** `kh1` and `s` are two modifiers run together in `skh`; `sum` is no modifier at all. */
function knownApart(word: string, spellings: ReadonlyMap<string, unknown>): string | undefined {
  for (let cut = 1; cut < word.length; cut += 1) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (spellings.has(one) && spellings.has(other)) return `${one} ${other}`;
  }
  return undefined;
}
