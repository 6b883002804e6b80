/** The two forms in which rollers take dice. */

import type { RandomSource } from '../../../eval/random/source.ts';
import { testingError } from '../../testing-error.ts';

/**
 * Dice in both forms that rollers take: a function of the sides that gives a face from 1 to the sides, and a
 * source with a method `die`.
 */
export type TestDice = ((sides: number) => number) & RandomSource;

/** A source, or a plain function of the sides. */
export type DiceSource = RandomSource | ((sides: number) => number);

/** Gives a function both forms. */
export const diceOf = (die: (sides: number) => number): TestDice =>
  Object.assign((sides: number) => die(sides), { die });

export const sourceOf = (source: DiceSource): RandomSource =>
  'die' in source && typeof source.die === 'function'
    ? source
    : { die: source as (sides: number) => number };

/** @throws DiceError `unsuitable-input` */
export function checkedSides(sides: number): number {
  if (Number.isSafeInteger(sides) && sides >= 1) return sides;
  throw testingError(
    'unsuitable-input',
    `a die needs a whole number of sides from 1, not ${String(sides)}`,
  );
}
