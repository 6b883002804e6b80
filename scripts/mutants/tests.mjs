/**
 * The tests that mutants must pass, the quickest to find fault first. The slow suites are left out, and those
 * that find nothing here which these do not. */
const all = [
  'vocabulary/resolve/read-arguments',
  'eval/sample/totals',
  'eval/sample/short-ways',
  'eval/sample/run',
  'eval/sample/terms',
  'eval/prepare/names',
  'eval/sample/reckoned-totals',
  'vocabulary/modifiers/records',
  'vocabulary/rules/kernels',
  'vocabulary/rules/validate-rule',
  'grammar/check/check',
  'language/table',
  'language/open-ended',
  'vocabulary/vocabulary',
  'vocabulary/own-records',
  'language/own-words',
  'language/patterns',
  'language/groups',
  'language/bindings',
  'eval/prepare/prepare',
  'language/series',
  'grammar/errors/error-texts',
  'explain/explain',
  'grammar/print/print',
  'grammar/parse/parser',
  'language/conformance',
  'api/roll-json',
  'render/roll/roll-text',
];

/** What is asked of the solver alone; its slow judges (replay, oracles, laws, edges) are left out. */
const ofOdds = [
  'odds/law/law',
  'odds/moments/tails',
  'odds/answer/window',
  'odds/moments/moments',
  'odds/small-notations',
  'odds/expression/ends',
  'odds/arithmetic/budget',
  'odds/pool/kernels',
  'odds/expression/solve-tree',
  'odds/law/windows',
  'odds/answer/odds',
];

// MUTANT_TESTS: "odds" for the solver, or some test files by their paths in test/, such as vocabulary/rules/kernels, to find out quickly.
const asked = process.env.MUTANT_TESTS;
const wanted = asked === 'odds' ? ofOdds : (asked?.split(',') ?? all);

export const testFiles = wanted.map((name) => `test/${name}.test.ts`);

/** Single tests of theirs that take too long for what they alone find. */
export const tooSlow = /every ordered pair of modifiers|of 200,000 names/;
