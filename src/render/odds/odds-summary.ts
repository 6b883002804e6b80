/** Odds in a sentence: mean, standard deviation, median, mode, range, and how sure it is. */

import { DiceError } from '../../diagnostics/index.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { printable } from '../../shared/printable.ts';
import { accuracyText } from '../text/chance-text.ts';
import type { Glyphs } from '../text/glyphs.ts';
import type { RenderWords } from '../words.ts';
import type { OutcomeText } from './outcome-text.ts';
import { deviationText, meanText, outcomeTexts, shortMeanText } from './outcome-text.ts';

/**
 * The summary in parts that a line may be broken between. A number with the sign for "about" is rounded.
 *
 * @example ['4d6kh3: mean 15869/1296 ≈ 12.24', 'standard deviation ≈ 2.847', ..., 'range 3 to 18', '(exact)']
 */
export function summaryParts(
  odds: Odds,
  glyphs: Glyphs,
  words: RenderWords,
  length: 'short' | 'full' = 'full',
): readonly string[] {
  const facts = length === 'full' ? factsOf : shortFactsOf;
  const [first = '', ...others] = facts(odds, glyphs, words);
  // The odds of a series are those of one member.
  const notation = words.summary.of(printable(odds.canonical), 'ranks' in odds);
  return [`${notation} ${first}`, ...others, `(${certaintyOf(odds, words)})`];
}

/** The same without the notation, and without how sure it is. */
export function factsOf(odds: Odds, { about }: Glyphs, words: RenderWords): readonly string[] {
  const { numbers, summary } = words;
  const { mode, min, max } = odds;
  const shown = outcomeTexts(odds, about, numbers);
  return [
    summary.mean(meanText(odds, about, numbers)),
    summary.deviation(deviationText(odds, about, numbers)),
    summary.median(medianText(odds, shown, words)),
    summary.mode(modesText(mode, shown, words)),
    range(min, max, shown, words),
  ];
}

/** What players ask first: the average, what comes up most often, and from where to where. */
export function shortFactsOf(odds: Odds, { about }: Glyphs, words: RenderWords): readonly string[] {
  const { numbers, summary } = words;
  const { mode, min, max } = odds;
  const shown = outcomeTexts(odds, about, numbers);
  const isFlat = mode.length > 0 && mode[0] === min && mode.at(-1) === max && mode.length > 2;
  return [
    summary.average(shortMeanText(odds, about, numbers)),
    // Where all are equally likely, none is most often.
    ...(isFlat ? [] : [summary.mostOften(modesText(mode, shown, words))]),
    Number.isFinite(min) && Number.isFinite(max)
      ? summary.fromTo(shown(min), shown(max, 'last'))
      : range(min, max, shown, words),
  ];
}

/** Whether they are exact, or how many digits are. */
export const certaintyOf = ({ grade, error }: Odds, { summary }: RenderWords): string =>
  grade === 'exact' ? summary.exact : accuracyText(error, summary);

/** The parts in one line. */
export const joined = (parts: readonly string[]): string =>
  parts.map((part, index) => part + commaBefore(parts[index + 1])).join(' ');

const commaBefore = (next: string | undefined): string =>
  next === undefined || next.startsWith('(') ? '' : ',';

/** The parts in lines of a width; what follows the first is indented. */
export function wrapped(parts: readonly string[], width: number): string {
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const text = part + commaBefore(parts[index + 1]);
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + text.length <= width) {
      lines[lines.length - 1] = `${line} ${text}`;
    } else {
      lines.push(line === undefined ? text : `  ${text}`);
    }
  }
  return lines.join('\n');
}

function range(min: number, max: number, shown: OutcomeText, { summary }: RenderWords): string {
  if (Number.isFinite(min)) {
    return Number.isFinite(max)
      ? summary.range(shown(min), shown(max, 'last'))
      : summary.noMaximum(shown(min));
  }
  return Number.isFinite(max) ? summary.noMinimum(shown(max, 'last')) : summary.noEnds;
}

/** Where finding it would take too much work, it is not known. */
function medianText(odds: Odds, shown: OutcomeText, { numbers }: RenderWords): string {
  try {
    return shown(odds.median);
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return numbers.unknown;
    throw error;
  }
}

/** Whole outcomes in a row are shown by their ends. */
function modesText(
  modes: readonly number[],
  shown: OutcomeText,
  { numbers, table }: RenderWords,
): readonly string[] {
  const [first = 0] = modes;
  const last = modes.at(-1) ?? first;
  if (modes.length === 0) return [numbers.unknown];
  const inRow = modes.every((mode, index) => Number.isInteger(mode) && mode === first + index);
  if (inRow && modes.length > 1) return [table.between(shown(first), shown(last))];
  const few = modes.length <= 4 ? modes : modes.slice(0, 3);
  return [...few.map((mode) => shown(mode)), ...(few === modes ? [] : ['...'])];
}
