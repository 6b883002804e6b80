/** The operators, loosest first. Parser and printer read the same table, so neither can drift. */
import type { Num } from '../../number/index.ts';
import {
  add,
  compare,
  div,
  equals,
  floorDiv,
  mod,
  mul,
  neg,
  pow,
  sub,
} from '../../number/index.ts';
import type { Comparison } from '../rules/rule.ts';
import { holds } from '../rules/rule.ts';
import type { Grows } from './growth.ts';
import {
  growsAsPower,
  growsAsProduct,
  growsAsQuotient,
  growsAsRemainder,
  growsAsRounded,
  growsAsSum,
} from './growth.ts';
import type { Acts } from './range.ts';
import { ofDifference, ofProduct, ofQuotient, ofSum, ofWholeQuotient } from './range.ts';
import { ofPower, ofRemainder } from './range-powers.ts';

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

/** Whether a result is exact, given the operands it came from. */
export type IsExact = (result: Num, ...operands: readonly Num[]) => boolean;

export interface BinaryRecord {
  readonly symbol: BinaryOperator;
  readonly aliases: readonly string[];
  readonly level: number;
  readonly associates: 'left' | 'right';
  readonly apply: (left: Num, right: Num) => Num;
  /** How it acts on ranges; absent: nothing is known of the result of an endless operand. */
  readonly acts?: Acts;
  /** How large a result can be; undefined where its operands do not say. */
  readonly grows: Grows;
  /** Whether a result is the very value and not the nearest double; absent: it always is. */
  readonly isExact?: IsExact;
  /** `kept`: of whole operands the result is whole. `made`: it always is. Absent: neither. */
  readonly wholes?: 'kept' | 'made';
}

/**
 * A fractional power is exact when the result, raised to the denominator of the exponent, is the base raised to
 * its numerator. Only small exponents are looked at: what is not known to be exact counts as rounded.
 */
export const isExactPower: IsExact = (result, base = 0, exponent = 0) => {
  if (typeof exponent === 'number') return true;
  const { numerator, denominator } = exponent;
  if (denominator > 64n || numerator > 64n || numerator < -64n) return false;
  try {
    return equals(pow(result, Number(denominator)), pow(base, Number(numerator)));
  } catch {
    return false;
  }
};

function wholesOf(symbol: BinaryOperator): Pick<BinaryRecord, 'wholes'> {
  if (symbol === '//') return { wholes: 'made' };
  return symbol === '/' || symbol === '**' ? {} : { wholes: 'kept' };
}

const binary = (
  symbol: BinaryOperator,
  level: number,
  apply: (left: Num, right: Num) => Num,
  grows: Grows,
  acts?: Acts,
  aliases: readonly string[] = [],
  associates: 'left' | 'right' = 'left',
  isExact?: IsExact,
): BinaryRecord => ({
  symbol,
  aliases,
  level,
  associates,
  apply,
  grows,
  ...(acts === undefined ? {} : { acts }),
  ...(isExact === undefined ? {} : { isExact }),
  ...wholesOf(symbol),
});

export const binaryOperators: readonly BinaryRecord[] = [
  binary('+', levels.sum, add, growsAsSum, ofSum),
  binary('-', levels.sum, sub, growsAsSum, ofDifference),
  binary('*', levels.product, mul, growsAsProduct, ofProduct),
  binary('/', levels.product, div, growsAsQuotient, ofQuotient),
  binary('//', levels.product, floorDiv, growsAsRounded(growsAsQuotient), ofWholeQuotient),
  binary('%', levels.product, mod, growsAsRemainder, ofRemainder),
  binary('**', levels.power, pow, growsAsPower, ofPower, ['^'], 'right', isExactPower),
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
}

export const comparisons: readonly ComparisonRecord[] = [
  { symbol: '>=', aliases: [] },
  { symbol: '<=', aliases: [] },
  { symbol: '<>', aliases: ['!='] },
  { symbol: '=', aliases: ['=='] },
  { symbol: '>', aliases: [] },
  { symbol: '<', aliases: [] },
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
  return holds(symbol, compare(left, right)) ? 1 : 0;
}
