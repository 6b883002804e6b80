/** Throws one dice term: resolved before where that was possible, else once its count and sides are rolled. */
import { fault } from '../diagnostic.ts';
import type { DiceNode, Expression } from '../grammar/ast.ts';
import { constantOf } from '../grammar/constant.ts';
import { NotationFault, reckon } from '../grammar/fault.ts';
import type { GroupPlan, ReadGroup } from '../grammar/group.ts';
import { diceCount, dieOf, readModifiers, tooManyDice } from '../grammar/pool.ts';
import type { PoolSettings } from '../grammar/steps.ts';
import type { Num } from '../number.ts';
import { add } from '../number.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { isCounting } from '../vocabulary/rule.ts';
import type { PoolState } from '../vocabulary/state.ts';
import type { Thrower } from './follow-chain.ts';
import type { Home, Lying } from './lying.ts';
import { closed, inOrder } from './lying.ts';
import type { StaticPool } from './plans.ts';
import { dieName } from './random/hand.ts';
import type { Chain, Outcome } from './roll.ts';
import type { State } from './state.ts';
import { throwDice } from './throw-pool.ts';

/** Dice that lie open, for a group round them to go on with. */
export interface OpenDice {
  readonly node: DiceNode;
  readonly home: Home;
  readonly pool: readonly Lying[];
  readonly rules: readonly Rule[];
  readonly end: PoolState;
  /** How its count and sides came up. */
  readonly parts: readonly Outcome[];
}

/** Throws a dice term and closes it. */
export function rollPool(node: DiceNode, state: State): Outcome {
  const { pool, rules, parts } = throwOpen(node, state);
  const counted = rules.some(isCounting);
  const chains = inOrder(pool, rules).map((lying) => closed(lying, counted));
  return { node, value: sumOf(chains, node, counted), parts, chains };
}

/** What the kept dice are worth: their successes or their values. */
export function sumOf(chains: readonly Chain[], { span }: Expression, counted: boolean): Num {
  return reckon(span, () => {
    let total: Num = 0;
    for (const { kept, score = 0, total: one } of chains) {
      if (kept) total = add(total, counted ? score : one);
    }
    return total;
  });
}

/** Throws a dice term and leaves its dice open. */
export function throwOpen(node: DiceNode, state: State): OpenDice {
  const { program, dice: thrown } = state;
  const { limits } = program;
  const parts: Outcome[] = [];
  const { die, dice, rules, end } = program.poolOf(node) ?? computedPool(node, parts, state);
  if (thrown.length + dice > limits.dice) throw new NotationFault(tooManyDice(node.span, limits));
  const home = { die };
  const pool = throwDice(home, dice, rules, throwerAt(node, state));
  return { node, home, pool, rules, end, parts };
}

/** Throws single dice, within the limits, for a pool or a group. */
export function throwerAt({ span }: Expression, { program, hand, dice }: State): Thrower {
  const { limits } = program;
  return {
    longestChain: limits.chain,
    span,
    throwDie: (die, role) => {
      if (dice.length >= limits.dice) throw new NotationFault(tooManyDice(span, limits));
      const face = hand.throwDie(die);
      const name = die.name ?? dieName(die);
      const one = { die: name, sides: die.sides, face, role, kept: true, marks: [] };
      dice.push(one);
      return one;
    },
  };
}

/** How arguments are read during the roll, when all bindings before are known. */
export function settingsAt({ program, names }: State): PoolSettings {
  const { vocabulary, tree } = program;
  const value = (part: Expression): Num | undefined => constantOf(part, names, vocabulary);
  return { value, names, vocabulary, text: tree.text };
}

/** The plan of a group that was only read during the roll. @throws NotationFault when it cannot stand */
export function wanted<Plan extends GroupPlan>(
  { plan, diagnostics }: ReadGroup<Plan>,
  { span }: Expression,
  { warnings }: State,
): Known<Plan> {
  const failed = diagnostics.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
  if (plan.rules === undefined) {
    throw new NotationFault(fault('unsuitable-group', span, 'this group cannot be rolled'));
  }
  warnings.push(...diagnostics);
  return plan as Known<Plan>;
}

type Known<Plan> = { readonly [key in keyof Plan]: Exclude<Plan[key], undefined> };

/** A pool whose count, sides or arguments depend on dice: these are rolled first, in that order. */
function computedPool(node: DiceNode, parts: Outcome[], state: State): StaticPool {
  const { vocabulary, limits } = state.program;
  const count = state.evaluate(node.count);
  parts.push(count);
  let sides: Num | undefined;
  if (node.die.kind === 'sides') {
    const rolled = state.evaluate(node.die.sides);
    parts.push(rolled);
    sides = rolled.value;
  }
  const dice = diceCount(count.value, node.count.span, limits);
  const die = dieOf(node, sides, vocabulary, limits);
  const { rules, end, diagnostics } = readModifiers(node, die, dice, settingsAt(state));
  const failed = diagnostics.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new NotationFault(failed);
  if (die === undefined || rules === undefined || end === undefined) {
    throw new NotationFault(fault('unsuitable-sides', node.span, 'this die has no sides'));
  }
  state.warnings.push(...diagnostics);
  return { die, dice, rules, end };
}
