/** Reads a modifier's arguments by the shape that its record asks for. */

import type { Details } from '../../diagnostics/index.ts';
import { numberFact } from '../../number/fact.ts';
import type { Num } from '../../number/index.ts';
import { ceil, floor, isWhole, toText } from '../../number/index.ts';
import type { Given, ModifierRecord, OptionName, RuleFault, Takes } from '../modifier.ts';
import { options } from '../modifier.ts';
import type { Comparison, Test } from '../rules/rule.ts';
import { limitExample } from './condition-facts.ts';

/** One argument as written. A value that is not known yet, a variable's, is undefined. */
export type Argument =
  | { readonly kind: 'value'; readonly value: Num | undefined }
  | { readonly kind: 'test'; readonly operator: Comparison; readonly value: Num | undefined }
  | { readonly kind: 'option'; readonly name: OptionName; readonly value?: Num | undefined };

/** Stands for "no die equals this": dice are whole numbers. */
const neverEqual = 0.5;

/** Beyond every die, in both directions. */
const beyond = 2 ** 53;

/** A comparison with any number, as the same comparison with a whole number. */
export function wholeTest(op: Comparison, value: Num): Test {
  const exact = typeof value === 'number' ? {} : { exact: toText(value) };
  if (op === '=' || op === '<>') {
    return { op, than: isWhole(value) ? near(value) : neverEqual, ...exact };
  }
  // Dice are whole: at least 2.5 is at least 3, above 2.5 is above 2.
  return { op, than: near(op === '>=' || op === '<' ? ceil(value) : floor(value)), ...exact };
}

function near(whole: Num): number {
  if (typeof whole === 'number') return whole;
  return whole.numerator < 0n ? -beyond : beyond;
}

/**
 * The arguments in the form that a record's rule takes. `unknown` when the shape is right but a value is
 * not known yet; a refusal when the shape or a value is wrong.
 */
export function readArguments(
  record: ModifierRecord,
  written: readonly Argument[],
): Given | RuleFault | 'unknown' {
  const { takes } = record;
  const shape = shapeProblem(record, written);
  if (shape !== undefined) return shape;
  const numbers: number[] = [];
  const tests: Test[] = [];
  let limit: number | undefined;
  let rising = false;
  // All that is known is judged, whatever else is not known yet.
  let unknown = false;
  for (const [index, argument] of written.entries()) {
    if (argument.kind === 'option') {
      if (argument.name === 'rising') rising = true;
      else if (argument.name === 'once') limit = 1;
      else {
        if (argument.value === undefined) {
          unknown = true;
          continue;
        }
        const read = wholeNumber(argument.value, 0, argument.name, index);
        if (typeof read !== 'number') return read;
        limit = read;
      }
    } else if (argument.value === undefined) {
      unknown = true;
    } else if (takes.shape === 'numbers' || isSize(takes, argument, index)) {
      const least = 'least' in takes ? takes.least : undefined;
      const read = wholeNumber(argument.value, least, record.name, index);
      if (typeof read !== 'number') return read;
      numbers.push(read);
    } else {
      tests.push(wholeTest(argument.kind === 'test' ? argument.operator : '=', argument.value));
    }
  }
  if (unknown) return 'unknown';
  const bare = numbers.length === 0 && tests.length === 0;
  if (numbers.length === 0) {
    const byDefault =
      takes.shape === 'numbers' || takes.shape === 'size' ? takes.default : undefined;
    if (byDefault !== undefined) numbers.push(byDefault);
  }
  return {
    numbers,
    tests,
    bare,
    ...(limit === undefined ? {} : { limit }),
    ...(rising ? { rising } : {}),
  };
}

/** The number before the conditions: a value in the first place. */
const isSize = ({ shape }: Takes, { kind }: Argument, index: number): boolean =>
  shape === 'size' && kind === 'value' && index === 0;

function wholeNumber(
  value: Num,
  least: number | undefined,
  of: string,
  argument: number,
): number | RuleFault {
  if (typeof value === 'number' && (least === undefined || value >= least)) return value;
  const from = least === undefined ? {} : { least };
  const details = { reason: 'not-whole', of, ...from, given: numberFact(value) } as const;
  return { code: 'unsuitable-argument', details, argument };
}

/** What is wrong with the number and kind of the arguments, whatever their values. */
function shapeProblem(record: ModifierRecord, written: readonly Argument[]): RuleFault | undefined {
  const { takes, name: modifier } = record;
  const example = record.usage ?? record.example;
  const refuse = (
    details: Details<'unsuitable-argument'>,
    argument?: number,
  ): RuleFault | undefined => ({
    code: 'unsuitable-argument',
    details,
    ...(argument === undefined ? {} : { argument }),
  });
  const plain = written.filter(({ kind }) => kind !== 'option').length;
  const problem = optionProblem(record, written, plain);
  if (problem !== undefined) return problem;
  switch (takes.shape) {
    case 'size':
      return undefined;
    case 'nothing':
      return plain === 0 ? undefined : refuse({ reason: 'takes-nothing', modifier, example }, 0);
    case 'comparison':
      return plain === 1 && written[0]?.kind === 'test'
        ? undefined
        : refuse({ reason: 'one-comparison', example });
    case 'condition':
      return plain > 0 || takes.default !== undefined
        ? undefined
        : refuse({ reason: 'needs-condition', modifier, example });
    case 'numbers': {
      const { fewest, most } = takes;
      const test = written.findIndex(({ kind }) => kind === 'test');
      if (test >= 0) return refuse({ reason: 'takes-no-comparison', modifier, example }, test);
      if (plain < fewest && !(plain === 0 && takes.default !== undefined)) {
        return refuse({ reason: 'too-few-numbers', modifier, fewest, example });
      }
      if (plain <= most) return undefined;
      return refuse({ reason: 'too-many-numbers', modifier, most, example }, most);
    }
  }
}

function optionProblem(
  record: ModifierRecord,
  written: readonly Argument[],
  plain: number,
): RuleFault | undefined {
  const { takes, name: modifier } = record;
  const refuse = (details: Details<'unsuitable-option'>, argument: number): RuleFault => ({
    code: 'unsuitable-option',
    details,
    argument,
  });
  const known = 'options' in takes ? (takes.options ?? []) : [];
  const seen = new Map<OptionName, number>();
  for (const [index, argument] of written.entries()) {
    if (argument.kind !== 'option') {
      const [first] = seen;
      if (index < plain || first === undefined) continue;
      return refuse({ reason: 'not-last', option: first[0] }, first[1]);
    }
    const { name: option } = argument;
    if (!known.includes(option))
      return refuse({ reason: 'unknown', option, modifier, known }, index);
    if (seen.has(option)) return refuse({ reason: 'repeated', option }, index);
    seen.set(option, index);
    if (seen.has('once') && seen.has('limit')) return refuse({ reason: 'once-and-limit' }, index);
    const takesNumber = options.find(({ name }) => name === option)?.takesNumber;
    if (takesNumber === false && 'value' in argument) {
      return refuse({ reason: 'takes-no-number', option }, index);
    }
    if (takesNumber === true && !('value' in argument)) {
      return refuse({ reason: 'needs-number', option, ...limitExample(record) }, index);
    }
  }
  return undefined;
}
