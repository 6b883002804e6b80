/** A pool's modifiers, in order, become rules; what cannot work on these dice is found here. */

import type { Given, ModifierRecord, RuleFault } from '../modifier.ts';
import { asFault, isRefusal } from '../modifier.ts';
import { mergeChains } from '../rules/chain-analysis.ts';
import type { Die } from '../rules/die.ts';
import { throwsDice } from '../rules/kinds.ts';
import type { PoolState } from '../rules/pool-state.ts';
import { follow, freshValues } from '../rules/pool-state.ts';
import type { ChainRule, Rule } from '../rules/rule.ts';
import { judge } from './check-rule.ts';
import type { Note, RuleFinding } from './finding.ts';

export { keptOf } from '../rules/pool-state.ts';
export type { RuleFinding } from './finding.ts';

/** One modifier with its arguments read. */
export interface Step {
  readonly record: ModifierRecord;
  readonly given: Given;
  /** The text spells out all its numbers; otherwise they come from a variable, a roll or parentheses. */
  readonly writtenOut: boolean;
}

export interface Resolved {
  readonly rules: readonly Rule[];
  readonly findings: readonly RuleFinding[];
  /** What is known of the pool after all its modifiers. */
  readonly end: PoolState;
}

/** The same modifiers on several kinds of dice. */
export interface ResolvedMix {
  /** The rules of each source of the pool. */
  readonly rules: readonly (readonly Rule[])[];
  readonly findings: readonly RuleFinding[];
  readonly end: PoolState;
}

/**
 * The rules of a pool of equal dice. When a finding is an error there is nothing to roll. Warnings are
 * only looked for when `thorough`.
 */
export function resolveSteps(
  steps: readonly Step[],
  start: PoolState,
  thorough: boolean,
): Resolved {
  const { rules, findings, end } = resolveMix(steps, start, thorough);
  return { rules: rules[0] ?? [], findings, end };
}

/** The rules of the values of a group. */
export function resolveValues(steps: readonly Step[], items: number, thorough: boolean): Resolved {
  const { rules, findings, end } = resolveMix(steps, freshValues(items), thorough);
  return { rules: rules[0] ?? [], findings, end };
}

/** Values are not dice; records that ask for one get this. */
const noDie: Die = { sides: 0, least: 0, highest: 0, faces: [] };

/** The rules of a pool of unlike dice: each kind has its own, in the same places. */
export function resolveMix(
  steps: readonly Step[],
  start: PoolState,
  thorough: boolean,
): ResolvedMix {
  const { sources } = start;
  const dice = sources.length === 0 ? [noDie] : sources.map(({ die }) => die);
  const lists = dice.map((): Rule[] => []);
  const findings: RuleFinding[] = [];
  let failed = false;
  let state = start;
  // The same modifier several times in a row is one rule, so it is judged once however often it is written.
  let run: (readonly Rule[])[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] as Step;
    if (state.writtenOut && !step.writtenOut) state = { ...state, writtenOut: false };
    const refused = sources.length === 0 ? unfitForValues(step) : undefined;
    const own = refused ?? rulesFor(step, dice);
    if (isRefusal(own)) {
      findings.push({ severity: 'error', at, ...own } as RuleFinding);
      break;
    }
    run.push(own);
    if (isSameRule(step, steps[at + 1])) continue;
    const rules = run.length === 1 ? own : dice.map((_, index) => merged(run, index));
    run = [];
    const note: Note = (finding) => {
      failed ||= finding.severity === 'error';
      findings.push({ ...finding, at } as RuleFinding);
    };
    judge(rules, step.record, state, note, thorough);
    if (failed) break;
    state = follow(rules, state);
    for (const [index, rule] of rules.entries()) lists[index]?.push(rule);
  }
  return { rules: lists, findings, end: state };
}

/** The rules of one kind of die in a run, as one; those that are not chains say the same. */
function merged(run: readonly (readonly Rule[])[], index: number): Rule {
  const rules = run.map((each) => each[index] as Rule);
  const chains = rules.filter((rule): rule is ChainRule => rule.kind === 'chain');
  return chains.length < rules.length ? (rules[0] as Rule) : mergeChains(chains);
}

function rulesFor({ record, given }: Step, dice: readonly Die[]): readonly Rule[] | RuleFault {
  const rules: Rule[] = [];
  for (const die of dice) {
    const rule = record.rule(given, die);
    if (isRefusal(rule)) return asFault(rule);
    rules.push(rule);
  }
  return rules;
}

/** Values cannot be thrown, whatever the modifier is given. */
export function needsDice({ kind, name }: ModifierRecord): RuleFault | undefined {
  if (!throwsDice(kind)) return undefined;
  return { code: 'unsuitable-group', details: { reason: 'needs-dice', modifier: name } };
}

/** Nor have they a highest or lowest face that a default could mean. */
function unfitForValues({ record, given }: Step): RuleFault | undefined {
  const { name, takes } = record;
  const unfit = needsDice(record);
  if (unfit !== undefined) return unfit;
  if (takes.shape === 'condition' && given.tests.length === 0) {
    const details = { reason: 'condition-for-totals', modifier: name } as const;
    return { code: 'unsuitable-argument', details };
  }
  return undefined;
}

/** The same modifier twice in a row is one rule; with options it is refused before this is asked. */
const isSameRule = ({ record }: Step, next: Step | undefined): boolean =>
  next?.record === record && record.merges === true;
