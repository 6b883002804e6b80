/** What a roll is to callers, and its JSON form. */

import type { Diagnostic, DiceError } from '../diagnostics/index.ts';
import type { Chain, Term, ThrownDie } from '../eval/sample/roll.ts';
import { callError } from '../input/call-error.ts';
import type { Style } from '../render/text/style.ts';
import type { Role } from '../vocabulary/rules/rule.ts';

/** One roll. `kind` says what it gave: a single total, or those of a series. */
export type Roll = SingleRoll | SeriesRoll;

export interface SingleRoll extends SingleParts {
  readonly kind: 'single';
  /** The result, to the nearest double; never -0. */
  readonly total: number;
}

/** A roll of a series such as `6 x 4d6kh3`. */
export interface SeriesRoll extends SeriesParts {
  readonly kind: 'series';
  /** The results of the members, in order, to the nearest double; never -0. */
  readonly totals: readonly number[];
  /** @throws DiceError `no-single-total`: a series has `totals` */
  readonly total: number;
}

/**
 * Totals by label, such as `{ fire: 7, cold: 2 }`, to the nearest double. Labels are as they are written.
 */
export type LabelTotals = Readonly<Record<string, number>>;

/** What a roll came from by `reroll`. */
export interface RollOrigin {
  /** The roll as it was. */
  readonly roll: Roll;
  /** The places in its `dice`, ascending, of the dice that were thrown again. */
  readonly dice: readonly number[];
}

/** What a roll with one total works out on demand. */
export declare abstract class SingleParts extends RollParts {
  /**
   * The total of each label: what its terms add to the sum; a term that is subtracted counts below zero. A
   * label on what is multiplied, compared or given to a function has no total here (`terms` have its value).
   *
   * @example roll('2d6[fire] + d4[cold] + 1', { dice: [3, 4, 2] }).byLabel // {"fire": 7, "cold": 2}
   */
  get byLabel(): LabelTotals;
}

/** What a series works out on demand. */
export declare abstract class SeriesParts extends RollParts {
  /** The total of each label, for each member in order. */
  get byLabel(): readonly LabelTotals[];
}

/**
 * What every roll has. It is worked out on demand, so a copy by spreading does not have it: to the
 * compiler these are members of a class, which copies lose. `toJSON()` has all of it as plain data.
 */
export declare abstract class RollParts {
  /** What the roll came to. */
  get kind(): 'single' | 'series';
  /** The notation as it was given. */
  get notation(): string;
  /** The notation in its canonical spelling. */
  get canonical(): string;
  /** Every physical die in the order thrown. */
  get dice(): readonly ThrownDie[];
  /** The pools of dice, the groups, and whatever carries a label, in the order rolled. */
  get terms(): readonly Term[];
  get comments(): readonly string[];
  /** The roll that this one came from by `reroll`, and which of its dice were thrown again; absent: none. */
  get from(): RollOrigin | undefined;
  /** What is legal in the notation and probably not meant. */
  get warnings(): readonly Diagnostic[];
  /**
   * One line for people; a series has one for each member and one for the totals.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).text() // "d100!o + 15: [97↑ 17 = 114] + 15 = 129"
   */
  get text(): (style?: Style) => string;
  /**
   * What the roll did, in plain English.
   *
   * @example roll('d100!o+15', { dice: [97, 17] }).explain() // "97 rolls again and adds 17, for 114. Plus 15 is 129."
   */
  get explain(): () => string;
  /** Plain data in a stable, versioned form; `notation`, the faces and `variables` replay the roll. */
  toJSON(): RollJSON;
}

/** The JSON form of a roll. `dice` of a chain are indexes into the roll's dice. */
export interface RollJSON {
  /** The version of this form. */
  readonly version: 1;
  /** The version of the library that made it, such as `0.1.0`. */
  readonly library: string;
  readonly notation: string;
  readonly canonical: string;
  /** The result; a series has `totals` instead. */
  readonly total?: number;
  readonly totals?: readonly number[];
  readonly dice: readonly {
    readonly die: string;
    readonly sides: number;
    readonly face: number;
    readonly role: Role;
    readonly kept: boolean;
    readonly marks: readonly string[];
  }[];
  readonly terms: readonly (Omit<Term, 'chains'> & {
    readonly chains: readonly (Omit<Chain, 'dice'> & { readonly dice: readonly number[] })[];
  })[];
  readonly comments: readonly string[];
  readonly warnings: readonly Diagnostic[];
  /** The variables that the roll used. */
  readonly variables?: Readonly<Record<string, number | string>>;
  /** The roll that it came from by `reroll`, and the places of the dice that were thrown again. */
  readonly from?: { readonly dice: readonly number[]; readonly roll: RollJSON };
}

/** The totals of a roll of any kind. */
export const totalsOf = (roll: Roll): readonly number[] =>
  roll.kind === 'series' ? roll.totals : [roll.total];

/** Thrown when a series is asked for a single total. */
export function noSingleTotal(totals: readonly number[] | undefined): DiceError {
  const most = 8;
  return callError('no-single-total', {
    reason: 'series',
    ...(totals === undefined ? {} : { totals: totals.slice(0, most), more: totals.length > most }),
  });
}
