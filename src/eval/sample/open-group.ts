/** Compiles a group that pools dice: its dice stay open until the modifiers of all groups around them are done. */

import type { DicePlan } from '../../grammar/check/group.ts';
import { readDiceGroup } from '../../grammar/check/group.ts';
import type { Expression, GroupNode, PoolNode } from '../../grammar/tree/ast.ts';
import { withArithmeticErrors } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import { isSorted } from '../../vocabulary/rules/display-order.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { settingsWith } from '../prepare/known-bindings.ts';
import type { Code, Compiler } from './code.ts';
import type { DieOrigin, DieState } from './dice/die-state.ts';
import { finishedDie, inOrder } from './dice/die-state.ts';
import type { Recipe } from './dice/throw-pool.ts';
import { meetInTurn, recipeOf } from './dice/throw-pool.ts';
import { inVariable, planNow } from './during-roll.ts';
import type { Guide } from './guide.ts';
import { openPool, sumOf } from './pool-code.ts';
import type { Chain, Outcome } from './roll.ts';
import type { Run } from './run.ts';
import { exactSum } from './totals/pool-total.ts';

/** Dice inside braces that lie open. */
interface Open {
  readonly origins: readonly DieOrigin[];
  readonly pool: readonly DieState[];
  /** What is known of the dice of each term. */
  readonly states: readonly PoolState[];
  /** How they came up, once the group is closed. */
  readonly close: (closing: Closing) => Outcome;
}

interface Closing {
  /** All dice of the outermost group, as they lie at the end, by the throw they came from. */
  readonly byOrigin: ReadonlyMap<DieOrigin, readonly DieState[]>;
  readonly chainOf: (state: DieState) => Chain;
  readonly counted: boolean;
}

/** Throws the dice of an expression and leaves them open; they are written down when `recorded`. */
type Opener = (run: Run, recorded: boolean) => Open;

/** What becomes of its dice is only known when all braces are closed. */
export function diceGroupCode(node: GroupNode, compiler: Compiler): Code {
  const open = groupOpener(node, compiler);
  const record = (run: Run): Outcome => {
    const { pool, counted, close } = open(run, true);
    const chains = new Map<DieState, Chain>();
    const chainOf = (state: DieState): Chain => {
      const chain = chains.get(state) ?? finishedDie(state, counted);
      chains.set(state, chain);
      return chain;
    };
    return close({ byOrigin: sortedByOrigin(pool), chainOf, counted });
  };
  const total = (run: Run): Num => {
    const { pool, counted } = open(run, false);
    return withArithmeticErrors(node.span, () => exactSum(pool, counted));
  };
  return { record, total };
}

/** The rules that a group has for each die. */
interface Recipes {
  readonly byDie: ReadonlyMap<Die, Recipe>;
  /** That of its first die: the rules of all have the same places. */
  readonly common: Recipe;
  readonly end: PoolState;
}

function inBraces<T>(guide: Guide, node: GroupNode, known: Recipes | undefined, work: () => T): T {
  guide.enter(node, known?.byDie);
  try {
    return work();
  } finally {
    guide.leave();
  }
}

function recipesOf(rules: ReadonlyMap<Die, readonly Rule[]>, end: PoolState): Recipes {
  const byDie = new Map([...rules].map(([die, each]) => [die, recipeOf(each)]));
  const [common] = byDie.values();
  return { byDie, common: assertDefined(common), end };
}

function groupOpener(
  node: GroupNode,
  compiler: Compiler,
): (run: Run, recorded: boolean) => Open & { readonly counted: boolean } {
  const opener = openerOf(assertDefined(node.items[0]), compiler);
  const plan = dicePlan(node, compiler);
  const known = plan.rules && recipesOf(plan.rules, assertDefined(plan.end));
  return (run, recorded) => {
    const inside =
      run.guide === undefined
        ? opener(run, recorded)
        : inBraces(run.guide, node, known, () => opener(run, recorded));
    const { byDie, common, end } =
      known ?? recipesNow(node, plan.terms, inside.states, compiler, run);
    run.span = node.span;
    const pool = meetInTurn(
      inside.pool,
      ({ origin }) => assertDefined(byDie.get(origin.die)),
      0,
      run,
    );
    const { origins } = inside;
    const close = (closing: Closing): Outcome => {
      const part = inside.close(closing);
      const shown = inOrder(of(origins, closing), common.rules).map(closing.chainOf);
      const value = sumOf(shown, node, closing.counted);
      const sorted = isSorted(common.rules);
      return { node, value, parts: [part], chains: shown, ...(sorted ? { sorted } : {}) };
    };
    return { origins, pool, states: [end], close, counted: common.counted };
  };
}

/** The dice of these throws, as they lie. */
function of(origins: readonly DieOrigin[], { byOrigin }: Closing): readonly DieState[] {
  return origins.flatMap((origin) => byOrigin.get(origin) ?? []);
}

/** The dice of each throw; those of one throw always lie together. */
function sortedByOrigin(pool: readonly DieState[]): ReadonlyMap<DieOrigin, readonly DieState[]> {
  const byOrigin = new Map<DieOrigin, DieState[]>();
  for (const state of pool) {
    const before = byOrigin.get(state.origin);
    if (before === undefined) byOrigin.set(state.origin, [state]);
    else before.push(state);
  }
  return byOrigin;
}

/** What was not known before the roll is known now. */
function recipesNow(
  node: GroupNode,
  terms: readonly PoolNode[],
  states: readonly PoolState[],
  { program }: Compiler,
  run: Run,
): Recipes {
  const settings = settingsWith(program, run.bound);
  const { rules, end } = planNow(readDiceGroup(node, terms, states, settings), run);
  return recipesOf(assertDefined(rules), assertDefined(end));
}

/** A group among the dice of another pools dice too. */
function dicePlan(node: GroupNode, { program }: Compiler): DicePlan {
  const plan = program.groupOf(node);
  return assertDefined(plan.kind === 'dice' ? plan : undefined);
}

/** Throws the dice terms of an item, from left to right. */
function openerOf(node: Expression, compiler: Compiler): Opener {
  switch (node.kind) {
    case 'dice': {
      const open = openPool(node, compiler);
      return (run, recorded) => {
        const { origin, pool, recipe, end, parts } = open(run, recorded);
        const close = (closing: Closing): Outcome => {
          const chains = inOrder(of([origin], closing), recipe.rules).map(closing.chainOf);
          return { node, value: sumOf(chains, node, closing.counted), parts, chains };
        };
        return { origins: [origin], pool, states: [end], close };
      };
    }
    case 'group':
      return groupOpener(node, compiler);
    case 'parentheses': {
      const inner = openerOf(node.inner, compiler);
      return (run, recorded) => within(node, inner(run, recorded));
    }
    case 'variable': {
      const inner = openerOf(assertDefined(compiler.program.names.bodyOf?.(node)), compiler);
      return (run, recorded) =>
        within(
          node,
          inVariable(node, run, () => inner(run, recorded)),
        );
    }
    case 'binary': {
      const { first, steps } = leftSpine(node);
      const openers = [first, ...steps.map(({ right }) => right)].map((term) =>
        openerOf(term, compiler),
      );
      return (run, recorded) => {
        const terms = openers.map((open) => open(run, recorded));
        const origins = terms.flatMap((term) => term.origins);
        const close = (closing: Closing): Outcome => {
          const parts = terms.map((term) => term.close(closing));
          const chains = of(origins, closing).map(closing.chainOf);
          return { node, value: sumOf(chains, node, closing.counted), parts };
        };
        return {
          origins,
          pool: terms.flatMap(({ pool }) => pool),
          states: terms.flatMap(({ states }) => states),
          close,
        };
      };
    }
    default:
      throw new Error(`a group cannot pool ${node.kind}`);
  }
}

/** The same dice inside parentheses or a variable. */
const within = (node: Expression, inner: Open): Open => ({
  ...inner,
  close: (closing) => {
    const part = inner.close(closing);
    return { node, value: part.value, parts: [part] };
  },
});
