/** Numbers, lists and quotation marks as French writes them. */
import type { NumberFact } from '../../diagnostics/index.ts';
import { shortened } from '../../shared/long-number.ts';

/** The space before : ; ! ? % and inside « », at which no line breaks. */
export const fine = '\u00a0';

/** `10 000`, `2,5`; a fraction as it is, or "environ 3,697e+197" where it is very long. */
export function number(value: NumberFact): string {
  if (typeof value === 'number' && (Number.isSafeInteger(value) || Math.abs(value) < 1e15)) {
    return value.toLocaleString('fr', { maximumFractionDigits: 20 }).replaceAll('\u202f', fine);
  }
  const near = shortened(String(value));
  return near === undefined
    ? String(value).replace('.', ',')
    : `environ ${String(near).replace('.', ',')}`;
}

/** "1 dé", "3 dés": zero and one take the singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${Math.abs(count) < 2 ? one : many}`;

/** "a, b et c"; with another last word, "a, b ou c". */
export function listed(words: readonly string[], last = 'et'): string {
  const head = words.slice(0, -1).join(', ');
  const end = words.at(-1) ?? '';
  return head === '' ? end : `${head} ${last} ${end}`;
}

/** One sentence after the other; where a notation ends the first, a full stop follows it. */
export const sentences = (first: string, second: string): string =>
  `${first}${first.endsWith('.') ? '' : '.'} ${second}`;

/** In quotation marks, as notation is shown in a message. */
export const quoted = (notation: string): string => `«${fine}${notation}${fine}»`;

/** A variable's name as it is written: with braces where it is more than a word. */
export const at = (name: string): string =>
  /^[a-z_][a-z0-9_]*(?:\.[a-z0-9_]+)*$/.test(name) ? `@${name}` : `@{${name}}`;

/** `« a », « b » ou « c »` */
export const either = (words: readonly string[]): string => listed(words.map(quoted), 'ou');
