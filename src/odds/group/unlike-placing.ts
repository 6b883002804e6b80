/** Placing the dice of several kinds that show one value: how many of each kind show it, and what the kept ones are worth. */
import { choose } from '../arithmetic/integers.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { UnlikeQuestion } from './unlike-question.ts';

/** This many of each kind are placed. */
export interface State<E> {
  readonly used: readonly number[];
  readonly placed: number;
  readonly element: E;
}

/** What a walk over the values knows when it comes to one of them. */
export interface AtValue<E> {
  readonly question: UnlikeQuestion<E>;
  readonly value: number;
  /** By kind. */
  readonly weights: readonly bigint[];
  /** By kind: the weight of what is not placed yet, this value included. */
  readonly rest: readonly bigint[];
  /** Places in the order of the walk: how many of those at `placed` to `placed + count` are kept. */
  readonly taken: (placed: number, count: number) => number;
  readonly lowOf: (placed: number, count: number) => number;
  /** What this many kept ones of a kind are worth. */
  readonly powers: (kind: number, count: number) => E;
  /** Takes a state whose kept ranks are all full, and says so. */
  readonly finish: (state: State<E>, ways: bigint, rest: readonly bigint[]) => boolean;
}

/** States by what is placed. */
export interface Gatherer<E> {
  readonly put: (state: State<E>, ways: bigint) => void;
  readonly states: () => readonly State<E>[];
}

export function gatherer<E>(ring: Ring<E>): Gatherer<E> {
  const known = new Map<string, { state: State<E>; shares: Share<E>[] }>();
  return {
    put(state, ways) {
      const key = state.used.join();
      const before = known.get(key);
      if (before === undefined) known.set(key, { state, shares: [[ways, state.element]] });
      else before.shares.push([ways, state.element]);
    },
    states: () =>
      [...known.values()].map(({ state, shares }) =>
        shares.length === 1 && shares[0]?.[0] === 1n
          ? state
          : { ...state, element: ring.mix(shares, 1n) },
      ),
  };
}

/** Lays those that show the value on every state. */
type Placing = <E>(states: readonly State<E>[], at: AtValue<E>, next: Gatherer<E>) => void;

/** Kind by kind: the earlier kinds fill the kept ranks first, or which of equal ones are kept does not matter. */
export const oneByOne: Placing = (states, at, next) => {
  const { question, weights, taken, powers, finish } = at;
  const { kinds, ring, spend } = question;
  const rest = [...at.rest];
  let here = states;
  for (const [kind, { dice }] of kinds.entries()) {
    const weight = weights[kind] ?? 0n;
    if (weight === 0n) continue;
    rest[kind] = (rest[kind] ?? 0n) - weight;
    const gathered = gatherer(ring);
    for (const { used, placed, element } of here) {
      const left = dice - (used[kind] ?? 0);
      spend((left + 1) * 20);
      // Where no value is left for them, all show this one.
      const least = rest[kind] === 0n ? left : 0;
      for (let count = least; count <= left; count += 1) {
        const many = taken(placed, count);
        const state = {
          used: used.with(kind, dice - left + count),
          placed: placed + count,
          element: many === 0 ? element : ring.times(element, powers(kind, many)),
        };
        const ways = choose(left, count) * weight ** BigInt(count);
        if (!finish(state, ways, rest)) gathered.put(state, ways);
      }
    }
    here = gathered.states();
  }
  for (const state of here) next.put(state, 1n);
};

/** All kinds at once: of equal ones the earlier are kept, and all together may bring something. */
export const allAtOnce: Placing = (states, at, next) => {
  const { question, weights, value, taken, lowOf, finish } = at;
  const { kinds, ring, together, spend } = question;
  const rest = at.rest.map((each, kind) => each - (weights[kind] ?? 0n));
  const worthOfKept = worthTogether(at);
  for (const { used, placed, element } of states) {
    for (const [counts, ways] of spreads(at, used, rest)) {
      spend(20 * (kinds.length + 1));
      const count = counts.reduce((sum, each) => sum + each, 0);
      const many = taken(placed, count);
      let product = many === 0 ? element : ring.times(element, worthOfKept(counts, many));
      if (together !== undefined && count > 0) {
        product = ring.times(product, together(value, lowOf(placed, count), count));
      }
      const state = {
        used: used.map((before, kind) => before + (counts[kind] ?? 0)),
        placed: placed + count,
        element: product,
      };
      if (!finish(state, ways, rest)) next.put(state, ways);
    }
  }
};

/** What the first this many of those that show a value are worth; the same ones are kept on many ways here. */
function worthTogether<E>({
  question: { isAlike, ring },
  powers,
}: AtValue<E>): (counts: readonly number[], many: number) => E {
  const known = new Map<string, E>();
  return (counts, many) => {
    if (isAlike) return powers(0, many);
    let left = many;
    const kept = counts.map((count) => {
      const here = Math.min(left, count);
      left -= here;
      return here;
    });
    const key = kept.join();
    const product =
      known.get(key) ??
      kept.reduce(
        (sum, each, kind) => (each === 0 ? sum : ring.times(sum, powers(kind, each))),
        ring.one,
      );
    known.set(key, product);
    return product;
  };
}

/** How many of each kind may show the value, and in how many ways. */
function* spreads<E>(
  at: AtValue<E>,
  used: readonly number[],
  rest: readonly bigint[],
  kind = 0,
): Generator<readonly [counts: readonly number[], ways: bigint]> {
  const here = at.question.kinds[kind];
  if (here === undefined) {
    yield [[], 1n];
    return;
  }
  const [left, weight] = [here.dice - (used[kind] ?? 0), at.weights[kind] ?? 0n];
  const most = weight === 0n ? 0 : left;
  // Where no value is left for them, all show this one.
  const least = rest[kind] === 0n ? left : 0;
  for (const [counts, ways] of spreads(at, used, rest, kind + 1)) {
    for (let count = least; count <= most; count += 1) {
      yield [[count, ...counts], ways * weight ** BigInt(count) * choose(left, count)];
    }
  }
}
