/** What the modifiers of dice or of a group do, one clause after the other. */
import type { ArgumentNode, Expression, ModifierNode } from '../../grammar/tree/ast.ts';
import { showNumber } from '../../number/format.ts';
import type { Given, ModifierRecord, Worded, WordedTest } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { Argument } from '../../vocabulary/resolve/read-arguments.ts';
import { readArguments } from '../../vocabulary/resolve/read-arguments.ts';
import { mergeChains } from '../../vocabulary/rules/chain-analysis.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { follow } from '../../vocabulary/rules/pool-state.ts';
import type { ChainRule, Rule } from '../../vocabulary/rules/rule.ts';
import { chainInWords } from './chain.ts';
import type { Context } from './context.ts';
import { conditionInWords } from './faces.ts';

/** Clauses behind "roll four d6". */
export interface Clauses {
  /** What the dice are called, when the first modifier has a word for it. */
  readonly adjective?: string;
  /** What that word means here. */
  readonly meaning?: string;
  readonly clauses: readonly string[];
}

/**
 * @param state - what is known of the dice; undefined: nothing, or they are values
 */
export function stepsInWords(
  modifiers: readonly ModifierNode[],
  state: PoolState | undefined,
  context: Context,
): Clauses {
  const runs = runsOf(modifiers.flatMap((modifier) => stepOf(modifier, context)));
  let known = state;
  let adjective: string | undefined;
  let meaning: string | undefined;
  const clauses: string[] = [];
  for (const [index, run] of runs.entries()) {
    const rule = ruleOf(run, known);
    const spelt = rule?.kind === 'chain' ? spell(run, rule, known) : undefined;
    if (index === 0 && spelt !== undefined) {
      adjective = spelt.adjective;
      meaning = spelt.meaning;
    } else {
      clauses.push(
        spelt === undefined
          ? clauseOf(run, rule, known)
          : `read each as ${spelt.adjective}: ${spelt.meaning}`,
      );
    }
    known = rule === undefined || known === undefined ? undefined : follow([rule], known);
  }
  return {
    ...(adjective === undefined ? {} : { adjective }),
    ...(meaning === undefined ? {} : { meaning }),
    clauses,
  };
}

interface Step {
  readonly record: ModifierRecord;
  readonly words: Worded;
  /** The arguments as numbers; undefined where one is not known yet. */
  readonly given: Given | undefined;
  /** Its options in words. */
  readonly options: OptionsInWords;
}

interface OptionsInWords {
  readonly limit?: string;
  readonly rising?: string;
}

function stepOf({ name, arguments: written }: ModifierNode, context: Context): readonly Step[] {
  const record = context.vocabulary.modifierByName.get(name);
  if (record === undefined) return [];
  const read = readArguments(
    record,
    written.map((each) => argumentOf(each, context)),
  );
  const given = read === 'unknown' || isRefusal(read) ? undefined : read;
  const words = given ?? wordedOf(record, written, context);
  return [{ record, words, given, options: optionsOf(written, context) }];
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

/** Arguments of which some are only known when it is rolled. */
function wordedOf(
  { takes }: ModifierRecord,
  written: readonly ArgumentNode[],
  context: Context,
): Worded {
  const numbers: (number | string)[] = [];
  const tests: WordedTest[] = [];
  const word = (node: Expression): number | string => {
    const value = context.known(node);
    return typeof value === 'number' ? value : context.noun(node);
  };
  for (const [index, argument] of written.entries()) {
    if (argument.kind === 'option') continue;
    const isNumber = takes.shape === 'numbers' || (takes.shape === 'size' && index === 0);
    if (argument.kind === 'value' && isNumber) numbers.push(word(argument.value));
    else {
      const op = argument.kind === 'test' ? argument.operator : '=';
      tests.push({ op, than: word(argument.value) });
    }
  }
  const bare = numbers.length === 0 && tests.length === 0;
  if (numbers.length === 0 && 'default' in takes && typeof takes.default === 'number') {
    numbers.push(takes.default);
  }
  const { limit } = optionsOf(written, context);
  return { numbers, tests, bare, ...(limit === undefined ? {} : { limit }) };
}

function optionsOf(written: readonly ArgumentNode[], context: Context): OptionsInWords {
  let words: OptionsInWords = {};
  for (const argument of written) {
    if (argument.kind !== 'option') continue;
    if (argument.name === 'rising') {
      words = { ...words, rising: 'the high end rises by 1 each time it is met' };
    } else {
      words = { ...words, limit: limitInWords(argument.value, context) };
    }
  }
  return words;
}

/** `once` has no number of its own. */
function limitInWords(node: Expression | undefined, context: Context): string {
  const limit = node === undefined ? 1 : context.known(node);
  if (limit === 1) return 'at most one further die each';
  const number =
    limit !== undefined ? showNumber(limit) : node === undefined ? '1' : context.noun(node);
  return `at most ${number} further dice each`;
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

const isPlain = ({ options }: Step): boolean => Object.keys(options).length === 0;

/** The rule of a run on these dice; undefined where an argument or the die is not known. */
function ruleOf(run: readonly Step[], state: PoolState | undefined): Rule | undefined {
  const [source, ...others] = state?.sources ?? [];
  if (source === undefined || others.length > 0) return undefined;
  const rules: Rule[] = [];
  for (const { record, given } of run) {
    const rule = given === undefined ? undefined : record.rule(given, source.die);
    if (rule === undefined || isRefusal(rule)) return undefined;
    rules.push(rule);
  }
  const chains = rules.filter((rule): rule is ChainRule => rule.kind === 'chain');
  return chains.length > 1 ? mergeChains(chains) : rules[0];
}

function spell(
  [step]: readonly Step[],
  rule: ChainRule,
  state: PoolState | undefined,
): { readonly adjective: string; readonly meaning: string } | undefined {
  const [source] = state?.sources ?? [];
  const adjective = step?.record.adjective;
  if (typeof adjective !== 'string' || source === undefined) return undefined;
  const { limit } = step?.options ?? {};
  const chain = chainInWords(rule, source.die, source.values);
  const meaning = limit === undefined ? chain : `${chain}; ${limit}`;
  return { adjective, meaning };
}

function clauseOf(
  run: readonly Step[],
  rule: Rule | undefined,
  state: PoolState | undefined,
): string {
  const faces = rule === undefined ? undefined : conditionInWords(rule, state);
  const told = faces === undefined ? run : run.slice(0, 1);
  return told
    .map(({ record, words, options: { limit, rising } }) =>
      [phraseOf(record, words, faces), limit, rising]
        .filter((each) => each !== undefined)
        .join(', '),
    )
    .join(' and ');
}

/** Records of callers who do not use the compiler may have no phrase. */
function phraseOf(record: ModifierRecord, words: Worded, faces: string | undefined): string {
  const said: unknown =
    typeof record.phrase === 'function' ? record.phrase(words, faces) : undefined;
  return typeof said === 'string' && said !== '' ? said : `apply "${record.name}"`;
}
