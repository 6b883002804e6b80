/** Findings as callers show them: on a screen, in another language. */
import type { Diagnostic, Screen } from '../diagnostics/index.ts';
import { renderIn, worded } from '../diagnostics/index.ts';
import { frame } from '../locales/en/diagnostics/frame.ts';
import type { Locale } from '../locales/locale.ts';

/** Where a diagnostic is shown, and in which language. */
export interface RenderOptions extends Screen {
  /** The language to show it in; without one it keeps its words, in an English frame. */
  readonly locale?: Locale | undefined;
}

/**
 * A diagnostic as a person reads it: the message with line and column, the line of the text, a caret
 * under the place, the hint and the fix.
 *
 * @param text - the notation that the diagnostic is about
 * @example
 * render(diagnostic, '2d6 +')
 * // error: something is missing after "+"
 * //   2d6 +
 * //       ^
 */
export function render(diagnostic: Diagnostic, text: string, options: RenderOptions = {}): string {
  const { locale, ...screen } = options;
  if (locale === undefined) return renderIn(diagnostic, text, frame, screen);
  return renderIn(inLanguage(diagnostic, locale), text, locale.diagnostics.frame, screen);
}

/**
 * The same diagnostic in another language: its words are made from its facts again.
 *
 * @example inLanguage(check('2d6 +')[0], fr).message // 'il manque quelque chose apr\u00e8s \u00ab + \u00bb'
 */
export const inLanguage = (diagnostic: Diagnostic, { diagnostics }: Locale): Diagnostic =>
  worded(diagnostic, diagnostics);
