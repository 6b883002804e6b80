/** The sum of the dice that a pool keeps by rank, from a list of faces. */
import type { Die } from '../vocabulary/die.ts';

/** Adds up the kept ones of a pool's faces, which stand at the start of a list. */
export type RankSum = (list: Int32Array) => number;

/** Which ranks are kept: from one up to but without another, 0 being the lowest. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** Up to so many dice at one end are found by comparing each die with all of them. */
const mostCompared = 4;
/** Faces within so many numbers can be counted. */
const mostCounted = 128;
/** Differences of such faces have their sign in the bit that `>> 31` spreads. */
const farthest = 2 ** 29;
/** So many dice have room in a list. */
const mostListed = 2 ** 20;

/**
 * How the kept dice are added up; undefined: they are too many, or too far from 0. Dice are at random, so what
 * branches on them is guessed wrong half of the time: the ways for few dice and for few faces do not.
 */
export function rankSum(die: Die, dice: number, { from, to }: Ranks): RankSum | undefined {
  const { least, highest } = die;
  if (least < -farthest || highest > farthest || dice > mostListed) return undefined;
  const kept = to - from;
  const few = Math.min(kept, dice - kept);
  const countable = highest - least < mostCounted;
  const atEnd = from === 0 || to === dice;
  if (atEnd && few <= mostCompared && (few <= 2 || dice <= 16 || !countable)) {
    // The few are the kept ones or the dropped ones, at the upper end or, with all bits turned over, at the lower.
    const rest = kept > few;
    const flip = (to === dice) === rest ? -1 : 0;
    return extremes(dice, few, flip, rest, flip === 0 ? least : ~highest);
  }
  if (countable && dice > mostCompared) return byCount(die, dice, from, to);
  return (list) => sumOfRanks(list, dice, from, to);
}

/** The sum of the few highest, or of all the others. */
function extremes(dice: number, few: number, flip: number, rest: boolean, lowest: number): RankSum {
  if (few === 0) return (list) => (rest ? sumOf(list, 0, dice) : 0);
  if (few === 1) {
    return (list) => {
      let total = 0;
      let most = lowest;
      for (let at = 0; at < dice; at += 1) {
        const face = list[at] as number;
        total += face;
        const over = (face ^ flip) - most;
        most += over & ~(over >> 31);
      }
      return rest ? total - (most ^ flip) : most ^ flip;
    };
  }
  if (few === 2) {
    return (list) => {
      let total = 0;
      let most = lowest;
      let second = lowest;
      for (let at = 0; at < dice; at += 1) {
        const face = list[at] as number;
        total += face;
        const turned = face ^ flip;
        const over = turned - most;
        const up = over & ~(over >> 31);
        most += up;
        // The smaller of both.
        const further = turned - up - second;
        second += further & ~(further >> 31);
      }
      const both = (most ^ flip) + (second ^ flip);
      return rest ? total - both : both;
    };
  }
  const top = new Int32Array(few);
  return (list) => {
    let total = 0;
    top.fill(lowest);
    for (let at = 0; at < dice; at += 1) {
      const face = list[at] as number;
      total += face;
      let turned = face ^ flip;
      for (let rank = 0; rank < few; rank += 1) {
        const over = turned - (top[rank] as number);
        const up = over & ~(over >> 31);
        top[rank] = (top[rank] as number) + up;
        turned -= up;
      }
    }
    let all = 0;
    for (let rank = 0; rank < few; rank += 1) all += (top[rank] as number) ^ flip;
    return rest ? total - all : all;
  };
}

function sumOf(list: ArrayLike<number>, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += list[at] as number;
  return total;
}

/** By how often each face lies there. */
function byCount({ least, highest }: Die, dice: number, from: number, to: number): RankSum {
  const faces = highest - least + 1;
  const counts = new Int32Array(faces);
  return (list) => {
    for (let at = 0; at < dice; at += 1) {
      const place = (list[at] as number) - least;
      counts[place] = (counts[place] as number) + 1;
    }
    let total = 0;
    let rank = 0;
    for (let place = 0; place < faces; place += 1) {
      const next = rank + (counts[place] as number);
      counts[place] = 0;
      total += Math.max(0, Math.min(next, to) - Math.max(rank, from)) * (least + place);
      rank = next;
    }
    return total;
  };
}

/** More values than this are sorted by the engine. */
const mostInserted = 32;

/** The same of any values, which stand at the start of a list; it is sorted. */
export function sumOfRanks(
  values: number[] | Int32Array,
  dice: number,
  from: number,
  to: number,
): number {
  if (dice > mostInserted) return sumOf(Float64Array.from(values.slice(0, dice)).sort(), from, to);
  for (let index = 1; index < dice; index += 1) {
    const value = values[index] as number;
    let place = index;
    for (; place > 0 && (values[place - 1] as number) > value; place -= 1) {
      values[place] = values[place - 1] as number;
    }
    values[place] = value;
  }
  return sumOf(values, from, to);
}
