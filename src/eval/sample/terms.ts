/** The terms of a roll: its pools and groups, and whatever carries a label, in the order rolled. */

import type { Expression } from '../../grammar/tree/ast.ts';
import { toDouble } from '../../number/index.ts';
import type { Outcome, Sample, Term } from './roll.ts';

/** Where a term belongs in the whole roll. */
type Place = Pick<Term, 'binding' | 'member'>;

export function termsOf(
  { bindings, outcome, members }: Sample,
  notationOf: (node: Expression) => string,
): readonly Term[] {
  const terms: Term[] = [];
  for (const { node, outcome: bound } of bindings) {
    collect(bound, { binding: node.name }, notationOf, terms);
  }
  if (members === undefined) collect(outcome, {}, notationOf, terms);
  for (const [member, each] of (members ?? []).entries())
    collect(each, { member }, notationOf, terms);
  return terms;
}

function collect(
  root: Outcome,
  place: Place,
  notationOf: (node: Expression) => string,
  terms: Term[],
): void {
  // Dice that a group pools are the group's; those with a label are listed separately as well.
  const visit = (outcome: Outcome, inText: boolean, pooled: boolean): void => {
    const { node, value, chains, items } = outcome;
    const here = inText && node.kind !== 'variable';
    const inside = pooled || (node.kind === 'group' && items === undefined);
    for (const part of outcome.parts) {
      // What a count or the sides of pooled dice came from is not part of the pool.
      visit(part, here, inside && node.kind !== 'dice');
    }
    const label = 'label' in node ? node.label : undefined;
    const isPool = chains !== undefined || items !== undefined;
    if (label === undefined && (!isPool || pooled)) return;
    terms.push({
      notation: notationOf(node),
      ...(label === undefined ? {} : { label }),
      ...(inText ? { span: node.span } : {}),
      ...place,
      value: toDouble(value),
      chains: chains ?? [],
      ...(items === undefined
        ? {}
        : { items: items.map((item) => ({ ...item, value: toDouble(item.value) })) }),
    });
  };
  visit(root, true, false);
}
