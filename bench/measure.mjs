/** What the benchmarks share: interleaved rounds, medians, ratios within a round. */
import process from 'node:process';

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Processor time of this process in microseconds: on a busy machine steadier than the clock. */
export const used = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Nanoseconds of processor time per call, over this many calls. */
function timed(work, calls) {
  const start = used();
  for (let call = 0; call < calls; call += 1) work(call);
  return ((used() - start) * 1_000) / calls;
}

/** How many calls take about this many milliseconds. */
function callsFor(work, ms) {
  // What is not compiled yet would make them too few.
  for (const start = used(); used() - start < 60_000; ) timed(work, 64);
  let calls = 16;
  for (;;) {
    const each = timed(work, calls);
    if (each * calls > ms * 100_000 || calls > 5e7) {
      return Math.max(8, Math.min(5e7, Math.round((ms * 1_000_000) / Math.max(each, 0.5))));
    }
    calls *= 4;
  }
}

/**
 * Times several pieces of work, in turn, several times.
 *
 * @param {Record<string, (call: number) => unknown>} works
 * @returns {Record<string, { ns: number, times: (other: string) => number }>} the median, and how many
 *   times longer another one takes: the median of the ratios within each round
 */
export function compare(works, { rounds = 9, ms = 40 } = {}) {
  const names = Object.keys(works);
  const calls = names.map((name) => callsFor(works[name], ms));
  const rows = names.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) rows[index].push(timed(works[name], calls[index]));
  }
  const ratio = (mine, theirs) => median(mine.map((ns, round) => theirs[round] / ns));
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        ns: median(rows[index]),
        times: (other) => ratio(rows[index], rows[names.indexOf(other)]),
      },
    ]),
  );
}

/** Two or three digits, as many as such a figure is worth. */
export function figure(value) {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(0) : value.toFixed(1);
}

export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
