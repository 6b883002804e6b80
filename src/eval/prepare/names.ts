/** What the names of a notation stand for: its variables read, its bindings known where they roll nothing. */

import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Names } from '../../grammar/check/constant.ts';
import { constantOf, noNames, rollsDice } from '../../grammar/check/constant.ts';
import type { Reader } from '../../grammar/parse/parse.ts';
import type { BindingNode, Expression, Tree, VariableNode } from '../../grammar/tree/ast.ts';
import { diagnosticOf, NotationFault } from '../../grammar/tree/fault.ts';
import { childrenOf, countNodes, nodesOf, rootsOf } from '../../grammar/tree/walk.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { locateInVariable } from './locate-in-variable.ts';
import type { Directory, Known, Meaning, Variables } from './variables.ts';
import { createDirectory } from './variables.ts';

/** What is known of the names of a notation. */
export interface Naming {
  readonly names: Names;
  /** The caller's variables that are used, by name. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly bindings: ReadonlyMap<string, BindingNode>;
  /** What the caller gave for the variables that are used. */
  readonly given: ReadonlyMap<string, Known>;
  /** What is wrong with the names of the notation itself. */
  readonly faults: readonly Finding[];
}

/** Most notations have no names. */
const unnamed: Naming = {
  names: noNames,
  meanings: new Map(),
  bindings: new Map(),
  given: new Map(),
  faults: [],
};

interface NamesOptions {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly variables?: Variables | undefined;
  /** Reads the notation that a variable holds. */
  readonly read: Reader;
}

/** @throws NotationFault for what is wrong inside variables, or with too many parts */
export function readNames(tree: Tree, setting: NamesOptions): Naming {
  const { vocabulary, limits, variables, read } = setting;
  if (tree.bindings.length === 0 && !rootsOf(tree).some(hasVariable)) return unnamed;
  const directory = createDirectory(variables);
  const meanings = new Map<string, Meaning>();
  const bindings = new Map(tree.bindings.map((binding) => [binding.name, binding]));
  // A binding that rolls nothing is a known number.
  const constants = new Map<string, Num | undefined>();
  const names: Names = {
    valueOf: ({ name }) => constants.get(name) ?? meanings.get(name)?.value,
    rollsDice: ({ name }) => meanings.get(name)?.rollsDice ?? false,
    bodyOf: ({ name }) => meanings.get(name)?.tree?.body,
  };
  const reading: Reading = {
    vocabulary,
    limits,
    directory,
    bound: [...bindings.keys()],
    meanings,
    names,
    read,
    open: [],
    faults: [],
  };
  const nodes = rootsOf(tree).reduce(
    (sum, root) => sum + readVariables(root, reading, bindings),
    bindings.size,
  );
  const faults = [...reading.faults, ...takenNames(tree.bindings, directory)];
  if (faults.length === 0) {
    if (nodes > limits.nodes) throw tooManyParts(tree.body.span, limits);
    for (const { name, value } of tree.bindings) {
      constants.set(name, constantOf(value, names, vocabulary));
    }
  }
  const given = new Map([...meanings].map(([name, { known }]) => [name, known]));
  return { names, meanings, bindings, given, faults };
}

function hasVariable(node: Expression): boolean {
  return node.kind === 'variable' || childrenOf(node).some(hasVariable);
}

/** A binding must not hide a variable of the caller's. */
const takenNames = (bindings: readonly BindingNode[], directory: Directory): readonly Finding[] =>
  bindings
    .filter(({ name }) => directory.has(name))
    .map(({ name, span }) => fault('name-taken', span, { reason: 'by-a-variable', name }));

interface Reading {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly directory: Directory;
  /** The names of the bindings. */
  readonly bound: readonly string[];
  readonly meanings: Map<string, Meaning>;
  readonly names: Names;
  readonly read: Reader;
  /** The variables being read, outermost first: meeting one again is a cycle. */
  readonly open: string[];
  /** What is wrong with the variables of the notation itself. */
  readonly faults: Finding[];
}

/**
 * Reads all variables below a node but those that are bound; gives the number of nodes with the variables'
 * own ones. Notation of the caller's knows no bindings.
 */
function readVariables(
  root: Expression,
  reading: Reading,
  bound?: ReadonlyMap<string, BindingNode>,
): number {
  let nodes = countNodes(root, reading.limits.nodes);
  for (const node of nodesOf(root)) {
    if (node.kind !== 'variable' || bound?.has(node.name) === true) continue;
    try {
      nodes += readVariable(node, reading).nodes;
    } catch (error) {
      // All names of the notation itself are looked up, so that every wrong one is reported.
      if (reading.open.length > 0) throw error;
      reading.faults.push(diagnosticOf(error));
    }
  }
  return nodes;
}

function readVariable(node: VariableNode, reading: Reading): Meaning {
  const { meanings, directory, bound, limits, names, open, read, vocabulary } = reading;
  const { name, span } = node;
  const before = meanings.get(name);
  if (before !== undefined) return before;
  if (open.includes(name)) {
    const circle = [...open.slice(open.indexOf(name)), name];
    throw new NotationFault(fault('variable-cycle', span, { reason: 'circle', circle }));
  }
  if (open.length >= limits.nesting) {
    throw new NotationFault(
      fault('nested-too-deeply', span, { reason: 'variables', most: limits.nesting }),
    );
  }
  const known = directory.find(node, open.length > 0 ? [] : bound);
  let meaning: Meaning;
  if (known.kind === 'number') {
    meaning = { known, rollsDice: false, value: known.value, nodes: 1 };
  } else {
    const syntax = read(known.text, limits);
    if (!syntax.ok) throw new NotationFault(locateInVariable(syntax.diagnostics[0], span, name));
    const { body, bindings, repeat } = syntax.tree;
    if (bindings.length > 0 || repeat !== undefined) {
      const reason = bindings.length > 0 ? 'names-a-roll' : 'repeats-a-roll';
      throw new NotationFault(fault('unsuitable-variable', span, { reason, name }));
    }
    open.push(name);
    try {
      const nodes = readVariables(body, reading);
      if (nodes > limits.nodes) throw tooManyParts(span, limits);
      const rolls = rollsDice(body, names);
      const value = rolls ? undefined : constantOf(body, names, vocabulary);
      meaning = { known, tree: syntax.tree, rollsDice: rolls, value, nodes };
    } catch (error) {
      const diagnostic = diagnosticOf(error);
      // A circle is reported as a whole, wherever it was entered.
      if (diagnostic.code === 'variable-cycle') throw new NotationFault({ ...diagnostic, span });
      throw new NotationFault(locateInVariable(diagnostic, span, name));
    } finally {
      open.pop();
    }
  }
  meanings.set(name, meaning);
  return meaning;
}

const tooManyParts = (span: Span, { nodes }: Limits): NotationFault =>
  new NotationFault(fault('too-many-parts', span, { reason: 'with-variables', most: nodes }));

/** The trees of the variables that hold notation. */
export const treesOf = (meanings: ReadonlyMap<string, Meaning>): readonly Tree[] =>
  [...meanings.values()].flatMap((meaning) => meaning.tree ?? []);

/** Where the notation itself leads to a variable, directly or through others. */
export function firstMention(
  tree: Tree,
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
  const mentioned = rootsOf(tree).flatMap(variablesIn);
  return assertDefined(mentioned.find((node) => leads(node.name, new Set()))).span;
}

function variablesIn(root: Expression): readonly VariableNode[] {
  if (root.kind === 'variable') return [root];
  return childrenOf(root).flatMap(variablesIn);
}
