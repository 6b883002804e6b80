/** The option that names a language. */
import { callError } from '../input/call-error.ts';
import { en } from '../locales/en/index.ts';
import type { Locale } from '../locales/locale.ts';

/**
 * The language that is asked for, or else English. A name such as 'fr' is not one: a page ships the languages
 * that it imports.
 *
 * @throws DiceError `unsuitable-input`
 */
export function localeOf(given: Locale | undefined): Locale {
  if (given === undefined) return en;
  if (!isLocale(given)) throw callError('unsuitable-input', { reason: 'not-a-locale' });
  return given;
}

const isLocale = (locale: unknown): locale is Locale =>
  typeof locale === 'object' &&
  locale !== null &&
  'language' in locale &&
  'diagnostics' in locale &&
  'render' in locale;
