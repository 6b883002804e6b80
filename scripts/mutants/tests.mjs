/**
 * The tests that mutants must pass, the quickest to find fault first. The slow suites are left out, and those
 * that find nothing here which these do not. */
const all = [
  'arguments',
  'totals',
  'short-ways',
  'run',
  'told-terms',
  'names',
  'reckoned',
  'records',
  'kernels',
  'rule-check',
  'judgements',
  'table',
  'open-ended',
  'vocabulary',
  'own-records',
  'own-words',
  'patterns',
  'groups',
  'bindings',
  'eval-parts',
  'series',
  'errors',
  'explain',
  'print',
  'grammar',
  'conformance',
  'result',
  'result-text',
];

/** What is asked of the solver alone; its slow judges (replay, oracles, laws, edges) are left out. */
const ofOdds = [
  'odds-rows',
  'odds-tails',
  'odds-looking',
  'odds-moments',
  'odds-small',
  'odds-ends',
  'odds-work',
  'odds-units',
  'odds-parts',
  'odds-windows',
  'odds-api',
];

// MUTANT_TESTS: "odds" for the solver, or the names of some test files, to find out quickly.
const asked = process.env.MUTANT_TESTS;
const wanted = asked === 'odds' ? ofOdds : (asked?.split(',') ?? all);

export const testFiles = wanted.map((name) => `test/${name}.test.ts`);

/** Single tests of theirs that take too long for what they alone find. */
export const tooSlow = /every ordered pair of modifiers|of 200,000 names/;
