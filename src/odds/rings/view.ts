/** What a solver of dice has to know: how far to look, at what cost, and what a die is worth. */
import type { Die } from '../../vocabulary/rules/die.ts';
import type { Budget } from '../arithmetic/budget.ts';
import type { KeptLaws } from './kept-laws.ts';

/** What a die that ends as `value` is worth; an infinite value lies beyond the reach, NaN is unknown. */
export interface Worth<E> {
  readonly of: (value: number) => E;
  /** Whether the worth of a sum is the product of the worths, as it is for a total. */
  readonly additive: boolean;
  /** What all values beyond the reach on one side are worth together; absent: that cannot be said. */
  readonly beyond?: ((tail: Tail<E>) => E) | undefined;
}

/** The values beyond the reach on one side, each with its chance. Every rule treats them alike. */
export interface Tail<E> {
  readonly side: 1 | -1;
  /** Their chance. */
  readonly mass: E;
  /** What they would be worth if they were added to the total as they are. */
  readonly worth: () => E;
}

/** How far endless chains are followed, and what it may cost. */
export interface View {
  readonly reach: number;
  readonly budget: Budget;
  /**
   * Whether windows may end sooner where next to nothing is left beyond. Only for sums that nothing is
   * compared with: there a value beyond the reach counts as infinite.
   */
  readonly trims?: boolean;
  /** What is solved already of the same answer. */
  readonly kept?: KeptLaws | undefined;
  /** Called when an outcome is only the nearest double of its value. */
  readonly rounded: () => void;
}

/** The faces of a die with their numbers of sides. */
export function facesOf(die: Die, { budget }: View): readonly (readonly [number, bigint])[] {
  if (die.faces === undefined) {
    budget.spend(die.sides * 60, 'many-faces');
    return Array.from({ length: die.sides }, (_, index) => [index + 1, 1n] as const);
  }
  const weights = new Map<number, bigint>();
  for (const face of die.faces) weights.set(face, (weights.get(face) ?? 0n) + 1n);
  return [...weights];
}

/** Solves each value once. */
export function remembered<E>(solve: (value: number) => E): (value: number) => E {
  const known = new Map<number, E>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const solved = solve(value);
    known.set(value, solved);
    return solved;
  };
}
