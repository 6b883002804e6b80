/** The rules that need all dice of a pool: keep and drop, roll again until all differ, find sets. */
import { NotationFault } from '../../../grammar/tree/fault.ts';
import { assertDefined } from '../../../shared/assert-defined.ts';
import { withMark } from '../../../vocabulary/rules/apply-to-values.ts';
import type { Die } from '../../../vocabulary/rules/die.ts';
import { distinctFaces, faceIntervals } from '../../../vocabulary/rules/die.ts';
import type { WholePoolRule } from '../../../vocabulary/rules/kinds.ts';
import { isCounting } from '../../../vocabulary/rules/kinds.ts';
import type { DistinctRule, PoolRule, SetsRule } from '../../../vocabulary/rules/rule.ts';
import { meets } from '../../../vocabulary/rules/rule.ts';
import { alike, kept } from '../../../vocabulary/rules/select-ranks.ts';
import type { Run } from '../run.ts';
import type { DieState } from './die-state.ts';
import { replaceBy } from './die-state.ts';
import { noFaceLeft as faultOf } from './no-face-left.ts';
import { tooLong } from './step.ts';

/** All dice that are left meet a rule together. */
export function meetTogether(pool: readonly DieState[], rule: WholePoolRule, run: Run): void {
  switch (rule.kind) {
    case 'pool':
      choose(pool, rule);
      break;
    case 'distinct':
      makeDistinct(pool, rule, run);
      break;
    case 'sets':
      findSets(pool, rule);
      break;
  }
}

const worth = ({ value }: DieState): number => value;

/** Keeps the dice whose ranks the rule takes; of equal dice the earlier. */
function choose(pool: readonly DieState[], rule: PoolRule): void {
  const left = pool.filter((lying) => lying.kept);
  const keeps = kept(left, rule, (one, other) => one.value - other.value, worth);
  for (const [index, lying] of left.entries()) lying.kept = keeps[index] === true;
}

const endless = Number.POSITIVE_INFINITY;

/** From the left, dice with the value of an earlier one are rolled again. */
function makeDistinct(pool: readonly DieState[], rule: DistinctRule, run: Run): void {
  const { limit = endless } = rule;
  const taken = new Set<number>();
  for (const lying of pool) {
    if (!lying.kept) continue;
    const { home } = lying;
    for (let further = 1; taken.has(lying.value); further += 1) {
      if (further > limit) break;
      if (limit === endless && noFaceLeft(home.die, taken)) throw stuck(run);
      if (further >= run.limits.chain) throw tooLong(run);
      run.guide?.further({ lying, rule, link: 0, place: further, taken }, run.span);
      const face = run.face(home.die);
      replaceBy(lying, face, lying.dice && run.record(home, face, 'rerolled'));
      run.guide?.laid(lying);
    }
    taken.add(lying.value);
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
function findSets(pool: readonly DieState[], rule: SetsRule): void {
  const { least, tests } = rule;
  const left = pool.filter((lying) => lying.kept);
  let number = 0;
  for (const places of alike(left, worth)) {
    const set = places.map((place) => assertDefined(left[place]));
    const first = assertDefined(set[0]);
    if (set.length < least) continue;
    if (tests !== undefined && !meets(tests, first.value)) continue;
    number += 1;
    for (const lying of set) {
      if (lying.dice !== undefined) lying.marks = withMark(lying.marks, `set ${number}`);
    }
    if (isCounting(rule)) first.score += 1;
  }
}
