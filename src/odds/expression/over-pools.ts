/** Pools whose number of dice or sides depends on other dice. */

import type { StaticPool } from '../../eval/prepare/prepare.ts';
import type { DiceNode, VariableNode } from '../../grammar/tree/ast.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import type { Num } from '../../number/index.ts';
import { sumOf } from '../arithmetic/integers.ts';
import type { Law } from '../law/law.ts';
import { massOf, point, pointsOf } from '../law/law.ts';
import { mix } from '../law/mixtures.ts';
import type { Share } from '../rings/ring.ts';
import type { Beyond } from './endless-pools.ts';
import { noEnd } from './endless-pools.ts';
import { inTurn, reportedAt, within } from './in-turn.ts';
import type { SolveContext } from './solve-context.ts';
import { poolAt, poolOf } from './solve-context.ts';

interface OverPools {
  /** What is said of counts and sides without end. */
  readonly most?: (beyond: Beyond) => Share<Law>[];
  /** The variables that the dice are found in, from the outermost: failures are reported there. */
  readonly variables?: readonly VariableNode[];
}

/** A pool that depends on other dice is a mixture over all that its count and sides can be. */
export function overPools(
  node: DiceNode,
  question: SolveContext,
  solve: (question: SolveContext, pool: StaticPool) => Law,
  { most = noEnd, variables = [] }: OverPools = {},
): Law {
  const pool = poolOf(node, question);
  if (pool !== undefined) return solve(question, pool);
  const here = variables.reduce((outer, variable) => reportedAt(variable, outer), question);
  const computed = node.die.kind === 'sides' ? [node.count, node.die.sides] : [node.count];
  const [counts = point(0), rolled] = inTurn(computed, here).laws;
  const sides = rolled ?? point(0);
  const whole = counts.denominator * sides.denominator;
  const parts: Share<Law>[] = [];
  for (const [count, countWeight] of pointsOf(counts)) {
    for (const [side, sideWeight] of pointsOf(sides)) {
      const weight = countWeight * sideWeight;
      const part = within(question, weight, whole);
      const known = allowed(node, count, rolled && side, within(here, weight, whole));
      if (known === undefined) continue;
      const fixed = new Map([...question.fixed, [node, known]]);
      parts.push([weight, solve({ ...part, fixed }, known)]);
    }
  }
  const beyond = massOf(counts) * massOf(sides) - sumOf(counts.weights) * sumOf(sides.weights);
  if (beyond > 0n) {
    question.failures.doubt(beyond, whole);
    parts.push(...most({ node, counts, sides, question, solve }));
  }
  return mix(parts, whole);
}

/** The pool with this count and these sides; undefined where there is none, which is counted. */
function allowed(
  node: DiceNode,
  count: Num,
  sides: Num | undefined,
  question: SolveContext,
): StaticPool | undefined {
  try {
    return poolAt(node, count, sides, question);
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    question.failures.add(error.diagnostic, 1n, 1n);
    return undefined;
  }
}
