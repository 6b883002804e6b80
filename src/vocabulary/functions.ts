/** The functions, one record each. */
import type { Num } from '../number.ts';
import {
  abs,
  ceil,
  equals,
  floor,
  max,
  min,
  mod,
  mul,
  pow,
  round,
  sign,
  sqrt,
  trunc,
} from '../number.ts';
import type { IsExact } from './operators.ts';
import { isExactPower } from './operators.ts';
import type { Acts } from './range.ts';
import { ofDistance, rising } from './range.ts';

export interface FunctionRecord {
  readonly name: string;
  /** The fewest arguments. */
  readonly least: number;
  /** The most arguments; absent: any number. */
  readonly most?: number;
  readonly apply: (...values: readonly Num[]) => Num;
  /** How it acts on ranges; absent: nothing is known of the result of an endless argument. */
  readonly acts?: Acts;
  /** Whether a result is the very value and not the nearest double; absent: it always is. */
  readonly isExact?: IsExact;
  readonly doc: string;
  readonly example: string;
}

const ofOne = (
  name: string,
  apply: (value: Num) => Num,
  doc: string,
  example: string,
  acts: Acts = rising(apply),
): FunctionRecord => ({
  name,
  least: 1,
  most: 1,
  apply: (value = 0) => apply(value),
  acts,
  doc,
  example,
});

const ofTwo = (
  name: string,
  apply: (left: Num, right: Num) => Num,
  doc: string,
  example: string,
): FunctionRecord => ({
  name,
  least: 2,
  most: 2,
  apply: (left = 0, right = 0) => apply(left, right),
  doc,
  example,
});

const ofMany = (
  name: string,
  pick: (left: Num, right: Num) => Num,
  doc: string,
  example: string,
): FunctionRecord => ({
  name,
  least: 1,
  apply: (first = 0, ...rest) => rest.reduce(pick, first),
  acts: rising((first = 0, ...rest) => rest.reduce(pick, first)),
  doc,
  example,
});

export const functions: readonly FunctionRecord[] = [
  ofOne('floor', floor, 'rounds down', 'floor(d20/2)'),
  ofOne('ceil', ceil, 'rounds up', 'ceil(d20/2)'),
  ofOne(
    'round',
    round,
    'rounds to the nearest whole number, halves away from zero',
    'round(d20/2)',
  ),
  ofOne('trunc', trunc, 'rounds toward zero', 'trunc(-d20/2)'),
  ofOne('abs', abs, 'the distance from zero', 'abs(d6-d6)', ofDistance),
  ofOne('sign', sign, '-1, 0 or 1, as the number is negative, zero or positive', 'sign(d6-d6)'),
  {
    ...ofOne('sqrt', sqrt, 'the square root', 'sqrt(d100)'),
    isExact: (root, square = 0) => equals(mul(root, root), square),
  },
  ofMany('min', min, 'the least of its arguments', 'min(d6, 4)'),
  ofMany('max', max, 'the greatest of its arguments', 'max(d6, d8)'),
  {
    ...ofTwo('pow', pow, 'raises the first to the power of the second', 'pow(2, d4)'),
    isExact: isExactPower,
  },
  ofTwo('mod', mod, 'the rest of a division, with the sign of the divisor', 'mod(d20, 3)'),
];
