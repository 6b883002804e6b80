/** What a roll knows while it walks the tree. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import type { Expression } from '../grammar/ast.ts';
import type { Names } from '../grammar/constant.ts';
import { NotationFault } from '../grammar/fault.ts';
import type { Num } from '../number.ts';
import { insideVariable } from './inside.ts';
import type { Thrown } from './lying.ts';
import type { Program } from './prepare.ts';
import type { DiceHand } from './random/hand.ts';
import type { Outcome } from './roll.ts';

export interface State {
  readonly program: Program;
  readonly hand: DiceHand;
  /** The program's names, and what the bindings so far came up as. */
  readonly names: Names;
  readonly bound: Map<string, Num>;
  /** Every physical die so far. */
  readonly dice: Thrown[];
  readonly warnings: Diagnostic[];
  readonly evaluate: (node: Expression) => Outcome;
}

/** What goes wrong inside a variable's notation is told where the variable stands. */
export function inVariable<T>(
  { name, span }: { readonly name: string; readonly span: Span },
  { warnings }: State,
  work: () => T,
): T {
  const warned = warnings.length;
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    throw new NotationFault(insideVariable(error.diagnostic, span, name));
  } finally {
    const inside = warnings.splice(warned);
    warnings.push(...inside.map((warning) => insideVariable(warning, span, name)));
  }
}
