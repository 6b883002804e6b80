/** Dice that are not left to chance: given faces, recorded ones, extremes. They serve any roller. */

import { handOf } from '../../eval/random/dice-source.ts';
import { scripted } from '../../eval/random/scripted.ts';
import type { RandomSource } from '../../eval/random/source.ts';
import type { DiceSource, TestDice } from '../generate/tree/dice-forms.ts';
import { checkedSides, diceOf, sourceOf } from '../generate/tree/dice-forms.ts';
import { testingError } from '../testing-error.ts';

export interface ScriptedDice extends RandomSource {
  (sides: number): number;
  /** How many faces are left. */
  readonly left: number;
  /** To be called when the roll is complete. @throws DiceError `surplus-face` when faces are left */
  finish(): void;
}

/**
 * Dice that show the given faces, one after the other, and accept no misfit.
 *
 * @param faces whole numbers, for each die one from 1 to its sides
 * @throws DiceError at a throw `missing-face` when there are too few, `impossible-face` when the die does
 *   not have the face; both say which die it was
 * @example
 * const dice = scriptedDice([97, 17]);
 * roll('d100!o', { random: dice }).total; // 114
 * dice.finish();
 */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  const hand = scripted(faces);
  let left = faces.length;
  const dice = diceOf((sides) => {
    const face = hand.throwDie({ sides: checkedSides(sides) });
    left -= 1;
    return face;
  });
  return Object.defineProperty(Object.assign(dice, { finish: () => hand.finish() }), 'left', {
    get: () => left,
  }) as ScriptedDice;
}

/**
 * Runs a sampler on given faces, and gives what it gives. It must use them all.
 *
 * @throws DiceError as `scriptedDice` does, and `surplus-face`
 * @example playScript([6, 6, 2], (die) => die(6) + die(6) + die(6)) // 14
 */
export function playScript<T>(faces: readonly number[], sampler: (dice: TestDice) => T): T {
  const dice = scriptedDice(faces);
  const result = sampler(dice);
  dice.finish();
  return result;
}

export interface Throw {
  readonly sides: number;
  readonly face: number;
}

export interface RecordingDice extends RandomSource {
  (sides: number): number;
  /** What was thrown so far, in order. */
  readonly throws: readonly Throw[];
  /** The faces alone, as `scriptedDice` takes them. */
  readonly faces: readonly number[];
}

/**
 * Throws as another source does, and writes it down.
 *
 * @throws DiceError `impossible-face` at a throw when the source gives something other than a whole number from 1 to the sides
 * @example
 * const dice = recordingDice(seededSource('a'));
 * const first = myRoll(dice);
 * playScript(dice.faces, myRoll) === first // true
 */
export function recordingDice(source: DiceSource): RecordingDice {
  const hand = handOf(sourceOf(source));
  const throws: Throw[] = [];
  const dice = diceOf((sides) => {
    const face = hand.throwDie({ sides: checkedSides(sides) });
    throws.push({ sides, face });
    return face;
  });
  return Object.defineProperties(dice, {
    throws: { get: () => [...throws] },
    faces: { get: () => throws.map(({ face }) => face) },
  }) as RecordingDice;
}

export interface CountingDice extends RandomSource {
  (sides: number): number;
  /** How many dice were thrown so far. */
  readonly thrown: number;
  /** How many of them had this many sides. */
  thrownOf(sides: number): number;
}

/**
 * Throws as another source does, and counts. At `most` dice it stops, so that nothing can go on forever.
 *
 * @throws DiceError `too-many-dice` at the throw after the last one allowed
 * @example const dice = countingDice(stuckDice('lowest')); roll('4d6', { random: dice }); dice.thrown // 4
 */
export function countingDice(
  source: DiceSource,
  most: number = Number.POSITIVE_INFINITY,
): CountingDice {
  const inner = sourceOf(source);
  const counts = new Map<number, number>();
  let thrown = 0;
  const dice = diceOf((sides) => {
    if (thrown >= most) throw testingError('too-many-dice', `more than ${most} dice were thrown`);
    thrown += 1;
    counts.set(sides, (counts.get(sides) ?? 0) + 1);
    return inner.die(sides);
  });
  const counting = Object.assign(dice, { thrownOf: (sides: number) => counts.get(sides) ?? 0 });
  return Object.defineProperty(counting, 'thrown', { get: () => thrown }) as CountingDice;
}

/**
 * Dice that always show the same end: nothing finds unguarded explosions and rerolls sooner.
 *
 * @example roll('4d6', { random: stuckDice('highest') }).total // 24
 */
export const stuckDice = (end: 'highest' | 'lowest'): TestDice =>
  diceOf((sides) => Math.min(checkedSides(sides), end === 'highest' ? sides : 1));

/**
 * Dice that show one end, then the other, and so on.
 *
 * @example roll('4d6', { random: alternatingDice('lowest') }).total // 1 + 6 + 1 + 6
 */
export function alternatingDice(first: 'highest' | 'lowest' = 'lowest'): TestDice {
  let high = first === 'highest';
  return diceOf((sides) => {
    const face = high ? checkedSides(sides) : 1;
    high = !high;
    return face;
  });
}
