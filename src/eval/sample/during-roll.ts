/** What is read during a roll: its warnings are kept, its errors stop it. */

import type { GroupPlan, ReadGroup } from '../../grammar/check/group.ts';
import type { VariableNode } from '../../grammar/tree/ast.ts';
import { diagnosticOf, NotationFault } from '../../grammar/tree/fault.ts';
import { throwErrors } from '../prepare/known-bindings.ts';
import { locateInVariable } from '../prepare/locate-in-variable.ts';
import type { Run } from './run.ts';

/** What goes wrong inside a variable's notation is reported where the variable is used. */
export function inVariable<T>(node: VariableNode, { warnings, guide }: Run, work: () => T): T {
  const { name, span } = node;
  guide?.enter(node);
  const warned = warnings.length;
  try {
    return work();
  } catch (error) {
    throw new NotationFault(locateInVariable(diagnosticOf(error), span, name));
  } finally {
    guide?.leave();
    const inside = warnings.splice(warned);
    warnings.push(...inside.map((warning) => locateInVariable(warning, span, name)));
  }
}

/** The plan of a group that was only read during the roll. @throws NotationFault for an error in it */
export function planNow<Plan extends GroupPlan>(
  { plan, diagnostics }: ReadGroup<Plan>,
  run: Run,
): Plan {
  throwErrors(diagnostics);
  run.warn(diagnostics);
  return plan;
}
