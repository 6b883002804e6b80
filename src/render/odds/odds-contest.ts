/** Which of several rolls beats which: a sentence each for two, a table for more. */

import { roundedUp } from '../../number/format.ts';
import type { Contest } from '../../odds/answer/contest.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import { chanceText, percent } from '../text/chance-text.ts';
import type { Grid } from '../text/grid.ts';
import { gridLines, gridMarkup, isMarkup } from '../text/grid.ts';
import { formatters } from '../text/style.ts';
import type { Look } from './odds-table.ts';
import { letterOf } from './odds-table.ts';

/**
 * The chances of every roll to beat every other.
 *
 * @param contests - for each roll those against the later ones
 */
export function contestText(
  contests: readonly (readonly Contest[])[],
  { style, glyphs }: Look,
): string {
  const { plain, newline } = formatters[style];
  const [[only] = []] = contests;
  if (contests.length === 2 && only !== undefined) {
    const { higher, lower, equal, error } = only;
    const said = [
      ['A beats B', higher],
      ['B beats A', lower],
      ['a tie', equal],
    ] as const;
    const width = isMarkup(style) ? 0 : 10;
    return said
      .map(([name, chance]) =>
        plain(`${`${name}:`.padEnd(width)} ${chanceText(chance, error, glyphs.about)}`),
      )
      .join(newline);
  }
  const names = contests.map((_, index) => letterOf(index));
  const grid: Grid = {
    heads: [`${glyphs.about} chance that`, ...names.map((name) => `beats ${name}`)],
    rows: names.map((name, row) => [
      name,
      ...names.map((_, column) => cellOf(contests, row, column)),
    ]),
    bars: [],
  };
  const worst = Math.max(...contests.flat().map(({ error }) => error));
  const notes = worst > 0 ? [plain(`every chance within ${roundedUp(worst)} of the true one`)] : [];
  const table = isMarkup(style)
    ? gridMarkup(grid, style)
    : gridLines(grid, 0, glyphs, formatters[style]);
  return [table, ...notes].join('\n');
}

function cellOf(contests: readonly (readonly Contest[])[], row: number, column: number): string {
  if (row === column) return '';
  const [first, second] = [Math.min(row, column), Math.max(row, column)];
  const contest = contests[first]?.[second - first - 1];
  if (contest === undefined) return '?';
  return shown(row < column ? contest.higher : contest.lower, contest.error);
}

function shown({ numerator, denominator }: Fraction, error: number): string {
  if (numerator === 0n && error > 0) return `<${roundedUp(error * 100)} %`;
  return percent(numerator, denominator);
}
