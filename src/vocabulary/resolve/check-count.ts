/** Says what is wrong or doubtful about a count: that no face can meet it, or that every face does. */
import type { Interval } from '../rules/intervals.ts';
import { sortByTests } from '../rules/intervals.ts';
import type { PoolState } from '../rules/pool-state.ts';
import { valuesOf } from '../rules/pool-state.ts';
import type { ScoreRule } from '../rules/rule.ts';
import type { Note } from './finding.ts';

export function judgeScore(
  rule: ScoreRule,
  rules: readonly ScoreRule[],
  state: PoolState,
  note: Note,
): void {
  if (valuesOf(state) === undefined) return;
  const met: Interval[] = [];
  const unmet: Interval[] = [];
  for (const [index, { values = [] }] of state.sources.entries()) {
    const sorted = sortByTests(values, (rules[index] as ScoreRule).tests);
    met.push(...sorted.met);
    unmet.push(...sorted.unmet);
  }
  const counts = rule.score > 0;
  // An endless die can count as more; a number from elsewhere is meant, whatever the faces are.
  const isRefused = counts && !state.chained && state.writtenOut;
  if (met.length === 0) noteNeverCounted(counts, isRefused, note);
  else if (unmet.length === 0) {
    const everyOther = rule.tests.length === 1 && rule.tests[0]?.op === '<>';
    noteAlwaysCounted(everyOther && isRefused, isRefused && isBelowTotal(rule, met, state), note);
  }
}

function noteNeverCounted(counts: boolean, isRefused: boolean, note: Note): void {
  if (isRefused) {
    note({
      severity: 'error',
      code: 'impossible-count',
      message: 'no face of this die can meet the count',
    });
  } else {
    note({
      severity: 'warning',
      code: 'condition-never',
      message: counts
        ? 'no die can meet this count, so it adds nothing'
        : 'no die can meet this condition, so it never happens',
    });
  }
}

function noteAlwaysCounted(isRefused: boolean, meansTotal: boolean, note: Note): void {
  if (isRefused) {
    note({
      severity: 'error',
      code: 'impossible-count',
      message: 'every face of this die is different from the number, so this counts all dice',
    });
  } else {
    note({
      severity: 'warning',
      code: 'count-always',
      message: 'every face meets this condition',
      ...(meansTotal ? { meansTotal } : {}),
    });
  }
}

/** `3d6<=10`: all dice together can show more, so that is what was meant to be compared. */
function isBelowTotal(
  { tests: [test] }: ScoreRule,
  values: readonly Interval[],
  { dice = 0 }: PoolState,
): boolean {
  const highest = Math.max(...values.map(({ to }) => to));
  return test !== undefined && (test.op === '<' || test.op === '<=') && test.than < dice * highest;
}
