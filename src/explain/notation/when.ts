/** Which values a rule is about: the faces that meet its condition, where they are known and few. */
import { fromText } from '../../number/index.ts';
import type { Interval } from '../../vocabulary/rules/intervals.ts';
import { mergeIntervals, sortByTests } from '../../vocabulary/rules/intervals.ts';
import type { Test } from '../../vocabulary/rules/rule.ts';
import type { TestFacts, When } from '../facts.ts';

/** A number of a rule, or what it stands for where it is not known yet. */
export type Reads = (number: number) => TestFacts['than'];

export const asWritten: Reads = (number) => number;

/** More runs of faces than this are said by the comparison instead. */
const mostRuns = 4;

/** Nobody reads faces beyond this off a die. */
const farthest = 10_000;

/** @param values - all that can come; undefined where anything can */
export function whenOf(
  tests: readonly Test[],
  values: readonly Interval[] | undefined,
  reads: Reads = asWritten,
): When {
  const [only, ...others] = tests;
  const byTests: When = { tests: tests.map((test) => testFacts(test, reads)) };
  const isKnown = tests.every(({ than }) => reads(than) === than);
  if (values === undefined || !isKnown) return byTests;
  if (only?.op === '<>' && others.length === 0) return byTests;
  const met = mergeIntervals(sortByTests(values, tests).met);
  const far = met.some(({ from, to }) => Math.max(Math.abs(from), Math.abs(to)) > farthest);
  return met.length === 0 || met.length > mostRuns || far ? byTests : { faces: met };
}

const testFacts = ({ op, than, exact }: Test, reads: Reads): TestFacts => ({
  op,
  than: exact === undefined ? reads(than) : fraction(exact, than),
});

/** The rule of a caller's record may hold any text. */
const fraction = (exact: string, than: number): TestFacts['than'] =>
  /^-?\d+(?:\/[1-9]\d*)?$/.test(exact) ? { exact: fromText(exact) } : than;
