/**
 * What each way to solve a pool gains: the notation that it exists for with all ways, and without this one. Both are
 * timed in turn, in one process; medians count.
 *
 *   node bench/strategies.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Notations besides the one that a way names. */
const more = {
  'by rank': ['2d20kh1', '10d10kh5'],
  'chains without end in one direction, as rational functions': ['2d6!', '100d6!'],
  'by rank among dice of an unknown number, value by value': ['4d6!dl1', '4d6!(limit 1)kh3'],
  'passes over the dice from the left': ['3d6!!u', '4d6r1u'],
  'one of them alone: its law is an order statistic': ['3d100!okh1', '9d1000dh4dl4'],
};

const folder = mkdtempSync(join(tmpdir(), 'openroll-'));
const outfile = join(folder, 'solver.mjs');
await build({
  stdin: {
    contents: `
      export { odds } from './src/index.ts';
      export { poolStrategies } from './src/odds/pool/strategies/pool-strategies.ts';
      export { anywhere } from './src/odds/pool/strategies/chosen-from.ts';
      export { fromEnd } from './src/odds/pool/kernels/kept-from-end.ts';`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
});
const { odds, poolStrategies, anywhere, fromEnd } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

/** Does a piece of work while no table has this way. */
function without(way, work) {
  const tables = [poolStrategies, fromEnd, anywhere].filter((table) => table.includes(way));
  const places = tables.map((table) => table.indexOf(way));
  for (const [index, table] of tables.entries()) table.splice(places[index], 1);
  try {
    return work();
  } finally {
    for (const [index, table] of tables.entries()) table.splice(places[index], 0, way);
  }
}

/** Milliseconds from the text to the last chance; undefined where the odds are declined. */
function timeOf(notation) {
  const start = performance.now();
  try {
    for (const [, chance] of odds(notation).entries()) chance.toNumber();
  } catch {
    return undefined;
  }
  return performance.now() - start;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const ms = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(2));

const lines = ['| way | notation | with it, ms | without, ms | gain |', '|---|---|---|---|---|'];
for (const way of [...poolStrategies, ...fromEnd, ...anywhere]) {
  const { name, notation } = way;
  if (way === poolStrategies.at(-1) || way === anywhere.at(-1)) continue;
  for (const text of [notation, ...(more[name] ?? [])]) {
    const [on, off] = [[], []];
    const until = performance.now() + 1_000;
    do {
      on.push(timeOf(text));
      off.push(without(way, () => timeOf(text)));
    } while (performance.now() < until && off.at(-1) !== undefined);
    const [mine, other] = [median(on), off.includes(undefined) ? undefined : median(off)];
    const gain = other === undefined ? 'declined without it' : `${(other / mine).toFixed(1)}`;
    const slow = other === undefined ? '-' : ms(other);
    lines.push(`| ${name} | \`${text}\` | ${ms(mine)} | ${slow} | ${gain} |`);
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
