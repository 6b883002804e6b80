/**
 * Rolls and solves trees that have already been read, without the parser: for pages that ship a fixed set of
 * notations. `parse` of the whole library makes the trees, and JSON carries them.
 */

import type {
  CompiledNotation,
  CompileOptions,
  EngineSetting,
  OddsOptions,
  RollOptions,
} from './api/engine.ts';
import { createRolling, createSolving } from './api/engine.ts';
import { createPrograms } from './api/program-cache.ts';
import type { Roll } from './api/roll-types.ts';
import type { DiagnosticWords, Finding } from './diagnostics/index.ts';
import { createReporter, fault } from './diagnostics/index.ts';
import type { Variables } from './eval/prepare/variables.ts';
import type { Extreme } from './eval/random/extreme.ts';
import type { RandomSource } from './eval/random/source.ts';
import type { RollFormatter } from './eval/sample/compile.ts';
import type { Reader } from './grammar/parse/parse.ts';
import type { Tree } from './grammar/tree/ast.ts';
import { callError } from './input/call-error.ts';
import { optionsOf } from './input/known-options.ts';
import type { SomeLimits } from './input/limits.ts';
import { completeLimits } from './input/limits.ts';
import { calls } from './locales/en/diagnostics/calls.ts';
import { dice } from './locales/en/diagnostics/dice.ts';
import { frame } from './locales/en/diagnostics/frame.ts';
import { names } from './locales/en/diagnostics/names.ts';
import { rolling as rollingWords } from './locales/en/diagnostics/rolling.ts';
import { ruleWarnings } from './locales/en/diagnostics/rule-warnings.ts';
import { tooManyParts } from './locales/en/diagnostics/too-many-parts.ts';
import type { Odds } from './odds/answer/answer.ts';
import type { Additions } from './vocabulary/index.ts';
import { createVocabulary } from './vocabulary/index.ts';

export type {
  CompiledNotation,
  CompileOptions,
  HandOptions,
  OddsOptions,
  RollOptions,
} from './api/engine.ts';
export type {
  LabelTotals,
  Roll,
  RollJSON,
  RollOrigin,
  RollParts,
  SeriesParts,
  SeriesRoll,
  SingleParts,
  SingleRoll,
} from './api/roll-types.ts';
export type { Code, Diagnostic, ErrorCode, Span, WarningCode } from './diagnostics/index.ts';
export { DiceError } from './diagnostics/index.ts';
export type { Variables } from './eval/prepare/variables.ts';
export { sourceFrom } from './eval/random/bytes.ts';
export { handOf } from './eval/random/dice-source.ts';
export type { Extreme } from './eval/random/extreme.ts';
export { seededSource } from './eval/random/seeded.ts';
export type { RandomSource } from './eval/random/source.ts';
export { systemSource } from './eval/random/system.ts';
export type { Chain, Item, Term, ThrownDie } from './eval/sample/roll.ts';
export type { Expression, Tree } from './grammar/tree/ast.ts';
export type { Limits } from './input/limits.ts';
export type { Num, Ratio } from './number/index.ts';
export type { Odds, OddsJSON } from './odds/answer/answer.ts';
export type { Fraction } from './odds/arithmetic/fraction.ts';
export type { FunctionRecord } from './vocabulary/arithmetic/functions.ts';
export type { NamedDice } from './vocabulary/dice/own.ts';
export type { Additions } from './vocabulary/index.ts';
export type { ModifierRecord } from './vocabulary/modifier.ts';

/** What a core is bound to; the same as a roller. */
export interface CoreOptions extends Additions {
  readonly random?: RandomSource | Extreme | undefined;
  readonly limits?: SomeLimits | undefined;
  /** Values of `@names`: numbers only, since notation would have to be read. */
  readonly variables?: Variables | undefined;
}

/** Rolls and solves trees. Its rolls have everything but `text()` and `explain()`, which are refused. */
export interface Core {
  /** @throws DiceError */
  roll(tree: Tree, options?: RollOptions): Roll;
  /** The total alone. @throws DiceError also for a series, which has several totals */
  total(tree: Tree, options?: RollOptions): number;
  /** Makes a tree ready to be rolled many times. @throws DiceError */
  compile(tree: Tree, options?: CompileOptions): CompiledNotation;
  /** @throws DiceError */
  odds(tree: Tree, options?: OddsOptions): Odds;
}

const unread: Finding = fault(
  'unsuitable-input',
  { start: 0, end: 0 },
  { reason: 'core-reads-no-text' },
);
const read: Reader = () => ({ ok: false, diagnostics: [unread] });

const silent = (): never => {
  throw callError('unsuitable-input', { reason: 'core-formats-nothing' });
};
const voice: RollFormatter = { text: silent, explain: silent };

/**
 * Makes your own core.
 *
 * @throws DiceError for options that are wrong
 */
export function createCore(options: CoreOptions = {}): Core {
  const setting = settingOf(options);
  return { ...createRolling(setting), odds: createSolving(setting) };
}

/** Nothing else can be found in a tree that has already been read. */
const words: DiagnosticWords = {
  language: 'en',
  frame,
  codes: {
    ...dice,
    ...names,
    ...rollingWords,
    ...calls,
    ...ruleWarnings,
    'too-many-parts': tooManyParts,
  },
};

function settingOf(given: CoreOptions): EngineSetting {
  const options = optionsOf(given, [
    'random',
    'limits',
    'variables',
    'modifiers',
    'functions',
    'dice',
  ]);
  const { random, variables } = options;
  const limits = completeLimits(options.limits);
  const vocabulary = createVocabulary(options, limits);
  // A fix is a text, which cannot be tried out here.
  const reporter = createReporter(words, ({ fix: _, ...rest }) => [rest]);
  const programs = createPrograms({ vocabulary, limits, read, reporter, voice });
  return { programs, limits, random, variables };
}

// A bundler can leave out those that a page does not use, and the solver with the last.
const standard: EngineSetting = /* @__PURE__ */ settingOf({});
const rolling: Pick<Core, 'roll' | 'total' | 'compile'> = /* @__PURE__ */ createRolling(standard);
const solving: Core['odds'] = /* @__PURE__ */ createSolving(standard);

/**
 * Rolls a tree.
 *
 * @throws DiceError
 * @example roll(JSON.parse(saved), { dice: [97, 17] }).total // 129
 */
export const roll: Core['roll'] = (tree, options) => rolling.roll(tree, options);

/**
 * The total of a roll of a tree, and nothing else.
 *
 * @throws DiceError also for a series, which has several totals
 * @example total(JSON.parse(saved), { dice: [97, 17] }) // 129
 */
export const total: Core['total'] = (tree, options) => rolling.total(tree, options);

/**
 * Makes a tree ready to be rolled many times.
 *
 * @throws DiceError
 */
export const compile: Core['compile'] = (tree, options) => rolling.compile(tree, options);

/**
 * The exact odds of a tree.
 *
 * @throws DiceError
 * @example odds(JSON.parse(saved)).at(18).toString() // '7/432'
 */
export const odds: Core['odds'] = (tree, options) => solving(tree, options);
