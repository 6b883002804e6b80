/** A diagnostic as a person reads it, with the line of the text and a caret under the place. */
import { printable } from '../shared/printable.ts';
import type { Diagnostic, FrameWords } from './words.ts';

/** The most characters of the offending line that a rendered diagnostic shows. */
const shownWidth = 72;

/** What else a line needs room for: its indent, and the dots where it is cut. */
const besides = 10;

/** Where a diagnostic is shown. */
export interface Screen {
  /** How many columns there are; the line of the text is cut to fit them. */
  readonly columns?: number | undefined;
  /** How many columns a text takes up; its length unless given. */
  readonly widthOf?: ((text: string) => number) | undefined;
}

/**
 * A diagnostic as a person reads it: the message with line and column, the line of the text, a caret
 * under the place, the hint and the fix.
 *
 * @example
 * // error: something is missing after "+"
 * //   2d6 +
 * //       ^
 */
export function renderIn(
  diagnostic: Diagnostic,
  text: string,
  frame: FrameWords,
  screen: Screen = {},
): string {
  const { columns = shownWidth + besides, widthOf = ({ length }) => length } = screen;
  const start = Math.max(0, Math.min(diagnostic.span.start, text.length));
  const end = Math.max(start, Math.min(diagnostic.span.end, text.length));
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline;
  const message = `${diagnostic.message}${place(text, start, lineStart, frame)}`;
  const lines = [frame[diagnostic.severity](message)];
  if (text.trim() !== '') {
    // Cut a long line so that the place stays in view; wide characters leave room for fewer.
    const line = printable(text.slice(lineStart, lineEnd));
    const share = Math.max(1, widthOf(line) / Math.max(1, line.length));
    const room = Math.floor(Math.max(10, Math.min(shownWidth, columns - besides)) / share);
    const from = Math.max(lineStart, Math.min(start - Math.floor((room * 5) / 9), lineEnd - room));
    const to = Math.min(lineEnd, from + room);
    const shown = printable(text.slice(from, to));
    const head = from > lineStart ? '... ' : '';
    const tail = to < lineEnd ? ' ...' : '';
    const indent = ' '.repeat(head.length + widthOf(printable(text.slice(from, start))));
    const width = Math.max(1, widthOf(printable(text.slice(start, Math.min(end, to)))));
    lines.push(`  ${head}${shown}${tail}`, `  ${indent}${'^'.repeat(width)}`);
  }
  if (diagnostic.hint !== undefined) lines.push(frame.hint(diagnostic.hint));
  if (diagnostic.fix !== undefined) lines.push(frame.fix(printable(diagnostic.fix)));
  return lines.join('\n');
}

/** Line and column are only worth saying where the text has several lines. */
function place(text: string, start: number, lineStart: number, frame: FrameWords): string {
  if (!text.includes('\n')) return '';
  const line = text.slice(0, lineStart).split('\n').length;
  return ` (${frame.place(line, start - lineStart + 1)})`;
}
