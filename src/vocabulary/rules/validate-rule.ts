/** Whether a rule that a caller's record gives is sound, so that the interpreters meet sound rules only. */
import { comparisons } from '../arithmetic/operators.ts';
import type { RuleKind } from './rule.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isFrom = (least: number, value: unknown): boolean => isWhole(value) && value >= least;
export const isAbsentOr = (value: unknown, fits: boolean): boolean => value === undefined || fits;

/** What is wrong with a rule, or undefined. */
export function ruleProblem(rule: unknown, kind: RuleKind): string | undefined {
  if (!isFields(rule)) return 'it is not an object';
  if (rule.kind !== kind) return `its kind is not "${kind}"`;
  return problems[kind](rule);
}

const problems: Readonly<Record<RuleKind, (rule: Fields) => string | undefined>> = {
  mark: ({ mark, tests }) =>
    typeof mark === 'string' ? testsProblem(tests) : 'its mark is not a text',
  order: ({ direction }) =>
    isOneOf(direction, ['ascending', 'descending'])
      ? undefined
      : 'its direction is neither ascending nor descending',
  face: ({ countsAs, tests }) =>
    isWhole(countsAs) ? testsProblem(tests) : '"countsAs" is not a whole number',
  score: ({ score, tests }) =>
    isWhole(score) ? testsProblem(tests) : 'its score is not a whole number',
  chain: chainProblem,
  pool: ({ from, skip, take }) => {
    if (!isOneOf(from, ['highest', 'lowest', 'middle'])) return '"from" is not an end';
    if (!isFrom(0, skip)) return '"skip" is not a whole number from 0';
    if (from === 'middle' && skip !== 0) return '"skip" is not 0 for the middle';
    return isAbsentOr(take, isFrom(0, take)) ? undefined : '"take" is not a whole number from 0';
  },
  distinct: ({ limit }) => limitProblem(limit),
  sets: ({ least, how, tests }) => {
    if (!isFrom(1, least)) return '"least" is not a whole number from 1';
    if (!isOneOf(how, ['show', 'count'])) return '"how" is neither show nor count';
    return tests === undefined ? undefined : testsProblem(tests);
  },
};

export const isOneOf = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && known.includes(value);

const limitProblem = (limit: unknown): string | undefined =>
  isAbsentOr(limit, isFrom(0, limit)) ? undefined : 'its limit is not a whole number from 0';

const signs: readonly string[] = comparisons.map(({ symbol }) => symbol);

/** A number that no die equals stands for "never". */
const never = 0.5;

const exactForm = /^-?\d+(?:\/[1-9]\d*)?$/;

function testsProblem(tests: unknown): string | undefined {
  if (!Array.isArray(tests)) return 'its tests are not a list';
  for (const test of tests as readonly unknown[]) {
    if (!isFields(test) || !isOneOf(test.op, signs)) return 'a test has no comparison';
    // Arguments beyond every die are read as 2^53, which is past the safe whole numbers.
    const fits =
      isWhole(test.than) || test.than === never || Math.abs(test.than as number) === 2 ** 53;
    if (!fits) return 'a test compares with something else than a whole number';
    const { exact } = test;
    if (exact !== undefined && !(typeof exact === 'string' && exactForm.test(exact))) {
      return 'the exact form of a number is written "5/2"';
    }
  }
  return undefined;
}

function chainProblem({ links, join, limit }: Fields): string | undefined {
  if (!isOneOf(join, ['replace', 'append', 'add'])) return 'it does not say how dice join';
  if (!Array.isArray(links) || links.length === 0) return 'it has no links';
  for (const [index, link] of (links as readonly unknown[]).entries()) {
    const problem = linkProblem(link, index, links.length);
    if (problem !== undefined) return problem;
  }
  return limitProblem(limit);
}

const roles: readonly string[] = ['first', 'exploded', 'up', 'down', 'rerolled'];

function linkProblem(link: unknown, index: number, links: number): string | undefined {
  if (!isFields(link)) return 'a link is not an object';
  if (link.sign !== 1 && link.sign !== -1) return 'the sign of a link is neither 1 nor -1';
  if (!isWhole(link.shift)) return 'the shift of a link is not a whole number';
  if (!isOneOf(link.role, roles)) return 'a link has no known role';
  if (!Array.isArray(link.exits)) return 'the exits of a link are not a list';
  for (const exit of link.exits as readonly unknown[]) {
    if (!isFields(exit)) return 'an exit is not an object';
    if (!isFrom(index, exit.link) || (exit.link as number) >= links) {
      return 'an exit leads to a link that does not exist, or to an earlier one';
    }
    const problem = testsProblem(exit.tests);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
