/** What one line of a batch asks for: a notation as it is, or a JSON object. */

import type { RollOptions, Variables } from '../../index.ts';
import type { Language } from '../language.ts';
import { languageNamed, languageNames } from '../language.ts';
import { WrongLine } from './wrong-line.ts';

export interface Request {
  readonly notation: string;
  readonly options: RollOptions;
  /** Whether the odds are asked for too. */
  readonly odds: boolean;
  /** The language of the answer, where the request says one. */
  readonly language?: Language;
}

const none: RollOptions = Object.freeze({});

/** No notation begins with a brace and then a quotation mark or another brace. */
const looksLikeJson = /^\s*\{\s*["}]/;

const known = ['notation', 'dice', 'seed', 'variables', 'odds', 'locale'];

/**
 * Reads a line.
 *
 * @throws WrongLine for JSON that is not a request
 * @example requestOf('2d6+3') // { notation: '2d6+3', options: {}, odds: false }
 * @example requestOf('{"notation": "2d6", "dice": [3, 4]}')
 */
export function requestOf(line: string): Request {
  if (!looksLikeJson.test(line)) return { notation: line, options: none, odds: false };
  const given = parsed(line);
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    throw refused(({ unknownField }) => unknownField(name, known));
  }
  const { notation, dice, seed, variables, odds = false, locale } = given;
  const language = typeof locale === 'string' ? languageNamed(locale) : undefined;
  if (locale !== undefined && language === undefined) {
    throw refused(({ unknownLocale }) => unknownLocale(languageNames));
  }
  if (typeof notation !== 'string') throw refused(({ noNotation }) => noNotation, language);
  if (typeof odds !== 'boolean') throw refused(({ oddsNotBoolean }) => oddsNotBoolean, language);
  if (variables === null) throw refused(({ variablesNotObject }) => variablesNotObject, language);
  // What they hold is judged by the library, which refuses what does not fit.
  const options = {
    ...(dice === undefined ? {} : { dice: dice as readonly number[] }),
    ...(seed === undefined ? {} : { seed: seed as string | number }),
    ...(variables === undefined ? {} : { variables: variables as Variables }),
  };
  return { notation, options, odds, ...(language === undefined ? {} : { language }) };
}

const refused = (message: WrongLine['wording'], language?: Language): WrongLine =>
  new WrongLine('unsuitable-input', message, language);

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw refused(({ notJson }) => notJson((error as Error).message));
  }
}
