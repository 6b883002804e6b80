/**
 * The worth of the kept ones among unlike independent dice, or values, as in "{6d12 + 4d10}kh6": values are placed
 * down from one end, kind by kind, until all kept ranks are full. The state is how many of each kind are placed.
 */
import { choose } from '../arithmetic/integers.ts';
import type { Bin, Ranks } from '../pool/ranks.ts';
import type { Ring, Share } from '../rings/ring.ts';

/** A number of equal ones; all of them lie before those of the next kind. */
export interface Kind {
  /** No value twice, none of them NaN. */
  readonly bins: readonly Bin[];
  /** More than the weights of the bins add up to: of the others nothing is known. */
  readonly whole: bigint;
  readonly dice: number;
}

export interface UnlikeQuestion<E> {
  readonly kinds: readonly Kind[];
  readonly ranks: Ranks;
  /** What a kept one of a kind is worth. */
  readonly worth: (value: number, kind: number) => E;
  /** Whether a value is worth the same whatever kind shows it. */
  readonly isAlike: boolean;
  /** What all those of a value bring besides, `count` of them from the rank `low` on. */
  readonly together?: ((value: number, low: number, count: number) => E) | undefined;
  readonly ring: Ring<E>;
  readonly spend: (steps: number) => void;
}

/** How many of each kind are placed. */
interface State<E> {
  readonly used: readonly number[];
  readonly placed: number;
  readonly element: E;
}

export function solveUnlike<E>(question: UnlikeQuestion<E>): E {
  const { kinds, ranks, ring, isAlike, together } = question;
  const whole = kinds.reduce(
    (product, { whole: each, dice }) => product * each ** BigInt(dice),
    1n,
  );
  const totals = kinds.map(({ bins }) => bins.reduce((sum, [, weight]) => sum + weight, 0n));
  const certain = productOf(kinds, totals);
  const parts: Share<E>[] = [];
  if (ranks.from >= ranks.to) parts.push([certain, ring.one]);
  else if (isAlike && together === undefined) walk(question, totals, oneByOne, parts);
  else walk(question, totals, allAtOnce, parts);
  // One of which nothing is known could be any of the kept ones.
  if (whole > certain) parts.push([whole - certain, ring.unknown]);
  return ring.mix(parts, whole);
}

const productOf = (kinds: readonly Kind[], weights: readonly bigint[]): bigint =>
  kinds.reduce((product, { dice }, kind) => product * (weights[kind] ?? 0n) ** BigInt(dice), 1n);

/** What a walk over the values knows when it comes to one of them. */
interface AtValue<E> {
  readonly question: UnlikeQuestion<E>;
  readonly value: number;
  /** By kind. */
  readonly weights: readonly bigint[];
  /** By kind: the weight of what is not placed yet. */
  readonly rest: bigint[];
  /** Places in the order of the walk: how many of those at `placed` to `placed + count` are kept. */
  readonly taken: (placed: number, count: number) => number;
  readonly lowOf: (placed: number, count: number) => number;
  readonly powers: (value: number, count: number) => E;
  /** Takes a state whose kept ranks are all full, and says so. */
  readonly finish: (state: State<E>, ways: bigint) => boolean;
}

/** Lays those that show the value on every state. */
type Placing = <E>(states: Iterable<State<E>>, at: AtValue<E>) => readonly State<E>[];

function walk<E>(
  question: UnlikeQuestion<E>,
  totals: readonly bigint[],
  place: Placing,
  parts: Share<E>[],
): void {
  const { kinds, ranks, ring, worth } = question;
  const dice = kinds.reduce((sum, each) => sum + each.dice, 0);
  // From the end from which fewer are passed until all kept ones are placed.
  const upward = ranks.to < dice - ranks.from;
  const [start, end] = upward ? [ranks.from, ranks.to] : [dice - ranks.to, dice - ranks.from];
  const byValue = new Map<number, bigint[]>();
  for (const [kind, { bins }] of kinds.entries()) {
    for (const [value, weight] of bins) {
      const row = byValue.get(value) ?? kinds.map(() => 0n);
      row[kind] = weight;
      byValue.set(value, row);
    }
  }
  const sign = upward ? 1 : -1;
  const rows = [...byValue].sort(([one], [other]) => (one < other ? -sign : sign));
  const rest = [...totals];
  const finish = ({ used, placed, element }: State<E>, ways: bigint): boolean => {
    if (placed < end) return false;
    const left = kinds.map((each, kind) => ({ ...each, dice: each.dice - (used[kind] ?? 0) }));
    const others = productOf(left, rest);
    if (others > 0n) parts.push([ways * others, element]);
    return true;
  };
  let states: readonly State<E>[] = [{ used: kinds.map(() => 0), placed: 0, element: ring.one }];
  for (const [value, weights] of rows) {
    const kept: E[] = [ring.one];
    const at: AtValue<E> = {
      question,
      value,
      weights,
      rest,
      taken: (placed, count) =>
        Math.max(0, Math.min(placed + count, end) - Math.max(placed, start)),
      lowOf: (placed, count) => (upward ? placed : dice - placed - count),
      powers: (of, count) => {
        while (kept.length <= count) kept.push(ring.times(kept.at(-1) as E, worth(of, 0)));
        return kept[count] as E;
      },
      finish,
    };
    states = place(states, at);
  }
}

/** States by what is placed. */
function gatherer<E>(ring: Ring<E>): {
  readonly put: (state: Omit<State<E>, 'element'>, share: Share<E>) => void;
  readonly states: () => readonly State<E>[];
} {
  const known = new Map<string, { state: Omit<State<E>, 'element'>; shares: Share<E>[] }>();
  return {
    put(state, share) {
      const key = state.used.join();
      const before = known.get(key);
      if (before === undefined) known.set(key, { state, shares: [share] });
      else before.shares.push(share);
    },
    states: () =>
      [...known.values()].map(({ state: { used, placed }, shares }) => {
        const [[ways, only], ...others] = shares as [Share<E>, ...Share<E>[]];
        const alone = others.length === 0 && ways === 1n;
        return { used, placed, element: alone ? only : ring.mix(shares, 1n) };
      }),
  };
}

/** Kind by kind: which of equal ones are kept does not matter. */
const oneByOne: Placing = (states, at) => {
  const { question, weights, rest, value, taken, powers, finish } = at;
  const { kinds, ring, spend } = question;
  let here = [...states];
  for (const [kind, { dice }] of kinds.entries()) {
    const weight = weights[kind] ?? 0n;
    if (weight === 0n) continue;
    rest[kind] = (rest[kind] ?? 0n) - weight;
    const next = gatherer(ring);
    for (const { used, placed, element } of here) {
      const left = dice - (used[kind] ?? 0);
      spend((left + 1) * 20);
      let power = 1n;
      for (let count = 0; count <= left; count += 1, power *= weight) {
        const many = taken(placed, count);
        const state = {
          used: used.with(kind, dice - left + count),
          placed: placed + count,
          element: many === 0 ? element : ring.times(element, powers(value, many)),
        };
        const ways = choose(left, count) * power;
        if (!finish(state, ways)) next.put(state, [ways, state.element]);
      }
    }
    here = [...next.states()];
  }
  return here;
};

/** All kinds at once: of equal ones the earlier are kept, and all together may bring something. */
const allAtOnce: Placing = (states, at) => {
  const { question, weights, rest, value, taken, lowOf, powers, finish } = at;
  const { kinds, ring, worth, isAlike, together, spend } = question;
  for (const [kind, weight] of weights.entries()) rest[kind] = (rest[kind] ?? 0n) - weight;
  const next = gatherer(ring);
  for (const { used, placed, element } of states) {
    for (const [counts, ways] of spreads(kinds, used, weights)) {
      spend(20 * (kinds.length + 1));
      const count = counts.reduce((sum, each) => sum + each, 0);
      let many = taken(placed, count);
      let product = isAlike && many > 0 ? ring.times(element, powers(value, many)) : element;
      for (const [kind, each] of isAlike ? [] : counts.entries()) {
        for (let more = Math.min(many, each); more > 0; more -= 1, many -= 1) {
          product = ring.times(product, worth(value, kind));
        }
      }
      if (together !== undefined && count > 0) {
        product = ring.times(product, together(value, lowOf(placed, count), count));
      }
      const state = {
        used: used.map((before, kind) => before + (counts[kind] ?? 0)),
        placed: placed + count,
        element: product,
      };
      if (!finish(state, ways)) next.put(state, [ways, product]);
    }
  }
  return next.states();
};

/** How many of each kind may show the value, and in how many ways. */
function* spreads(
  kinds: readonly Kind[],
  used: readonly number[],
  weights: readonly bigint[],
  kind = 0,
): Generator<readonly [counts: readonly number[], ways: bigint]> {
  const here = kinds[kind];
  if (here === undefined) {
    yield [[], 1n];
    return;
  }
  const [left, weight] = [here.dice - (used[kind] ?? 0), weights[kind] ?? 0n];
  for (const [counts, ways] of spreads(kinds, used, weights, kind + 1)) {
    let power = ways;
    for (let count = 0; count <= (weight === 0n ? 0 : left); count += 1, power *= weight) {
      yield [[count, ...counts], power * choose(left, count)];
    }
  }
}
