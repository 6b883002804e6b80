/**
 * Memory of long runs: the heap after a collection, at a tenth and at the end of them.
 *
 *   npm run bench:memory
 */
import process from 'node:process';
import { createRoller } from '../dist/index.js';
import { table } from './measure.mjs';

const heap = () => {
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1_048_576;
};

const runs = {
  'a million rolls of `d100!o+15` from the text': [1_000_000, () => 'd100!o+15'],
  'a hundred thousand different texts': [100_000, (n) => `${1 + (n % 9)}d${n + 10}!kh1+${n}`],
  'thirty thousand, each rolled three times': [
    30_000,
    (n) => `${1 + (n % 9)}d${n + 10}!kh1+${n}`,
    3,
  ],
};

const rows = Object.entries(runs).map(([name, [count, text, times = 1]]) => {
  const { roll } = createRoller();
  const work = (from, to) => {
    for (let n = from; n < to; n += 1) {
      for (let again = 0; again < times; again += 1) roll(text(n));
    }
  };
  const before = heap();
  work(0, count / 10);
  const early = heap();
  work(count / 10, count);
  const late = heap();
  // The roller, and what it remembers, is alive until here.
  roll('1');
  return [name, before, early, late].map((cell) =>
    typeof cell === 'number' ? cell.toFixed(1) : cell,
  );
});
process.stdout.write(
  `${table(['run', 'before, MB', 'after a tenth, MB', 'at the end, MB'], rows)}\n`,
);
