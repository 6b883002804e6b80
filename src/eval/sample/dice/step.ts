/** The rules that look at one die, each made a function once, kind by kind. */

import { fault } from '../../../diagnostics/index.ts';
import { NotationFault } from '../../../grammar/tree/fault.ts';
import { assertDefined } from '../../../shared/assert-defined.ts';
import { withMark } from '../../../vocabulary/rules/apply-to-values.ts';
import type { ByKind } from '../../../vocabulary/rules/kinds.ts';
import { byKind } from '../../../vocabulary/rules/kinds.ts';
import type { ChainRule, Rule } from '../../../vocabulary/rules/rule.ts';
import { meets } from '../../../vocabulary/rules/rule.ts';
import type { LinkTable } from '../compile-link.ts';
import { compileLink, noLink } from '../compile-link.ts';
import type { Run } from '../run.ts';
import type { DieState } from './die-state.ts';
import { laid, replaceBy } from './die-state.ts';

/**
 * A die meets a rule. Gives the dice that it adds to the pool, if any. Whether the physical dice are
 * recorded or not, the same dice are thrown and the values and scores are the same.
 */
export type Step = (lying: DieState, run: Run) => readonly DieState[] | undefined;

const noStep = (): undefined => undefined;

const steps: ByKind<[], Step | undefined> = {
  face:
    ({ tests, countsAs }) =>
    (lying) => {
      if (meets(tests, lying.value)) lying.value = countsAs;
      return undefined;
    },
  score:
    ({ tests, score }) =>
    (lying) => {
      if (meets(tests, lying.value)) lying.score += score;
      return undefined;
    },
  mark:
    ({ tests, mark }) =>
    (lying) => {
      if (lying.dice !== undefined && meets(tests, lying.value)) {
        lying.marks = withMark(lying.marks, mark);
      }
      return undefined;
    },
  chain: chainStep,
  pool: noStep,
  distinct: noStep,
  sets: noStep,
  order: noStep,
};

/** What a rule does to a single die; undefined: nothing. */
export const stepOf = (rule: Rule): Step | undefined => byKind(steps, rule);

/** Throws the further dice of a chain. */
function chainStep(rule: ChainRule): Step {
  const { links, join, limit = Number.POSITIVE_INFINITY } = rule;
  // A chain can have many links, and most are never reached.
  const exits: LinkTable[] = [];
  const next = (at: number, value: number): number => {
    const known = exits[at];
    if (known !== undefined) return known(value);
    const made = compileLink(assertDefined(links[at]));
    exits[at] = made;
    return made(value);
  };
  return (lying, run) => {
    let added: DieState[] | undefined;
    const { home } = lying;
    let at = next(0, lying.value);
    for (let further = 1; at !== noLink && further <= limit; further += 1) {
      const link = assertDefined(links[at]);
      if (further >= run.limits.chain) throw tooLong(run);
      run.guide?.further({ lying, rule, link: at, place: further }, run.span);
      const face = run.face(home.die);
      const thrown = lying.dice && run.record(home, face, link.role);
      const value = face + link.shift;
      switch (join) {
        case 'append':
          added ??= [];
          added.push(laid(home, value, thrown));
          run.guide?.laid(assertDefined(added.at(-1)));
          break;
        case 'add':
          lying.value += link.sign * value;
          if (thrown === undefined) break;
          assertDefined(lying.dice).push(thrown);
          if (further === 1) lying.direction = link.sign > 0 ? 'up' : 'down';
          break;
        case 'replace':
          replaceBy(lying, value, thrown);
          break;
      }
      if (join !== 'append') run.guide?.laid(lying);
      at = next(at, face);
    }
    if (!Number.isSafeInteger(lying.value)) {
      throw new NotationFault(fault('number-too-large', run.span, { reason: 'chain-total' }));
    }
    return added;
  };
}

/** A chain that no limit of its own has stopped. */
export function tooLong({ limits, span }: Run): NotationFault {
  return new NotationFault(fault('chain-too-long', span, { reason: 'limit', most: limits.chain }));
}
