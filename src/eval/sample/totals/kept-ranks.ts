/** The sum of the dice that a pool keeps by rank. */
import type { Ranks } from '../../../vocabulary/rules/select-ranks.ts';
import type { Count } from '../code.ts';
import type { Alone } from './face-table.ts';

/** Faces within this many numbers can be counted. */
const mostCounted = 128;
/** Differences of such faces have their sign in the bit that `>> 31` spreads. */
const farthest = 2 ** 29;
/** A list has room for this many dice. */
const mostListed = 2 ** 20;

/**
 * How the kept dice are added up; undefined: they are too many, or too far from 0. Dice are at random, so what
 * branches on them is guessed wrong half of the time: the ways for few dice and for few faces do not.
 */
export function rankSum(
  { origin: { die }, dice, span }: Alone,
  { from, to }: Ranks,
  times: number,
  more: number,
): Count | undefined {
  const { least, highest } = die;
  if (least < -farthest || highest > farthest || dice > mostListed) return undefined;
  const kept = to - from;
  const few = Math.min(kept, dice - kept);
  if ((from > 0 && to < dice) || few < 1 || few > 2) {
    const faces = highest - least + 1;
    const counts = faces <= mostCounted ? new Int32Array(faces) : undefined;
    return (run) => {
      const list = run.faceAll(die, dice, span);
      const sum =
        counts === undefined
          ? sumOfRanks(list, dice, from, to)
          : sumOfCounts(list, dice, counts, least, from, to);
      return sum * times + more;
    };
  }
  // The few are the kept ones or the dropped ones, at the upper end or, with all bits turned over, at the lower.
  const rest = kept > few;
  const flip = (to === dice) === rest ? -1 : 0;
  const lowest = flip === 0 ? least : ~highest;
  if (few === 1) {
    return (run) => {
      const list = run.faceAll(die, dice, span);
      let total = 0;
      let most = lowest;
      for (let at = 0; at < dice; at += 1) {
        const face = list[at] as number;
        total += face;
        const over = (face ^ flip) - most;
        most += over & ~(over >> 31);
      }
      return (rest ? total - (most ^ flip) : most ^ flip) * times + more;
    };
  }
  return (run) => {
    const list = run.faceAll(die, dice, span);
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
    return (rest ? total - both : both) * times + more;
  };
}

function sumOf(list: ArrayLike<number>, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += 1) total += list[at] as number;
  return total;
}

/** By how often each face lies there; `counts` has a 0 for every face, before and after. */
function sumOfCounts(
  list: Int32Array,
  dice: number,
  counts: Int32Array,
  least: number,
  from: number,
  to: number,
): number {
  for (let at = 0; at < dice; at += 1) {
    const place = (list[at] as number) - least;
    counts[place] = (counts[place] as number) + 1;
  }
  let total = 0;
  let rank = 0;
  for (let place = 0; place < counts.length; place += 1) {
    const next = rank + (counts[place] as number);
    counts[place] = 0;
    total += Math.max(0, Math.min(next, to) - Math.max(rank, from)) * (least + place);
    rank = next;
  }
  return total;
}

/** More values than this are sorted by the engine. */
const mostInserted = 32;

/** The same of any values, which are at the start of a list; it is sorted. */
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
