/** The result of a roll: what came up, every die, in the order thrown. */

import type { Finding, Span } from '../../diagnostics/index.ts';
import type { BindingNode, Expression } from '../../grammar/tree/ast.ts';
import type { Num } from '../../number/index.ts';
import type { Mark, Role } from '../../vocabulary/rules/rule.ts';

/** One physical die. */
export interface ThrownDie {
  /** The die's name: `d6`, `dF`, `d{1,1,2}`. */
  readonly die: string;
  /** How many sides it has, all equally likely. */
  readonly sides: number;
  /** The face that it shows. */
  readonly face: number;
  /** Why it was thrown. */
  readonly role: Role;
  /** Whether it is part of the value: neither dropped, alone or with a group's item, nor rolled again. */
  readonly kept: boolean;
  readonly marks: readonly Mark[];
}

/** What later modifiers see as one die: a single die, or a whole chain. */
export interface Chain {
  /** Its dice in the order thrown, those that were rolled again included. */
  readonly dice: readonly ThrownDie[];
  /** What it counts as. */
  readonly total: number;
  /** Which way the chain went on: whether its extra dice were added or subtracted. */
  readonly direction: 'up' | 'down' | 'none';
  /** Whether its own pool keeps it. */
  readonly kept: boolean;
  /** Its successes less its failures; absent: the pool is not counted. */
  readonly score?: number;
  readonly marks: readonly Mark[];
}

/** One item of a group whose items are values. */
export interface Item<Value = number> {
  /** Which item of the group it is, from 0. */
  readonly index: number;
  /** What it counts as. */
  readonly value: Value;
  readonly kept: boolean;
  /** Its successes less its failures; absent: the group is not counted. */
  readonly score?: number;
  readonly marks: readonly Mark[];
}

/** One pool of dice, one group, or anything that carries a label. */
export interface Term {
  /** What was written, in canonical form. */
  readonly notation: string;
  readonly label?: string;
  /** Its place in the notation; absent inside a variable. */
  readonly span?: Span;
  /** The binding that it is part of, by name. */
  readonly binding?: string;
  /** The member of a series that it is part of, from 0: its place among the totals. */
  readonly member?: number;
  /** The value, to the nearest double. */
  readonly value: number;
  /**
   * The dice of a pool, or of a group that pools dice, in the order shown; empty for anything else. A
   * labelled pool in such a group is a term of its own with the same dice.
   */
  readonly chains: readonly Chain[];
  /** The items, in the order shown, of a group whose items are values. */
  readonly items?: readonly Item[];
}

/** How an expression came up: the tree once more, with values. */
export interface Outcome {
  readonly node: Expression;
  readonly value: Num;
  /** The outcomes of the node's operands, arguments, items, or of a variable's notation. */
  readonly parts: readonly Outcome[];
  /** A pool's dice in the order shown. */
  readonly chains?: readonly Chain[];
  /** The values of a group in the order shown. */
  readonly items?: readonly Item<Num>[];
  /** Whether the dice of a group are shown in another order than they lie in its item. */
  readonly sorted?: boolean;
}

/** How a binding came up. */
export interface BoundOutcome {
  readonly node: BindingNode;
  readonly outcome: Outcome;
}

/** Everything that came up in one roll. */
export interface Sample {
  readonly bindings: readonly BoundOutcome[];
  /** The result; of a series, its first member. */
  readonly outcome: Outcome;
  /** The members of a series; absent: there is none. */
  readonly members?: readonly Outcome[];
  /** Every physical die in the order thrown. */
  readonly dice: readonly ThrownDie[];
  /** What only the roll made known. */
  readonly warnings: readonly Finding[];
}
