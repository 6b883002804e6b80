/** How a modifier's arguments are read: every shape, every option, and all that is refused. */
import { expect, test } from 'vitest';
import { fromBigInt, fromDouble, neg } from '../../../src/number/index.ts';
import type { ModifierRecord, Takes } from '../../../src/vocabulary/modifier.ts';
import type { Argument } from '../../../src/vocabulary/resolve/read-arguments.ts';
import { readArguments, wholeTest } from '../../../src/vocabulary/resolve/read-arguments.ts';
import type { Comparison } from '../../../src/vocabulary/rules/rule.ts';

const half = fromDouble(2.5);
const huge = fromBigInt(2n ** 60n);

test.each<[Comparison, Parameters<typeof wholeTest>[1], string]>([
  ['=', 3, '=3'],
  ['<>', 3, '<>3'],
  ['>=', 3, '>=3'],
  // Dice are whole numbers.
  ['=', half, '=0.5 exact 5/2'],
  ['<>', half, '<>0.5 exact 5/2'],
  ['>=', half, '>=3 exact 5/2'],
  ['<', half, '<3 exact 5/2'],
  ['>', half, '>2 exact 5/2'],
  ['<=', half, '<=2 exact 5/2'],
  ['>', huge, '>9007199254740992 exact 1152921504606846976'],
  ['=', huge, '=9007199254740992 exact 1152921504606846976'],
  ['>', neg(huge), '>-9007199254740992 exact -1152921504606846976'],
])('%s %s as a test of dice', (op, value, told) => {
  const { op: same, than, exact } = wholeTest(op, value);
  expect(`${same}${than}${exact === undefined ? '' : ` exact ${exact}`}`).toBe(told);
});

const value = (of?: Argument['value']): Argument => ({ kind: 'value', value: of });
const comparison = (of?: Argument['value']): Argument => ({
  kind: 'test',
  operator: '>',
  value: of,
});
const option = (name: string, of?: Argument['value']): Argument =>
  ({ kind: 'option', name, ...(of === undefined ? {} : { value: of }) }) as Argument;
const unknownLimit = { kind: 'option', name: 'limit', value: undefined } as Argument;

const one: Takes = { shape: 'numbers', fewest: 1, most: 1, least: 1 };
const two: Takes = { shape: 'numbers', fewest: 2, most: 2, options: ['once', 'limit', 'rising'] };
const three: Takes = { shape: 'numbers', fewest: 0, most: 3 };
const byDefault: Takes = { shape: 'numbers', fewest: 1, most: 1, default: 7 };
const condition: Takes = { shape: 'condition', options: ['once', 'limit'] };
const optional: Takes = { shape: 'condition', default: () => [] };
const size: Takes = { shape: 'size', default: 2, least: 2 };
const nothing: Takes = { shape: 'nothing' };
const counted: Takes = { shape: 'comparison' };

const known = (rest: object): object => ({ numbers: [], tests: [], bare: false, ...rest });
const above = (than: number): object => ({ op: '>', than });
const refused = (message: string, at?: number): object => ({
  code: 'unsuitable-argument',
  message,
  hint: 'as in "4d6x(2)"',
  ...(at === undefined ? {} : { argument: at }),
});
const badNumber = (message: string, at: number): object => ({
  code: 'unsuitable-argument',
  message,
  argument: at,
});
const refusedOption = (message: string, at: number, hint?: string): object => ({
  code: 'unsuitable-option',
  message,
  argument: at,
  ...(hint === undefined ? {} : { hint }),
});

test.each<[string, Takes, readonly Argument[], object | 'unknown']>([
  ['a number', one, [value(3)], known({ numbers: [3] })],
  ['two numbers', two, [value(3), value(-4)], known({ numbers: [3, -4] })],
  ['no number of three', three, [], known({ bare: true })],
  ['a number that is not known', one, [value()], 'unknown'],
  ['the default', byDefault, [], known({ numbers: [7], bare: true })],
  ['no default', byDefault, [value(3)], known({ numbers: [3] })],
  ['too small a number', one, [value(0)], badNumber('"x" takes a whole number from 1, not 0', 0)],
  [
    'a broken number',
    two,
    [value(1), value(half)],
    badNumber('"x" takes a whole number, not 2.5', 1),
  ],
  [
    'a broken number beside what is not known',
    two,
    [value(), value(half)],
    badNumber('"x" takes a whole number, not 2.5', 1),
  ],
  ['no number', one, [], refused('"x" needs a number')],
  ['one number of two', two, [value(1)], refused('"x" needs 2 numbers')],
  ['a number too many', one, [value(1), value(2)], refused('"x" takes one number', 1)],
  ['three of two', two, [value(1), value(2), value(3)], refused('"x" takes at most 2 numbers', 2)],
  ['four of three', three, [1, 2, 3, 4].map(value), refused('"x" takes at most 3 numbers', 3)],
  [
    'a comparison for a number',
    two,
    [value(1), comparison(2)],
    refused('"x" takes a number, not a comparison', 1),
  ],
  ['a condition', condition, [comparison(4)], known({ tests: [above(4)] })],
  [
    'conditions',
    condition,
    [comparison(4), value(1)],
    known({ tests: [above(4), { op: '=', than: 1 }] }),
  ],
  ['a condition that is not known', condition, [comparison(), value(1)], 'unknown'],
  ['no condition', condition, [], refused('"x" needs a condition')],
  ['no condition but options', condition, [option('once')], refused('"x" needs a condition')],
  ['the condition by default', optional, [], known({ bare: true })],
  ['a size', size, [value(3)], known({ numbers: [3] })],
  [
    'a size and conditions',
    size,
    [value(3), comparison(4), value(5)],
    known({ numbers: [3], tests: [above(4), { op: '=', than: 5 }] }),
  ],
  [
    'conditions without a size',
    size,
    [comparison(4), value(5)],
    known({ numbers: [2], tests: [above(4), { op: '=', than: 5 }] }),
  ],
  ['no size', size, [], known({ numbers: [2], bare: true })],
  ['too small a size', size, [value(1)], badNumber('"x" takes a whole number from 2, not 1', 0)],
  ['nothing', nothing, [], known({ bare: true })],
  ['something for nothing', nothing, [value(1)], refused('"x" takes no number', 0)],
  ['a count', counted, [comparison(4)], known({ tests: [above(4)] })],
  ['a count without a comparison', counted, [value(4)], refused('a count takes one comparison')],
  [
    'a count of two',
    counted,
    [comparison(4), comparison(5)],
    refused('a count takes one comparison'),
  ],
  ['a count of none', counted, [], refused('a count takes one comparison')],
  [
    'once',
    condition,
    [value(1), option('once')],
    known({ tests: [{ op: '=', than: 1 }], limit: 1 }),
  ],
  [
    'a limit',
    condition,
    [value(1), option('limit', 3)],
    known({ tests: [{ op: '=', than: 1 }], limit: 3 }),
  ],
  [
    'a limit of none',
    condition,
    [value(1), option('limit', 0)],
    known({ tests: [{ op: '=', than: 1 }], limit: 0 }),
  ],
  ['rising', two, [value(1), value(2), option('rising')], known({ numbers: [1, 2], rising: true })],
  [
    'rising, at most',
    two,
    [value(1), value(2), option('rising'), option('limit', 4)],
    known({ numbers: [1, 2], rising: true, limit: 4 }),
  ],
  ['a limit that is not known', condition, [value(1), unknownLimit], 'unknown'],
  [
    'a limit below 0',
    condition,
    [value(1), option('limit', -1)],
    badNumber('"limit" takes a whole number from 0, not -1', 1),
  ],
  [
    'a broken limit',
    condition,
    [value(1), option('limit', half)],
    badNumber('"limit" takes a whole number from 0, not 2.5', 1),
  ],
  [
    'an option too early',
    condition,
    [option('once'), value(1)],
    refusedOption('options come last, behind numbers and conditions', 0),
  ],
  [
    'no such option',
    condition,
    [value(1), option('rising')],
    refusedOption('"rising" is no option of "x"', 1, 'the options of "x" are: once, limit'),
  ],
  [
    'no options at all',
    one,
    [value(1), option('once')],
    refusedOption('"once" is no option of "x"', 1, '"x" takes no options'),
  ],
  [
    'none for a count',
    counted,
    [comparison(1), option('once')],
    refusedOption('"once" is no option of "x"', 1, '"x" takes no options'),
  ],
  [
    'an option twice',
    condition,
    [value(1), option('once'), option('once')],
    refusedOption('"once" stands twice', 2),
  ],
  [
    'once and a limit',
    condition,
    [value(1), option('once'), option('limit', 2)],
    refusedOption('"once" and "limit" exclude each other: "once" is "limit 1"', 2),
  ],
  [
    'a limit and once',
    condition,
    [value(1), option('limit', 2), option('once')],
    refusedOption('"once" and "limit" exclude each other: "once" is "limit 1"', 2),
  ],
  [
    'once with a number',
    condition,
    [value(1), option('once', 2)],
    refusedOption('"once" takes no number', 1),
  ],
  [
    'a limit without a number',
    condition,
    [value(1), option('limit')],
    refusedOption('"limit" needs a number', 1, 'as in "d6!(6, limit 3)"'),
  ],
])('%s', (_, takes, written, read) => {
  const record = { name: 'x', takes, example: '4d6x(2)' } as unknown as ModifierRecord;
  expect(readArguments(record, written)).toEqual(read);
  // An example with arguments is shown where there is one.
  const shown = readArguments({ ...record, usage: '4d6x(9)' }, written);
  if (typeof read === 'object' && 'hint' in read && read.hint === 'as in "4d6x(2)"')
    expect(shown).toEqual({ ...read, hint: 'as in "4d6x(9)"' });
});
