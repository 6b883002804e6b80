import type { ViteUserConfig } from 'vitest/config';

// One seed for the whole run, said once: every property of a failed run can be played again with
// FC_SEED=<seed> npm test
const seed = process.env.FC_SEED || String(Math.floor(Math.random() * 2 ** 31));
console.error(`property tests: FC_SEED=${seed}`);

const config: ViteUserConfig = {
  test: {
    include: ['test/**/*.test.ts'],
    // By itself it leaves a core idle.
    maxWorkers: '100%',
    // Sources are imported once for each worker, not for each file: a quarter of the time. A test that changes
    // what others see (a global, a listener) puts it back.
    isolate: false,
    // A busy machine is no fault of a test; what must be quick is measured by the tests that are about it.
    testTimeout: 30_000,
    setupFiles: ['test/setup.ts'],
    reporters: ['default'],
    env: { FC_SEED: seed },
  },
};

export default config;
