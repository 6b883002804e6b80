/** The functions, one record each. */
import type { OwnText } from '../../diagnostics/index.ts';
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
  /** A caller's own line for help and reference; the built-in ones have theirs in the catalogue of each language. */
  readonly doc?: OwnText;
  /**
   * A caller's own words for the result, from the arguments in words: "twice a d6", in one language or in each that
   * it knows. Absent: as it is written.
   */
  readonly phrase?: (...given: readonly string[]) => OwnText;
  readonly example: string;
}

/** A record under its own name. */
type Named<Name extends string> = FunctionRecord & { readonly name: Name };

/** A root or a fractional power of whole numbers need not be whole. */
function mayBreak<Name extends string>(
  { wholes: _, ...record }: Named<Name>,
  isExact: IsExact,
): Named<Name> {
  return { ...record, isExact };
}

const ofOne = <Name extends string>(
  name: Name,
  apply: (value: Num) => Num,
  example: string,
  acts: Acts = rising(apply),
  wholes: 'kept' | 'made' = 'made',
  grows: Grows = growsAsRounded(growsAsOperand),
): Named<Name> => ({
  name,
  least: 1,
  most: 1,
  apply: (value = 0) => apply(value),
  acts,
  grows,
  wholes,
  example,
});

const ofTwo = <Name extends string>(
  name: Name,
  apply: (left: Num, right: Num) => Num,
  example: string,
  grows: Grows,
  acts: Acts,
): Named<Name> => ({
  name,
  least: 2,
  most: 2,
  apply: (left = 0, right = 0) => apply(left, right),
  grows,
  acts,
  wholes: 'kept',
  example,
});

const ofMany = <Name extends string>(
  name: Name,
  pick: (left: Num, right: Num) => Num,
  picks: 'highest' | 'lowest',
  example: string,
): Named<Name> => ({
  name,
  least: 1,
  apply: (first = 0, ...rest) => rest.reduce(pick, first),
  picks,
  acts: rising((first = 0, ...rest) => rest.reduce(pick, first)),
  grows: growsAsSum,
  wholes: 'kept',
  example,
});

export const functions: readonly Named<FunctionName>[] = [
  ofOne('floor', floor, 'floor(d20/2)'),
  ofOne('ceil', ceil, 'ceil(d20/2)'),
  ofOne('round', round, 'round(d20/2)'),
  ofOne('trunc', trunc, 'trunc(-d20/2)'),
  ofOne('abs', abs, 'abs(d6-d6)', ofDistance, 'kept', growsAsOperand),
  ofOne('sign', sign, 'sign(d6-d6)', rising(sign), 'made', growsToOne),
  mayBreak(ofOne('sqrt', sqrt, 'sqrt(d100)', ofRoot, 'made', growsAsRoot), (root, square = 0) =>
    equals(mul(root, root), square),
  ),
  ofMany('min', min, 'lowest', 'min(d6, 4)'),
  ofMany('max', max, 'highest', 'max(d6, d8)'),
  mayBreak(ofTwo('pow', pow, 'pow(2, d4)', growsAsPower, ofPower), isExactPower),
  ofTwo('mod', mod, 'mod(d20, 3)', growsAsRemainder, ofRemainder),
];

/** The names of the built-in functions: each has words in every language. */
export type FunctionName =
  | 'floor'
  | 'ceil'
  | 'round'
  | 'trunc'
  | 'abs'
  | 'sign'
  | 'sqrt'
  | 'min'
  | 'max'
  | 'pow'
  | 'mod';
