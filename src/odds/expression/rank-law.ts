/** The sorted totals of a series: order statistics of independent members. */

import type { Program } from '../../eval/prepare/prepare.ts';
import type { Expression } from '../../grammar/tree/ast.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Law } from '../law/law.ts';
import { orderStatistic, together } from '../law/order-statistic.ts';
import type { View } from '../rings/view.ts';
import type { SolveContext } from './solve-context.ts';
import { numberOf } from './solve-context.ts';
import { overBindings } from './solve-program.ts';
import { lawOf } from './solve-tree.ts';

/** For each place from the lowest, how its law is solved. Members share what a binding rolled. */
export function memberRanks(program: Program): readonly ((program: Program, view: View) => Law)[] {
  const { repeat, body } = program.tree;
  const question = { program, bound: new Map(), fixed: new Map() } as unknown as SolveContext;
  const members = numberOf(assertDefined(repeat), question);
  // Otherwise their number depends on dice.
  if (typeof members !== 'number') return [];
  const answering = together();
  const memberLaw = solvedOnce(body);
  return Array.from(
    { length: members },
    (_, place) => (each: Program, view: View) =>
      overBindings(each, view, 'mentioned', (inner) =>
        orderStatistic(memberLaw(inner), members, place + 1, view, answering),
      ),
  );
}

/** The law of one member, which all places share: solved once for each reach and what bindings came to. */
function solvedOnce(body: Expression): (question: SolveContext) => Law {
  const known = new Map<string, { readonly law: Law; readonly rounded: boolean }>();
  return (question) => {
    const { view, bound } = question;
    const values = [...bound.values()].map((value) =>
      typeof value === 'number' ? value : `${value.numerator}/${value.denominator}`,
    );
    const key = [view.reach, view.trims, ...values].join();
    let solved = known.get(key);
    if (solved === undefined) {
      let rounded = false;
      const noting: View = {
        ...view,
        rounded: () => {
          rounded = true;
        },
      };
      solved = { law: lawOf(body, { ...question, view: noting }), rounded };
      known.set(key, solved);
    }
    if (solved.rounded) view.rounded();
    return solved.law;
  };
}
