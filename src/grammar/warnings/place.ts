/** Where a warning rule looks: a part of a tree, and what is known around it. */
import type { Finding } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isCount } from '../../vocabulary/modifier.ts';
import type { Names } from '../check/constant.ts';
import type { Expression, ModifierNode, PoolNode, Tree } from '../tree/ast.ts';

/** What all parts of a tree have in common. */
export interface Surroundings {
  readonly tree: Tree;
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  /** What was found before: where something is wrong already, nothing is guessed. */
  readonly found: readonly Finding[];
  /** The tree is that of a variable. */
  readonly isVariable: boolean;
}

export interface Place<Node extends Expression = Expression> extends Surroundings {
  readonly node: Node;
  /** The parts that hold this one, the innermost last. */
  readonly within: readonly Expression[];
}

/** What a rule finds in one place. */
export type WarningRule<Node extends Expression> = (
  place: Place<Node>,
) => readonly Finding[] | Finding | undefined;

/**
 * Whether a part is in its own parentheses, which say that it is meant. The tree keeps none, but
 * the place of a part includes those around it.
 */
export function isParenthesized({ span: { start, end } }: Expression, text: string): boolean {
  let depth = 0;
  for (let at = start; at < Math.min(end, text.length); at += 1) {
    const character = text.charAt(at);
    if (/[([{\uff08\uff3b\uff5b]/.test(character)) depth += 1;
    else if (/[)\]}\uff09\uff3d\uff5d]/.test(character)) depth -= 1;
    if (at === start && !/[(\uff08]/.test(character)) return false;
    // After what closes first there may be a label.
    if (depth === 0)
      return /^\s*(?:[[\uff3b][^\]\uff3d]*[\]\uff3d])?$/.test(text.slice(at + 1, end));
  }
  return false;
}

/** Whether a modifier's argument is in a list, which nobody writes by mistake. */
export const isListed = ({ span }: ModifierNode, text: string): boolean =>
  /[(\uff08]/.test(text.slice(span.start, span.end));

/** Whether nothing is written after the head of a modifier; defaults have no width. */
export const isBare = ({ arguments: given }: ModifierNode): boolean =>
  given.every(({ span }) => span.start === span.end);

/** Sides of the dice that people own. */
export const usualSides: readonly number[] = [4, 6, 8, 10, 12, 20, 100];

/** A number that is written out, perhaps with a sign. */
export function writtenNumber(node: Expression | undefined): number | undefined {
  if (node?.kind === 'number') return Number(node.text);
  if (node?.kind !== 'unary' || node.operand.kind !== 'number') return undefined;
  return node.operator === '-' ? -Number(node.operand.text) : Number(node.operand.text);
}

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
