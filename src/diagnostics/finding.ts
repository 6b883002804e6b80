/** One finding about a text: a code, a place and facts, without words. */
import type { Code, ErrorCode, WarningCode } from './codes.ts';
import type { Details, OwnText } from './details/index.ts';

/** A half-open range of UTF-16 offsets into the text as it was given. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How likely a roll fails at a place, as facts for a sentence. */
export interface FailureChance {
  /** The chance of this place, unless only a lower bound of all places is known. */
  readonly here?: Share;
  /** Whether the reason shown is one of several at this place. */
  readonly varies?: boolean;
  /** The chance of all places together. */
  readonly all?: Share | 'always';
  /** Whether `all` is only a lower bound. */
  readonly atLeast?: boolean;
}

/** A chance: its percentage, and its fraction where that is exact and short. */
export interface Share {
  readonly percent: number;
  readonly fraction?: string;
}

/** The facts of each code under its own type, so that the code decides what `details` holds. */
export type Finding = {
  readonly [C in Code]: {
    readonly code: C;
    readonly severity: C extends ErrorCode ? 'error' : 'warning';
    /** The offending part of the text. */
    readonly span: Span;
    /** What its words are made from. */
    readonly details: Details<C>;
    /** A whole notation that says what was surely meant. */
    readonly fix?: string;
    /** The variable whose notation it is about; the span is then where the variable is used. */
    readonly variable?: string;
    /** How likely a roll fails for this, where odds were asked for. */
    readonly failure?: FailureChance;
  };
}[Code];

const found = (
  severity: 'error' | 'warning',
  code: Code,
  span: Span,
  details: object,
  fix: string | undefined,
): Finding => ({ code, severity, span, details, ...(fix === undefined ? {} : { fix }) }) as Finding;

/** Makes an error. */
export const fault = <C extends ErrorCode>(
  code: C,
  span: Span,
  details: Details<C>,
  fix?: string | undefined,
): Finding => found('error', code, span, details, fix);

/** Makes a warning. */
export const caution = <C extends WarningCode>(
  code: C,
  span: Span,
  details: Details<C>,
  fix?: string | undefined,
): Finding => found('warning', code, span, details, fix);

/** What a caller's own record says about itself. */
export const ownDetails = (
  message: OwnText,
  hint?: OwnText,
): { readonly reason: 'own'; readonly message: OwnText; readonly hint?: OwnText } => ({
  reason: 'own',
  message,
  ...(hint === undefined ? {} : { hint }),
});
