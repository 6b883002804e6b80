/** A law through a window that is wide enough to be compared with another law. */
import { toDouble } from '../../number/index.ts';
import { createBudget, TooLarge } from '../arithmetic/budget.ts';
import type { Law } from '../law/law.ts';
import { outcomeAt } from '../law/law.ts';
import type { OddsInternals } from './answer.ts';

/** Windows are not made wider than this only for a comparison. */
const farthest = 2 ** 14;

/** The law of an answer, seen from `low` to `high`, or as far as is not too much work. */
export function lawTo({ solve, start, setting }: OddsInternals, low: number, high: number): Law {
  let { law, reach } = start;
  if (Math.max(-low, high) > farthest) return law;
  const budget = createBudget(setting.work);
  try {
    while (law.top < high || law.bottom > low) {
      reach *= 2;
      ({ law } = solve(reach, budget));
    }
    return law;
  } catch (error) {
    if (error instanceof TooLarge) return law;
    throw error;
  }
}

/** The least and the greatest outcome that a law lists; 0 twice where it lists none. */
export function listedEnds(law: Law): readonly [low: number, high: number] {
  const { length } = law.weights;
  if (length === 0) return [0, 0];
  return [toDouble(outcomeAt(law, 0)), toDouble(outcomeAt(law, length - 1))];
}
