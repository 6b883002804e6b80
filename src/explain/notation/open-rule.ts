/**
 * The rule of a modifier whose die or numbers are not known yet. Its record is asked twice, with made-up numbers: what
 * is the same in both rules holds for all, and where both show the number that was made up for an argument, the rule
 * holds that argument. Where they differ in any other way, or where an argument is not found in them, what the rule does
 * depends on what is not known.
 */
import type { ArgumentNode, Expression } from '../../grammar/tree/ast.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isRefusal } from '../../vocabulary/modifier.ts';
import type { Argument } from '../../vocabulary/resolve/read-arguments.ts';
import { readArguments } from '../../vocabulary/resolve/read-arguments.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { TestFacts } from '../facts.ts';
import { shielded } from '../said.ts';
import type { Context } from './context.ts';
import type { Reads } from './when.ts';

export interface OpenRule {
  readonly rule: Rule;
  readonly reads: Reads;
  /** Whether all its numbers are certain; else only its shape may be. */
  readonly certain: boolean;
}

/** @param die - the die that it applies to; undefined: not known yet */
export function openRule(
  record: ModifierRecord,
  written: readonly ArgumentNode[],
  die: Die | undefined,
  context: Context,
): OpenRule | undefined {
  for (const [one, other] of trials(written.length, die)) {
    const first = tried(record, written, one, context);
    const second = tried(record, written, other, context);
    if (first === undefined && second === undefined) continue;
    // What is refused for some numbers is not certain for any.
    if (first === undefined || second === undefined) return undefined;
    const certain = agree(first, second) && holdsAll(first);
    return { rule: first.rule, certain, reads: (number) => first.stands.get(number) ?? number };
  }
  return undefined;
}

/** Numbers to try: a die, and one for each argument that is not known. */
interface Trial {
  readonly die: Die;
  readonly isMadeUp: boolean;
  readonly numbers: readonly number[];
}

/** Numbers far above any that a notation holds; where the die does not allow them, numbers within its faces. */
function trials(arguments_: number, die: Die | undefined): readonly (readonly [Trial, Trial])[] {
  const places = Array.from({ length: arguments_ }, (_, index) => index);
  const trial = (numbers: readonly number[], sides: number): Trial =>
    die === undefined
      ? { die: { sides, least: -sides, highest: sides }, isMadeUp: true, numbers }
      : { die, isMadeUp: false, numbers };
  const far = (from: number): readonly number[] => places.map((index) => from + 1_009 * index);
  const pairs = [[trial(far(100_003), 9_000_011), trial(far(200_018), 8_000_009)] as const];
  if (die === undefined) return pairs;
  const span = die.highest - die.least;
  const within = places.map(
    (index) => die.least + 1 + Math.floor(((index + 1) * (span - 1)) / (arguments_ + 1)),
  );
  const lower = within.map((number) => number - 1);
  return [...pairs, [trial(within, 0), trial(lower, 0)]];
}

interface Tried {
  readonly rule: Rule;
  /** What each made-up number stands for. */
  readonly stands: ReadonlyMap<number, TestFacts['than']>;
}

function tried(
  record: ModifierRecord,
  written: readonly ArgumentNode[],
  { die, isMadeUp, numbers }: Trial,
  context: Context,
): Tried | undefined {
  const stands = new Map<number, TestFacts['than']>();
  if (isMadeUp) stands.set(die.highest, { face: 'highest' }).set(die.least, { face: 'lowest' });
  const numberFor = (node: Expression, index: number): Exclude<Argument['value'], undefined> => {
    const known = context.known(node);
    if (known !== undefined) return known;
    const number = numbers[index] ?? 0;
    stands.set(number, shielded(context.noun(node)));
    return number;
  };
  const read = readArguments(
    record,
    written.map((argument, index): Argument => {
      const { value } = argument;
      const given = value === undefined ? {} : { value: numberFor(value, index) };
      if (argument.kind === 'option') return { kind: 'option', name: argument.name, ...given };
      return argument.kind === 'test'
        ? { kind: 'test', operator: argument.operator, value: given.value }
        : { kind: 'value', value: given.value };
    }),
  );
  if (read === 'unknown' || isRefusal(read)) return undefined;
  const rule = record.rule(read, die);
  return isRefusal(rule) ? undefined : { rule, stands };
}

/** Whether two rules are the same, except for the numbers that were made up. */
const agree = (one: Tried, other: Tried): boolean =>
  alike(one.rule, other.rule, one.stands, other.stands);

/** Whether a rule shows every argument: one that does not appear may have done something else to it. */
function holdsAll({ rule, stands }: Tried): boolean {
  const found = new Set<unknown>();
  JSON.stringify(rule, (_, value: unknown) => {
    found.add(value);
    return value;
  });
  return [...stands].every(([number, what]) => typeof what === 'object' || found.has(number));
}

function alike(
  one: unknown,
  other: unknown,
  ones: Tried['stands'],
  others: Tried['stands'],
): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    const [stands, also] = [ones.get(one), others.get(other)];
    return stands === undefined && also === undefined
      ? one === other
      : JSON.stringify(stands) === JSON.stringify(also);
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const [fields, same] = [Object.entries(one), Object.entries(other)];
  return (
    fields.length === same.length &&
    fields.every(([key, value]) => alike(value, Reflect.get(other, key), ones, others))
  );
}
