/** Odds as comma-separated values: every outcome that is listed, none put together. */

import { exactText, isDouble } from '../../number/format.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { fractionsOver } from '../../odds/arithmetic/fraction.ts';
import { printable } from '../../shared/printable.ts';
import { lawsOf } from './odds-laws.ts';
import type { Row } from './odds-rows.ts';
import { rowsOf } from './odds-rows.ts';

/** The names of the columns. */
export const csvHead = 'notation,outcome,chance,at_least,at_most,fraction,error';

/**
 * A line for each outcome. Chances are the nearest doubles, the fraction is exact; of bounded odds it is the
 * least that the chance can be, and `error` what can come on top. What lies beyond the list, or nobody
 * knows where, has a line of its own: `below`, `beyond`, `elsewhere`.
 *
 * Given line by line: thousands of fractions with thousands of digits are too much to hold as one text.
 */
export function* csvOf(odds: Odds): Generator<string> {
  const { rows, laws } = rowsOf(lawsOf([odds]), Number.POSITIVE_INFINITY);
  const [{ whole, doubt } = { whole: 1n, doubt: 0n }] = laws;
  const notation = quoted(printable(odds.canonical));
  const over = fractionsOver(whole);
  const line = (name: string, weights: readonly bigint[]): string => {
    const [chance = 0n] = weights;
    const doubles = weights.map((weight) => over(weight).toNumber());
    return `${[notation, name, ...doubles, over(chance), odds.error].join(',')}
`;
  };
  for (const row of rows) {
    const [{ chance, atLeast, atMost } = { chance: 0n, atLeast: 0n, atMost: 0n }] = row.cells;
    yield line(nameOf(row), [chance, atLeast, atMost]);
  }
  if (doubt > 0n) yield `${notation},elsewhere,0,,,0,${odds.error}\n`;
}

function nameOf({ open, first, low }: Row): string {
  if (open !== undefined) return open === 'above' ? 'beyond' : 'below';
  // A root is a double, of which its shortest spelling is all there is.
  return isDouble(first) ? String(low) : exactText(first);
}

/** Quoted where it holds what would end the cell. */
const quoted = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
