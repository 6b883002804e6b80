/** `openroll odds NOTATION --for x=0..10`: a row for each number that a variable takes. */
import type { DiceError, Fraction, Odds, Roller } from '../../index.ts';
import { DiceError as NotationError } from '../../index.ts';
import { deviationText, meanText } from '../../render/odds/outcome-text.ts';
import { chanceText, percent } from '../../render/text/chance-text.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';
import type { Grid } from '../../render/text/grid.ts';
import { gridLines, gridMarkup, roomForBars } from '../../render/text/grid.ts';
import { formatters } from '../../render/text/style.ts';
import type { RenderWords } from '../../render/words.ts';
import type { GivenVariables } from '../options.ts';
import type { ForValues, Share } from './for-values.ts';

/** What is asked of each row. */
export interface Question {
  readonly notation: string;
  readonly variables: GivenVariables | undefined;
  readonly over: ForValues;
  readonly atLeast: number | undefined;
  readonly atMost: number | undefined;
}

/** The odds with one number in the place of the variable. */
export interface ForRow {
  readonly value: number;
  /** Or why there are none. */
  readonly odds: Odds | DiceError;
}

export const rowsFor = (
  { notation, variables, over }: Question,
  roller: Roller,
): readonly ForRow[] =>
  over.values.map((value) => {
    try {
      const odds = roller.odds(notation, { variables: { ...variables, [over.name]: value } });
      // What is only found when it is looked at is found here.
      void odds.mean;
      return { value, odds };
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      return { value, odds: error };
    }
  });

/** The rows that have odds. */
export type SolvedRow = ForRow & { readonly odds: Odds };

export const isSolved = (row: ForRow): row is SolvedRow => !(row.odds instanceof NotationError);

/** Whether every row is 1 or 0, so that the chance of 1 is what matters: a comparison, or one die that is counted. */
export const areTests = (rows: readonly SolvedRow[]): boolean =>
  rows.every(
    ({ odds }) =>
      odds.min >= 0 &&
      odds.max <= 1 &&
      [...odds.entries()].every(([outcome]) => Number.isInteger(outcome)),
  );

/** The chance that counts: of the number asked for, or that a test is met; undefined: nothing was asked. */
export function chanceOf(
  odds: Odds,
  { atLeast, atMost }: Pick<Question, 'atLeast' | 'atMost'>,
  isTest: boolean,
): Fraction | undefined {
  if (atLeast !== undefined) return odds.atLeast(atLeast);
  if (atMost !== undefined) return odds.atMost(atMost);
  return isTest ? odds.atLeast(1) : undefined;
}

/** The first number that certainly gets there. */
export const reached = (
  rows: readonly SolvedRow[],
  question: Question,
  isTest: boolean,
  { numerator, denominator }: Share,
): SolvedRow | undefined =>
  rows.find(({ odds }) => {
    const chance = chanceOf(odds, question, isTest);
    return chance !== undefined && chance.numerator * denominator >= numerator * chance.denominator;
  });

/** How a table looks. */
export interface ForLook {
  readonly style: 'plain' | 'ansi' | 'markdown';
  readonly glyphs: Glyphs;
  readonly words: RenderWords;
  readonly width: number;
  readonly fractions: boolean;
  /** The words of the heads that only such a table has. */
  readonly heads: { readonly mean: string; readonly deviation: string };
}

export function forTable(
  rows: readonly ForRow[],
  question: Question,
  isTest: boolean,
  look: ForLook,
): string {
  const { style, glyphs, words, width, heads } = look;
  const { about } = glyphs;
  const { numbers, table } = words;
  const { atLeast, atMost, over } = question;
  const shown = (number: number): string => numbers.numeral(String(number));
  const asked = isTest || atLeast !== undefined || atMost !== undefined;
  const chanceHeads = [
    ...(atLeast === undefined ? [] : [table.orMore(shown(atLeast))]),
    ...(atMost === undefined ? [] : [table.orLess(shown(atMost))]),
    ...(atLeast === undefined && atMost === undefined ? [table.chance] : []),
  ];
  const chancesIn = (odds: Odds): readonly Fraction[] => [
    ...(atLeast === undefined ? [] : [odds.atLeast(atLeast)]),
    ...(atMost === undefined ? [] : [odds.atMost(atMost)]),
    ...(atLeast === undefined && atMost === undefined ? [odds.atLeast(1)] : []),
  ];
  const cells = ({ value, odds }: ForRow): readonly string[] => {
    const name = shown(value);
    if (odds instanceof NotationError) return [name, numbers.unknown];
    if (!asked) {
      return [name, meanText(odds, about, numbers), deviationText(odds, about, numbers)];
    }
    return [name, ...chancesIn(odds).map((chance) => cellOf(chance, odds, look))];
  };
  const share = ({ odds }: ForRow): number =>
    odds instanceof NotationError || !asked ? 0 : (chancesIn(odds)[0]?.toNumber() ?? 0);
  const grid: Grid = {
    heads: [`@${over.name}`, ...(asked ? chanceHeads : [heads.mean, heads.deviation])],
    rows: rows.map(cells),
    bars: asked ? [{ column: 1, shares: rows.map(share) }] : [],
  };
  if (style === 'markdown') return gridMarkup(grid, style);
  return gridLines(grid, asked ? roomForBars(grid, width) : 0, glyphs, formatters[style]);
}

function cellOf(chance: Fraction, { error }: Odds, { glyphs, words, fractions }: ForLook): string {
  if (error > 0) return chanceText(chance, error, glyphs.about, words.numbers);
  if (fractions) return chance.toString();
  return percent(chance.numerator, chance.denominator, words.numbers);
}
