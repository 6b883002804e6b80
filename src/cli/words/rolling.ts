/** What is said around rolls: questions for faces, chances, and what many rolls came to. */

/** The faces of a die: all from 1 on, a few, or too many to be listed. */
export type FaceList =
  | { readonly kind: 'numbered'; readonly sides: number }
  | { readonly kind: 'listed'; readonly faces: readonly number[] }
  | { readonly kind: 'many'; readonly first: number; readonly last: number };

export interface RollingWords {
  /** The question for a face, with a space at its end. */
  readonly question: (place: number, die: string) => string;
  readonly notWhole: (faces: FaceList) => string;
  readonly notOnDie: (die: string, face: number, faces: FaceList) => string;
  /** Real dice show 0 for their highest face. */
  /** Before the first d100. */
  readonly twoDice: string;
  /** Tens and units, typed for another die. */
  readonly notTwoDice: (die: string) => string;
  readonly zero: (sides: number) => string;
  readonly unused: (faces: readonly number[]) => string;
  /** The chance of at least this total. */
  /** The smallest number that gets to a chance, and the chance that it has. */
  readonly reached: (name: string, value: string, chance: string) => string;
  readonly notReached: (name: string, share: string) => string;
  /** The head of the places of a series, and a place, from the highest total. */
  readonly places: string;
  readonly place: (place: number, places: number) => string;
  readonly forHeads: { readonly mean: string; readonly deviation: string };
  readonly orHigher: (total: string, chance: string) => string;
  /** The chance of at least, or at most, a number. */
  readonly atLeast: (outcome: string, chance: string) => string;
  readonly atMost: (outcome: string, chance: string) => string;
  /** `6 rolls`; with the number of totals where it is another. */
  readonly rolls: (rolls: number, totals: number) => string;
  readonly summary: (rolls: string, facts: readonly string[]) => string;
  readonly sum: (sum: string) => string;
  readonly mean: (mean: string) => string;
  readonly lowest: (lowest: string) => string;
  readonly highest: (highest: string) => string;
  readonly expected: (mean: string) => string;
}
