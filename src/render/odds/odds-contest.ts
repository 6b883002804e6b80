/** Which of several rolls beats which: a sentence each for two, a table for more. */

import { roundedUp } from '../../number/format.ts';
import type { Contest } from '../../odds/answer/contest.ts';
import type { Fraction } from '../../odds/arithmetic/fraction.ts';
import { accuracyText, chanceText, percent } from '../text/chance-text.ts';
import type { Grid } from '../text/grid.ts';
import { gridLines, gridMarkup, isMarkup } from '../text/grid.ts';
import { formatters } from '../text/style.ts';
import type { NumberWords, RenderWords } from '../words.ts';
import type { Look } from './odds-table.ts';
import { letterOf } from './odds-table.ts';

/**
 * The chances of every roll to beat every other.
 *
 * @param contests - for each roll those against the later ones
 */
export function contestText(
  contests: readonly (readonly Contest[])[],
  { style, glyphs, words }: Look,
): string {
  const { contest: said, numbers } = words;
  const { plain, newline } = formatters[style];
  const [[only] = []] = contests;
  if (contests.length === 2 && only !== undefined) {
    const { higher, lower, equal, error } = only;
    const lines = [
      [said.beats('A', 'B'), higher],
      [said.beats('B', 'A'), lower],
      [said.tie, equal],
    ] as const;
    const width = isMarkup(style) ? 0 : Math.max(...lines.map(([name]) => name.length));
    return lines
      .map(([name, chance]) =>
        plain(`${name.padEnd(width)} ${chanceText(chance, error, glyphs.about, numbers)}`),
      )
      .join(newline);
  }
  const names = contests.map((_, index) => letterOf(index, words));
  const grid: Grid = {
    heads: [`${glyphs.about} ${said.chanceThat}`, ...names.map((name) => said.beatsThis(name))],
    rows: names.map((name, row) => [
      name,
      ...names.map((_, column) => cellOf(contests, row, column, words)),
    ]),
    bars: [],
  };
  const worst = Math.max(...contests.flat().map(({ error }) => error));
  const notes = worst > 0 ? [plain(`(${accuracyText(worst, words.summary)})`)] : [];
  const table = isMarkup(style)
    ? gridMarkup(grid, style)
    : gridLines(grid, 0, glyphs, formatters[style]);
  return [table, ...notes].join('\n');
}

function cellOf(
  contests: readonly (readonly Contest[])[],
  row: number,
  column: number,
  { numbers }: RenderWords,
): string {
  if (row === column) return '';
  const [first, second] = [Math.min(row, column), Math.max(row, column)];
  const contest = contests[first]?.[second - first - 1];
  if (contest === undefined) return '?';
  return shown(row < column ? contest.higher : contest.lower, contest.error, numbers);
}

function shown({ numerator, denominator }: Fraction, error: number, words: NumberWords): string {
  if (numerator === 0n && error > 0) return words.percent(`<${roundedUp(error * 100)}`);
  return percent(numerator, denominator, words);
}
