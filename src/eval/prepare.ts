/** A tree made ready to be rolled or solved: variables read, everything checked, static pools resolved. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { DiceError, fault } from '../diagnostic.ts';
import type { BindingNode, Expression, Tree, VariableNode } from '../grammar/ast.ts';
import { childrenOf, countNodes, nodesOf, rootsOf } from '../grammar/ast.ts';
import { check } from '../grammar/check.ts';
import type { Names } from '../grammar/constant.ts';
import { constantOf, rollsDice } from '../grammar/constant.ts';
import { NotationFault } from '../grammar/fault.ts';
import type { Reader } from '../grammar/parse.ts';
import type { PoolMemory } from '../grammar/pool.ts';
import { tooManyDice } from '../grammar/pool.ts';
import type { Limits } from '../limits.ts';
import type { Num } from '../number.ts';
import { toDouble } from '../number.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { fewestDice } from './fewest-dice.ts';
import { insideVariable } from './inside.ts';
import type { Plans } from './plans.ts';
import { collectPlans } from './plans.ts';
import type { Directory, Known, Meaning, Variables } from './variables.ts';
import { createDirectory } from './variables.ts';

/** What a preparation works with. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly variables?: Variables | undefined;
  /** Reads the notation that a variable holds. */
  readonly read: Reader;
}

/** What a variable stands for: notation, a number, or the roll that a binding made. */
export type VariableMeaning =
  | { readonly tree: Tree }
  | { readonly value: Num }
  | { readonly binding: BindingNode };

export type { StaticPool } from './plans.ts';

export interface Program {
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  readonly warnings: readonly Diagnostic[];
  readonly meaningOf: (node: VariableNode) => VariableMeaning;
  /** Undefined: its count, sides or arguments are only known when it is rolled. */
  readonly poolOf: Plans['poolOf'];
  /** Its rules are undefined when they are only known when it is rolled. */
  readonly groupOf: Plans['groupOf'];
  /** The variables used, by name; absent when there are none. */
  readonly variables?: Readonly<Record<string, number | string>>;
  /** What the caller gave for them. */
  readonly given: ReadonlyMap<string, Known>;
  /** About how much memory it takes besides its tree: 1 is a character of notation. */
  readonly weight: number;
}

/** Whether a program that was prepared with other variables is what these would give. */
export function isStillRight({ tree, given }: Program, variables: Variables | undefined): boolean {
  if (given.size === 0 && tree.bindings.length === 0) return true;
  const directory = createDirectory(variables);
  for (const [name, known] of given) if (!directory.holds(name, known)) return false;
  return !tree.bindings.some(({ name }) => directory.has(name));
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
  const directory = createDirectory(
    variables,
    tree.bindings.map(({ name }) => name),
  );
  const meanings = new Map<string, Meaning>();
  const bindings = new Map(tree.bindings.map((binding) => [binding.name, binding]));
  // A binding that rolls nothing is a known number.
  const constants = new Map<string, Num>();
  const names: Names = {
    valueOf: ({ name }) => constants.get(name) ?? meanings.get(name)?.value,
    rollsDice: ({ name }) => meanings.get(name)?.rollsDice ?? false,
    bodyOf: ({ name }) => meanings.get(name)?.tree?.body,
  };
  const reading: Reading = {
    vocabulary,
    limits,
    directory,
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
  const misnamed = [...reading.faults, ...takenNames(tree.bindings, directory)];
  if (misnamed.length > 0) {
    // What is wrong whatever the variables are is told as well.
    const others = check(tree, vocabulary, limits).filter(({ severity }) => severity === 'error');
    refuseErrors(inOrder([...misnamed, ...others]), tree);
  }
  if (nodes > limits.nodes) throw tooManyParts(tree.body.span, limits);
  for (const { name, value } of tree.bindings) {
    const known = constantOf(value, names, vocabulary);
    if (known !== undefined && !constants.has(name)) constants.set(name, known);
  }

  const memory: PoolMemory = new Map();
  const found: Diagnostic[] = [...check(tree, vocabulary, limits, names, memory)];
  for (const [name, { tree: inner }] of meanings) {
    if (inner === undefined) continue;
    const span = firstMention(tree, name, meanings);
    const inside = check(inner, vocabulary, limits, names, memory);
    found.push(...inside.map((each) => insideVariable(each, span, name)));
  }
  refuseErrors(found, tree);
  const plans = collectPlans([tree, ...treesOf(meanings)], { vocabulary, limits, names, memory });
  const members = tree.repeat === undefined ? 1 : constantOf(tree.repeat, names, vocabulary);
  const fewest = fewestDice(tree, typeof members === 'number' ? members : 1, {
    diceOf: (node) => plans.poolOf(node)?.dice,
    bodyOf: ({ name }) => (bindings.has(name) ? undefined : meanings.get(name)?.tree?.body),
  });
  if (fewest > limits.dice) throw new DiceError([tooManyDice(tree.body.span, limits)], tree.text);
  return {
    tree,
    vocabulary,
    limits,
    names,
    warnings: found,
    meaningOf: ({ name }) => {
      const binding = bindings.get(name);
      if (binding !== undefined) return { binding };
      const meaning = meanings.get(name);
      if (meaning?.tree !== undefined) return { tree: meaning.tree };
      return { value: meaning?.value ?? 0 };
    },
    ...plans,
    given: new Map([...meanings].map(([name, { known }]) => [name, known])),
    weight: plans.weight + notationsIn(meanings),
    ...(meanings.size === 0 ? {} : { variables: usedVariables(meanings) }),
  };
}

const treesOf = (meanings: ReadonlyMap<string, Meaning>): readonly Tree[] =>
  [...meanings.values()].flatMap((meaning) => meaning.tree ?? []);

/** Characters of notation in variables. */
const notationsIn = (meanings: ReadonlyMap<string, Meaning>): number =>
  treesOf(meanings).reduce((sum, { text }) => sum + text.length, 0);

function refuseErrors(found: readonly Diagnostic[], { text }: Tree): void {
  const [first, ...others] = found.filter(({ severity }) => severity === 'error');
  if (first !== undefined) throw new DiceError([first, ...others], text);
}

const inOrder = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...found].sort((one, other) => one.span.start - other.span.start);

/** A binding must not hide a variable of the caller's. */
const takenNames = (
  bindings: readonly BindingNode[],
  directory: Directory,
): readonly Diagnostic[] =>
  bindings
    .filter(({ name }) => directory.has(name))
    .map(({ name, span }) =>
      fault('name-taken', span, `@${name} is a variable already`, {
        hint: 'a roll needs a name of its own',
      }),
    );

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
  /** What is wrong with the variables of the notation itself. */
  readonly faults: Diagnostic[];
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
      // All names of the notation itself are looked up, so that all that are wrong are told.
      if (!(error instanceof NotationFault) || reading.open.length > 0) throw error;
      reading.faults.push(error.diagnostic);
    }
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
  const known = directory.find(node);
  let meaning: Meaning;
  if (known.kind === 'number') {
    meaning = { known, rollsDice: false, value: known.value, nodes: 1 };
  } else {
    const syntax = read(known.text, limits);
    if (!syntax.ok) throw new NotationFault(insideVariable(syntax.diagnostics[0], span, name));
    const { body, bindings, repeat } = syntax.tree;
    if (bindings.length > 0 || repeat !== undefined) {
      const message =
        bindings.length > 0
          ? `@${name} gives a roll a name, which only a whole notation can do`
          : `@${name} repeats a roll, which only a whole notation can do`;
      throw new NotationFault(fault('unsuitable-variable', span, message));
    }
    open.push(name);
    try {
      const nodes = readVariables(body, reading);
      if (nodes > limits.nodes) throw tooManyParts(span, limits);
      const rolls = rollsDice(body, names);
      const value = rolls ? undefined : constantOf(body, names, vocabulary);
      meaning = { known, tree: syntax.tree, rollsDice: rolls, value, nodes };
    } catch (error) {
      if (!(error instanceof NotationFault)) throw error;
      const { diagnostic } = error;
      // A circle is told as a whole, wherever it was entered.
      if (diagnostic.code === 'variable-cycle') throw new NotationFault({ ...diagnostic, span });
      throw new NotationFault(insideVariable(diagnostic, span, name));
    } finally {
      open.pop();
    }
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
function firstMention(tree: Tree, name: string, meanings: ReadonlyMap<string, Meaning>): Span {
  const leads = (from: string, seen: Set<string>): boolean => {
    if (from === name) return true;
    const body = meanings.get(from)?.tree?.body;
    if (body === undefined || seen.has(from)) return false;
    seen.add(from);
    return variablesIn(body).some((inner) => leads(inner.name, seen));
  };
  const mentioned = rootsOf(tree).flatMap(variablesIn);
  return mentioned.find((node) => leads(node.name, new Set()))?.span ?? tree.body.span;
}

function variablesIn(root: Expression): readonly VariableNode[] {
  if (root.kind === 'variable') return [root];
  return childrenOf(root).flatMap(variablesIn);
}
