/** The words of one dialect: the built-in ones, and what a caller adds. Pure data, nothing shared. */
import type { RecordProblem } from '../diagnostics/details/calls.ts';
import { callError } from '../input/call-error.ts';
import { readFrom } from '../input/foreign-values.ts';
import type { Limits } from '../input/limits.ts';
import { defaultLimits } from '../input/limits.ts';
import type { FunctionRecord } from './arithmetic/functions.ts';
import { functions } from './arithmetic/functions.ts';
import { dice } from './dice/index.ts';
import type { NamedDice } from './dice/own.ts';
import { withOwnDice } from './dice/own.ts';
import type { DieRecord, NamedDie } from './dice/record.ts';
import { namedDice, spellingsOf } from './dice/record.ts';
import type { ModifierRecord } from './modifier.ts';
import { options } from './modifier.ts';
import { modifiers } from './modifiers/index.ts';
import {
  checkedFunction,
  checkedModifier,
  functionProblem,
  modifierProblem,
  nameProblem,
} from './own-records.ts';

export interface Vocabulary {
  readonly modifiers: readonly ModifierRecord[];
  readonly functions: readonly FunctionRecord[];
  /** The dice with a spelling of their own. */
  readonly dice: readonly DieRecord[];
  /** By their spellings in lower case. */
  readonly dieBySpelling: ReadonlyMap<string, DieRecord>;
  /** The dice that trees mention by name, the caller's included, by the name in lower case. */
  readonly dieByName: ReadonlyMap<string, NamedDie>;
  readonly modifierByName: ReadonlyMap<string, ModifierRecord>;
  readonly functionByName: ReadonlyMap<string, FunctionRecord>;
}

const dieBySpelling = new Map(
  dice.flatMap((die) => spellingsOf(die).map((each) => [each.toLowerCase(), die] as const)),
);
const builtInDice = namedDice(dice);

function build(
  allModifiers: readonly ModifierRecord[],
  allFunctions: readonly FunctionRecord[],
  dieByName: ReadonlyMap<string, NamedDie>,
): Vocabulary {
  return Object.freeze({
    modifiers: allModifiers,
    functions: allFunctions,
    dice,
    dieBySpelling,
    dieByName,
    modifierByName: new Map(allModifiers.map((record) => [record.name, record])),
    functionByName: new Map(allFunctions.map((record) => [record.name, record])),
  });
}

export const standard: Vocabulary = build(modifiers, functions, builtInDice);

/** What a caller adds to the language: the same records as the built-in ones. */
export interface Additions {
  readonly modifiers?: readonly ModifierRecord[] | undefined;
  readonly functions?: readonly FunctionRecord[] | undefined;
  /** Faces by name: `{ fudge: [-1, 0, 1] }` is rolled as `d{fudge}`. */
  readonly dice?: NamedDice | undefined;
}

const spellings = ({ name, aliases = [] }: ModifierRecord): readonly string[] => [name, ...aliases];

/** Words that the grammar itself reads, and the dice. */
const reserved: readonly string[] = [
  ...['d', 'x', 'if', ...dieBySpelling.keys()],
  ...options.map(({ name }) => name),
];

/** A new modifier's name: letters only, so that it cannot run into what is next to it. */
const nameShape = /^[a-z]{1,20}$/;

/**
 * The built-in words and the caller's own.
 *
 * @throws DiceError `unsuitable-vocabulary` when a record or a die cannot be used, or its name is taken
 */
export function createVocabulary(additions: Additions, limits: Limits = defaultLimits): Vocabulary {
  return readFrom('the records', () => vocabularyOf(additions, limits));
}

function vocabularyOf(
  { modifiers: own = [], functions: ownFunctions = [], dice: ownDice = {} }: Additions,
  limits: Limits,
): Vocabulary {
  refuse(own, 'modifier', nameProblem);
  refuse(ownFunctions, 'function', nameProblem);
  const allDice = withOwnDice(builtInDice, ownDice, limits);
  if (own.length === 0 && ownFunctions.length === 0 && allDice.size === builtInDice.size) {
    return standard;
  }
  const taken = new Set([...modifiers.flatMap(spellings), ...reserved]);
  for (const word of own.flatMap(spellings)) claim(word, taken, 'modifier');
  const takenFunctions = new Set([...functions.map(({ name }) => name), ...reserved]);
  for (const { name } of ownFunctions) claim(name, takenFunctions, 'function');
  refuse(own, 'modifier', modifierProblem);
  refuse(ownFunctions, 'function', functionProblem);
  return build(
    [...modifiers, ...own.map(checkedModifier)],
    [...functions, ...ownFunctions.map(checkedFunction)],
    allDice,
  );
}

/** Callers may not use the compiler, or pass what they got from elsewhere. */
function refuse<R>(
  records: readonly R[],
  what: 'modifier' | 'function',
  problemOf: (record: R) => RecordProblem | undefined,
): void {
  if (!Array.isArray(records)) {
    throw callError('unsuitable-vocabulary', { reason: 'not-a-list', what });
  }
  for (const record of records) {
    const problem = problemOf(record);
    if (problem === undefined) continue;
    const { name } = Object(record) as { readonly name?: unknown };
    const named = typeof name === 'string' ? { name } : {};
    throw callError('unsuitable-vocabulary', { reason: 'record', what, ...named, problem });
  }
}

function claim(name: string, taken: Set<string>, what: 'modifier' | 'function'): void {
  if (typeof name !== 'string' || !nameShape.test(name)) {
    throw callError('unsuitable-vocabulary', { reason: 'not-a-name', what, name: String(name) });
  }
  if (taken.has(name))
    throw callError('unsuitable-vocabulary', { reason: 'name-taken', what, name });
  taken.add(name);
}
