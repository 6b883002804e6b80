/** What a simulation found, as a person reads it. */
import { fraction } from '../../eval/odds/fraction.ts';
import type { Fraction, Odds } from '../../index.ts';
import { DiceError } from '../../index.ts';
import { doubleText } from '../../number-show.ts';
import { printable } from '../../printable.ts';
import { chanceText, percent } from '../../render/chance-text.ts';
import type { Glyphs } from '../../render/glyphs.ts';
import type { Grid } from '../../render/grid.ts';
import { gridLines, roomForBars } from '../../render/grid.ts';
import { factsOf } from '../../render/odds-summary.ts';
import { dresses } from '../../render/style.ts';
import { folded } from '../fitted.ts';
import type { Bin } from './bins.ts';
import { binsOf, outcomeNames } from './bins.ts';
import type { Finding } from './finding.ts';
import { isReason } from './finding.ts';
import { confidence, marginOfMean, marginOfShare } from './margin.ts';
import { deviation } from './moments.ts';

/** How the screen is. */
export interface Screen {
  readonly width: number;
  readonly glyphs: Glyphs;
  /** Before a margin. */
  readonly plusMinus: string;
  readonly colour: boolean;
}

/** Summary, chances that were asked for, table: what was rolled, and beside it what the odds say. */
export function report(finding: Finding, screen: Screen): string {
  const paragraphs = [
    [heading(finding), ...failures(finding), ...summary(finding, screen)],
    oddsLines(finding, screen),
  ].map((lines) => folded(lines.join('\n'), screen.width));
  const notes = [
    `${screen.plusMinus}: the margin; ${confidence} of 100 such margins hold`,
    ...news(finding),
  ];
  return `${[...paragraphs, table(finding, screen), folded(notes.join('\n'), screen.width)].join(
    '\n\n',
  )}\n`;
}

const grouped = (value: number): string => value.toLocaleString('en-US');

function heading({ canonical, sampled, task, interrupted }: Finding): string {
  const of = interrupted ? ` of ${grouped(task.trials)}` : '';
  const rolls = `${grouped(sampled.trials)}${of} ${task.trials === 1 ? 'roll' : 'rolls'}`;
  return printable(`${canonical}: ${rolls}, seed ${task.seed}`);
}

function failures({ sampled: { failed, trials, failure = '' } }: Finding): readonly string[] {
  if (failed === 0) return [];
  const [first = ''] = failure.split('\n');
  const told = first.replace(/^error: /, '');
  return [`${grouped(failed)} of them (${share(failed, trials)}) failed and are left out: ${told}`];
}

const share = (times: number, count: number): string => percent(BigInt(times), BigInt(count));

/** Two digits: a margin is an estimate itself. */
const twoDigits = (value: number): string => fitting(value, value);

function summary(
  { sampled, task }: Finding,
  { plusMinus, glyphs: { about } }: Screen,
): readonly string[] {
  const { moments } = sampled;
  const { count, mean, least, highest } = moments;
  const spread = deviation(moments);
  const margin = marginOfMean(spread, count);
  const shown =
    margin === undefined
      ? doubleText(mean, { about, digits: 15 })
      : `${fitting(mean, margin)} ${plusMinus} ${twoDigits(margin)}`;
  const outcomeName = outcomeNames(sampled.tally, about);
  const facts = [
    `mean ${shown}`,
    `standard deviation ${doubleText(spread, { about, error: spread * Number.EPSILON })}`,
    `range ${outcomeName(least)} to ${outcomeName(highest)}`,
  ];
  const chance = (name: string, than: number | undefined, times: number): readonly string[] =>
    than === undefined
      ? []
      : [
          `rolled ${name} ${than}: ${share(times, count)} ${plusMinus} ${twoDigits(100 * marginOfShare(times, count))} %`,
        ];
  return [
    `rolled: ${facts.join(', ')}`,
    ...chance('at least', task.atLeast, sampled.atLeast),
    ...chance('at most', task.atMost, sampled.atMost),
  ];
}

/** As many digits behind the point as the margin tells anything about. */
function fitting(value: number, margin: number): string {
  const places = margin === 0 ? 0 : 1 - Math.floor(Math.log10(margin));
  return value.toFixed(Math.max(0, Math.min(12, places)));
}

/** The same from the odds, which say themselves whether they are exact; or why there are none. */
function oddsLines({ odds, task }: Finding, { glyphs }: Screen): readonly string[] {
  if (isReason(odds)) return [`no odds beside it: ${odds.message}`];
  const chance = (
    name: string,
    than: number | undefined,
    of: (than: number) => Fraction,
  ): readonly string[] =>
    than === undefined
      ? []
      : [`odds of ${name} ${than}: ${known(() => chanceText(of(than), odds.error, glyphs.about))}`];
  return [
    `odds: ${factsOf(odds, glyphs).join(', ').replace(/, \(/, ' (')}`,
    ...chance('at least', task.atLeast, odds.atLeast),
    ...chance('at most', task.atMost, odds.atMost),
  ];
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

function table({ sampled, odds }: Finding, screen: Screen): string {
  const { glyphs, plusMinus, width, colour } = screen;
  const { count } = sampled.moments;
  const bins = binsOf(sampled.tally, glyphs.about);
  const most = Math.max(...bins.map(({ times }) => times));
  const grid: Grid = {
    heads: ['total', 'rolled', plusMinus, ...(isReason(odds) ? [] : [`${glyphs.about} odds`])],
    rows: bins.map((bin) => [
      bin.name,
      share(bin.times, count),
      twoDigits(100 * marginOfShare(bin.times, count)),
      ...(isReason(odds) ? [] : [known(() => oddsOf(bin, odds))]),
    ]),
    bars: [{ column: isReason(odds) ? 2 : 3, shares: bins.map(({ times }) => times / most) }],
  };
  return gridLines(grid, roomForBars(grid, width), glyphs, dresses[colour ? 'ansi' : 'plain']);
}

/** The chance of a bin: of at least its lower end, less that of at least its upper one. */
function oddsOf({ from, below }: Bin, odds: Odds): string {
  const { numerator, denominator } = chanceOf(from, below, odds);
  // Between two bounds lies the error of both.
  const doubt = BigInt(Math.ceil(2 * odds.error * 1e18));
  const scale = 10n ** 18n;
  return percent(numerator * scale, denominator * scale, doubt * denominator);
}

function chanceOf(from: number, below: number, odds: Odds): Fraction {
  if (Number.isNaN(below)) return odds.at(from);
  if (below === Number.POSITIVE_INFINITY) return odds.atLeast(from);
  const above = odds.atLeast(below);
  const within = from === Number.NEGATIVE_INFINITY ? fraction(1n, 1n) : odds.atLeast(from);
  return fraction(
    within.numerator * above.denominator - above.numerator * within.denominator,
    within.denominator * above.denominator,
  );
}

function news({ interrupted, sampled }: Finding): readonly string[] {
  return [
    ...(sampled.tally.width > 0 ? [`outcomes were counted in bins of ${sampled.tally.width}`] : []),
    ...(interrupted ? ['stopped before it was complete'] : []),
  ];
}
