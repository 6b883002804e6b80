/** What a roll can fail with, as callers see it: every place with its chance, and the chance of all. */

import type { DiceError, FailureChance, Finding, Share } from '../../diagnostics/index.ts';
import type { Program } from '../../eval/prepare/prepare.ts';
import { nearestDouble } from '../../number/convert.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Chance, FailingPlace, Failure } from './failure.ts';

/** The most places that are shown, each with its line of the text. */
const mostPlaces = 6;

export function failed(
  { counted: { places, total, doubt } }: Failure,
  { tree, reporter }: Pick<Program, 'tree' | 'reporter'>,
): DiceError {
  const known = isLittle(doubt, total);
  const shown = places.slice(0, mostPlaces);
  const findings = shown.map((place, index): Finding => {
    const failure = known
      ? chanceHere(place, doubt, places.length > 1 && index === 0 ? total : undefined)
      : // Where much is not known, a place that is reached later may be reached less often.
        index === 0
        ? { all: { percent: percentOf(total) }, atLeast: true }
        : undefined;
    return failure === undefined ? place.diagnostic : { ...place.diagnostic, failure };
  });
  const [first, ...others] = findings;
  return reporter.errorOf([assertDefined(first), ...others], tree.text);
}

/** What always fails needs no chance. */
function chanceHere(
  { varies, chance }: FailingPlace,
  doubt: Chance,
  all: Chance | undefined,
): FailureChance | undefined {
  if (chance.weight === chance.whole) return undefined;
  return {
    here: shareOf(chance, doubt),
    ...(varies ? { varies } : {}),
    ...(all === undefined
      ? {}
      : { all: all.weight === all.whole ? 'always' : shareOf(all, doubt) }),
  };
}

/** The most characters of a fraction that is shown. */
const longestFraction = 40;

/** Whether what may come on top changes no digit that is shown. */
const isLittle = (doubt: Chance, { weight, whole }: Chance): boolean =>
  doubt.weight * whole * 2n ** 32n <= weight * doubt.whole;

/** The fraction is left out where it is long or not known exactly. */
function shareOf(chance: Chance, doubt: Chance): Share {
  const percent = percentOf(chance);
  const fraction = `${chance.weight}/${chance.whole}`;
  return doubt.weight > 0n || fraction.length > longestFraction
    ? { percent }
    : { percent, fraction };
}

const percentOf = ({ weight, whole }: Chance): number => 100 * nearestDouble(weight, whole);
