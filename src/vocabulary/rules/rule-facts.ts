/** What can be said about a rule by itself, kind by kind: which numbers it asks for, how large it can make a die. */
import type { ByKind } from './kinds.ts';
import { byKind, throwsDice } from './kinds.ts';
import type { Rule, Test } from './rule.ts';

export interface RuleFacts {
  /** The tests that it puts to a die as it lies; none: it asks nothing of a die by itself. */
  readonly tests: readonly Test[];
  /** The largest number, without its sign, that it makes a die count as. */
  readonly countsAs: number;
  /** The most, without its sign, that it adds to a face. */
  readonly shift: number;
  /** The successes that it gives to one die at most, or takes away where it is below 0. */
  readonly score: number;
  /** Whether a value that rises never counts as less, so that what is chosen of it never falls. */
  readonly rises: boolean;
  /** Whether whole numbers stay whole. */
  readonly keepsWholes: boolean;
  /** How many parts it has that take room in memory, apart from what any rule has. */
  readonly parts: number;
}

const plain: RuleFacts = {
  tests: [],
  countsAs: 0,
  shift: 0,
  score: 0,
  rises: true,
  keepsWholes: true,
  parts: 0,
};

const facts: ByKind<[], RuleFacts> = {
  mark: ({ tests }) => ({ ...plain, tests }),
  order: () => plain,
  face: ({ tests, countsAs }) => ({
    ...plain,
    tests,
    countsAs: Math.abs(countsAs),
    rises: isClamp(tests, countsAs),
    keepsWholes: Number.isInteger(countsAs),
  }),
  score: ({ tests, score }) => ({ ...plain, tests, score }),
  chain: ({ links }) => ({
    ...plain,
    // Only the first link reads a die as it lies.
    tests: links[0]?.exits.flatMap(({ tests }) => tests) ?? [],
    shift: links.reduce((most, { shift }) => Math.max(most, Math.abs(shift)), 0),
    rises: false,
    parts: links.length,
  }),
  pool: () => plain,
  distinct: () => ({ ...plain, rises: false }),
  sets: ({ tests = [], how }) => ({ ...plain, tests, score: how === 'count' ? 1 : 0 }),
};

/** Whether lower values count as the least that is allowed, or higher ones as the most. */
const isClamp = (tests: readonly Test[], countsAs: number): boolean =>
  tests.every(({ op, than }) => (op === '<' || op === '>') && than === countsAs) &&
  tests.length === 1;

export const factsOf = (rule: Rule): RuleFacts => byKind<[], RuleFacts, Rule['kind']>(facts, rule);

/** Where the value of extra dice goes: nowhere new, next to the die as separate dice, or into the die. */
type Adds = 'nothing' | 'dice' | 'value';

const nothing = (): Adds => 'nothing';

const added: ByKind<[], Adds> = {
  mark: nothing,
  order: nothing,
  face: nothing,
  score: nothing,
  chain: ({ join }) => (join === 'replace' ? 'nothing' : join === 'append' ? 'dice' : 'value'),
  pool: nothing,
  distinct: nothing,
  sets: nothing,
};

const addedBy = (rule: Rule): Adds => byKind<[], Adds, Rule['kind']>(added, rule);

/** Whether a rule adds dice next to the one that it looks at. */
export const addsDice = (rule: Rule): boolean => addedBy(rule) === 'dice';

/** Whether a pool may come to more by the extra dice of a rule. */
export const addsValue = (rule: Rule): boolean => addedBy(rule) !== 'nothing';

/** Whether a rule throws extra dice without a limit of its own. */
export const isUnlimited = (rule: Rule): boolean =>
  throwsDice(rule.kind) && !('limit' in rule && rule.limit !== undefined);
