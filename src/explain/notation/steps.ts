/** What the modifiers of dice or of a group do, one clause after the other. */
import { printModifiers } from '../../grammar/print/print.ts';
import type { ArgumentNode, ModifierNode } from '../../grammar/tree/ast.ts';
import type { Given, ModifierRecord, Worded, WordedTest } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { Argument } from '../../vocabulary/resolve/read-arguments.ts';
import { readArguments } from '../../vocabulary/resolve/read-arguments.ts';
import { mergeChains } from '../../vocabulary/rules/chain-analysis.ts';
import { faceIntervals } from '../../vocabulary/rules/die.ts';
import { mergeIntervals } from '../../vocabulary/rules/intervals.ts';
import type { PoolState, Source } from '../../vocabulary/rules/pool-state.ts';
import { follow } from '../../vocabulary/rules/pool-state.ts';
import type { ChainRule, Rule } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';
import type { ChainFacts, On, RuleFacts, StepFacts } from '../facts.ts';
import { ownTextIn } from '../own-text.ts';
import { shielded } from '../said.ts';
import type { Context } from './context.ts';
import { openRule } from './open-rule.ts';
import { ruleFacts } from './rule-facts.ts';
import { whenOf } from './when.ts';

/** What is done with dice. */
export interface Steps {
  /** The dice are open-ended from the start, and go on like this. */
  readonly openEnded?: ChainFacts;
  /** All else, in order. */
  readonly steps: readonly StepFacts[];
}

/**
 * @param state - what is known of the dice; undefined: nothing, or they are values
 */
export function stepsOf(
  modifiers: readonly ModifierNode[],
  state: PoolState | undefined,
  context: Context,
): Steps {
  const runs = runsOf(modifiers.flatMap((modifier) => stepOf(modifier, context)));
  let known = state;
  const steps: StepFacts[] = [];
  for (const run of runs) {
    const rule = ruleOf(run, known);
    steps.push(...factsOfRun(run, rule, sourceOf(known), context));
    known = rule === undefined || known === undefined ? undefined : follow([rule], known);
  }
  const [first, ...others] = steps;
  return first?.kind === 'chain' && first.form === 'open-ended'
    ? { openEnded: first, steps: others }
    : { steps };
}

interface Step {
  readonly record: ModifierRecord;
  readonly node: ModifierNode;
  /** The arguments as numbers; undefined where one is not known yet. */
  readonly given: Given | undefined;
}

function stepOf(node: ModifierNode, context: Context): readonly Step[] {
  const record = context.vocabulary.modifierByName.get(node.name);
  if (record === undefined) return [];
  const read = readArguments(
    record,
    node.arguments.map((each) => argumentOf(each, context)),
  );
  return [{ record, node, given: read === 'unknown' || isRefusal(read) ? undefined : read }];
}

function argumentOf(node: ArgumentNode, { known }: Context): Argument {
  const value = node.value === undefined ? undefined : known(node.value);
  switch (node.kind) {
    case 'value':
      return { kind: 'value', value };
    case 'test':
      return { kind: 'test', operator: node.operator, value };
    case 'option':
      return node.value === undefined
        ? { kind: 'option', name: node.name }
        : { kind: 'option', name: node.name, value };
  }
}

/** The same modifier several times in a row is one rule. */
function runsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const joins =
      before?.record === step.record &&
      step.record.merges === true &&
      isPlain(before) &&
      isPlain(step);
    if (joins) run?.push(step);
    else runs.push([step]);
  }
  return runs;
}

const isPlain = ({ node }: Step): boolean => node.arguments.every(({ kind }) => kind !== 'option');

/** The one kind of die that all dice are. */
function sourceOf(state: PoolState | undefined): Source | undefined {
  const [source, ...others] = state?.sources ?? [];
  return others.length === 0 ? source : undefined;
}

/** The rule of a run on these dice; undefined where an argument or the die is not known. */
function ruleOf(run: readonly Step[], state: PoolState | undefined): Rule | undefined {
  const source = sourceOf(state);
  if (source === undefined) return undefined;
  const rules: Rule[] = [];
  for (const { record, given } of run) {
    const rule = given === undefined ? undefined : record.rule(given, source.die);
    if (rule === undefined || isRefusal(rule)) return undefined;
    rules.push(rule);
  }
  const chains = rules.filter((rule): rule is ChainRule => rule.kind === 'chain');
  return chains.length > 1 ? mergeChains(chains) : rules[0];
}

function factsOfRun(
  run: readonly Step[],
  rule: Rule | undefined,
  source: Source | undefined,
  context: Context,
): readonly StepFacts[] {
  const own = ownWords(run, rule, source, context);
  if (own !== undefined) return own;
  if (rule !== undefined) {
    const facts = ruleFacts(rule, source);
    if (facts !== undefined) return [facts];
  }
  return run.map((step) => openFacts(step, source, context) ?? unresolved(step, context));
}

function openFacts(
  { record, node }: Step,
  source: Source | undefined,
  context: Context,
): RuleFacts[keyof RuleFacts] | undefined {
  const open = openRule(record, node.arguments, source?.die, context);
  // What only its shape says would leave out the arguments.
  const isPart = open?.certain === false && node.arguments.some(({ kind }) => kind !== 'option');
  return open === undefined || isPart ? undefined : ruleFacts(open.rule, source, open);
}

const unresolved = ({ node }: Step, { vocabulary }: Context): StepFacts => ({
  kind: 'unresolved',
  notation: printModifiers([node], vocabulary).join(''),
});

/** What a caller's record says itself; undefined: nothing, and its rule is explained. */
function ownWords(
  run: readonly Step[],
  rule: Rule | undefined,
  source: Source | undefined,
  context: Context,
): readonly StepFacts[] | undefined {
  const { words } = context;
  const said: StepFacts[] = [];
  for (const { record, given, node } of run) {
    const phrase: unknown = record.phrase;
    if (typeof phrase !== 'function') return undefined;
    const faces = rule === undefined ? undefined : facesOf(rule, source);
    const text: unknown = record.phrase?.(
      given ?? wordedOf(record, node.arguments, context),
      faces === undefined ? undefined : words.steps.when(faces),
    );
    const own = ownTextIn(text, words.language);
    if (own === undefined) return undefined;
    said.push({ kind: 'own', said: own });
  }
  return said;
}

/** The faces that meet the condition of a rule; undefined: it has none, or nothing is known of the dice. */
function facesOf(rule: Rule, source: Source | undefined): ReturnType<typeof whenOf> | undefined {
  const { tests } = factsOf(rule);
  if (tests.length === 0) return undefined;
  if (source?.values === undefined) return whenOf(tests, undefined);
  const further = rule.kind === 'chain' ? faceIntervals(source.die) : [];
  return whenOf(tests, mergeIntervals([...source.values, ...further]));
}

/** Arguments of which some are only known when it is rolled. */
function wordedOf(
  { takes }: ModifierRecord,
  written: readonly ArgumentNode[],
  context: Context,
): Worded {
  const numbers: (number | string)[] = [];
  const tests: WordedTest[] = [];
  for (const [index, argument] of written.entries()) {
    if (argument.kind === 'option') continue;
    const value = context.known(argument.value);
    const than = typeof value === 'number' ? value : shielded(context.noun(argument.value));
    const isNumber = takes.shape === 'numbers' || (takes.shape === 'size' && index === 0);
    if (argument.kind === 'value' && isNumber) numbers.push(than);
    else tests.push({ op: argument.kind === 'test' ? argument.operator : '=', than });
  }
  const bare = numbers.length === 0 && tests.length === 0;
  const byDefault = 'default' in takes && typeof takes.default === 'number' ? [takes.default] : [];
  return { numbers: numbers.length === 0 ? byDefault : numbers, tests, bare };
}

/** The clauses of what is done with dice. */
export function clausesOf({ steps }: Steps, on: On, { words }: Context): readonly string[] {
  let { subject } = on;
  return steps.map((step) => {
    const clause = clauseOf(step, { ...on, subject }, words.steps);
    // An explosion can make several dice of one.
    if (step.kind === 'chain' && step.join === 'append' && subject === 'die') subject = 'dice';
    return clause;
  });
}

function clauseOf(
  step: StepFacts,
  on: On,
  { rules, unresolved: byName }: Context['words']['steps'],
): string {
  switch (step.kind) {
    case 'own':
      return step.said;
    case 'unresolved':
      return byName(step.notation, on);
    default: {
      const say = rules[step.kind] as (facts: StepFacts, on: On) => string;
      return say(step, on);
    }
  }
}
