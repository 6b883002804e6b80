/** A tree made ready to be rolled or solved: variables read, everything checked, static pools resolved. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { DiceError, fault } from '../diagnostic.ts';
import type { DiceNode, Expression, Tree, VariableNode } from '../grammar/ast.ts';
import { childrenOf, countNodes } from '../grammar/ast.ts';
import { check } from '../grammar/check.ts';
import type { Names } from '../grammar/constant.ts';
import { constantOf, rollsDice } from '../grammar/constant.ts';
import { NotationFault } from '../grammar/fault.ts';
import type { Reader } from '../grammar/parse.ts';
import { diceCount, dieOf, readModifiers } from '../grammar/pool.ts';
import type { Limits } from '../limits.ts';
import type { Num } from '../number.ts';
import { toDouble } from '../number.ts';
import type { Die } from '../vocabulary/die.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { insideVariable } from './inside.ts';
import type { Directory, Meaning, Variables } from './variables.ts';
import { createDirectory } from './variables.ts';

/** What a preparation works with. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly variables?: Variables | undefined;
  /** Reads the notation that a variable holds. */
  readonly read: Reader;
}

/** A pool whose die, number of dice and rules do not depend on other dice. */
export interface StaticPool {
  readonly die: Die;
  readonly dice: number;
  readonly rules: readonly Rule[];
}

export interface Program {
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  readonly warnings: readonly Diagnostic[];
  /** The tree of a variable that holds notation; its plain number otherwise. */
  readonly meaningOf: (node: VariableNode) => { readonly tree: Tree } | { readonly value: Num };
  readonly poolOf: (node: DiceNode) => StaticPool | undefined;
  /** The variables used, by name; absent when there are none. */
  readonly variables?: Readonly<Record<string, number | string>>;
}

/**
 * Reads the variables, checks everything that can be checked before dice are thrown.
 *
 * @throws DiceError with every error found
 */
export function prepare(tree: Tree, setting: Setting): Program {
  try {
    return build(tree, setting);
  } catch (error) {
    if (error instanceof NotationFault) throw new DiceError([error.diagnostic], tree.text);
    throw error;
  }
}

function build(tree: Tree, { vocabulary, limits, variables, read }: Setting): Program {
  const directory = createDirectory(variables);
  const meanings = new Map<string, Meaning>();
  const names: Names = {
    valueOf: ({ name }) => meanings.get(name)?.value,
    rollsDice: ({ name }) => meanings.get(name)?.rollsDice ?? false,
  };
  const reading: Reading = { vocabulary, limits, directory, meanings, names, read, open: [] };
  const nodes = readVariables(tree.body, reading);
  if (nodes > limits.nodes) throw tooManyParts(tree.body.span, limits);

  const found: Diagnostic[] = [...check(tree, vocabulary, limits, names)];
  for (const [name, { tree: inner }] of meanings) {
    if (inner === undefined) continue;
    const span = firstMention(tree.body, name, meanings);
    const inside = check(inner, vocabulary, limits, names);
    found.push(...inside.map((each) => insideVariable(each, span, name)));
  }
  const [first, ...others] = found.filter(({ severity }) => severity === 'error');
  if (first !== undefined) throw new DiceError([first, ...others], tree.text);

  const pools = new Map<DiceNode, StaticPool>();
  const trees = [tree, ...[...meanings.values()].flatMap((meaning) => meaning.tree ?? [])];
  for (const each of trees) collectPools(each, { vocabulary, limits, names, pools });
  return {
    tree,
    vocabulary,
    limits,
    names,
    warnings: found,
    meaningOf: (node) => {
      const meaning = meanings.get(node.name);
      if (meaning?.tree !== undefined) return { tree: meaning.tree };
      return { value: meaning?.value ?? 0 };
    },
    poolOf: (node) => pools.get(node),
    ...(meanings.size === 0 ? {} : { variables: usedVariables(meanings) }),
  };
}

function usedVariables(meanings: ReadonlyMap<string, Meaning>): Record<string, number | string> {
  const used = [...meanings].map(([name, { known }]): [string, number | string] => [
    name,
    known.kind === 'number' ? toDouble(known.value) : known.text,
  ]);
  return Object.fromEntries(used);
}

interface Reading {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly directory: Directory;
  readonly meanings: Map<string, Meaning>;
  readonly names: Names;
  readonly read: Reader;
  /** The variables being read, outermost first: meeting one again is a cycle. */
  readonly open: string[];
}

/** Reads all variables below a node; gives the number of nodes with the variables' own ones. */
function readVariables(root: Expression, reading: Reading): number {
  let nodes = countNodes(root, reading.limits.nodes);
  const open: Expression[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...childrenOf(node));
    if (node.kind === 'variable') nodes += readVariable(node, reading).nodes;
  }
  return nodes;
}

function readVariable(node: VariableNode, reading: Reading): Meaning {
  const { meanings, directory, limits, names, open, read, vocabulary } = reading;
  const { name, span } = node;
  const before = meanings.get(name);
  if (before !== undefined) return before;
  if (open.includes(name)) {
    const circle = [...open.slice(open.indexOf(name)), name].map((each) => `@${each}`).join(' -> ');
    throw new NotationFault(fault('variable-cycle', span, `@${name} is made of itself: ${circle}`));
  }
  if (open.length >= limits.nesting) {
    throw new NotationFault(
      fault('nested-too-deeply', span, `variables nest more than ${limits.nesting} deep here`),
    );
  }
  const known = directory(node);
  let meaning: Meaning;
  if (known.kind === 'number') {
    meaning = { known, rollsDice: false, value: known.value, nodes: 1 };
  } else {
    const syntax = read(known.text, limits);
    if (!syntax.ok) throw new NotationFault(insideVariable(syntax.diagnostics[0], span, name));
    const { body } = syntax.tree;
    open.push(name);
    try {
      const nodes = readVariables(body, reading);
      if (nodes > limits.nodes) throw tooManyParts(span, limits);
      const rolls = rollsDice(body, names);
      const value = rolls ? undefined : constantOf(body, names, vocabulary);
      meaning = { known, tree: syntax.tree, rollsDice: rolls, value, nodes };
    } catch (error) {
      if (!(error instanceof NotationFault)) throw error;
      throw new NotationFault(insideVariable(error.diagnostic, span, name));
    }
    open.pop();
  }
  meanings.set(name, meaning);
  return meaning;
}

const tooManyParts = (span: Span, { nodes }: Limits): NotationFault =>
  new NotationFault(
    fault(
      'too-many-parts',
      span,
      `with its variables the notation has more than ${nodes.toLocaleString('en')} parts`,
    ),
  );

/** Where the notation itself leads to a variable, directly or through others. */
function firstMention(
  root: Expression,
  name: string,
  meanings: ReadonlyMap<string, Meaning>,
): Span {
  const leads = (from: string, seen: Set<string>): boolean => {
    if (from === name) return true;
    const body = meanings.get(from)?.tree?.body;
    if (body === undefined || seen.has(from)) return false;
    seen.add(from);
    return variablesIn(body).some((inner) => leads(inner.name, seen));
  };
  return variablesIn(root).find((node) => leads(node.name, new Set()))?.span ?? root.span;
}

function variablesIn(root: Expression): readonly VariableNode[] {
  if (root.kind === 'variable') return [root];
  return childrenOf(root).flatMap(variablesIn);
}

interface Collecting {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  readonly pools: Map<DiceNode, StaticPool>;
}

/** Resolves the pools that do not depend on other dice; the others are resolved when they are thrown. */
function collectPools(tree: Tree, { vocabulary, limits, names, pools }: Collecting): void {
  const value = (node: Expression): Num | undefined => constantOf(node, names, vocabulary);
  const open: Expression[] = [tree.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    open.push(...childrenOf(node));
    if (node.kind !== 'dice') continue;
    const count = value(node.count);
    const sides = node.die.kind === 'sides' ? value(node.die.sides) : undefined;
    const die = dieOf(node, sides, vocabulary, limits);
    if (count === undefined || die === undefined) continue;
    const dice = diceCount(count, node.count.span, limits);
    const settings = { value, names, vocabulary, text: tree.text };
    const { rules } = readModifiers(node, die, dice, settings);
    if (rules !== undefined) pools.set(node, { die, dice, rules });
  }
}
