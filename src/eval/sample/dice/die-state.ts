/** Dice on the table while their pool is still open, and what becomes of them when it closes. */

import { assertDefined } from '../../../shared/assert-defined.ts';
import type { Die } from '../../../vocabulary/rules/die.ts';
import { inShownOrder } from '../../../vocabulary/rules/display-order.ts';
import type { Mark, Rule } from '../../../vocabulary/rules/rule.ts';
import type { Chain, ThrownDie } from '../roll.ts';

/** A physical die while its pool is still open. */
export type Thrown = { -readonly [key in keyof ThrownDie]: ThrownDie[key] };

/** The throw that a die came from; dice that a chain adds belong to the throw of the first. */
export interface DieOrigin {
  readonly die: Die;
  /** How the die is called. */
  readonly name: string;
}

/** A die of the pool as later rules see it: a single die, or a chain. */
export interface DieState {
  readonly origin: DieOrigin;
  /** Its physical dice; undefined: nobody will ask for them, and only values and scores are followed. */
  readonly dice: Thrown[] | undefined;
  value: number;
  direction: Chain['direction'];
  kept: boolean;
  score: number;
  marks: readonly Mark[];
}

const noMarks: readonly Mark[] = Object.freeze([]);

/** A die as it was thrown. */
export const newDie = (origin: DieOrigin, value: number, thrown: Thrown | undefined): DieState => ({
  origin,
  dice: thrown === undefined ? undefined : [thrown],
  value,
  direction: 'none',
  kept: true,
  score: 0,
  marks: noMarks,
});

/** A die that is rolled again is new and plain. */
export function replaceBy(state: DieState, value: number, thrown: Thrown | undefined): void {
  state.value = value;
  if (thrown === undefined) return;
  const dice = assertDefined(state.dice);
  for (const each of dice) each.kept = false;
  dice.push(thrown);
  state.direction = 'none';
  state.marks = noMarks;
}

/** The dice in the order in which they are shown. */
export const inOrder = (pool: readonly DieState[], rules: readonly Rule[]): readonly DieState[] =>
  inShownOrder(pool, rules, (one, other) => one.value - other.value);

/** The finished die: what was dropped or marked holds for its physical dice too. */
export function finishedDie(
  { dice: thrown, value, direction, kept, score, marks }: DieState,
  counted: boolean,
): Chain {
  const dice = assertDefined(thrown);
  for (const each of dice) {
    each.kept &&= kept;
    if (each.kept) each.marks = marks;
  }
  if (counted) return { dice, total: value, direction, kept, marks, score };
  return { dice, total: value, direction, kept, marks };
}
