/** Numbers and lists as English writes them. */
import type { NumberFact } from '../../diagnostics/index.ts';
import { shortened } from '../../shared/long-number.ts';

/** `10,000`; a number that is not a whole one as it is, or "about 3.697e+197" where it is very long. */
export function number(value: NumberFact): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value.toLocaleString('en');
  const near = shortened(String(value));
  return near === undefined ? String(value) : `about ${near}`;
}

/** "1 die", "3 dice" */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "a, b and c"; with another last word, "a, b or c". */
export function listed(words: readonly string[], last = 'and'): string {
  const head = words.slice(0, -1).join(', ');
  const end = words.at(-1) ?? '';
  return head === '' ? end : `${head} ${last} ${end}`;
}

/** One sentence after the other; where a notation ends the first, a full stop follows it. */
export const sentences = (first: string, second: string): string =>
  `${first}${first.endsWith('.') ? '' : '.'} ${second}`;

/** In quotation marks, as notation is shown in a message. */
export const quoted = (notation: string): string => `"${notation}"`;

/** A variable's name as it is written: with braces where it is more than a word. */
export const at = (name: string): string =>
  /^[a-z_][a-z0-9_]*(?:\.[a-z0-9_]+)*$/.test(name) ? `@${name}` : `@{${name}}`;

/** `"a", "b" or "c"` */
export const either = (words: readonly string[]): string => listed(words.map(quoted), 'or');
