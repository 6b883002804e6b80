/** The chances that `--at-least` and `--at-most` ask for, as rows for a spreadsheet or a page. */
import type { Fraction, Odds } from '../../index.ts';
import { chanceText } from '../../render/text/chance-text.ts';
import { csvCell, fractionCells } from '../../render/text/csv.ts';
import type { Glyphs } from '../../render/text/glyphs.ts';
import { gridMarkup } from '../../render/text/grid.ts';
import type { RenderWords } from '../../render/words.ts';

interface ChanceRow {
  readonly odds: Odds;
  readonly side: 'at_least' | 'at_most';
  readonly outcome: number;
  readonly chance: Fraction;
}

export const chanceRows = (
  solved: readonly Odds[],
  asked: { readonly atLeast: number | undefined; readonly atMost: number | undefined },
): readonly ChanceRow[] =>
  solved.flatMap((odds) => [
    ...(asked.atLeast === undefined
      ? []
      : [row(odds, 'at_least', asked.atLeast, odds.atLeast(asked.atLeast))]),
    ...(asked.atMost === undefined
      ? []
      : [row(odds, 'at_most', asked.atMost, odds.atMost(asked.atMost))]),
  ]);

const row = (
  odds: Odds,
  side: ChanceRow['side'],
  outcome: number,
  chance: Fraction,
): ChanceRow => ({ odds, side, outcome, chance });

export function chancesAsCsv(rows: readonly ChanceRow[]): string {
  const lines = rows.map(({ odds, side, outcome, chance }) =>
    [
      csvCell(odds.canonical),
      side,
      outcome,
      chance.toNumber(),
      fractionCells(chance),
      odds.error,
    ].join(','),
  );
  return `${['notation,side,outcome,chance,numerator,denominator,error', ...lines].join('\n')}\n`;
}

export function chancesAsMarkdown(
  rows: readonly ChanceRow[],
  { about }: Glyphs,
  { table, numbers }: RenderWords,
): string {
  const named = { at_least: table.orMore, at_most: table.orLess };
  const cells = rows.map(({ odds, side, outcome, chance }) => [
    odds.canonical,
    named[side](numbers.numeral(String(outcome))),
    chanceText(chance, odds.error, about, numbers),
  ]);
  return `${gridMarkup({ heads: ['', table.total, table.chance], rows: cells, bars: [] }, 'markdown')}\n`;
}
