/** Small changes to a text, for the fixes that errors offer. */
import type { Span } from '../../diagnostics/index.ts';

/** The text with the span's characters replaced. */
export function replaced(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Whether nothing goes on there that would be compared, too, with what is before. */
export const isEnd = (text: string, at: number): boolean =>
  /^\s*(?:$|[,;)}#\]])/.test(text.slice(at));

/** Whether what is written there is an expression by itself, no part of a sum. */
export const isAlone = (text: string, { start, end }: Span): boolean =>
  /(?:^|[(,;{x]|:=)\s*$/i.test(text.slice(0, start)) && isEnd(text, end);

/** A comparison of totals, written with room round its sign. */
export const spacedComparison = (comparison: string): string =>
  comparison.replace(
    /^[<>=!\u2260\u2264\u2265]+\s*/,
    (sign) => `${sign.trim().replace('!=', '<>')} `,
  );
