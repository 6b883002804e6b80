/** The outcomes of a simulation in few rows. */
import { doubleText } from '../../number/format.ts';
import type { Language } from '../language.ts';
import type { SimulationResult } from './simulation-result.ts';

/** The outcomes from `from` to below `below`; `from` alone where `below` is not a number. */
export interface Bin {
  readonly name: string;
  readonly from: number;
  readonly below: number;
  readonly times: number;
}

/** More rows than this are put together. */
const mostRows = 24;

/** Rarer outcomes at each end are put into one row. */
const rare = 0.001;

/** One row for each outcome where these are few; else bins of a round width, and a row for each end. */
export function binsOf(
  { outcomes, binWidth }: Pick<SimulationResult, 'outcomes' | 'binWidth'>,
  about: string,
  language: Language,
): readonly Bin[] {
  if (outcomes.length <= mostRows && binWidth === 0) {
    const outcomeName = outcomeNames(outcomes, about, language);
    return outcomes.map(([from, times]) => {
      return { name: outcomeName(from), from, below: Number.NaN, times };
    });
  }
  const low = quantile(outcomes, rare);
  const high = quantile(outcomes, 1 - rare);
  const whole = binWidth % 1 === 0 && outcomes.every(([outcome]) => outcome % 1 === 0);
  const width = widthOf(low, high, binWidth, whole);
  const first = Math.floor(low / width);
  const last = Math.floor(high / width);
  const places = new Map<number, number>();
  for (const [outcome, times] of outcomes) {
    const place = Math.min(last + 1, Math.max(first - 1, Math.floor(outcome / width)));
    places.set(place, (places.get(place) ?? 0) + times);
  }
  return [...places].map(([place, times]) => {
    const from = place < first ? Number.NEGATIVE_INFINITY : place * width;
    const below = place > last ? Number.POSITIVE_INFINITY : (place + 1) * width;
    return { name: nameOf(from, below, whole, language), from, below, times };
  });
}

function nameOf(
  from: number,
  below: number,
  whole: boolean,
  { locale: { render }, words: { simulation } }: Language,
): string {
  const shown = (value: number): string => render.numbers.numeral(decimal(value));
  if (from === Number.NEGATIVE_INFINITY) return simulation.below(shown(below));
  if (!whole) return simulation.from(shown(from));
  if (below === Number.POSITIVE_INFINITY) return simulation.above(shown(from - 1));
  return from === below - 1 ? shown(from) : render.table.between(shown(from), shown(below - 1));
}

/** Outcomes with as many digits as it takes to tell each from the others. */
export function outcomeNames(
  outcomes: SimulationResult['outcomes'],
  about: string,
  { locale }: Language,
): (outcome: number) => string {
  let apart = Number.POSITIVE_INFINITY;
  for (const [index, [outcome]] of outcomes.entries()) {
    const gap = outcome - (outcomes[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY);
    // Doubles that are nearer than this are one outcome, added up in different ways.
    if (gap > Math.abs(outcome) * 2 ** -40) apart = Math.min(apart, gap);
  }
  const { numbers: style } = locale.render;
  return (outcome) => doubleText(outcome, { about, apart, style });
}

/** Multiples of a decimal width carry an error in their last digits. */
const decimal = (value: number): string => String(Number(value.toPrecision(15)));

/** The outcome that this share of the rolls does not pass. */
function quantile(outcomes: SimulationResult['outcomes'], share: number): number {
  const rank = share * outcomes.reduce((sum, [, times]) => sum + times, 0);
  let passed = 0;
  for (const [outcome, times] of outcomes) {
    passed += times;
    if (passed >= rank) return outcome;
  }
  return outcomes.at(-1)?.[0] ?? 0;
}

/** The least width that is wide enough and round, or a power of two where outcomes were binned before. */
function widthOf(low: number, high: number, binWidth: number, whole: boolean): number {
  const span = Math.min(high - low, Number.MAX_VALUE);
  const digits = Math.floor(Math.log10(span / mostRows));
  const finest = whole || span === 0 ? 1 : Math.max(10 ** digits, Number.MIN_VALUE);
  const [least, steps, factor] = binWidth > 0 ? [binWidth, [1], 2] : [finest, [1, 2, 5], 10];
  for (let power = least; ; power *= factor) {
    for (const step of steps) {
      const width = step * power;
      // Divided first: between the farthest doubles there is more than a double can say.
      if (high / width - low / width < mostRows - 2) return width;
    }
  }
}
