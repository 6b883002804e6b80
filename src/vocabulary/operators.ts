/** The operators, loosest first. Parser and printer read the same table, so neither can drift. */
import type { Num } from '../number.ts';
import { add, compare, div, floorDiv, mod, mul, neg, pow, sub } from '../number.ts';
import type { Comparison } from './rule.ts';

export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**';
export type UnaryOperator = '+' | '-';

/** How tightly a notation binds; a higher level binds tighter. */
export const levels = {
  compare: 2,
  sum: 3,
  product: 4,
  sign: 5,
  power: 6,
  term: 7,
} as const;

export interface BinaryRecord {
  readonly symbol: BinaryOperator;
  readonly aliases: readonly string[];
  readonly level: number;
  readonly associates: 'left' | 'right';
  readonly apply: (left: Num, right: Num) => Num;
  readonly doc: string;
}

const binary = (
  symbol: BinaryOperator,
  level: number,
  apply: (left: Num, right: Num) => Num,
  doc: string,
  aliases: readonly string[] = [],
  associates: 'left' | 'right' = 'left',
): BinaryRecord => ({ symbol, aliases, level, associates, apply, doc });

export const binaryOperators: readonly BinaryRecord[] = [
  binary('+', levels.sum, add, 'adds'),
  binary('-', levels.sum, sub, 'subtracts'),
  binary('*', levels.product, mul, 'multiplies'),
  binary('/', levels.product, div, 'divides, exactly'),
  binary('//', levels.product, floorDiv, 'divides and rounds down'),
  binary('%', levels.product, mod, 'the rest of a division, with the sign of the divisor'),
  binary('**', levels.power, pow, 'raises to a power', ['^'], 'right'),
];

export interface UnaryRecord {
  readonly symbol: UnaryOperator;
  readonly level: number;
  readonly apply: (operand: Num) => Num;
}

export const unaryOperators: readonly UnaryRecord[] = [
  { symbol: '-', level: levels.sign, apply: neg },
  { symbol: '+', level: levels.sign, apply: (operand) => operand },
];

export interface ComparisonRecord {
  readonly symbol: Comparison;
  readonly aliases: readonly string[];
  readonly holds: (order: number) => boolean;
  /** How a sentence says it: "at least 7". */
  readonly phrase: string;
}

/** `holds` gets a negative number, 0 or a positive one, as the left side is below, equal or above. */
export const comparisons: readonly ComparisonRecord[] = [
  { symbol: '>=', aliases: [], holds: (order) => order >= 0, phrase: 'at least' },
  { symbol: '<=', aliases: [], holds: (order) => order <= 0, phrase: 'at most' },
  { symbol: '<>', aliases: ['!='], holds: (order) => order !== 0, phrase: 'other than' },
  { symbol: '=', aliases: ['=='], holds: (order) => order === 0, phrase: 'exactly' },
  { symbol: '>', aliases: [], holds: (order) => order > 0, phrase: 'above' },
  { symbol: '<', aliases: [], holds: (order) => order < 0, phrase: 'below' },
];

const bySymbol = <R extends { readonly symbol: string }>(records: readonly R[]): Map<string, R> =>
  new Map(records.map((record) => [record.symbol, record]));

const binaryBySymbol = bySymbol(binaryOperators);
const unaryBySymbol = bySymbol(unaryOperators);
const comparisonBySymbol = bySymbol(comparisons);

/** The record of an operator in a tree. The closed types make a missing one impossible. */
export const binaryRecord = (symbol: BinaryOperator): BinaryRecord =>
  binaryBySymbol.get(symbol) as BinaryRecord;
export const unaryRecord = (symbol: UnaryOperator): UnaryRecord =>
  unaryBySymbol.get(symbol) as UnaryRecord;
export const comparisonRecord = (symbol: Comparison): ComparisonRecord =>
  comparisonBySymbol.get(symbol) as ComparisonRecord;

/** Compares two numbers exactly and gives 1 or 0. */
export function applyComparison(symbol: Comparison, left: Num, right: Num): Num {
  return comparisonRecord(symbol).holds(compare(left, right)) ? 1 : 0;
}
