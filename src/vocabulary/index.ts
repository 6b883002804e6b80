/** The words of one dialect: the built-in ones, and what a caller adds. Pure data, nothing shared. */
import { callError } from '../diagnostic.ts';
import type { FunctionRecord } from './functions.ts';
import { functions } from './functions.ts';
import type { ModifierRecord } from './modifier.ts';
import { options } from './modifier.ts';
import { modifiers } from './modifiers/index.ts';

export interface Vocabulary {
  readonly modifiers: readonly ModifierRecord[];
  readonly functions: readonly FunctionRecord[];
  /** The faces of dice with a name, by the name in lower case; `dF` is the die named "f". */
  readonly dice: ReadonlyMap<string, readonly number[]>;
  readonly modifierByName: ReadonlyMap<string, ModifierRecord>;
  readonly functionByName: ReadonlyMap<string, FunctionRecord>;
}

/** Fudge dice: `dF` (also `dF.2`) has as many blanks as signs, `dF.1` four blanks of six. */
const namedDice: readonly (readonly [string, readonly number[]])[] = [
  ['f', [-1, 0, 1]],
  ['f.1', [-1, 0, 0, 0, 0, 1]],
];

function build(
  allModifiers: readonly ModifierRecord[],
  allFunctions: readonly FunctionRecord[],
): Vocabulary {
  return Object.freeze({
    modifiers: allModifiers,
    functions: allFunctions,
    dice: new Map(namedDice),
    modifierByName: new Map(allModifiers.map((record) => [record.name, record])),
    functionByName: new Map(allFunctions.map((record) => [record.name, record])),
  });
}

export const standard: Vocabulary = build(modifiers, functions);

/** What a caller adds to the language: the same records as the built-in ones. */
export interface Additions {
  readonly modifiers?: readonly ModifierRecord[];
  readonly functions?: readonly FunctionRecord[];
}

const spellings = ({ name, aliases = [] }: ModifierRecord): readonly string[] => [name, ...aliases];

/** Words that the grammar itself reads. */
const reserved: readonly string[] = ['d', 'df', 'x', 'if', ...options.map(({ name }) => name)];

/** A new modifier's name: letters only, so that it cannot run into what stands beside it. */
const nameShape = /^[a-z]{1,20}$/;

/**
 * The built-in words and the caller's own.
 *
 * @throws DiceError `unsuitable-vocabulary` when a name is taken, or not made of small letters
 */
export function createVocabulary({
  modifiers: own = [],
  functions: ownFunctions = [],
}: Additions): Vocabulary {
  if (own.length === 0 && ownFunctions.length === 0) return standard;
  const taken = new Set([...modifiers.flatMap(spellings), ...reserved]);
  for (const word of own.flatMap(spellings)) claim(word, taken, 'modifier');
  const takenFunctions = new Set([...functions.map(({ name }) => name), ...reserved]);
  for (const { name } of ownFunctions) claim(name, takenFunctions, 'function');
  return build([...modifiers, ...own], [...functions, ...ownFunctions]);
}

function claim(word: string, taken: Set<string>, what: string): void {
  if (!nameShape.test(word)) {
    throw callError(
      'unsuitable-vocabulary',
      `"${word}" cannot be the name of a ${what}`,
      'a name is 1 to 20 small letters, a to z',
    );
  }
  if (taken.has(word)) {
    throw callError('unsuitable-vocabulary', `there is a ${what} called "${word}" already`);
  }
  taken.add(word);
}
