/** Exact numbers as facts of a finding. */
import type { NumberFact } from '../diagnostics/index.ts';
import { exactText } from './format.ts';
import type { Num } from './ratio.ts';

/**
 * A number where the decimal that a double spells is all of it, else its exact text.
 *
 * @example numberFact(ratio(5n, 2n)) // 2.5
 * @example numberFact(ratio(1n, 3n)) // '1/3'
 */
export function numberFact(value: Num): NumberFact {
  if (typeof value === 'number') return value;
  const text = exactText(value);
  return String(Number(text)) === text ? Number(text) : text;
}
