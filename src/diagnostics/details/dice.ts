/** What can be wrong with dice and their modifiers: the facts of each finding, by code. */

export interface DiceDetails {
  readonly 'modifier-without-dice': never;
  readonly 'unsuitable-argument': never;
  readonly 'dice-in-argument': never;
  readonly 'unsuitable-option': never;
  readonly 'unsuitable-order': never;
  readonly 'repeated-modifier': never;
  readonly 'conflicting-chains': never;
  readonly 'unsuitable-ends': never;
  readonly endless: never;
  readonly 'impossible-count': never;
  readonly 'drops-every-die': never;
  readonly 'unsuitable-count': never;
  readonly 'unsuitable-sides': never;
  readonly 'unsuitable-faces': never;
  readonly 'unsuitable-group': never;
}
