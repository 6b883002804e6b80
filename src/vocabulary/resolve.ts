/** A pool's modifiers, in order, become rules; what cannot work on these dice is found here. */
import { mergeChains } from './chains.ts';
import type { Die } from './die.ts';
import type { Finding, Note } from './judge.ts';
import { judge } from './judge.ts';
import type { Given, ModifierRecord, Refusal } from './modifier.ts';
import { isRefusal } from './modifier.ts';
import type { ChainRule, Rule } from './rule.ts';
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
 * nothing to roll. Warnings are only looked for when `thorough`.
 */
export function resolveSteps(
  steps: readonly Step[],
  die: Die,
  dice: number | undefined,
  thorough: boolean,
): Resolved {
  const { rules, findings, end } = resolveMix(steps, freshPool(die, dice), thorough);
  return { rules: rules[0] ?? [], findings, end };
}

/** The rules of the values of a group. */
export function resolveValues(steps: readonly Step[], items: number, thorough: boolean): Resolved {
  const { rules, findings, end } = resolveMix(steps, freshValues(items), thorough);
  return { rules: rules[0] ?? [], findings, end };
}

/** Values are no dice; records that ask for one get this. */
const noDie: Die = { sides: 0, least: 0, highest: 0, faces: [] };

/** The rules of a pool of unlike dice: each kind has its own, in the same places. */
export function resolveMix(
  steps: readonly Step[],
  start: PoolState,
  thorough: boolean,
): ResolvedMix {
  const dice = start.sources.length === 0 ? [noDie] : start.sources.map(({ die }) => die);
  const lists = dice.map((): Rule[] => []);
  const findings: Finding[] = [];
  let state = start;
  for (const run of runsOf(steps)) {
    const read = run.map(({ at, step }) => {
      const refused = start.sources.length === 0 ? unfitForValues(step) : undefined;
      return { at, rules: refused ?? rulesFor(step, dice) };
    });
    const refusal = read.find(({ rules }) => isRefusal(rules));
    if (refusal !== undefined && isRefusal(refusal.rules)) {
      findings.push({ severity: 'error', at: refusal.at, ...refusal.rules });
      break;
    }
    const last = run.at(-1);
    if (last === undefined) continue;
    const rules = dice.map((_, index) =>
      merged(read.flatMap(({ rules: each }) => (isRefusal(each) ? [] : (each[index] ?? [])))),
    );
    const note: Note = (finding) => findings.push({ ...finding, at: last.at } as Finding);
    judge(rules, last.step.record, state, note, thorough);
    if (findings.some(({ severity }) => severity === 'error')) break;
    state = follow(rules, state);
    for (const [index, rule] of rules.entries()) lists[index]?.push(rule);
  }
  return { rules: lists, findings, end: state };
}

interface Placed {
  readonly at: number;
  readonly step: Step;
}

/** The same modifier several times in a row is one rule, so it is judged once however often it stands. */
function runsOf(steps: readonly Step[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [];
  for (const [at, step] of steps.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && isSameRule(last.at(-1)?.step, step)) last.push({ at, step });
    else runs.push([{ at, step }]);
  }
  return runs;
}

function merged(rules: readonly Rule[]): Rule {
  const [first, ...others] = rules;
  if (first === undefined) throw new Error('a modifier without a rule');
  const chains = rules.filter((rule): rule is ChainRule => rule.kind === 'chain');
  return others.length === 0 || chains.length < rules.length ? first : mergeChains(chains);
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
      message: `"${name}" needs dice, and these braces hold totals`,
      hint: 'write it inside the braces, behind its dice; only braces round nothing but dice joined by + pool them',
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
