/** What a die can show: all its sides are equally likely, and a listed face may be on several. */
import type { Interval } from './intervals.ts';

export interface Die {
  /** How many sides, all equally likely; from 1 to 2^53 - 1. */
  readonly sides: number;
  /** The lowest face. */
  readonly least: number;
  /** The highest face. */
  readonly highest: number;
  /** How it is written when that is not by its sides or faces: `dF`. */
  readonly name?: string;
  /** The face of each side, ascending, repeats included. Without it the faces are 1 to `sides`. */
  readonly faces?: readonly number[];
}

/** The die that shows 1 to `sides`. */
export function numberedDie(sides: number): Die {
  return { sides, least: 1, highest: sides };
}

/** The die with one listed face on each side, such as -1, 0, 1. At least one face. */
export function listedDie(listed: readonly number[]): Die {
  const rising = listed.every((face, at) => at === 0 || (listed[at - 1] ?? 0) <= face);
  const faces = rising ? listed : [...listed].sort((a, b) => a - b);
  return { sides: faces.length, least: faces[0] ?? 0, highest: faces.at(-1) ?? 0, faces };
}

/** How many of the die's sides show a face from `from` to `to`. */
export function sidesWithin(die: Die, from: number, to: number): number {
  if (die.faces === undefined) {
    return Math.max(0, Math.min(to, die.highest) - Math.max(from, die.least) + 1);
  }
  return firstAbove(die.faces, to) - firstAbove(die.faces, from - 1);
}

/** Whether the die has a side that shows this face. */
export function hasFace(die: Die, face: number): boolean {
  return Number.isInteger(face) && sidesWithin(die, face, face) > 0;
}

/** How many different faces the die has. */
export function distinctFaces(die: Die): number {
  return die.faces === undefined ? die.sides : new Set(die.faces).size;
}

/** All faces of the die as runs of whole numbers. */
export function faceIntervals(die: Die): readonly Interval[] {
  if (die.faces === undefined) return [{ from: die.least, to: die.highest }];
  const runs: { from: number; to: number }[] = [];
  for (const face of die.faces) {
    const last = runs.at(-1);
    if (last !== undefined && face <= last.to + 1) last.to = face;
    else runs.push({ from: face, to: face });
  }
  return runs;
}

/** The index of the first face above `limit`, by bisection. */
function firstAbove(faces: readonly number[], limit: number): number {
  let low = 0;
  let high = faces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((faces[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
