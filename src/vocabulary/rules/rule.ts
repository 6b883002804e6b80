/**
 * The kinds of rule that a modifier can be. A rule is plain data without functions, so that it can be
 * merged, sent as JSON, explained, sampled and solved by interpreters that know kinds and no modifiers.
 */

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** What a comparison means: `order` is negative, 0 or positive, as the left side is below, equal or above. */
export function holds(comparison: Comparison, order: number): boolean {
  switch (comparison) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** One comparison of a die's value with a whole number (or 0.5, which no die equals). */
export interface Test {
  readonly op: Comparison;
  readonly than: number;
  /** The number as written where it is not a whole number; only values that are fractions ask for it. */
  readonly exact?: string;
}

/** Marks dice; the total does not change. */
export interface MarkRule {
  readonly kind: 'mark';
  readonly tests: readonly Test[];
  readonly mark: Mark;
}

/** The sets of a pool are numbered from 1 in the order of their first dice. */
export type Mark = Critical | `set ${number}`;

export type Critical = 'critical success' | 'critical failure';

/** Whether a mark is one of those that a language has words for; a caller's rule may give any text. */
export const isCritical = (mark: string): mark is Critical =>
  mark === 'critical success' || mark === 'critical failure';

/** The number of a set; undefined: the mark is not that of a set. */
export function setNumber(mark: string): number | undefined {
  const [word, number] = mark.split(' ');
  return word === 'set' && Number.isInteger(Number(number)) ? Number(number) : undefined;
}

/** Shows the dice in order; nothing else changes. */
export interface OrderRule {
  readonly kind: 'order';
  readonly direction: 'ascending' | 'descending';
}

/** A die that meets a test counts as another number. */
export interface FaceRule {
  readonly kind: 'face';
  readonly tests: readonly Test[];
  readonly countsAs: number;
}

/** A die that meets a test scores; the pool's value is the sum of scores. */
export interface ScoreRule {
  readonly kind: 'score';
  readonly tests: readonly Test[];
  readonly score: number;
}

/**
 * A die rolls extra dice, each read by a link. The first link reads the die as it lies, by what it
 * counts as; every extra die is judged by the face it shows. The first exit whose tests the die meets
 * names the link that reads the next die: the same one or a later one. No exit met: the chain ends.
 *
 * `d100!o`: link 0 goes low to link 2 and high to link 1; link 1 adds and goes high to itself;
 * link 2 subtracts and goes high to itself.
 */
export interface ChainRule {
  readonly kind: 'chain';
  readonly links: readonly Link[];
  /**
   * What an extra die does: it replaces the one before (`replace`), joins the pool after it
   * (`append`), or is added into it, the whole chain being one die (`add`).
   */
  readonly join: 'replace' | 'append' | 'add';
  /** The most extra dice for each die; absent: as many as come. */
  readonly limit?: number;
}

export interface Link {
  /** Whether the dice read by this link are added or subtracted. */
  readonly sign: 1 | -1;
  /** Added to the face of each die read by this link. */
  readonly shift: number;
  /** What a die read by this link, other than the first of the chain, is in the result. */
  readonly role: Role;
  readonly exits: readonly Exit[];
}

export interface Exit {
  readonly tests: readonly Test[];
  readonly link: number;
}

/** Why a die was thrown. */
export type Role = 'first' | 'exploded' | 'up' | 'down' | 'rerolled';

/** Keeps some dice of the pool by rank; the others are dropped. */
export interface PoolRule {
  readonly kind: 'pool';
  /** The end from which ranks are counted; `middle` leaves as many above as below, an odd one above. */
  readonly from: 'highest' | 'lowest' | 'middle';
  /** How many ranks to pass over; 0 for `middle`. */
  readonly skip: number;
  /** How many to keep; absent: all the rest. */
  readonly take?: number;
}

/** From the left, a die with the value of an earlier one is rolled again until no earlier one has it. */
export interface DistinctRule {
  readonly kind: 'distinct';
  /** The most extra dice for each die; absent: as many as it takes. */
  readonly limit?: number;
}

/** Finds sets of dice with equal values. */
export interface SetsRule {
  readonly kind: 'sets';
  /** The fewest dice of a set. */
  readonly least: number;
  /** Show: mark the dice of each set. Count: also score one success for each set, on its first die. */
  readonly how: 'show' | 'count';
  /** Only sets whose value meets one of them; absent: all. */
  readonly tests?: readonly Test[];
}

export type Rule =
  | MarkRule
  | OrderRule
  | FaceRule
  | ScoreRule
  | ChainRule
  | PoolRule
  | DistinctRule
  | SetsRule;
export type RuleKind = Rule['kind'];

/** Whether a value meets at least one of the tests. */
export function meets(tests: readonly Test[], value: number): boolean {
  for (const { op, than } of tests) if (holds(op, value - than)) return true;
  return false;
}

/** The link that reads the next die after one that shows or counts as `value`; undefined: the chain ends. */
export function nextLink(link: Link, value: number): number | undefined {
  for (const exit of link.exits) if (meets(exit.tests, value)) return exit.link;
  return undefined;
}
