/** The house rules that no compiler checks: which room imports which, and what no file outside its room touches. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { functions } from '../src/vocabulary/arithmetic/functions.ts';
import { modifiers } from '../src/vocabulary/modifiers/index.ts';

const root = fileURLToPath(new URL('../src', import.meta.url));

const paths = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort();

/** The code with its comments blanked and its strings kept; good enough for how this project is written. */
function withoutComments(source: string): string {
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![*/\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  return source.replace(token, (text) =>
    text.startsWith('//') || text.startsWith('/*') ? text.replace(/[^\n]/g, ' ') : text,
  );
}

const codes = new Map(
  paths.map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]),
);

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every module that a file names; relative ones as paths below src. */
const imports: readonly Import[] = [...codes].flatMap(([from, code]) => {
  const named =
    /(?:^|[;}\n]\s*)(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/g;
  return [...code.matchAll(named)].map(([, static_, dynamic]) => {
    const name = static_ ?? dynamic ?? '';
    return { from, to: name.startsWith('.') ? join(dirname(from), name) : name };
  });
});

const where = (test: (code: string) => boolean): readonly string[] =>
  [...codes].flatMap(([path, code]) => (test(code) ? [path] : []));

/** The rooms, lowest first: a file may import from its own room and from those below. */
const rooms: readonly (readonly RegExp[])[] = [
  [/^shared\//],
  [/^diagnostics\//],
  [/^locales\/\w+\/(?:diagnostics\/|numbers)/],
  [/^input\//],
  [/^number\//],
  [/^vocabulary\//],
  [/^grammar\//],
  [/^eval\//],
  [/^odds\//],
  [/^explain\//, /^render\//],
  [/^locales\/(?!\w+\/cli\/)/],
  [/^api\//],
  [/^(?:core|index)\.ts$/],
  [/^testing\//],
  [/^cli\/words\//],
  [/^locales\/\w+\/cli\//],
  [/^cli\//],
];
const roomOf = (path: string): number =>
  rooms.findIndex((patterns) => patterns.some((pattern) => pattern.test(path)));

test('the imports are found', () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(150);
  expect(imports).toContainEqual({ from: 'index.ts', to: 'api/roller.ts' });
  expect(imports).toContainEqual({ from: 'grammar/parse/machine.ts', to: 'chevrotain' });
});

test('every file is in a room', () => {
  expect(paths.filter((path) => roomOf(path) < 0)).toEqual([]);
});

test('rooms import one way', () => {
  const upward = imports.filter(({ from, to }) => to.endsWith('.ts') && roomOf(to) > roomOf(from));
  expect(upward).toEqual([]);
});

test('explain, render and testing do not know each other', () => {
  const side = /^(explain|render|testing)\//;
  const crossing = imports.filter(({ from, to }) => {
    const [, one] = side.exec(from) ?? [];
    const [, other] = side.exec(to) ?? [];
    return one !== undefined && other !== undefined && one !== other;
  });
  expect(crossing).toEqual([]);
});

test('no file reaches itself through its imports', () => {
  const next = new Map<string, readonly string[]>();
  for (const path of paths)
    next.set(
      path,
      imports.filter(({ from, to }) => from === path && codes.has(to)).map(({ to }) => to),
    );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, open: readonly string[]): void => {
    if (open.includes(path)) circles.push([...open.slice(open.indexOf(path)), path].join(' -> '));
    if (done.has(path) || open.includes(path)) return;
    for (const other of next.get(path) ?? []) visit(other, [...open, path]);
    done.add(path);
  };
  for (const path of paths) visit(path, []);
  expect(circles).toEqual([]);
});

test('only four files of the grammar know chevrotain', () => {
  const known = new Set(imports.filter(({ to }) => to === 'chevrotain').map(({ from }) => from));
  const allowed = ['lex/lexer', 'lex/tokens', 'parse/lookahead', 'parse/machine'].map(
    (name) => `grammar/${name}.ts`,
  );
  expect([...known].filter((path) => !allowed.includes(path))).toEqual([]);
});

test('only one file knows fast-check, and only its types', () => {
  const known = imports.filter(({ to }) => to === 'fast-check').map(({ from }) => from);
  expect(known).toEqual(['testing/generate/fast-check.ts']);
  expect(codes.get('testing/generate/fast-check.ts')).toContain(
    "import type * as namespace from 'fast-check'",
  );
});

test('only the command knows Node', () => {
  const outside = (path: string): boolean => !path.startsWith('cli/');
  const node = imports.filter(
    ({ from, to }) => outside(from) && /^node:|^(fs|path|os|util|process|crypto)$/.test(to),
  );
  expect(node).toEqual([]);
  expect(
    where((code) =>
      /\b(process|Buffer|require|__dirname)\b(?!['"])/.test(code.replace(/'[^'\n]*'/g, "''")),
    ).filter(outside),
  ).toEqual([]);
  expect(where((code) => /\bconsole\./.test(code)).filter(outside)).toEqual([]);
});

test('only one file draws from the machine', () => {
  const random = where((code) =>
    /\bMath\s*\.\s*random\b|\bcrypto\b|\bgetRandomValues\b/.test(code),
  );
  expect(random).toEqual(['eval/random/system.ts']);
  expect(
    where((code) => /\bDate\b|\bperformance\b/.test(code)).filter(
      (path) => !path.startsWith('cli/'),
    ),
  ).toEqual([]);
});

test('no module holds state that changes', () => {
  expect(where((code) => /^(?:export\s+)?(?:let|var)\b/m.test(code))).toEqual([]);
  // A constant list or map that a module fills later would be state as well.
  expect(
    where((code) =>
      /^(?:export\s+)?const \w+(?::[^=]+)? = (?:\[\]|\{\}|new (?:Map|Set|WeakMap)(?:<[^>]*>)?\(\));/m.test(
        code,
      ),
    ),
  ).toEqual([]);
});

test('outside of its record no modifier is named', () => {
  // The counts are spelled by their comparison, so the name of their record is a word like any other.
  const spellings = modifiers.flatMap(({ name, aliases = [], takes }) =>
    takes.shape === 'comparison' ? [] : [name, ...aliases],
  );
  // min and max are functions too, and d is the letter of dice.
  const shared = new Set(['d', ...functions.map(({ name }) => name)]);
  const searched = spellings.filter((name) => !shared.has(name));
  const found = [...codes].flatMap(([path, code]) => {
    if (!/^(eval|odds|grammar|render|explain)\//.test(path)) return [];
    const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
      ([, one, two, three]) => one ?? two ?? three ?? '',
    );
    return literals
      .filter((literal) => searched.includes(literal))
      .map((literal) => `${path}: ${literal}`);
  });
  // The Fudge die, and a character that must not meet the next one.
  const innocent = ['grammar/tree/build.ts: f', 'grammar/print/side-by-side.ts: !'];
  expect(found.filter((each) => !innocent.includes(each))).toEqual([]);
});

test('no folder is a flat hall', () => {
  const files = new Map<string, number>();
  for (const path of paths) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1);
  expect([...files].filter(([, count]) => count > 15)).toEqual([]);
});

test('every file says in its first line what it is for', () => {
  const silent = paths.filter((path) => !readFileSync(join(root, path), 'utf8').startsWith('/**'));
  expect(silent).toEqual([]);
});

/** The command runs on Node alone. */
const isForPages = (path: string): boolean => !path.startsWith('cli/');

test('no regular expression looks behind or names a property of characters', () => {
  // Safari before 16.4 and Hermes do not know the one, old Hermes not the other: the whole file fails to load.
  const isNew = (code: string): boolean => /\(\?<[=!]|\\[pP]\{/.test(code);
  expect(where(isNew).filter(isForPages)).toEqual([]);
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'core.ts'), join(root, 'index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    outdir: root,
    // Comments may name them.
    minifyWhitespace: true,
  });
  expect(outputFiles.map(({ text }) => isNew(text))).toEqual([false, false]);
});

/** Folders of tests that are about no folder of the sources. */
const ownFolders = /^(?:language|properties|support|data|hunt)(?:\/|$)/;

test('the folders of the tests are those of the sources', () => {
  const foldersIn = (top: string): readonly string[] =>
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(top, join(entry.parentPath, entry.name)));
  const sources = new Set(foldersIn(root));
  const tests = foldersIn(join(root, '../test')).filter(
    (folder) =>
      !ownFolders.test(folder) && !/(?:__snapshots__|support|texts|consumer)$/.test(folder),
  );
  expect(tests.filter((folder) => !sources.has(folder))).toEqual([]);
});
