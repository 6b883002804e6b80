/** Odds as a picture: bars, axes and words in one SVG document, for light pages and dark ones. */

import { nearestDouble } from '../../number/convert.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import { chanceText, percent } from '../text/chance-text.ts';
import { unicode } from '../text/glyphs.ts';
import { formatters } from '../text/style.ts';
import type { RenderWords } from '../words.ts';
import { multiples, niceStep } from './nice-numbers.ts';
import { lawsOf } from './odds-laws.ts';
import type { Listing, Row } from './odds-rows.ts';
import { certaintyOf, factsOf, joined, summaryParts } from './odds-summary.ts';
import type { NamedListing } from './row-names.ts';
import { namedRowsOf } from './row-names.ts';
import { css } from './svg-style.ts';

/** Lengths in the picture's own units, which are pixels unless it is scaled. */
const width = 760;
const margin = 20;
/** Where the bars begin and end, with the percentages to their left. */
const [left, right] = [margin + 44, width - margin];
const plotHeight = 200;
const lineHeight = 17;

/** More bars than this are put together in bins. */
const mostBars = 120;

/** Longer texts are cut in the picture; its title and description hold all of them. */
const longestTitle = 80;
const longestLine = 100;

/**
 * A chart for each of the odds, one above the other on the same axes.
 *
 * @param title - the heading; without it each chart has its notation and no more
 */
export function svgOf(list: readonly Odds[], words: RenderWords, title?: string): string {
  const listing = namedRowsOf(lawsOf(list), mostBars, unicode.about, words);
  const scale = scaleOf(listing);
  const parts: string[] = [];
  let top = margin;
  if (title !== undefined) {
    parts.push(textAt(margin, top + 14, cut(title, longestTitle), 'class="title"'));
    top += 34;
  }
  for (const [index, odds] of list.entries()) {
    const panel = panelOf(odds, index, listing, { scale, words }, top);
    parts.push(...panel.parts);
    top = panel.bottom + margin;
  }
  const summaries = list.map((odds) => `${joined(summaryParts(odds, unicode, words))}.`).join(' ');
  const heading = title ?? words.picture.title(list.map(({ canonical }) => canonical));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" lang="${words.language}" role="img" class="openroll-odds">
<title>${escaped(heading)}</title>
<desc>${escaped(summaries)}</desc>
${css}
<rect class="page" width="100%" height="100%"/>
${parts.join('\n')}
</svg>
`;
}

const escaped = formatters.html.plain;

interface Scale {
  readonly low: number;
  readonly high: number;
  /** How wide a bar is, in outcomes. */
  readonly unit: number;
  /** Where the bar of a row begins, as an outcome. */
  readonly leftOf: (row: Row) => number;
  readonly x: (outcome: number) => number;
  /** The share that is as high as the plot. */
  readonly top: number;
  /** The step between two lines, as a share. */
  readonly step: number;
}

/** On which axes, and in which language. */
interface Drawing {
  readonly scale: Scale;
  readonly words: RenderWords;
}

const isBar = ({ kind }: Row): boolean => kind === 'outcome' || kind === 'bin';

function scaleOf({ rows, size, laws }: Listing): Scale {
  const bars = rows.filter(isBar);
  const lows = bars.map(({ low }) => low);
  const gaps = lows.slice(1).map((low, index) => low - (lows[index] ?? low));
  const unit = size > 0 ? size : Math.min(...gaps, gaps.length === 0 ? 1 : Infinity);
  const leftOf = ({ low }: Row): number =>
    size > 0 ? Math.floor(low / size) * size - 0.5 : low - unit / 2;
  const [first, last] = [bars[0], bars.at(-1)];
  const low = first === undefined ? 0 : leftOf(first);
  const high = last === undefined ? 1 : leftOf(last) + unit;
  const shares = bars.flatMap(({ cells }) =>
    cells.map(({ chance }, law) => nearestDouble(chance, laws[law]?.whole ?? 1n)),
  );
  const largest = Math.max(...shares, 1e-9);
  const step = niceStep(largest / 4);
  return {
    low,
    high,
    unit,
    leftOf,
    x: (outcome) => left + ((outcome - low) / (high - low)) * (right - left),
    top: Math.ceil(largest / step - 1e-9) * step,
    step,
  };
}

function panelOf(
  odds: Odds,
  index: number,
  listing: NamedListing,
  drawing: Drawing,
  top: number,
): { readonly parts: readonly string[]; readonly bottom: number } {
  const { scale, words } = drawing;
  const parts = [textAt(margin, top + 14, cut(odds.canonical, longestTitle), 'class="title"')];
  const facts = [...factsOf(odds, unicode, words), certaintyOf(odds, words)];
  let y = top + 14;
  for (const line of lines(facts, ', ')) {
    y += lineHeight;
    parts.push(textAt(margin, y, line));
  }
  const base = y + 26 + plotHeight;
  const height = (share: number): number => (share / scale.top) * plotHeight;
  for (const share of multiples(scale.step, 0, scale.top)) {
    const at = round(base - height(share));
    const name = share === 0 ? 'axis' : 'grid';
    parts.push(`<line class="${name}" x1="${left}" y1="${at}" x2="${right}" y2="${at}"/>`);
    const percentage = words.numbers.percent(String(Number((share * 100).toPrecision(6))));
    parts.push(textAt(left - 6, at + 4, percentage, 'text-anchor="end"'));
  }
  parts.push(...barsOf(index, listing, drawing, base, height), ...meanLine(odds, drawing, base));
  for (const outcome of multiples(outcomeStep(scale), scale.low, scale.high)) {
    const name = words.numbers.numeral(String(outcome));
    parts.push(textAt(round(scale.x(outcome)), base + 16, name, 'text-anchor="middle"'));
  }
  const notes = beyond(index, listing, words);
  y = base + 20;
  for (const note of lines(notes, ' ')) {
    y += lineHeight;
    parts.push(textAt(margin, y, note));
  }
  return { parts, bottom: y };
}

/** Outcomes are whole numbers almost always; nothing between them is named then. */
function outcomeStep({ low, high, unit }: Scale): number {
  const step = niceStep((high - low) / 20);
  return Number.isInteger(unit) ? Math.max(1, step) : step;
}

function barsOf(
  index: number,
  { rows, laws }: NamedListing,
  { scale, words }: Drawing,
  base: number,
  height: (share: number) => number,
): readonly string[] {
  const { whole, doubt } = laws[index] ?? { whole: 1n, doubt: 0n };
  const slot = scale.x(scale.low + scale.unit) - scale.x(scale.low);
  // A hair of background between bars, where they are wide enough for it.
  const gap = slot > 4 ? Math.min(3, slot * 0.15) : 0;
  return rows.filter(isBar).flatMap((row) => {
    const { chance } = row.cells[index] ?? { chance: 0n };
    if (chance === 0n) return [];
    const tall = height(nearestDouble(chance, whole));
    const [x, y] = [scale.x(scale.leftOf(row)) + gap / 2, base - tall];
    const said =
      doubt > 0n
        ? `${unicode.about} ${percent(chance, whole, words.numbers, doubt)}`
        : chanceText(fraction(chance, whole), 0, unicode.about, words.numbers);
    return `<rect class="bar" x="${round(x)}" y="${round(y)}" width="${round(slot - gap)}" height="${round(tall)}"><title>${escaped(words.picture.bar(row.name, said))}</title></rect>`;
  });
}

/** A dashed line at the mean, if that is in the picture. */
function meanLine({ mean }: Odds, { scale, words }: Drawing, base: number): readonly string[] {
  const value = typeof mean === 'number' ? mean : mean.toNumber();
  if (!(value >= scale.low && value <= scale.high)) return [];
  const x = round(scale.x(value));
  const [top, anchor] = [base - plotHeight - 8, x > (left + right) / 2 ? 'end' : 'start'];
  return [
    `<line class="mean" x1="${x}" y1="${top}" x2="${x}" y2="${base}"/>`,
    textAt(
      x + (anchor === 'end' ? -5 : 5),
      top + 4,
      words.picture.mean,
      `class="mean-name" text-anchor="${anchor}"`,
    ),
  ];
}

/** What a bar stands for, and what is not drawn: rare outcomes at both ends, and what has no end. */
function beyond(
  index: number,
  { rows, laws, size }: NamedListing,
  { picture, table, numbers }: RenderWords,
): readonly string[] {
  const { whole, doubt } = laws[index] ?? { whole: 1n, doubt: 0n };
  const outside = rows.filter((row) => !isBar(row) && (row.cells[index]?.chance ?? 0n) > 0n);
  const said = outside.map(({ name, cells }) => {
    const chance = percent(cells[index]?.chance ?? 0n, whole, numbers);
    return picture.part(name, `${unicode.about} ${chance}`);
  });
  const elsewhere =
    doubt > 0n ? [picture.part(table.elsewhere, percent(0n, whole, numbers, doubt))] : [];
  const bins = size > 1 ? [picture.barsCover(numbers.numeral(String(size)))] : [];
  const notes = [...said, ...elsewhere];
  return notes.length === 0 ? bins : [...bins, picture.notShown(notes)];
}

const textAt = (x: number, y: number, text: string, attributes = ''): string =>
  `<text x="${x}" y="${y}"${attributes === '' ? '' : ` ${attributes}`}>${escaped(text)}</text>`;

/** Parts in lines of a length that fits the picture. */
function lines(parts: readonly string[], between: string): readonly string[] {
  const found: string[] = [];
  for (const part of parts) {
    const line = found.at(-1);
    if (line !== undefined && line.length + 2 + part.length <= longestLine) {
      found[found.length - 1] = line + between + part;
    } else found.push(part);
  }
  return found.map((line) => cut(line, longestLine + 20));
}

const cut = (text: string, longest: number): string =>
  [...text].length <= longest ? text : `${[...text].slice(0, longest - 1).join('')}…`;

const round = (length: number): number => Number(length.toFixed(2));
