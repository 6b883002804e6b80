/** Whether a rule that a caller's record gives is sound, so that the interpreters meet sound rules only. */
import type { RuleProblem } from '../../diagnostics/details/calls.ts';
import { comparisons } from '../arithmetic/operators.ts';
import type { RuleKind } from './rule.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isFrom = (least: number, value: unknown): boolean => isWhole(value) && value >= least;
export const isAbsentOr = (value: unknown, fits: boolean): boolean => value === undefined || fits;

/** What is wrong with a rule, or undefined. */
export function ruleProblem(rule: unknown, kind: RuleKind): RuleProblem | undefined {
  if (!isFields(rule)) return 'not-an-object';
  if (rule.kind !== kind) return 'another-kind';
  return problems[kind](rule);
}

const problems: Readonly<Record<RuleKind, (rule: Fields) => RuleProblem | undefined>> = {
  mark: ({ mark, tests }) => (typeof mark === 'string' ? testsProblem(tests) : 'mark'),
  order: ({ direction }) =>
    isOneOf(direction, ['ascending', 'descending']) ? undefined : 'direction',
  face: ({ countsAs, tests }) => (isWhole(countsAs) ? testsProblem(tests) : 'counts-as'),
  score: ({ score, tests }) => (isWhole(score) ? testsProblem(tests) : 'score'),
  chain: chainProblem,
  pool: ({ from, skip, take }) => {
    if (!isOneOf(from, ['highest', 'lowest', 'middle'])) return 'end';
    if (!isFrom(0, skip)) return 'skip';
    if (from === 'middle' && skip !== 0) return 'skip-in-the-middle';
    return isAbsentOr(take, isFrom(0, take)) ? undefined : 'take';
  },
  distinct: ({ limit }) => limitProblem(limit),
  sets: ({ least, how, tests }) => {
    if (!isFrom(1, least)) return 'least';
    if (!isOneOf(how, ['show', 'count'])) return 'how';
    return tests === undefined ? undefined : testsProblem(tests);
  },
};

export const isOneOf = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && known.includes(value);

const limitProblem = (limit: unknown): RuleProblem | undefined =>
  isAbsentOr(limit, isFrom(0, limit)) ? undefined : 'limit';

const signs: readonly string[] = comparisons.map(({ symbol }) => symbol);

/** A number that no die equals stands for "never". */
const never = 0.5;

const exactForm = /^-?\d+(?:\/[1-9]\d*)?$/;

function testsProblem(tests: unknown): RuleProblem | undefined {
  if (!Array.isArray(tests)) return 'tests-not-a-list';
  for (const test of tests as readonly unknown[]) {
    if (!isFields(test) || !isOneOf(test.op, signs)) return 'test-without-comparison';
    // Arguments beyond every die are read as 2^53, which is past the safe whole numbers.
    const fits =
      isWhole(test.than) || test.than === never || Math.abs(test.than as number) === 2 ** 53;
    if (!fits) return 'test-not-whole';
    const { exact } = test;
    if (exact !== undefined && !(typeof exact === 'string' && exactForm.test(exact))) {
      return 'exact';
    }
  }
  return undefined;
}

function chainProblem({ links, join, limit }: Fields): RuleProblem | undefined {
  if (!isOneOf(join, ['replace', 'append', 'add'])) return 'join';
  if (!Array.isArray(links) || links.length === 0) return 'no-links';
  for (const [index, link] of (links as readonly unknown[]).entries()) {
    const problem = linkProblem(link, index, links.length);
    if (problem !== undefined) return problem;
  }
  return limitProblem(limit);
}

const roles: readonly string[] = ['first', 'exploded', 'up', 'down', 'rerolled'];

function linkProblem(link: unknown, index: number, links: number): RuleProblem | undefined {
  if (!isFields(link)) return 'link-not-an-object';
  if (link.sign !== 1 && link.sign !== -1) return 'sign';
  if (!isWhole(link.shift)) return 'shift';
  if (!isOneOf(link.role, roles)) return 'role';
  if (!Array.isArray(link.exits)) return 'exits-not-a-list';
  for (const exit of link.exits as readonly unknown[]) {
    if (!isFields(exit)) return 'exit-not-an-object';
    if (!isFrom(index, exit.link) || (exit.link as number) >= links) {
      return 'exit-leads-nowhere';
    }
    const problem = testsProblem(exit.tests);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
