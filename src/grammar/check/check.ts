/** Finds what a tree says that cannot be rolled, and, through warnings/, what is probably not meant. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { FunctionRecord } from '../../vocabulary/arithmetic/functions.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import type { CallNode, DiceNode, Expression, GroupNode, PoolNode, Tree } from '../tree/ast.ts';
import { attempted, NotationFault } from '../tree/fault.ts';
import { childrenOf, nodesOf, rootsOf } from '../tree/walk.ts';
import { warningsIn } from '../warnings/index.ts';
import type { Names } from './constant.ts';
import { constantOf, idleBranch, noNames, rollsDice } from './constant.ts';
import type { ReadGroup } from './group.ts';
import { endOf, readGroup } from './group.ts';
import type { Modified, PoolMemory, PoolSettings } from './pool.ts';
import { diceCount, dieOf, readOnce } from './pool.ts';
import { memberCount } from './series.ts';

interface Context {
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  readonly report: (diagnostic: Finding) => void;
  readonly settings: PoolSettings;
  readonly memory: PoolMemory;
  /** The groups read, since each group around it asks for it too. */
  readonly groups: Map<GroupNode, ReadGroup | undefined>;
}

/**
 * All errors and warnings of a tree that can be found before its variables are known, or, with `names`,
 * when they are. In the order of the text. `isVariable`: the tree is that of a variable in another.
 */
export function check(
  tree: Tree,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names = noNames,
  isVariable = false,
): readonly Finding[] {
  const found = findingsIn(tree, vocabulary, limits, names, new Map(), true);
  if (!found.some(isError)) {
    const { text } = tree;
    found.push(...warningsIn({ tree, text, vocabulary, limits, names, found, isVariable }));
  }
  return found.sort(byPlace);
}

/** The errors alone, at a part of the cost. What is read of pools goes into `memory`. */
export function errorsIn(
  tree: Tree,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names = noNames,
  memory: PoolMemory = new Map(),
): readonly Finding[] {
  const found = findingsIn(tree, vocabulary, limits, names, memory, false);
  return found.filter(isError).sort(byPlace);
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

const byPlace = (one: Finding, other: Finding): number => one.span.start - other.span.start;

/** What can be found by reading each part; not all warnings unless `thorough`. */
function findingsIn(
  tree: Tree,
  vocabulary: Vocabulary,
  limits: Limits,
  names: Names,
  memory: PoolMemory,
  thorough: boolean,
): Finding[] {
  const found: Finding[] = [];
  const report = (diagnostic: Finding): void => {
    found.push(diagnostic);
  };
  const value = (part: Expression) => constantOf(part, names, vocabulary);
  const settings = { value, names, vocabulary, text: tree.text, thorough };
  const groups = new Map();
  const context = { tree, vocabulary, limits, names, report, settings, memory, groups };
  checkBindings(context);
  const { repeat } = tree;
  if (repeat !== undefined) attempt(context, () => checkSeries(repeat, context));
  for (const root of rootsOf(tree)) {
    walk(root, context);
    // Arithmetic that fails whatever the dice are; the number of a series was worked out above.
    if (root !== repeat) attempt(context, () => value(root));
  }
  return found;
}

function walk(node: Expression, context: Context): void {
  if (node.kind === 'dice') readPool(node, context).diagnostics.forEach(context.report);
  else if (node.kind === 'group') groupOf(node, context)?.diagnostics.forEach(context.report);
  else if (node.kind === 'call') checkCall(node, context);
  const idle = idleBranch(node, context.names, context.vocabulary);
  for (const child of childrenOf(node)) {
    walk(child, child === idle ? withoutWarnings(context) : context);
  }
}

/** What is never rolled is only looked into for errors. */
const withoutWarnings = (context: Context): Context => ({
  ...context,
  report: (diagnostic) => {
    if (isError(diagnostic)) context.report(diagnostic);
  },
});

/** A fault of one part is reported, and the other parts are still checked. */
function attempt({ report }: Context, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    report(error.diagnostic);
  }
}

/** Each name is bound once, and used only after its binding. */
function checkBindings({ tree: { bindings }, report }: Context): void {
  const all = new Set(bindings.map(({ name }) => name));
  const bound = new Set<string>();
  for (const { name, value, span } of bindings) {
    for (const node of nodesOf(value)) {
      if (node.kind !== 'variable' || !all.has(node.name) || bound.has(node.name)) continue;
      report(fault('unknown-variable', node.span, { reason: 'not-rolled-yet', name: node.name }));
    }
    if (bound.has(name)) {
      report(fault('name-taken', span, { reason: 'by-a-roll', name }));
    }
    bound.add(name);
  }
}

function checkSeries(repeat: Expression, { tree, limits, names, settings }: Context): void {
  if (rollsDice(repeat, names)) {
    throw new NotationFault(fault('dice-in-argument', repeat.span, { reason: 'times' }));
  }
  const value = settings.value(repeat);
  if (value !== undefined) memberCount(value, tree, repeat.span, limits);
}

/** The place of a die with listed faces or a name, between its count and its modifiers. */
function dieSpan({ count, span }: DiceNode, text: string): Span {
  const start = count.span.end;
  const written = /d\s*\{[^}]*\}/i.exec(text.slice(start, span.end));
  if (written === null) return span;
  const from = start + written.index;
  return { start: from, end: from + written[0].length };
}

/** What is wrong with the count, the die and each modifier is reported independently of the others. */
function readPool(node: DiceNode, { vocabulary, limits, settings, memory }: Context): Modified {
  const faults: Finding[] = [];
  const dice = attempted(faults, () => {
    const count = settings.value(node.count);
    return count === undefined ? undefined : diceCount(count, node.count.span, limits);
  });
  const die = attempted(faults, () => {
    const sides = node.die.kind === 'sides' ? settings.value(node.die.sides) : undefined;
    const { die: kind } = node;
    const span = kind.kind === 'sides' ? node.span : dieSpan(node, settings.text);
    return dieOf(kind, span, sides, vocabulary, limits);
  });
  const read = readOnce(node, die, dice, settings, memory);
  if (faults.length === 0) return read;
  return { rules: undefined, end: undefined, diagnostics: [...faults, ...read.diagnostics] };
}

function groupOf(node: GroupNode, context: Context): ReadGroup | undefined {
  const { groups, settings } = context;
  if (!groups.has(node)) {
    groups.set(
      node,
      readGroup(node, (term) => stateOf(term, context), settings),
    );
  }
  return groups.get(node);
}

/** What is known of dice in a group; what is wrong with them is reported at their place. */
function stateOf(term: PoolNode, context: Context): PoolState | undefined {
  return term.kind === 'dice' ? readPool(term, context).end : endOf(groupOf(term, context));
}

function checkCall(call: CallNode, { vocabulary, report }: Context): void {
  const { name, span } = call;
  const { least, most, example } = vocabulary.functionByName.get(name) as FunctionRecord;
  const given = call.arguments.length;
  if (given >= least && (most === undefined || given <= most)) return;
  const asked = { name, least, ...(most === undefined ? {} : { most }), example };
  report(fault('unsuitable-argument', span, { reason: 'values-of-function', ...asked }));
}
