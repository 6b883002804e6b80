/** What can go wrong while a notation is rolled or solved: the facts of each finding, by code. */

/** What the exact odds would need too much work for, or cannot be worked out at all. */
export type TooMuch = 'calculation';

export interface RollingDetails {
  readonly 'division-by-zero': never;
  readonly 'not-a-real-number': never;
  readonly 'number-too-large': /** The total is larger than every double. */
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
  readonly 'odds-too-large':
    | { readonly reason: 'work'; readonly what: TooMuch; readonly outcome?: number }
    /** The fractions of all outcomes together are too long for one text. */
    | { readonly reason: 'long-fractions'; readonly millions: number };
}
