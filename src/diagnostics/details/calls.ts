/** What can be wrong with what a caller passes in: the facts of each finding, by code. */

export interface CallsDetails {
  readonly 'unsuitable-input': never;
  readonly 'unsuitable-tree': never;
  readonly 'unsuitable-vocabulary': never;
  readonly 'no-random-source': never;
  readonly 'no-single-total': never;
  readonly 'missing-face': never;
  readonly 'surplus-face': never;
  readonly 'impossible-face': never;
}
