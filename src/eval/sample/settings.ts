/** What can only be read during the roll, when all bindings before are known. */

import type { Finding } from '../../diagnostics/index.ts';
import type { Names } from '../../grammar/check/constant.ts';
import { constantOf } from '../../grammar/check/constant.ts';
import type { GroupPlan, ReadGroup } from '../../grammar/check/group.ts';
import type { PoolSettings } from '../../grammar/check/steps.ts';
import type { VariableNode } from '../../grammar/tree/ast.ts';
import { diagnosticOf, NotationFault } from '../../grammar/tree/fault.ts';
import { locateInVariable } from '../prepare/locate-in-variable.ts';
import type { Program } from '../prepare/prepare.ts';
import type { Run } from './run.ts';

/** The program's names, and what the bindings so far came up as. */
export function namesAt({ names }: Program, { bound }: Run): Names {
  if (bound.size === 0) return names;
  return { ...names, valueOf: (node) => bound.get(node.name) ?? names.valueOf(node) };
}

/** How arguments are read. */
export function settingsAt(program: Program, run: Run): PoolSettings {
  const { vocabulary, tree } = program;
  const names = namesAt(program, run);
  return {
    value: (part) => constantOf(part, names, vocabulary),
    names,
    vocabulary,
    text: tree.text,
    thorough: true,
  };
}

/** Goes on unless there is an error; warnings are kept. @throws NotationFault */
export function throwOnError(diagnostics: readonly Finding[], run: Run): void {
  const failed = diagnostics.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
  run.warn(diagnostics);
}

/** What goes wrong inside a variable's notation is told where the variable stands. */
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

/** The plan of a group that was only read during the roll. @throws NotationFault when it cannot stand */
export function heeded<Plan extends GroupPlan>(
  { plan, diagnostics }: ReadGroup<Plan>,
  run: Run,
): Plan {
  throwOnError(diagnostics, run);
  return plan;
}
