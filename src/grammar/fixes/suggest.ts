/** Which known word was probably meant. */
import { distance } from 'fastest-levenshtein';

/** The known words nearest to a word, at most four, none when nothing is near. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  const farthest = word.length <= 4 ? 1 : 2;
  let best = farthest;
  let found: string[] = [];
  for (const each of known) {
    const away = distance(word, each);
    if (away === 0 || away > best || away >= Math.max(word.length, each.length)) continue;
    if (away < best) found = [];
    best = away;
    found.push(each);
  }
  return found.slice(0, 4);
}

/** `"a", "b" or "c"` */
export function either(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2
    ? (quoted[0] ?? '')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
