/** Finds the text in brackets in a sentence, in one walk from its start to its end. */
import type { Span } from '../../diagnostics/index.ts';

/** An opening and a closing bracket, such as `[[` and `]]`. */
export type Brackets = readonly [open: string, close: string];

/** The text in brackets. */
export interface Bracketed {
  readonly brackets: Brackets;
  /** With its brackets; of one that is not closed, the opening bracket alone. */
  readonly span: Span;
  /** The place of the first one inside it. */
  readonly nested?: Span;
  readonly closed: boolean;
}

interface Open {
  readonly brackets: Brackets;
  readonly start: number;
  /** Inside a label of the notation, which may look like a closing bracket. */
  inLabel: boolean;
  /** Braces or parentheses of the notation that are open. */
  depth: number;
  /** What was found in it, which counts by itself when it is never closed. */
  readonly inside: Bracketed[];
}

export function bracketedIn(text: string, kinds: readonly Brackets[]): readonly Bracketed[] {
  // Of two that begin alike the longer one is meant.
  const opening = [...kinds].sort(([one], [other]) => other.length - one.length);
  const found: Bracketed[] = [];
  const stack: Open[] = [];
  const keep = (bracketed: Bracketed): void => {
    (stack.at(-1)?.inside ?? found).push(bracketed);
  };
  let at = 0;
  while (at < text.length) {
    const top = stack.at(-1);
    if (top !== undefined && closesAt(top, text, at)) {
      stack.pop();
      const end = at + top.brackets[1].length;
      const [nested] = top.inside;
      keep({
        brackets: top.brackets,
        span: { start: top.start, end },
        ...(nested === undefined ? {} : { nested: nested.span }),
        closed: true,
      });
      at = end;
      continue;
    }
    const brackets = opening.find(([open]) => text.startsWith(open, at));
    if (brackets !== undefined) {
      stack.push({ brackets, start: at, inLabel: false, depth: 0, inside: [] });
      at += brackets[0].length;
      continue;
    }
    if (top !== undefined) follow(top, text.charAt(at));
    at += 1;
  }
  // What was never closed holds nothing.
  for (const { brackets, start, inside } of stack) {
    found.push({ brackets, span: { start, end: start + brackets[0].length }, closed: false });
    found.push(...inside);
  }
  return found.sort((one, other) => one.span.start - other.span.start);
}

const closesAt = (
  { brackets: [, close], inLabel, depth }: Open,
  text: string,
  at: number,
): boolean => !inLabel && depth === 0 && text.startsWith(close, at);

const partners: Readonly<Record<string, string>> = { '}': '{', ')': '(' };

/** A character of the notation: only what could be taken for the closing bracket matters. */
function follow(open: Open, character: string): void {
  const last = open.brackets[1].charAt(0);
  if (last === ']') {
    if (character === '[') open.inLabel = true;
    else if (character === ']') open.inLabel = false;
  } else if (character === partners[last]) open.depth += 1;
  else if (character === last && open.depth > 0) open.depth -= 1;
}
