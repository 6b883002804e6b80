/** What a throw scores once a count has come: from then on everything follows from the values. */
import type { ByKind } from '../../vocabulary/rules/kinds.ts';
import { byKind } from '../../vocabulary/rules/kinds.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { meets } from '../../vocabulary/rules/rule.ts';
import { ranksOf } from './ranks.ts';

/** A die of a throw, and what it has scored. */
interface Scored {
  readonly value: number;
  score: number;
}

const asTheyLie = (_: Rule, dice: readonly Scored[]): readonly Scored[] => dice;

function refuse({ kind }: Rule): never {
  throw new Error(`a rule of kind ${kind} after a count`);
}

const scoring: ByKind<[dice: readonly Scored[]], readonly Scored[]> = {
  score: ({ tests, score }, dice) => {
    for (const each of dice) if (meets(tests, each.value)) each.score += score;
    return dice;
  },
  sets: ({ how, least, tests }, dice) => {
    if (how !== 'count') return dice;
    // The first die of a set scores for all.
    for (const [index, each] of dice.entries()) {
      if (dice[index - 1]?.value === each.value) continue;
      const alike = dice.filter(({ value }) => value === each.value).length;
      const fits = tests === undefined || meets(tests, each.value);
      if (alike >= least && fits) each.score += 1;
    }
    return dice;
  },
  pool: (rule, dice) => {
    const { from, to } = ranksOf([rule], dice.length);
    const kept = dice.slice(from, to).map(({ value }) => value);
    // Of equal dice the earlier are kept.
    return dice.filter(({ value }) => {
      const place = kept.indexOf(value);
      if (place < 0) return false;
      kept.splice(place, 1);
      return true;
    });
  },
  mark: asTheyLie,
  order: asTheyLie,
  face: refuse,
  chain: refuse,
  distinct: refuse,
};

/** What a throw scores: after the first count everything follows from the values. */
export function scoreOfThrow(values: readonly number[], rules: readonly Rule[]): number {
  const thrown: readonly Scored[] = values.map((value) => ({ value, score: 0 }));
  const dice = rules.reduce((left, rule) => byKind(scoring, rule, left), thrown);
  return dice.reduce((sum, { score }) => sum + score, 0);
}
