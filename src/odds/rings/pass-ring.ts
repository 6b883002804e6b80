/**
 * Dice that are looked at one after the other, from the left: what a die brings depends on what those before it
 * left, as after "u". An element says for each state that it finds which states it can leave, and what it
 * brings then. States only grow, so that the only loop is one that leaves the state as it is.
 */
import type { Ring, Share } from './ring.ts';

/** What lies already, as far as it matters. Of each of them there is one object in a pass. */
export interface State {
  readonly counts: ReadonlyMap<number, number>;
  /** The state with this many of a value. */
  readonly having: (value: number, count: number) => State;
  /** Whether a die found no way on; so it is for all that follow. */
  readonly isStuck: boolean;
}

/** Nothing lies yet, and a die is stuck. */
export interface PassStart {
  readonly empty: State;
  readonly stuck: State;
}

export function startOfPass(): PassStart {
  const known = new Map<string, State>();
  const stateOf = (counts: ReadonlyMap<number, number>, isStuck = false): State => {
    const after = new Map<number, Map<number, State>>();
    return {
      counts,
      isStuck,
      having(value, count) {
        const steps = after.get(value) ?? new Map<number, State>();
        after.set(value, steps);
        const before = steps.get(count);
        if (before !== undefined) return before;
        const next = new Map([...counts, [value, count]]);
        const key = [...next].sort(([one], [other]) => one - other).join();
        const state = known.get(key) ?? stateOf(next);
        known.set(key, state);
        steps.set(count, state);
        return state;
      },
    };
  };
  return { empty: stateOf(new Map()), stuck: stateOf(new Map(), true) };
}

/** The ways on from a state. */
export type Ways<E> = readonly (readonly [left: State, element: E])[];

export type Pass<E> = (found: State) => Ways<E>;

/** Solves each state once. */
export function passing<E>(solve: (found: State) => Ways<E>): Pass<E> {
  const known = new Map<State, Ways<E>>();
  return (found) => {
    const before = known.get(found);
    if (before !== undefined) return before;
    const solved = solve(found);
    known.set(found, solved);
    return solved;
  };
}

/** Shares by the state that they leave. */
export function byState<E>(ring: Ring<E>): {
  readonly put: (left: State, share: Share<E>) => void;
  readonly mixed: (whole: bigint) => Ways<E>;
} {
  const known = new Map<State, { readonly left: State; readonly shares: Share<E>[] }>();
  return {
    put(left, share) {
      const before = known.get(left);
      if (before === undefined) known.set(left, { left, shares: [share] });
      else before.shares.push(share);
    },
    mixed: (whole) =>
      [...known.values()].map(({ left, shares }) => {
        const [[weight, only], ...others] = shares as [Share<E>, ...Share<E>[]];
        const alone = others.length === 0 && weight === whole;
        return [left, alone ? only : ring.mix(shares, whole)] as const;
      }),
  };
}

/** Calculates in passes; what a die brings is calculated in `ring`. */
export function passRing<E>(ring: Ring<E>, spend: (steps: number) => void): Ring<Pass<E>> {
  const mix = (parts: readonly Share<Pass<E>>[], whole: bigint): Pass<E> =>
    passing((found) => {
      const gathered = byState(ring);
      for (const [weight, pass] of parts) {
        const ways = pass(found);
        spend(ways.length * 40);
        for (const [left, element] of ways) gathered.put(left, [weight, element]);
      }
      return gathered.mixed(whole);
    });
  const times = (one: Pass<E>, other: Pass<E>): Pass<E> =>
    passing((found) => {
      const gathered = byState(ring);
      for (const [between, first] of one(found)) {
        const ways = other(between);
        spend(ways.length * 40);
        for (const [left, second] of ways) gathered.put(left, [1n, ring.times(first, second)]);
      }
      return gathered.mixed(1n);
    });
  const looped = (last: Pass<E>, loop: Pass<E>): Pass<E> => {
    const all: Pass<E> = passing((found) => {
      const gathered = byState(ring);
      let round: E | undefined;
      for (const [left, element] of last(found)) gathered.put(left, [1n, element]);
      for (const [between, first] of loop(found)) {
        if (between === found) {
          round = first;
          continue;
        }
        const ways = all(between);
        spend(ways.length * 40);
        for (const [left, second] of ways) gathered.put(left, [1n, ring.times(first, second)]);
      }
      const ended = gathered.mixed(1n);
      if (round === undefined) return ended;
      const rounds = round;
      return ended.map(([left, element]) => [left, ring.looped(element, rounds)] as const);
    });
    return all;
  };
  return {
    one: (found) => [[found, ring.one]],
    unknown: (found) => [[found, ring.unknown]],
    mix,
    times,
    looped,
  };
}
