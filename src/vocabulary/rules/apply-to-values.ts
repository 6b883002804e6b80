/** Applies rules to the values of a group: exact numbers, which cannot be thrown again. */
import type { Num } from '../../number/index.ts';
import { add, compare, fromText, toText } from '../../number/index.ts';
import type { ByKind } from './kinds.ts';
import { byKind, isCounting } from './kinds.ts';
import type { Mark, Rule, SetsRule, Test } from './rule.ts';
import { holds, meets } from './rule.ts';
import { alike, kept } from './select-ranks.ts';

/** A value of a group, and what became of it. */
export interface Valued {
  /** Which item of the group it is. */
  readonly item: number;
  readonly value: Num;
  readonly kept: boolean;
  readonly score: number;
  readonly marks: readonly Mark[];
}

export interface ValuedGroup {
  /** In the order shown. */
  readonly items: readonly Valued[];
  readonly counted: boolean;
  readonly total: Num;
}

type Open = { -readonly [key in keyof Valued]: Valued[key] };

/**
 * Each rule in turn goes once through the values that are left.
 *
 * @throws ArithmeticFault when the total is too large
 */
export function applyToValues(values: readonly Num[], rules: readonly Rule[]): ValuedGroup {
  const all = values.map((value, item): Open => ({ item, value, kept: true, score: 0, marks: [] }));
  for (const rule of rules) {
    byKind(
      apply,
      rule,
      all.filter((each) => each.kept),
    );
  }
  const counted = rules.some(isCounting);
  const left = all.filter((each) => each.kept);
  const total = left.reduce<Num>((sum, { score, value }) => add(sum, counted ? score : value), 0);
  return { items: inOrder(all, rules), counted, total };
}

const refuse = ({ kind }: Rule): never => {
  throw new Error(`a rule of kind ${kind} on values`);
};

const apply: ByKind<[left: readonly Open[]], void> = {
  face: ({ tests, countsAs }, left) => {
    for (const each of left) if (meetsExactly(tests, each.value)) each.value = countsAs;
  },
  score: ({ tests, score }, left) => {
    for (const each of left) if (meetsExactly(tests, each.value)) each.score += score;
  },
  mark: ({ tests, mark }, left) => {
    for (const each of left) {
      if (meetsExactly(tests, each.value)) each.marks = withMark(each.marks, mark);
    }
  },
  pool: (rule, left) => {
    const numbers = left.map(({ value }) => value);
    const keeps = kept(numbers, rule, compare, keyOf);
    for (const [index, each] of left.entries()) each.kept = keeps[index] === true;
  },
  sets: applySets,
  order: () => {},
  chain: refuse,
  distinct: refuse,
};

function applySets(rule: SetsRule, left: readonly Open[]): void {
  const numbers = left.map(({ value }) => value);
  const sets = alike(numbers, keyOf).filter(
    ([first = 0, ...others]) =>
      others.length + 1 >= rule.least &&
      (rule.tests === undefined || meetsExactly(rule.tests, numbers[first] ?? 0)),
  );
  for (const [number, places] of sets.entries()) {
    for (const [index, place] of places.entries()) {
      const each = left[place];
      if (each === undefined) continue;
      each.marks = withMark(each.marks, `set ${number + 1}`);
      if (index === 0 && isCounting(rule)) each.score += 1;
    }
  }
}

/** The marks with one more. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.includes(mark) ? marks : [...marks, mark];

const keyOf = (value: Num): number | string => (typeof value === 'number' ? value : toText(value));

/** Whether an exact number meets at least one of the tests. */
export function meetsExactly(tests: readonly Test[], value: Num): boolean {
  if (typeof value === 'number') return meets(tests, value);
  return tests.some(({ op, than, exact }) =>
    holds(op, compare(value, exact === undefined ? than : fromText(exact))),
  );
}

function inOrder(all: readonly Open[], rules: readonly Rule[]): readonly Open[] {
  const order = rules.findLast((rule) => rule.kind === 'order');
  if (order?.kind !== 'order') return all;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...all].sort((one, other) => sign * compare(one.value, other.value));
}
