/** How many dice a notation throws at least, so that one with too many is refused before the first. */
import type { DiceNode, Expression, Tree, VariableNode } from '../../grammar/tree/ast.ts';
import { childrenOf, rootsOf } from '../../grammar/tree/walk.ts';

/** What the count needs to know of a program. */
export interface Counted {
  /** The dice of a pool that does not depend on others; undefined: not known. */
  readonly diceOf: (node: DiceNode) => number | undefined;
  /** The notation of a variable. */
  readonly bodyOf: (node: VariableNode) => Expression | undefined;
}

/** Rerolls and chains come on top of it. `members` is the length of a series. */
export function fewestDice(tree: Tree, members: number, { diceOf, bodyOf }: Counted): number {
  let bodies: Map<string, number> | undefined;
  const count = (node: Expression): number => {
    switch (node.kind) {
      case 'dice':
        return (diceOf(node) ?? 0) + below(node);
      case 'choice':
        return count(node.test) + Math.min(count(node.then), count(node.otherwise));
      case 'variable': {
        const known = bodies?.get(node.name);
        if (known !== undefined) return known;
        const body = bodyOf(node);
        const dice = body === undefined ? 0 : count(body);
        bodies ??= new Map();
        bodies.set(node.name, dice);
        return dice;
      }
      default:
        return below(node);
    }
  };
  const below = (node: Expression): number => {
    let sum = 0;
    for (const child of childrenOf(node)) sum += count(child);
    return sum;
  };
  let once = 0;
  for (const root of rootsOf(tree)) once += count(root);
  return once + (members - 1) * count(tree.body);
}
