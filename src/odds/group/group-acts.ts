/** How the rules of a group of values act on ranges: what the values come to when they have no end. */
import type { Num } from '../../number/index.ts';
import type { Acts } from '../../vocabulary/arithmetic/range.ts';
import { rising } from '../../vocabulary/arithmetic/range.ts';
import { applyToValues } from '../../vocabulary/rules/apply-to-values.ts';
import { isCounting } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';

/** What is known of a group's total; no acts: nothing is known of endless values. */
export interface GroupActs {
  readonly acts?: Acts;
  readonly wholes?: 'kept' | 'made';
}

export function groupActs(rules: readonly Rule[], items: number): GroupActs {
  if (rules.some(isCounting)) {
    // Each value scores at most what all counts give it, and at least what they take away.
    const scores = rules.map((rule) => factsOf(rule).score);
    const sum = (each: (score: number) => number): number =>
      items * scores.reduce((total, score) => total + each(score), 0);
    const [low, high] = [sum((score) => Math.min(0, score)), sum((score) => Math.max(0, score))];
    return { acts: () => ({ low, high }), wholes: 'made' };
  }
  // What is kept by rank never falls when a value rises.
  const facts = rules.map(factsOf);
  if (!facts.every(({ rises }) => rises)) return {};
  const total = (...values: readonly Num[]): Num => applyToValues(values, rules).total;
  const whole = facts.every(({ keepsWholes }) => keepsWholes);
  return { acts: rising(total), ...(whole ? { wholes: 'kept' } : {}) };
}
