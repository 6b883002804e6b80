/**
 * Who chooses faces and wants to know what each die is thrown for: the lowest and highest rolls, and dice that
 * are rolled again while all others stay. Ordinary dice have none, and pay nothing for it.
 */
import type { Span } from '../../diagnostics/index.ts';
import type { Expression } from '../../grammar/tree/ast.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { ChainRule, DistinctRule, Rule } from '../../vocabulary/rules/rule.ts';
import type { DieState } from './dice/die-state.ts';

/** An extra die for one that is on the table. */
export interface Further {
  /** The die whose rule asks for it. */
  readonly state: DieState;
  readonly rule: ChainRule | DistinctRule;
  /** The link of the chain that reads it. */
  readonly link: number;
  /** Which extra die of this rule it is, from 1. */
  readonly place: number;
  /** The values that earlier dice have taken, where all must differ. */
  readonly taken?: ReadonlySet<number>;
}

/** Called before every throw, and for every die once it lies. */
export interface Guide {
  /** The members of a series begin, each with its place. */
  startMember(member: number): void;
  /** The notation of a variable, or the braces of a group, begin. */
  enter(node: Expression, rules?: ReadonlyMap<Die, { readonly rules: readonly Rule[] }>): void;
  leave(): void;
  /** The dice of a pool come next. */
  startPool(node: Expression): void;
  /** The next die of the pool. */
  first(die: Die, rules: readonly Rule[], span: Span): void;
  further(next: Further, span: Span): void;
  /** What was just thrown lies as this die, or as the newest of it. */
  laid(state: DieState): void;
}
