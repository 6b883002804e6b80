/** Reads a modifier's arguments by the shape that its record asks for. */

import { showNumber } from '../../number/format.ts';
import type { Num } from '../../number/index.ts';
import { ceil, floor, isWhole, toText } from '../../number/index.ts';
import type { Given, ModifierRecord, OptionName, Refusal, Takes } from '../modifier.ts';
import { options } from '../modifier.ts';
import type { Comparison, Test } from '../rules/rule.ts';

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
): Given | Refusal | 'unknown' {
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
        const read = wholeNumber(argument.value, 0, '"limit"', index);
        if (typeof read !== 'number') return read;
        limit = read;
      }
    } else if (argument.value === undefined) {
      unknown = true;
    } else if (takes.shape === 'numbers' || isSize(takes, argument, index)) {
      const least = 'least' in takes ? takes.least : undefined;
      const read = wholeNumber(argument.value, least, `"${record.name}"`, index);
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
  what: string,
  argument: number,
): number | Refusal {
  if (typeof value === 'number' && (least === undefined || value >= least)) return value;
  const asked = least === undefined ? 'a whole number' : `a whole number from ${least}`;
  return {
    code: 'unsuitable-argument',
    message: `${what} takes ${asked}, not ${showNumber(value)}`,
    argument,
  };
}

/** What is wrong with the number and kind of the arguments, whatever their values. */
function shapeProblem(record: ModifierRecord, written: readonly Argument[]): Refusal | undefined {
  const { takes, name } = record;
  const refuse = (message: string, argument?: number): Refusal => ({
    code: 'unsuitable-argument',
    message,
    hint: `as in "${record.usage ?? record.example}"`,
    ...(argument === undefined ? {} : { argument }),
  });
  const plain = written.filter(({ kind }) => kind !== 'option').length;
  const problem = optionProblem(record, written, plain);
  if (problem !== undefined) return problem;
  switch (takes.shape) {
    case 'size':
      return undefined;
    case 'nothing':
      return plain === 0 ? undefined : refuse(`"${name}" takes no number`, 0);
    case 'comparison':
      return plain === 1 && written[0]?.kind === 'test'
        ? undefined
        : refuse('a count takes one comparison');
    case 'condition':
      return plain > 0 || takes.default !== undefined
        ? undefined
        : refuse(`"${name}" needs a condition`);
    case 'numbers': {
      const test = written.findIndex(({ kind }) => kind === 'test');
      if (test >= 0) return refuse(`"${name}" takes a number, not a comparison`, test);
      if (plain < takes.fewest && !(plain === 0 && takes.default !== undefined)) {
        return refuse(
          `"${name}" needs ${takes.fewest === 1 ? 'a number' : `${takes.fewest} numbers`}`,
        );
      }
      if (plain <= takes.most) return undefined;
      return refuse(
        `"${name}" takes ${takes.most === 1 ? 'one number' : `at most ${takes.most} numbers`}`,
        takes.most,
      );
    }
  }
}

function optionProblem(
  record: ModifierRecord,
  written: readonly Argument[],
  plain: number,
): Refusal | undefined {
  const { takes, name } = record;
  const refuse = (message: string, argument: number, hint?: string): Refusal => ({
    code: 'unsuitable-option',
    message,
    argument,
    ...(hint === undefined ? {} : { hint }),
  });
  const allowed = 'options' in takes ? (takes.options ?? []) : [];
  const seen = new Set<OptionName>();
  for (const [index, argument] of written.entries()) {
    if (argument.kind !== 'option') {
      if (index >= plain)
        return refuse('options come last, behind numbers and conditions', index - 1);
      continue;
    }
    if (!allowed.includes(argument.name)) {
      const hint =
        allowed.length === 0
          ? `"${name}" takes no options`
          : `the options of "${name}" are: ${allowed.join(', ')}`;
      return refuse(`"${argument.name}" is no option of "${name}"`, index, hint);
    }
    if (seen.has(argument.name)) return refuse(`"${argument.name}" stands twice`, index);
    seen.add(argument.name);
    if (seen.has('once') && seen.has('limit')) {
      return refuse('"once" and "limit" exclude each other: "once" is "limit 1"', index);
    }
    const takesNumber = options.find((option) => option.name === argument.name)?.takesNumber;
    if (takesNumber === false && 'value' in argument) {
      return refuse(`"${argument.name}" takes no number`, index);
    }
    if (takesNumber === true && !('value' in argument)) {
      return refuse(`"${argument.name}" needs a number`, index, 'as in "d6!(6, limit 3)"');
    }
  }
  return undefined;
}
