/**
 * The worth of the kept ones among unlike independent dice, or values, as in "{6d12 + 4d10}kh6": values are placed
 * down from one end, kind by kind, until all kept ranks are full. The state is how many of each kind are placed.
 */
import type { Share } from '../rings/ring.ts';
import type { AtValue, State } from './unlike-placing.ts';
import { allAtOnce, gatherer, oneByOne } from './unlike-placing.ts';
import type { Kind, UnlikeQuestion } from './unlike-question.ts';

export function solveUnlike<E>(question: UnlikeQuestion<E>): E {
  const { kinds, ranks, ring } = question;
  const whole = kinds.reduce(
    (product, { whole: each, dice }) => product * each ** BigInt(dice),
    1n,
  );
  const totals = kinds.map(({ bins }) => bins.reduce((sum, [, weight]) => sum + weight, 0n));
  const certain = productOf(kinds, totals);
  const parts: Share<E>[] = [];
  if (ranks.from >= ranks.to) parts.push([certain, ring.one]);
  else walk(question, totals, parts);
  // One of which nothing is known could be any of the kept ones.
  if (whole > certain) parts.push([whole - certain, ring.unknown]);
  return ring.mix(parts, whole);
}

const productOf = (kinds: readonly Kind[], weights: readonly bigint[]): bigint =>
  kinds.reduce((product, { dice }, kind) => product * (weights[kind] ?? 0n) ** BigInt(dice), 1n);

function walk<E>(question: UnlikeQuestion<E>, totals: readonly bigint[], parts: Share<E>[]): void {
  const { kinds, ranks, ring, isAlike, together } = question;
  const dice = kinds.reduce((sum, each) => sum + each.dice, 0);
  // From the end from which fewer are passed until all kept ones are placed.
  const upward = ranks.to < dice - ranks.from;
  const [start, end] = upward ? [ranks.from, ranks.to] : [dice - ranks.to, dice - ranks.from];
  const finish: AtValue<E>['finish'] = ({ used, placed, element }, ways, rest) => {
    if (placed < end) return false;
    const left = kinds.map((each, kind) => ({ ...each, dice: each.dice - (used[kind] ?? 0) }));
    const others = productOf(left, rest);
    if (others > 0n) parts.push([ways * others, element]);
    return true;
  };
  // As long as not all ranks before the kept ones are full, only all that show a value say which kinds are kept.
  const isJoint = ({ placed }: State<E>): boolean =>
    together !== undefined || (!isAlike && placed < start);
  let rest = totals;
  let states: readonly State<E>[] = [{ used: kinds.map(() => 0), placed: 0, element: ring.one }];
  for (const [value, weights] of rowsOf(kinds, upward)) {
    const at: AtValue<E> = {
      question,
      value,
      weights,
      rest,
      taken: (placed, count) =>
        Math.max(0, Math.min(placed + count, end) - Math.max(placed, start)),
      lowOf: (placed, count) => (upward ? placed : dice - placed - count),
      powers: powersAt(question, value),
      finish,
    };
    const next = gatherer(ring);
    allAtOnce(states.filter(isJoint), at, next);
    oneByOne(
      states.filter((state) => !isJoint(state)),
      at,
      next,
    );
    states = next.states();
    rest = rest.map((each, kind) => each - (weights[kind] ?? 0n));
  }
}

/** Each value with its weights by kind, in the order of the walk. */
function rowsOf(
  kinds: readonly Kind[],
  upward: boolean,
): readonly (readonly [value: number, weights: readonly bigint[]])[] {
  const byValue = new Map<number, bigint[]>();
  for (const [kind, { bins }] of kinds.entries()) {
    for (const [value, weight] of bins) {
      const row = byValue.get(value) ?? kinds.map(() => 0n);
      row[kind] = weight;
      byValue.set(value, row);
    }
  }
  const sign = upward ? 1 : -1;
  return [...byValue].sort(([one], [other]) => (one < other ? -sign : sign));
}

/** The powers of what a value is worth, each worked out once; kinds of which it is the same element share them. */
function powersAt<E>(
  { worth, isAlike, ring }: UnlikeQuestion<E>,
  value: number,
): AtValue<E>['powers'] {
  const ones = new Map<number, E>();
  const known = new Map<E, E[]>();
  return (kind, count) => {
    const by = isAlike ? 0 : kind;
    const one = ones.get(by) ?? worth(value, by);
    ones.set(by, one);
    const powers = known.get(one) ?? [ring.one];
    known.set(one, powers);
    while (powers.length <= count) powers.push(ring.times(powers.at(-1) as E, one));
    return powers[count] as E;
  };
}
