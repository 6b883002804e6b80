/** The texts that the hunt starts from: the tables of notation, the cases of errors, and what the docs show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every notation of the project's own tables and pages, each once, in a fixed order. */
export function corpusOf(root: string): readonly string[] {
  const texts = [
    ...rowsIn(join(root, 'test/data/conformance')),
    ...casesIn(join(root, 'test/grammar/errors/texts')),
    ...tablesIn(join(root, 'test')),
    ...pagesIn(root),
  ];
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && text.length < 200,
  );
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const rowsIn = (folder: string): readonly string[] =>
  filesIn(folder, '.jsonl').flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { readonly notation: string }).notation),
  );

const casesIn = (folder: string): readonly string[] =>
  filesIn(folder, '.ts').flatMap((text) =>
    [...text.matchAll(/^> (.*)$/gm)].map(([, line = '']) =>
      line.startsWith('"') ? (JSON.parse(line.replaceAll('\\\\', '\\')) as string) : line,
    ),
  );

/** The first cell of each row of the tables in tests; not all of it is notation, which does no harm. */
const tablesIn = (folder: string): readonly string[] =>
  filesIn(folder, '.test.ts').flatMap((text) =>
    [...text.matchAll(/\['([^'\\\n]+)'/g)].map(([, cell = '']) => cell),
  );

/** What is between backquotes, and after the command in quotes. */
const pagesIn = (root: string): readonly string[] =>
  [...filesIn(join(root, 'docs'), '.md'), readFileSync(join(root, 'README.md'), 'utf8')].flatMap(
    (text) => [
      ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
      ...[...text.matchAll(/openroll(?: \w+)? '([^'\n]+)'/g)].map(([, code = '']) => code),
    ],
  );
