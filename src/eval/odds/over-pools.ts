/** Pools whose number of dice or sides depends on other dice. */
import type { DiceNode } from '../../grammar/ast.ts';
import type { StaticPool } from '../prepare.ts';
import type { Beyond } from './endless-pools.ts';
import { noEnd } from './endless-pools.ts';
import type { Failure } from './failure.ts';
import { alsoIn, inPart } from './failure.ts';
import { sumOf } from './integers.ts';
import type { Law } from './law.ts';
import { point, pointsOf } from './law.ts';
import { mix } from './mixtures.ts';
import type { Question } from './question.ts';
import { poolAt, poolOf } from './question.ts';
import type { Share } from './ring.ts';

/**
 * A pool that depends on other dice is a mixture over all that its count and sides can be.
 *
 * @param most - what is said of counts and sides without end
 */
export function overPools(
  node: DiceNode,
  question: Question,
  solve: (question: Question, pool: StaticPool) => Law,
  most: (beyond: Beyond) => Share<Law>[] = noEnd,
): Law {
  const pool = poolOf(node, question);
  if (pool !== undefined) return solve(question, pool);
  const counts = question.lawOf(node.count, question);
  const rolled = node.die.kind === 'sides' ? question.lawOf(node.die.sides, question) : undefined;
  const sides = rolled ?? point(0);
  const whole = counts.denominator * sides.denominator;
  const parts: Share<Law>[] = [];
  let failed: Failure | undefined;
  for (const [count, countWeight] of pointsOf(counts)) {
    for (const [side, sideWeight] of pointsOf(sides)) {
      const weight = countWeight * sideWeight;
      try {
        const known = poolAt(node, count, rolled === undefined ? undefined : side, question);
        const fixed = new Map([...question.fixed, [node, known]]);
        parts.push([weight, solve({ ...question, fixed }, known)]);
      } catch (error) {
        const failure = inPart(error, weight, whole);
        failed = failed === undefined ? failure : alsoIn(failed, failure);
      }
    }
  }
  const beyond = whole - sumOf(counts.weights) * sumOf(sides.weights);
  if (failed !== undefined) {
    // What lies beyond the windows could fail too, so the chance is not known.
    if (beyond > 0n) noEnd();
    throw failed;
  }
  if (beyond > 0n) parts.push(...most({ node, counts, sides, question, solve }));
  return mix(parts, whole);
}
