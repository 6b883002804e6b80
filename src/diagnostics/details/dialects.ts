/** What other tools and players write: the facts of a spelling that is written otherwise here. */

/** What a foreign spelling means. */
export type DialectMeaning = 'unknown';

export interface ForeignDetails {
  readonly reason: 'spelling';
  readonly written: string;
}
