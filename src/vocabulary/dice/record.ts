/** What a die's record holds: how it is written, what it shows, and its line in help and reference. */

/**
 * A die with a spelling of its own. Nothing outside its record names it: lexer, builder, printer, checker,
 * command, help and reference read the record.
 */
export interface DieRecord {
  /** The canonical spelling: `d`, then letters, digits and signs, such as `dF.1`. Its case is only for show. */
  readonly spelling: string;
  readonly aliases?: readonly string[];
  /**
   * Its sides: another way to write a numbered die, and printed as that. Its faces: a die that is printed as
   * it is spelled; a face that repeats is on several sides.
   */
  readonly shows: { readonly sides: number } | { readonly faces: readonly number[] };
  readonly example: string;
}

/** A record under its own spelling. */
export type SpelledDie<Spelling extends string> = DieRecord & { readonly spelling: Spelling };

/** A die that says in its text what it shows, for the reference. The grammar reads it, and has a node for it. */
export interface DieForm {
  readonly form: DieFormName;
  readonly examples: readonly string[];
}

/** The ways to say in a text what a die shows: each has words in every language. */
export type DieFormName = 'numbered' | 'listed' | 'own';

/** A die that a tree mentions by its name. */
export interface NamedDie {
  /** In lower case: "f" for `dF`. */
  readonly name: string;
  /** How it is written. */
  readonly spelling: string;
  readonly faces: readonly number[];
}

/** All spellings of a die as they are shown, the canonical one first. */
export const spellingsOf = ({ spelling, aliases = [] }: DieRecord): readonly string[] => [
  spelling,
  ...aliases,
];

/** The name of a die with a spelling, in trees: what follows its letter. */
export const nameOf = ({ spelling }: DieRecord): string => spelling.slice(1).toLowerCase();

/** The dice with faces of their own, by the names that trees mention. */
export function namedDice(dice: readonly DieRecord[]): ReadonlyMap<string, NamedDie> {
  const named = new Map<string, NamedDie>();
  for (const die of dice) {
    if (!('faces' in die.shows)) continue;
    const name = nameOf(die);
    named.set(name, { name, spelling: die.spelling, faces: die.shows.faces });
  }
  return named;
}
