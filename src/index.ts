/** The face of the library. */
export type { RenderOptions } from './api/diagnostics-api.ts';
export { inLanguage, render } from './api/diagnostics-api.ts';
export type { Odds, PictureOptions, TableOptions } from './api/odds-api.ts';
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
export type {
  CheckOptions,
  CompiledNotation,
  CompileOptions,
  ExplainOptions,
  HandOptions,
  OddsOptions,
  Parsed,
  Roller,
  RollerOptions,
  RollOptions,
} from './api/roller.ts';
export { createRoller } from './api/roller.ts';
export type { Brackets } from './api/scan/brackets.ts';
export type { ScannedRoll, ScanOptions } from './api/scan/scan.ts';
export {
  check,
  compile,
  explain,
  format,
  map,
  odds,
  parse,
  reroll,
  restore,
  roll,
  scan,
  total,
  visit,
} from './api/standard-roller.ts';
export type { Edited, Replacement, TreeNode, Visitor } from './api/tree-api.ts';
export type {
  Code,
  Details,
  DetailsByCode,
  Diagnostic,
  DiagnosticWords,
  ErrorCode,
  NumberFact,
  OwnText,
  Screen,
  Span,
  WarningCode,
} from './diagnostics/index.ts';
export { DiceError, errorCodes, warningCodes } from './diagnostics/index.ts';
export type { Variables } from './eval/prepare/variables.ts';
export { sourceFrom } from './eval/random/bytes.ts';
export { handOf } from './eval/random/dice-source.ts';
export type { Extreme } from './eval/random/extreme.ts';
export { seededSource } from './eval/random/seeded.ts';
export type { RandomSource } from './eval/random/source.ts';
export { systemSource } from './eval/random/system.ts';
export type { Chain, Item, Term, ThrownDie } from './eval/sample/roll.ts';
export type {
  ArgumentNode,
  BinaryNode,
  BindingNode,
  CallNode,
  ChoiceNode,
  CompareNode,
  DiceNode,
  DieNode,
  Expression,
  FaceRange,
  GroupNode,
  ModifierNode,
  NumberNode,
  ParenthesesNode,
  PoolNode,
  Tree,
  UnaryNode,
  VariableNode,
} from './grammar/tree/ast.ts';
export type { Limits } from './input/limits.ts';
export { defaultLimits } from './input/limits.ts';
export { en } from './locales/en/index.ts';
export type { Locale } from './locales/locale.ts';
export type { Num, Ratio } from './number/index.ts';
export type { OddsJSON } from './odds/answer/answer.ts';
export type { Contest } from './odds/answer/contest.ts';
export type { Fraction } from './odds/arithmetic/fraction.ts';
export type { Style } from './render/text/style.ts';
export { version } from './shared/version.ts';
export type { FunctionRecord } from './vocabulary/arithmetic/functions.ts';
export type { BinaryOperator, IsExact, UnaryOperator } from './vocabulary/arithmetic/operators.ts';
export type { Acts, Range } from './vocabulary/arithmetic/range.ts';
export type { NamedDice } from './vocabulary/dice/own.ts';
export type { Additions } from './vocabulary/index.ts';
export type {
  Given,
  ModifierRecord,
  OptionName,
  Refusal,
  RuleFault,
  Takes,
  Worded,
  WordedTest,
} from './vocabulary/modifier.ts';
export type { Die } from './vocabulary/rules/die.ts';
export type * from './vocabulary/rules/rule.ts';
