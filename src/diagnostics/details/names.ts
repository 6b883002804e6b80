/** What can be wrong with variables and named rolls: the facts of each finding, by code. */
import type { GivenFact } from './calls.ts';

export interface NamesDetails {
  readonly 'unknown-variable':
    | {
        readonly reason: 'not-given';
        readonly name: string;
        /** Names that are nearly the same, without their `@`. */
        readonly near: readonly string[];
        /** Some of the names that there are. */
        readonly known: readonly string[];
        /** Whether there are more than those. */
        readonly more: boolean;
      }
    /** A named roll is used before its `;`. */
    | { readonly reason: 'not-rolled-yet'; readonly name: string };
  readonly 'unsuitable-variable':
    | { readonly reason: 'not-a-value'; readonly name: string; readonly given: GivenFact }
    /** Its notation names or repeats a roll, which only a whole notation can do. */
    | { readonly reason: 'names-a-roll'; readonly name: string }
    | { readonly reason: 'repeats-a-roll'; readonly name: string };
  readonly 'variable-cycle': {
    readonly reason: 'circle';
    /** The variables that refer to each other; the first is also the last. */
    readonly circle: readonly string[];
  };
  readonly 'name-taken':
    | { readonly reason: 'by-a-roll'; readonly name: string }
    | { readonly reason: 'by-a-variable'; readonly name: string };
}
