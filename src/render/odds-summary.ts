/** Odds in a sentence: mean, standard deviation, median, mode, range, and how sure it is. */
import { DiceError, printable } from '../diagnostic.ts';
import type { Odds } from '../eval/odds/answer.ts';
import { numberText, rootText, roundedUp, unknown } from './chance-text.ts';
import type { Glyphs } from './glyphs.ts';

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
  const { mean, variance, standardDeviation, mode, min, max, grade, error } = odds;
  const certainty = grade === 'exact' ? 'exact' : `each chance within ${roundedUp(error)}`;
  return [
    `mean ${numberText(mean, about)}`,
    `standard deviation ${rootText(variance, standardDeviation, about)}`,
    `median ${medianText(odds, about)}`,
    `mode ${shownModes(mode, about)}`,
    `range ${range(min, max, about)}`,
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

function range(min: number, max: number, about: string): string {
  const [low, high] = [outcomeText(min, about), outcomeText(max, about)];
  if (Number.isFinite(min) && Number.isFinite(max)) return `${low} to ${high}`;
  if (Number.isFinite(min)) return `${low} upward without end`;
  if (Number.isFinite(max)) return `${high} downward without end`;
  return 'without end both ways';
}

/** An outcome is a whole number almost always; another is told to four digits. */
function outcomeText(outcome: number, about: string): string {
  const text = String(Number(outcome.toPrecision(4)));
  return Number.isInteger(outcome) || Number(text) === outcome
    ? String(outcome)
    : `${about} ${text}`;
}

/** Outcomes in a row are told by their ends. */
/** So far out that finding it would take too much work, it stays untold. */
function medianText(odds: Odds, about: string): string {
  try {
    return outcomeText(odds.median, about);
  } catch (error) {
    if (error instanceof DiceError && error.code === 'odds-too-large') return unknown;
    throw error;
  }
}

function shownModes(modes: readonly number[], about: string): string {
  if (modes.length === 0) return unknown;
  const [first = 0] = modes;
  const last = modes.at(-1) ?? first;
  if (modes.length === 1) return outcomeText(first, about);
  const inRow = modes.every((mode, index) => mode === first + index);
  if (inRow) return `${first} to ${last}`;
  const texts = modes.map((mode) => outcomeText(mode, about));
  return modes.length <= 4 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')}, ...`;
}
