/**
 * Laws that one answer asks for again: at the next reach, for another number that a binding can be, or for its moments.
 * A law that ends is the same however far one looks; that of a pool without end is kept for its reach.
 */
import type { Expression } from '../../grammar/tree/ast.ts';
import type { Die } from '../../vocabulary/rules/die.ts';
import type { Rule } from '../../vocabulary/rules/rule.ts';
import type { DenseLaw, Law } from '../law/law.ts';
import { isBounded } from '../law/law.ts';

export interface KeptLaws {
  /** The law of a pool. Pools are told apart by the very rules and die that were read for them. */
  poolLaw(pool: KeptPool, reach: number, solve: () => DenseLaw): DenseLaw;
  /**
   * The law of a part of the notation.
   *
   * @param mayKeep whether it depends on nothing else that is known here; asked once
   * @param solve gives the law, and whether it says all: nothing of it failed
   */
  partLaw(
    node: Expression,
    mayKeep: () => boolean,
    solve: () => { readonly law: Law; readonly isAll: boolean },
  ): Law;
  /** Nothing is kept of what nobody looks at again. */
  forget(): void;
}

interface KeptPool {
  readonly die: Die;
  readonly dice: number;
  readonly rules: readonly Rule[];
}

interface SolvedPool extends Omit<KeptPool, 'rules'> {
  law: DenseLaw;
  reach: number;
}

export function keepLaws(): KeptLaws {
  // Rules that are read for one part of a mixture are never seen again, and neither should their laws be.
  let pools = new WeakMap<readonly Rule[], SolvedPool[]>();
  let parts = new WeakMap<Expression, { readonly mayKeep: boolean; law?: Law }>();
  return {
    poolLaw({ die, dice, rules }, reach, solve) {
      const solved = pools.get(rules) ?? [];
      const known = solved.find((each) => each.die === die && each.dice === dice);
      if (known !== undefined && (known.reach === reach || isBounded(known.law))) return known.law;
      const law = solve();
      if (known === undefined) {
        solved.push({ die, dice, law, reach });
        pools.set(rules, solved);
      } else {
        known.law = law;
        known.reach = reach;
      }
      return law;
    },
    partLaw(node, mayKeep, solve) {
      const part = parts.get(node) ?? { mayKeep: mayKeep() };
      parts.set(node, part);
      if (part.law !== undefined) return part.law;
      const { law, isAll } = solve();
      if (part.mayKeep && isAll && isBounded(law)) part.law = law;
      return law;
    },
    forget() {
      pools = new WeakMap();
      parts = new WeakMap();
    },
  };
}
