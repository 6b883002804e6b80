/** What can only be read when bindings are known: during a roll, or for each number that one can be. */

import type { Finding } from '../../diagnostics/index.ts';
import type { Names } from '../../grammar/check/constant.ts';
import { constantOf } from '../../grammar/check/constant.ts';
import type { PoolSettings } from '../../grammar/check/pool.ts';
import { diceCount, dieOf, readModifiers } from '../../grammar/check/pool.ts';
import type { DiceNode } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Program } from './prepare.ts';
import type { StaticPool } from './static-pools.ts';

/** The numbers that bindings came up with, by name. */
export type Bound = ReadonlyMap<string, Num>;

/** The program's names, and the bindings that are known. */
export function namesWith({ names }: Program, bound: Bound): Names {
  if (bound.size === 0) return names;
  return { ...names, valueOf: (node) => bound.get(node.name) ?? names.valueOf(node) };
}

/** How arguments are read when these bindings are known. */
export function settingsWith(program: Program, bound: Bound): PoolSettings {
  const { vocabulary, tree } = program;
  const names = namesWith(program, bound);
  return {
    value: (part) => constantOf(part, names, vocabulary),
    names,
    vocabulary,
    text: tree.text,
    thorough: true,
  };
}

/** @throws NotationFault for the first error */
export function throwErrors(findings: readonly Finding[]): void {
  const failed = findings.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
}

/** A pool whose count and sides are known now, and the warnings about it. @throws NotationFault */
export function computedPool(
  node: DiceNode,
  count: Num,
  sides: Num | undefined,
  program: Program,
  bound: Bound,
): { readonly pool: StaticPool; readonly warnings: readonly Finding[] } {
  const { vocabulary, limits } = program;
  const dice = diceCount(count, node.count.span, limits);
  const die = assertDefined(dieOf(node.die, node.span, sides, vocabulary, limits));
  const settings = settingsWith(program, bound);
  const { rules, end, diagnostics } = readModifiers(node, die, dice, settings);
  throwErrors(diagnostics);
  const pool = { die, dice, rules: assertDefined(rules), end: assertDefined(end) };
  return { pool, warnings: diagnostics };
}
