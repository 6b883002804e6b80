/** What the rules do that look at dice from the left: a die with the value of an earlier one, and sets. */
import type { Die } from '../../vocabulary/rules/die.ts';
import type { DistinctRule, SetsRule } from '../../vocabulary/rules/rule.ts';
import { meets } from '../../vocabulary/rules/rule.ts';
import type { Pass, PassStart, State, Ways } from '../rings/pass-ring.ts';
import { byState, passing } from '../rings/pass-ring.ts';
import type { Ring, Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';
import { facesOf } from '../rings/view.ts';
import type { Bin } from './ranks.ts';

/** What lies beyond the reach, and is not a face, is beyond all numbers and has no state of its own. */
const seenAs = (value: number, { least, highest }: Die, { reach }: View): number =>
  Math.abs(value) > Math.max(reach, Math.abs(least), Math.abs(highest))
    ? Math.sign(value) * Number.POSITIVE_INFINITY
    : value;

/** What the dice bring that lie. */
export interface Placing<E> {
  readonly worth: (value: number) => E;
  readonly ring: Ring<E>;
  /** Whether no die follows, so that it does not matter what lies. */
  readonly isLast: boolean;
  readonly start: PassStart;
}

/** How dice come to lie of which none may have the value of an earlier one. */
export interface Distinct<E> {
  /** A die that lies as a value. */
  readonly place: (value: number) => Pass<E>;
  /** The last die of all, when it has a value by itself: any value but those that lie is worth what it is. */
  readonly placeLast: (bins: readonly Bin[], whole: bigint) => Pass<E>;
}

/** A die that lies as a value: with that of an earlier one it is rolled again. */
export function placeDistinct<E>(
  die: Die,
  { limit }: DistinctRule,
  { worth, ring, isLast, start }: Placing<E>,
  view: View,
): Distinct<E> {
  const faces = facesOf(die, view);
  const whole = BigInt(die.sides);
  const lies = (state: State, value: number): readonly [State, E] => [
    isLast ? start.empty : state.counts.has(value) ? state : state.having(value, 1),
    worth(value),
  ];
  /** How a die that is rolled again comes to lie, with this many rolls left. */
  const again = (state: State, left: number): ReturnType<Pass<E>> => {
    view.budget.spend(faces.length * 10, 'rerolling-rolled-dice');
    const gathered = byState(ring);
    const free = faces.filter(([face]) => !state.counts.has(face));
    if (limit === undefined) {
      if (free.length === 0) return [[start.stuck, ring.one]];
      for (const [face, sides] of free) put(gathered, lies(state, face), sides);
      return gathered.mixed(free.reduce((sum, [, sides]) => sum + sides, 0n));
    }
    for (const [face, sides] of left === 1 ? faces : free) put(gathered, lies(state, face), sides);
    if (left > 1 && free.length < faces.length) {
      const taken = faces.reduce(
        (sum, [face, sides]) => (state.counts.has(face) ? sum + sides : sum),
        0n,
      );
      for (const each of again(state, left - 1)) put(gathered, each, taken);
    }
    return gathered.mixed(whole);
  };
  const placeOn = (found: State, shown: number): Ways<E> => {
    const value = seenAs(shown, die, view);
    if (found.isStuck) return [[found, ring.one]];
    if (Number.isNaN(value)) return [[found, ring.unknown]];
    if (!found.counts.has(value)) return [lies(found, value)];
    // Two beyond the window need not be equal.
    if (!Number.isFinite(value)) return [[found, ring.unknown]];
    return limit === 0 ? [lies(found, value)] : again(found, limit ?? 1);
  };
  return {
    place: (value) => passing((found) => placeOn(found, value)),
    placeLast: (bins, whole) => {
      const worthAt = (value: number): E => (Number.isNaN(value) ? ring.unknown : worth(value));
      const seen = bins.map(([value, weight]): Bin => [seenAs(value, die, view), weight]);
      const any = ring.mix(
        seen.map(([value, weight]): Share<E> => [weight, worthAt(value)]),
        whole,
      );
      return (found) => {
        if (found.isStuck) return [[found, ring.one]];
        const gathered = byState(ring);
        gathered.put(start.empty, [whole, any]);
        for (const [value, weight] of seen) {
          if (!found.counts.has(value)) continue;
          gathered.put(start.empty, [-weight, worth(value)]);
          for (const each of placeOn(found, value)) put(gathered, each, weight);
        }
        return gathered.mixed(whole);
      };
    },
  };
}

function put<E>(
  gathered: ReturnType<typeof byState<E>>,
  [left, element]: ReturnType<Pass<E>>[number],
  weight: bigint,
): void {
  gathered.put(left, [weight, element] satisfies Share<E>);
}

/** A die that makes a set full is a success besides; dice of which no set is looked for bring themselves. */
export function placeSets<E>(
  die: Die,
  { least, tests }: SetsRule,
  { worth, ring, isLast }: Placing<E>,
  success: E,
  view: View,
): (value: number) => Pass<E> {
  return (shown) =>
    passing((found) => {
      const value = seenAs(shown, die, view);
      if (found.isStuck) return [[found, ring.one]];
      if (Number.isNaN(value)) return [[found, ring.unknown]];
      if (tests !== undefined && !meets(tests, value)) return [[found, worth(value)]];
      const count = (found.counts.get(value) ?? 0) + 1;
      if (count > least && Number.isFinite(value)) return [[found, worth(value)]];
      if (count > 1 && !Number.isFinite(value)) return [[found, ring.unknown]];
      const element = count === least ? ring.times(worth(value), success) : worth(value);
      return [[isLast ? found : found.having(value, count), element]];
    });
}
