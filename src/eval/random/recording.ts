/** Writes down what another hand throws, so that the roll can be replayed. */
import type { DiceHand } from './dice-source.ts';

/** A hand, and the faces that it has shown so far, in order. */
export interface Recording {
  readonly hand: DiceHand;
  readonly faces: number[];
}

/**
 * A hand that throws as the given one does and notes every face.
 *
 * @example
 * const { hand, faces } = recording(handOf(systemSource()));
 * // ... roll with `hand`, and the same again with scripted(faces)
 */
export function recording(hand: DiceHand): Recording {
  const faces: number[] = [];
  return {
    faces,
    hand: {
      throwDie(die) {
        const face = hand.throwDie(die);
        faces.push(face);
        return face;
      },
      finish: () => hand.finish(),
    },
  };
}
