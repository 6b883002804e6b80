/** Odds as tables and bars: of one notation, or of several side by side. */

import { nearestDouble } from '../../number/convert.ts';
import { roundedUp } from '../../number/format.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import { percent } from '../text/chance-text.ts';
import type { Glyphs } from '../text/glyphs.ts';
import type { Bars, Grid } from '../text/grid.ts';
import { gridLines, gridMarkup, isMarkup, roomForBars } from '../text/grid.ts';
import type { Style } from '../text/style.ts';
import { formatters } from '../text/style.ts';
import type { RenderWords } from '../words.ts';
import { lawsOf } from './odds-laws.ts';
import type { Cell, Listing } from './odds-rows.ts';
import { joined, summaryParts, wrapped } from './odds-summary.ts';
import type { NamedListing, NamedRow } from './row-names.ts';
import { namedRowsOf } from './row-names.ts';

/** What a row says of each notation. */
export type Column = keyof Cell;

/** How a table or chart is to look. */
export interface Look {
  readonly style: Style;
  readonly glyphs: Glyphs;
  readonly words: RenderWords;
  /** Columns of the screen; bars take what the text leaves of them. Undefined: as wide as it gets, no bars. */
  readonly width?: number | undefined;
  /** The most rows; more outcomes are put together in bins. */
  readonly rows: number;
  /** Exact fractions in place of rounded percentages. */
  readonly fractions: boolean;
  /** `short`: what players ask first. All unless given. */
  readonly summary?: 'short' | 'full';
  /** What the bars show, and the only column of each notation in a table of several: the chance unless given. */
  readonly view?: Column;
}

/** Bars shorter than this are not worth a column of numbers. */
const shortestBar = 4;

/** A summary, then a row for each outcome: its chance, at least, at most, and a bar. */
export function tableOf(odds: Odds, look: Look): string {
  const columns = ['chance', 'atLeast', 'atMost'] as const;
  const listing = listed([odds], look);
  const grids = [columns, columns.slice(0, 2), columns.slice(0, 1)].map((shown) =>
    gridOf(listing, [''], shown, look),
  );
  return [
    captionOf([odds], look),
    bodyOf(grids, shortestBar, look),
    ...notesOf(listing, [odds], [''], look),
  ].join(blockBreak(look));
}

const listed = (list: readonly Odds[], { rows, glyphs, words }: Look): NamedListing =>
  namedRowsOf(lawsOf(list), rows, glyphs.about, words);

/** A bar for each outcome, with its chance. */
export function chartOf(odds: Odds, look: Look): string {
  const listing = listed([odds], look);
  const grid = gridOf(listing, [''], ['chance'], look);
  return [captionOf([odds], look), bodyOf([grid], 1, look)].join(blockBreak(look));
}

/** Several notations in one table, each with the chance of every outcome; one after the other if too wide. */
export function sideBySide(list: readonly Odds[], look: Look): string {
  const names = list.map((_, index) => letterOf(index, look.words));
  const listing = listed(list, look);
  const grid = gridOf(listing, names, [look.view ?? 'chance'], look);
  if (
    look.width !== undefined &&
    !isMarkup(look.style) &&
    roomForBars({ ...grid, bars: [] }, look.width) < 0
  ) {
    return list.map((odds) => tableOf(odds, look)).join('\n\n');
  }
  return [
    captionOf(list, look, names),
    bodyOf([grid], 1, look),
    ...notesOf(listing, list, names, look),
  ].join(blockBreak(look));
}

/** A, B, ..., Z, then by number. */
export const letterOf = (index: number, { table }: RenderWords): string =>
  index < 26 ? String.fromCharCode(65 + index) : table.numbered(index + 1);

function gridOf(
  { rows, laws }: NamedListing,
  names: readonly string[],
  columns: readonly Column[],
  { glyphs, fractions, words, view = 'chance' }: Look,
): Grid {
  const { table, numbers } = words;
  const textOf = (weight: bigint, law: number): string => {
    const { whole, doubt } = laws[law] ?? { whole: 1n, doubt: 0n };
    return fractions ? fraction(weight, whole).toString() : percent(weight, whole, numbers, doubt);
  };
  const shares = laws.map(({ whole }, law) =>
    rows.map(({ cells }) => nearestDouble(cells[law]?.[view] ?? 0n, whole)),
  );
  const largest = Math.max(...shares.flat()) || 1;
  const bars = shares.map(
    (each, law): Bars => ({
      column: names.length === 1 ? columns.length : 1 + law * columns.length,
      shares: each.map((share) => share / largest),
    }),
  );
  const heads = names.flatMap((name) =>
    columns.map((column) =>
      [
        ...(fractions ? [] : [glyphs.about]),
        name === '' ? table[column] : table.column(table[column], name),
      ].join(' '),
    ),
  );
  const body = rows.map(({ name, cells }) => [
    name,
    ...cells.flatMap((cell, law) => columns.map((column) => textOf(cell[column], law))),
  ]);
  const unplaced = elsewhere(laws, columns, words);
  return { heads: [table.total, ...heads], rows: [...body, ...unplaced], bars };
}

/** Mass that lies nobody knows where has a row of its own. */
function elsewhere(
  laws: Listing['laws'],
  columns: readonly Column[],
  { table, numbers }: RenderWords,
): readonly string[][] {
  if (laws.every(({ doubt }) => doubt === 0n)) return [];
  const cells = laws.flatMap(({ whole, doubt }) =>
    columns.map((column) => (column === 'chance' ? percent(0n, whole, numbers, doubt) : '')),
  );
  return [[table.elsewhere, ...cells]];
}

/** The first grid that leaves room for bars of some length, or else the narrowest. */
function bodyOf(grids: readonly Grid[], shortest: number, look: Look): string {
  const { style, glyphs, width } = look;
  const [widest] = grids;
  if (isMarkup(style)) return widest === undefined ? '' : gridMarkup(widest, style);
  const fitting = grids.find((grid) => width === undefined || roomForBars(grid, width) >= shortest);
  const grid = fitting ?? grids.at(-1);
  if (grid === undefined) return '';
  const room = width === undefined ? 0 : roomForBars(grid, width);
  return gridLines(grid, room, glyphs, formatters[style]);
}

function captionOf(list: readonly Odds[], look: Look, names: readonly string[] = ['']): string {
  const { style, glyphs, words, width = Number.POSITIVE_INFINITY } = look;
  const dress = formatters[style];
  const lines = list.map((odds, index) => {
    const [first = '', ...others] = summaryParts(odds, glyphs, words, look.summary);
    const name = names[index] ?? '';
    const parts = [name === '' ? first : `${name}  ${first}`, ...others];
    return isMarkup(style) ? dress.plain(joined(parts)) : wrapped(parts, width);
  });
  if (style === 'html') return `<table>\n<caption>${lines.join('<br>\n')}</caption>`;
  return lines.join(style === 'markdown' ? '  \n' : '\n');
}

const blockBreak = ({ style }: Look): string => (style === 'markdown' ? '\n\n' : '\n');

/** Fractions with more characters are not spelled out below a table unless fractions are asked for. */
const longestNote = 400;

/** The exact chance of what has no end. */
function notesOf(
  { rows, laws }: NamedListing,
  list: readonly Odds[],
  names: readonly string[],
  look: Look,
): readonly string[] {
  const { style, fractions, words, width = Number.POSITIVE_INFINITY } = look;
  const endless = rows.filter(({ kind }) => kind === 'endless');
  const masses = endless.flatMap((row) =>
    laws.flatMap(({ whole, doubt }, law) => massOf(row, law, whole, doubt, names[law] ?? '', look)),
  );
  const errors = fractions
    ? list.flatMap(({ error, grade }, index) =>
        grade === 'exact'
          ? []
          : [words.table.fractionsTooSmall(names[index] ?? '', roundedUp(error))],
      )
    : [];
  const notes = [...masses, ...errors];
  const { plain } = formatters[style];
  if (style === 'html') return ['</table>', ...notes.map((note) => `<p>${plain(note)}</p>`)];
  if (style === 'markdown') return notes.map(plain);
  return notes.map((note) => folded(note, width));
}

function massOf(
  { cells, name: row }: NamedRow,
  law: number,
  whole: bigint,
  doubt: bigint,
  name: string,
  { fractions, words: { table } }: Look,
): readonly string[] {
  const { chance = 0n } = cells[law] ?? {};
  if (chance === 0n || doubt > 0n) return [];
  const text = fraction(chance, whole).toString();
  return text.length <= longestNote || fractions
    ? [table.exactly(name, row, text)]
    : [table.longFraction(name, row, text.length - 1)];
}

/** Broken between words; what is longer than a line, as a fraction can be, is broken anywhere. */
function folded(text: string, width: number): string {
  if (text.length <= width) return text;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length <= width || word.length > width - indent.length) line = next;
    else {
      lines.push(line);
      line = indent + word;
    }
    for (; line.length > width; line = indent + line.slice(width)) lines.push(line.slice(0, width));
  }
  return [...lines, line].join('\n');
}

/** Before a line that continues another. */
const indent = '  ';
