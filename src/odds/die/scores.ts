/** What dice score: a part of the worth of the value that a die ends with. */
import { isScoring } from '../../vocabulary/rules/kinds.ts';
import { scoreOf as scoreOfRule } from '../../vocabulary/rules/one-value.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';

/** The score of a die that ends as a value; undefined: the pool is not counted. */
export function scoreOf(rules: readonly Rule[]): ((value: number) => number) | undefined {
  const scores = rules.filter(isScoring).map(scoreOfRule);
  if (scores.length === 0) return undefined;
  return (value) => scores.reduce((sum, score) => sum + score(value), 0);
}
