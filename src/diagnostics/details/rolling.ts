/** What can go wrong while a notation is rolled or solved: the facts of each finding, by code. */

/** Why the exact odds would need too much work, or cannot be worked out at all. */
export type TooMuch =
  | 'chain'
  | 'many-links'
  | 'comparison'
  | 'count-used-twice'
  | 'infinite-both-ways'
  | 'unknown-mean'
  | 'endless-count'
  | 'many-outcomes'
  | 'shared-outcomes'
  | 'lost-chances'
  | 'unknown-chances'
  | 'choosing-unknown-dice'
  | 'choosing-unknown-count'
  | 'choosing-many-dice'
  | 'choosing-unlike-dice'
  | 'choosing-many-values'
  | 'no-face-left'
  | 'keeping-from-large-pool'
  | 'middle-of-unknown-count'
  | 'rerolling-rolled-dice'
  | 'rerolling-unlike-dice'
  /** Dice that were added or chosen before. */
  | 'rerolling-changed-dice'
  | 'rolling-on-unknown-count'
  | 'extreme-quantile'
  | 'high-power'
  | 'long-chain'
  | 'many-cases'
  | 'many-combinations'
  | 'many-throws'
  | 'many-faces'
  | 'many-orders'
  | 'many-ranks'
  | 'sums-of-fractions'
  | 'large-sums'
  | 'moments-of-choice'
  | 'moments-of-division'
  | 'moments-of-count'
  | 'moments-of-endless-law'
  | 'moments-of-endless-value'
  | 'moments-of-unknown-value'
  | 'moments-of-endless-powers'
  | 'moments-of-many-values'
  | 'moments-of-power'
  | 'moments-of-product'
  | 'moments-of-large-numbers'
  | 'powers-of-zero'
  | 'rank-of-bounds'
  | 'size-of-endless-value'
  | 'size-of-unknown-value'
  | 'many-dice'
  | 'large-totals'
  | 'own-ends-of-unlike-dice'
  | 'many-digits'
  | 'far-outcome';

export interface RollingDetails {
  readonly 'division-by-zero':
    | { readonly reason: 'division' }
    /** 0 to a negative power. */
    | { readonly reason: 'zero-to-negative-power' };
  readonly 'not-a-real-number':
    | { readonly reason: 'root-of-negative' }
    /** A negative number to a power that is not a whole number. */
    | { readonly reason: 'power-of-negative' }
    | { readonly reason: 'not-a-number'; readonly given: string }
    /** The caller's function did not return a number. */
    | { readonly reason: 'no-result'; readonly name: string };
  readonly 'number-too-large': /** A number of the notation as it is written. */
    | {
        readonly reason: 'written';
        readonly written: string;
        readonly most: number;
      }
    /** A number of the notation with more decimal places than are read. */
    | { readonly reason: 'decimals'; readonly places: number }
    /** A number calculated on the way to the total. */
    | { readonly reason: 'value' }
    /** A fraction with too many digits. */
    | { readonly reason: 'fraction' } /** The total is larger than every double. */
    | { readonly reason: 'total' }
    /** The total of a chain is past 2^53. */
    | { readonly reason: 'chain-total' };
  readonly 'too-many-dice': {
    readonly reason: 'limit';
    /** The most dice of one roll, rerolls and chains counted. */
    readonly most: number;
  };
  readonly 'chain-too-long': {
    readonly reason: 'limit';
    /** The most dice of one chain. */
    readonly most: number;
  };
  readonly 'no-extreme-roll': /** A lowest roll was asked for, and dice of a chain can be subtracted without end. */
    | { readonly reason: 'no-lowest'; readonly die: string }
    /** A highest roll was asked for, and a chain can go on without end. */
    | { readonly reason: 'no-highest'; readonly die: string }
    /** A modifier judges a whole chain by its total again, or is only known when the dice lie. */
    | { readonly reason: 'not-known'; readonly die: string };
  readonly 'odds-too-large':
    | { readonly reason: 'work'; readonly what: TooMuch; readonly outcome?: number }
    /** The fractions of all outcomes together are too long for one text. */
    | { readonly reason: 'long-fractions'; readonly millions: number };
}
