/** How findings are put into words: what a language has to bring, and how its words are used. */
import { printable } from '../shared/printable.ts';
import type { Code } from './codes.ts';
import type { DetailsByCode, OwnText } from './details/index.ts';
import type { FailureChance, Finding } from './finding.ts';

/** What is wrong, and what to do about it. */
export interface Wording {
  readonly message: string;
  readonly hint?: string | undefined;
}

type Said = string | Wording;

/** The words of one code: a text, or what makes a text of the facts, for each reason. */
export type CodeWords<D extends { readonly reason: string }> = {
  readonly [R in D['reason']]: Said | ((details: Extract<D, { readonly reason: R }>) => Said);
};

/** The words of an area of codes. The compiler says which are missing. */
export type WordsOf<Area> = {
  readonly [C in keyof Area]: Area[C] extends { readonly reason: string }
    ? CodeWords<Area[C]>
    : Readonly<Record<never, never>>;
};

/** What goes around messages: the frame of an error on a screen. */
export interface FrameWords {
  readonly error: (message: string) => string;
  readonly warning: (message: string) => string;
  readonly hint: (hint: string) => string;
  readonly fix: (fix: string) => string;
  /** Where it is, in a text of several lines. */
  readonly place: (line: number, column: number) => string;
  /** About the notation in a variable. */
  readonly inVariable: (name: string, message: string) => string;
  /** About a roll that fails with a chance. */
  readonly failing: (message: string, failure: FailureChance) => string;
}

/** The words of findings in one language. A bundle that cannot find everything may bring fewer codes. */
export interface DiagnosticWords {
  /** As in BCP 47: `en`, `fr`. */
  readonly language: string;
  readonly frame: FrameWords;
  readonly codes: Partial<WordsOf<DetailsByCode>>;
}

/** One finding about a text, with its words. `span` is the offending part of the text. */
export type Diagnostic = Finding & {
  /** What is wrong, in a player's words, without its place. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
};

/**
 * A finding with its words; words that it has already are replaced.
 *
 * @example worded(diagnostic, fr.diagnostics).message // 'il manque quelque chose après « + »'
 */
export function worded(finding: Finding, words: DiagnosticWords): Diagnostic {
  const { code, severity, span, details, fix, variable, failure } = finding;
  const { message: plain, hint } = wordingOf(code, details, words);
  const { frame } = words;
  const inside = variable === undefined ? plain : frame.inVariable(variable, plain);
  const message = failure === undefined ? inside : frame.failing(inside, failure);
  // The order of the fields is the order in which JSON shows them.
  return {
    code,
    severity,
    span,
    message: printable(message),
    ...(hint === undefined ? {} : { hint: printable(hint) }),
    ...(fix === undefined ? {} : { fix }),
    details,
    ...(variable === undefined ? {} : { variable }),
    ...(failure === undefined ? {} : { failure }),
  } as Diagnostic;
}

function wordingOf(
  code: Code,
  details: Finding['details'],
  { codes, language }: DiagnosticWords,
): Wording {
  if (details.reason === 'own') {
    return {
      message: ownText(details.message, language),
      hint: details.hint === undefined ? undefined : ownText(details.hint, language),
    };
  }
  const reasons = codes[code] as
    | Readonly<Record<string, Said | ((details: unknown) => Said)>>
    | undefined;
  const known = reasons?.[details.reason];
  const said = typeof known === 'function' ? known(details) : (known ?? code);
  return typeof said === 'string' ? { message: said } : said;
}

/** A caller's text in the language, or else in English, or else in any it has. */
export function ownText(text: OwnText, language: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
