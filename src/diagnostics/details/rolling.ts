/** What can go wrong while a notation is rolled or solved: the facts of each finding, by code. */

export interface RollingDetails {
  readonly 'division-by-zero': never;
  readonly 'not-a-real-number': never;
  readonly 'too-many-dice': never;
  readonly 'chain-too-long': never;
  readonly 'odds-too-large': never;
}
