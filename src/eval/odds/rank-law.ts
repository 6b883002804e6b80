/** The sorted totals of a series: order statistics of independent members. */
import type { Program } from '../prepare.ts';
import { surely } from '../surely.ts';
import type { Law } from './law.ts';
import { orderStatistic } from './order-statistic.ts';
import type { Question } from './question.ts';
import { numberOf } from './question.ts';
import { overBindings } from './solve-program.ts';
import { lawOf } from './solve-tree.ts';
import type { View } from './view.ts';

/** For each place from the lowest, how its law is solved. Members share what a binding rolled. */
export function memberRanks(program: Program): readonly ((program: Program, view: View) => Law)[] {
  const { repeat, body } = program.tree;
  const question = { program, bound: new Map(), fixed: new Map() } as unknown as Question;
  const members = numberOf(surely(repeat), question);
  // Otherwise their number depends on dice.
  if (typeof members !== 'number') return [];
  return Array.from(
    { length: members },
    (_, place) => (each: Program, view: View) =>
      overBindings(each, view, 'mentioned', (inner) =>
        orderStatistic(lawOf(body, inner), members, place + 1, view),
      ),
  );
}
