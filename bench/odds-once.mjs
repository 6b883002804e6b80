/**
 * One problem in a fresh process: from text to the whole table. Prints milliseconds, the number of
 * outcomes, and the peak of memory in MB. The import is not counted.
 */
import process from 'node:process';

const [tool, notation] = process.argv.slice(2);

async function solver() {
  if (tool === 'yipe') {
    const { parse } = await import('@yipe/dice');
    return () => {
      const law = parse(notation);
      return [...law.support()].map((outcome) => [outcome, law.pAt(outcome)]);
    };
  }
  const { odds } = await import('../dist/index.js');
  // The largest pool of the growth table is past the default limit of work, which is for people who wait.
  const options = process.env.WORK === undefined ? {} : { work: Number(process.env.WORK) };
  return () => [...odds(notation, options).entries()];
}

const solve = await solver();
const start = performance.now();
const table = solve();
const first = performance.now() - start;
const warm = [];
if (process.argv[4] === 'warm') {
  const until = performance.now() + 1_500;
  while (warm.length < 5 || performance.now() < until) {
    const begin = performance.now();
    solve();
    warm.push(performance.now() - begin);
    if (warm.length >= 200) break;
  }
}
warm.sort((a, b) => a - b);
const peak = process.resourceUsage().maxRSS / 1_024;
process.stdout.write(
  JSON.stringify({ first, warm: warm[warm.length >> 1] ?? null, outcomes: table.length, peak }),
);
