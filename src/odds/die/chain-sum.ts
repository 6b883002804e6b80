/** The law of what a chain adds into one die: the signed sum of its extra dice. */
import type { Die } from '../../vocabulary/rules/die.ts';
import type { ChainRule, Link, Test } from '../../vocabulary/rules/rule.ts';
import { nextLink } from '../../vocabulary/rules/rule.ts';
import type { DenseLaw } from '../law/law.ts';
import { dense } from '../law/law.ts';
import { lawRing } from '../rings/law-ring.ts';
import type { Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';
import { facesOf } from '../rings/view.ts';
import { solveLinks } from './links.ts';

/** Gives, for the link that reads the first extra die, the law of the sum from there on. */
export function chainSum(die: Die, rule: ChainRule, view: View): (link: number) => DenseLaw {
  const faces = facesOf(die, view);
  const sum = (face: number, { sign, shift }: ChainRule['links'][number]): DenseLaw =>
    dense(sign * (face + shift) + 0, [1n], 1n);
  // The die that the chain is added into may lie anywhere within the reach, and moves the window.
  const most = Math.max(Math.abs(die.least), Math.abs(die.highest));
  const farther = { ...view, reach: 2 * view.reach + most };
  const lifts = liftsOf(die, rule);
  return solveLinks(rule, lawRing(farther), {
    whole: BigInt(die.sides),
    ways: (link) =>
      faces.map(([face, sides]) => ({
        sides,
        next: nextLink(link, face),
        brings: sum(face, link),
      })),
    last: (link) => faces.map(([face, sides]): Share<DenseLaw> => [sides, sum(face, link)]),
    spend: (steps) => view.budget.spend(steps, 'many-links'),
    beyond: (index) => {
      // Its sum is beyond what is left of the reach, in its own direction.
      const left = farther.reach - (lifts[index] ?? 0);
      if (left >= 0) return undefined;
      return rule.links[index]?.sign === -1
        ? dense(0, [], 1n, { below: 1n, bottom: -left })
        : dense(0, [], 1n, { above: 1n, top: left });
    },
  });
}

/**
 * How far a chain has come at least before each link, where each direction only leads on: of "d1000!o(87, 829, rising)",
 * with its 171 links upward, few are looked at.
 */
function liftsOf({ least, highest }: Die, { links }: ChainRule): readonly number[] {
  const leadsOn = ({ sign, shift, exits }: Link): boolean =>
    least + shift >= 0 && exits.every(({ link }) => links[link]?.sign === sign);
  if (!links.slice(1).every(leadsOn)) return links.map(() => 0);
  const lifts = links.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (const [index, { exits, shift }] of links.entries()) {
    // The die that the first link reads is not among those that are added.
    const before = lifts[index] ?? 0;
    for (const { link, tests } of exits) {
      if (link === index) continue;
      const added = index === 0 ? 0 : leastThatMeets(tests, least, highest) + shift;
      lifts[link] = Math.min(lifts[link] ?? 0, before + added);
    }
  }
  return lifts;
}

/** No face that meets the tests is lower. */
function leastThatMeets(tests: readonly Test[], least: number, highest: number): number {
  const lowest = tests.map(({ op, than }) =>
    op === '>=' || op === '=' ? Math.max(least, than) : least,
  );
  return Math.min(highest, ...lowest);
}
