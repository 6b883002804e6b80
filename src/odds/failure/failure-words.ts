/** What a roll can fail with, as callers are told it: every place with its chance, and the chance of all. */

import type { Program } from '../../eval/prepare/prepare.ts';
import { nearestDouble } from '../../number/convert.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { DiceError } from '../../shared/diagnostic.ts';
import type { Chance, FailingPlace, Failure } from './failure.ts';

/** The most places that are shown, each with its line of the text. */
const mostPlaces = 6;

export function failed(
  { counted: { places, total, doubt } }: Failure,
  { tree, settled }: Pick<Program, 'tree' | 'settled'>,
): DiceError {
  const known = isLittle(doubt, total);
  const shown = places.slice(0, mostPlaces);
  const findings = shown.map((place, index): Diagnostic => {
    const all = index > 0 ? '' : known ? wholeText(total, doubt) : leastText(total);
    const { diagnostic } = place;
    const chance = known ? placeText(place, doubt, places.length > 1 ? all : '') : all;
    return { ...diagnostic, message: `${diagnostic.message}${chance}` };
  });
  const [first, ...others] = settled(findings, tree.text);
  return new DiceError([first ?? assertDefined(findings[0]), ...others], tree.text);
}

function placeText({ varies, chance }: FailingPlace, doubt: Chance, whole: string): string {
  // What always fails needs no chance.
  if (chance.weight === chance.whole) return '';
  const way = varies ? 'for this reason or another, ' : '';
  return ` (${way}the roll fails here with a chance of ${chanceText(chance, doubt)}${whole})`;
}

/** Where much is not known, a place that is reached later may be reached less often. */
const leastText = ({ weight, whole }: Chance): string =>
  ` (the roll fails with a chance of at least ${percentText(weight, whole)})`;

const wholeText = (total: Chance, doubt: Chance): string =>
  total.weight === total.whole
    ? '; here or elsewhere it always fails'
    : `; here or elsewhere, ${chanceText(total, doubt)}`;

/** The most characters of a fraction that is shown. */
const longestFraction = 40;

/** Whether what may come on top changes no digit that is shown. */
const isLittle = (doubt: Chance, { weight, whole }: Chance): boolean =>
  doubt.weight * whole * 2n ** 32n <= weight * doubt.whole;

/** `1/6, 16.7%`, or the percentage alone where the fraction is long or not known. */
function chanceText({ weight, whole }: Chance, doubt: Chance): string {
  const percent = percentText(weight, whole);
  const about = /^\d/.test(percent) ? `about ${percent}` : percent;
  if (doubt.weight > 0n) return about;
  const text = `${weight}/${whole}`;
  return text.length > longestFraction ? about : `${text}, ${percent}`;
}

/** Three digits. What can happen is never 0%, and what need not happen never 100%. */
function percentText(weight: bigint, whole: bigint): string {
  const percent = 100 * nearestDouble(weight, whole);
  if (percent >= 99.95) return 'more than 99.9%';
  return percent < 1e-300 ? 'less than 1e-300%' : `${percent.toPrecision(3)}%`;
}
