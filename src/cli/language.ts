/** The language of a call: what `--lang` asks for, or else the shell's. */
import { cli as englishWords } from '../locales/en/cli/index.ts';
import { en } from '../locales/en/index.ts';
import { cli as frenchWords } from '../locales/fr/cli/index.ts';
import { fr } from '../locales/fr/index.ts';
import type { Locale } from '../locales/locale.ts';
import type { CliWords } from './words/index.ts';

export interface Language {
  readonly locale: Locale;
  readonly words: CliWords;
}

const english: Language = { locale: en, words: englishWords };
const languages: readonly Language[] = [english, { locale: fr, words: frenchWords }];

/** The names that `--lang` takes. */
export const languageNames: readonly string[] = languages.map(({ locale }) => locale.language);

/** The language with this name, if there is one. */
export const languageNamed = (name: string): Language | undefined =>
  languages.find(({ locale }) => locale.language === name);

/**
 * The language of a call before its options are read: the help that shows them is in it already. What is not a
 * language is refused when they are.
 */
export function languageOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const asked = options.flatMap((arg, index) => {
    if (arg.startsWith('--lang=')) return [arg.slice('--lang='.length)];
    return arg === '--lang' ? [options[index + 1] ?? ''] : [];
  });
  return languageNamed(asked.at(-1) ?? '') ?? languageOfShell(environment);
}

/** POSIX: the first of these that is set counts, and any language that we don't have means English. */
function languageOfShell({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  const [name = ''] = /^[a-z]+/i.exec(set ?? '') ?? [];
  return languageNamed(name.toLowerCase()) ?? english;
}
