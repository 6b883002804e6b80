/** Odds as comma-separated values: every outcome that is listed, none put together. */
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import type { Odds } from '../../odds/answer/answer.ts';
import { fractionsOver } from '../../odds/arithmetic/fraction.ts';
import { csvCell, fractionCells } from '../text/csv.ts';
import { lawsOf } from './odds-laws.ts';
import type { Row } from './odds-rows.ts';
import { rowsOf } from './odds-rows.ts';

/** The names of the columns. */
export const csvHead =
  'notation,row,outcome,outcome_numerator,outcome_denominator,chance,at_least,at_most,numerator,denominator,error';

/**
 * A line for each outcome. Chances and outcomes are the nearest doubles, numerators and denominators are exact; of bounded
 * odds the fraction is the least that the chance can be, and `error` what can come on top. What lies beyond the list, or
 * nobody knows where, has a line of its own without an outcome: its `row` is `below`, `beyond` or `elsewhere`. So columns
 * of numbers hold nothing but numbers.
 *
 * Given line by line: thousands of fractions with thousands of digits are too much to hold as one text.
 */
export function* csvOf(odds: Odds): Generator<string> {
  const { rows, laws } = rowsOf(lawsOf([odds]), Number.POSITIVE_INFINITY);
  const [{ whole, doubt } = { whole: 1n, doubt: 0n }] = laws;
  const notation = csvCell(odds.canonical);
  const over = fractionsOver(whole);
  for (const row of rows) {
    const [{ chance, atLeast, atMost } = { chance: 0n, atLeast: 0n, atMost: 0n }] = row.cells;
    const doubles = [chance, atLeast, atMost].map((weight) => over(weight).toNumber());
    const fraction = fractionCells(over(chance));
    yield `${[notation, kindOf(row), outcomeCells(row), ...doubles, fraction, odds.error].join(',')}\n`;
  }
  if (doubt > 0n) yield `${notation},elsewhere,,,,0,,,0,1,${odds.error}\n`;
}

function kindOf({ open }: Row): 'outcome' | 'beyond' | 'below' {
  if (open === undefined) return 'outcome';
  return open === 'above' ? 'beyond' : 'below';
}

/** The nearest double, and the number itself. */
function outcomeCells({ open, first }: Row): string {
  if (open !== undefined) return ',,';
  return `${toDouble(first) + 0},${fractionCells(partsOf(first))}`;
}

const partsOf = (value: Num): { readonly numerator: bigint; readonly denominator: bigint } =>
  typeof value === 'number' ? { numerator: BigInt(value), denominator: 1n } : value;
