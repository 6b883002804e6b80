/** Finds what is wrong or doubtful about a count: that no face can meet it, or that every face does. */
import type { Interval } from '../rules/intervals.ts';
import { sortByTests } from '../rules/intervals.ts';
import type { PoolState } from '../rules/pool-state.ts';
import { valuesOf } from '../rules/pool-state.ts';
import type { ScoreRule } from '../rules/rule.ts';
import { conditionsOf } from './condition-facts.ts';
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
  if (met.length === 0) noteNeverCounted(rules, counts, isRefused, state, note);
  else if (unmet.length === 0) {
    const [{ op, than } = { op: undefined, than: 0 }, ...others] = rule.tests;
    if (isRefused && op === '<>' && others.length === 0) {
      const number = conditionsOf(rules)[0]?.number ?? than;
      const details = { reason: 'all-differ', number, compareTotal: true } as const;
      note({ severity: 'error', code: 'impossible-count', details });
    } else {
      const details = {
        reason: counts ? 'succeeds' : 'fails',
        ...diceIn(state),
        compareTotal: isRefused && isBelowTotal(rule, met, state),
      } as const;
      note({ severity: 'warning', code: 'count-always', details });
    }
  }
}

const diceIn = ({ dice }: PoolState): { readonly dice?: number } =>
  dice === undefined ? {} : { dice };

function noteNeverCounted(
  rules: readonly ScoreRule[],
  counts: boolean,
  isRefused: boolean,
  state: PoolState,
  note: Note,
): void {
  const facts = {
    conditions: conditionsOf(rules),
    ...diceIn(state),
    changed: state.clamped || state.chained,
  };
  if (isRefused) {
    const details = { reason: 'never', ...facts, compareTotal: true } as const;
    note({ severity: 'error', code: 'impossible-count', details });
  } else {
    const details = counts ? ({ reason: 'count', ...facts } as const) : happens;
    note({ severity: 'warning', code: 'condition-never', details });
  }
}

const happens = { reason: 'happens' } as const;

/** `3d6<=10`: all dice together can show more, so that is what was meant to be compared. */
function isBelowTotal(
  { tests: [test] }: ScoreRule,
  values: readonly Interval[],
  { dice = 0 }: PoolState,
): boolean {
  const highest = Math.max(...values.map(({ to }) => to));
  return test !== undefined && (test.op === '<' || test.op === '<=') && test.than < dice * highest;
}
