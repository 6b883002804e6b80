/** What can be asked of generated notations. */

import { either, nearest } from '../../grammar/fixes/suggest.ts';
import { standard } from '../../vocabulary/index.ts';
import { testingError } from '../testing-error.ts';

/** All can be left out. */
export interface TreeOptions {
  /** How deeply parts are nested: 1 is mostly a single pool; 4 unless given. */
  readonly depth?: number | undefined;
  /** The names of the modifiers that may occur: `['kh', '!']`; the counts are called `count`. All unless given. */
  readonly modifiers?: readonly string[] | undefined;
  /** The most sides that a die is written with, from 1; 100 unless given. */
  readonly sides?: number | undefined;
  /** The most dice that a pool is written with, from 0; 6 unless given. */
  readonly dice?: number | undefined;
  /** Whether chains may go on without end (`d6!`, `d6r1`) or all have a limit (`d6!(once)`); true unless given. */
  readonly endless?: boolean | undefined;
  /** Whether the numbers of dice and of sides may be computed: `(d4)d6`; true unless given. */
  readonly computed?: boolean | undefined;
  /** Whether there may be bindings, a series, labels and comments; true unless given. */
  readonly decorated?: boolean | undefined;
  /**
   * Whether every notation is valid, so that nothing but its dice decides how it rolls; true unless given.
   * Without it there are also those that are read and then refused: `4d6kh1.5`.
   */
  readonly valid?: boolean | undefined;
  /** Names of the caller's variables that may be mentioned, in lower case; none unless given. */
  readonly variables?: readonly string[] | undefined;
}

/** With the defaults filled in. */
export type CompleteOptions = {
  readonly [K in keyof TreeOptions]-?: Exclude<TreeOptions[K], undefined>;
};

const known = {
  depth: [1, 10],
  sides: [1, Number.MAX_SAFE_INTEGER],
  dice: [0, 10_000],
  modifiers: 'list',
  variables: 'list',
  endless: 'boolean',
  computed: 'boolean',
  decorated: 'boolean',
  valid: 'boolean',
} as const;

/**
 * Fills in the defaults.
 *
 * @throws DiceError `unsuitable-input` for an unknown option, or a value that it cannot have
 */
export function completeOptions(given: TreeOptions = {}): CompleteOptions {
  for (const [name, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined;
    if (allowed === undefined) {
      const hint = `the options are ${Object.keys(known).join(', ')}`;
      throw testingError('unsuitable-input', `there is no option called "${name}"`, hint);
    }
    if (value === undefined) continue;
    const fits =
      allowed === 'boolean'
        ? typeof value === 'boolean'
        : allowed === 'list'
          ? Array.isArray(value) && value.every((each) => typeof each === 'string')
          : Number.isInteger(value) && value >= allowed[0] && value <= allowed[1];
    if (fits) continue;
    const what =
      allowed === 'boolean'
        ? 'true or false'
        : allowed === 'list'
          ? 'a list of names'
          : `a whole number from ${allowed[0]} to ${allowed[1]}`;
    throw testingError('unsuitable-input', `the option "${name}" must be ${what}`);
  }
  const names = [...standard.modifierByName.keys()];
  for (const name of given.modifiers ?? []) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    throw testingError(
      'unsuitable-input',
      `there is no modifier called "${name}"`,
      near.length > 0 ? `did you mean ${either(near)}?` : `they are called ${names.join(' ')}`,
    );
  }
  const { depth = 4, modifiers = names, sides = 100, dice = 6 } = given;
  const { endless = true, computed = true, decorated = true, valid = true, variables = [] } = given;
  return { depth, modifiers, sides, dice, endless, computed, decorated, valid, variables };
}
