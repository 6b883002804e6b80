/** A table in any style: columns of text, and bars between them where there is room. */
import type { Glyphs } from './glyphs.ts';
import type { Formatter, Style } from './style.ts';
import { formatters } from './style.ts';

export interface Grid {
  /** One for each column; the first column names the rows. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly bars: readonly Bars[];
}

/** Bars after a column. */
export interface Bars {
  readonly column: number;
  /** For each row its length as a share of the longest bar there is. */
  readonly shares: readonly number[];
}

/** Longer bars say no more. */
const longestBar = 60;
const gap = 2;

/** How many columns of the screen are left for each bar; below 0 when not even the text fits. */
export function roomForBars({ heads, rows, bars }: Grid, width: number): number {
  const text = widthsOf(heads, rows).reduce((sum, each) => sum + each + gap, -gap);
  const left = width - text - bars.length * gap;
  return Math.min(longestBar, Math.floor(left / Math.max(1, bars.length)));
}

const widthsOf = (heads: Grid['heads'], rows: Grid['rows']): readonly number[] =>
  heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );

/** Lines for a terminal or a page of plain text. */
export function gridLines(grid: Grid, barLength: number, glyphs: Glyphs, dress: Formatter): string {
  const { heads, rows, bars } = grid;
  const widths = widthsOf(heads, rows);
  const barOf = new Map(bars.map(({ column }, series) => [column, series]));
  const line = (cells: readonly string[], row: number | undefined): string => {
    const parts = cells.flatMap((cell, column) => {
      const text = cell.padStart(widths[column] ?? 0);
      const shown = row === undefined ? dress.head(text) : text;
      const series = barOf.get(column);
      if (series === undefined || barLength < 1) return [shown];
      const share = row === undefined ? 0 : (bars[series]?.shares[row] ?? 0);
      const bar = glyphs.bar(share * barLength);
      return [shown, dress.bar(bar, series) + ' '.repeat(Math.max(0, barLength - bar.length))];
    });
    return parts.join(' '.repeat(gap)).trimEnd();
  };
  return [line(heads, undefined), ...rows.map(line)].join('\n');
}

/** A table of Markdown or HTML, which needs no bars. */
export function gridMarkup({ heads, rows }: Grid, style: 'markdown' | 'html'): string {
  const { plain } = formatters[style];
  if (style === 'markdown') {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const body = rows.map((row) => line(row.map(plain)));
    return [line(heads.map(plain)), line(heads.map(() => '---:')), ...body].join('\n');
  }
  const row = (cells: readonly string[], open: string): string =>
    `<tr>${open}${cells.join('')}</tr>`;
  const head = heads.map((cell) => `<th scope="col">${plain(cell)}</th>`);
  const body = rows.map(([name = '', ...cells]) =>
    row(
      cells.map((cell) => `<td>${plain(cell)}</td>`),
      `<th scope="row">${plain(name)}</th>`,
    ),
  );
  return [`<thead>${row(head, '')}</thead>`, '<tbody>', ...body, '</tbody>'].join('\n');
}

export const isMarkup = (style: Style): style is 'markdown' | 'html' =>
  style === 'markdown' || style === 'html';
