/** Small pieces of English. */
import { printable } from '../shared/printable.ts';

const counts: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "four", "1,000" */
export const countWord = (count: number): string => counts[count] ?? count.toLocaleString('en');

/** "a, b and c"; with another last word, "a, b or c". */
export function listed(words: readonly string[], last = 'and'): string {
  const head = words.slice(0, -1).join(', ');
  const end = words.at(-1) ?? '';
  return head === '' ? end : `${head} ${last} ${end}`;
}

/** "a", "an" before an adjective. */
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences as a paragraph. */
export const paragraph = (sentences: readonly string[]): string =>
  printable(sentences.map((sentence) => `${capital(sentence)}.`).join(' '));

/** In parentheses where it would run into the words round it. */
export function shielded(text: string): string {
  let outside = text;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|"[^"]*"/g, '');
  }
  return /[,;:]| (?:and|if|as) /.test(outside) ? `(${text})` : text;
}

/** A label behind what carries it. */
export const withLabel = (text: string, label: string | undefined): string =>
  label === undefined || label.trim() === '' ? text : `${text} for "${label.trim()}"`;

/** More parts of a calculation, or members of a series, than this are summed up. */
export const mostParts = 8;
