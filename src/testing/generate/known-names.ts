/** Names that mean something: each is bound once, and before it is used, or is a variable of the caller's. */
import type { BindingNode, Tree } from '../../grammar/tree/ast.ts';
import { rootsOf, someNode } from '../../grammar/tree/walk.ts';

/** A tree in which what has no meaning is the number 1. */
export function knownNames(tree: Tree, variables: readonly string[]): Tree {
  const known = new Set(variables);
  if (tree.bindings.length === 0 && !someName(tree, known)) return tree;
  const bindings: BindingNode[] = [];
  for (const binding of tree.bindings) {
    if (known.has(binding.name)) continue;
    bindings.push(settled(binding, known));
    known.add(binding.name);
  }
  const { repeat, body } = settled({ repeat: tree.repeat, body: tree.body }, known);
  return { ...tree, bindings, ...(repeat === undefined ? {} : { repeat }), body };
}

const someName = (tree: Tree, known: ReadonlySet<string>): boolean =>
  rootsOf(tree).some((root) =>
    someNode(root, (node) => node.kind === 'variable' && !known.has(node.name)),
  );

function settled<T>(part: T, known: ReadonlySet<string>): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, visit(inner)] as const),
    );
    if (copy.kind !== 'variable' || known.has(copy.name as string)) return copy;
    const { name: _, ...rest } = copy;
    return { ...rest, kind: 'number', text: '1' };
  };
  return visit(part) as T;
}
