/** Where randomness comes from: the smallest interface that a fair die needs. */

/**
 * A source of fair dice. Everything random in a roll comes through this one method, so a caller can bring
 * a source of their own: a hardware generator, a recording, a rigged one for a demonstration.
 *
 * @example
 * const always: RandomSource = { die: (sides) => sides }; // every die shows its last face
 */
export interface RandomSource {
  /**
   * One throw.
   *
   * @param sides a whole number from 1 to 2^53 - 1
   * @returns a whole number from 1 to `sides`, each with the same chance, independent of all throws before
   */
  die(sides: number): number;
}
