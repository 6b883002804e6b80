/** What it costs to start: import and first call in fresh processes, compared with node doing nothing. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Processor milliseconds of a whole process, its start included, and how long it took by the clock. */
function once(code) {
  const report = 'const u = process.cpuUsage(); console.log((u.user + u.system) / 1000);';
  const from = performance.now();
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${code}\n${report}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`a process failed: ${code}`);
  return { used: Number(stdout.trim().split('\n').at(-1)), clock: performance.now() - from };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Runs programs in turn, several times.
 *
 * @param {Record<string, string>} programs
 * @returns {Record<string, { used: number, clock: number }>} medians, in milliseconds
 */
export function startUps(programs, rounds) {
  const names = Object.keys(programs);
  const runs = names.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) runs[index].push(once(programs[name]));
  }
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        used: median(runs[index].map(({ used }) => used)),
        clock: median(runs[index].map(({ clock }) => clock)),
      },
    ]),
  );
}

/** Code that imports a published file and calls it. */
export const calling = (file, call) =>
  `import * as library from ${JSON.stringify(pathToFileURL(file).href)}; library.${call};`;
