/** What a modifier's record holds: its spelling, its arguments, its rule, and how it is worded for people. */

import type { Details, ErrorCode, OwnDetails, OwnText } from '../diagnostics/index.ts';
import { ownDetails } from '../diagnostics/index.ts';
import type { Die } from './rules/die.ts';
import type { Comparison, Rule, RuleKind, Test } from './rules/rule.ts';

/**
 * One modifier of the language. Nothing outside its record names it: lexer, checker, printer, sampler,
 * help and reference read the record.
 */
export interface ModifierRecord {
  /** The canonical spelling: letters, or `!` and letters. The counts are spelled by their comparison. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly takes: Takes;
  /** The kind of rule that `rule` gives. */
  readonly kind: RuleKind;
  /** A chain that adds dice to the pool or to a die, unlike one that only rolls again. */
  readonly grows?: boolean;
  /** No other growing chain may be used on the same dice. */
  readonly exclusive?: boolean;
  /** Its rule makes successes of the pool; every rule of kind `score` does. */
  readonly counts?: boolean;
  /** It may only come after a count. */
  readonly onlyAfterCount?: boolean;
  /** The same modifier twice in a row, without options, is one rule with the tests of both. */
  readonly merges?: boolean;
  /** It may not drop every die of a pool whose size is known: that reads like something else. */
  readonly leavesSome?: boolean;
  /**
   * The rule, or why there is none. `die` is the die that the modifier applies to; the values of a group
   * have none, and the record is given a die without faces.
   */
  readonly rule: (given: Given, die: Die) => Rule | Refusal | RuleFault;
  /**
   * A caller's own words for an explanation, after "roll four d6 and ...": "keep the best two", in one language or in
   * each that it knows. `faces` are those that meet its condition: "9 or 10"; absent: they are not known. Absent, as
   * with the built-in ones: the explanation says what its rule does.
   */
  readonly phrase?: (given: Worded, faces?: string) => OwnText;
  /** A caller's own line for help and reference; the built-in ones have theirs in the catalogue of each language. */
  readonly doc?: OwnText;
  readonly example: string;
  /** An example with arguments, where the first has none. */
  readonly usage?: string;
}

/** A record under its own name. */
export type Modifier<Name extends string> = ModifierRecord & { readonly name: Name };

/** The shape of a modifier's arguments. */
export type Takes =
  | { readonly shape: 'nothing'; readonly options?: readonly OptionName[] }
  /** Whole numbers. `inListOnly`: written in parentheses even when there is one. */
  | {
      readonly shape: 'numbers';
      readonly fewest: number;
      readonly most: number;
      /** Stands for a single number that is not written. */
      readonly default?: number;
      readonly least?: number;
      readonly inListOnly?: boolean;
      readonly options?: readonly OptionName[];
    }
  /** Conditions, joined by "or"; a bare number means "equals". */
  | {
      readonly shape: 'condition';
      readonly default?: (die: Die) => readonly Test[];
      readonly options?: readonly OptionName[];
    }
  /** A whole number, then conditions, as in `mt3>2`; each may be missing. */
  | { readonly shape: 'size'; readonly default: number; readonly least: number }
  /** One comparison, which is also its spelling. */
  | { readonly shape: 'comparison' };

export type OptionName = 'once' | 'limit' | 'rising';

/** The words that may follow the arguments in a list. */
export const options: readonly {
  readonly name: OptionName;
  readonly takesNumber: boolean;
}[] = [
  { name: 'once', takesNumber: false },
  { name: 'limit', takesNumber: true },
  { name: 'rising', takesNumber: false },
];

/** A modifier's arguments, read and known. */
export interface Given {
  readonly numbers: readonly number[];
  readonly tests: readonly Test[];
  /** Whether nothing was written, so that the default is meant. */
  readonly bare: boolean;
  readonly limit?: number;
  readonly rising?: boolean;
}

/** A modifier's arguments for a sentence: numbers, or words where they are not known yet. */
export interface Worded {
  readonly numbers: readonly (number | string)[];
  readonly tests: readonly WordedTest[];
  readonly bare: boolean;
  readonly limit?: number | string;
}

/** A test whose number may not be known yet. */
export interface WordedTest {
  readonly op: Comparison;
  readonly than: number | string;
  readonly exact?: string;
}

/** What a refusal says about its place. */
interface Refused {
  /** Which argument is at fault; absent: the whole modifier. */
  readonly argument?: number;
  /** What was surely meant in place of the whole modifier. */
  readonly instead?: string;
}

/** Why a modifier cannot be used as it is written: the texts of a caller's record, one or one for each language. */
export interface Refusal extends Refused {
  readonly code: ErrorCode;
  readonly message: OwnText;
  readonly hint?: OwnText;
}

/** The same as facts, with words in the catalogue. */
export type RuleFault =
  | {
      readonly [C in ErrorCode]: Said<C, Details<C>>;
    }[ErrorCode]
  | Said<ErrorCode, OwnDetails>;

interface Said<C, D> extends Refused {
  readonly code: C;
  readonly details: D;
}

export function isRefusal<T extends object>(
  value: T | undefined,
): value is Extract<T, { readonly code: ErrorCode }> {
  return value !== undefined && 'code' in value;
}

/** A refusal as facts. */
export function asFault(refusal: Refusal | RuleFault): RuleFault {
  if ('details' in refusal) return refusal;
  const { message, hint, ...rest } = refusal;
  return { ...rest, details: ownDetails(message, hint) };
}

/** Whether the modifier makes successes of the pool. */
export function isCount({ kind, counts }: ModifierRecord): boolean {
  return kind === 'score' || counts === true;
}

/** The tests that a condition stands for on this die. */
export function conditionOf(record: ModifierRecord, given: Given, die: Die): readonly Test[] {
  if (!given.bare) return given.tests;
  return (record.takes.shape === 'condition' ? record.takes.default?.(die) : undefined) ?? [];
}
