/** Numbers, operators and functions of an explanation, in English. */
import { loose, plain, trailing } from '../../../explain/said.ts';
import type { CommonWords } from '../../../explain/words.ts';
import { numberText } from '../../../number/format.ts';
import type { Num } from '../../../number/index.ts';
import type { Comparison } from '../../../vocabulary/rules/rule.ts';
import { listed } from '../numbers.ts';
import { numbers } from '../render/numbers.ts';

export const shownNumber = (value: Num): string =>
  numberText(value, { about: 'about', fraction: 'alone', digits: 15, style: numbers });

const atLeastOne = (word: string, all: readonly string[]): string =>
  all.length === 1 ? `${all[0]}` : `the ${word} of ${listed(all)}`;

export const common: CommonWords = {
  number: shownNumber,
  listed: (words) => listed(words),
  labelled: (text, label) => `${text} for "${label}"`,
  between: {
    '+': 'plus',
    '-': 'minus',
    '*': 'times',
    '/': 'divided by',
    '//': 'divided (rounding down) by',
    '%': 'modulo',
    '**': 'to the power of',
  },
  calculated: {
    '//': (n, by) => trailing(`${n} divided by ${by}, rounded down`),
    '%': (n, by) => loose(`the remainder after dividing ${n} by ${by}`),
  },
  minus: (operand) => `minus ${operand}`,
  functions: {
    floor: (n = '') => trailing(`${n}, rounded down`),
    ceil: (n = '') => trailing(`${n}, rounded up`),
    round: (n = '') => trailing(`${n}, rounded to the nearest whole number`),
    trunc: (n = '') => trailing(`${n}, rounded toward zero`),
    abs: (n = '') => plain(`the distance of ${n} from zero`),
    sign: (n = '') => plain(`the sign of ${n} (-1, 0 or 1)`),
    sqrt: (n = '') => plain(`the square root of ${n}`),
    min: (...all) => loose(atLeastOne(all.length === 2 ? 'lower' : 'lowest', all)),
    max: (...all) => loose(atLeastOne(all.length === 2 ? 'higher' : 'highest', all)),
    pow: (base = '', power = '') => plain(`${base} to the power of ${power}`),
    mod: (n = '', by = '') => loose(`the remainder after dividing ${n} by ${by}`),
  },
  call: (name, given) => `${name}(${given.join(', ')})`,
};

/** "at least 15", after "is" */
export const comparisons: Readonly<Record<Comparison, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '<>': 'not equal to',
  '=': 'equal to',
  '>': 'more than',
  '<': 'less than',
};
