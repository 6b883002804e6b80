/** What a page pays for: who imports only `roll` ships nothing of what works on rolls that are there. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of ours that a page ships. */
async function shipped(names: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: {
      contents: `export { ${names} } from './src/index.ts'`,
      resolveDir: root,
      loader: 'ts',
    },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 && path.startsWith('src/') ? [path] : [],
  );
}

const extras = [
  'src/api/data/restore.ts',
  'src/api/reroll/reroll.ts',
  'src/api/reroll/places.ts',
  'src/api/scan/scan.ts',
  'src/api/scan/brackets.ts',
  'src/api/tree-api.ts',
  'src/grammar/tree/edit.ts',
  'src/grammar/tree/visit.ts',
  'src/eval/random/bytes.ts',
];

test.each<[string, readonly string[]]>([
  ['roll', []],
  ['total', []],
  ['roll, restore', ['src/api/data/restore.ts']],
  ['roll, reroll', ['src/api/reroll/reroll.ts', 'src/api/reroll/places.ts']],
  ['roll, sourceFrom', ['src/eval/random/bytes.ts']],
  ['parse', []],
  ['scan', ['src/api/scan/scan.ts', 'src/api/scan/brackets.ts']],
])('of "%s" it ships %j', async (names, expected) => {
  const files = await shipped(names);
  expect(files.length).toBeGreaterThan(30);
  expect(extras.filter((path) => files.includes(path)).sort()).toEqual([...expected].sort());
});

test('it ships the languages that it imports', async () => {
  for (const names of ['roll', 'roll, odds, explain, check, render, createRoller']) {
    const files = await shipped(names);
    expect(files.filter((path) => path.startsWith('src/locales/fr/'))).toEqual([]);
    expect(files).toContain('src/locales/en/diagnostics/text.ts');
  }
});
