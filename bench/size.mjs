/**
 * Bytes of what is published, minified and gzipped.
 *
 *   npm run bench:size
 */
import process from 'node:process';
import { sizes } from '../scripts/sizes.mjs';
import { table } from './measure.mjs';

const rows = Object.entries(await sizes()).map(([name, { minified, gzipped }]) => [
  name,
  minified.toLocaleString('en'),
  gzipped.toLocaleString('en'),
]);
process.stdout.write(`${table(['a page that imports', 'minified', 'and gzipped'], rows)}\n`);
