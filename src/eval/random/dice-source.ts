/** The hand that throws dice: between the rules, which think in faces, and the sources, which give numbers. */

import type { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import { givenFact } from '../../input/given-fact.ts';
import { withFaces } from '../../vocabulary/dice/listed.ts';
import { withSides } from '../../vocabulary/dice/numbered.ts';
import type { Guide } from '../sample/guide.ts';
import type { RandomSource } from './source.ts';

/** One die as it is made. */
export interface Die {
  /** A whole number from 1 to 2^53 - 1. */
  readonly sides: number;
  /** The faces in rising order, repeats included, as many as sides; absent: 1 to `sides`. */
  readonly faces?: readonly number[];
  /** How it is written when that is not by its sides or faces: `dF`. */
  readonly name?: string;
}

/** Whatever throws the dice of one roll. */
export interface DiceHand {
  /** Throws one die and gives the face that shows. */
  throwDie(die: Die): number;
  /** Called once, when the roll is complete. */
  finish(): void;
  /** Who wants to know what each die is thrown for; then the whole record of the roll is made. */
  readonly guide?: Guide;
}

/** The most listed faces that a message spells out. */
const shownFaces = 8;

/**
 * A die's name in messages.
 *
 * @example
 * dieName({ sides: 6 }) // 'd6'
 * dieName({ sides: 3, faces: [-1, 0, 1] }) // 'd{-1,0,1}'
 */
export function dieName({ name, sides, faces }: Die): string {
  if (name !== undefined) return name;
  if (faces === undefined) return withSides(sides);
  if (faces.length <= shownFaces) return withFaces(faces);
  return withFaces([...faces.slice(0, shownFaces - 1), '...', faces.at(-1) ?? 0]);
}

/**
 * A hand whose dice come from a random source. The source may be a caller's own, so each of its answers is
 * checked; its own errors go through as they are.
 *
 * @throws DiceError `unsuitable-input` when it is not a source; `impossible-face`, at a throw, when its answer
 *   is not a whole number from 1 to the sides
 */
export function handOf(source: RandomSource): DiceHand {
  if (readFrom('the random source', () => typeof source?.die) !== 'function') {
    throw callError('unsuitable-input', { reason: 'not-a-source' });
  }
  return new SourceHand(source);
}

/** A hand whose dice come from a random source. */
export class SourceHand implements DiceHand {
  readonly source: RandomSource;

  constructor(source: RandomSource) {
    this.source = source;
  }

  throwDie(die: Die): number {
    const drawn = this.source.die(die.sides);
    if (!(Number.isInteger(drawn) && drawn >= 1 && drawn <= die.sides)) throw wrong(drawn, die);
    return die.faces === undefined ? drawn : (die.faces[drawn - 1] as number);
  }

  finish(): void {}
}

const wrong = (drawn: unknown, { sides }: Die): DiceError =>
  callError('impossible-face', { reason: 'source', sides, drawn: givenFact(drawn) });
