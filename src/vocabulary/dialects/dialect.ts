/** What a spelling of another tool is, as data. */
import type { ErrorCode } from '../../diagnostic.ts';

/**
 * Something that another tool writes and this language spells otherwise. It is only looked for in a text
 * that cannot be read, at the place where reading failed, and only told when our spelling can be read.
 */
export interface Dialect {
  /** Whose spelling it is, as it stands behind "in". */
  readonly whose: string;
  /** What it does there, behind "it". */
  readonly does: string;
  /** What is written. The group `mark` is what is pointed at; without one all of it is. */
  readonly written: RegExp;
  /** It must begin where reading failed, and is looked for only there. */
  readonly startsThere?: boolean;
  /** Errors that say more than this could: it is not told in place of them. */
  readonly unless?: readonly ErrorCode[];
  /** Our spelling, in which `$1` stands for the first group; undefined: this one is something else. */
  readonly ours: string | ((...groups: readonly string[]) => string | undefined);
  /** What the same tool writes and this language reads in another way: replaced in all of the text. */
  readonly along?: readonly (readonly [written: RegExp, ours: string])[];
}
