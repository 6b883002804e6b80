/** The hunt: bundles test/hunt in memory's stead and runs it, with the options it is given. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/openroll');
const outfile = join(folder, `hunt-${process.pid}.mjs`);

// Node 20 reads no TypeScript. The file lies below node_modules, where the packages it imports are found.
mkdirSync(folder, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: ['test/hunt/main.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
});
process.chdir(root);
await import(pathToFileURL(outfile).href);
