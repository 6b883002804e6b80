/** The variable that a notation leaves open. */
import { parse, visit } from '../../index.ts';
import type { GivenVariables } from '../options.ts';

/** Its name; undefined where there is none, or more than one. */
export function openVariable(
  notation: string,
  given: GivenVariables | undefined,
): string | undefined {
  const parsed = parse(notation);
  if (!parsed.ok) return undefined;
  const known = new Set([
    ...parsed.tree.bindings.map(({ name }) => name),
    ...Object.keys(given ?? {}).map((name) => name.toLowerCase()),
  ]);
  const open = new Set<string>();
  visit(parsed.tree, (node) => {
    if (node.kind === 'variable' && !known.has(node.name)) open.add(node.name);
  });
  const [only, ...others] = open;
  return others.length === 0 ? only : undefined;
}
