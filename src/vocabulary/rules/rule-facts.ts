/** What can be said of a rule by itself, kind by kind: which numbers it asks for, how large it can make a die. */
import type { ByKind } from './kinds.ts';
import { byKind } from './kinds.ts';
import type { Rule, Test } from './rule.ts';

export interface RuleFacts {
  /** The tests that it puts to a die as it lies; none: it asks nothing of a die by itself. */
  readonly tests: readonly Test[];
  /** The largest number, without its sign, that it makes a die count as. */
  readonly countsAs: number;
  /** The most, without its sign, that it adds to a face. */
  readonly shift: number;
  /** The most successes, without their sign, that it gives to one die. */
  readonly score: number;
  /** How many parts it has that take room in memory, beside what any rule has. */
  readonly parts: number;
}

const plain: RuleFacts = { tests: [], countsAs: 0, shift: 0, score: 0, parts: 0 };

const facts: ByKind<[], RuleFacts> = {
  mark: ({ tests }) => ({ ...plain, tests }),
  order: () => plain,
  face: ({ tests, countsAs }) => ({ ...plain, tests, countsAs: Math.abs(countsAs) }),
  score: ({ tests, score }) => ({ ...plain, tests, score: Math.abs(score) }),
  chain: ({ links }) => ({
    ...plain,
    // Only the first link reads a die as it lies.
    tests: links[0]?.exits.flatMap(({ tests }) => tests) ?? [],
    shift: links.reduce((most, { shift }) => Math.max(most, Math.abs(shift)), 0),
    parts: links.length,
  }),
  pool: () => plain,
  distinct: () => plain,
  sets: ({ tests = [], how }) => ({ ...plain, tests, score: how === 'count' ? 1 : 0 }),
};

export const factsOf = (rule: Rule): RuleFacts => byKind<[], RuleFacts, Rule['kind']>(facts, rule);

/** Whether a rule puts further dice beside the one that it looks at. */
export const addsDice = (rule: Rule): boolean => rule.kind === 'chain' && rule.join === 'append';
