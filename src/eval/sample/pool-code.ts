/** Compiles a dice term: resolved before where that was possible, else once its count and sides are rolled. */

import type { DiceNode, Expression } from '../../grammar/tree/ast.ts';
import { withArithmeticErrors } from '../../grammar/tree/fault.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import { add } from '../../number/index.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import { computedPool } from '../prepare/known-bindings.ts';
import type { StaticPool } from '../prepare/static-pools.ts';
import { dieName } from '../random/dice-source.ts';
import type { Code, Compiler } from './code.ts';
import type { DieOrigin, DieState } from './dice/die-state.ts';
import { finishedDie, inOrder } from './dice/die-state.ts';
import type { Recipe } from './dice/throw-pool.ts';
import { recipeOf, throwDice } from './dice/throw-pool.ts';
import type { Chain, Outcome } from './roll.ts';
import type { Run } from './run.ts';
import { mostOf, poolCount, poolTotal } from './totals/pool-total.ts';

/** Dice that lie open, for a group around them to go on with. */
export interface OpenDice {
  readonly origin: DieOrigin;
  readonly pool: readonly DieState[];
  readonly recipe: Recipe;
  readonly end: PoolState;
  /** How its count and sides came up. */
  readonly parts: readonly Outcome[];
}

/** A pool ready to be thrown. */
interface Ready extends StaticPool {
  readonly recipe: Recipe;
}

/** Gives the pool of this roll. If it gets a place for them, it records how count and sides came up. */
type ReadyFor = (run: Run, parts?: Outcome[]) => Ready;

function readyPool(node: DiceNode, compiler: Compiler): ReadyFor {
  const known = compiler.program.poolOf(node);
  if (known === undefined) return computed(node, compiler);
  const pool = ready(known);
  return () => pool;
}

/** Name by name: to spread one object into another that has more takes longer than all else here. */
const ready = ({ die, dice, rules, end }: StaticPool): Ready => ({
  die,
  dice,
  rules,
  end,
  recipe: recipeOf(rules),
});

/**
 * Throws dice of a term and leaves them open; new objects each time, so that they can be told apart. `recorded`:
 * whether the physical dice, and how count and sides came up, are written down.
 */
export type OpenPool = (run: Run, recorded: boolean) => OpenDice;

export function openPool(node: DiceNode, compiler: Compiler): OpenPool {
  return opening(node, readyPool(node, compiler));
}

function opening(node: DiceNode, readyFor: ReadyFor): OpenPool {
  return (run, recorded) => {
    const parts: Outcome[] = [];
    const { die, dice, recipe, end } = readyFor(run, recorded ? parts : undefined);
    const origin = originOf(die);
    run.makeRoom(dice, node.span);
    run.guide?.startPool(node);
    return { origin, pool: throwDice(origin, dice, recipe, run, recorded), recipe, end, parts };
  };
}

export const originOf = (die: StaticPool['die']): DieOrigin => ({
  die,
  name: die.name ?? dieName(die),
});

/** Compiles a dice term by itself. */
export function poolCode(node: DiceNode, compiler: Compiler): Code {
  const known = compiler.program.poolOf(node);
  if (known !== undefined) return knownPool(node, ready(known), compiler.program.limits);
  const readyFor = computed(node, compiler);
  return {
    total: (run) => poolTotal(readyFor(run), node.span, run.limits)(run),
    record: recording(node, readyFor),
  };
}

function knownPool(node: DiceNode, pool: Ready, limits: Limits): Code {
  const { span } = node;
  return {
    total: poolTotal(pool, span, limits),
    record: recording(node, () => pool),
    terms: (times, more) => [poolCount(pool, span, limits, times, more)],
    most: mostOf(pool, limits),
  };
}

function recording(node: DiceNode, readyFor: ReadyFor): Code['record'] {
  const open = opening(node, readyFor);
  return (run) => {
    const { pool, recipe, parts } = open(run, true);
    const { rules, counted } = recipe;
    const chains = inOrder(pool, rules).map((state) => finishedDie(state, counted));
    return { node, value: sumOf(chains, node, counted), parts, chains };
  };
}

/** What the kept dice are worth: their successes or their values. */
export function sumOf(chains: readonly Chain[], { span }: Expression, counted: boolean): Num {
  return withArithmeticErrors(span, () => {
    let total: Num = 0;
    for (const { kept, score = 0, total: one } of chains) {
      if (kept) total = add(total, counted ? score : one);
    }
    return total;
  });
}

/** A pool whose count, sides or arguments depend on dice: these are rolled first, in that order. */
function computed(node: DiceNode, { program, codeOf }: Compiler): ReadyFor {
  const count = codeOf(node.count);
  const sides = node.die.kind === 'sides' ? codeOf(node.die.sides) : undefined;
  return (run, parts) => {
    const rolled = ({ total, record }: Code): Num => {
      if (parts === undefined) return total(run);
      const outcome = record(run);
      parts.push(outcome);
      return outcome.value;
    };
    const counted = rolled(count);
    const sided = sides && rolled(sides);
    const { pool, warnings } = computedPool(node, counted, sided, program, run.bound);
    run.warn(warnings);
    return ready(pool);
  };
}
