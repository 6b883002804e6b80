/** The caller's variables: numbers, and notation that is rolled again each time it is used. */

import type { GivenFact } from '../../diagnostics/details/calls.ts';
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { nearest } from '../../grammar/fixes/suggest.ts';
import type { Tree, VariableNode } from '../../grammar/tree/ast.ts';
import { NotationFault, withArithmeticErrors } from '../../grammar/tree/fault.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import { givenFact } from '../../input/given-fact.ts';
import type { Num } from '../../number/index.ts';
import { fromDouble } from '../../number/index.ts';

/**
 * Values by name, in any object, a game's own data for instance: numbers, notation that is rolled again at each
 * mention, and `true` and `false`, which are 1 and 0. Objects inside are reached by dotted names:
 * `@abilities.str.mod`. Names are read without regard to case, and only own properties count. Whatever else the
 * object holds does no harm unless a notation asks for it.
 *
 * @example roll('d20 + @abilities.str.mod', { variables: { abilities: { str: { mod: 3 } } }, dice: [11] }).total // 14
 */
export type Variables = object;

/** How deep and how large a caller's object of variables may be. */
const most = { depth: 16, names: 100_000 } as const;

export type Known =
  | { readonly kind: 'number'; readonly value: Num; readonly double: number }
  | { readonly kind: 'notation'; readonly text: string };

export interface Directory {
  /**
   * What a variable stands for. `bound` are names that could be meant as well.
   *
   * @throws NotationFault `unknown-variable`, `unsuitable-variable`
   */
  find(node: VariableNode, bound: readonly string[]): Known;
  /** Whether the caller gave a variable of this name, in lower case. */
  has(name: string): boolean;
  /** Whether a name, in lower case, stands for just this. */
  holds(name: string, known: Known): boolean;
}

/** Names are only gathered when a notation asks for one. */
export function createDirectory(variables: Variables | undefined): Directory {
  let gathered: Map<string, unknown> | undefined;
  const all = (): Map<string, unknown> => {
    gathered ??= gather(variables);
    return gathered;
  };
  const find = ({ name, span }: VariableNode, bound: readonly string[]): Known => {
    const names = all();
    const value = givenAs(names, name);
    if (typeof value === 'string') return { kind: 'notation', text: value };
    if (isNumber(value)) {
      return {
        kind: 'number',
        value: withArithmeticErrors(span, () => fromDouble(value)),
        double: value,
      };
    }
    if (names.has(name)) {
      const given = describe(value);
      throw new NotationFault(
        fault('unsuitable-variable', span, { reason: 'not-a-value', name, given }),
      );
    }
    throw new NotationFault(unknown(name, span, names, bound));
  };
  const holds = (name: string, known: Known): boolean => {
    const value = givenAs(all(), name);
    return known.kind === 'notation' ? value === known.text : value === known.double;
  };
  return { find, has: (name) => all().has(name), holds };
}

/** `true` and `false` are 1 and 0. */
function givenAs(names: ReadonlyMap<string, unknown>, name: string): unknown {
  const value = names.get(name);
  return typeof value === 'boolean' ? Number(value) : value;
}

const describe = (value: unknown): GivenFact =>
  value === ambiguous ? { type: 'several' } : givenFact(value);

function unknown(
  name: string,
  span: Span,
  given: ReadonlyMap<string, unknown>,
  bound: readonly string[],
): Finding {
  const names = new Set([...given.keys(), ...bound]);
  const near = nearest(name, names);
  const known = [...names].slice(0, mostShown);
  const more = names.size > known.length;
  return fault('unknown-variable', span, { reason: 'not-given', name, near, known, more });
}

/** More names than this are not listed. */
const mostShown = 8;

const ambiguous = Symbol('ambiguous');

/** All names in lower case, with dots for objects inside objects. */
function gather(variables: Variables | undefined): Map<string, unknown> {
  const names = new Map<string, unknown>();
  if (variables === undefined) return names;
  if (!isObject(variables))
    throw callError('unsuitable-input', { reason: 'not-an-object', what: 'variables' });
  const visit = (object: object, prefix: string, depth: number): void => {
    for (const [key, value] of Object.entries(object)) {
      const name = `${prefix}${key}`.toLowerCase();
      if (isObject(value) && depth < most.depth) {
        visit(value, `${name}.`, depth + 1);
      } else {
        names.set(name, names.has(name) && names.get(name) !== value ? ambiguous : value);
      }
      if (names.size > most.names)
        throw callError('unsuitable-input', { reason: 'too-many-variables' });
    }
  };
  readFrom('the variables', () => visit(variables, '', 0));
  return names;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A variable's notation, read once. */
export interface Meaning {
  readonly known: Known;
  /** The tree of a notation. */
  readonly tree?: Tree;
  readonly rollsDice: boolean;
  readonly value: Num | undefined;
  /** How many nodes it has, those of its own variables included. */
  readonly nodes: number;
}
