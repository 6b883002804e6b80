/** Visits the parts of a tree, and makes another tree from them: advantage, doubled dice, a bonus taken away. */
import type { Span } from '../diagnostics/index.ts';
import type { BindingNode, Expression, Tree } from '../grammar/tree/ast.ts';
import { editedTree } from '../grammar/tree/edit.ts';
import { visitTree } from '../grammar/tree/visit.ts';
import { callError } from '../input/call-error.ts';
import { withStackGuard } from './roll-executor.ts';
import type { RollerSetting } from './roller-context.ts';

/** A part of a tree with a `kind` and a place: an expression, or a named roll. */
export type TreeNode = BindingNode | Expression;

/** What to do with each node: one function for all, or one for each kind of interest. */
export type Visitor<Result> =
  | ((node: TreeNode) => Result)
  | {
      readonly [Kind in TreeNode['kind']]?:
        | ((node: Extract<TreeNode, { readonly kind: Kind }>) => Result)
        | undefined;
    };

/** A node as `map` takes it: places may be left out, since they are found again. */
export type Edited<Part> = Part extends readonly (infer Each)[]
  ? readonly Edited<Each>[]
  : Part extends object
    ? { readonly [Key in keyof Part as Key extends 'span' ? never : Key]: Edited<Part[Key]> } & {
        readonly span?: Span | undefined;
      }
    : Part;

/** What replaces a node: another node, a text of notation, or nothing, which leaves it as it is. */
export type Replacement = Edited<TreeNode> | string | undefined;

export interface TreeEditing {
  visit(notation: string | Tree, visitor: Visitor<void>): void;
  map(notation: string | Tree, change: Visitor<Replacement>): Tree;
}

export function createTreeEditing({ programs: { treeOf } }: RollerSetting): TreeEditing {
  /** The expression of a text. */
  const read = (text: string): Expression => {
    const { bindings, repeat, body } = treeOf(text);
    if (bindings.length === 0 && repeat === undefined) return body;
    throw callError('unsuitable-input', { reason: 'not-an-expression', text: text.slice(0, 80) });
  };
  return {
    visit(notation, visitor) {
      const look = handling(visitor);
      withStackGuard(() => visitTree(treeOf(notation), look));
    },
    map(notation, change) {
      const handle = handling(change);
      return withStackGuard(() => {
        const tree = treeOf(notation);
        const edited = editedTree(tree, (node) => {
          const given = handle(node);
          return typeof given === 'string' ? read(given) : given;
        });
        // What callers make is treated like any tree from outside, and its text is spelled from its nodes.
        return edited === tree ? tree : treeOf(edited);
      });
    },
  };
}

function handling<Result>(visitor: Visitor<Result>): (node: TreeNode) => Result | undefined {
  if (typeof visitor === 'function') return visitor;
  if (typeof visitor !== 'object' || visitor === null) {
    throw callError('unsuitable-input', { reason: 'not-a-visitor' });
  }
  return (node) => {
    const handle = Object.hasOwn(visitor, node.kind) ? visitor[node.kind] : undefined;
    return (handle as ((node: TreeNode) => Result) | undefined)?.(node);
  };
}
