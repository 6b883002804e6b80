/** What is asked of unlike dice, or values, of which some are kept by rank. */
import type { Bin, Ranks } from '../pool/ranks.ts';
import type { Ring } from '../rings/ring.ts';

/** This many equal ones; all of them lie before those of the next kind. */
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
