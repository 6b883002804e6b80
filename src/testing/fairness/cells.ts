/** The outcomes of a law as cells that rolls are counted in: rare ones at both ends pooled. */

import type { Odds } from '../../odds/answer/answer.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import { testingError } from '../testing-error.ts';

/** Odds, or outcomes with their chances, which must add up to 1. */
export type LawLike = Odds | Iterable<readonly [outcome: number, chance: Fraction | number]>;

export interface Cell {
  /** The lowest outcome; -Infinity where there is none. */
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

export interface Cells {
  readonly cells: readonly Cell[];
  /** The place of the cell that an outcome falls into; undefined: it has no chance at all. */
  readonly find: (outcome: number) => number | undefined;
}

/** Outcomes at either end are pooled until they have this chance. */
const tail = 1e-4;

/** More cells than this blunt the test: neighbours are pooled then. */
const mostCells = 500;

/** Chances that are known less well than this cannot be tested against. */
const largestError = 1e-9;

/** A law as it is given: outcomes with their chances, ascending, and what lies beyond them. */
export interface Listed {
  readonly outcomes: readonly (readonly [outcome: number, chance: number])[];
  readonly below: number;
  readonly above: number;
}

/**
 * @throws DiceError `unsuitable-input` for chances that do not add up to 1, or are not known well enough
 */
export function listedOf(law: LawLike, mostError: number = largestError): Listed {
  const odds = 'entries' in law && 'atMost' in law ? (law as Odds) : undefined;
  if (odds !== undefined && !(odds.error <= mostError)) {
    throw testingError(
      'unsuitable-input',
      `these odds are only known to ${odds.error}, too roughly to test against`,
      'let the replay follow more dice, or solve the odds',
    );
  }
  const outcomes = [...(odds === undefined ? (law as Iterable<Entry>) : odds.entries())]
    .map(([outcome, chance]): readonly [number, number] => [
      outcome,
      typeof chance === 'number' ? chance : chance.toNumber(),
    ])
    .filter(([, chance]) => chance !== 0)
    .sort(([one], [other]) => one - other);
  const [lowest = 0] = outcomes[0] ?? [];
  const [highest = 0] = outcomes.at(-1) ?? [];
  const beyond = odds === undefined ? { below: 0, above: 0 } : massBeyond(odds, lowest, highest);
  const total = outcomes.reduce((sum, [, chance]) => sum + chance, beyond.below + beyond.above);
  if (!(Math.abs(total - 1) <= 1e-6) || outcomes.some(([, chance]) => !(chance > 0))) {
    throw testingError('unsuitable-input', `chances must be above 0 and add up to 1, not ${total}`);
  }
  return {
    outcomes: outcomes.map(([outcome, chance]) => [outcome, chance / total]),
    below: beyond.below / total,
    above: beyond.above / total,
  };
}

/** @throws DiceError as `listedOf` does */
export function cellsOf(law: LawLike): Cells {
  const listed = listedOf(law);
  const { outcomes, below, above } = listed;
  const [lowest = 0] = outcomes[0] ?? [];
  const [highest = 0] = outcomes.at(-1) ?? [];
  const cells = pooled(listed);
  const places = new Map<number, number>();
  let place = 0;
  for (const [outcome] of outcomes) {
    while (outcome > (cells[place] as Cell).to) place += 1;
    places.set(outcome, place);
  }
  return {
    cells,
    find(outcome) {
      const found = places.get(outcome);
      if (found !== undefined) return found;
      if (outcome < lowest && below > 0) return 0;
      if (outcome > highest && above > 0) return cells.length - 1;
      return undefined;
    },
  };
}

type Entry = readonly [number, Fraction | number];

/** What the entries do not list; a mass of which nothing is known counts as above. */
function massBeyond(
  odds: Odds,
  lowest: number,
  highest: number,
): { readonly below: number; readonly above: number } {
  const rest = odds.rest.toNumber();
  if (rest === 0) return { below: 0, above: 0 };
  const chance = ({ numerator, denominator }: Fraction, less: Fraction): number => {
    const top = numerator * less.denominator - less.numerator * denominator;
    return fraction(top, denominator * less.denominator).toNumber();
  };
  const below = odds.min < lowest ? Math.max(0, chance(odds.atMost(lowest), odds.at(lowest))) : 0;
  const above =
    odds.max > highest ? Math.max(0, chance(odds.atLeast(highest), odds.at(highest))) : 0;
  const open = odds.max > highest ? 'above' : 'below';
  const left = Math.max(0, rest - below - above);
  return open === 'above' ? { below, above: above + left } : { below: below + left, above };
}

function pooled({ outcomes, below, above }: Listed): readonly Cell[] {
  const all = [
    ...(below > 0 ? [end(Number.NEGATIVE_INFINITY, below)] : []),
    ...outcomes.map(([outcome, chance]) => end(outcome, chance)),
    ...(above > 0 ? [end(Number.POSITIVE_INFINITY, above)] : []),
  ];
  const fromBelow = joined(all, tail, 1);
  const bothEnds = joined(fromBelow.toReversed(), tail, 1).toReversed();
  return bothEnds.length <= mostCells
    ? bothEnds
    : joined(bothEnds, 1 / mostCells, Number.POSITIVE_INFINITY);
}

const end = (at: number, chance: number): Cell => ({ from: at, to: at, chance });

/** Neighbours pooled until they have a chance, in the first `count` cells. */
function joined(cells: readonly Cell[], least: number, most: number): readonly Cell[] {
  const result: Cell[] = [];
  for (const cell of cells) {
    const last = result.at(-1);
    if (last === undefined || last.chance >= least || result.length > most) {
      result.push(cell);
      continue;
    }
    result[result.length - 1] = {
      from: Math.min(last.from, cell.from),
      to: Math.max(last.to, cell.to),
      chance: last.chance + cell.chance,
    };
  }
  return result;
}
