/** Rolls a group of values: its items from left to right, then its modifiers on what they came to. */
import type { GroupNode } from '../grammar/ast.ts';
import { reckon } from '../grammar/fault.ts';
import { readValueGroup } from '../grammar/group.ts';
import type { Valued } from '../vocabulary/values.ts';
import { applyToValues } from '../vocabulary/values.ts';
import { rollDiceGroup } from './open-group.ts';
import type { Item, Outcome } from './roll.ts';
import type { State } from './state.ts';
import { settingsAt, wanted } from './throw-term.ts';

export function rollGroup(node: GroupNode, state: State): Outcome {
  const plan = state.program.groupOf(node);
  if (plan.kind === 'dice') return rollDiceGroup(node, state);
  const starts: number[] = [];
  const parts = node.items.map((item) => {
    starts.push(state.dice.length);
    return state.evaluate(item);
  });
  const rules = plan.rules ?? wanted(readValueGroup(node, settingsAt(state)), node, state).rules;
  const values = parts.map(({ value }) => value);
  const { items, counted, total } = reckon(node.span, () => applyToValues(values, rules));
  for (const { item, kept } of items) {
    if (kept) continue;
    for (const die of state.dice.slice(starts[item], starts[item + 1])) die.kept = false;
  }
  return { node, value: total, parts, items: items.map((each) => shown(each, counted)) };
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
