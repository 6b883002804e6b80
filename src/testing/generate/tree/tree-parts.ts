/** Arbitraries that mirror the grammar: the parts of trees of the whole language, in canonical form. */
import type {
  BindingNode,
  DiceNode,
  DieNode,
  Expression,
  GroupNode,
  ModifierNode,
  ParenthesesNode,
  Tree,
  VariableNode,
} from '../../../grammar/tree/ast.ts';
import {
  binaryOperators,
  comparisons,
  unaryOperators,
} from '../../../vocabulary/arithmetic/operators.ts';
import { standard } from '../../../vocabulary/index.ts';
import type { Arbitrary, FastCheck } from '../fast-check.ts';
import type { CompleteOptions } from '../tree-options.ts';
import type { Leaves } from './leaves.ts';
import { modifierOf } from './modifier-arguments.ts';
import { numberNode, nowhere as span, treeOf, writable } from './nodes.ts';

// A type and not an interface: only types fit fast-check's records.
type Tied = {
  expression: Expression;
  constant: Expression;
  dice: DiceNode;
  group: GroupNode;
  modifier: ModifierNode;
};

export interface TreeParts {
  readonly dice: Arbitrary<DiceNode>;
  readonly modifier: Arbitrary<ModifierNode>;
  readonly tree: Arbitrary<Tree>;
}

export function treeParts(
  fc: FastCheck,
  leaves: Leaves,
  { depth, endless, computed, decorated }: CompleteOptions,
): TreeParts {
  const depthIdentifier = fc.createDepthIdentifier();
  const deep = { maxDepth: depth, depthIdentifier } as const;
  /** Once in five times. */
  const sometimes = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | undefined> =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, arbitrary);
  const labelled = <T extends Expression>(node: Arbitrary<T>): Arbitrary<T> =>
    decorated
      ? fc
          .tuple(node, sometimes(leaves.labels))
          .map(([bare, label]) => (label === undefined ? bare : { ...bare, label }))
      : node;
  const operatorOf = <T extends { readonly symbol: string }>(records: readonly T[]) =>
    fc.constantFrom(...records.map(({ symbol }) => symbol as T['symbol']));
  const groupOf = (
    items: Arbitrary<readonly Expression[]>,
    modifiers: Arbitrary<readonly ModifierNode[]> = fc.constant([]),
  ): Arbitrary<GroupNode> =>
    fc.record({ items, modifiers }).map((rest): GroupNode => ({ kind: 'group', ...rest, span }));
  const leaf = labelled(leaves.number.map(numberNode));
  const variable: Arbitrary<Expression> = labelled(
    leaves.name.map((name): VariableNode => ({ kind: 'variable', name, span })),
  );
  const arithmetic = (tie: Arbitrary<Expression>): Arbitrary<Expression>[] => [
    fc
      .record({ operator: operatorOf(unaryOperators), operand: tie })
      .map((rest): Expression => ({ kind: 'unary', ...rest, span })),
    fc
      .record({ operator: operatorOf(binaryOperators), left: tie, right: tie })
      .map((rest): Expression => ({ kind: 'binary', ...rest, span })),
    fc
      .record({ operator: operatorOf(comparisons), left: tie, right: tie })
      .map((rest): Expression => ({ kind: 'compare', ...rest, span })),
    labelled(
      fc
        .constantFrom(...standard.functions)
        .chain(({ name, least, most }) =>
          fc
            .array(tie, { minLength: least, maxLength: most ?? 3, depthIdentifier })
            .map((given): Expression => ({ kind: 'call', name, arguments: given, span })),
        ),
    ),
    labelled(
      fc
        // biome-ignore lint/suspicious/noThenProperty: a choice is called if, then, otherwise
        .record({ test: tie, then: tie, otherwise: tie })
        .map((rest): Expression => ({ kind: 'choice', ...rest, span })),
    ),
    ...(decorated
      ? [fc.tuple(tie, leaves.labels).map(([inner, label]) => inParentheses(inner, label))]
      : []),
  ];
  /** Mostly a plain number. */
  const written = (texts: Arbitrary<string>, tie: Arbitrary<Expression>): Arbitrary<Expression> =>
    computed
      ? fc.oneof(deep, { weight: 9, arbitrary: texts.map(numberNode) }, tie)
      : texts.map(numberNode);
  const modifiersOf = (tie: Arbitrary<ModifierNode>, maxLength: number) =>
    leaves.modifiers.length === 0
      ? fc.constant([])
      : fc.array(tie, { maxLength, depthIdentifier }).map(writable);
  const parts = fc.letrec<Tied>((tie) => ({
    expression: fc.oneof(
      deep,
      leaf,
      variable,
      { weight: 6, arbitrary: labelled(tie('dice')) },
      { weight: 3, arbitrary: labelled(tie('group')) },
      ...arithmetic(tie('expression')),
    ),
    // Deeper levels of arguments would only repeat what expressions do.
    constant: fc.oneof(
      { ...deep, maxDepth: Math.min(2, depth) },
      { weight: 6, arbitrary: leaf },
      variable,
      ...arithmetic(tie('constant')),
      labelled(groupOf(fc.array(tie('constant'), { minLength: 1, maxLength: 2, depthIdentifier }))),
    ),
    dice: fc
      .record({
        count: written(leaves.counts, tie('expression')),
        die: dieOf(fc, leaves, written(leaves.sides, tie('expression'))),
        modifiers: modifiersOf(tie('modifier'), 3),
      })
      .map((rest): DiceNode => ({ kind: 'dice', ...rest, span })),
    // Half of all groups pool their dice, or those of a group inside them.
    group: groupOf(
      fc.oneof(
        deep,
        fc.tuple(labelled(tie('dice'))),
        fc
          .array(fc.oneof(deep, labelled(tie('dice')), labelled(tie('group'))), {
            minLength: 1,
            maxLength: 3,
            depthIdentifier,
          })
          .map((terms): readonly Expression[] => [sumOf(terms)]),
        fc.array(tie('expression'), { minLength: 1, maxLength: 3, depthIdentifier }),
      ),
      modifiersOf(tie('modifier'), 2),
    ),
    modifier:
      leaves.modifiers.length === 0
        ? fc.constant({ name: '', arguments: [], span })
        : modifierOf(fc, leaves.modifiers, { value: tie('constant'), endless }),
  }));
  const bindings = fc.array(
    fc
      .record({ name: leaves.bound, value: parts.expression })
      .map((rest): BindingNode => ({ kind: 'binding', ...rest, span })),
    { maxLength: 2 },
  );
  const bare = parts.expression.map((body) => treeOf(body));
  const whole = fc
    .record({
      bindings: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, bindings),
      repeat: sometimes(
        fc.oneof(
          { weight: 4, arbitrary: labelled(leaves.members.map(numberNode)) },
          parts.constant,
        ),
      ),
      body: parts.expression,
      comments: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        fc.array(leaves.comments, { maxLength: 2 }),
      ),
    })
    .map(
      ({ bindings: bound, repeat, body, comments }): Tree => ({
        ...treeOf(body, comments),
        bindings: bound,
        ...(repeat === undefined ? {} : { repeat }),
      }),
    );
  return { dice: parts.dice, modifier: parts.modifier, tree: decorated ? whole : bare };
}

/** The terms joined by +. */
const sumOf = (terms: readonly Expression[]): Expression =>
  terms.reduce((left, right) => ({ kind: 'binary', operator: '+', left, right, span }));

/** A label goes on what can carry it; parentheses are only kept around what cannot. */
function inParentheses(inner: Expression, label: string): Expression {
  const carries = inner.kind !== 'unary' && inner.kind !== 'binary' && inner.kind !== 'compare';
  if (carries && inner.label === undefined) return { ...inner, label };
  const node: ParenthesesNode = { kind: 'parentheses', inner, label, span };
  return node;
}

function dieOf(fc: FastCheck, { face }: Leaves, sides: Arbitrary<Expression>): Arbitrary<DieNode> {
  const range = fc
    .tuple(face, fc.constantFrom(0, 0, 3))
    .map(([from, more]) => ({ from, to: from + more }));
  return fc.oneof(
    { weight: 6, arbitrary: sides.map((each): DieNode => ({ kind: 'sides', sides: each })) },
    fc
      .array(range, { minLength: 1, maxLength: 4 })
      .map((faces): DieNode => ({ kind: 'faces', faces })),
    fc.constantFrom(...standard.dieByName.keys()).map((name): DieNode => ({ kind: 'named', name })),
  );
}
