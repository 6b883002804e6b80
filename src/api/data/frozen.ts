/**
 * What a roll hands out is frozen, so that no caller can change what others see. Field by field: many
 * callers ask for dice and terms, and searching for what there is to freeze would cost as much as the roll.
 */
import type { Term, ThrownDie } from '../../eval/sample/roll.ts';

export function frozenDice(dice: readonly ThrownDie[]): readonly ThrownDie[] {
  for (const die of dice) freezeMarked(die);
  return Object.freeze(dice);
}

/** The terms of dice that are already frozen. */
export function frozenTerms(terms: readonly Term[]): readonly Term[] {
  for (const term of terms) {
    for (const chain of term.chains) {
      Object.freeze(chain.dice);
      freezeMarked(chain);
    }
    Object.freeze(term.chains);
    if (term.items !== undefined) {
      for (const item of term.items) {
        Object.freeze(item.marks);
        Object.freeze(item);
      }
      Object.freeze(term.items);
    }
    if (term.span !== undefined) Object.freeze(term.span);
    Object.freeze(term);
  }
  return Object.freeze(terms);
}

function freezeMarked(marked: { readonly marks: readonly unknown[] }): void {
  if (marked.marks.length > 0) Object.freeze(marked.marks);
  Object.freeze(marked);
}
