/** The successes of one throw of which every die is known. */
import type { Rule } from '../../vocabulary/rule.ts';
import { meets } from '../../vocabulary/rule.ts';
import { ranksOf } from './ranks.ts';

/** What a throw scores: behind the first count everything follows from the values. */
export function scoreOfThrow(values: readonly number[], rules: readonly Rule[]): number {
  let dice = values.map((value) => ({ value, score: 0 }));
  for (const rule of rules) {
    switch (rule.kind) {
      case 'score':
        for (const each of dice) if (meets(rule.tests, each.value)) each.score += rule.score;
        break;
      case 'sets': {
        if (rule.how !== 'count') break;
        // The first die of a set scores for all.
        for (const [index, each] of dice.entries()) {
          if (dice[index - 1]?.value === each.value) continue;
          const alike = dice.filter(({ value }) => value === each.value).length;
          const fits = rule.tests === undefined || meets(rule.tests, each.value);
          if (alike >= rule.least && fits) each.score += 1;
        }
        break;
      }
      case 'pool': {
        const { from, to } = ranksOf([rule], dice.length);
        const kept = dice.slice(from, to).map(({ value }) => value);
        // Of equal dice the earlier are kept.
        dice = dice.filter(({ value }) => {
          const place = kept.indexOf(value);
          if (place < 0) return false;
          kept.splice(place, 1);
          return true;
        });
        break;
      }
      default:
        break;
    }
  }
  return dice.reduce((sum, { score }) => sum + score, 0);
}
