/** What a language has to bring for rolls, odds, tables and pictures. */
import type { NumberStyle } from '../number/format.ts';
import type { Mark } from '../vocabulary/rules/rule.ts';

/** Numbers and percentages. */
export interface NumberWords extends NumberStyle {
  /** `49.7%`, of the digits and a sign before them, such as `<`. */
  readonly percent: (digits: string) => string;
  /** A percentage that is only known to lie between two. */
  readonly percentBetween: (least: string, most: string) => string;
}

/** The text of a roll. All but its total is notation, whose numbers are written the same in all languages. */
export interface RollWords {
  /** Between the notation and its working. */
  readonly colon: string;
  readonly success: string;
  readonly failure: string;
  /** The numbers of a total: decimals as the language writes them, thousands as in the working next to it. */
  readonly total: (digits: string) => string;
  /** The totals of a series. */
  readonly totals: (totals: readonly string[]) => string;
  /** `2 successes` */
  readonly successes: (count: number, digits: string) => string;
  /** `1 set`, of equal dice. */
  readonly sets: (count: number, digits: string) => string;
  readonly mark: (mark: Mark) => string;
}

/** The facts of a summary, and how sure it is. */
export interface SummaryWords {
  /** The notation, and what the odds of a series are about. */
  readonly of: (notation: string, isMember: boolean) => string;
  readonly mean: (mean: string) => string;
  readonly deviation: (deviation: string) => string;
  readonly median: (median: string) => string;
  /** Several where no outcome is likelier than these. */
  readonly mode: (modes: readonly string[]) => string;
  readonly range: (least: string, greatest: string) => string;
  readonly noMaximum: (least: string) => string;
  readonly noMinimum: (greatest: string) => string;
  readonly noEnds: string;
  /** The same in a player's words. */
  readonly average: (mean: string) => string;
  readonly mostOften: (modes: readonly string[]) => string;
  readonly fromTo: (least: string, greatest: string) => string;
  readonly exact: string;
  /** How many decimal places of every percentage are certain. */
  readonly accurate: (places: number) => string;
  /** How far off a percentage can be, where not one place is certain. */
  readonly inaccurate: (percentage: string) => string;
}

/** Tables and charts. */
export interface TableWords {
  readonly total: string;
  readonly chance: string;
  readonly atLeast: string;
  readonly atMost: string;
  /** The head of a column with the name of a roll: `chance A`. */
  readonly column: (head: string, roll: string) => string;
  /** Names of rows. */
  readonly between: (low: string, high: string) => string;
  readonly orMore: (low: string) => string;
  readonly orLess: (high: string) => string;
  readonly elsewhere: string;
  /** Below a table; `roll` is the name of one of several. */
  readonly exactly: (roll: string, row: string, fraction: string) => string;
  readonly longFraction: (roll: string, row: string, digits: number) => string;
  readonly fractionsTooSmall: (roll: string, error: string) => string;
  /** The name of a roll after Z. */
  readonly numbered: (number: number) => string;
}

/** Which roll beats which. */
export interface ContestWords {
  /** With the colon. */
  readonly beats: (one: string, other: string) => string;
  readonly tie: string;
  /** The heads of a table: "chance that", "beats B". */
  readonly chanceThat: string;
  readonly beatsThis: (other: string) => string;
}

/** Pictures. */
export interface PictureWords {
  /** The title where none is given. */
  readonly title: (notations: readonly string[]) => string;
  readonly mean: string;
  readonly bar: (row: string, chance: string) => string;
  readonly barsCover: (totals: string) => string;
  readonly notShown: (parts: readonly string[]) => string;
  readonly part: (row: string, chance: string) => string;
}

/** Everything that is shown of rolls and odds, in one language. */
export interface RenderWords {
  /** As in BCP 47: `en`, `fr`. */
  readonly language: string;
  readonly numbers: NumberWords;
  readonly roll: RollWords;
  readonly summary: SummaryWords;
  readonly table: TableWords;
  readonly contest: ContestWords;
  readonly picture: PictureWords;
}
