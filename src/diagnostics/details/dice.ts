/** What can be wrong with dice and their modifiers: the facts of each finding, by code. */
import type { NumberFact } from './number-fact.ts';

/** The kinds of nodes of an expression. */
export type NodeKind =
  | 'number'
  | 'variable'
  | 'call'
  | 'choice'
  | 'group'
  | 'unary'
  | 'binary'
  | 'compare'
  | 'dice'
  | 'parentheses';

/** What a die is compared with. */
export interface ConditionFact {
  readonly comparison: '=' | '<>' | '<' | '<=' | '>' | '>=';
  readonly number: NumberFact;
}

/** Whose rank is wanted: dice, or the totals of a group. */
export type Ranked = 'dice' | 'totals';

/** What may have been meant by dice that were read as a drop. */
export type DropAdvice =
  /** Dice to add. */
  | { readonly kind: 'plus' }
  /** Dice to add, or dice of dice. */
  | { readonly kind: 'either'; readonly sum: string; readonly nested: string };

export interface DiceDetails {
  readonly 'modifier-without-dice':
    | { readonly reason: 'no-dice'; readonly modifier: string }
    | {
        readonly reason: 'not-dice';
        readonly modifier: string;
        /** The kind of node that it follows. */
        readonly after: NodeKind;
        /** Whether that is a sum of dice in parentheses, which braces would make a pool. */
        readonly sumOfDice: boolean;
      };
  readonly 'unsuitable-argument':
    | { readonly reason: 'not-equal-sign' }
    | { readonly reason: 'ends-without-parentheses'; readonly modifier: string }
    | { readonly reason: 'parts-of-if' }
    /** A 0 after a modifier that is spelled with the letter o. */
    | { readonly reason: 'zero-for-letter'; readonly modifier: string; readonly instead: string }
    | {
        readonly reason: 'takes-nothing' | 'needs-condition' | 'takes-no-comparison';
        readonly modifier: string;
        readonly example: string;
      }
    | { readonly reason: 'one-comparison'; readonly example: string }
    | {
        readonly reason: 'too-few-numbers';
        readonly modifier: string;
        readonly fewest: number;
        readonly example: string;
      }
    | {
        readonly reason: 'too-many-numbers';
        readonly modifier: string;
        readonly most: number;
        readonly example: string;
      }
    | {
        readonly reason: 'not-whole';
        /** The modifier, or its option. */
        readonly of: string;
        readonly least?: number;
        readonly given: NumberFact;
      }
    /** Totals have no face that a missing condition could mean. */
    | { readonly reason: 'condition-for-totals'; readonly modifier: string }
    | {
        readonly reason: 'values-of-function';
        readonly name: string;
        readonly least: number;
        readonly most?: number;
        readonly example: string;
      };
  readonly 'dice-in-argument':
    | { readonly reason: 'modifier' }
    /** How often a roll is repeated. */
    | { readonly reason: 'times' };
  readonly 'unsuitable-option':
    | { readonly reason: 'not-last' | 'repeated' | 'takes-no-number'; readonly option: string }
    | { readonly reason: 'needs-number'; readonly option: string; readonly example?: string }
    | {
        readonly reason: 'unknown';
        readonly option: string;
        readonly modifier: string;
        readonly known: readonly string[];
      }
    | { readonly reason: 'once-and-limit' };
  readonly 'unsuitable-order':
    | { readonly reason: 'needs-count'; readonly modifier: string; readonly example: string }
    | { readonly reason: 'after-count'; readonly modifier: string };
  readonly 'repeated-modifier': {
    readonly reason: 'with-options';
    readonly modifier: string;
    readonly example: string;
  };
  readonly 'conflicting-chains': {
    readonly reason: 'together';
    readonly modifier: string;
    readonly other: string;
  };
  readonly 'unsuitable-ends':
    | { readonly reason: 'one-end' }
    | { readonly reason: 'one-face' }
    | { readonly reason: 'overlap'; readonly low: number; readonly high: number }
    | { readonly reason: 'high-above-faces'; readonly high: number }
    | { readonly reason: 'low-below-faces'; readonly low: number }
    | { readonly reason: 'every-face-high'; readonly high: number }
    | { readonly reason: 'rises-too-far'; readonly most: number };
  readonly endless: /** `example`: how a limit is set, where there can be one. */
    | { readonly reason: 'every-face'; readonly example?: string }
    | {
        readonly reason: 'too-few-faces';
        readonly dice: number;
        readonly faces: number;
        readonly example?: string;
      }
    /** Found while it is rolled. */
    | { readonly reason: 'no-face-left' };
  readonly 'impossible-count':
    | {
        readonly reason: 'never';
        /** What no die can be; empty where it is not the same for all of them. */
        readonly conditions: readonly ConditionFact[];
        /** How many dice there are, where that is known. */
        readonly dice?: number;
        /** Whether the dice may count as something other than what they show. */
        readonly changed: boolean;
        /** Whether the total may be compared instead, with the dice in parentheses. */
        readonly compareTotal: boolean;
      }
    | {
        readonly reason: 'all-differ';
        readonly number: NumberFact;
        readonly compareTotal: boolean;
      };
  readonly 'drops-every-die': {
    readonly reason: 'all';
    readonly count: number;
    readonly of: Ranked;
    readonly advice?: DropAdvice;
  };
  readonly 'unsuitable-count':
    | { readonly reason: 'dice'; readonly given: NumberFact }
    /** How often a roll is repeated. */
    | { readonly reason: 'times'; readonly given: NumberFact };
  readonly 'unsuitable-sides': {
    readonly reason: 'sides';
    readonly given: NumberFact;
    readonly most: number;
  };
  readonly 'unsuitable-faces':
    | { readonly reason: 'not-faces' }
    | { readonly reason: 'not-whole'; readonly face: string }
    | { readonly reason: 'falling-range'; readonly from: number; readonly to: number }
    | { readonly reason: 'too-many'; readonly most: number }
    | {
        readonly reason: 'unknown-die';
        readonly name: string;
        /** Names that are nearly the same. */
        readonly near: readonly string[];
      };
  readonly 'unsuitable-group': { readonly reason: 'needs-dice'; readonly modifier: string };
}
