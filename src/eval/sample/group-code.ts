/** Compiles a group: of values, whose modifiers act on what its items came to, or of dice that it pools. */

import { readValueGroup } from '../../grammar/check/group.ts';
import type { GroupNode } from '../../grammar/tree/ast.ts';
import { withArithmeticErrors } from '../../grammar/tree/fault.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Valued, ValuedGroup } from '../../vocabulary/rules/apply-to-values.ts';
import { applyToValues } from '../../vocabulary/rules/apply-to-values.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { settingsWith } from '../prepare/known-bindings.ts';
import type { Code, Compiler } from './code.ts';
import { planNow } from './during-roll.ts';
import { diceGroupCode } from './open-group.ts';
import type { Item } from './roll.ts';
import type { Run } from './run.ts';

export function groupCode(node: GroupNode, compiler: Compiler): Code {
  const { program } = compiler;
  const plan = program.groupOf(node);
  if (plan.kind === 'dice') return diceGroupCode(node, compiler);
  const items = node.items.map(compiler.codeOf);
  const apply = (values: readonly Num[], run: Run): ValuedGroup => {
    const rules: readonly Rule[] =
      plan.rules ??
      assertDefined(planNow(readValueGroup(node, settingsWith(program, run.bound)), run).rules);
    return withArithmeticErrors(node.span, () => applyToValues(values, rules));
  };
  return {
    total: (run) => {
      const values = items.map(({ total }) => total(run));
      return apply(values, run).total;
    },
    record: (run) => {
      const starts: number[] = [];
      const parts = items.map(({ record }) => {
        starts.push(run.dice.length);
        return record(run);
      });
      const values = parts.map(({ value }) => value);
      const { items: valued, counted, total } = apply(values, run);
      for (const { item, kept } of valued) {
        if (kept) continue;
        for (const die of run.dice.slice(starts[item], starts[item + 1])) die.kept = false;
      }
      return { node, value: total, parts, items: valued.map((each) => shown(each, counted)) };
    },
  };
}

const shown = (
  { item, value, kept, score, marks }: Valued,
  counted: boolean,
): Item<Valued['value']> => ({
  index: item,
  value,
  kept,
  ...(counted ? { score } : {}),
  marks,
});
