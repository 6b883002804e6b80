/** What can be said about a chain before it is rolled: does it end, and how likely is a long one. */
import type { Die } from './die.ts';
import { faceIntervals, sidesWithin } from './die.ts';
import type { Interval } from './intervals.ts';
import { splitIntervals } from './intervals.ts';
import type { ChainRule, Exit, Link, Test } from './rule.ts';
import { nextLink } from './rule.ts';

/** A run of values that a link treats alike. */
export interface Run extends Interval {
  /** The link that reads the next die; undefined: the chain ends here. */
  readonly next: number | undefined;
}

/** Cuts values into runs that the link treats alike. */
export function linkRuns(link: Link, values: readonly Interval[]): readonly Run[] {
  const tests = link.exits.flatMap((exit) => exit.tests);
  return splitIntervals(values, tests).map(({ from, to }) => ({
    from,
    to,
    next: nextLink(link, from),
  }));
}

/**
 * Whether the chain, once begun, could certainly go on forever: some link that can be reached
 * leads back to itself on every face. `values` is what the first die can count as; undefined: anything.
 */
export function isEndless(
  rule: ChainRule,
  die: Die,
  values: readonly Interval[] | undefined,
): boolean {
  if (rule.limit !== undefined) return false;
  // The ends of the die alone show of nearly every chain that no link takes every face.
  const takesEnds = (link: Link, index: number): boolean =>
    nextLink(link, die.least) === index && nextLink(link, die.highest) === index;
  if (!rule.links.some(takesEnds)) return false;
  const faces = faceIntervals(die);
  const nextOf = ({ next }: Run): number | undefined => next;
  const begun = (first: Link): readonly (number | undefined)[] =>
    values === undefined
      ? first.exits.map(({ link }) => link)
      : linkRuns(first, values).map(nextOf);
  // Links only lead on to later ones and to themselves.
  const reached = new Set(rule.links.slice(0, 1).flatMap(begun));
  for (const [index, link] of rule.links.entries()) {
    if (!reached.has(index)) continue;
    const nexts = linkRuns(link, faces).map(nextOf);
    if (nexts.every((next) => next === index)) return true;
    for (const next of nexts) reached.add(next);
  }
  return false;
}

/** The chance that a die read by each link goes on to each link. */
function passages(rule: ChainRule, die: Die): readonly ReadonlyMap<number, number>[] {
  const faces = faceIntervals(die);
  return rule.links.map((link) => {
    const chances = new Map<number, number>();
    for (const { from, to, next } of linkRuns(link, faces)) {
      if (next === undefined) continue;
      const chance = sidesWithin(die, from, to) / die.sides;
      chances.set(next, (chances.get(next) ?? 0) + chance);
    }
    return chances;
  });
}

/** Chances below this are not followed. */
const negligible = 1e-15;

/** About how likely one chain is to need more than `dice` dice. For a warning, not for odds. */
export function chanceOfLongChain(rule: ChainRule, die: Die, dice: number): number {
  const { limit = dice } = rule;
  if (limit < dice) return 0;
  const chances = passages(rule, die);
  let alive: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let thrown = 1; thrown <= dice && alive.size > 0; thrown += 1) {
    alive = onward(alive, chances);
  }
  return massIn(alive);
}

/** How likely the next die is read by each link. */
function onward(
  alive: ReadonlyMap<number, number>,
  chances: readonly ReadonlyMap<number, number>[],
): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const [link, mass] of alive) {
    for (const [to, chance] of chances[link] ?? []) {
      const arriving = mass * chance;
      if (arriving > negligible) next.set(to, (next.get(to) ?? 0) + arriving);
    }
  }
  return next;
}

const massIn = (alive: ReadonlyMap<number, number>): number =>
  [...alive.values()].reduce((sum, mass) => sum + mass, 0);

/** More dice than this of a limited chain are not followed one by one. */
const farthest = 10_000;

/** About how many dice one chain takes on average, the first included. For a warning, not for odds. */
export function averageDice(rule: ChainRule, die: Die): number {
  const chances = passages(rule, die);
  const { limit = farthest } = rule;
  if (limit < farthest) {
    let alive: ReadonlyMap<number, number> = new Map([[0, 1]]);
    let average = 1;
    for (let further = 1; further <= limit && alive.size > 0; further += 1) {
      alive = onward(alive, chances);
      average += massIn(alive);
    }
    return average;
  }
  // Links only lead on to later ones and to themselves, so that the last is known first.
  const further: number[] = [];
  for (const [link, passing] of [...chances.entries()].reverse()) {
    let sum = 0;
    let stays = 0;
    for (const [to, chance] of passing) {
      if (to === link) stays = chance;
      else sum += chance * (1 + (further[to] ?? 0));
    }
    further[link] = (sum + stays) / (1 - stays);
  }
  return 1 + (further[0] ?? 0);
}

/**
 * Chains of the same modifier as one: each exit is met by the tests of any of them. A caller's modifier may give
 * chains of different shapes; then the first one's shape holds.
 */
export function mergeChains(chains: readonly ChainRule[]): ChainRule {
  const [first, ...others] = chains;
  if (first === undefined) throw new Error('no chain to merge');
  if (others.length === 0) return first;
  const links = first.links.map((link, index) => ({
    ...link,
    exits: link.exits.map((exit, at): Exit => {
      const tests = chains.flatMap((chain) => chain.links[index]?.exits[at]?.tests ?? []);
      return { ...exit, tests: distinctTests(tests) };
    }),
  }));
  return { ...first, links };
}

function distinctTests(tests: readonly Test[]): readonly Test[] {
  const seen = new Map(tests.map((test) => [`${test.op}${test.than}`, test]));
  return [...seen.values()];
}
