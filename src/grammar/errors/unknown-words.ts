/** Wording of what to say to a word that means nothing. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { options } from '../../vocabulary/modifier.ts';
import { replaced } from '../fixes/edit.ts';
import { either, nearest } from '../fixes/suggest.ts';
import { behindSum } from './refused.ts';

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
  const message = `I don't understand "${written}"`;
  if (/^\s*\(/.test(text.slice(span.end))) {
    const known = [...vocabulary.functionByName.keys(), 'if'];
    const near = nearest(word, known);
    return fault('not-a-function', span, `there is no function called "${written}"`, {
      hint:
        near.length > 0 ? `did you mean ${either(near)}?` : `the functions are ${known.join(', ')}`,
    });
  }
  const option = options.find(
    ({ name }) => name === place.glued.replace(/^!+/, '') + word || name === word,
  );
  if (option !== undefined) {
    const whole = { start: span.end - option.name.length, end: span.end };
    return fault(
      'unexpected-word',
      whole,
      `"${option.name}" only goes in the parentheses of a modifier`,
      { hint: 'for example "d6!(6, once)"' },
    );
  }
  const apart = where === 'pool' ? knownApart(word, place.spellings) : undefined;
  if (apart !== undefined) {
    const space = text[span.start - 1] === ' ' ? '' : ' ';
    return fault('unexpected-word', span, message, {
      hint: `Write modifiers apart: "${apart}"`,
      fix: replaced(text, span, space + apart),
    });
  }
  const named = where === 'operand' && /^\s*:=/.test(text.slice(span.end));
  return fault('unexpected-word', span, message, {
    hint: hintFor(word, written, place),
    fix: named ? replaced(text, span, `@${written}`) : undefined,
  });
}

const notes = 'Notes go after #; labels go in square brackets: "2d6[fire] # a comment"';
const variable = (name: string): string => `To use a variable, write "@${name}"`;
const moved = (dice: string, word: string): string =>
  `Put a label or a comment after the dice: "${dice}[${word}]" or "${dice} # ${word}"`;

/** Whether a hint about a word says no more than could be said of any word there. */
export const isGeneral = (hint: string | undefined, written: string): boolean =>
  hint === notes || hint === variable(written) || hint?.startsWith('Put a label') === true;

function hintFor(word: string, written: string, place: WordPlace): string {
  const { where, spellings, vocabulary, text, span, glued } = place;
  const example =
    word === 'if' ? 'if(d20 >= 15, 2d6, 0)' : vocabulary.functionByName.get(word)?.example;
  if (example !== undefined) return `for example "${example}"`;
  // Only faces can be listed behind the letter of dice.
  if (/d\s*\{[^{}]*$/i.test(text.slice(0, span.start)))
    return 'faces are numbers, for example "d{1,1,2}"';
  if (where === 'operand') {
    const dice = /^\s+(\d*d\d+)/i.exec(text.slice(span.end))?.[1];
    return dice === undefined ? variable(written) : moved(dice, written);
  }
  const known = [...spellings.keys()].filter((each) => glued !== '' || /^[a-z]/.test(each));
  const twice = word === 'times' ? behindSum(span, text)?.hint : undefined;
  if (twice !== undefined) return twice;
  // After a space comes a word of its own, not a misspelled modifier.
  const near =
    where === 'pool' && !/\s/.test(text[span.start - 1] ?? '') ? nearest(word, known) : [];
  return near.length > 0 ? `did you mean ${either(near)}?` : notes;
}

/** `kh1` and `s` are two modifiers run together in `skh`; `sum` is no modifier at all. */
function knownApart(word: string, spellings: ReadonlyMap<string, unknown>): string | undefined {
  for (let cut = 1; cut < word.length; cut += 1) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (spellings.has(one) && spellings.has(other)) return `${one} ${other}`;
  }
  return undefined;
}
