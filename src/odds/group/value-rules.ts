/** The rules of a group of values in three parts: what each value meets alone, what looks at all, what follows. */
import type { Num } from '../../number/index.ts';
import type {
  ChoosingRule,
  GroupingRule,
  ScoringRule,
  ValueRule,
} from '../../vocabulary/rules/kinds.ts';
import {
  countsGroups,
  drops,
  isScoring,
  isValueRule,
  throwsDice,
} from '../../vocabulary/rules/kinds.ts';
import { changeOf, meetsExactly, scoreOf } from '../../vocabulary/rules/one-value.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';

export interface ValueParts {
  readonly before: readonly ValueRule[];
  readonly looking: readonly LookingRule[];
  readonly behind: readonly ValueRule[];
  readonly scores: readonly ScoringRule[];
  /** Whether the successes are what counts. */
  readonly counted: boolean;
}

/** Rules that look at all values together, and choose among them or count them. */
export type LookingRule = ChoosingRule | GroupingRule;

/** Whether the rule looks at all values together, and changes what counts. */
export const looks = (rule: Rule): rule is LookingRule => drops(rule) || countsGroups(rule);

/** Undefined: values change between two rules that look at all of them, which changes their order. */
export function partsOfValueRules(rules: readonly Rule[]): ValueParts | undefined {
  const first = rules.findIndex(looks);
  const last = rules.findLastIndex(looks);
  if (rules.slice(first, last).some(isValueRule)) return undefined;
  if (rules.some(({ kind }) => throwsDice(kind))) return undefined;
  const looking = rules.filter(looks);
  const scores = rules.filter(isScoring);
  return {
    before: rules.slice(0, first).filter(isValueRule),
    looking,
    behind: rules.slice(last).filter(isValueRule),
    scores,
    counted: scores.length > 0 || looking.some(countsGroups),
  };
}

/** What a value counts as. */
export function countedAs(rules: readonly ValueRule[], value: Num): Num {
  return rules.reduce<Num>((now, rule) => changeOf(rule)(now), value);
}

export const scoreOfValue = (rules: readonly ScoringRule[], value: Num): number =>
  rules.reduce((sum, rule) => sum + scoreOf(rule)(value), 0);

export const setFits = ({ tests }: GroupingRule, value: Num): boolean =>
  tests === undefined || meetsExactly(tests, value);

/** No number that a rule compares with, or counts as, is farther from 0. */
export function farthestIn(rules: readonly Rule[]): number {
  return rules
    .map(factsOf)
    .flatMap(({ tests, countsAs }) => [...tests.map(({ than }) => than), countsAs])
    .reduce((most, each) => Math.max(most, Math.abs(each) + 1), 0);
}
