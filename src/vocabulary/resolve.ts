/** A pool's modifiers, in order, become rules; what cannot work on these dice is found here. */
import { mergeChains } from './chains.ts';
import type { Die } from './die.ts';
import type { Finding, Note } from './judge.ts';
import { judge } from './judge.ts';
import type { Given, ModifierRecord, Refusal } from './modifier.ts';
import { isRefusal } from './modifier.ts';
import type { Rule } from './rule.ts';
import type { PoolState } from './state.ts';
import { follow, freshPool, freshValues } from './state.ts';

export type { Finding } from './judge.ts';
export { keptOf } from './state.ts';

/** One modifier with its arguments read. */
export interface Step {
  readonly record: ModifierRecord;
  readonly given: Given;
}

export interface Resolved {
  readonly rules: readonly Rule[];
  readonly findings: readonly Finding[];
  /** What is known of the pool behind all its modifiers. */
  readonly end: PoolState;
}

/** The same modifiers on several kinds of dice. */
export interface ResolvedMix {
  /** The rules of each source of the pool. */
  readonly rules: readonly (readonly Rule[])[];
  readonly findings: readonly Finding[];
  readonly end: PoolState;
}

/**
 * The rules of a pool of `dice` dice (undefined: not known yet). When a finding is an error there is
 * nothing to roll.
 */
export function resolveSteps(steps: readonly Step[], die: Die, dice: number | undefined): Resolved {
  const { rules, findings, end } = resolveMix(steps, freshPool(die, dice));
  return { rules: rules[0] ?? [], findings, end };
}

/** The rules of the values of a group. */
export function resolveValues(steps: readonly Step[], items: number): Resolved {
  const { rules, findings, end } = resolveMix(steps, freshValues(items));
  return { rules: rules[0] ?? [], findings, end };
}

/** Values are no dice; records that ask for one get this. */
const noDie: Die = { sides: 0, least: 0, highest: 0, faces: [] };

/** The rules of a pool of unlike dice: each kind has its own, in the same places. */
export function resolveMix(steps: readonly Step[], start: PoolState): ResolvedMix {
  const dice = start.sources.length === 0 ? [noDie] : start.sources.map(({ die }) => die);
  const lists = dice.map((): Rule[] => []);
  const findings: Finding[] = [];
  let state = start;
  let before = state;
  let previous: Step | undefined;
  for (const [at, step] of steps.entries()) {
    const note: Note = (finding) => findings.push({ ...finding, at } as Finding);
    const refused = start.sources.length === 0 ? unfitForValues(step) : undefined;
    let rules = refused ?? rulesFor(step, dice);
    if (isRefusal(rules)) {
      note({ severity: 'error', ...rules });
      break;
    }
    if (isSameRule(previous, step) && rules.every(({ kind }) => kind === 'chain')) {
      rules = rules.map((rule, index) => {
        const last = lists[index]?.pop();
        return last?.kind === 'chain' && rule.kind === 'chain' ? mergeChains(last, rule) : rule;
      });
    } else {
      before = state;
    }
    judge(rules, step.record, before, note);
    if (findings.some(({ severity }) => severity === 'error')) break;
    state = follow(rules, before);
    for (const [index, rule] of rules.entries()) lists[index]?.push(rule);
    previous = step;
  }
  return { rules: lists, findings, end: state };
}

function rulesFor({ record, given }: Step, dice: readonly Die[]): readonly Rule[] | Refusal {
  const rules: Rule[] = [];
  for (const die of dice) {
    const rule = record.rule(given, die);
    if (isRefusal(rule)) return rule;
    rules.push(rule);
  }
  return rules;
}

/** Values cannot be thrown, and have no highest or lowest face that a default could mean. */
function unfitForValues({ record, given }: Step): Refusal | undefined {
  const { kind, name, takes } = record;
  if (kind === 'chain' || kind === 'distinct') {
    return {
      code: 'unsuitable-group',
      message: `"${name}" rolls dice, and what it stands on are values`,
      hint: 'write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them, as in "{4d6 + 2d8}!"',
    };
  }
  if (takes.shape === 'condition' && given.tests.length === 0) {
    return {
      code: 'unsuitable-argument',
      message: `"${name}" needs a condition here: values have no highest and no lowest face`,
    };
  }
  return undefined;
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
