/** Dice with the faces from 1 to a number. */
import type { DieForm, DieRecord } from './record.ts';

export const withSides = (sides: number | string): string => `d${sides}`;

/** The same among dice with their own spellings: in parentheses where it would be read as one of them. */
export function apartFrom(
  dieBySpelling: ReadonlyMap<string, DieRecord>,
  sides: number | string,
): string {
  const text = withSides(sides);
  return dieBySpelling.has(text) ? withSides(`(${sides})`) : text;
}

export const numbered: DieForm = {
  form: 'numbered',
  examples: ['d6'],
};
