/** How many bytes a page loads that imports a part of the published library: minified, then gzipped. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './bundle.mjs';

/** What a page may import, and the file that it imports from. */
export const parts = {
  'everything of openroll': ["export * from './dist/index.js'"],
  'roll of openroll': ["export { roll } from './dist/index.js'"],
  'parse of openroll': ["export { parse } from './dist/index.js'"],
  'odds of openroll': ["export { odds } from './dist/index.js'"],
  'everything of openroll/core': ["export * from './dist/core.js'"],
  'roll of openroll/core': ["export { roll } from './dist/core.js'"],
  'odds of openroll/core': ["export { odds } from './dist/core.js'"],
};

/** @returns {Promise<Record<string, { minified: number, gzipped: number }>>} */
export async function sizes() {
  const measured = Object.entries(parts).map(async ([name, [contents]]) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: join(root), loader: 'js' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      target: ['es2022'],
      legalComments: 'none',
      charset: 'utf8',
      write: false,
      logLevel: 'error',
    });
    const [{ contents: bytes }] = outputFiles;
    return [name, { minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length }];
  });
  return Object.fromEntries(await Promise.all(measured));
}
