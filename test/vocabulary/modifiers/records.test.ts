/**
 * What every record of the language says, word for word and rule for rule, against the rows that were once
 * read through and found right. Where a record is meant to change, `PIN_RECORDS=1 npx vitest run
 * test/vocabulary/modifiers/records.test.ts` writes the rows again; then read what changed in the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordRows } from '../../support/record-rows.ts';

const place = new URL('../../data/records.txt', import.meta.url);

test('the records say what they said', () => {
  const rows = recordRows();
  if (process.env.PIN_RECORDS) writeFileSync(place, `${rows.join('\n')}\n`);
  const pinned = readFileSync(place, 'utf8').trimEnd().split('\n');
  for (const [index, row] of rows.entries()) expect(row).toBe(pinned[index]);
  expect(rows.length).toBe(pinned.length);
});
