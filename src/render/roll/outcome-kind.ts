/** What the total of a roll is: a number, or a count of successes or sets, or the answer of a comparison. */
import type { BoundOutcome, Outcome } from '../../eval/sample/roll.ts';
import type { ModifierNode } from '../../grammar/tree/ast.ts';
import { leftSpine } from '../../grammar/tree/walk.ts';
import type { Num } from '../../number/index.ts';
import { toDouble } from '../../number/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import { isCount } from '../../vocabulary/modifier.ts';
import type { RollWords } from '../words.ts';

export type TotalKind = 'number' | 'successes' | 'sets' | 'test';

/**
 * A count in a sum with numbers is a number.
 *
 * @param bindings - what the names stand for that the notation gave
 */
export function totalKindOf(
  { node, parts }: Outcome,
  vocabulary: Vocabulary,
  bindings: readonly BoundOutcome[],
): TotalKind {
  const [first, second] = parts;
  const kindOf = (outcome: Outcome | undefined): TotalKind =>
    outcome === undefined ? 'number' : totalKindOf(outcome, vocabulary, bindings);
  switch (node.kind) {
    case 'compare':
      return 'test';
    case 'dice':
    case 'group':
      return poolKind(node.modifiers, vocabulary);
    case 'variable':
      return kindOf(first ?? bindings.find(({ node: { name } }) => name === node.name)?.outcome);
    case 'parentheses':
      return kindOf(first);
    case 'choice':
      return kindOf(second);
    case 'binary': {
      const { steps } = leftSpine(node);
      if (steps.some(({ node: { operator } }) => operator !== '+' && operator !== '-'))
        return 'number';
      const kinds = new Set(parts.map(kindOf));
      const [kind = 'number'] = kinds;
      return kinds.size === 1 && kind !== 'test' ? kind : 'number';
    }
    case 'number':
    case 'unary':
    case 'call':
      return 'number';
  }
}

function poolKind(modifiers: readonly ModifierNode[], vocabulary: Vocabulary): TotalKind {
  const counts = modifiers
    .map(({ name }) => vocabulary.modifierByName.get(name))
    .filter((record) => record !== undefined && isCount(record));
  if (counts.length === 0) return 'number';
  return counts.every((record) => record?.kind === 'sets') ? 'sets' : 'successes';
}

/** `2 successes`, `1 set`, `failure`; of a number its digits. */
export function totalInWords(
  kind: TotalKind,
  value: Num,
  digits: string,
  words: RollWords,
): string {
  if (kind === 'number') return digits;
  if (kind === 'test') return value === 0 ? words.failure : words.success;
  return words[kind](toDouble(value), digits);
}
