/** Small changes to a text, for the fixes that errors offer. */
import type { Span } from '../../diagnostics/index.ts';

/** The text with the span's characters replaced. */
export function replaced(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** The text with parentheses around the span. */
export function inParentheses(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}(${text.slice(start, end).trim()})${text.slice(end)}`;
}

/** A comparison of totals, written with spaces around its sign. */
export const spacedComparison = (comparison: string): string =>
  comparison.replace(
    /^[<>=!\u2260\u2264\u2265]+\s*/,
    (sign) => `${sign.trim().replace('!=', '<>')} `,
  );
