/** The library as it would be with extra records in its table of dice, and no other change. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import type { DieRecord } from '../../src/vocabulary/dice/record.ts';

/** What the test of a die looks at. */
export type Library = typeof import('../../src/index.ts') &
  Pick<typeof import('../../src/testing/index.ts'), 'arbitraries' | 'smallDice'> &
  Pick<typeof import('../../src/cli/shield.ts'), 'shielded'> &
  Pick<typeof import('../../src/cli/repl/complete.ts'), 'complete'> &
  Pick<typeof import('../../src/cli/repl/help.ts'), 'helpOn'> &
  Pick<typeof import('../../src/vocabulary/dice/index.ts'), 'dice'> &
  Pick<typeof import('../../src/vocabulary/dialects/index.ts'), 'dialects' | 'matchesOf'> &
  Pick<typeof import('../../src/vocabulary/modifiers/index.ts'), 'modifiers'> &
  Pick<typeof import('../../src/vocabulary/arithmetic/functions.ts'), 'functions'>;

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = `
  export * from './src/index.ts';
  export { arbitraries, smallDice } from './src/testing/index.ts';
  export { shielded } from './src/cli/shield.ts';
  export { complete } from './src/cli/repl/complete.ts';
  export { helpOn } from './src/cli/repl/help.ts';
  export { dice } from './src/vocabulary/dice/index.ts';
  export { dialects, matchesOf } from './src/vocabulary/dialects/index.ts';
  export { modifiers } from './src/vocabulary/modifiers/index.ts';
  export { functions } from './src/vocabulary/arithmetic/functions.ts';`;

/** Bundles the sources, with these records after those of the table. */
export async function libraryWith(records: readonly DieRecord[]): Promise<Library> {
  const table: Plugin = {
    name: 'further dice',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]vocabulary[\\/]dice[\\/]index\.ts$/ }, ({ path }) => {
        const before = readFileSync(path, 'utf8');
        const contents = before.replace(
          /(?<=export const dice: [^=]*= \[[^\]]*)\]/,
          `, ...${JSON.stringify(records)}]`,
        );
        if (contents === before) throw new Error('the table of dice was not found');
        return { contents, loader: 'ts' };
      });
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'openroll-dice-'));
  try {
    const outfile = join(folder, 'library.mjs');
    const { outputFiles } = await build({
      absWorkingDir: root,
      stdin: { contents: sources, resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      logLevel: 'error',
      plugins: [table],
    });
    writeFileSync(outfile, outputFiles[0]?.contents ?? '');
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Library;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
