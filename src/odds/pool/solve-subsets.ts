/**
 * Fresh dice that must all differ, as in "6d20u": when no face is likelier than another they are any subset of
 * that many faces, each with the same chance.
 */
import { isComparing, isDieRule, isSilent } from '../../vocabulary/rules/kinds.ts';
import { isUnlimited } from '../../vocabulary/rules/rule-facts.ts';
import { choose } from '../arithmetic/integers.ts';
import { scoreOf } from '../die/scores.ts';
import { worthThrough } from '../die/solve-die.ts';
import type { DenseLaw } from '../law/law.ts';
import { dense } from '../law/law.ts';
import { lawRing, lawWorth } from '../rings/law-ring.ts';
import type { Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';
import { facesOf } from '../rings/view.ts';
import type { Pool } from './pool-parts.ts';
import { looksAtAll, partsOf } from './pool-parts.ts';
import { ranksOf } from './ranks.ts';

/** Whether dice must all differ as they are thrown, and nothing else compares or counts them together. */
export function isFreshDistinct({ rules }: Pool): boolean {
  const [first, ...others] = rules.filter((rule) => !isSilent(rule));
  return (
    first !== undefined && isComparing(first) && isUnlimited(first) && !others.some(looksAtAll)
  );
}

/** The law of the total; undefined for unlike faces, and where dice change before they are chosen. */
export function subsetsLaw({ die, dice, rules }: Pool, view: View): DenseLaw | undefined {
  const others = rules.slice(rules.findIndex(isComparing) + 1);
  const faces = [...facesOf(die, view)].sort(([one], [other]) => other - one);
  if (dice > faces.length || faces.some(([, sides]) => sides !== faces[0]?.[1])) return undefined;
  const { before, choosing, behind } = partsOf(others);
  if ((choosing.length > 0 && before.length > 0) || !behind.every(isDieRule)) return undefined;
  const ring = lawRing(view);
  const tail = choosing.length > 0 ? behind : before;
  const worth = worthThrough(die, tail, lawWorth(scoreOf(rules), view), ring, view);
  const ranks = ranksOf(choosing, dice);
  // Faces are taken from the highest; ranks count from the lowest.
  const keeps = (placed: number): boolean =>
    placed >= dice - ranks.to && placed < dice - ranks.from;
  let placed: (DenseLaw | undefined)[] = [ring.one];
  for (const [index, [face]] of faces.entries()) {
    const left = faces.length - index - 1;
    const next: (DenseLaw | undefined)[] = [];
    for (let count = Math.max(0, dice - left); count <= Math.min(dice, index + 1); count += 1) {
      const parts: Share<DenseLaw>[] = [];
      const [without, fewer] = [placed[count], placed[count - 1]];
      if (without !== undefined) parts.push([1n, without]);
      if (fewer !== undefined)
        parts.push([1n, keeps(count - 1) ? ring.times(fewer, worth(face)) : fewer]);
      next[count] = ring.mix(parts, 1n);
    }
    placed = next;
  }
  return ring.mix([[1n, placed[dice] ?? dense(0, [], 1n)]], choose(faces.length, dice));
}
