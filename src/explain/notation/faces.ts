/** Tests in words, as the faces that meet them where these are known. */

import { describeTests } from '../../vocabulary/modifier.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { faceIntervals } from '../../vocabulary/rules/die.ts';
import type { Interval } from '../../vocabulary/rules/intervals.ts';
import { mergeIntervals, sortByTests } from '../../vocabulary/rules/intervals.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import type { Rule, Test } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';
import { countWord, listed } from '../words.ts';

/** More runs of faces than this are told by the comparison instead. */
const mostRuns = 4;

/** Nobody reads faces beyond this off a die. */
const farthest = 10_000;

/** "96 to 100", "9 or 10"; `values` are all that can come, undefined where anything can. */
export function testsInWords(
  tests: readonly Test[],
  values: readonly Interval[] | undefined,
): string {
  const [only, ...others] = tests;
  if (values === undefined || (only?.op === '<>' && others.length === 0)) {
    return describeTests(tests);
  }
  const met = mergeIntervals(sortByTests(values, tests).met);
  const far = met.some(({ from, to }) => Math.max(Math.abs(from), Math.abs(to)) > farthest);
  if (met.length === 0 || met.length > mostRuns || far) return describeTests(tests);
  return listed(met.flatMap(runInWords), 'or');
}

const runInWords = ({ from, to }: Interval): readonly string[] =>
  to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`];

/**
 * The condition of a rule, in words; undefined when it has none. Further dice of a chain are judged by
 * their faces, so these belong to what can come.
 */
export function conditionInWords(rule: Rule, state: PoolState | undefined): string | undefined {
  const { tests } = factsOf(rule);
  if (tests.length === 0) return undefined;
  const [source, ...others] = state?.sources ?? [];
  const values = source === undefined || others.length > 0 ? undefined : source.values;
  const faces = rule.kind === 'chain' && source !== undefined ? faceIntervals(source.die) : [];
  return testsInWords(
    tests,
    values === undefined ? undefined : mergeIntervals([...values, ...faces]),
  );
}

/** More listed faces than this are summed up. */
const mostFaces = 8;

/** The faces of a die that lists them: "the faces 1, 1, 2 and 4". */
export function facesInWords({ faces = [], least, highest }: Die): string {
  if (faces.length <= mostFaces) return `the faces ${listed(faces.map(String))}`;
  return `${countWord(faces.length)} faces from ${least} to ${highest}`;
}
