/** Resolves the pools and groups that do not depend on other dice, before anything is rolled. */

import type { Names } from '../../grammar/check/constant.ts';
import { constantOf } from '../../grammar/check/constant.ts';
import type { GroupPlan, ReadGroup } from '../../grammar/check/group.ts';
import { endOf, readGroup } from '../../grammar/check/group.ts';
import type { PoolMemory, PoolSettings } from '../../grammar/check/pool.ts';
import { diceCount } from '../../grammar/check/pool.ts';
import type { DiceNode, Expression, GroupNode, PoolNode, Tree } from '../../grammar/tree/ast.ts';
import { nodesOf, rootsOf } from '../../grammar/tree/walk.ts';
import type { Limits } from '../../input/limits.ts';
import type { Num } from '../../number/index.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { PoolState } from '../../vocabulary/rules/pool-state.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import { factsOf } from '../../vocabulary/rules/rule-facts.ts';

/** A pool whose die, number of dice and rules do not depend on other dice. */
export interface StaticPool {
  readonly die: Die;
  readonly dice: number;
  readonly rules: readonly Rule[];
  /** What is known of its dice after all its modifiers. */
  readonly end: PoolState;
}

/** What is known of the pools and groups of a program. */
export interface Plans {
  /** Undefined: its count, sides or arguments are only known when it is rolled. */
  readonly poolOf: (node: DiceNode) => StaticPool | undefined;
  /** Its rules are undefined when they are only known when it is rolled. */
  readonly groupOf: (node: GroupNode) => GroupPlan;
  /** About how much memory the pools take: 1 is a character of notation. */
  readonly weight: number;
}

interface PlansOptions {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly names: Names;
  /** What the check has read: it reads every pool. */
  readonly memory: PoolMemory;
}

/** A group that is read when somebody asks for it. */
interface Waiting {
  readonly settings: PoolSettings;
  read?: ReadGroup;
}

/** Resolves what does not depend on other dice; the rest is resolved when it is thrown. */
export function collectPlans(
  trees: readonly Tree[],
  { vocabulary, limits, names, memory }: PlansOptions,
): Plans {
  const pools = new Map<DiceNode, StaticPool>();
  const groups = new Map<GroupNode, Waiting>();
  const value = (node: Expression): Num | undefined => constantOf(node, names, vocabulary);

  const readPool = (node: DiceNode): void => {
    const count = value(node.count);
    const { rules, end } = assertDefined(memory.get(node));
    if (count === undefined || rules === undefined) return;
    const dice = diceCount(count, node.count.span, limits);
    const known = assertDefined(end);
    // The very die that the check has read: groups find the rules of each die by it.
    const { die } = assertDefined(known.sources[0]);
    pools.set(node, { die, dice, rules, end: known });
  };
  // Groups are read when they are asked for: one around others asks for those first.
  const groupOf = (node: GroupNode): ReadGroup => {
    const group = assertDefined(groups.get(node));
    group.read ??= assertDefined(readGroup(node, stateOf, group.settings));
    return group.read;
  };
  const stateOf = (term: PoolNode): PoolState | undefined =>
    term.kind === 'dice' ? pools.get(term)?.end : endOf(groupOf(term));

  for (const tree of trees) {
    const settings = { value, names, vocabulary, text: tree.text, thorough: false };
    for (const root of rootsOf(tree)) {
      for (const node of nodesOf(root)) {
        if (node.kind === 'dice') readPool(node);
        if (node.kind === 'group') groups.set(node, { settings });
      }
    }
  }
  let weight = 0;
  for (const pool of pools.values()) weight += weightOf(pool);
  return { weight, poolOf: (node) => pools.get(node), groupOf: (node) => groupOf(node).plan };
}

/** Listed faces and the links of chains can be far more than the text that asks for them. */
function weightOf({ die, rules }: StaticPool): number {
  let weight = (die.faces?.length ?? 0) / 8;
  for (const rule of rules) weight += factsOf(rule).parts;
  return weight;
}
