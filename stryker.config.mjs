/**
 * Mutation testing: `npm run mutants -- --mutate 'src/vocabulary/*.ts'`. What it found is told in docs/mutants.md.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/vocabulary/**/*.ts',
    'src/grammar/**/*.ts',
    'src/eval/**/*.ts',
    'src/odds/**/*.ts',
    'src/explain/**/*.ts',
    'src/render/**/*.ts',
    'src/locales/**/*.ts',
  ],
  plugins: [new URL('scripts/mutants/runner.mjs', import.meta.url).href],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: 'reports/mutants/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  htmlReporter: { fileName: 'reports/mutants/index.html' },
  jsonReporter: { fileName: 'reports/mutants/report.json' },
  tempDirName: '.stryker-tmp',
  // TypeScript 7 has no interface for programs yet, by which Stryker would rewrite the paths in it.
  tsconfigFile: 'none.json',
  ignorePatterns: ['bench', 'dist', 'docs', 'reports'],
  allowConsoleColors: false,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
};
