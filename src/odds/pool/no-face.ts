/** Thrown where dice that must differ may find every face taken; it says how likely that is. */

import { noFaceLeft } from '../../eval/sample/dice/no-face-left.ts';
import type { PoolNode } from '../../grammar/tree/ast.ts';
import { nodesOf } from '../../grammar/tree/walk.ts';
import { comparesAndRolls } from '../../vocabulary/rules/kinds.ts';
import type { SolveContext } from '../expression/solve-context.ts';
import type { Law } from '../law/law.ts';
import { dense } from '../law/law.ts';

export class NoFace extends Error {
  readonly weight: bigint;
  readonly whole: bigint;

  constructor(weight: bigint, whole: bigint) {
    super('every face is taken');
    this.weight = weight;
    this.whole = whole;
  }
}

/**
 * A pool has no place of its own in the text. What fails is counted at the dice or the group that rolls again; of the
 * rest no more is known.
 */
export function countingNoFace(
  node: PoolNode,
  { program, failures }: SolveContext,
  work: () => Law,
): Law {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NoFace)) throw error;
    const { modifierByName } = program.vocabulary;
    const rolling = nodesOf(node).filter(
      (each) =>
        (each.kind === 'dice' || each.kind === 'group') &&
        each.modifiers.some(({ name }) => {
          const kind = modifierByName.get(name)?.kind;
          return kind !== undefined && comparesAndRolls(kind);
        }),
    );
    const { weight, whole } = error;
    failures.add(
      noFaceLeft((rolling.length === 1 ? rolling[0] : node)?.span ?? node.span),
      weight,
      whole,
    );
    return dense(0, [], whole, { any: whole - weight });
  }
}
