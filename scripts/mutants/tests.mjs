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

/** What is asked of the grammar: tables of findings and spellings, and what else reads texts of many kinds. */
const ofGrammar = [
  'grammar/check/found',
  'grammar/check/values',
  'grammar/check/limits',
  'grammar/check/check',
  'grammar/warnings/facts',
  'grammar/warnings/choices',
  'grammar/warnings/keeps',
  'grammar/warnings/labels',
  'grammar/warnings/lookalikes',
  'grammar/warnings/miscounts',
  'grammar/warnings/several-counts',
  'grammar/errors/commas',
  'grammar/errors/faces',
  'grammar/errors/comparisons',
  'grammar/errors/misplaced',
  'grammar/errors/missing',
  'grammar/errors/side-by-side',
  'grammar/errors/words',
  'grammar/errors/numbers',
  'grammar/fixes/suggest',
  'grammar/fixes/sentences',
  'grammar/print/spellings',
  'grammar/parse/nesting',
  'grammar/parse/parser',
  'grammar/lex/normalize',
  'grammar/tree/build',
  'grammar/tree/walk',
  'grammar/check/constant',
  'grammar/errors/error-texts',
  'vocabulary/dialects/dialects',
  'vocabulary/dialects/french',
  'language/table',
  'language/own-words',
  'language/bindings',
  'language/series',
  'language/groups',
  'language/peers',
  'vocabulary/own-records',
  'vocabulary/vocabulary',
  'grammar/decode/refused',
  'grammar/decode/tampered',
  'grammar/tree/tree',
  'api/tree-api',
  'grammar/print/print',
  'grammar/lex/tokens',
  'grammar/warnings/warnings',
  'odds/small-notations',
];

/** What is asked of the words: explanations, what rolls and odds look like, findings, in every language. */
const ofWords = [
  'explain/unknown',
  'explain/when',
  'explain/explain',
  'locales/explanations',
  'locales/numbers',
  'render/roll/roll-text',
  'render/odds/odds-table',
  'number/format',
  'locales/screens',
  'locales/findings',
  'locales/locale',
  'grammar/errors/error-texts',
  'vocabulary/dialects/dialects',
  'vocabulary/vocabulary',
  'cli/language',
];

// MUTANT_TESTS: "odds" for the solver, "grammar" for what reads texts, or some test files by their paths in test/, such as vocabulary/rules/kernels, to find out quickly.
const asked = process.env.MUTANT_TESTS;
const wanted =
  { odds: ofOdds, grammar: ofGrammar, words: ofWords }[asked] ?? asked?.split(',') ?? all;

export const testFiles = wanted.map((name) => `test/${name}.test.ts`);

/** Single tests of theirs that take too long for what they alone find. */
export const tooSlow = /every ordered pair of modifiers|of 200,000 names/;
