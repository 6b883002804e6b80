/** What dice score: a part of the worth of the value that a die ends with. */
import type { Rule, ScoreRule } from '../../vocabulary/rules/rule.ts';
import { meets } from '../../vocabulary/rules/rule.ts';

/** The score of a die that ends as a value; undefined: the pool is not counted. */
export function scoreOf(rules: readonly Rule[]): ((value: number) => number) | undefined {
  const scores = rules.filter((rule): rule is ScoreRule => rule.kind === 'score');
  if (scores.length === 0) return undefined;
  return (value) =>
    scores.reduce((sum, { tests, score }) => (meets(tests, value) ? sum + score : sum), 0);
}
