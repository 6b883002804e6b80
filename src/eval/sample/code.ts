/** What an expression is compiled to: closures in two forms, made once and called for every roll. */
import type { Expression, Tree } from '../../grammar/tree/ast.ts';
import type { Num } from '../../number/index.ts';
import type { Program } from '../prepare/prepare.ts';
import type { Outcome } from './roll.ts';
import type { Run } from './run.ts';

/** A value that is a whole number in any case. */
export type Count = (run: Run) => number;

/** Both forms throw the same dice in the same order and come to the same value. */
export interface Code {
  /** The value alone. */
  readonly total: (run: Run) => Num;
  /** Everything that came up on the way. */
  readonly record: (run: Run) => Outcome;
  /** The value is a whole number in any case, and at most this far from 0; absent: nothing is known. */
  readonly most?: number | undefined;
  /**
   * What gives, added up, the value times one known number and another added; absent: there is no such way. Who
   * asks makes sure that all of it stays whole numbers that doubles hold.
   */
  readonly terms?: ((times: number, more: number) => readonly Count[]) | undefined;
  /** How many values it is made of; absent: it is one. */
  readonly parts?: number | undefined;
  /** The value, where it is known before the roll. */
  readonly constant?: Num | undefined;
}

/** What compiling one node needs of the others. */
export interface Compiler {
  readonly program: Program;
  readonly codeOf: (node: Expression) => Code;
  /** The same for nodes of a variable's notation. */
  readonly inside: (tree: Tree) => Compiler;
}

/** Whole numbers within this are added and multiplied as plain doubles. */
export const safe = (most: number): boolean => most <= Number.MAX_SAFE_INTEGER;
