/** What a throw scores once a count has come: from then on everything follows from the values. */
import { findSets } from '../../vocabulary/rules/find-sets.ts';
import type { ByKind } from '../../vocabulary/rules/kinds.ts';
import { byKind, isCounting } from '../../vocabulary/rules/kinds.ts';
import { scoreOf } from '../../vocabulary/rules/one-value.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { meets } from '../../vocabulary/rules/rule.ts';
import { kept } from '../../vocabulary/rules/select-ranks.ts';

/** A die of a throw, and what it has scored. */
interface Scored {
  readonly value: number;
  score: number;
}

const shown = ({ value }: Scored): number => value;

const asTheyAre = (_: Rule, dice: readonly Scored[]): readonly Scored[] => dice;

function refuse({ kind }: Rule): never {
  throw new Error(`a rule of kind ${kind} after a count`);
}

const scoring: ByKind<[dice: readonly Scored[]], readonly Scored[]> = {
  score: (rule, dice) => {
    const score = scoreOf(rule);
    for (const each of dice) each.score += score(each.value);
    return dice;
  },
  sets: (rule, dice) => {
    if (!isCounting(rule)) return dice;
    for (const [first = 0] of findSets(dice, rule, shown, (tests, each) =>
      meets(tests, each.value),
    )) {
      (dice[first] as Scored).score += 1;
    }
    return dice;
  },
  pool: (rule, dice) => {
    const keeps = kept(dice, rule, (one, other) => one.value - other.value, shown);
    return dice.filter((_, at) => keeps[at]);
  },
  mark: asTheyAre,
  order: asTheyAre,
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
