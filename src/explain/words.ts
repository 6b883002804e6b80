/** What a language has to bring for explanations: what a notation means, and what a roll did. */
import type { Num } from '../number/index.ts';
import type { FunctionName } from '../vocabulary/arithmetic/functions.ts';
import type { BinaryOperator } from '../vocabulary/arithmetic/operators.ts';
import type { Comparison, Mark, RuleKind } from '../vocabulary/rules/rule.ts';
import type { ChainFacts, ChainStory, DiceFacts, On, RuleFacts, When } from './facts.ts';
import type { Said } from './said.ts';

/** Small words that both kinds of explanation share. */
export interface CommonWords {
  readonly number: (value: Num) => string;
  /** "a, b and c" */
  readonly listed: (words: readonly string[]) => string;
  /** `two d6 for "fire"` */
  readonly labelled: (text: string, label: string) => string;
  /** "plus": what goes between two operands. */
  readonly between: Readonly<Record<BinaryOperator, string>>;
  /** A calculation of two operands that needs more than a word between them: a division with a remainder. */
  readonly calculated: Readonly<
    Partial<Record<BinaryOperator, (left: string, right: string) => Said>>
  >;
  /** "minus a d6" */
  readonly minus: (operand: string) => string;
  readonly functions: Readonly<Record<FunctionName, (...given: readonly string[]) => Said>>;
  /** A caller's function without words of its own: `name(a, b)`. */
  readonly call: (name: string, given: readonly string[]) => string;
}

/** What the modifiers do, as clauses without a capital letter and without a full stop. */
export interface StepWords {
  readonly rules: { readonly [Kind in RuleKind]: (facts: RuleFacts[Kind], on: On) => string };
  /** How an open-ended die goes on, after "Roll an open-ended d100: ...". */
  readonly ways: (facts: ChainFacts) => string;
  readonly unresolved: (notation: string, on: On) => string;
  /** Faces that meet a condition, for a caller's own words: "9 or 10". */
  readonly when: (when: When) => string;
}

/** What a notation means: what to do, in sentences without a capital letter and without a full stop. */
export interface NotationWords {
  /** "four d6", "an open-ended d100" */
  readonly dice: (facts: DiceFacts) => string;
  /** "four d6 (keep the highest 3)" */
  readonly aside: (text: string, clauses: readonly string[]) => string;
  /** "a d20 and two d8 as one pool" */
  readonly pool: (items: readonly string[]) => string;
  /** Items that are dice or values, which depends on a variable. */
  readonly together: (items: readonly string[]) => string;
  readonly values: (items: readonly string[]) => string;
  readonly sumOf: (items: readonly string[]) => string;
  /** "@str (3)", with what a variable stands for. */
  readonly variable: (name: string, value: string) => string;
  /** A comparison as a value: "1 if a d20 is at least 15, otherwise 0". */
  readonly comparedValue: (left: string, comparison: Comparison, right: string) => string;
  readonly choiceValue: (condition: string, then: string, otherwise: string) => string;

  readonly bindDice: (dice: string, name: string) => string;
  readonly bindValue: (value: string, name: string) => string;
  readonly repeat: (times: number | string, sentence: string) => string;
  /** Dice with what is done with them, in one sentence; no clauses: they are only rolled. */
  readonly roll: (dice: string, clauses: readonly string[]) => string;
  readonly rollOpenEnded: (dice: string, ways: string) => string;
  /** What is done next, in a sentence of its own. */
  readonly then: (clauses: readonly string[]) => string;
  readonly rollPool: (items: readonly string[], clauses: readonly string[]) => string;
  readonly takeTogether: (items: readonly string[], clauses: readonly string[]) => string;
  readonly takeValues: (items: readonly string[]) => string;
  readonly clauses: (clauses: readonly string[]) => string;
  readonly addUp: (items: readonly string[]) => string;
  readonly take: (value: string) => string;
  /** "add 15": what to do next with an operand. */
  readonly next: Readonly<Record<BinaryOperator, (operand: string) => string>>;
  readonly nextMore: (operations: number) => string;
  readonly changeSign: string;
  readonly choice: (condition: string, then: string, otherwise: string) => string;
  readonly resultCompared: (comparison: Comparison, right: string) => string;
  readonly resultLabelled: (label: string) => string;
  readonly condition: {
    /** "the total of two d6", which is compared. */
    readonly total: (dice: string) => string;
    readonly compared: (left: string, comparison: Comparison, right: string) => string;
    readonly notZero: (value: string) => string;
    /** One die that is counted: "a d20 rolls 15 to 20". */
    readonly shows: (die: string, when: When) => string;
  };
  readonly branch: {
    readonly dice: (dice: string) => string;
    readonly number: (value: string) => string;
    readonly value: (value: string) => string;
  };
}

/** Dice of a pool, or values of a group. */
export type What = 'dice' | 'values';

/** What a roll did, in sentences without a capital letter and without a full stop. */
export interface RollStoryWords {
  /** Parts of one sentence. */
  readonly joined: (parts: readonly string[]) => string;
  readonly bound: (name: string, value: string) => string;
  readonly member: (number: number, story: string) => string;
  /** The totals that are not described one by one; `more` are not listed either. */
  readonly otherTotals: (totals: readonly string[], more: number) => string;
  readonly result: (total: string) => string;
  /** How a value came about, and the value; `trails`: the first ends in an aside. */
  readonly makes: (how: string, total: string, trails: boolean) => string;
  readonly compared: (comparison: string, total: string) => string;
  readonly next: (operator: BinaryOperator, operand: string, total: string) => string;
  /** A sum that begins with a number, and its steps. */
  readonly starting: (first: string, steps: string) => string;
  readonly afterMore: (operations: number, total: string) => string;
  /** A value, and how it came about: "19 (14 plus 5)". */
  readonly short: (total: string, how: string) => string;
  readonly variable: (name: string, how: string) => string;
  readonly calculation: (numbers: number) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly countOfDice: (value: string) => string;
  readonly countOfSides: (value: string) => string;
  readonly comparison: (
    left: string,
    comparison: Comparison,
    holds: boolean,
    right: string,
  ) => string;
  readonly test: (value: string) => string;
  /** Why a branch of a choice counts. */
  readonly because: (why: string, holds: boolean) => string;
  readonly chosen: (why: string, how: string) => string;
  readonly pool: PoolStoryWords;
}

/** What the dice of a pool, or the values of a group, came to. `some` are their values in words. */
export interface PoolStoryWords {
  /** How a die came to its value; `alone`: as a sentence that ends with the value. */
  readonly chain: (story: ChainStory, alone: boolean) => string;
  /** An item that counts as something else than it came to. */
  readonly from: (value: string) => string;
  /** "6 (from an explosion)" */
  readonly with: (value: string, how: string) => string;
  readonly some: (count: number, what: What) => string;
  readonly none: (what: What) => string;
  readonly nothing: string;
  readonly noneSo: (what: What, total: string) => string;
  readonly nothingSo: (total: string) => string;
  /** `few`: they are named one by one. */
  readonly comesUp: (some: string, count: number, what: What, few: boolean) => string;
  readonly make: (some: string, total: string) => string;
  readonly counts: (one: string) => string;
  readonly dropped: (some: string, count: number) => string;
  readonly scores: (some: string, count: number, score: number) => string;
  readonly marked: (some: string, count: number, mark: Mark) => string;
  readonly successes: (total: string, isOne: boolean) => string;
}

/** All of it. */
export interface ExplainWords {
  readonly language: string;
  readonly common: CommonWords;
  readonly steps: StepWords;
  readonly notation: NotationWords;
  readonly roll: RollStoryWords;
}
