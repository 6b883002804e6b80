/** The functions, one record each. */
import type { Num } from '../../number/index.ts';
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
} from '../../number/index.ts';
import type { Grows } from './growth.ts';
import {
  growsAsOperand,
  growsAsPower,
  growsAsRemainder,
  growsAsRoot,
  growsAsRounded,
  growsAsSum,
  growsToOne,
} from './growth.ts';
import type { IsExact } from './operators.ts';
import { isExactPower } from './operators.ts';
import type { Acts } from './range.ts';
import { ofDistance, rising } from './range.ts';
import { ofPower, ofRemainder, ofRoot } from './range-powers.ts';

export interface FunctionRecord {
  readonly name: string;
  /** The fewest arguments. */
  readonly least: number;
  /** The most arguments; absent: any number. */
  readonly most?: number;
  readonly apply: (...values: readonly Num[]) => Num;
  /** How it acts on ranges; absent: nothing is known of the result of an endless argument. */
  readonly acts?: Acts;
  /** How large a result can be; absent: nothing is known of that. */
  readonly grows?: Grows;
  /** Whether a result is the very value and not the nearest double; absent: it always is. */
  readonly isExact?: IsExact;
  /** `kept`: of whole arguments the result is whole. `made`: it always is. Absent: neither. */
  readonly wholes?: 'kept' | 'made';
  /** Its result is the highest or the lowest of its arguments. */
  readonly picks?: 'highest' | 'lowest';
  readonly doc: string;
  /** What the result is, from the arguments in words; absent: as it is written. */
  readonly phrase?: (...given: readonly string[]) => string;
  readonly example: string;
}

type Phrase = NonNullable<FunctionRecord['phrase']>;

/** A root or a broken power of whole numbers need not be whole. */
function mayBreak({ wholes: _, ...record }: FunctionRecord, isExact: IsExact): FunctionRecord {
  return { ...record, isExact };
}

/** "a, b and c" */
const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((each) => each !== '').join(' and ');

const ofOne = (
  name: string,
  apply: (value: Num) => Num,
  doc: string,
  phrase: Phrase,
  example: string,
  acts: Acts = rising(apply),
  wholes: 'kept' | 'made' = 'made',
  grows: Grows = growsAsRounded(growsAsOperand),
): FunctionRecord => ({
  name,
  least: 1,
  most: 1,
  apply: (value = 0) => apply(value),
  acts,
  grows,
  wholes,
  doc,
  phrase,
  example,
});

const ofTwo = (
  name: string,
  apply: (left: Num, right: Num) => Num,
  doc: string,
  phrase: Phrase,
  example: string,
  grows: Grows,
  acts: Acts,
): FunctionRecord => ({
  name,
  least: 2,
  most: 2,
  apply: (left = 0, right = 0) => apply(left, right),
  grows,
  acts,
  wholes: 'kept',
  doc,
  phrase,
  example,
});

const ofMany = (
  name: string,
  pick: (left: Num, right: Num) => Num,
  picks: 'highest' | 'lowest',
  doc: string,
  phrase: Phrase,
  example: string,
): FunctionRecord => ({
  name,
  least: 1,
  apply: (first = 0, ...rest) => rest.reduce(pick, first),
  picks,
  acts: rising((first = 0, ...rest) => rest.reduce(pick, first)),
  grows: growsAsSum,
  wholes: 'kept',
  doc,
  phrase,
  example,
});

export const functions: readonly FunctionRecord[] = [
  ofOne('floor', floor, 'rounds down', (n) => `${n}, rounded down`, 'floor(d20/2)'),
  ofOne('ceil', ceil, 'rounds up', (n) => `${n}, rounded up`, 'ceil(d20/2)'),
  ofOne(
    'round',
    round,
    'rounds to the nearest whole number, halves away from zero',
    (n) => `${n}, rounded to the nearest`,
    'round(d20/2)',
  ),
  ofOne('trunc', trunc, 'rounds toward zero', (n) => `${n}, rounded toward zero`, 'trunc(-d20/2)'),
  ofOne(
    'abs',
    abs,
    'the distance from zero',
    (n) => `the distance of ${n} from zero`,
    'abs(d6-d6)',
    ofDistance,
    'kept',
    growsAsOperand,
  ),
  ofOne(
    'sign',
    sign,
    '-1, 0 or 1, as the number is negative, zero or positive',
    (n) => `the sign of ${n} (-1, 0 or 1)`,
    'sign(d6-d6)',
    rising(sign),
    'made',
    growsToOne,
  ),
  mayBreak(
    ofOne(
      'sqrt',
      sqrt,
      'the square root',
      (n) => `the square root of ${n}`,
      'sqrt(d100)',
      ofRoot,
      'made',
      growsAsRoot,
    ),
    (root, square = 0) => equals(mul(root, root), square),
  ),
  ofMany(
    'min',
    min,
    'lowest',
    'the least of its arguments',
    (...all) => (all.length === 1 ? `${all[0]}` : `the least of ${listed(all)}`),
    'min(d6, 4)',
  ),
  ofMany(
    'max',
    max,
    'highest',
    'the greatest of its arguments',
    (...all) => (all.length === 1 ? `${all[0]}` : `the greatest of ${listed(all)}`),
    'max(d6, d8)',
  ),
  mayBreak(
    ofTwo(
      'pow',
      pow,
      'raises the first to the power of the second',
      (base, power) => `${base} to the power of ${power}`,
      'pow(2, d4)',
      growsAsPower,
      ofPower,
    ),
    isExactPower,
  ),
  ofTwo(
    'mod',
    mod,
    'the rest of a division, with the sign of the divisor',
    (n, by) => `the rest of dividing ${n} by ${by}`,
    'mod(d20, 3)',
    growsAsRemainder,
    ofRemainder,
  ),
];
