/**
 * Fails when the library has grown past its budget, or starts much slower than it should. Bytes are counted
 * exactly. Starting is a ratio to bare node in the same run, with a wide margin, since machines are noisy.
 * Raise a budget only with a reason in the commit.
 */
import { join } from 'node:path';
import process from 'node:process';
import { root } from './bundle.mjs';
import { sizes } from './sizes.mjs';
import { calling, startUps } from './start-up.mjs';

/** Bytes, minified and gzipped. */
const budgets = {
  'everything of openroll': 181_800,
  'roll of openroll': 124_400,
  'everything of openroll/core': 101_200,
  'roll of openroll/core': 62_200,
};

/** Processor time of import and first roll, in times that of node with nothing to do. */
const longestStart = 6;

const failed = [];
const measured = await sizes();
for (const [name, budget] of Object.entries(budgets)) {
  const { gzipped } = measured[name];
  console.log(`${name}: ${gzipped} of ${budget} bytes`);
  if (gzipped > budget) failed.push(`${name} has ${gzipped - budget} bytes too many`);
}

const first = calling(join(root, 'dist/index.js'), "roll('d100!o+15')");
const { bare, rolling } = startUps({ bare: '', rolling: first }, 5);
const ratio = rolling.used / bare.used;
console.log(`import and first roll: ${ratio.toFixed(1)} of ${longestStart} times bare node`);
if (ratio > longestStart) failed.push('importing and rolling once takes too long');

for (const each of failed) console.error(`budgets: ${each}`);
process.exit(failed.length === 0 ? 0 : 1);
