/** Where a warning rule looks: a part of a tree, and what is known round it. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Limits } from '../../limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isCount } from '../../vocabulary/modifier.ts';
import type { Expression, ModifierNode, PoolNode, Tree } from '../ast.ts';
import type { Names } from '../constant.ts';

/** What all parts of a tree have in common. */
export interface Surroundings {
  readonly tree: Tree;
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  /** What was found before: where something is wrong already, nothing is guessed. */
  readonly found: readonly Diagnostic[];
}

export interface Place<Node extends Expression = Expression> extends Surroundings {
  readonly node: Node;
  /** The parts that hold this one, the innermost last. */
  readonly within: readonly Expression[];
}

/** What a rule finds in one place. */
export type WarningRule<Node extends Expression> = (
  place: Place<Node>,
) => readonly Diagnostic[] | Diagnostic | undefined;

/** A modifier of a pool with its record. */
export interface Placed {
  readonly modifier: ModifierNode;
  readonly record: ModifierRecord;
}

/** The modifiers of a pool with their records. */
export const placedOn = (node: PoolNode, { modifierByName }: Vocabulary): readonly Placed[] =>
  node.modifiers.flatMap((modifier) => {
    const record = modifierByName.get(modifier.name);
    return record === undefined ? [] : [{ modifier, record }];
  });

/** The first count of a pool, when it has one. */
export function countIn(node: Expression, vocabulary: Vocabulary): ModifierNode | undefined {
  if (node.kind !== 'dice' && node.kind !== 'group') return undefined;
  return placedOn(node, vocabulary).find(({ record }) => isCount(record))?.modifier;
}

export const isComparison = ({ name }: ModifierNode, { modifierByName }: Vocabulary): boolean =>
  modifierByName.get(name)?.takes.shape === 'comparison';
