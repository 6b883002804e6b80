/** A pool's modifiers, in order, become rules; what cannot work on this die is found here. */
import type { ErrorCode, WarningCode } from '../diagnostic.ts';
import { chanceOfLongChain, isEndless, linkRuns, mergeChains } from './chains.ts';
import type { Die } from './die.ts';
import { faceIntervals } from './die.ts';
import type { Interval } from './intervals.ts';
import { mergeIntervals, sortByTests } from './intervals.ts';
import type { Given, ModifierRecord } from './modifier.ts';
import { isRefusal } from './modifier.ts';
import type { ChainRule, PoolRule, Rule, ScoreRule } from './rule.ts';

/** One modifier with its arguments read. */
export interface Step {
  readonly record: ModifierRecord;
  readonly given: Given;
}

/** Something to say about the modifier at an index. */
export type Finding = {
  readonly at: number;
  readonly message: string;
  readonly hint?: string;
  /** Which argument it is about; absent: the whole modifier. */
  readonly argument?: number;
} & (
  | { readonly severity: 'error'; readonly code: ErrorCode }
  | { readonly severity: 'warning'; readonly code: WarningCode }
);

export interface Resolved {
  readonly rules: readonly Rule[];
  readonly findings: readonly Finding[];
}

/** A chain this long stops a roll with an error; odds are of the endless chain. */
const longChain = { dice: 1_000, chance: 1e-9 } as const;

/** What is known of the pool when a modifier's turn comes. */
interface State {
  readonly die: Die;
  /** How many dice the pool has; undefined: not known. */
  readonly dice: number | undefined;
  /** What a die can count as; undefined: anything. */
  readonly values: readonly Interval[] | undefined;
  readonly chained: boolean;
  readonly clamped: boolean;
  readonly counted: boolean;
}

type Note = (finding: Omit<Finding, 'at'> & Pick<Finding, 'severity' | 'code'>) => void;

/**
 * The rules of a pool of `dice` dice (undefined: not known yet). When a finding is an error there is
 * nothing to roll.
 */
export function resolveSteps(steps: readonly Step[], die: Die, dice: number | undefined): Resolved {
  const rules: Rule[] = [];
  const findings: Finding[] = [];
  let state: State = {
    die,
    dice,
    values: faceIntervals(die),
    chained: false,
    clamped: false,
    counted: false,
  };
  let previous: Step | undefined;
  let before = state;
  for (const [at, step] of steps.entries()) {
    const note: Note = (finding) => findings.push({ ...finding, at } as Finding);
    let rule = step.record.rule(step.given, die);
    if (isRefusal(rule)) {
      note({ severity: 'error', ...rule });
      return { rules, findings };
    }
    const last = rules.at(-1);
    if (isSameRule(previous, step) && last?.kind === 'chain' && rule.kind === 'chain') {
      rules.pop();
      rule = mergeChains(last, rule);
    } else {
      before = state;
    }
    judge(rule, step, before, note);
    if (findings.some(({ severity }) => severity === 'error')) return { rules, findings };
    state = follow(rule, before);
    rules.push(rule);
    previous = step;
  }
  return { rules, findings };
}

const hasOptions = ({ given }: Step): boolean => given.limit !== undefined || given.rising === true;

/** The same modifier twice in a row is one rule; with options it is refused by the checker. */
function isSameRule(previous: Step | undefined, step: Step): boolean {
  return (
    previous?.record === step.record &&
    step.record.merges === true &&
    !hasOptions(previous) &&
    !hasOptions(step)
  );
}

/** Says what is wrong or doubtful about a rule where it stands. */
function judge(rule: Rule, step: Step, state: State, note: Note): void {
  switch (rule.kind) {
    case 'chain':
      judgeChain(rule, state, note);
      break;
    case 'score':
      judgeScore(rule, state, note);
      break;
    case 'pool':
      judgePool(rule, step, state, note);
      break;
    case 'mark':
    case 'order':
    case 'face':
      break;
  }
}

function judgeChain(rule: ChainRule, state: State, note: Note): void {
  const { die, values, clamped } = state;
  const first = rule.links[0];
  if (first === undefined) return;
  if (values !== undefined) {
    if (isEndless(rule, die, values)) {
      note({
        severity: 'error',
        code: 'endless',
        message: 'this would never end: every face rolls again',
        hint: 'leave a face that stops, or set a limit, as in "d6!(>=1, limit 3)"',
      });
      return;
    }
    const begins = linkRuns(first, values).some(({ next }) => next !== undefined);
    if (!begins) {
      note({
        severity: 'warning',
        code: 'condition-never',
        message: 'no face meets this condition, so it never happens',
      });
    }
  }
  if (clamped && rule.join === 'replace') {
    note({
      severity: 'warning',
      code: 'reroll-past-clamp',
      message: 'a die that is rolled again here is new: the clamp before it does not hold for it',
      hint: 'write the clamp behind it',
    });
  }
  if (chanceOfLongChain(rule, die, longChain.dice) > longChain.chance) {
    note({
      severity: 'warning',
      code: 'long-chain',
      message: `a chain here can pass ${longChain.dice.toLocaleString('en')} dice, which stops the roll with an error`,
    });
  }
}

function judgeScore(rule: ScoreRule, { values, chained }: State, note: Note): void {
  if (values === undefined) return;
  const { met, unmet } = sortByTests(values, rule.tests);
  const counts = rule.score > 0;
  if (met.length === 0) {
    if (counts && !chained) {
      note({
        severity: 'error',
        code: 'impossible-count',
        message: 'no face of this die can meet the count',
      });
    } else {
      note({
        severity: 'warning',
        code: 'condition-never',
        message: 'no die can meet this condition, so it never happens',
      });
    }
  } else if (unmet.length === 0) {
    const everyOther = rule.tests.length === 1 && rule.tests[0]?.op === '<>';
    if (counts && everyOther && !chained) {
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
      });
    }
  }
}

function judgePool(rule: PoolRule, step: Step, { dice, counted }: State, note: Note): void {
  if (counted) {
    note({
      severity: 'warning',
      code: 'keep-after-count',
      message: 'this chooses dice by their faces, not by their successes',
    });
  }
  if (dice === undefined) return;
  const kept = keptOf(rule, dice);
  if (step.record.leavesSome === true && dice > 0 && kept === 0) {
    note({
      severity: 'error',
      code: 'drops-every-die',
      message: `this drops all ${dice === 1 ? 'of one die' : `${dice} dice`}`,
    });
  } else if (rule.take !== undefined && rule.take > dice) {
    note({
      severity: 'warning',
      code: 'keeps-all',
      message: `there ${dice === 1 ? 'is 1 die' : `are ${dice} dice`} to keep ${rule.take} of`,
    });
  }
}

/** How many of `dice` dice a pool rule keeps. */
export function keptOf(rule: PoolRule, dice: number): number {
  const left = Math.max(0, dice - rule.skip);
  return rule.take === undefined ? left : Math.min(left, rule.take);
}

/** What is known of the pool behind a rule. */
function follow(rule: Rule, state: State): State {
  const { die, values } = state;
  switch (rule.kind) {
    case 'mark':
    case 'order':
      return state;
    case 'score':
      return { ...state, counted: true };
    case 'pool':
      return { ...state, dice: state.dice === undefined ? undefined : keptOf(rule, state.dice) };
    case 'face': {
      if (values === undefined) return { ...state, clamped: true };
      const { met, unmet } = sortByTests(values, rule.tests);
      const clamped = met.length === 0 ? [] : [{ from: rule.countsAs, to: rule.countsAs }];
      return { ...state, clamped: true, values: mergeIntervals([...unmet, ...clamped]) };
    }
    case 'chain': {
      const plain = rule.links.every(({ shift }) => shift === 0);
      if (rule.join === 'add' || !plain || values === undefined) {
        return { ...state, chained: true, dice: undefined, values: undefined };
      }
      const chained = state.chained || rule.join !== 'replace';
      const dice = rule.join === 'append' ? undefined : state.dice;
      return {
        ...state,
        chained,
        dice,
        values: mergeIntervals([...values, ...faceIntervals(die)]),
      };
    }
  }
}
