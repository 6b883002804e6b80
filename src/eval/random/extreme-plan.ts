/** What one die of a pool can come to at best, with the chains that it sets off: the plan of the lowest and highest rolls. */
import type { Die } from '../../vocabulary/rules/die.ts';
import type { ChainRule, Rule, Test } from '../../vocabulary/rules/rule.ts';
import { meets, nextLink } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';

/** A face, and what it leads to; infinite: there is no end to it. */
export interface Choice {
  readonly face: number;
  readonly worth: number;
}

/** Of a chain with a longer limit every die but the last few shows the same. */
const longest = 1_000;

export interface ExtremePlan {
  /** For a die that is thrown first. */
  first(): Choice;
  /** For a die that a link of a chain reads, with this many dice left, including this one. */
  further(place: number, link: number, left: number): Choice;
}

/**
 * Plans a die with its rules. Each of its throws shows the face by which the die, and all that it adds to the
 * pool, come to the least or the most. Which dice are kept, and what successes they bring, does not count.
 *
 * @param sign - 1 for the most, -1 for the least
 */
export function extremePlan(die: Die, rules: readonly Rule[], sign: 1 | -1): ExtremePlan {
  const faces = facesToTry(die, rules);
  const better = (one: number, other: number): boolean => sign * one > sign * other;
  const endless = sign * Number.POSITIVE_INFINITY;

  /** What a die that counts as `value` comes to from a rule on. */
  const worth = (place: number, value: number): number => {
    const rule = rules[place];
    if (rule === undefined) return value;
    if (rule.kind === 'face' && meets(rule.tests, value)) return worth(place + 1, rule.countsAs);
    // A chain may have no extra dice at all.
    const link = rule.kind === 'chain' && rule.limit !== 0 && rule.links[0];
    const to = link ? nextLink(link, value) : undefined;
    if (rule.kind !== 'chain' || to === undefined) return worth(place + 1, value);
    const rest = further(place, to, rule.limit ?? Number.POSITIVE_INFINITY).worth;
    if (rule.join === 'replace') return rest;
    // A whole chain that is one die is worth what it adds up to.
    return rest + (rule.join === 'append' ? worth(place + 1, value) : value);
  };

  /** Of faces that lead to the same, one after which no chain goes on. */
  const best = (
    worthOf: (face: number) => Choice['worth'] | undefined,
    goesOn: (face: number) => boolean,
  ): Choice => {
    let found: Choice | undefined;
    let on = false;
    for (const face of faces) {
      const value = worthOf(face);
      if (value === undefined) continue;
      const same = value === found?.worth && on && !goesOn(face);
      if (found === undefined || same || better(value, found.worth)) {
        found = { face, worth: value };
        on = goesOn(face);
      }
    }
    // A chain that nothing ends is refused before it is rolled.
    return found ?? { face: die.least, worth: endless };
  };

  /** What a die of a chain brings, after which the chain goes on with `rest`; undefined: it ends. */
  const gain = (
    place: number,
    rule: ChainRule,
    at: number,
    face: number,
    ends: boolean,
  ): number => {
    const link = rule.links[at];
    const value = face + (link?.shift ?? 0);
    if (rule.join === 'add') return (link?.sign ?? 1) * value;
    return rule.join === 'append' || ends ? worth(place + 1, value) : 0;
  };

  const readBy = (
    place: number,
    at: number,
    next: ((link: number) => number | undefined) | undefined,
  ): Choice => {
    const rule = rules[place] as ChainRule;
    const link = rule.links[at];
    const after = (face: number): number | undefined =>
      next === undefined || link === undefined ? undefined : nextLink(link, face);
    const worthOf = (face: number): number | undefined => {
      const to = after(face);
      const own = gain(place, rule, at, face, to === undefined);
      if (to === undefined || next === undefined) return own;
      const rest = next(to);
      if (rest !== undefined) return own + rest;
      // It goes on with the same link, as long as it likes.
      return better(own, 0) && rule.join !== 'replace' ? endless : undefined;
    };
    return best(worthOf, (face) => after(face) !== undefined);
  };

  const unlimited = new Map<string, Choice>();
  const limited = new Map<number, Choice[][]>();

  /** By the number of dice that are left, and by link. */
  const tableOf = (place: number, left: number): readonly Choice[] => {
    const tables = limited.get(place) ?? [];
    limited.set(place, tables);
    const { links } = rules[place] as ChainRule;
    while (tables.length < left) {
      const before = tables.at(-1);
      const next = before && ((link: number): number => before[link]?.worth ?? 0);
      tables.push(links.map((_, at) => readBy(place, at, next)));
    }
    return tables[left - 1] ?? [];
  };

  const further = (place: number, at: number, left: number): Choice => {
    if (left !== Number.POSITIVE_INFINITY) {
      return tableOf(place, Math.min(left, longest))[at] as Choice;
    }
    const key = `${place} ${at}`;
    const known = unlimited.get(key);
    if (known !== undefined) return known;
    const found = readBy(place, at, (link) =>
      link === at ? undefined : further(place, link, left).worth,
    );
    unlimited.set(key, found);
    return found;
  };

  const chains = rules.filter((rule) => rule.kind === 'chain');
  const setsOff = (face: number): boolean =>
    chains.some(({ links: [link] }) => link !== undefined && nextLink(link, face) !== undefined);

  let first: Choice | undefined;
  return {
    first() {
      first ??= best((face) => worth(0, face), setsOff);
      return first;
    },
    further,
  };
}

/**
 * Whether a plan is right: a whole chain that is one die must not be judged by its total again, unless that keeps
 * the order of totals, as a least and a most number do.
 */
export function canPlan(rules: readonly Rule[]): boolean {
  const chain = rules.findIndex((rule) => rule.kind === 'chain' && rule.join === 'add');
  return chain < 0 || rules.slice(chain + 1).every(keepsOrder);
}

function keepsOrder(rule: Rule): boolean {
  if (rule.kind === 'chain') return false;
  if (rule.kind !== 'face') return true;
  const [only, ...others] = rule.tests;
  return others.length === 0 && /^[<>]$/.test(only?.op ?? '') && only?.than === rule.countsAs;
}

/** Between two of these faces all rules do the same, so that one of the ends is the best. */
function facesToTry({ sides, faces }: Die, rules: readonly Rule[]): readonly number[] {
  if (faces !== undefined) return [...new Set(faces)];
  const found = new Set([1, sides]);
  const shifts = new Set([0, ...rules.flatMap(shiftsOf)]);
  for (const { than } of rules.flatMap(testsOf)) {
    for (const shift of shifts) {
      for (const face of [than - 1, than, than + 1]) {
        const near = Math.floor(face - shift);
        for (const each of [near, near + 1]) if (each >= 1 && each <= sides) found.add(each);
      }
    }
  }
  return [...found].sort((one, other) => one - other);
}

const testsOf = (rule: Rule): readonly Test[] =>
  rule.kind === 'chain'
    ? rule.links.flatMap(({ exits }) => exits.flatMap(({ tests }) => tests))
    : factsOf(rule).tests;

const shiftsOf = (rule: Rule): readonly number[] =>
  rule.kind === 'chain' ? rule.links.map(({ shift }) => shift) : [];
