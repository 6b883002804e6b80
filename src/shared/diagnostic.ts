/** What can be wrong with a notation or a call, where it is wrong, and how it is shown. */
import { printable } from './printable.ts';

/** A half-open range of UTF-16 offsets into the text as it was given. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Everything that stops a notation from being understood or rolled. The list is closed. */
export const errorCodes = [
  // the text
  'empty-text',
  'text-too-long',
  'unexpected-character',
  'unexpected-word',
  'unexpected-text',
  'missing-operand',
  'missing-argument',
  'unclosed-bracket',
  'unopened-bracket',
  'unclosed-label',
  'misplaced-label',
  'nested-too-deeply',
  'too-many-parts',
  'chained-comparison',
  'number-too-large',
  'not-a-function',
  'dice-after-count',
  'foreign-spelling',
  // the dice and their modifiers
  'modifier-without-dice',
  'unsuitable-argument',
  'dice-in-argument',
  'unsuitable-option',
  'unsuitable-order',
  'repeated-modifier',
  'conflicting-chains',
  'unsuitable-ends',
  'endless',
  'impossible-count',
  'drops-every-die',
  'unsuitable-count',
  'unsuitable-sides',
  'unsuitable-faces',
  'unsuitable-group',
  // names
  'unknown-variable',
  'unsuitable-variable',
  'variable-cycle',
  'name-taken',
  // while it is reckoned
  'division-by-zero',
  'not-a-real-number',
  'too-many-dice',
  'chain-too-long',
  'odds-too-large',
  // what the caller passed in
  'unsuitable-input',
  'unsuitable-tree',
  'unsuitable-vocabulary',
  'no-random-source',
  'no-single-total',
  'missing-face',
  'surplus-face',
  'impossible-face',
] as const;

/** Things that are legal and probably not what was meant. */
export const warningCodes = [
  'count-in-arithmetic',
  'count-under-minus',
  'count-always',
  'condition-never',
  'explodes-not-counts',
  'marks-not-counts',
  'counts-not-explodes',
  'drops-not-rolls',
  'compounds-and-explodes',
  'picks-not-compares',
  'several-counts',
  'keep-after-count',
  'count-after-keep',
  'sort-after-count',
  'keeps-all',
  'drops-all',
  'keeps-of-kept',
  'clamps-all',
  'reroll-past-clamp',
  'long-chain',
  'minus-after-modifier',
  'divides-by-dice',
  'unusual-die',
  'always-true',
  'series-of-number',
  'rolls-nothing',
  'thousands-point',
  'label-is-arithmetic',
  'comment-is-arithmetic',
  'comment-is-dice',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
export type WarningCode = (typeof warningCodes)[number];
export type Code = ErrorCode | WarningCode;

/** One finding about a text. `span` is the offending part of the text. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  readonly span: Span;
  /** What is wrong, in a player's words, without its place. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** A whole notation that says what was surely meant. */
  readonly fix?: string;
}

interface Extras {
  readonly hint?: string | undefined;
  readonly fix?: string | undefined;
}

const build = (
  severity: 'error' | 'warning',
  code: Code,
  span: Span,
  message: string,
  { hint, fix }: Extras,
): Diagnostic => ({
  code,
  severity,
  span,
  message: printable(message),
  ...(hint === undefined ? {} : { hint: printable(hint) }),
  ...(fix === undefined ? {} : { fix }),
});

/** Makes an error. */
export function fault(
  code: ErrorCode,
  span: Span,
  message: string,
  extras: Extras = {},
): Diagnostic {
  return build('error', code, span, message, extras);
}

/** Makes a warning. */
export function caution(
  code: WarningCode,
  span: Span,
  message: string,
  extras: Extras = {},
): Diagnostic {
  return build('warning', code, span, message, extras);
}

/** The most characters of the offending line that a rendered diagnostic shows. */
const shownWidth = 72;

/** What else a line needs room for: its indent, and the dots where it is cut. */
const besides = 10;

/** Where a diagnostic is shown. */
export interface Screen {
  /** How many columns there are; the line of the text is cut to fit them. */
  readonly columns?: number;
  /** How many columns a text takes up; its length unless given. */
  readonly widthOf?: (text: string) => number;
}

/**
 * A diagnostic as a person reads it: the message with line and column, the line of the text, a caret
 * under the place, the hint and the fix.
 *
 * @example
 * render(diagnostic, '2d6 +')
 * // error: something is missing behind "+"
 * //   2d6 +
 * //       ^
 */
export function render(diagnostic: Diagnostic, text: string, screen: Screen = {}): string {
  const { columns = shownWidth + besides, widthOf = ({ length }) => length } = screen;
  const start = Math.max(0, Math.min(diagnostic.span.start, text.length));
  const end = Math.max(start, Math.min(diagnostic.span.end, text.length));
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline;
  const lines = [`${diagnostic.severity}: ${diagnostic.message}${place(text, start, lineStart)}`];
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
  if (diagnostic.hint !== undefined) lines.push(`hint: ${diagnostic.hint}`);
  if (diagnostic.fix !== undefined) lines.push(`try: ${printable(diagnostic.fix)}`);
  return lines.join('\n');
}

/** Line and column are only worth saying where the text has several lines. */
function place(text: string, start: number, lineStart: number): string {
  if (!text.includes('\n')) return '';
  const line = text.slice(0, lineStart).split('\n').length;
  return ` (line ${line}, column ${start - lineStart + 1})`;
}

/**
 * The only error that the library throws for what callers pass in.
 *
 * @example
 * try { roll('2d6 +'); } catch (error) { if (error instanceof DiceError) reply(error.message); }
 */
export class DiceError extends Error {
  override readonly name: 'DiceError' = 'DiceError';
  /** The code of the first diagnostic. */
  readonly code: Code;
  readonly diagnostics: readonly Diagnostic[];
  /** The notation that the diagnostics' spans point into. */
  readonly notation: string;

  constructor(diagnostics: readonly [Diagnostic, ...Diagnostic[]], notation: string) {
    super(diagnostics.map((each) => render(each, notation)).join('\n'));
    this.code = diagnostics[0].code;
    this.diagnostics = diagnostics;
    this.notation = notation;
  }
}

const nowhere: Span = { start: 0, end: 0 };

/** An error about the call itself, which has no place in a notation. */
export function callError(code: ErrorCode, message: string, hint?: string): DiceError {
  return new DiceError([fault(code, nowhere, message, { hint })], '');
}
