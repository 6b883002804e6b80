/** Throws some dice of a finished roll again, and leaves all others as they are. */

import { scripted } from '../../eval/random/scripted.ts';
import { play } from '../../eval/sample/compile.ts';
import type { ThrownDie } from '../../eval/sample/roll.ts';
import { Run } from '../../eval/sample/run.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import type { HandFor, HandOptions } from '../engine.ts';
import { withStackGuard } from '../roll-executor.ts';
import { keptOf, resultOf } from '../roll-result.ts';
import type { Roll } from '../roll-types.ts';
import { laying, placing } from './places.ts';

export type Rerolling = (
  roll: Roll,
  dice: readonly (number | ThrownDie)[],
  options?: HandOptions,
) => Roll;

export const createRerolling =
  (handFor: HandFor): Rerolling =>
  (roll, dice, options = {}) => {
    const kept = keptOf(roll);
    if (kept === undefined) throw callError('unsuitable-input', { reason: 'not-a-roll' });
    const chosen = placesOf(roll, dice);
    const fresh = handFor(options);
    const { compiled } = kept;
    const { limits } = compiled.program;
    return withStackGuard(() => {
      const before = placing(scripted(roll.dice.map(({ face }) => face)));
      play(compiled, new Run(before.hand, limits), compiled.record);
      const hand = laying(before.root, new Set(chosen), fresh);
      const sample = play(compiled, new Run(hand, limits), compiled.record);
      return resultOf(compiled, sample, Object.freeze({ roll, dice: chosen }));
    });
  };

/** The places of the dice that are named, ascending. @throws DiceError for any that is not in the roll */
function placesOf(roll: Roll, dice: unknown): readonly number[] {
  const given = readFrom('the dice', () => (Array.isArray(dice) ? Array.from(dice) : undefined));
  if (given === undefined || given.length === 0) {
    throw callError('unsuitable-input', { reason: 'no-dice-to-reroll' });
  }
  const all = roll.dice;
  const places = given.map((each: unknown, index) => {
    const place = typeof each === 'number' ? each : all.indexOf(each as ThrownDie);
    if (all[place] !== undefined) return place;
    throw callError('unsuitable-input', {
      reason: 'not-a-die-of-the-roll',
      place: index + 1,
      dice: all.length,
      ...(typeof each === 'number' ? { given: String(each) } : {}),
    });
  });
  return Object.freeze([...new Set(places)].sort((one, other) => one - other));
}
