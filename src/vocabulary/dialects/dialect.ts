/** What a spelling of another tool is, as data. */
import type { Meant, Tool } from '../../diagnostics/details/dialects.ts';
import type { Details } from '../../diagnostics/index.ts';

/** Something wrong that is not a word of another tool. */
export interface Wrong {
  readonly code: 'unexpected-character';
  readonly details: Details<'unexpected-character'>;
}

type Groups = readonly string[];

interface Spelled {
  /** What is written. The group `mark` is what is pointed at; without one all of it is. */
  readonly written: RegExp;
  /** What comes before it, up to a "$". Its groups count before those of `written`. */
  readonly after?: RegExp;
  /**
   * What these tools read otherwise elsewhere in the text keeps the fix from being offered. Absent: the tool that
   * `means` names.
   */
  readonly from?: readonly Tool[];
  /**
   * Our spelling, in which `$1` stands for the first group; undefined: this one is something else. A record
   * without it gives a hint alone: tools differ on what is meant, or there is no counterpart.
   */
  readonly ours?: string | ((...groups: Groups) => string | undefined);
  /** What to show as our spelling, where that is not all of `ours`. */
  readonly shows?: string | ((...groups: Groups) => string);
  /** A notation in which that is used. */
  readonly example?: string;
  /** What it holds is part of our spelling, so that it matters too what a tool reads otherwise in there. */
  readonly holds?: true;
  /** It goes around a whole roll, which has errors of its own that are reported as well. */
  readonly around?: true;
}

/**
 * Something that another tool writes and this language spells otherwise. It is only looked for in a text
 * that cannot be read, at the place where reading failed.
 */
export type Dialect = Spelled &
  (
    | {
        /** What it means; undefined: this one is something else. */
        readonly means: Meant | ((...groups: Groups) => Meant | undefined);
        readonly wrong?: undefined;
      }
    | { readonly wrong: Wrong; readonly means?: undefined }
  );
