/** The result of a simulation as a person reads it: summary, chances that were asked for, table, notes. */

import type { Diagnostic, Fraction, Odds } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { doubleText } from '../../number/format.ts';
import { fraction } from '../../odds/arithmetic/fraction.ts';
import { factsOf } from '../../render/odds/odds-summary.ts';
import { chanceText, percent } from '../../render/text/chance-text.ts';
import { ascii, unicode } from '../../render/text/glyphs.ts';
import type { Grid } from '../../render/text/grid.ts';
import { gridLines, roomForBars } from '../../render/text/grid.ts';
import { formatters } from '../../render/text/style.ts';
import { printable } from '../../shared/printable.ts';
import type { Io } from '../io.ts';
import { folded } from '../text/fitted.ts';
import type { Bin } from './bins.ts';
import { binsOf, outcomeNames } from './bins.ts';
import type { SimulationResult } from './simulation-result.ts';
import { marginOfShare } from './statistics.ts';

/** @param odds - of the same notation, or why there are none */
export function report(result: SimulationResult, odds: Odds | Diagnostic, io: Io): string {
  const text = (lines: readonly string[]): string => folded(lines.join('\n'), io.width);
  const paragraphs = [
    text(rolledLines(result, io)),
    text(oddsLines(result, odds, io)),
    table(result, odds, io),
    text(notes(result, io)),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export const isReason = (odds: Odds | Diagnostic): odds is Diagnostic => 'code' in odds;

const plusMinus = (io: Io): string => (io.ascii ? '+-' : '±');
const glyphsOf = (io: Io) => (io.ascii ? ascii : unicode);
const grouped = (value: number): string => value.toLocaleString('en-US');
const share = (times: number, count: number): string => percent(BigInt(times), BigInt(count));

/** As many digits after the point as the margin leaves any sense to. */
function fitting(value: number, margin: number): string {
  const places = margin === 0 ? 0 : 1 - Math.floor(Math.log10(margin));
  return value.toFixed(Math.max(0, Math.min(12, places)));
}

/** Two digits: a margin is an estimate itself. */
const marginText = (margin: number): string => fitting(margin, margin);

const bounds = [
  ['atLeast', 'at least'],
  ['atMost', 'at most'],
] as const;

function rolledLines(result: SimulationResult, io: Io): readonly string[] {
  const { asked, trials, failed, failure = '', mean, meanMargin } = result;
  const { about } = glyphsOf(io);
  const rolls = `${grouped(trials)}${result.interrupted ? ` of ${grouped(asked)}` : ''}`;
  const what = `${rolls} ${asked === 1 ? 'roll' : 'rolls'}, seed ${result.seed}`;
  const lines = [printable(`${result.canonical}: ${what}`)];
  if (failed > 0) {
    const why = failure.split('\n', 1)[0]?.replace(/^error: /, '');
    const part = `${grouped(failed)} of them (${share(failed, trials)})`;
    lines.push(`${part} failed and are left out: ${why}`);
  }
  const shownMean =
    meanMargin === undefined
      ? doubleText(mean, { about, digits: 15 })
      : `${fitting(mean, meanMargin)} ${plusMinus(io)} ${marginText(meanMargin)}`;
  const deviation = result.standardDeviation;
  const error = deviation * Number.EPSILON;
  const spread = `standard deviation ${doubleText(deviation, { about, error })}`;
  const outcomeName = outcomeNames(result.outcomes, about);
  const range = `range ${outcomeName(result.min)} to ${outcomeName(result.max)}`;
  lines.push(`rolled: mean ${shownMean}, ${spread}, ${range}`);
  for (const [bound, name] of bounds) {
    const found = result[bound];
    if (found === undefined) continue;
    const { than, times, margin } = found;
    const chance = `${share(times, trials - failed)} ${plusMinus(io)} ${marginText(100 * margin)} %`;
    lines.push(`rolled ${name} ${than}: ${chance}`);
  }
  return lines;
}

/** The same from the odds, which say themselves whether they are exact; or why there are none. */
function oddsLines(result: SimulationResult, odds: Odds | Diagnostic, io: Io): readonly string[] {
  if (isReason(odds)) return [`no odds beside it: ${odds.message}`];
  const glyphs = glyphsOf(io);
  const lines = [`odds: ${factsOf(odds, glyphs).join(', ').replace(/, \(/, ' (')}`];
  for (const [bound, name] of bounds) {
    const than = result[bound]?.than;
    if (than === undefined) continue;
    const chance = known(() => chanceText(odds[bound](than), odds.error, glyphs.about));
    lines.push(`odds of ${name} ${than}: ${chance}`);
  }
  return lines;
}

/** What lies too far out to be known is left open. */
function known(text: () => string): string {
  try {
    return text();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    return '?';
  }
}

function table(result: SimulationResult, odds: Odds | Diagnostic, io: Io): string {
  const count = result.trials - result.failed;
  const bins = binsOf(result, glyphsOf(io).about);
  const most = Math.max(...bins.map(({ times }) => times));
  const rows = bins.map((bin) => {
    const margin = marginText(100 * marginOfShare(bin.times, count));
    const own = [bin.name, share(bin.times, count), margin];
    return isReason(odds) ? own : [...own, known(() => chanceOf(bin, odds))];
  });
  const heads = ['total', 'rolled', plusMinus(io), `${glyphsOf(io).about} odds`];
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
function chanceOf({ from, below }: Bin, odds: Odds): string {
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
  return percent(numerator * scale, denominator * scale, doubt * denominator);
}

const notes = ({ confidence, binWidth, interrupted }: SimulationResult, io: Io) => [
  `${plusMinus(io)}: the margin; ${confidence} of 100 such margins hold`,
  ...(binWidth > 0 ? [`outcomes were counted in bins of ${binWidth}`] : []),
  ...(interrupted ? ['stopped before it was complete'] : []),
];
