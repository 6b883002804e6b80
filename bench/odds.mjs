/**
 * Exact odds, from text to the whole table: in a fresh process and warm, compared with recorded times of icepool,
 * and with @yipe/dice on what it can say. Fresh runs are interleaved; medians count.
 *
 *   npm run bench:odds
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Name, notation, icepool 2.2.2's first call in ms (recorded once on a machine of this kind, CPython 3.11,
 * not in this run), the goal as a factor on the first call, and the notation of @yipe/dice.
 */
const problems = [
  ['4d6kh3', '4d6kh3', 1.5, 2, '4kh3(d6)'],
  ['10d10kh5', '10d10kh5', 3.8, 2, '10kh5(d10)'],
  ['100d6kh50', '100d6kh50', 136, 8],
  ['100d100', '100d100', 11_183, 300, '100d100'],
  ['1000d6', '1000d6', 19_657, 500, '1000d6'],
  ['20d6!, endless (icepool: depth 10)', '20d6!', 181, 8],
  ['d100!o, endless (icepool: depth 10)', 'd100!o', 146, 15],
  ['10d1000', '10d1000', 15_003, 500, '10d1000'],
  ['5d1000kh3', '5d1000kh3', 6_863, 200],
  ['200d6kh100', '200d6kh100', 1_180, 15],
  ['20d100kh10', '20d100kh10', 2_282, 50],
  ['10d10!!kh5, depth 9', '10d10!!(=10, limit 9)kh5', 264, 5],
  // The language has no word for the size of the largest set; the number of sets is its nearest.
  ['10d6mt (icepool: the best set in 10d6)', '10d6mt', 3.6, 2],
  ['5d6kh3 > 4d8kh2', '(5d6kh3) > 4d8kh2', 2.0, 2],
];

const rounds = Number(process.env.ROUNDS ?? 7);
const once = fileURLToPath(new URL('odds-once.mjs', import.meta.url));
const run = (...args) =>
  JSON.parse(execFileSync(process.execPath, [once, ...args], { encoding: 'utf8' }));

/** Milliseconds of a first call of @yipe/dice, or undefined when it does not answer in ten seconds. */
const runYipe = (notation) => {
  try {
    const options = { encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] };
    return JSON.parse(execFileSync(process.execPath, [once, 'yipe', notation], options)).first;
  } catch {
    return undefined;
  }
};
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const ms = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(2));

const fresh = problems.map(() => ({ ours: [], theirs: [] }));
const peaks = problems.map(() => 0);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, [, notation, , , yipe]] of problems.entries()) {
    const result = run('openroll', notation);
    fresh[index].ours.push(result.first);
    peaks[index] = Math.max(peaks[index], result.peak);
    // Three rounds are enough for it; one without an answer is not asked again.
    const { theirs } = fresh[index];
    if (yipe !== undefined && round < 3 && !theirs.includes(undefined)) theirs.push(runYipe(yipe));
  }
}
const lines = [
  '| problem | first call, ms | goal | icepool, recorded | times faster | goal | warm, ms | times faster | goal | peak, MB | @yipe/dice, ms |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];
for (const [index, [name, notation, icepool, goal]] of problems.entries()) {
  const first = median(fresh[index].ours);
  const { warm } = run('openroll', notation, 'warm');
  const theirs = fresh[index].theirs;
  const yipe =
    theirs.length === 0
      ? 'cannot say it'
      : theirs.includes(undefined)
        ? 'no answer in 10 s'
        : ms(median(theirs));
  const met = (factor, wanted) => (factor >= wanted ? 'met' : 'missed');
  lines.push(
    `| ${name} | ${ms(first)} | ${ms(icepool / goal)} | ${icepool} | ${ms(icepool / first)} | ${goal}: ${met(icepool / first, goal)} | ${ms(warm)} | ${ms(icepool / warm)} | 10: ${met(icepool / warm, 10)} | ${peaks[index].toFixed(0)} | ${yipe} |`,
  );
}
process.stdout.write(`${lines.join('\n')}\n\n`);

// How the time grows with the number of dice: the slope in a log-log plot, warm, without a limit of work.
process.env.WORK = '1e13';
const growth = ['| dice | Nd6, ms | Nd6kh(N/2), ms |', '|---|---|---|'];
const times = [10, 100, 1_000].map((n) => {
  const pair = [`${n}d6`, `${n}d6kh${n / 2}`].map(
    (notation) => run('openroll', notation, 'warm').warm,
  );
  growth.push(`| ${n} | ${pair.map(ms).join(' | ')} |`);
  return pair;
});
for (const [step, from, to] of [
  ['10 to 100', 0, 1],
  ['100 to 1,000', 1, 2],
]) {
  const slopes = [0, 1].map((kind) => Math.log10(times[to][kind] / times[from][kind]).toFixed(2));
  growth.push(`| exponent, ${step} | ${slopes.join(' | ')} |`);
}
process.stdout.write(`${growth.join('\n')}\n`);
