/** How the spellings of dice are looked for in a text: sources of expressions without regard to case. */
import type { DieRecord } from './record.ts';
import { spellingsOf } from './record.ts';

/** What follows the letter of a die that says itself what it shows. */
export const formStart = '\\s*[\\d({@]';

const escaped = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '\\$&');

function patternOf(spelling: string): string {
  const rest = spelling.slice(1);
  // Spaces are optional before numbers and signs; a letter by itself is a word.
  const gap = /^[a-z]/i.test(rest) ? '' : '\\s*';
  // A number ends where its digits do.
  const end = /^\d+$/.test(rest) ? '(?!\\d|\\.\\d)' : '';
  return `d${gap}${escaped(rest)}${end}`;
}

/** A die by one of its spellings; `wordEnd` must follow those that end in a letter. */
export const spellingPattern = (dice: readonly DieRecord[], wordEnd = ''): string =>
  dice
    .flatMap(spellingsOf)
    // The first that fits is taken.
    .sort((one, other) => other.length - one.length)
    .map((spelling) => patternOf(spelling) + (/[a-z]$/i.test(spelling) ? wordEnd : ''))
    .join('|');

/** Where a die of any kind begins. */
export const dieStart = (dice: readonly DieRecord[], wordEnd = ''): string =>
  `d${formStart}|${spellingPattern(dice, wordEnd)}`;
