/** Pools whose number of dice or sides depends on other dice. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiceNode } from '../../grammar/ast.ts';
import { NotationFault } from '../../grammar/fault.ts';
import type { StaticPool } from '../prepare.ts';
import { TooLarge } from './budget.ts';
import { Failure } from './failure.ts';
import type { Law } from './law.ts';
import { isBounded, mix, point, pointsOf } from './law.ts';
import type { Question } from './question.ts';
import { poolAt, poolOf } from './question.ts';
import type { Share } from './ring.ts';

/** A pool that depends on other dice is a mixture over all that its count and sides can be. */
export function overPools(
  node: DiceNode,
  question: Question,
  solve: (question: Question, pool: StaticPool) => Law,
): Law {
  const pool = poolOf(node, question);
  if (pool !== undefined) return solve(question, pool);
  const counts = question.lawOf(node.count, question);
  const rolled = node.die.kind === 'sides' ? question.lawOf(node.die.sides, question) : undefined;
  const sides = rolled ?? point(0);
  if (!isBounded(counts) || !isBounded(sides)) {
    throw new TooLarge('a number of dice, or of sides, that has no end');
  }
  const whole = counts.denominator * sides.denominator;
  const parts: Share<Law>[] = [];
  let failed: { readonly weight: bigint; readonly diagnostic: Diagnostic } | undefined;
  for (const [count, countWeight] of pointsOf(counts)) {
    for (const [side, sideWeight] of pointsOf(sides)) {
      const weight = countWeight * sideWeight;
      try {
        const known = poolAt(node, count, rolled === undefined ? undefined : side, question);
        const fixed = new Map([...question.fixed, [node, known]]);
        parts.push([weight, solve({ ...question, fixed }, known)]);
      } catch (error) {
        if (!(error instanceof NotationFault)) throw error;
        const { diagnostic } = failed ?? error;
        failed = { weight: (failed?.weight ?? 0n) + weight, diagnostic };
      }
    }
  }
  if (failed !== undefined) throw new Failure(failed.diagnostic, failed.weight, whole);
  return mix(parts, whole);
}
