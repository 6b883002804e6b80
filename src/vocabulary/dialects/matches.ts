/** Finds a spelling of another tool in a text, with a look at what comes before it. */
import type { Dialect } from './dialect.ts';

export interface Match {
  readonly from: number;
  readonly to: number;
  /** Where the group `mark` is; without one it is the whole match. */
  readonly mark: readonly [from: number, to: number];
  /** The whole match, then the groups of `after`, then those of `written`. */
  readonly groups: readonly string[];
}

/**
 * All matches, from left to right. Older browsers refuse a file with a look-behind, so a match is found first and
 * the text before it checked then; where that is unsuitable, the search goes on one character later.
 */
export function matchesOf({ written, after }: Dialect, text: string): readonly Match[] {
  const search = new RegExp(written.source, `${written.flags}gd`);
  const found: Match[] = [];
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const from = match.index;
    const [whole, ...groups] = match;
    const before = after === undefined ? [] : after.exec(text.slice(0, from));
    if (before === null || whole === '') search.lastIndex = from + 1;
    if (before === null) continue;
    const to = from + whole.length;
    const mark = match.indices?.groups?.mark ?? [from, to];
    found.push({ from, to, mark, groups: [whole, ...before.slice(1), ...groups] });
  }
  return found;
}
