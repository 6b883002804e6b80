/** What a caller's record says about itself. */
import { ownText } from '../diagnostics/index.ts';

/** The text in a language, or in any that the record knows; undefined: there is none. */
export function ownTextIn(said: unknown, language: string): string | undefined {
  if (typeof said === 'string') return said === '' ? undefined : said;
  if (typeof said !== 'object' || said === null) return undefined;
  const texts = Object.entries(said).filter((each): each is [string, string] => {
    return typeof each[1] === 'string' && each[1] !== '';
  });
  return texts.length === 0 ? undefined : ownText(Object.fromEntries(texts), language);
}
