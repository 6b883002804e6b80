/** What a language has to bring for the records of the vocabulary: a line on each, for help and reference. */
import type { FunctionName } from './arithmetic/functions.ts';
import type { BinaryOperator } from './arithmetic/operators.ts';
import type { DieSpelling } from './dice/index.ts';
import type { DieFormName } from './dice/record.ts';
import type { OptionName } from './modifier.ts';
import type { ModifierName } from './modifiers/index.ts';
import type { Comparison } from './rules/rule.ts';

/** Each line says what the word does, without a capital letter and without a full stop. */
export interface RecordWords {
  readonly modifiers: Readonly<Record<ModifierName, string>>;
  readonly options: Readonly<Record<OptionName, string>>;
  readonly functions: Readonly<Record<FunctionName, string>>;
  readonly operators: Readonly<Record<BinaryOperator, string>>;
  readonly comparisons: Readonly<Record<Comparison, string>>;
  readonly dice: Readonly<Record<DieSpelling, string>>;
  readonly dieForms: Readonly<Record<DieFormName, string>>;
}
