/** The order in which dice, or values, are shown: the last rule that sorts decides, and equal ones stay as they were. */
import type { ByKind, DisplayRule } from './kinds.ts';
import { byKind, isDisplay } from './kinds.ts';
import type { Rule } from './rule.ts';

const signs: ByKind<[], 1 | -1, DisplayRule['kind']> = {
  order: ({ direction }) => (direction === 'ascending' ? 1 : -1),
};

export const isSorted = (rules: readonly Rule[]): boolean => rules.some(isDisplay);

export function inShownOrder<T>(
  items: readonly T[],
  rules: readonly Rule[],
  compare: (one: T, other: T) => number,
): readonly T[] {
  const last = rules.findLast(isDisplay);
  if (last === undefined) return items;
  const sign = byKind<[], 1 | -1, DisplayRule['kind']>(signs, last);
  return [...items].sort((one, other) => sign * compare(one, other));
}
