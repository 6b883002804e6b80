/**
 * The words of the catalogue are everyday English. Four habits made the old texts read like a translation: "behind" and
 * "before" of places in a text, things that "stand" or are "told", "so many" and "anew", and "is no" for "is not a".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src/locales/en', import.meta.url));

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** There are no exceptions: where one of these words is what a native speaker would write, name the text here. */
const exceptions: readonly string[] = [];

const habits =
  /\b(?:behind|stands?|stood|tells?|told|so many|so much|anew|heed\w*|further|in front of)\b|(?<!\bthere )\b(?:is|are|was) no\b/i;

/** All texts of a file: in quotation marks or backticks, without comments. */
function textsIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  return (code.match(quoted) ?? []).map((text) =>
    text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'),
  );
}

const texts = files.flatMap((path) =>
  textsIn(readFileSync(join(root, path), 'utf8')).map((text) => ({ path, text })),
);

test('no text has one of them', () => {
  const found = texts.filter(({ text }) => habits.test(text) && !exceptions.includes(text));
  expect(found).toEqual([]);
});

test('the exceptions are still texts', () => {
  for (const text of exceptions) {
    expect(
      texts.some((each) => each.text === text),
      text,
    ).toBe(true);
    expect(text).toMatch(habits);
  }
});

test('all texts were read', () => {
  expect(texts.length).toBeGreaterThan(1_500);
  expect(texts.some(({ text }) => text.startsWith('division by zero'))).toBe(true);
});

test.each([
  'a label stands behind what it names',
  'so many dice',
  'this is no number',
  'the dice are rolled anew',
])('"%s" would be found', (text) => {
  expect(text).toMatch(habits);
});
