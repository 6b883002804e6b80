/** The variables of generated notations. */
import type { TreeOptions } from '../../src/testing/index.ts';

export const variables: Readonly<Record<string, number | string>> = {
  one: 1,
  half: 0.5,
  'any name': 3,
  dice: '2d4+1',
};

/** Generated notations with these variables. */
export const named: TreeOptions = { variables: Object.keys(variables) };

/** Those that the checker refuses too. */
export const unchecked: TreeOptions = { ...named, valid: false };
