/** The long run: solver against exhaustive replay on many more expressions than the tests take. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const env = { ODDS_CASES: '20000', ...process.env };
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  'test/odds/replay.test.ts',
  '--reporter=verbose',
];
const { status } = spawnSync(process.execPath, vitest, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
