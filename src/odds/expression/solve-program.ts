/** The law of a whole notation: its bindings are conditioned on where they are shared. */

import type { Program } from '../../eval/prepare/prepare.ts';
import { memberCount } from '../../grammar/check/series.ts';
import { NotationFault } from '../../grammar/tree/fault.ts';
import { toDouble } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Range } from '../../vocabulary/arithmetic/range.ts';
import { everything } from '../../vocabulary/arithmetic/range.ts';
import { TooLarge } from '../arithmetic/budget.ts';
import type { Failures } from '../failure/failure.ts';
import { atLeast, countFailures, countMembers, Failure } from '../failure/failure.ts';
import type { Law } from '../law/law.ts';
import { massOf, pointsOf, unknownLaw } from '../law/law.ts';
import { mix } from '../law/mixtures.ts';
import type { Known } from '../moments/infinite-moments.ts';
import type { Magnitude } from '../moments/magnitude.ts';
import { eitherMagnitude, magnitudeOf, repeatedMagnitude } from '../moments/magnitude.ts';
import { mixed, momentsOf } from '../moments/solve-moments.ts';
import type { Share } from '../rings/ring.ts';
import type { View } from '../rings/view.ts';
import { eitherOf, endsOf } from './ends.ts';
import { oneAfter, within } from './in-turn.ts';
import type { Which } from './shared-bindings.ts';
import { canFail, sharedBindings } from './shared-bindings.ts';
import type { SolveContext } from './solve-context.ts';
import { numberOf } from './solve-context.ts';
import { lawOf } from './solve-tree.ts';

/** The law of one result; of a series, of one member. @throws Failure, TooLarge */
export function programLaw(program: Program, view: View): Law {
  const { bindings, body, repeat } = program.tree;
  const member = (question: SolveContext): Law => lawOf(body, question);
  try {
    return overBindings(program, view, 'shared', member);
  } catch (error) {
    if (!(error instanceof Failure) || repeat === undefined || bindings.length === 0) throw error;
    // How likely one of its members fails depends on all that they share.
    return overBindings(program, view, 'mentioned', member);
  }
}

/** The law of what is asked of the body, mixed over all that the shared bindings can be. @throws Failure */
export function overBindings(
  program: Program,
  view: View,
  which: Which,
  solve: (question: SolveContext) => Law,
): Law {
  const asked = { solve, mixture: mix, unknown: unknownLaw };
  const { failures, counted } = countFailures();
  let solved: Law;
  try {
    solved = conditioned(program, view, which, asked, failures);
  } catch (error) {
    // What was counted until then fails, whatever the rest may do.
    if (error instanceof TooLarge && failures.times() > 0) {
      throw new Failure(atLeast(counted()), true);
    }
    throw error;
  }
  const failing = counted();
  if (failing.places.length > 0) throw new Failure(failing);
  return solved;
}

/** The exact moments of one result; undefined where only bounds are known. */
export function programMoments(program: Program, view: View): Known | undefined {
  const parts = (shares: readonly Share<Known | undefined>[], whole: bigint) => {
    const known = shares.flatMap(([weight, each]): Share<Known>[] =>
      each === undefined ? [] : [[weight, each]],
    );
    return known.length < shares.length ? undefined : mixed(known, whole);
  };
  const solve = (question: SolveContext) => momentsOf(program.tree.body, question);
  const asked = { solve, mixture: parts, unknown: undefined };
  const { failures, counted } = countFailures();
  const solved = conditioned(program, view, 'shared', asked, failures);
  return counted().places.length > 0 ? undefined : solved;
}

/** What is asked, how answers are mixed, and what is answered where nothing is known. */
interface Conditioned<E> {
  readonly solve: (question: SolveContext) => E;
  readonly mixture: (parts: readonly Share<E>[], whole: bigint) => E;
  readonly unknown: E;
}

/**
 * Conditions on the bindings that are mentioned more than once, or where a number must be known; the
 * others are rolled where they are mentioned.
 */
function conditioned<E>(
  program: Program,
  view: View,
  which: Which,
  { solve, mixture, unknown }: Conditioned<E>,
  failures: Failures,
): E {
  const { bindings } = program.tree;
  const shared = sharedBindings(program, which);
  const go = (index: number, question: SolveContext): E => {
    const binding = bindings[index];
    if (binding === undefined) return everyMember(question, solve) ?? unknown;
    if (!shared.has(binding)) {
      if (!canFail(binding.value, program)) return go(index + 1, question);
      // It is rolled here, used or not, and fails here if it does.
      const { law, after } = oneAfter(question, (here) => lawOf(binding.value, here));
      if (after === question) return go(index + 1, question);
      const denominator = massOf(law);
      if (denominator === 0n) return unknown;
      const rolled = new Map([...question.rolled, [binding.name, { ...law, denominator }]]);
      return go(index + 1, { ...after, rolled });
    }
    const law = lawOf(binding.value, question);
    const parts: Share<E>[] = [];
    for (const [value, weight] of pointsOf(law)) {
      view.budget.spend(100, 'shared-outcomes');
      const bound = new Map([...question.bound, [binding.name, value]]);
      const part = within(question, weight, law.denominator);
      parts.push([weight, go(index + 1, { ...part, bound })]);
    }
    const beyond = law.below + law.above + law.any;
    question.failures.doubt(beyond, law.denominator);
    if (beyond > 0n) parts.push([beyond, unknown]);
    return mixture(parts, law.denominator);
  };
  const [bound, fixed, rolled] = [new Map(), new Map(), new Map()];
  return go(0, { program, view, lawOf, bound, fixed, rolled, failures });
}

/** What is asked of the body when its bindings are known; undefined where no member can be rolled. */
function everyMember<E>(
  question: SolveContext,
  solve: (question: SolveContext) => E,
): E | undefined {
  const { tree, limits } = question.program;
  const { repeat } = tree;
  if (repeat === undefined) return solve(question);
  const { failures } = question;
  let members: number;
  try {
    members = memberCount(assertDefined(numberOf(repeat, question)), tree, repeat.span, limits);
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    failures.add(error.diagnostic, 1n, 1n);
    return undefined;
  }
  const one = countFailures();
  try {
    const solved = solve({ ...question, failures: one.failures });
    countMembers(one.counted(), members, failures);
    return solved;
  } catch (error) {
    // What was not looked at may fail in an earlier member.
    if (error instanceof TooLarge) countMembers(one.counted(), 1, failures);
    throw error;
  }
}

/** The true ends of one result. Shared bindings are looked at as if they were not: the ends may be wider. */
export function programEnds(program: Program, view: View): Range {
  const solve = (question: SolveContext): Range => endsOf(program.tree.body, question);
  const any = (parts: readonly Share<Range>[]): Range =>
    parts.map(([, range]) => range).reduce(eitherOf);
  const asked = { solve, mixture: any, unknown: everything };
  // What fails was found before. Here it does for throws that never come, in branches and of bindings.
  return conditioned(program, view, 'needed', asked, countFailures().failures);
}

/**
 * How large one result can be; undefined where nothing is known.
 *
 * @param whole - one result, and not one place of a series, which depends on all of its members
 */
export function programMagnitude(
  program: Program,
  view: View,
  whole: boolean,
): Magnitude | undefined {
  const { body, repeat } = program.tree;
  const solve = (question: SolveContext): Magnitude | undefined => {
    const magnitude = magnitudeOf(body, question);
    if (whole || repeat === undefined || magnitude === undefined) return magnitude;
    return repeatedMagnitude(magnitude, toDouble(assertDefined(numberOf(repeat, question))));
  };
  const any = (parts: readonly Share<Magnitude | undefined>[]): Magnitude | undefined =>
    parts
      .map(([, each]) => each)
      .reduce((one, other) => one && other && eitherMagnitude(one, other));
  const asked = { solve, mixture: any, unknown: undefined };
  return conditioned(program, view, 'needed', asked, countFailures().failures);
}
