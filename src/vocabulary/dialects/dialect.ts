/** What a spelling of another tool is, as data. */
import type { ErrorCode } from '../../diagnostics/index.ts';

/** A tool whose other readings matter to what can be said of its spellings. */
export type Tool =
  | 'AnyDice'
  | 'Avrae'
  | 'BCDice'
  | 'Dice Maiden'
  | 'Foundry'
  | 'MapTool'
  | 'Roll20'
  | 'rollem'
  | 'rpg-dice-roller';

/**
 * Something that another tool writes and this language spells otherwise. It is only looked for in a text
 * that cannot be read, at the place where reading failed.
 */
export interface Dialect {
  /** What to say of it, in which `$it` stands for what is written, in quotes; undefined: this one is something else. */
  readonly hint: string | ((...groups: readonly string[]) => string | undefined);
  /** What is wrong, where that is not a word that another tool has. */
  readonly wrong?: { readonly code: ErrorCode; readonly message: string };
  /** What is written. The group `mark` is what is pointed at; without one all of it is. */
  readonly written: RegExp;
  /** What comes before it, up to a "$". Its groups count before those of `written`. */
  readonly after?: RegExp;
  /** Whose it is: what these tools read otherwise elsewhere in the text keeps the fix from being offered. */
  readonly from?: readonly Tool[];
  /**
   * Our spelling, in which `$1` stands for the first group; undefined: this one is something else. A record
   * without it gives a hint alone: tools differ on what is meant, or there is no counterpart.
   */
  readonly ours?: string | ((...groups: readonly string[]) => string | undefined);
  /** What it holds is part of our spelling, so that it matters too what a tool reads otherwise in there. */
  readonly holds?: true;
  /** It stands around a whole roll, which has errors of its own that are reported as well. */
  readonly around?: true;
}

/** What it does in a tool. */
export const inTool = (tool: string, does: string): string => `In ${tool}, $it ${does}.`;

/** The same, where our spelling can be given once and for all. */
export const inToolHere = (tool: string, does: string, ours: string): string =>
  `${inTool(tool, does)} Here that is written "${ours}"`;

/** What plain words mean. */
export const meaning = (what: string): string => `That means "${what}".`;
