/** The result of a simulation as a person reads it: summary, chances that were asked for, table, notes. */

import type { Diagnostic, Fraction, Odds } from '../../index.ts';
import { DiceError, inLanguage } from '../../index.ts';
import { doubleText } from '../../number/format.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import { certaintyOf, factsOf, wrapped } from '../../render/odds/odds-summary.ts';
import { chanceText, percent, shareText } from '../../render/text/chance-text.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import type { Grid } from '../../render/text/grid.ts';
import { gridLines, roomForBars } from '../../render/text/grid.ts';
import { formatters } from '../../render/text/style.ts';
import type { NumberWords } from '../../render/words.ts';
import { printable } from '../../shared/printable.ts';
import type { LocalIo } from '../local-io.ts';
import { folded } from '../text/fitted.ts';
import type { SimulationWords } from '../words/index.ts';
import type { Bin } from './bins.ts';
import { binsOf, outcomeNames } from './bins.ts';
import type { SimulationResult } from './simulation-result.ts';
import type { FailedRoll } from './statistics.ts';
import { marginOfShare } from './statistics.ts';

/**
 * @param failure - why the first roll failed that did
 * @param odds - of the same notation, or why there are none
 */
export function report(
  result: SimulationResult,
  failure: FailedRoll | undefined,
  odds: Odds | Diagnostic,
  io: LocalIo,
): string {
  const text = (lines: readonly string[]): string => folded(lines.join('\n'), io.width);
  const paragraphs = [
    text(rolledLines(result, failure, io)),
    text(oddsLines(result, odds, io)),
    table(result, odds, io),
    text(notes(result, io)),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export const isReason = (odds: Odds | Diagnostic): odds is Diagnostic => 'code' in odds;

const plusMinus = (io: LocalIo): string => (io.ascii ? '+-' : '±');
const glyphsOf = (io: LocalIo) => (io.ascii ? ascii : unicode);
const numbersOf = ({ language }: LocalIo): NumberWords => language.locale.render.numbers;
const wordsOf = ({ language }: LocalIo): SimulationWords => language.words.simulation;
const numeral = (value: number, io: LocalIo): string => numbersOf(io).numeral(String(value));
const share = (times: number, count: number, io: LocalIo): string =>
  percent(BigInt(times), BigInt(count), numbersOf(io));

/** As many digits after the point as the margin leaves any sense to. */
function fitting(value: number, margin: number): string {
  const places = margin === 0 ? 0 : 1 - Math.floor(Math.log10(margin));
  return value.toFixed(Math.max(0, Math.min(12, places)));
}

/** Two digits: a margin is an estimate itself. */
const marginDigits = (margin: number): string => fitting(margin, margin);
const marginText = (margin: number, io: LocalIo): string =>
  numbersOf(io).numeral(marginDigits(margin));

const bounds = ['atLeast', 'atMost'] as const;

function rolledLines(
  result: SimulationResult,
  failure: FailedRoll | undefined,
  io: LocalIo,
): readonly string[] {
  const { asked, trials, failed, mean, meanMargin } = result;
  const words = wordsOf(io);
  const { numbers: style, summary } = io.language.locale.render;
  const { about } = glyphsOf(io);
  const of = result.interrupted ? numeral(asked, io) : undefined;
  const rolls = words.rolls(result.canonical, numeral(trials, io), of, asked === 1, result.seed);
  const lines = [printable(rolls)];
  if (failed > 0) {
    const [first] = failure?.diagnostics ?? [];
    const why = first === undefined ? '' : inLanguage(first, io.language.locale).message;
    const part = shareText(fraction(BigInt(failed), BigInt(trials)), style);
    lines.push(words.failed(failed, numeral(failed, io), part, why));
  }
  const shownMean =
    meanMargin === undefined
      ? doubleText(mean, { about, digits: 15, style })
      : `${style.numeral(fitting(mean, meanMargin))} ${plusMinus(io)} ${marginText(meanMargin, io)}`;
  const deviation = result.standardDeviation;
  const error = deviation * Number.EPSILON;
  const spread = summary.deviation(doubleText(deviation, { about, error, style }));
  const outcomeName = outcomeNames(result.outcomes, about, io.language);
  const range = summary.range(outcomeName(result.min), outcomeName(result.max));
  lines.push(wrapped([`${words.rolled} ${summary.mean(shownMean)}`, spread, range], io.width));
  for (const bound of bounds) {
    const found = result[bound];
    if (found === undefined) continue;
    const { than, times, margin } = found;
    const within = style.percent(marginDigits(100 * margin));
    const chance = `${share(times, trials - failed, io)} ${plusMinus(io)} ${within}`;
    const said = bound === 'atLeast' ? words.rolledAtLeast : words.rolledAtMost;
    lines.push(said(numeral(than, io), chance));
  }
  return lines;
}

/** The same from the odds, which say themselves whether they are exact; or why there are none. */
function oddsLines(
  result: SimulationResult,
  odds: Odds | Diagnostic,
  io: LocalIo,
): readonly string[] {
  const words = wordsOf(io);
  if (isReason(odds)) return [words.noOdds(odds.message)];
  const glyphs = glyphsOf(io);
  const { render } = io.language.locale;
  const [first = '', ...others] = factsOf(odds, glyphs, render);
  const parts = [`${words.odds} ${first}`, ...others, `(${certaintyOf(odds, render)})`];
  const lines = [wrapped(parts, io.width)];
  for (const bound of bounds) {
    const than = result[bound]?.than;
    if (than === undefined) continue;
    const chance = known(
      () => chanceText(odds[bound](than), odds.error, glyphs.about, render.numbers),
      words,
    );
    const said = bound === 'atLeast' ? words.oddsAtLeast : words.oddsAtMost;
    lines.push(said(numeral(than, io), chance));
  }
  return lines;
}

/** What lies too far out to be known is left open. */
function known(text: () => string, { unknown }: SimulationWords): string {
  try {
    return text();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return unknown;
  }
}

function table(result: SimulationResult, odds: Odds | Diagnostic, io: LocalIo): string {
  const words = wordsOf(io);
  const count = result.trials - result.failed;
  const bins = binsOf(result, glyphsOf(io).about, io.language);
  const most = Math.max(...bins.map(({ times }) => times));
  const rows = bins.map((bin) => {
    const margin = marginText(100 * marginOfShare(bin.times, count), io);
    const own = [bin.name, share(bin.times, count, io), margin];
    return isReason(odds) ? own : [...own, known(() => chanceOf(bin, odds, io), words)];
  });
  const heads = [
    io.language.locale.render.table.total,
    words.heads.rolled,
    plusMinus(io),
    `${glyphsOf(io).about} ${words.heads.odds}`,
  ];
  const columns = isReason(odds) ? 3 : 4;
  const grid: Grid = {
    heads: heads.slice(0, columns),
    rows,
    bars: [{ column: columns - 1, shares: bins.map(({ times }) => times / most) }],
  };
  const dress = formatters[io.colour.out ? 'ansi' : 'plain'];
  return gridLines(grid, roomForBars(grid, io.width), glyphsOf(io), dress);
}

/** The chance of a bin: of at least its lower end, less that of at least its upper one. */
function chanceOf({ from, below }: Bin, odds: Odds, io: LocalIo): string {
  const atLeast = (outcome: number): Fraction => {
    if (Number.isFinite(outcome)) return odds.atLeast(outcome);
    return fraction(outcome < 0 ? 1n : 0n, 1n);
  };
  const [one, other] = Number.isNaN(below)
    ? [odds.at(from), fraction(0n, 1n)]
    : [atLeast(from), atLeast(below)];
  const scale = 10n ** 18n;
  const denominator = one.denominator * other.denominator;
  const numerator = one.numerator * other.denominator - other.numerator * one.denominator;
  // Between two bounds lies the error of both.
  const doubt = BigInt(Math.ceil(2 * odds.error * 1e18));
  return percent(numerator * scale, denominator * scale, numbersOf(io), doubt * denominator);
}

const notes = ({ confidence, binWidth, interrupted }: SimulationResult, io: LocalIo) => [
  wordsOf(io).margin(plusMinus(io), confidence),
  ...(binWidth > 0 ? [wordsOf(io).bins(numeral(binWidth, io))] : []),
  ...(interrupted ? [wordsOf(io).stoppedEarly] : []),
];
