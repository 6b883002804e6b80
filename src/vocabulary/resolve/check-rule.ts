/** Says what is wrong or doubtful about a rule where it stands, before any die is thrown. */

import type { ModifierRecord } from '../modifier.ts';
import { distinctFaces, faceIntervals } from '../rules/die.ts';
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
import type { Note } from './finding.ts';

/** Where a rule stands, and whether warnings are looked for: they cost more than the errors, and a roll asks for none. */
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
  distinct: ({ state, note }, rule) => judgeDistinct(rule, state, note),
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
  note({
    severity: 'warning',
    code: 'condition-never',
    message: 'no face meets this condition, so no die is ever marked',
  });
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
  const raises = rule.tests.every(({ op }) => op === '<' || op === '<=');
  const highest = raises ? Math.max(...sources.map(({ die }) => die.highest)) : 0;
  note({
    severity: 'warning',
    code: 'clamps-all',
    message: `every die counts as ${rule.countsAs}, whatever it shows`,
    // The dice together can show more.
    ...(rule.countsAs < dice * highest ? { totalAtLeast: rule.countsAs } : {}),
  });
}

function noteIdleSort(note: Note): void {
  note({
    severity: 'warning',
    code: 'sort-after-count',
    message: 'the dice are counted already: this changes nothing but how they are shown',
    hint: 'write it before the count',
  });
}

function judgePool(
  rule: PoolRule,
  record: ModifierRecord,
  { dice, counted, sources }: PoolState,
  note: Note,
): void {
  const [one, many] = sources.length === 0 ? ['value', 'values'] : ['die', 'dice'];
  if (counted) {
    note({
      severity: 'warning',
      code: 'keep-after-count',
      message: `this chooses ${many} by ${sources.length === 0 ? 'what they are' : 'their faces'}, not by their successes`,
    });
  }
  if (dice === undefined) return;
  const kept = keptOf(rule, dice);
  if (record.leavesSome === true && dice > 0 && kept === 0) {
    note({
      severity: 'error',
      code: 'drops-every-die',
      message: `this drops all ${dice === 1 ? `of one ${one}` : `${dice} ${many}`}`,
    });
  } else if (dice > 0 && kept === 0) {
    const all = dice === 1 ? `the only ${one}` : `all ${dice} ${many}`;
    note({
      severity: 'warning',
      code: 'drops-all',
      message: `this drops ${all}, so nothing is left`,
    });
  } else if (rule.take !== undefined && rule.take > dice) {
    note({
      severity: 'warning',
      code: 'keeps-all',
      message: `there ${dice === 1 ? `is 1 ${one}` : `are ${dice} ${many}`} to keep ${rule.take} of`,
    });
  }
}

/** More dice than there are values cannot all differ. */
function judgeDistinct(rule: DistinctRule, state: PoolState, note: Note): void {
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
      note({
        severity: 'error',
        code: 'endless',
        message: `${fewest} dice cannot all be different: there ${different === 1 ? 'is 1 different face' : `are ${different} different faces`}`,
        hint: 'set a limit, as in "7d6u(limit 3)"',
      });
      return;
    }
  }
  if (dice === undefined) return;
  // The last die is the likeliest to roll long: all others may have taken a face each.
  const faces = Math.max(...sources.map(({ die }) => distinctFaces(die)));
  const taken = Math.min(1, (dice - 1) / faces);
  if (taken ** (longChain.dice - 1) <= longChain.chance) return;
  // Behind k dice that all differ one more takes 1 / (1 - k / faces) rolls.
  const average = 1 / (1 - taken);
  noteLongChain(true, average, 'the last die is rolled about N times on average', note);
}

function judgeSets({ least, tests }: SetsRule, state: PoolState, note: Note): void {
  const { dice } = state;
  const values = valuesOf(state);
  const none = tests !== undefined && values !== undefined;
  if (dice !== undefined && least > dice) {
    note({
      severity: 'warning',
      code: 'condition-never',
      message: `there can be no set of ${least} among ${dice}`,
    });
  } else if (none && sortByTests(values, tests).met.length === 0) {
    note({
      severity: 'warning',
      code: 'condition-never',
      message: 'no face meets this condition, so there can be no such set',
    });
  }
}
