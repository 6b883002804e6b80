/** The words of findings in both languages: none is missing, and all are side by side in one table. */
import { expect, test } from 'vitest';
import { worded } from '../../src/diagnostics/index.ts';
import { check, inLanguage } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { allFindings } from '../support/error-cases.ts';
import { sampleFindings } from '../support/sample-findings.ts';
import { disputed, hinted, spellings } from '../vocabulary/dialects/spellings.ts';

/** One text of other tools for each meaning, and for each thing that is read otherwise. */
const seen = new Set<string>();
const foreign = [...spellings, ...hinted, ...disputed].flatMap(([what]) => {
  const found = check(what).filter(({ details }) => {
    if (details.reason !== 'spelling') return false;
    const matters = [details.meaning, details.dispute?.matter ?? ''];
    const unseen = matters.some((each) => each !== '' && !seen.has(each));
    for (const each of matters) seen.add(each);
    return unseen;
  });
  return found.length === 0 ? [] : [{ what, found }];
});

const samples = sampleFindings.map((each) => ({ what: '', found: [worded(each, en.diagnostics)] }));
const all = [...allFindings(), ...foreign, ...samples];

/** The reasons of every code that a language has words for. */
const reasonsOf = ({ diagnostics: { codes } }: typeof en): readonly string[] =>
  Object.entries(codes)
    .flatMap(([code, reasons]) => Object.keys(reasons).map((reason) => `${code} ${reason}`))
    .sort();

test('both languages have words for the same', () => {
  expect(reasonsOf(fr)).toEqual(reasonsOf(en));
});

test('every reason of every code is met by a case or a sample', () => {
  const met = new Set(
    all.flatMap(({ found }) => found.map(({ code, details }) => `${code} ${details.reason}`)),
  );
  expect(reasonsOf(en).filter((reason) => !met.has(reason))).toEqual([]);
});

test('all of them, for a reader to judge', async () => {
  const rows = all.flatMap(({ what, found }) =>
    found.map((each) => {
      const text = (language: typeof en): string => {
        const { message, hint } = inLanguage(each, language);
        return hint === undefined ? message : `${message} / ${hint}`;
      };
      const from = what === '' ? '' : `\`${what.replaceAll('\n', ' ').slice(0, 80)}\` `;
      return `- ${from}(${each.code})\n  - ${text(en)}\n  - ${text(fr)}`;
    }),
  );
  const table = ['# Findings, in English and French', '', ...new Set(rows), ''].join('\n');
  await expect(table).toMatchFileSnapshot('../data/words/findings.md');
});
