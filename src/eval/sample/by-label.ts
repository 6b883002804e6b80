/** The total of each label of a roll: what the labelled terms of a sum come to. */
import { withArithmeticErrors } from '../../grammar/tree/fault.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { add, equals, neg, toDouble } from '../../number/index.ts';
import type { Outcome } from './roll.ts';

/**
 * Adds up the labelled terms of a sum. A term that is subtracted counts below zero. What is multiplied, compared,
 * or given to a function is not a term of the sum, so a label inside it has no total; of a label inside a labelled
 * part only the outer one counts.
 */
export function totalsByLabel(outcome: Outcome): Readonly<Record<string, number>> {
  const totals = new Map<string, Num>();
  gather(outcome, false, (label, value) => {
    const before = totals.get(label);
    const sum = (): Num => (before === undefined ? value : add(before, value));
    totals.set(label, withArithmeticErrors(outcome.node.span, sum));
  });
  const entries = [...totals].map(([label, value]) => [label, toDouble(value)] as const);
  return Object.freeze(Object.fromEntries(entries));
}

function gather(
  outcome: Outcome,
  minus: boolean,
  found: (label: string, value: Num) => void,
): void {
  const { node, value, parts } = outcome;
  const label = 'label' in node ? node.label : undefined;
  if (label !== undefined) found(label, minus ? neg(value) : value);
  else {
    for (const { at, turned } of addedIn(outcome)) {
      const part = parts[at];
      if (part !== undefined) gather(part, minus !== turned, found);
    }
  }
}

/** A part that is added, or, `turned`, subtracted. */
interface Added {
  readonly at: number;
  readonly turned: boolean;
}

/** The parts of a value that add up to it. */
function addedIn({ node, parts, items }: Outcome): readonly Added[] {
  const added = (at: number, turned = false): Added => ({ at, turned });
  switch (node.kind) {
    case 'unary':
      return [added(0, node.operator === '-')];
    case 'variable':
      return [added(0)];
    case 'choice':
      // The branch that was chosen.
      return [added(1)];
    case 'binary': {
      const { steps } = leftSpine(node);
      if (steps.length === 0) return [];
      // From the right: everything to the left of a product belongs to the product.
      const product = steps.findLastIndex(({ node: { operator } }) => !/^[+-]$/.test(operator));
      const sums = steps
        .slice(product + 1)
        .map(({ node: { operator } }, index) => added(product + index + 2, operator === '-'));
      return product < 0 ? [added(0), ...sums] : sums;
    }
    case 'group':
      if (items === undefined) return [added(0)];
      return items
        .filter(
          ({ index, kept, value, score }) =>
            kept && score === undefined && same(value, parts[index]?.value),
        )
        .map(({ index }) => added(index));
    default:
      return [];
  }
}

/** A modifier can make an item count as another number, and then its terms are not what was added. */
const same = (one: Num, other: Num | undefined): boolean =>
  other !== undefined && equals(one, other);
