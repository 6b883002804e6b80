/** What is known of a pool when a modifier's turn comes, before any die is thrown. */
import type { Die } from './die.ts';
import { faceIntervals } from './die.ts';
import type { Interval } from './intervals.ts';
import { mergeIntervals, sortByTests } from './intervals.ts';
import type { ByKind } from './kinds.ts';
import { byKind, isCounting } from './kinds.ts';
import type { ChainRule, FaceRule, PoolRule, Rule } from './rule.ts';
import { ranksOf } from './select-ranks.ts';

/** One kind of die in the pool. */
export interface Source {
  readonly die: Die;
  /** What such a die can count as; undefined: anything. */
  readonly values: readonly Interval[] | undefined;
}

export interface PoolState {
  /** The kinds of dice; dice that were thrown apart are kinds of their own. None: values of a group. */
  readonly sources: readonly Source[];
  /** How many dice, or values, the pool has; undefined: not known. */
  readonly dice: number | undefined;
  /** How many it has at least. */
  readonly fewest: number;
  readonly chained: boolean;
  readonly clamped: boolean;
  readonly counted: boolean;
  /** The text spells out the sides, and all numbers of the modifiers so far. */
  readonly writtenOut: boolean;
}

/** The state of `dice` equal dice as they are thrown. */
export function freshPool(die: Die, dice: number | undefined, writtenOut = true): PoolState {
  return {
    sources: [{ die, values: faceIntervals(die) }],
    dice,
    fewest: dice ?? 0,
    chained: false,
    clamped: false,
    counted: false,
    writtenOut,
  };
}

/** The state of the values of a group. */
export function freshValues(items: number): PoolState {
  return {
    sources: [],
    dice: items,
    fewest: items,
    chained: false,
    clamped: false,
    counted: false,
    writtenOut: true,
  };
}

/** Several pools as one. */
export function joinPools(states: readonly PoolState[]): PoolState {
  const known = states.every(({ dice }) => dice !== undefined);
  return {
    sources: states.flatMap(({ sources }) => sources),
    dice: known ? states.reduce((sum, { dice = 0 }) => sum + dice, 0) : undefined,
    fewest: states.reduce((sum, { fewest }) => sum + fewest, 0),
    chained: states.some(({ chained }) => chained),
    clamped: states.some(({ clamped }) => clamped),
    counted: states.some(({ counted }) => counted),
    writtenOut: states.every(({ writtenOut }) => writtenOut),
  };
}

/** All that any die of the pool can count as; undefined: anything. */
export function valuesOf({ sources }: PoolState): readonly Interval[] | undefined {
  const [only] = sources;
  if (sources.length === 1) return only?.values;
  const all: Interval[] = [];
  for (const { values } of sources) {
    if (values === undefined) return undefined;
    all.push(...values);
  }
  return sources.length === 0 ? undefined : mergeIntervals(all);
}

/** How many of `dice` dice a pool rule keeps. */
export function keptOf(rule: PoolRule, dice: number): number {
  const { from, to } = ranksOf(rule, dice);
  return to - from;
}

type Follow = [rules: readonly Rule[], state: PoolState];

const same = (_: Rule, __: readonly Rule[], state: PoolState): PoolState => state;

const followCount = (rule: Rule, _: readonly Rule[], state: PoolState): PoolState =>
  isCounting(rule) ? { ...state, counted: true } : state;

const followed: ByKind<Follow, PoolState> = {
  mark: same,
  order: same,
  score: followCount,
  sets: followCount,
  pool: (rule, _, state) => ({
    ...state,
    dice: state.dice === undefined ? undefined : keptOf(rule, state.dice),
    fewest: keptOf(rule, state.fewest),
  }),
  distinct: (_, __, state) => ({ ...state, sources: state.sources.map(withFaces) }),
  face: (_, rules, state) => ({
    ...state,
    clamped: true,
    sources: state.sources.map((source, at) => clamped(source, rules[at])),
  }),
  chain: (rule, rules, state) => followChain(rules, rule, state),
};

/** What is known after a rule. `rules` has one for each source; for values, one. */
export function follow(rules: readonly Rule[], state: PoolState): PoolState {
  const [rule] = rules;
  return rule === undefined ? state : byKind(followed, rule, rules, state);
}

/** A die that is rolled again can count as any face. */
const withFaces = ({ die, values }: Source): Source => ({
  die,
  values: values === undefined ? undefined : mergeIntervals([...values, ...faceIntervals(die)]),
});

function clamped({ die, values }: Source, rule: Rule | undefined): Source {
  if (values === undefined || rule?.kind !== 'face') return { die, values };
  const { met, unmet } = sortByTests(values, rule.tests);
  return { die, values: mergeIntervals([...unmet, ...(met.length === 0 ? [] : [bound(rule)])]) };
}

const bound = ({ countsAs }: FaceRule): Interval => ({ from: countsAs, to: countsAs });

function followChain(rules: readonly Rule[], { join }: ChainRule, state: PoolState): PoolState {
  const plain = rules.every(
    (rule) => rule.kind !== 'chain' || rule.links.every(({ shift }) => shift === 0),
  );
  if (join === 'add' || !plain) {
    const sources = state.sources.map(({ die }) => ({ die, values: undefined }));
    return { ...state, chained: true, dice: undefined, sources };
  }
  return {
    ...state,
    chained: state.chained || join !== 'replace',
    dice: join === 'append' ? undefined : state.dice,
    sources: state.sources.map(withFaces),
  };
}
