/** A caller's own modifiers and functions: checked when they are given, and in what they give. */

import { errorCodes } from '../diagnostics/index.ts';
import type { Num, Ratio } from '../number/index.ts';
import { ArithmeticFault, fromDouble, ratio } from '../number/index.ts';
import type { FunctionRecord } from './arithmetic/functions.ts';
import type { Given, ModifierRecord, Refusal } from './modifier.ts';
import { isRefusal } from './modifier.ts';
import { ruleKinds } from './rules/kinds.ts';
import { isAbsentOr, isFields, isFrom, isOneOf, ruleProblem } from './rules/validate-rule.ts';

/** The record with its rules checked: an unsound one is refused where the modifier stands. */
export function checkedModifier(record: ModifierRecord): ModifierRecord {
  const { rule: own, takes, aliases } = record;
  // Copies, so that nothing of the caller's is looked at later but the functions.
  const checked: ModifierRecord = {
    ...record,
    takes: Object.freeze({ ...takes }),
    ...(aliases === undefined ? {} : { aliases: Object.freeze([...aliases]) }),
    rule: (given: Given, die) => {
      const rule = own.call(record, given, die);
      if (typeof rule === 'object' && rule !== null && isRefusal(rule)) return refusalOf(rule);
      const problem = ruleProblem(rule, record.kind);
      return problem === undefined ? rule : unsound(checked.name, problem);
    },
  };
  return Object.freeze(checked);
}

const unsound = (name: string, problem: string): Refusal => ({
  code: 'unsuitable-vocabulary',
  message: `the rule of "${name}" cannot be used: ${problem}`,
});

const refusalOf = ({ code, message, hint, argument, instead }: Refusal): Refusal => ({
  code: errorCodes.find((known) => known === code) ?? 'unsuitable-vocabulary',
  message: String(message),
  ...(hint === undefined ? {} : { hint: String(hint) }),
  ...(Number.isInteger(argument) ? { argument: argument as number } : {}),
  ...(instead === undefined ? {} : { instead: String(instead) }),
});

/** The record with its results checked and brought into the one form of exact numbers. */
export function checkedFunction(record: FunctionRecord): FunctionRecord {
  const { name, apply: own } = record;
  const apply = (...values: readonly Num[]): Num => exact(own.call(record, ...values), name);
  return Object.freeze({ ...record, apply });
}

function exact(result: unknown, name: string): Num {
  if (typeof result === 'number' && Number.isFinite(result)) return fromDouble(result);
  if (typeof result === 'object' && result !== null) {
    const { numerator, denominator } = result as Partial<Ratio>;
    if (typeof numerator === 'bigint' && typeof denominator === 'bigint') {
      return ratio(numerator, denominator);
    }
  }
  throw new ArithmeticFault('not-a-real-number', { reason: 'no-result', name });
}

const shapes: readonly string[] = ['nothing', 'numbers', 'condition', 'size'];

/** More aliases than this are a mistake. */
const mostAliases = 100;

/** Whether a caller's record is none, or has no name by which it could be told from others. */
export function nameProblem(record: unknown): string | undefined {
  if (!isFields(record)) return 'it is not an object';
  if (typeof record.name !== 'string') return 'it has no name';
  const { aliases } = record;
  if (!isAbsentOr(aliases, Array.isArray(aliases))) return 'its aliases are no list';
  return Array.isArray(aliases) && aliases.length > mostAliases
    ? 'it has too many aliases'
    : undefined;
}

/** What is wrong with a caller's modifier itself, or undefined. */
export function modifierProblem(record: ModifierRecord): string | undefined {
  if (!isOneOf(record.kind, ruleKinds)) return 'its kind of rule is not known';
  if (typeof record.rule !== 'function') return 'it has no rule';
  if (!isFields(record.takes) || !isOneOf(record.takes.shape, shapes)) {
    return 'the shape of its arguments is not known';
  }
  return undefined;
}

/** What is wrong with a caller's function itself, or undefined. */
export function functionProblem(record: FunctionRecord): string | undefined {
  if (typeof record.apply !== 'function') return 'it has nothing to apply';
  if (!isFrom(1, record.least)) return '"least" is not a whole number from 1';
  const most = record.most;
  return isAbsentOr(most, isFrom(record.least, most))
    ? undefined
    : '"most" is not a whole number from "least"';
}
