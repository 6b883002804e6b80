/** The names of the rows of a table of odds: an outcome, a range, or all from an outcome on. */

import { numberText } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import { compare } from '../../number/index.ts';
import type { Law } from '../../odds/law/law.ts';
import type { RenderWords } from '../words.ts';
import type { Listing, Row } from './odds-rows.ts';
import { rowsOf } from './odds-rows.ts';
import { neighboursIn } from './outcome-text.ts';

export interface NamedRow extends Row {
  /** `7`, `20 to 39`, `26 or more`. */
  readonly name: string;
}

export interface NamedListing extends Listing {
  readonly rows: readonly NamedRow[];
}

/**
 * The rows of `rowsOf` with their names.
 *
 * @param about - before an outcome that is rounded
 */
export function namedRowsOf(
  laws: readonly Law[],
  most: number,
  about: string,
  words: RenderWords,
): NamedListing {
  const listing = rowsOf(laws, most);
  const shown = outcomeNames(listing.outcomes, about, words);
  const rows = listing.rows.map((row) => ({ ...row, name: nameOf(row, shown, words) }));
  return { ...listing, rows };
}

function nameOf(
  { first, last, open }: Row,
  shown: (outcome: Num) => string,
  { table }: RenderWords,
): string {
  if (open === 'above') return table.orMore(shown(first));
  if (open === 'below') return table.orLess(shown(last));
  return compare(first, last) === 0 ? shown(first) : table.between(shown(first), shown(last));
}

/** Outcomes with as many digits as it takes to tell each from the others. */
function outcomeNames(
  outcomes: readonly Num[],
  about: string,
  { numbers: style }: RenderWords,
): (outcome: Num) => string {
  const apartAt = neighboursIn(outcomes);
  const places = new Map(outcomes.map((outcome, index) => [outcome, index]));
  return (outcome) =>
    typeof outcome === 'number'
      ? style.numeral(String(outcome))
      : numberText(outcome, {
          about,
          fraction: 'alone',
          apart: apartAt(places.get(outcome) ?? -1),
          style,
        });
}
