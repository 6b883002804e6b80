/** The law of what a chain adds into one die: the signed sum of its further dice. */
import type { Die } from '../../vocabulary/die.ts';
import type { ChainRule } from '../../vocabulary/rule.ts';
import { nextLink } from '../../vocabulary/rule.ts';
import type { DenseLaw } from './law.ts';
import { dense } from './law.ts';
import { lawRing } from './law-ring.ts';
import { solveLinks } from './links.ts';
import type { Share } from './ring.ts';
import type { View } from './view.ts';
import { facesOf } from './view.ts';

/** Gives, for the link that reads the first further die, the law of the sum from there on. */
export function chainSum(die: Die, rule: ChainRule, view: View): (link: number) => DenseLaw {
  const faces = facesOf(die, view);
  const sum = (face: number, { sign, shift }: ChainRule['links'][number]): DenseLaw =>
    dense(sign * (face + shift) + 0, [1n], 1n);
  // The die that the chain is added into may lie anywhere within the reach, and moves the window.
  const most = Math.max(Math.abs(die.least), Math.abs(die.highest));
  const farther = { ...view, reach: 2 * view.reach + most };
  return solveLinks(rule, lawRing(farther), {
    whole: BigInt(die.sides),
    ways: (link) =>
      faces.map(([face, sides]) => ({
        sides,
        next: nextLink(link, face),
        brings: sum(face, link),
      })),
    last: (link) => faces.map(([face, sides]): Share<DenseLaw> => [sides, sum(face, link)]),
    spend: (steps) => view.budget.spend(steps, 'a chain with so many links'),
  });
}
