/** A tree made ready to be rolled or solved: variables read, everything checked, static pools resolved. */

import type { Diagnostic, Finding, Reporter } from '../../diagnostics/index.ts';
import { check, errorsIn } from '../../grammar/check/check.ts';
import type { Names } from '../../grammar/check/constant.ts';
import { constantOf } from '../../grammar/check/constant.ts';
import type { PoolMemory } from '../../grammar/check/pool.ts';
import { tooManyDice } from '../../grammar/check/pool.ts';
import type { Reader } from '../../grammar/parse/parse.ts';
import type { BindingNode, Tree, VariableNode } from '../../grammar/tree/ast.ts';
import { diagnosticOf } from '../../grammar/tree/fault.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { fewestDice } from './fewest-dice.ts';
import { locateInVariable } from './locate-in-variable.ts';
import { firstMention, readNames, treesOf } from './names.ts';
import type { Plans } from './static-pools.ts';
import { collectPlans } from './static-pools.ts';
import type { Known, Meaning, Variables } from './variables.ts';
import { createDirectory } from './variables.ts';

/** What a preparation works with. */
export interface PrepareOptions {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly variables?: Variables | undefined;
  /** Reads the notation that a variable holds. */
  readonly read: Reader;
  /** How findings are reported to callers. */
  readonly reporter: Reporter;
}

/** What a variable stands for: notation, a number, or the roll that a binding made. */
export type VariableMeaning =
  | { readonly tree: Tree }
  | { readonly value: Num }
  | { readonly binding: BindingNode };

export type { StaticPool } from './static-pools.ts';

export interface Program {
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  /** How findings are reported to callers. */
  readonly reporter: Reporter;
  /** Looked for when they are first asked for. */
  readonly warnings: () => readonly Diagnostic[];
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
  const directory = createDirectory(variables);
  for (const [name, known] of given) if (!directory.holds(name, known)) return false;
  return !tree.bindings.some(({ name }) => directory.has(name));
}

/**
 * Reads the variables, checks everything that can be checked before dice are thrown.
 *
 * @throws DiceError with every error found
 */
export function prepare(tree: Tree, setting: PrepareOptions): Program {
  try {
    return prepared(tree, setting);
  } catch (error) {
    throw setting.reporter.errorOf([diagnosticOf(error)], tree.text);
  }
}

function prepared(tree: Tree, setting: PrepareOptions): Program {
  const { vocabulary, limits, reporter } = setting;
  const { names, meanings, bindings, given, faults } = readNames(tree, setting);
  if (faults.length > 0) {
    // Errors that do not depend on the variables are reported as well.
    refuseErrors(inOrder([...faults, ...errorsIn(tree, vocabulary, limits)]), tree, reporter);
  }
  const memory: PoolMemory = new Map();
  /** What is found in the notation and in its variables. */
  const findings = (search: (part: Tree) => readonly Finding[]): readonly Finding[] => {
    const found = [...search(tree)];
    for (const [name, { tree: inner }] of meanings) {
      if (inner === undefined) continue;
      const span = firstMention(tree, name, meanings);
      found.push(...search(inner).map((each) => locateInVariable(each, span, name)));
    }
    return found;
  };
  refuseErrors(
    findings((part) => errorsIn(part, vocabulary, limits, names, memory)),
    tree,
    reporter,
  );
  const plans = collectPlans([tree, ...treesOf(meanings)], { vocabulary, limits, names, memory });
  const members = tree.repeat === undefined ? 1 : constantOf(tree.repeat, names, vocabulary);
  const fewest = fewestDice(tree, typeof members === 'number' ? members : 1, {
    diceOf: (node) => plans.poolOf(node)?.dice,
    bodyOf: (node) => names.bodyOf?.(node),
  });
  if (fewest > limits.dice)
    throw reporter.errorOf([tooManyDice(tree.body.span, limits)], tree.text);
  let warnings: readonly Diagnostic[] | undefined;
  return {
    tree,
    vocabulary,
    limits,
    names,
    reporter,
    // No accessor: an object with one would have a hidden class of its own, which outlives many collections.
    warnings() {
      warnings ??= reporter.report(
        findings((part) => check(part, vocabulary, limits, names, part !== tree)),
        tree.text,
      );
      return warnings;
    },
    meaningOf: ({ name }) => {
      const binding = bindings.get(name);
      if (binding !== undefined) return { binding };
      const { tree: inner, value } = assertDefined(meanings.get(name));
      return inner === undefined ? { value: assertDefined(value) } : { tree: inner };
    },
    ...plans,
    given,
    weight: plans.weight + notationsIn(meanings),
    ...(meanings.size === 0 ? {} : { variables: usedVariables(meanings) }),
  };
}

/** Characters of notation in variables. */
const notationsIn = (meanings: ReadonlyMap<string, Meaning>): number =>
  treesOf(meanings).reduce((sum, { text }) => sum + text.length, 0);

function refuseErrors(found: readonly Finding[], { text }: Tree, reporter: Reporter): void {
  const [first, ...others] = found;
  if (first !== undefined) throw reporter.errorOf([first, ...others], text);
}

const inOrder = (found: readonly Finding[]): readonly Finding[] =>
  [...found].sort((one, other) => one.span.start - other.span.start);

function usedVariables(meanings: ReadonlyMap<string, Meaning>): Record<string, number | string> {
  const used = [...meanings].map(([name, { known }]): [string, number | string] => [
    name,
    known.kind === 'number' ? toDouble(known.value) : known.text,
  ]);
  return Object.fromEntries(used);
}
