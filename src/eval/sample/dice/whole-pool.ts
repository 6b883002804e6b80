/** The rules that need all dice of a pool: keep and drop, roll again until all differ, find sets. */
import { NotationFault } from '../../../grammar/tree/fault.ts';
import { assertDefined } from '../../../shared/assert-defined.ts';
import { withMark } from '../../../vocabulary/rules/apply-to-values.ts';
import type { Die } from '../../../vocabulary/rules/die.ts';
import { distinctFaces, faceIntervals } from '../../../vocabulary/rules/die.ts';
import { findSets } from '../../../vocabulary/rules/find-sets.ts';
import type { ByKind, WholePoolKind, WholePoolRule } from '../../../vocabulary/rules/kinds.ts';
import { byKind, isCounting } from '../../../vocabulary/rules/kinds.ts';
import type { DistinctRule, PoolRule, SetsRule } from '../../../vocabulary/rules/rule.ts';
import { meets } from '../../../vocabulary/rules/rule.ts';
import { kept } from '../../../vocabulary/rules/select-ranks.ts';
import type { Run } from '../run.ts';
import type { DieState } from './die-state.ts';
import { replaceBy } from './die-state.ts';
import { noFaceLeft as faultOf } from './no-face-left.ts';
import { tooLong } from './step.ts';

/** All dice that are left meet a rule together. */
export function meetTogether(pool: readonly DieState[], rule: WholePoolRule, run: Run): void {
  byKind<[readonly DieState[], Run], void, WholePoolKind>(meeting, rule, pool, run);
}

const meeting: ByKind<[pool: readonly DieState[], run: Run], void, WholePoolKind> = {
  pool: choose,
  distinct: makeDistinct,
  sets: markSets,
};

const leftOf = (pool: readonly DieState[]): readonly DieState[] =>
  pool.filter((state) => state.kept);

const worth = ({ value }: DieState): number => value;

/** Keeps the dice whose ranks the rule takes; of equal dice the earlier. */
function choose(rule: PoolRule, pool: readonly DieState[]): void {
  const left = leftOf(pool);
  const keeps = kept(left, rule, (one, other) => one.value - other.value, worth);
  for (const [index, state] of left.entries()) state.kept = keeps[index] === true;
}

const endless = Number.POSITIVE_INFINITY;

/** From the left, dice with the value of an earlier one are rolled again. */
function makeDistinct(rule: DistinctRule, pool: readonly DieState[], run: Run): void {
  const { limit = endless } = rule;
  const taken = new Set<number>();
  for (const state of pool) {
    if (!state.kept) continue;
    const { origin } = state;
    for (let further = 1; taken.has(state.value); further += 1) {
      if (further > limit) break;
      if (limit === endless && noFaceLeft(origin.die, taken)) throw stuck(run);
      if (further >= run.limits.chain) throw tooLong(run);
      run.guide?.further({ state, rule, link: 0, place: further, taken }, run.span);
      const face = run.face(origin.die);
      replaceBy(state, face, state.dice && run.record(origin, face, 'rerolled'));
      run.guide?.laid(state);
    }
    taken.add(state.value);
  }
}

/** Whether earlier dice have taken every face. */
function noFaceLeft(die: Die, taken: ReadonlySet<number>): boolean {
  if (taken.size < distinctFaces(die)) return false;
  for (const { from, to } of faceIntervals(die)) {
    for (let face = from; face <= to; face += 1) if (!taken.has(face)) return false;
  }
  return true;
}

const stuck = ({ span }: Run): NotationFault => new NotationFault(faultOf(span));

/** Marks the dice of each set; a counted set is a success of its first die. */
function markSets(rule: SetsRule, pool: readonly DieState[]): void {
  const left = leftOf(pool);
  const sets = findSets(left, rule, worth, (tests, { value }) => meets(tests, value));
  for (const [number, places] of sets.entries()) {
    for (const place of places) {
      const state = assertDefined(left[place]);
      if (state.dice !== undefined) state.marks = withMark(state.marks, `set ${number + 1}`);
    }
    if (isCounting(rule)) assertDefined(left[assertDefined(places[0])]).score += 1;
  }
}
