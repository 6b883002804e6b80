/** Groups in braces: which pool their dice, and what their modifiers do. */
import type { Finding } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isCount } from '../../vocabulary/modifier.ts';
import { needsDice, resolveMix, resolveValues } from '../../vocabulary/resolve/resolve-rules.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { joinPools } from '../../vocabulary/rules/pool-state.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { Expression, GroupNode, ModifierNode, PoolNode, VariableNode } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';
import type { Names } from './constant.ts';
import type { PoolSettings } from './steps.ts';
import { located, readSteps } from './steps.ts';

/**
 * The dice terms, and groups that pool dice, of a group that pools its dice: its one item is nothing but
 * such terms joined by +, none of them counted. Undefined: its items are values. Unknown: a variable is
 * not known yet.
 */
export function pooledTerms(
  node: GroupNode,
  vocabulary: Vocabulary,
  names: Names,
): readonly PoolNode[] | 'unknown' | undefined {
  const pooled = pooledBy(node, vocabulary, names);
  return typeof pooled === 'object' ? pooled.terms : pooled;
}

/** The terms, and all modifiers inside the braces. */
function pooledBy(
  { items }: GroupNode,
  vocabulary: Vocabulary,
  names: Names,
): Gathering | 'unknown' | undefined {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return undefined;
  const gathering: Gathering = { terms: [], inside: [] };
  const found = gather(item, vocabulary, names, gathering);
  return found === 'dice' ? gathering : found === 'unknown' ? 'unknown' : undefined;
}

interface Gathering {
  readonly terms: PoolNode[];
  readonly inside: ModifierRecord[];
}

function gather(
  node: Expression,
  vocabulary: Vocabulary,
  names: Names,
  gathering: Gathering,
): 'dice' | 'unknown' | 'other' {
  const inner = (each: Expression) => gather(each, vocabulary, names, gathering);
  const { terms, inside } = gathering;
  switch (node.kind) {
    case 'dice': {
      const own = recordsOf(node.modifiers, vocabulary);
      terms.push(node);
      inside.push(...own);
      return own.some(isCount) ? 'other' : 'dice';
    }
    case 'group': {
      const own = recordsOf(node.modifiers, vocabulary);
      terms.push(node);
      const pooled = own.some(isCount) ? undefined : pooledBy(node, vocabulary, names);
      if (pooled === undefined) return 'other';
      if (pooled === 'unknown') return 'unknown';
      inside.push(...pooled.inside, ...own);
      return 'dice';
    }
    case 'parentheses':
      return inner(node.inner);
    case 'binary': {
      if (node.operator !== '+') return 'other';
      const { first, steps } = leftSpine(node);
      if (steps.some(({ node: step }) => step.operator !== '+')) return 'other';
      const kinds = [first, ...steps.map(({ right }) => right)].map(inner);
      return kinds.includes('other') ? 'other' : kinds.includes('unknown') ? 'unknown' : 'dice';
    }
    case 'variable': {
      if (names.bodyOf === undefined) return 'unknown';
      const body = names.bodyOf(node);
      return body === undefined ? 'other' : inner(body);
    }
    case 'number':
    case 'unary':
    case 'compare':
    case 'call':
    case 'choice':
      return 'other';
  }
}

/** A term of a group that pools dice, or the group itself, and the variables around it, the outermost first. */
export interface TermInTurn {
  readonly node: PoolNode;
  readonly variables: readonly VariableNode[];
}

/** The dice of a group that pools dice, and each group after its dice, in the order in which they are rolled. */
export function termsInTurn(group: GroupNode, names: Names): readonly TermInTurn[] {
  const inTurn: TermInTurn[] = [];
  const visit = (node: Expression, variables: readonly VariableNode[]): void => {
    switch (node.kind) {
      case 'dice':
        inTurn.push({ node, variables });
        break;
      case 'group':
        for (const item of node.items) visit(item, variables);
        inTurn.push({ node, variables });
        break;
      case 'parentheses':
        visit(node.inner, variables);
        break;
      case 'binary': {
        const { first, steps } = leftSpine(node);
        for (const term of [first, ...steps.map(({ right }) => right)]) visit(term, variables);
        break;
      }
      case 'variable': {
        const body = names.bodyOf?.(node);
        if (body !== undefined) visit(body, [...variables, node]);
        break;
      }
      default:
        break;
    }
  };
  visit(group, []);
  return inTurn;
}

/** All modifiers of the dice that a group pools. */
function modifiersInside(
  terms: readonly PoolNode[],
  vocabulary: Vocabulary,
  names: Names,
): readonly ModifierRecord[] {
  return terms.flatMap((term) => {
    const own = recordsOf(term.modifiers, vocabulary);
    const inner = term.kind === 'group' ? pooledBy(term, vocabulary, names) : undefined;
    return typeof inner === 'object' ? [...inner.inside, ...own] : own;
  });
}

const recordsOf = (
  modifiers: readonly ModifierNode[],
  { modifierByName }: Vocabulary,
): readonly ModifierRecord[] => modifiers.flatMap(({ name }) => modifierByName.get(name) ?? []);

/** What is known of a group: whether it pools, and the rules when nothing is missing. */
export type GroupPlan =
  | { readonly kind: 'values'; readonly rules: readonly Rule[] | undefined }
  | {
      readonly kind: 'dice';
      /** What it pools. */
      readonly terms: readonly PoolNode[];
      /** The rules for each die of the pool, in the same places. */
      readonly rules: ReadonlyMap<Die, readonly Rule[]> | undefined;
      /** What is known of the pooled dice after the modifiers; undefined where the rules are. */
      readonly end: PoolState | undefined;
    };

/** A plan, and what was found on the way. */
export interface ReadGroup<Plan extends GroupPlan = GroupPlan> {
  readonly plan: Plan;
  readonly diagnostics: readonly Finding[];
}

type ValuePlan = Extract<GroupPlan, { kind: 'values' }>;
export type DicePlan = Extract<GroupPlan, { kind: 'dice' }>;

/** The modifiers of a group of values. */
export function readValueGroup(node: GroupNode, settings: PoolSettings): ReadGroup<ValuePlan> {
  const read = readSteps(node, settings);
  const unknown = (diagnostics: readonly Finding[]): ReadGroup<ValuePlan> => ({
    plan: { kind: 'values', rules: undefined },
    diagnostics,
  });
  if ('diagnostics' in read) return unknown(read.diagnostics);
  if (read.unknown) return unknown(unfitIn(node, settings));
  const { rules, findings } = resolveValues(read.steps, node.items.length, settings.thorough);
  const { failed, diagnostics } = located(findings, node, settings);
  if (failed) return unknown(diagnostics);
  return { plan: { kind: 'values', rules }, diagnostics };
}

/** Modifiers that no values can have, whatever their arguments turn out to be. */
function unfitIn(node: GroupNode, settings: PoolSettings): readonly Finding[] {
  const { vocabulary } = settings;
  for (const [at, { name }] of node.modifiers.entries()) {
    const record = vocabulary.modifierByName.get(name);
    const unfit = record && needsDice(record);
    if (unfit === undefined) continue;
    return located([{ severity: 'error', at, ...unfit }], node, settings).diagnostics;
  }
  return [];
}

/**
 * The modifiers of a group that pools dice.
 *
 * @param terms - what it pools
 * @param states - what is known of the dice of each term; undefined where nothing is
 */
export function readDiceGroup(
  node: GroupNode,
  terms: readonly PoolNode[],
  states: readonly (PoolState | undefined)[],
  settings: PoolSettings,
): ReadGroup<DicePlan> {
  const inside = modifiersInside(terms, settings.vocabulary, settings.names);
  const read = readSteps(node, settings, inside);
  const unknown = (diagnostics: readonly Finding[]): ReadGroup<DicePlan> => ({
    plan: { kind: 'dice', terms, rules: undefined, end: undefined },
    diagnostics,
  });
  if ('diagnostics' in read) return unknown(read.diagnostics);
  const known = states.filter((state) => state !== undefined);
  if (read.unknown || known.length < states.length) return unknown([]);
  const start = joinPools(known);
  const { rules, findings, end } = resolveMix(read.steps, start, settings.thorough);
  const { failed, diagnostics } = located(findings, node, settings);
  if (failed) return unknown(diagnostics);
  const byDie = new Map(start.sources.map(({ die }, at) => [die, rules[at] ?? []]));
  return { plan: { kind: 'dice', terms, rules: byDie, end }, diagnostics };
}

/** What is known of the dice that a group pools. */
export function endOf(read: ReadGroup | undefined): PoolState | undefined {
  return read?.plan.kind === 'dice' ? read.plan.end : undefined;
}

/** How a group is read whose terms may not all be known; the states of its terms come from `stateOf`. */
export function readGroup(
  node: GroupNode,
  stateOf: (term: PoolNode) => PoolState | undefined,
  settings: PoolSettings,
): ReadGroup | undefined {
  const terms = pooledTerms(node, settings.vocabulary, settings.names);
  if (terms === 'unknown') return undefined;
  if (terms === undefined) return readValueGroup(node, settings);
  return readDiceGroup(node, terms, terms.map(stateOf), settings);
}
