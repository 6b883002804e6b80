/** A caller's value as a fact for a message. */
import type { GivenFact } from '../diagnostics/details/calls.ts';

/** Numbers as they are, all else by its type. */
export function givenFact(value: unknown): GivenFact {
  if (value === null) return { type: 'null' };
  const type = typeof value;
  if (type !== 'number') return { type };
  const number = value as number;
  // JSON has no NaN and no infinities.
  return { type, number: Number.isFinite(number) ? number : String(number) };
}
