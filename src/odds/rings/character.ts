/**
 * What an expectation is taken of. A character turns sums into products: of the powers of the total (for moments), or
 * of a number to the power of the total. So the expectation of a sum of independent parts is a product of theirs.
 */
import type { Num } from '../../number/index.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import type { Ring } from './ring.ts';
import type { Worth } from './view.ts';

export interface Character<E> {
  readonly ring: Ring<E>;
  /** @throws TooLarge for a number that it cannot be taken of */
  readonly of: (value: Num) => E;
  /** The character of this many times the total; undefined where it has none. */
  readonly scaled: (times: Num) => Character<E> | undefined;
  /** The character of a number of dice that bring this each; undefined where it has none. */
  readonly ofDice: (each: E) => Character<E> | undefined;
}

/** What a die is worth: its value, or its score. */
export const worthIn =
  <E>({ ring, of }: Pick<Character<E>, 'ring' | 'of'>) =>
  (scoreOf: ((value: number) => number) | undefined): Worth<E> => {
    const worth = (value: number): E => {
      const counted = scoreOf === undefined || Number.isNaN(value) ? value : scoreOf(value);
      if (!Number.isFinite(counted)) throw new TooLarge('moments-of-endless-value');
      return of(counted);
    };
    return {
      additive: scoreOf === undefined,
      of: worth,
      beyond: (tail) =>
        scoreOf === undefined
          ? tail.worth()
          : ring.times(tail.mass, worth(tail.side * Number.POSITIVE_INFINITY)),
    };
  };
