/** The rules of a group of values in three parts: what each value meets alone, what looks at all, what follows. */
import type { Num } from '../../number/index.ts';
import { meetsExactly } from '../../vocabulary/rules/apply-to-values.ts';
import { changesValues } from '../../vocabulary/rules/kinds.ts';
import type {
  FaceRule,
  PoolRule,
  Rule,
  ScoreRule,
  SetsRule,
  Test,
} from '../../vocabulary/rules/rule.ts';
import { meets } from '../../vocabulary/rules/rule.ts';

export interface ValueRules {
  readonly before: readonly FaceRule[];
  readonly looking: readonly (PoolRule | SetsRule)[];
  readonly behind: readonly FaceRule[];
  readonly scores: readonly ScoreRule[];
  /** Whether the successes are what counts. */
  readonly counted: boolean;
}

/** Whether the rule looks at all values together, and changes what counts. */
export const looks = (rule: Rule): rule is PoolRule | SetsRule =>
  rule.kind === 'pool'
    ? rule.skip > 0 || rule.take !== undefined
    : rule.kind === 'sets' && rule.how === 'count';

/** Whether values stay as they are, or change in the one way that is known here. */
export const isFaceOrKeepsValues = (rule: Rule): boolean =>
  rule.kind === 'face' || !changesValues(rule.kind);

/** Undefined: values change between two rules that look at all of them, which changes their order. */
export function valueRules(rules: readonly Rule[]): ValueRules | undefined {
  const first = rules.findIndex(looks);
  const last = rules.findLastIndex(looks);
  const faces = (part: readonly Rule[]): readonly FaceRule[] =>
    part.filter((rule) => rule.kind === 'face');
  if (faces(rules.slice(first, last)).length > 0) return undefined;
  if (!rules.every(isFaceOrKeepsValues)) return undefined;
  const looking = rules.filter(looks);
  const scores = rules.filter((rule) => rule.kind === 'score');
  return {
    before: faces(rules.slice(0, first)),
    looking,
    behind: faces(rules.slice(last)),
    scores,
    counted: scores.length > 0 || looking.some(({ kind }) => kind === 'sets'),
  };
}

/** Whether a value meets a test; an infinite one is beyond every number. */
const fits = (tests: readonly Test[], value: Num): boolean =>
  typeof value === 'number' ? meets(tests, value) : meetsExactly(tests, value);

/** What a value counts as. */
export const countedAs = (faces: readonly FaceRule[], value: Num): Num =>
  faces.reduce<Num>((now, { tests, countsAs }) => (fits(tests, now) ? countsAs : now), value);

export const scoreOfValue = (scores: readonly ScoreRule[], value: Num): number =>
  scores.reduce((sum, { tests, score }) => (fits(tests, value) ? sum + score : sum), 0);

export const setFits = ({ tests }: SetsRule, value: Num): boolean =>
  tests === undefined || fits(tests, value);

/** No number that a rule compares with, or counts as, is farther from 0. */
export const farthestIn = (rules: readonly Rule[]): number =>
  rules
    .flatMap((rule): number[] => {
      const tests = 'tests' in rule ? (rule.tests ?? []) : [];
      return [...tests.map(({ than }) => than), rule.kind === 'face' ? rule.countsAs : 0];
    })
    .reduce((most, each) => Math.max(most, Math.abs(each) + 1), 0);
