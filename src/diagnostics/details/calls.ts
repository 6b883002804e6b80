/** What can be wrong with what a caller passes in: the facts of each finding, by code. */
import type { NumberFact } from './number-fact.ts';

/** What a caller gave instead of something else: a number as it is, everything else by its type. */
export type GivenFact =
  | { readonly type: 'number'; readonly number: NumberFact }
  | {
      readonly type:
        | 'undefined'
        | 'null'
        | 'string'
        | 'boolean'
        | 'bigint'
        | 'symbol'
        | 'function'
        | 'object'
        /** Several values of one name. */
        | 'several';
    };

/** What is read from the caller. */
export type Looked =
  | 'the options'
  | 'the limits'
  | 'the variables'
  | 'the dice'
  | 'the random source'
  | 'the odds'
  | 'the saved roll'
  | 'the records';

/** What a caller can name. */
export type Named = 'modifier' | 'function' | 'die';

/** What is wrong with a caller's modifier or function. */
export type RecordProblem =
  | 'not-an-object'
  | 'no-name'
  | 'aliases-not-a-list'
  | 'too-many-aliases'
  | 'unknown-kind'
  | 'no-rule'
  | 'unknown-shape'
  | 'nothing-to-apply'
  | 'least'
  | 'most';

/** What is wrong with the rule that a caller's modifier gave. */
export type RuleProblem =
  | 'not-an-object'
  | 'another-kind'
  /** It refuses, and does not say why. */
  | 'no-message'
  | 'mark'
  | 'direction'
  | 'counts-as'
  | 'score'
  | 'end'
  | 'skip'
  | 'skip-in-the-middle'
  | 'take'
  | 'limit'
  | 'least'
  | 'how'
  | 'tests-not-a-list'
  | 'test-without-comparison'
  | 'test-not-whole'
  | 'exact'
  | 'join'
  | 'no-links'
  | 'link-not-an-object'
  | 'sign'
  | 'shift'
  | 'role'
  | 'exits-not-a-list'
  | 'exit-not-an-object'
  | 'exit-leads-nowhere';

export interface CallsDetails {
  /** The brackets of a roll in a sentence are not closed. */
  readonly 'unclosed-roll': {
    readonly reason: 'no-end';
    readonly open: string;
    readonly close: string;
  };
  /** A roll in brackets within another one. */
  readonly 'nested-roll': {
    readonly reason: 'in-a-roll';
    readonly open: string;
    readonly close: string;
  };
  readonly 'unsuitable-input': /** Reading it throws an error: the caller's getter, proxy or iterator. */
    | { readonly reason: 'unreadable'; readonly what: Looked }
    | { readonly reason: 'not-an-object'; readonly what: 'options' | 'limits' | 'variables' }
    | {
        readonly reason: 'unknown-name';
        readonly what: 'option' | 'limit';
        readonly name: string;
        readonly known: readonly string[];
      }
    | {
        readonly reason: 'limit-out-of-range';
        readonly name: string;
        readonly least: number;
        readonly most: number;
      }
    | { readonly reason: 'option-not-positive'; readonly name: string }
    | { readonly reason: 'option-not-text'; readonly name: string }
    | { readonly reason: 'option-too-small'; readonly name: string; readonly least: number }
    | { readonly reason: 'options-together'; readonly names: readonly string[] }
    | { readonly reason: 'not-a-locale' }
    | { readonly reason: 'not-a-notation'; readonly given: GivenFact; readonly trees: boolean }
    | { readonly reason: 'too-many-variables' }
    | { readonly reason: 'not-a-seed' }
    | { readonly reason: 'sides-out-of-range'; readonly most: number }
    | { readonly reason: 'not-a-source' }
    | { readonly reason: 'not-a-fill' }
    | { readonly reason: 'not-a-text'; readonly given: GivenFact }
    | { readonly reason: 'not-brackets' }
    | { readonly reason: 'not-a-visitor' }
    /** A text that should replace a part names or repeats rolls. */
    | { readonly reason: 'not-an-expression'; readonly text: string }
    | { readonly reason: 'faces-not-a-list' }
    | { readonly reason: 'face-not-whole'; readonly place: number; readonly given: GivenFact }
    | { readonly reason: 'not-a-style'; readonly name?: string; readonly known: readonly string[] }
    | { readonly reason: 'copy-of-a-roll' }
    /** What should be a roll of this library is not one, or is a copy of one. */
    | { readonly reason: 'not-a-roll' }
    | { readonly reason: 'no-dice-to-reroll' }
    | {
        readonly reason: 'not-a-die-of-the-roll';
        /** Its place in the caller's list, from 1. */
        readonly place: number;
        /** How many dice the roll has. */
        readonly dice: number;
        /** The number that was given; absent: it was something else. */
        readonly given?: string;
      }
    /** `field`: what is missing or wrong in it; absent: it is not even an object. */
    | { readonly reason: 'not-a-saved-roll'; readonly field?: string }
    | { readonly reason: 'saved-roll-version'; readonly version?: string }
    | {
        /** Its notation and faces give a different result from the one that it says. */
        readonly reason: 'saved-roll-differs';
        readonly what: 'total' | 'dice';
        /** The version of the library that saved it. */
        readonly library?: string;
      }
    | { readonly reason: 'outcome-not-a-number' }
    | { readonly reason: 'quantile-out-of-range' }
    | { readonly reason: 'not-solved-odds'; readonly use: 'compare' | 'show' }
    | { readonly reason: 'core-reads-no-text' }
    | { readonly reason: 'core-formats-nothing' };
  readonly 'unsuitable-tree': /** Reading a part of it throws an error. */
    | { readonly reason: 'unreadable' }
    | { readonly reason: 'not-a-tree' }
    | { readonly reason: 'version' }
    | { readonly reason: 'not-an-object' }
    | {
        readonly reason:
          | 'not-text'
          | 'not-allowed'
          | 'not-a-list'
          | 'too-long'
          | 'not-whole'
          | 'spaces'
          | 'empty';
        /** The field of the tree, as in its JSON. */
        readonly field: string;
      }
    | { readonly reason: 'unknown'; readonly field: string; readonly given: string }
    | { readonly reason: 'too-many-parts' }
    | { readonly reason: 'nested-too-deeply' }
    | { readonly reason: 'labels-too-long' }
    | { readonly reason: 'no-faces' }
    | { readonly reason: 'count-without-comparison' }
    | { readonly reason: 'dice-after-count' }
    | { readonly reason: 'parentheses' }
    | { readonly reason: 'label-on-parentheses' }
    | { readonly reason: 'name-not-lower-case' }
    | { readonly reason: 'number-too-large' };
  readonly 'unsuitable-vocabulary':
    | { readonly reason: 'not-a-list'; readonly what: 'modifier' | 'function' }
    | { readonly reason: 'dice-not-an-object' }
    | {
        readonly reason: 'record';
        readonly what: 'modifier' | 'function';
        /** Its name, where it has one. */
        readonly name?: string;
        readonly problem: RecordProblem;
      }
    | { readonly reason: 'not-a-name'; readonly what: Named; readonly name: string }
    | { readonly reason: 'name-taken'; readonly what: Named; readonly name: string }
    | { readonly reason: 'faces-not-a-list'; readonly die: string; readonly most: number }
    | { readonly reason: 'face-not-whole'; readonly die: string }
    /** What the rule of a modifier gave, where it can be written as a notation. */
    | {
        readonly reason: 'rule';
        readonly modifier: string;
        readonly kind: string;
        readonly problem: RuleProblem;
      };
  readonly 'no-random-source':
    | { readonly reason: 'none' }
    | { readonly reason: 'stuck' }
    /** A caller gave its bytes as a promise. */
    | { readonly reason: 'fills-later' }
    /** A caller gave too few bytes; `asked` is the number asked for. */
    | { readonly reason: 'not-filled'; readonly asked: number };
  readonly 'no-single-total': {
    readonly reason: 'series';
    /** The first of them; absent: nothing has been rolled. */
    readonly totals?: readonly number[];
    readonly more?: boolean;
  };
  readonly 'missing-face': {
    readonly reason: 'too-few';
    /** The place of the die in the order of the throws, from 1. */
    readonly place: number;
    readonly die: string;
    readonly given: number;
  };
  readonly 'surplus-face': {
    readonly reason: 'too-many';
    readonly given: number;
    readonly used: number;
  };
  readonly 'impossible-face':
    | {
        readonly reason: 'not-on-die';
        readonly die: string;
        readonly face: number;
        readonly place: number;
        readonly given: number;
      }
    | { readonly reason: 'source'; readonly sides: number; readonly drawn: GivenFact };
}
