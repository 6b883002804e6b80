/** A chain link by link: which faces roll again, what the next die does, and how long it goes on. */
import type { Die } from '../../vocabulary/rules/die.ts';
import { faceIntervals } from '../../vocabulary/rules/die.ts';
import type { Interval } from '../../vocabulary/rules/intervals.ts';
import { mergeIntervals } from '../../vocabulary/rules/intervals.ts';
import type { ChainRule, Exit, Link } from '../../vocabulary/rules/rule.ts';
import type { Amount, ChainFacts, WayFacts, When } from '../facts.ts';
import type { Reads } from './when.ts';
import { whenOf } from './when.ts';

/** What is known of the dice: nothing, where the die is not known yet. */
export interface Known {
  readonly die: Die;
  /** What they can count as; undefined: anything. */
  readonly values: readonly Interval[] | undefined;
}

/** Undefined: a chain of a caller's that words for its ways would not say exactly. */
export function chainFacts(
  rule: ChainRule,
  known: Known | undefined,
  reads: Reads,
  limit: Amount | undefined,
): ChainFacts | undefined {
  if (!isStraight(rule)) return undefined;
  const faces = known === undefined ? undefined : faceIntervals(known.die);
  const form = formOf(rule);
  // Extra dice are judged by the faces they show, so these too belong to what an explosion or a reroll is about.
  const byName = form === 'explode' || form === 'reroll';
  const values = known?.values;
  const begins =
    byName && values !== undefined && faces !== undefined
      ? mergeIntervals([...values, ...faces])
      : values;
  const goesOn = (link: number): readonly When[] =>
    typeof limit === 'number' && limit <= 1 ? [] : onward(rule, link, faces, reads);
  const [first] = rule.links;
  const ways = [...(first?.exits ?? [])]
    .sort((one, other) => signOf(rule, other) - signOf(rule, one))
    .map(
      (exit): WayFacts => ({
        sign: signOf(rule, exit),
        shift: rule.links[exit.link]?.shift ?? 0,
        when: whenOf(exit.tests, begins, reads),
        goesOn: goesOn(exit.link),
      }),
    );
  return factsOf(rule, form, ways, limit);
}

/**
 * The same where the numbers of a chain depend on a die that is not known yet: only its directions are certain.
 * Undefined: not even these say what it does.
 */
export function usualChain(rule: ChainRule, limit: Amount | undefined): ChainFacts | undefined {
  if (formOf(rule) !== 'open-ended') return undefined;
  const ways = [...(rule.links[0]?.exits ?? [])]
    .map((exit): WayFacts => ({ sign: signOf(rule, exit), shift: 0, goesOn: [] }))
    .sort((one, other) => other.sign - one.sign);
  return factsOf(rule, 'open-ended', ways, limit);
}

function factsOf(
  { join, links }: ChainRule,
  form: ChainFacts['form'],
  ways: readonly WayFacts[],
  limit: Amount | undefined,
): ChainFacts {
  const [first = { sign: 1, shift: 0, when: { tests: [] }, goesOn: [] }, ...others] = ways;
  const alike = others.every(({ goesOn }) => same(goesOn, first.goesOn));
  const penetrates = links[1]?.shift === -1;
  const facts = { kind: 'chain', form, join, penetrates, ways: [first, ...others], alike } as const;
  return limit === undefined ? facts : { ...facts, limit };
}

const signOf = ({ links }: ChainRule, { link }: Exit): 1 | -1 => links[link]?.sign ?? 1;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which faces go on from a link, one step after the other where the bar moves. */
function onward(
  rule: ChainRule,
  from: number,
  faces: readonly Interval[] | undefined,
  reads: Reads,
): readonly When[] {
  const steps: When[] = [];
  let at: number | undefined = from;
  while (at !== undefined) {
    const link: Link | undefined = rule.links[at];
    const tests = link?.exits.flatMap((exit) => exit.tests) ?? [];
    if (tests.length === 0) break;
    steps.push(whenOf(tests, faces, reads));
    const next: number | undefined = link?.exits[0]?.link;
    at = next === at ? undefined : next;
  }
  return steps;
}

/** Whether each way, once begun, reads all its dice alike and never forks. */
function isStraight({ links }: ChainRule): boolean {
  const [first, ...others] = links;
  if (first === undefined || first.shift !== 0 || first.sign !== 1) return false;
  return others.every(({ exits, sign, shift }) =>
    exits.every(({ link }, at) => {
      const next = links[link];
      return at === 0 && next?.sign === sign && next.shift === shift;
    }),
  );
}

/** Whether players have a name for a chain of this shape. */
function formOf({ links, join }: ChainRule): ChainFacts['form'] {
  const [first, second] = links;
  if (links.some(({ role }) => role === 'up' || role === 'down')) return 'open-ended';
  const onlyExit = first?.exits.length === 1 ? first.exits[0] : undefined;
  if (first === undefined || onlyExit === undefined || first.shift !== 0) return 'other';
  if (links.length === 1) {
    if (join === 'replace') return 'reroll';
    return first.sign === 1 ? 'explode' : 'other';
  }
  const penetrates =
    links.length === 2 &&
    join !== 'replace' &&
    onlyExit.link === 1 &&
    second?.sign === 1 &&
    second.shift === -1 &&
    same(second.exits, first.exits);
  return penetrates ? 'explode' : 'other';
}
