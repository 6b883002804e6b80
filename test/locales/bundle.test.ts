/** A page ships the languages that it imports, and none of the words of the command. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src', import.meta.url));

/** The files of languages of which a page with this code keeps anything. */
async function languagesIn(contents: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    minify: true,
    write: false,
  });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  const names = kept.map((path) => path.replace(/^.*\blocales\//, 'locales/'));
  return [
    ...new Set(
      names.flatMap(
        (path) =>
          /^locales\/\w+\/(?:cli\/)?/.exec(path)?.[0] ?? (path.startsWith('cli/') ? path : []),
      ),
    ),
  ].sort();
}

test.each(['roll', 'odds', 'parse', 'createRoller', '*'])('import of %s: English', async (name) => {
  const names = name === '*' ? '*' : `{ ${name} }`;
  expect(await languagesIn(`export ${names} from './index.ts'`)).toEqual(['locales/en/']);
});

test('a page that imports French has both', async () => {
  const page = "export { createRoller } from './index.ts'; export * from './locales/fr/index.ts'";
  expect(await languagesIn(page)).toEqual(['locales/en/', 'locales/fr/']);
});

test('the core', async () => {
  expect(await languagesIn("export * from './core.ts'")).toEqual(['locales/en/']);
});

test('built from the published files, too', async () => {
  // @ts-expect-error the scripts have no types
  const { bundle } = await import('../../scripts/bundle.mjs');
  const { files } = (await bundle()) as { files: { path: string; text: string }[] };
  const textOf = (name: string): string =>
    files.find(({ path }) => path.endsWith(join('dist', name)))?.text ?? '';
  const french = ['\\xE9cart type', 'il manque quelque chose'];
  // What the published file loads at once.
  const loaded = (name: string, seen = new Set<string>()): string => {
    if (seen.has(name)) return '';
    seen.add(name);
    const text = textOf(name);
    const folder = name.includes('/') ? join(name, '..') : '';
    const others = [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, path = '']) =>
      join(folder, path),
    );
    return text + others.map((other) => loaded(other, seen)).join('');
  };
  for (const phrase of french) {
    expect(loaded('index.js')).not.toContain(phrase);
    expect(loaded('core.js')).not.toContain(phrase);
    expect(loaded('locales/fr/index.js')).toContain(phrase);
  }
}, 60_000);
