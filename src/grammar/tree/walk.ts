/** Ways through a tree: its operands, its nodes, how many they are. */
import type { BinaryNode, Expression, ModifierNode, Tree } from './ast.ts';

/** One step of a run of operators that associate to the left. */
export interface SpineStep {
  readonly node: BinaryNode;
  readonly right: Expression;
}

/**
 * A long sum leans to the left: walking its left side in a loop keeps the stack flat.
 * Gives the innermost left operand, and the steps from there outward.
 */
export function leftSpine(node: Expression): {
  readonly first: Expression;
  readonly steps: readonly SpineStep[];
} {
  const steps: SpineStep[] = [];
  let first = node;
  while (first.kind === 'binary' && first.operator !== '**') {
    steps.push({ node: first, right: first.right });
    first = first.left;
  }
  return { first, steps: steps.reverse() };
}

/** The expressions directly below a node, in the order they are rolled. A sum gives all its operands. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'number':
    case 'variable':
      return [];
    case 'unary':
      return [node.operand];
    case 'binary': {
      if (node.operator === '**') return [node.left, node.right];
      const operands: Expression[] = [];
      let left: Expression = node;
      while (left.kind === 'binary' && left.operator !== '**') {
        operands.push(left.right);
        left = left.left;
      }
      operands.push(left);
      return operands.reverse();
    }
    case 'compare':
      return [node.left, node.right];
    case 'call':
      return node.arguments;
    case 'choice':
      return [node.test, node.then, node.otherwise];
    case 'group':
      return withArguments([...node.items], node.modifiers);
    case 'dice':
      return withArguments(
        node.die.kind === 'sides' ? [node.count, node.die.sides] : [node.count],
        node.modifiers,
      );
    case 'parentheses':
      return [node.inner];
  }
}

/** A list with the arguments of modifiers put after what it holds. */
function withArguments(list: Expression[], modifiers: readonly ModifierNode[]): Expression[] {
  for (const { arguments: given } of modifiers) {
    for (const { value } of given) if (value !== undefined) list.push(value);
  }
  return list;
}

/** Whether any node below or at this one satisfies the test. */
export function someNode(node: Expression, test: (node: Expression) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => someNode(child, test));
}

/** All nodes below and at an expression, each before those below it, in the order of the text. */
export function nodesOf(root: Expression): readonly Expression[] {
  const nodes: Expression[] = [];
  gather(root, nodes);
  return nodes;
}

function gather(node: Expression, nodes: Expression[]): void {
  nodes.push(node);
  for (const child of childrenOf(node)) gather(child, nodes);
}

/** The expressions of a tree, in the order they are rolled: bindings, the number of members, the body. */
export function rootsOf({ bindings, repeat, body }: Tree): readonly Expression[] {
  if (bindings.length === 0 && repeat === undefined) return [body];
  const values = bindings.map(({ value }) => value);
  return repeat === undefined ? [...values, body] : [...values, repeat, body];
}

/** How many nodes a tree has, bindings included; stops counting a little past `most`. */
export function countTree(tree: Tree, most: number): number {
  return rootsOf(tree).reduce(
    (sum, root) => (sum > most ? sum : sum + countNodes(root, most - sum)),
    tree.bindings.length,
  );
}

/** How many nodes an expression has; stops counting a little past `most`. */
export function countNodes(node: Expression, most: number): number {
  const children = childrenOf(node);
  let count = 1;
  // The steps of a spine are nodes of their own.
  if (node.kind === 'binary') count = children.length - 1;
  else if (node.kind === 'dice' || node.kind === 'group') count += node.modifiers.length;
  for (const child of children) {
    if (count > most) break;
    count += countNodes(child, most - count);
  }
  return count;
}
