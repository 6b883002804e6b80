/** Nodes made by hand: their places, and what can go where. */

import type { Span } from '../../../diagnostics/index.ts';
import type { Expression, ModifierNode, Tree } from '../../../grammar/tree/ast.ts';
import { standard } from '../../../vocabulary/index.ts';

/** Made-up nodes have no place; comparisons of trees leave places out. */
export const nowhere: Span = Object.freeze({ start: 0, end: 0 });

/**
 * A tree around a body, with everything else in it empty.
 *
 * @example treeOf({ kind: 'number', text: '6', span: { start: 0, end: 0 } })
 */
export const treeOf = (body: Expression, comments: readonly string[] = []): Tree => ({
  kind: 'tree',
  version: 1,
  text: '',
  bindings: [],
  body,
  comments,
});

/** A tree without its places and its text: what two spellings of one notation share. */
export const withoutPlaces = (tree: Tree): unknown =>
  JSON.parse(
    JSON.stringify({ ...tree, text: '' }, (key, part) => (key === 'span' ? undefined : part)),
  );

export const numberNode = (text: string): Expression => ({ kind: 'number', text, span: nowhere });

/** Right after a count the text has no place for a plain drop: "2d6>3 d1" is refused. */
export function writable(modifiers: readonly ModifierNode[]): readonly ModifierNode[] {
  const written: ModifierNode[] = [];
  for (const modifier of modifiers) {
    const before = standard.modifierByName.get(written.at(-1)?.name ?? '');
    const record = standard.modifierByName.get(modifier.name);
    const refused = before?.takes.shape === 'comparison' && record?.leavesSome === true;
    if (!refused) written.push(modifier);
  }
  return written;
}
