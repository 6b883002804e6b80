/** Makes another tree of a tree, node by node, each after those below it. */
import type { Span } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { isOverflow } from '../../input/foreign-values.ts';
import type { ArgumentNode, BindingNode, Expression, ModifierNode, Tree } from './ast.ts';
import { leftSpine } from './walk.ts';

/** Gives what takes the place of a node, whatever it is; undefined: it stays. */
type Change = (node: BindingNode | Expression) => unknown;

/**
 * The same tree where nothing changes. Otherwise it is to be decoded: what a caller gives may be anything. New
 * parts without a place get that of the node that they replace.
 */
export function editedTree(tree: Tree, change: Change): Tree {
  const { text } = tree;
  const changed = <N extends BindingNode | Expression>(node: N): N => {
    const given = change(node);
    if (given === undefined || given === node) return node;
    return readable(() => placed(given, node.span, text.length)) as N;
  };
  const edit = (node: Expression): Expression => {
    const { first, steps } = leftSpine(node);
    if (steps.length === 0) return changed(withParts(node, edit));
    // A long sum leans to the left: it is worked off in a loop, which keeps the stack flat.
    let left = edit(first);
    for (const step of steps) {
      const right = edit(step.right);
      left = changed(replaced(step.node, { left, right }));
    }
    return left;
  };
  const bindings = each(tree.bindings, (binding) =>
    changed(replaced(binding, { value: edit(binding.value) })),
  );
  const repeat = tree.repeat && edit(tree.repeat);
  const body = edit(tree.body);
  return replaced(tree, { bindings, body, ...(repeat === undefined ? {} : { repeat }) });
}

/** The node with its parts edited. */
function withParts(node: Expression, edit: (node: Expression) => Expression): Expression {
  switch (node.kind) {
    case 'number':
    case 'variable':
      return node;
    case 'unary':
      return replaced(node, { operand: edit(node.operand) });
    case 'binary':
    case 'compare':
      return replaced(node, { left: edit(node.left), right: edit(node.right) });
    case 'call':
      return replaced(node, { arguments: each(node.arguments, edit) });
    case 'choice':
      return replaced(node, {
        test: edit(node.test),
        // biome-ignore lint/suspicious/noThenProperty: it is a branch of the language, and never awaited
        then: edit(node.then),
        otherwise: edit(node.otherwise),
      });
    case 'group':
      return replaced(node, {
        items: each(node.items, edit),
        modifiers: editedModifiers(node.modifiers, edit),
      });
    case 'dice': {
      const count = edit(node.count);
      const { die } = node;
      return replaced(node, {
        count,
        die: die.kind === 'sides' ? replaced(die, { sides: edit(die.sides) }) : die,
        modifiers: editedModifiers(node.modifiers, edit),
      });
    }
    case 'parentheses':
      return replaced(node, { inner: edit(node.inner) });
  }
}

const editedModifiers = (
  modifiers: readonly ModifierNode[],
  edit: (node: Expression) => Expression,
): readonly ModifierNode[] =>
  each(modifiers, (modifier) =>
    replaced(modifier, {
      arguments: each(
        modifier.arguments,
        (argument): ArgumentNode =>
          argument.value === undefined
            ? argument
            : replaced(argument, { value: edit(argument.value) }),
      ),
    }),
  );

/** The same list where nothing changes. */
function each<T>(list: readonly T[], edit: (one: T) => T): readonly T[] {
  const edited = list.map(edit);
  return edited.every((one, at) => one === list[at]) ? list : edited;
}

/** The same node where nothing changes. */
function replaced<N extends object>(node: N, fields: Partial<N>): N {
  const same = (Object.keys(fields) as (keyof N)[]).every((key) => fields[key] === node[key]);
  return same ? node : { ...node, ...fields };
}

/** What a caller gives may throw when somebody looks at it. */
function readable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isOverflow(error)) throw error;
    throw callError('unsuitable-tree', { reason: 'unreadable' });
  }
}

/** A part of a caller's, all of whose places lie in the text. */
function placed(part: unknown, span: Span, length: number): unknown {
  if (Array.isArray(part)) return part.map((one) => placed(one, span, length));
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([key, value]) => [key, placed(value, span, length)]);
  const own = (part as { span?: Partial<Span> }).span;
  const fits = own !== undefined && Number(own.end) <= length;
  return { ...Object.fromEntries(fields), span: fits ? own : span };
}
