/** What is found in a notation, in one line: each code with the text that it is about, and the fix. */
import type { CheckOptions, Diagnostic } from '../../src/index.ts';
import { check } from '../../src/index.ts';

const told = (
  notation: string,
  options: CheckOptions | undefined,
  facts: (finding: Diagnostic) => string,
): string =>
  check(notation, options)
    .map((finding) => {
      const { code, span, fix } = finding;
      const place = `${code} ${notation.slice(span.start, span.end)}${facts(finding)}`;
      return fix === undefined ? place : `${place} -> ${fix}`;
    })
    .join('; ');

export const toldFindings = (notation: string, options?: CheckOptions): string =>
  told(notation, options, () => '');

/** The same with the reason and the facts of each finding. */
export const toldFacts = (notation: string, options?: CheckOptions): string =>
  told(notation, options, ({ details: { reason, ...facts } }) => {
    const more = Object.keys(facts).length === 0 ? '' : ` ${shown(facts)}`;
    return `|${reason}${more}`;
  });

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, each]) => `${key}: ${shown(each)}`);
  return `{${fields.join(', ')}}`;
}
