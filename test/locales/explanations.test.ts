/** Explanations in both languages side by side: one table for a reader to judge, and what no language changes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RollOptions } from '../../src/index.ts';
import { createRoller } from '../../src/index.ts';
import { en } from '../../src/locales/en/index.ts';
import { fr } from '../../src/locales/fr/index.ts';
import { explainedRolls } from '../support/explained-rolls.ts';

const rollers = [en, fr].map((locale) => createRoller({ locale }));

/** Examples of every record, of the docs, and of published games. */
const notations = readFileSync(new URL('../data/words/notations.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** A no-break space is shown, since it is what goes wrong unseen. */
const both = (what: string, said: readonly string[]): string =>
  [`## ${what}`, '', ...said.map((each) => `- ${each.replaceAll('\u00a0', '⍽')}`), ''].join('\n');

test('what notations mean', async () => {
  expect(notations.length).toBeGreaterThanOrEqual(300);
  expect(new Set(notations).size).toBe(notations.length);
  const table = notations.map((notation) =>
    both(
      `\`${notation}\``,
      rollers.map((roller) => roller.explain(notation)),
    ),
  );
  await expect(
    `# What notations mean, in both languages\n\n${table.join('\n')}`,
  ).toMatchFileSnapshot('../data/words/explanations.md');
});

test('what rolls did', async () => {
  expect(explainedRolls.length).toBeGreaterThanOrEqual(60);
  const table = explainedRolls.map(([notation, dice, variables]) => {
    const options: RollOptions = { dice, ...(variables === undefined ? {} : { variables }) };
    const faces = dice.length > 12 ? `${dice.length} dice` : dice.join(', ') || 'no dice';
    return both(
      `\`${notation}\` with ${faces}`,
      rollers.map((roller) => roller.roll(notation, options).explain()),
    );
  });
  await expect(`# What rolls did, in both languages\n\n${table.join('\n')}`).toMatchFileSnapshot(
    '../data/words/stories.md',
  );
});

describe('in French', () => {
  const said = [
    ...notations.map((notation) => rollers[1]?.explain(notation) ?? ''),
    ...explainedRolls.map(
      ([notation, dice, variables]) =>
        rollers[1]
          ?.roll(notation, { dice, ...(variables === undefined ? {} : { variables }) })
          .explain() ?? '',
    ),
  ];

  test('nothing of English is left', () => {
    const english = /\b(?:the|and|roll|rolls|each|dice|die|count|keep|is|are|with|of|to)\b/;
    for (const text of said) expect(text).not.toMatch(english);
  });

  test('signs that take a space have one at which no line breaks', () => {
    for (const text of said) {
      expect(text).not.toMatch(/[^\u00a0][:;!?»](?: |$)/);
      expect(text).not.toMatch(/ [:;!?%»]/);
    }
  });
});
