/** The rules that look at one die, each made a function once, kind by kind. */

import { fault } from '../../../diagnostics/index.ts';
import { NotationFault } from '../../../grammar/tree/fault.ts';
import { assertDefined } from '../../../shared/assert-defined.ts';
import { withMark } from '../../../vocabulary/rules/apply-to-values.ts';
import type { ByKind } from '../../../vocabulary/rules/kinds.ts';
import { byKind } from '../../../vocabulary/rules/kinds.ts';
import { changeOf, scoreOf } from '../../../vocabulary/rules/one-value.ts';
import type { ChainRule, Rule } from '../../../vocabulary/rules/rule.ts';
import { meets } from '../../../vocabulary/rules/rule.ts';
import type { LinkTable } from '../compile-link.ts';
import { compileLink, noLink } from '../compile-link.ts';
import type { Run } from '../run.ts';
import type { DieState } from './die-state.ts';
import { newDie, replaceBy } from './die-state.ts';

/**
 * A die meets a rule. Gives the dice that it adds to the pool, if any. Whether the physical dice are
 * recorded or not, the same dice are thrown and the values and scores are the same.
 */
export type DieAction = (state: DieState, run: Run) => readonly DieState[] | undefined;

const noAction = (): undefined => undefined;

const actions: ByKind<[], DieAction | undefined> = {
  face: (rule) => {
    const change = changeOf(rule);
    return (state) => {
      state.value = change(state.value);
      return undefined;
    };
  },
  score: (rule) => {
    const score = scoreOf(rule);
    return (state) => {
      state.score += score(state.value);
      return undefined;
    };
  },
  mark:
    ({ tests, mark }) =>
    (state) => {
      if (state.dice !== undefined && meets(tests, state.value)) {
        state.marks = withMark(state.marks, mark);
      }
      return undefined;
    },
  chain: chainAction,
  pool: noAction,
  distinct: noAction,
  sets: noAction,
  order: noAction,
};

/** What a rule does to a single die; undefined: nothing. */
export const actionOf = (rule: Rule): DieAction | undefined => byKind(actions, rule);

/** Throws the extra dice of a chain. */
function chainAction(rule: ChainRule): DieAction {
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
  return (state, run) => {
    let added: DieState[] | undefined;
    const { origin } = state;
    let at = next(0, state.value);
    for (let further = 1; at !== noLink && further <= limit; further += 1) {
      const link = assertDefined(links[at]);
      if (further >= run.limits.chain) throw tooLong(run);
      run.guide?.further({ state, rule, link: at, place: further }, run.span);
      const face = run.face(origin.die);
      const thrown = state.dice && run.record(origin, face, link.role);
      const value = face + link.shift;
      switch (join) {
        case 'append':
          added ??= [];
          added.push(newDie(origin, value, thrown));
          run.guide?.laid(assertDefined(added.at(-1)));
          break;
        case 'add':
          state.value += link.sign * value;
          if (thrown === undefined) break;
          assertDefined(state.dice).push(thrown);
          if (further === 1) state.direction = link.sign > 0 ? 'up' : 'down';
          break;
        case 'replace':
          replaceBy(state, value, thrown);
          break;
      }
      if (join !== 'append') run.guide?.laid(state);
      at = next(at, face);
    }
    if (!Number.isSafeInteger(state.value)) {
      throw new NotationFault(fault('number-too-large', run.span, { reason: 'chain-total' }));
    }
    return added;
  };
}

/** A chain that no limit of its own has stopped. */
export function tooLong({ limits, span }: Run): NotationFault {
  return new NotationFault(fault('chain-too-long', span, { reason: 'limit', most: limits.chain }));
}
