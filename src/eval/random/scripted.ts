/** Dice that somebody else has thrown: tests, physical dice, the replay of a recorded roll. */

import { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import { givenFact } from '../../input/given-fact.ts';
import { frame } from '../../locales/en/diagnostics/frame.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import { type DiceHand, type Die, dieName } from './dice-source.ts';

/**
 * A hand that lays down the given faces, one after the other, and accepts no misfit: faces that are too
 * few, too many or not on their die mean that they belong to another roll.
 *
 * @param faces the faces shown (for `dF` -1, 0 or 1), in the order in which the roll throws its dice
 * @throws DiceError `unsuitable-input` at once; `missing-face` and `impossible-face` at a throw;
 *   `surplus-face` when the roll is complete
 * @example scripted([97, 17]).throwDie({ sides: 100 }) // 97
 */
export function scripted(faces: readonly number[]): DiceHand {
  const script = readFrom('the dice', () => copyOf(faces));
  let used = 0;
  return {
    throwDie(die) {
      const face = script[used];
      used++;
      if (face === undefined) throw missing(die, used, script.length);
      if (!shows(die, face)) throw impossible(die, face, used, script.length);
      return face;
    },
    finish() {
      if (used < script.length) throw surplus(used, script.length);
    },
  };
}

/** A copy, so that the caller's list may change meanwhile. It is read by place: a hole is not a face. */
function copyOf(faces: readonly number[]): readonly number[] {
  if (!Array.isArray(faces)) throw callError('unsuitable-input', { reason: 'faces-not-a-list' });
  const script: number[] = [];
  for (let index = 0; index < faces.length; index += 1) {
    script.push(checkedFace(faces[index], index));
  }
  return script;
}

/** The script has ended and the roll goes on; says which die needs a face, so that it can be asked for. */
export class MissingFace extends DiceError {
  readonly die: Die;

  constructor(die: Die, { diagnostics, notation }: DiceError) {
    super([assertDefined(diagnostics[0])], notation, frame);
    this.die = die;
  }
}

/** -0 counts as 0. */
function checkedFace(face: unknown, index: number): number {
  if (typeof face === 'number' && Number.isSafeInteger(face)) return face + 0;
  throw callError('unsuitable-input', {
    reason: 'face-not-whole',
    place: index + 1,
    given: givenFact(face),
  });
}

/** Whether a face, a whole number, is on the die; lists are in order and may be long, so they are halved. */
export function shows({ sides, faces }: Die, face: number): boolean {
  if (faces === undefined) return face >= 1 && face <= sides;
  let low = 0;
  let high = faces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((faces[middle] as number) < face) low = middle + 1;
    else high = middle;
  }
  return faces[low] === face;
}

const missing = (die: Die, number: number, given: number): MissingFace =>
  new MissingFace(
    die,
    callError('missing-face', { reason: 'too-few', place: number, die: dieName(die), given }),
  );

const impossible = (die: Die, face: number, number: number, given: number): DiceError =>
  callError('impossible-face', {
    reason: 'not-on-die',
    die: dieName(die),
    face,
    place: number,
    given,
  });

const surplus = (used: number, given: number): DiceError =>
  callError('surplus-face', { reason: 'too-many', given, used });
