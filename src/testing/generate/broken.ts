/** A law of dice that was broken, and how: the notation, the faces, what should have come out and what did. */

import { playScript } from '../dice/test-dice.ts';
import type { TestDice } from './tree/dice-forms.ts';

export class Broken extends Error {
  override readonly name: 'Broken' = 'Broken';
  readonly notation: string;
  /** The faces that came up; none where that says nothing. */
  readonly faces: readonly number[];
  readonly expected: number | string;
  /** What came out: a total, or what the roller said when it threw. */
  readonly given: number | string;

  constructor(
    notation: string,
    faces: readonly number[],
    expected: number | string,
    given: number | string,
  ) {
    const dice = faces.length === 0 ? '' : ` with ${faces.join(', ')}`;
    super(`${notation}${dice}: ${expected} expected, ${given} given`);
    this.notation = notation;
    this.faces = faces;
    this.expected = expected;
    this.given = given;
  }
}

interface Totals {
  total(notation: string, dice: TestDice): number;
}

/** @throws Broken when something else comes out, or the dice do not fit */
export function expectTotal(
  roller: Totals,
  notation: string,
  faces: readonly number[],
  expected: number,
): void {
  const given = played(roller, notation, faces, expected);
  if (given !== expected) throw new Broken(notation, faces, expected, given);
}

/** The total with these faces, all of which must be used. @throws Broken */
export function played(
  roller: Totals,
  notation: string,
  faces: readonly number[],
  expected: number | string = 'a total',
): number {
  try {
    return playScript(faces, (dice) => roller.total(notation, dice));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Broken(notation, faces, expected, said.split('\n')[0] ?? '');
  }
}
