/** Dice of several kinds in one pool, as in "{6d12 + 4d10}kh6": the ways to solve them. */

import { countsGroups, isComparing, needsWholePool } from '../../vocabulary/rules/kinds.ts';
import { addsDice } from '../../vocabulary/rules/rule-facts.ts';
import type { DenseLaw } from '../law/law.ts';
import { point } from '../law/law.ts';
import { chosenUnlike } from '../pool/chosen-unknown.ts';
import type { Pool } from '../pool/pool-parts.ts';
import { farEnough } from '../pool/pool-parts.ts';
import { passLaw } from '../pool/solve-pass.ts';
import { poolLaw } from '../pool/solve-pool.ts';
import type { Strategy } from '../pool/strategies/strategy.ts';
import { firstAnswer } from '../pool/strategies/strategy.ts';
import type { View } from '../rings/view.ts';
import type { Mixed, Parts } from './unlike-by-value.ts';
import { areSame, changing, partsOf, valueByValue } from './unlike-by-value.ts';

/** What is asked of terms that have dice. */
interface Question {
  readonly terms: readonly Mixed[];
  /** Each term with all its rules. */
  readonly pools: readonly Pool[];
  readonly parts: readonly Parts[];
  readonly view: View;
}

/** The ways to solve unlike dice, the shortest first. */
export const unlikeStrategies: readonly Strategy<Question, DenseLaw>[] = [
  {
    name: 'no dice',
    notation: '{0d6 + 0d8}kh1',
    fits: ({ terms }) => terms.length === 0,
    solve: () => point(0) as DenseLaw,
  },
  {
    name: 'dice of one kind',
    notation: '{4d6 + 2d6}kh3',
    fits: ({ terms }) => terms.length === 1,
    solve: ({ pools: [pool], view }) => pool && poolLaw(pool, view),
  },
  {
    name: 'passes over the dice from the left',
    notation: '{2d6 + 2d8}u',
    fits: ({ terms, parts }) =>
      arePlain(terms) &&
      (compares(terms) || (areSimple(parts) && addDice(parts) && countSets(parts))),
    solve: ({ pools, view }) => passLaw(pools, view),
  },
  {
    name: 'by rank among dice of an unknown number',
    notation: '{2d6! + d8!}kh1',
    fits: ({ terms, parts }) => isOneChoice(terms, parts) && addDice(parts) && !countSets(parts),
    solve: ({ terms, parts, view }) =>
      chosenUnlike(
        terms.map((each, index) => ({ ...each, ...(parts[index] as Parts) })),
        view,
      ),
  },
  {
    name: 'value by value',
    notation: '{6d12 + 4d10}kh6',
    fits: ({ terms, parts }) => isOneChoice(terms, parts) && !addDice(parts),
    solve: ({ pools, parts, view }) => valueByValue(pools, parts, view),
  },
];

/** The law of the total; undefined where only the joint law of all dice answers. @throws TooLarge, NoFace */
export const unlikeLaw = (all: readonly Mixed[], near: View): DenseLaw | undefined =>
  firstAnswer(unlikeStrategies, questionOf(all, near));

export function questionOf(all: readonly Mixed[], near: View): Question {
  const terms = equalAsOne(all.filter(({ dice }) => dice > 0));
  const pools = terms.map(
    ({ die, dice, own, common }): Pool => ({ die, dice, rules: [...own, ...common] }),
  );
  const rules = pools.flatMap((pool) => pool.rules);
  return { terms, pools, parts: terms.map(partsOf), view: farEnough(near, rules) };
}

/** Whether no term has rules of its own that look at all its dice. */
const arePlain = (terms: readonly Mixed[]): boolean =>
  !terms.some(({ own }) => own.some(needsWholePool));

const compares = ([first]: readonly Mixed[]): boolean => first?.common.some(isComparing) === true;

const areSimple = (parts: readonly Parts[]): boolean => parts.every(({ isSimple }) => isSimple);

const addDice = (parts: readonly Parts[]): boolean =>
  parts.some(({ before }) => before.some(addsDice));

const countSets = ([first]: readonly Parts[]): boolean =>
  first?.looking.some(countsGroups) === true;

/** Whether dice are chosen or counted once, and nothing else depends on what others show. */
const isOneChoice = (terms: readonly Mixed[], parts: readonly Parts[]): boolean =>
  arePlain(terms) && !compares(terms) && areSimple(parts);

/** Terms of the same dice under the same rules, next to each other, are one term. */
function equalAsOne(terms: readonly Mixed[]): readonly Mixed[] {
  const joined: Mixed[] = [];
  for (const term of terms) {
    const last = joined.at(-1);
    const isEqual = last !== undefined && arePlain([last]) && areSame([last, term].map(toldApart));
    if (isEqual) joined[joined.length - 1] = { ...last, dice: last.dice + term.dice };
    else joined.push(term);
  }
  return joined;
}

/** What makes dice unlike. */
const toldApart = ({ die, own, common }: Mixed): unknown => [die, changing(own), changing(common)];
