/** What a rule makes of one value by itself: what it counts as from then on, and what it scores. */
import type { Num } from '../../number/index.ts';
import { compare, fromText } from '../../number/index.ts';
import type { ByKind, ScoringRule, ValueRule } from './kinds.ts';
import { byKind } from './kinds.ts';
import type { Test } from './rule.ts';
import { holds, meets } from './rule.ts';

/** Whether an exact number meets at least one of the tests; an infinite one is beyond every number. */
export function meetsExactly(tests: readonly Test[], value: Num): boolean {
  if (typeof value === 'number') return meets(tests, value);
  return tests.some(({ op, than, exact }) =>
    holds(op, compare(value, exact === undefined ? than : fromText(exact))),
  );
}

/** What a value counts as. */
export type Change = <Value extends Num>(value: Value) => Value | number;

const changes: ByKind<[], Change, ValueRule['kind']> = {
  face:
    ({ tests, countsAs }) =>
    (value) =>
      meetsExactly(tests, value) ? countsAs : value,
};

/** What values count as after a rule; made once for all of them. */
export const changeOf = (rule: ValueRule): Change =>
  byKind<[], Change, ValueRule['kind']>(changes, rule);

/** What a value scores. */
export type Score = (value: Num) => number;

const scores: ByKind<[], Score, ScoringRule['kind']> = {
  score:
    ({ tests, score }) =>
    (value) =>
      meetsExactly(tests, value) ? score : 0,
};

/** What a rule gives for values; made once for all of them. */
export const scoreOf = (rule: ScoringRule): Score =>
  byKind<[], Score, ScoringRule['kind']>(scores, rule);
