/** Pools of which the number of dice, or of sides, has no end: what can be said about most of them. */

import type { StaticPool } from '../../eval/prepare/prepare.ts';
import type { DiceNode } from '../../grammar/tree/ast.ts';
import { compare } from '../../number/index.ts';
import { needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import { sumOf } from '../arithmetic/integers.ts';
import type { Law } from '../law/law.ts';
import { isBounded, massOf, outcomeAt, pointsOf, unknownLaw } from '../law/law.ts';
import type { Share } from '../rings/ring.ts';
import type { SolveContext } from './solve-context.ts';
import { oneDieOf } from './solve-context.ts';

/** What is asked about pools that lie beyond the windows of their count and sides. */
export interface Beyond {
  readonly node: DiceNode;
  readonly counts: Law;
  readonly sides: Law;
  readonly question: SolveContext;
  readonly solve: (question: SolveContext, pool: StaticPool) => Law;
}

const declined = (): TooLarge => new TooLarge('endless-count');

/** Says nothing of them. @throws TooLarge always */
export function noEnd(): never {
  throw declined();
}

/**
 * There is next to no chance of this many dice, or sides, so nothing is said of them except that they come to no
 * less than fewer ones.
 *
 * @returns the parts of the mixture that the windows do not show
 * @throws TooLarge where even that cannot be said
 */
export function beyondPools({ node, counts, sides, question, solve }: Beyond): Share<Law>[] {
  const onlyUp = ({ below, any, fractional }: Law): boolean =>
    below === 0n && any === 0n && !fractional;
  if (!onlyUp(counts) || !onlyUp(sides)) throw declined();
  if (!isBounded(sides)) {
    if (node.modifiers.length > 0) throw declined();
  } else {
    for (const [side] of pointsOf(sides)) {
      const one = oneDieOf(node, node.die.kind === 'sides' ? side : undefined, question);
      if (one.rules.some(needsWholePool)) throw declined();
      const law = solve({ ...question, fixed: new Map([...question.fixed, [node, one]]) }, one);
      if (!onlyUp(law) || compare(outcomeAt(law, 0), 0) < 0) throw declined();
    }
  }
  return [
    [massOf(counts) * massOf(sides) - sumOf(counts.weights) * sumOf(sides.weights), unknownLaw],
  ];
}
