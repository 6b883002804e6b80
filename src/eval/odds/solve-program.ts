/** The law of a whole notation: its bindings are conditioned on where they are shared. */
import type { BindingNode, Expression } from '../../grammar/ast.ts';
import { NotationFault } from '../../grammar/fault.ts';
import { memberCount } from '../../grammar/series.ts';
import { childrenOf, leftSpine, someNode } from '../../grammar/walk.ts';
import type { Num } from '../../number.ts';
import { toDouble } from '../../number.ts';
import type { Range } from '../../vocabulary/range.ts';
import { everything } from '../../vocabulary/range.ts';
import type { Rule } from '../../vocabulary/rule.ts';
import type { Program } from '../prepare.ts';
import { surely } from '../surely.ts';
import { eitherOf, endsOf } from './ends.ts';
import { Failure, withChance } from './failure.ts';
import type { Known } from './infinite-moments.ts';
import type { Law } from './law.ts';
import { pointsOf, unknownLaw } from './law.ts';
import type { Magnitude } from './magnitude.ts';
import { eitherMagnitude, magnitudeOf, repeatedMagnitude } from './magnitude.ts';
import { mix } from './mixtures.ts';
import type { Question } from './question.ts';
import { numberOf } from './question.ts';
import type { Share } from './ring.ts';
import { mixed, momentsOf } from './solve-moments.ts';
import { lawOf } from './solve-tree.ts';
import type { View } from './view.ts';

/** The law of one result; of a series, of one member. @throws Failure, TooLarge */
export function programLaw(program: Program, view: View): Law {
  return overBindings(program, view, 'shared', (question) => lawOf(program.tree.body, question));
}

/**
 * Which bindings are conditioned on: those that are shared within one result, or, where several results are
 * looked at together, all that any of them mentions; or only those whose number must be known.
 */
export type Which = 'shared' | 'mentioned' | 'needed';

/** How often the others may be mentioned. */
const mentionsOfOthers: Readonly<Record<Which, number>> = {
  shared: 1,
  mentioned: 0,
  needed: Number.POSITIVE_INFINITY,
};

/** The law of what is asked of the body, mixed over all that the shared bindings can be. */
export function overBindings(
  program: Program,
  view: View,
  which: Which,
  solve: (question: Question) => Law,
): Law {
  return conditioned(program, view, which, solve, mix, unknownLaw);
}

/** The exact moments of one result; undefined where only bounds are known. */
export function programMoments(program: Program, view: View): Known | undefined {
  const parts = (shares: readonly Share<Known | undefined>[], whole: bigint) => {
    const known = shares.flatMap(([weight, each]): Share<Known>[] =>
      each === undefined ? [] : [[weight, each]],
    );
    return known.length < shares.length ? undefined : mixed(known, whole);
  };
  const solve = (question: Question) => momentsOf(program.tree.body, question);
  return conditioned(program, view, 'shared', solve, parts, undefined);
}

/**
 * Conditions on the bindings that are mentioned more than once, or where a number must be known; the
 * others stand where they are mentioned.
 */
function conditioned<E>(
  program: Program,
  view: View,
  which: Which,
  solve: (question: Question) => E,
  mixture: (parts: readonly Share<E>[], whole: bigint) => E,
  unknown: E,
): E {
  const { bindings } = program.tree;
  const shared = sharedBindings(program, which);
  const go = (index: number, bound: ReadonlyMap<string, Num>): E => {
    const question: Question = { program, view, lawOf, bound, fixed: new Map() };
    const binding = bindings[index];
    if (binding === undefined) {
      countMembers(question);
      return solve(question);
    }
    if (!shared.has(binding)) {
      // It rolls where it stands, used or not, and so fails there when it can fail.
      if (canFail(binding.value, program)) lawOf(binding.value, question);
      return go(index + 1, bound);
    }
    const law = lawOf(binding.value, question);
    const parts: Share<E>[] = [];
    for (const [value, weight] of pointsOf(law)) {
      view.budget.spend(100, 'a shared roll of so many outcomes');
      const rest = (): E => go(index + 1, new Map([...bound, [binding.name, value]]));
      parts.push([weight, withChance(weight, law.denominator, rest)]);
    }
    const beyond = law.below + law.above + law.any;
    if (beyond > 0n) parts.push([beyond, unknown]);
    return mixture(parts, law.denominator);
  };
  return go(0, new Map());
}

/** A series whose members are counted by a binding can come to none. @throws Failure */
function countMembers(question: Question): void {
  const { tree, limits } = question.program;
  const { repeat } = tree;
  if (repeat === undefined) return;
  try {
    memberCount(surely(numberOf(repeat, question)), tree, repeat.span, limits);
  } catch (error) {
    if (error instanceof NotationFault) throw new Failure(error.diagnostic, 1n, 1n);
    throw error;
  }
}

/** Bindings that must be conditioned on. A binding that nothing uses plays no part. */
function sharedBindings(program: Program, which: Which): ReadonlySet<BindingNode> {
  const { tree } = program;
  const mentions = countMentions(program);
  const shared = tree.bindings.filter(({ name }) => {
    const { plain, needed } = mentions.get(name) ?? { plain: 0, needed: 0 };
    return needed > 0 || plain > mentionsOfOthers[which];
  });
  return new Set(shared);
}

/** Of results alone that are not too large. */
const neverFails: ReadonlySet<string> = new Set(['+', '-', '*']);

/** Whether an expression could have no value for some dice. Sums and plain pools always have one. */
function canFail(node: Expression, program: Program): boolean {
  return someNode(node, (each) => {
    switch (each.kind) {
      case 'binary':
        // A run of operators is one node of a walk.
        return (
          each.operator === '**' ||
          leftSpine(each).steps.some(({ node: step }) => !neverFails.has(step.operator))
        );
      case 'dice': {
        const pool = program.poolOf(each);
        return pool === undefined || mayRunOut(pool.rules);
      }
      case 'variable': {
        const meaning = program.meaningOf(each);
        return 'tree' in meaning && canFail(meaning.tree.body, program);
      }
      case 'call':
      case 'group':
        return true;
      default:
        return false;
    }
  });
}

/** Whether dice that must differ may find every face taken: chains add dice, and both change what dice count as. */
function mayRunOut(rules: readonly Rule[]): boolean {
  const apart = rules.findIndex((rule) => rule.kind === 'distinct' && rule.limit === undefined);
  return rules.slice(0, Math.max(0, apart)).some(({ kind }) => kind === 'chain' || kind === 'face');
}

interface Mentions {
  plain: number;
  /** Where a number must be known: the arguments of modifiers, the members of a series. */
  needed: number;
}

function countMentions(program: Program): ReadonlyMap<string, Mentions> {
  const { tree, meaningOf } = program;
  const mentions = new Map<string, Mentions>();
  const visit = (node: Expression, argument: boolean): void => {
    if (node.kind === 'variable') {
      const meaning = meaningOf(node);
      // The notation of a variable knows no bindings.
      if (!('binding' in meaning)) return;
      const before = mentions.get(node.name) ?? { plain: 0, needed: 0 };
      if (argument) before.needed += 1;
      else before.plain += 1;
      mentions.set(node.name, before);
      // A binding is rolled once, however often it is mentioned.
      if (before.plain + before.needed === 1) visit(meaning.binding.value, false);
      return;
    }
    const modifiers = node.kind === 'dice' || node.kind === 'group' ? node.modifiers : [];
    const inArguments = new Set(
      modifiers.flatMap(({ arguments: given }) => given.flatMap(({ value }) => value ?? [])),
    );
    for (const child of childrenOf(node)) visit(child, argument || inArguments.has(child));
  };
  if (tree.repeat !== undefined) visit(tree.repeat, true);
  visit(tree.body, false);
  // What nothing uses is rolled too, and what it needs must be known where it can fail.
  for (const { name, value } of [...tree.bindings].reverse()) {
    if (!mentions.has(name) && canFail(value, program)) visit(value, false);
  }
  return mentions;
}

/** The true ends of one result. Shared bindings are looked at as if they were not: the ends may be wider. */
export function programEnds(program: Program, view: View): Range {
  const solve = (question: Question): Range => endsOf(program.tree.body, question);
  const any = (parts: readonly Share<Range>[]): Range =>
    parts.map(([, range]) => range).reduce(eitherOf);
  return conditioned(program, view, 'needed', solve, any, everything);
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
  const solve = (question: Question): Magnitude | undefined => {
    const magnitude = magnitudeOf(body, question);
    if (whole || repeat === undefined || magnitude === undefined) return magnitude;
    return repeatedMagnitude(magnitude, toDouble(surely(numberOf(repeat, question))));
  };
  const any = (parts: readonly Share<Magnitude | undefined>[]): Magnitude | undefined =>
    parts
      .map(([, each]) => each)
      .reduce((one, other) => one && other && eitherMagnitude(one, other));
  return conditioned(program, view, 'needed', solve, any, undefined);
}
