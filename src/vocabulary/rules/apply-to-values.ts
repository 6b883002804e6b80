/** Applies rules to the values of a group: exact numbers, which cannot be thrown again. */
import type { Num } from '../../number/index.ts';
import { add, compare, toText } from '../../number/index.ts';
import { inShownOrder } from './display-order.ts';
import { findSets } from './find-sets.ts';
import type { ByKind, ValueRule } from './kinds.ts';
import { byKind, isCounting } from './kinds.ts';
import { changeOf, meetsExactly, scoreOf } from './one-value.ts';
import type { Mark, Rule, SetsRule } from './rule.ts';
import { kept } from './select-ranks.ts';

export { meetsExactly } from './one-value.ts';

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
  const items = inShownOrder(all, rules, (one, other) => compare(one.value, other.value));
  return { items, counted, total };
}

const refuse = ({ kind }: Rule): never => {
  throw new Error(`a rule of kind ${kind} on values`);
};

const apply: ByKind<[left: readonly Open[]], void> = {
  face: changeEach,
  score: (rule, left) => {
    const score = scoreOf(rule);
    for (const each of left) each.score += score(each.value);
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

function changeEach(rule: ValueRule, left: readonly Open[]): void {
  const change = changeOf(rule);
  for (const each of left) each.value = change(each.value);
}

function applySets(rule: SetsRule, left: readonly Open[]): void {
  const numbers = left.map(({ value }) => value);
  for (const [number, places] of findSets(numbers, rule, keyOf, meetsExactly).entries()) {
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
