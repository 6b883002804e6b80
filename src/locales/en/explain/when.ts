/** Which dice a rule is about, in English. */
import type { Amount, TestFacts, When } from '../../../explain/facts.ts';
import type { Interval } from '../../../vocabulary/rules/intervals.ts';
import type { Comparison } from '../../../vocabulary/rules/rule.ts';
import { listed } from '../numbers.ts';
import { numeral } from '../render/numbers.ts';
import { shownNumber } from './common.ts';

/** `10,000`, or words such as "@n". */
export const amount = (value: Amount): string =>
  typeof value === 'number' ? numeral(`${value}`) : value;

function face(than: TestFacts['than']): string {
  if (typeof than !== 'object') return amount(than);
  return 'face' in than ? `the ${than.face} face` : shownNumber(than.exact);
}

const pairs = ({ from, to }: Interval): readonly string[] =>
  to - from > 1
    ? [`${amount(from)} to ${amount(to)}`]
    : from === to
      ? [amount(from)]
      : [amount(from), amount(to)];

const either = (all: readonly string[]): string => listed(all, 'or');

/** "5 or 6", "96 to 100", "7 or more", "anything but 5" */
export function when(condition: When): string {
  if ('faces' in condition) return either(condition.faces.flatMap(pairs));
  return either(condition.tests.map(({ op, than }) => outcomes[op](face(than))));
}

const outcomes: Readonly<Record<Comparison, (number: string) => string>> = {
  '=': (n) => n,
  '<>': (n) => `anything but ${n}`,
  '>=': (n) => `${n} or more`,
  '<=': (n) => `${n} or less`,
  '>': (n) => `anything above ${n}`,
  '<': (n) => `anything below ${n}`,
};

/** The same of several dice: "1s and 2s", "96 to 100". */
export function whenever(condition: When): string {
  if (!('faces' in condition)) {
    const [only, ...others] = condition.tests;
    const isNumber = only?.op === '=' && others.length === 0 && typeof only.than === 'number';
    return isNumber ? `${when(condition)}s` : when(condition);
  }
  const runs = condition.faces.flatMap(pairs);
  const single = condition.faces.every(({ from, to }) => to - from <= 1);
  return single ? listed(runs.map((number) => `${number}s`)) : either(runs);
}

/** "each 5 or 6", "each die of 7 or more" */
export function each(condition: When, noun: string): string {
  if ('faces' in condition) return `each ${when(condition)}`;
  const of = condition.tests.map(({ op, than }) => qualities[op](face(than)));
  return `each ${noun} ${either(of)}`;
}

const qualities: Readonly<Record<Comparison, (number: string) => string>> = {
  '=': (n) => `showing ${n}`,
  '<>': (n) => `other than ${n}`,
  '>=': (n) => `of ${n} or more`,
  '<=': (n) => `of ${n} or less`,
  '>': (n) => `above ${n}`,
  '<': (n) => `below ${n}`,
};
