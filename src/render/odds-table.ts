/** Odds as a table with bars, as wide as asked. */

import type { Odds } from '../eval/odds/answer.ts';
import type { Fraction } from '../eval/odds/fraction.ts';

/** More outcomes than this are put together in bins. */
const mostRows = 40;

/** Rarer outcomes at both ends are told in one row each. */
const rare = 0.0005;

/**
 * A summary line, then a row for each outcome: its chance, at least, at most, and a bar. Percentages are
 * rounded to four digits; the odds themselves are not.
 *
 * @param width - how many columns there are
 */
export function oddsTable(odds: Odds, width: number): string {
  return `${summary(odds)}\n${table(odds, width)}\n`;
}

/** `4d6kh3: mean 12.24, standard deviation 2.847, median 12, mode 13, from 3 to 18 (exact)` */
export function summary(odds: Odds): string {
  const { mean, standardDeviation, median, mode, min, max, grade, error } = odds;
  const parts = [
    `mean ${shownMoment(mean)}`,
    `standard deviation ${digits(standardDeviation)}`,
    `median ${median}`,
    `mode ${shownModes(mode)}`,
    `${end(min)} to ${end(max)}`,
  ];
  const certainty = grade === 'exact' ? 'exact' : `every chance within ${error.toExponential(1)}`;
  return `${odds.canonical}: ${parts.join(', ')} (${certainty})`;
}

/** A whole number as it is, another with its fraction when that is short. */
function shownMoment(value: Fraction | number): string {
  if (typeof value === 'number') return `about ${digits(value)}`;
  const text = value.toString();
  if (!text.includes('/')) return text;
  return text.length <= 14 ? `${digits(value.toNumber())} (${text})` : digits(value.toNumber());
}

const digits = (value: number): string => String(Number(value.toPrecision(4)));

const end = (value: number): string =>
  Number.isFinite(value) ? String(value) : value < 0 ? 'without end below' : 'without end above';

/** Outcomes in a row are told by their ends. */
function shownModes(modes: readonly number[]): string {
  const [first = 0] = modes;
  const last = modes.at(-1) ?? first;
  if (modes.length === 1) return String(first);
  const inRow = modes.every((mode, index) => mode === first + index);
  if (inRow) return `${first} to ${last}`;
  return modes.length <= 4 ? modes.join(', ') : `${modes.slice(0, 3).join(', ')}, ...`;
}

interface Row {
  readonly name: string;
  readonly chance: number;
  readonly atLeast: number;
  readonly atMost: number;
}

function table(odds: Odds, width: number): string {
  const rows = rowsOf(odds);
  const heads = ['', 'chance', 'at least', 'at most'] as const;
  const cells = rows.map(({ name, chance, atLeast, atMost }) => [
    name,
    percent(chance),
    percent(atLeast),
    percent(atMost),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ');
  const used = widths.reduce((sum, each) => sum + each + 2, 0);
  const longest = Math.max(0, Math.min(60, width - used));
  const largest = Math.max(...rows.map(({ chance }) => chance));
  const body = cells.map((row, index) => {
    const bar = barOf((rows[index]?.chance ?? 0) / largest, longest);
    return `${line(row)}  ${bar}`.trimEnd();
  });
  return [line(heads), ...body].join('\n');
}

/** Bars in eighths of a character. */
function barOf(share: number, longest: number): string {
  const eighths = Math.round(share * longest * 8);
  const blocks = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
  return '█'.repeat(Math.floor(eighths / 8)) + (blocks[eighths % 8] ?? '');
}

/** Four digits; what is not 0 is never shown as 0, nor what is not certain as 100. */
export function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${chance * 100} %`;
  const value = chance * 100;
  if (value < 0.0001) return `${value.toExponential(1)} %`;
  if (value >= 99.995) return '>99.99 %';
  return `${value.toFixed(value < 0.1 ? 4 : 2)} %`;
}

function rowsOf(odds: Odds): readonly Row[] {
  const outcomes = [...odds.entries()].map(([outcome]) => outcome);
  const from = odds.quantile(rare);
  const to = odds.quantile(1 - rare);
  const many = outcomes.length > mostRows;
  const shown = many ? outcomes.filter((outcome) => outcome >= from && outcome <= to) : outcomes;
  const size = binSize(shown);
  const bins = new Map<number, number[]>();
  for (const outcome of shown) {
    const bin = size === 0 ? outcome : Math.floor(outcome / size);
    const before = bins.get(bin);
    if (before === undefined) bins.set(bin, [outcome]);
    else before.push(outcome);
  }
  const rows: Row[] = [...bins.values()].map((each) => {
    const [low = 0] = each;
    const high = each.at(-1) ?? low;
    const atLeast = odds.atLeast(low).toNumber();
    const atMost = odds.atMost(high).toNumber();
    const chance = each.length === 1 ? odds.at(low).toNumber() : sumOf(odds, low, high);
    return { name: low === high ? `${low}` : `${low} to ${high}`, chance, atLeast, atMost };
  });
  const [first] = shown;
  const last = shown.at(-1);
  const below = first === undefined ? 0 : rest(odds.atLeast(first));
  const above = last === undefined ? 0 : rest(odds.atMost(last));
  if (below > 0 && first !== undefined) {
    rows.unshift({ name: `below ${first}`, chance: below, atLeast: 1, atMost: below });
  }
  if (above > 0 && last !== undefined) {
    rows.push({ name: `above ${last}`, chance: above, atLeast: above, atMost: 1 });
  }
  return rows;
}

/** The chance of everything else, exactly, then as a double. */
function rest({ numerator, denominator }: Fraction): number {
  return ratio(denominator - numerator, denominator);
}

function sumOf(odds: Odds, low: number, high: number): number {
  const most = odds.atMost(high);
  const least = odds.atLeast(low);
  // P(low..high) = P(<= high) + P(>= low) - 1
  const numerator =
    most.numerator * least.denominator +
    least.numerator * most.denominator -
    most.denominator * least.denominator;
  return ratio(numerator, most.denominator * least.denominator);
}

/** Large whole numbers are cut to their first digits before they become doubles. */
function ratio(numerator: bigint, denominator: bigint): number {
  const scale = 10n ** 30n;
  return Number((numerator * scale) / denominator) / 1e30;
}

/** 0: every outcome has a row of its own. Else a round number of outcomes to a row. */
function binSize(outcomes: readonly number[]): number {
  if (outcomes.length <= mostRows) return 0;
  const span = (outcomes.at(-1) ?? 0) - (outcomes[0] ?? 0) + 1;
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (span / (step * power) <= mostRows) return step * power;
  }
}
