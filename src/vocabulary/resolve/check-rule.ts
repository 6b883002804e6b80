/** Finds what is wrong or doubtful about a rule in its place, before any die is thrown. */

import type { Ranked } from '../../diagnostics/details/dice.ts';
import type { ModifierRecord } from '../modifier.ts';
import { distinctFaces, faceIntervals, sidesWithin } from '../rules/die.ts';
import type { Interval } from '../rules/intervals.ts';
import { mergeIntervals, sortByTests } from '../rules/intervals.ts';
import type { RuleOf } from '../rules/kinds.ts';
import type { PoolState } from '../rules/pool-state.ts';
import { keptOf, valuesOf } from '../rules/pool-state.ts';
import type {
  DistinctRule,
  FaceRule,
  MarkRule,
  PoolRule,
  Rule,
  RuleKind,
  SetsRule,
} from '../rules/rule.ts';
import { judgeChains, longChain, noteForgottenClamp, noteLongChain } from './check-chain.ts';
import { judgeScore } from './check-count.ts';
import { limitExample } from './condition-facts.ts';
import type { Note } from './finding.ts';

/** The place of a rule, and whether warnings are looked for: they cost more than the errors, and a roll asks for none. */
interface Place<R extends Rule> {
  /** One rule for each source of the pool; for the values of a group, one. */
  readonly rules: readonly R[];
  readonly record: ModifierRecord;
  readonly state: PoolState;
  readonly note: Note;
  readonly thorough: boolean;
}

const judges: {
  readonly [Kind in RuleKind]: (place: Place<RuleOf<Kind>>, rule: RuleOf<Kind>) => void;
} = {
  chain: ({ rules, record, state, note, thorough }) =>
    judgeChains(rules, record, state, note, thorough),
  score: ({ rules, state, note }, rule) => judgeScore(rule, rules, state, note),
  pool: ({ record, state, note }, rule) => judgePool(rule, record, state, note),
  distinct: ({ record, state, note }, rule) => judgeDistinct(rule, record, state, note),
  sets: ({ state, note, thorough }, rule) => {
    if (thorough) judgeSets(rule, state, note);
  },
  mark: ({ state, note, thorough }, rule) => {
    if (thorough) judgeMark(rule, state, note);
  },
  order: ({ state, note }) => {
    if (state.counted) noteIdleSort(note);
  },
  face: ({ rules, state, note, thorough }) => {
    if (thorough) judgeFace(rules, state, note);
  },
};

/** `rules` has one rule for each source of the pool, all of one kind; for the values of a group, one. */
export function judge(
  rules: readonly Rule[],
  record: ModifierRecord,
  state: PoolState,
  note: Note,
  thorough: boolean,
): void {
  const [rule] = rules;
  if (rule === undefined) return;
  const judgeOne = judges[rule.kind] as (place: Place<Rule>, rule: Rule) => void;
  judgeOne({ rules, record, state, note, thorough }, rule);
}

function judgeMark({ tests }: MarkRule, state: PoolState, note: Note): void {
  const values = valuesOf(state);
  if (values === undefined || sortByTests(values, tests).met.length > 0) return;
  note({ severity: 'warning', code: 'condition-never', details: { reason: 'mark' } });
}

/** `d6min7` makes every die a 7. */
function judgeFace(rules: readonly FaceRule[], { sources, dice = 0 }: PoolState, note: Note): void {
  const [rule] = rules;
  if (rule === undefined || sources.length === 0) return;
  const changesAll = sources.every(
    ({ values }, index) =>
      values !== undefined && sortByTests(values, rules[index]?.tests ?? []).unmet.length === 0,
  );
  if (!changesAll) return;
  const { countsAs, tests } = rule;
  const raises = tests.every(({ op }) => op === '<' || op === '<=');
  const highest = raises ? Math.max(...sources.map(({ die }) => die.highest)) : 0;
  note({
    severity: 'warning',
    code: 'clamps-all',
    details: { reason: 'all', countsAs },
    // The dice together can show more.
    ...(countsAs < dice * highest ? { totalAtLeast: countsAs } : {}),
  });
}

function noteIdleSort(note: Note): void {
  note({ severity: 'warning', code: 'sort-after-count', details: { reason: 'counted' } });
}

/** A group without dice has totals. */
const rankedIn = ({ sources }: PoolState): Ranked => (sources.length === 0 ? 'totals' : 'dice');

function judgePool(rule: PoolRule, record: ModifierRecord, state: PoolState, note: Note): void {
  const { dice: count, counted } = state;
  const of = rankedIn(state);
  if (counted) {
    note({ severity: 'warning', code: 'keep-after-count', details: { reason: 'by-rank', of } });
  }
  if (count === undefined) return;
  const { take } = rule;
  if (count > 0 && keptOf(rule, count) === 0) {
    const details = { reason: 'all', count, of } as const;
    if (record.leavesSome === true) note({ severity: 'error', code: 'drops-every-die', details });
    else note({ severity: 'warning', code: 'drops-all', details });
  } else if (take !== undefined && take > count) {
    const details = { reason: 'too-few', keep: take, count, of } as const;
    note({ severity: 'warning', code: 'keeps-all', details });
  }
}

/** Whether a run of values has a face of one of the dice. */
const isOnDie =
  (sources: PoolState['sources']) =>
  ({ from, to }: Interval): boolean =>
    sources.some(({ die }) => sidesWithin(die, from, to) > 0);

/** More dice than there are values cannot all differ. */
function judgeDistinct(
  rule: DistinctRule,
  record: ModifierRecord,
  state: PoolState,
  note: Note,
): void {
  const { dice, fewest, sources, clamped } = state;
  if (clamped) {
    noteForgottenClamp(note);
  }
  if (rule.limit !== undefined) return;
  const values = valuesOf(state);
  if (values !== undefined) {
    const faces = sources.flatMap(({ die }) => [...faceIntervals(die)]);
    const different = mergeIntervals([...values, ...faces]).reduce(
      (sum, { from, to }) => sum + to - from + 1,
      0,
    );
    if (fewest > different) {
      const example = limitExample(record, `${fewest}d6`);
      const facts = { dice: fewest, faces: different, ...example };
      const details = { reason: 'too-few-faces', ...facts } as const;
      note({ severity: 'error', code: 'endless', details });
      return;
    }
  }
  if (dice === undefined) return;
  // The last die is the likeliest to roll long: all others may have taken a face each. Where dice count as what is
  // on no face, the first of them keeps that.
  const faces = Math.max(...sources.map(({ die }) => distinctFaces(die)));
  const others = values !== undefined && !values.some(isOnDie(sources)) ? dice - 2 : dice - 1;
  const taken = Math.min(1, others / faces);
  if (taken ** (longChain.dice - 1) <= longChain.chance) return;
  // After k dice that all differ one more takes 1 / (1 - k / faces) rolls.
  noteLongChain(true, 1 / (1 - taken), 'average-of-last', note);
}

function judgeSets({ least, tests }: SetsRule, state: PoolState, note: Note): void {
  const { dice: count } = state;
  const values = valuesOf(state);
  const none = tests !== undefined && values !== undefined;
  if (count !== undefined && least > count) {
    const details = { reason: 'set-too-large', least, count, of: rankedIn(state) } as const;
    note({ severity: 'warning', code: 'condition-never', details });
  } else if (none && sortByTests(values, tests).met.length === 0) {
    note({ severity: 'warning', code: 'condition-never', details: { reason: 'set' } });
  }
}
