/** Rolls a group that pools dice: its dice stay open until the modifiers of all groups round them are done. */
import type { Expression, GroupNode } from '../grammar/ast.ts';
import { leftSpine } from '../grammar/ast.ts';
import { pooledTerms, readDiceGroup } from '../grammar/group.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { isCounting } from '../vocabulary/rule.ts';
import type { PoolState } from '../vocabulary/state.ts';
import type { Home, Lying } from './lying.ts';
import { closed, inOrder } from './lying.ts';
import type { Chain, Outcome } from './roll.ts';
import type { State } from './state.ts';
import { inVariable } from './state.ts';
import { applyInTurn } from './throw-pool.ts';
import { settingsAt, sumOf, throwerAt, throwOpen, wanted } from './throw-term.ts';

/** Dice inside braces that lie open. */
interface Open {
  readonly homes: readonly Home[];
  readonly pool: readonly Lying[];
  /** What is known of the dice of each term. */
  readonly states: readonly PoolState[];
  /** How they came up, once the group is closed. */
  readonly close: (closing: Closing) => Outcome;
}

interface Closing {
  /** All dice of the outermost group, as they lie at the end, by the throw they came from. */
  readonly byHome: ReadonlyMap<Home, readonly Lying[]>;
  readonly chainOf: (lying: Lying) => Chain;
  readonly counted: boolean;
}

export function rollDiceGroup(node: GroupNode, state: State): Outcome {
  const { pool, rules, close } = openGroup(node, state);
  const counted = rules.some(isCounting);
  const chains = new Map<Lying, Chain>();
  const chainOf = (lying: Lying): Chain => {
    const chain = chains.get(lying) ?? closed(lying, counted);
    chains.set(lying, chain);
    return chain;
  };
  return close({ byHome: sortedByHome(pool), chainOf, counted });
}

function openGroup(node: GroupNode, state: State): Open & { readonly rules: readonly Rule[] } {
  const [item] = node.items;
  if (item === undefined) throw new Error('a group without items');
  const inside = open(item, state);
  const { rules, end } = rulesNow(node, inside.states, state);
  const [common = []] = rules.values();
  const pool = applyInTurn(
    inside.pool,
    ({ home }) => rules.get(home.die) ?? [],
    { from: 0, to: common.length },
    throwerAt(node, state),
  );
  const { homes } = inside;
  const close = (closing: Closing): Outcome => {
    const part = inside.close(closing);
    const shown = inOrder(of(homes, closing), common).map(closing.chainOf);
    const value = sumOf(shown, node, closing.counted);
    const sorted = common.some(({ kind }) => kind === 'order');
    return { node, value, parts: [part], chains: shown, ...(sorted ? { sorted } : {}) };
  };
  return { homes, pool, states: [end], rules: common, close };
}

/** The dice of these throws, as they lie. */
function of(homes: readonly Home[], { byHome }: Closing): readonly Lying[] {
  return homes.flatMap((home) => byHome.get(home) ?? []);
}

/** The dice of each throw; those of one throw always lie together. */
function sortedByHome(pool: readonly Lying[]): ReadonlyMap<Home, readonly Lying[]> {
  const byHome = new Map<Home, Lying[]>();
  for (const lying of pool) {
    const before = byHome.get(lying.home);
    if (before === undefined) byHome.set(lying.home, [lying]);
    else before.push(lying);
  }
  return byHome;
}

/** The rules for each die; what was not known before the roll is known now. */
function rulesNow(node: GroupNode, states: readonly PoolState[], state: State) {
  const plan = state.program.groupOf(node);
  if (plan.kind !== 'dice') throw new Error('a group of values has no open dice');
  const { rules, end } = plan;
  if (rules !== undefined && end !== undefined) return { rules, end };
  const { vocabulary } = state.program;
  const terms = pooledTerms(node, vocabulary, state.names);
  if (terms === undefined || terms === 'unknown') throw new Error('a group that does not pool');
  return wanted(readDiceGroup(node, terms, states, settingsAt(state)), node, state);
}

/** Throws the dice terms of an item, from left to right. */
function open(node: Expression, state: State): Open {
  switch (node.kind) {
    case 'dice': {
      const { home, pool, rules, end, parts } = throwOpen(node, state);
      const close = (closing: Closing): Outcome => {
        const chains = inOrder(of([home], closing), rules).map(closing.chainOf);
        return { node, value: sumOf(chains, node, closing.counted), parts, chains };
      };
      return { homes: [home], pool, states: [end], close };
    }
    case 'group':
      return openGroup(node, state);
    case 'parentheses':
      return within(node, open(node.inner, state));
    case 'variable': {
      const meaning = state.program.meaningOf(node);
      if (!('tree' in meaning)) throw new Error('a number among the dice of a group');
      return within(
        node,
        inVariable(node, state, () => open(meaning.tree.body, state)),
      );
    }
    case 'binary': {
      const { first, steps } = leftSpine(node);
      const terms = [first, ...steps.map(({ right }) => right)].map((term) => open(term, state));
      const close = (closing: Closing): Outcome => {
        const parts = terms.map((term) => term.close(closing));
        const chains = of(homes, closing).map(closing.chainOf);
        return { node, value: sumOf(chains, node, closing.counted), parts };
      };
      const homes = terms.flatMap((term) => term.homes);
      return {
        homes,
        pool: terms.flatMap(({ pool }) => pool),
        states: terms.flatMap(({ states }) => states),
        close,
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
