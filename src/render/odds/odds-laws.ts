/** The laws behind several odds, seen through windows wide enough to share one table. */

import { callError } from '../../input/call-error.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { internalsOf } from '../../odds/answer/answer.ts';
import { lawTo, listedEnds } from '../../odds/answer/widen-window.ts';
import type { Law } from '../../odds/law/law.ts';

/**
 * A law without end is shown as far as the others list outcomes, where that is not too much work.
 *
 * @throws DiceError `unsuitable-input` for what are not odds of this library
 */
export function lawsOf(list: readonly Odds[]): readonly Law[] {
  const known = list.map((odds) => {
    const inside = internalsOf(odds);
    if (inside !== undefined) return inside;
    throw callError('unsuitable-input', { reason: 'not-solved-odds', use: 'show' });
  });
  const ends = known.map(({ start }) => listedEnds(start.law));
  const low = Math.min(...ends.map(([least]) => least));
  const high = Math.max(...ends.map(([, greatest]) => greatest));
  return known.map((inside) => lawTo(inside, low, high));
}
