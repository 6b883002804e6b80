/** Shows every node of a tree to a function, each before those below it, in the order in which they are rolled. */
import type { BindingNode, Expression, Tree } from './ast.ts';
import { childrenOf, leftSpine } from './walk.ts';

type Look = (node: BindingNode | Expression) => void;

export function visitTree({ bindings, repeat, body }: Tree, look: Look): void {
  for (const binding of bindings) {
    look(binding);
    visit(binding.value, look);
  }
  if (repeat !== undefined) visit(repeat, look);
  visit(body, look);
}

function visit(node: Expression, look: Look): void {
  const { first, steps } = leftSpine(node);
  // The sum of a sum comes first, as in any other nest.
  for (const step of [...steps].reverse()) look(step.node);
  if (steps.length > 0) {
    visit(first, look);
    for (const { right } of steps) visit(right, look);
    return;
  }
  look(node);
  for (const child of childrenOf(node)) visit(child, look);
}
