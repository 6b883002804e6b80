/** The places of a series: what its highest total comes to, and so on down to its lowest. */
import type { Odds } from '../../index.ts';
import { shortFactsOf } from '../../render/odds/odds-summary.ts';
import type { Look } from '../../render/odds/odds-table.ts';
import { gridMarkup, isMarkup } from '../../render/text/grid.ts';
import { formatters } from '../../render/text/style.ts';
import type { CliWords } from '../words/index.ts';

/** @param ranks - from the lowest place to the highest */
export function placesTable(
  ranks: readonly Odds[],
  look: Pick<Look, 'style' | 'glyphs' | 'words'>,
  { rolling }: CliWords,
): string {
  const { style, glyphs, words } = look;
  const rows = [...ranks]
    .reverse()
    .map((odds, index) => [
      rolling.place(index + 1, ranks.length),
      shortFactsOf(odds, glyphs, words).join(', '),
    ]);
  if (isMarkup(style)) return gridMarkup({ heads: [rolling.places, ''], rows, bars: [] }, style);
  const width = Math.max(...rows.map(([place = '']) => place.length));
  const { head } = formatters[style];
  return rows
    .map(([place = '', facts = '']) => `${head(place.padEnd(width))}  ${facts}`)
    .join('\n');
}
