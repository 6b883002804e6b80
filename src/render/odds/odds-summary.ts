/** Odds in a sentence: mean, standard deviation, median, mode, range, and how sure it is. */

import { DiceError } from '../../diagnostics/index.ts';
import { roundedUp, unknown } from '../../number/format.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { printable } from '../../shared/printable.ts';
import type { Glyphs } from '../text/glyphs.ts';
import type { OutcomeText } from './outcome-text.ts';
import { deviationText, meanText, outcomeTexts } from './outcome-text.ts';

/**
 * The summary in parts that a line may be broken between. A number with the sign for "about" is rounded.
 *
 * @example ['4d6kh3: mean 15869/1296 ≈ 12.24', 'standard deviation ≈ 2.847', ..., 'range 3 to 18', '(exact)']
 */
export function summaryParts(odds: Odds, glyphs: Glyphs): readonly string[] {
  const [first = '', ...others] = factsOf(odds, glyphs);
  // The odds of a series are those of one member.
  const each = 'ranks' in odds ? 'each of ' : '';
  return [`${each}${printable(odds.canonical)}: ${first}`, ...others];
}

/** The same without the notation. */
export function factsOf(odds: Odds, { about }: Glyphs): readonly string[] {
  const { mode, min, max, grade, error } = odds;
  const certainty = grade === 'exact' ? 'exact' : `each chance within ${roundedUp(error)}`;
  const shown = outcomeTexts(odds, about);
  return [
    `mean ${meanText(odds, about)}`,
    `standard deviation ${deviationText(odds, about)}`,
    `median ${medianText(odds, shown)}`,
    `mode ${modesText(mode, shown)}`,
    `range ${range(min, max, shown)}`,
    `(${certainty})`,
  ];
}

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

function range(min: number, max: number, shown: OutcomeText): string {
  if (Number.isFinite(min) && Number.isFinite(max)) return `${shown(min)} to ${shown(max, 'last')}`;
  if (Number.isFinite(min)) return `${shown(min)} upward without end`;
  if (Number.isFinite(max)) return `${shown(max, 'last')} downward without end`;
  return 'without end both ways';
}

/** So far out that finding it would take too much work, it is not known. */
function medianText(odds: Odds, shown: OutcomeText): string {
  try {
    return shown(odds.median);
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return unknown;
    throw error;
  }
}

/** Whole outcomes in a row are shown by their ends. */
function modesText(modes: readonly number[], shown: OutcomeText): string {
  if (modes.length === 0) return unknown;
  const [first = 0] = modes;
  const last = modes.at(-1) ?? first;
  if (modes.length === 1) return shown(first);
  const inRow = modes.every((mode, index) => Number.isInteger(mode) && mode === first + index);
  if (inRow) return `${shown(first)} to ${shown(last)}`;
  const few = modes.length <= 4 ? modes : modes.slice(0, 3);
  return [...few.map((mode) => shown(mode)), ...(few === modes ? [] : ['...'])].join(', ');
}
