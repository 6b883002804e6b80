/** A caller's own modifiers and functions: checked when they are given, and in what they give. */

import type { RecordProblem, RuleProblem } from '../diagnostics/details/calls.ts';
import type { OwnText } from '../diagnostics/index.ts';
import { errorCodes, ownDetails } from '../diagnostics/index.ts';
import type { Num, Ratio } from '../number/index.ts';
import { ArithmeticFault, fromDouble, ratio } from '../number/index.ts';
import type { FunctionRecord } from './arithmetic/functions.ts';
import type { Given, ModifierRecord, RuleFault } from './modifier.ts';
import { isRefusal } from './modifier.ts';
import { ruleKinds } from './rules/kinds.ts';
import type { Fields } from './rules/validate-rule.ts';
import { isAbsentOr, isFields, isFrom, isOneOf, ruleProblem } from './rules/validate-rule.ts';

/** The record with its rules checked: an unsound one is refused where the modifier is written. */
export function checkedModifier(record: ModifierRecord): ModifierRecord {
  const { rule: own, takes, aliases } = record;
  // Copies, so that nothing of the caller's is looked at later but the functions.
  const checked: ModifierRecord = {
    ...record,
    takes: Object.freeze({ ...takes }),
    ...(aliases === undefined ? {} : { aliases: Object.freeze([...aliases]) }),
    rule: (given: Given, die) => {
      const rule = own.call(record, given, die);
      const refused = typeof rule === 'object' && rule !== null && isRefusal(rule);
      if (refused) return refusalOf(rule) ?? unsound(checked, 'no-message');
      const problem = ruleProblem(rule, checked.kind);
      return problem === undefined ? rule : unsound(checked, problem);
    },
  };
  return Object.freeze(checked);
}

const unsound = ({ name, kind }: ModifierRecord, problem: RuleProblem): RuleFault => ({
  code: 'unsuitable-vocabulary',
  details: { reason: 'rule', modifier: name, kind, problem },
});

/** What a caller's rule refuses with; undefined: it says no word. */
function refusalOf(refusal: object): RuleFault | undefined {
  const { code, message, hint, argument, instead } = refusal as Fields;
  const [said, advice] = [textOf(message), textOf(hint)];
  if (said === undefined) return undefined;
  return {
    code: errorCodes.find((known) => known === code) ?? 'unsuitable-vocabulary',
    details: ownDetails(said, advice),
    ...(Number.isInteger(argument) ? { argument: argument as number } : {}),
    ...(instead === undefined ? {} : { instead: String(instead) }),
  };
}

/** A text, or one for each language, in a copy. */
function textOf(given: unknown): OwnText | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'object') return String(given);
  const texts = Object.entries(given).filter((each): each is [string, string] => {
    return typeof each[1] === 'string';
  });
  return texts.length === 0 ? undefined : Object.freeze(Object.fromEntries(texts));
}

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

/** What is wrong with a caller's record before anything is known of it but its name. */
export function nameProblem(record: unknown): RecordProblem | undefined {
  if (!isFields(record)) return 'not-an-object';
  if (typeof record.name !== 'string') return 'no-name';
  const { aliases } = record;
  if (!isAbsentOr(aliases, Array.isArray(aliases))) return 'aliases-not-a-list';
  return Array.isArray(aliases) && aliases.length > mostAliases ? 'too-many-aliases' : undefined;
}

/** What is wrong with a caller's modifier itself, or undefined. */
export function modifierProblem(record: ModifierRecord): RecordProblem | undefined {
  if (!isOneOf(record.kind, ruleKinds)) return 'unknown-kind';
  if (typeof record.rule !== 'function') return 'no-rule';
  if (!isFields(record.takes) || !isOneOf(record.takes.shape, shapes)) {
    return 'unknown-shape';
  }
  return undefined;
}

/** What is wrong with a caller's function itself, or undefined. */
export function functionProblem(record: FunctionRecord): RecordProblem | undefined {
  if (typeof record.apply !== 'function') return 'nothing-to-apply';
  if (!isFrom(1, record.least)) return 'least';
  const most = record.most;
  return isAbsentOr(most, isFrom(record.least, most)) ? undefined : 'most';
}
