/** In what order modifiers can stand, judged by their kinds and never by their names. */
import type { Diagnostic } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { ModifierRecord } from '../vocabulary/modifier.ts';
import type { RuleKind } from '../vocabulary/rule.ts';
import type { DiceNode, ModifierNode } from './ast.ts';
import { replaced } from './edit.ts';
import { printModifiers } from './print.ts';

/** What may stand behind a count: nothing that changes, adds or rolls dice. */
const afterCount: readonly RuleKind[] = ['score', 'pool', 'mark', 'order'];

interface Placed {
  readonly modifier: ModifierNode;
  readonly record: ModifierRecord;
}

/** The first modifier that cannot stand where it stands. */
export function sequenceFault(
  node: DiceNode,
  vocabulary: Vocabulary,
  text: string,
): Diagnostic | undefined {
  const placed = node.modifiers.flatMap((modifier): Placed[] => {
    const record = vocabulary.modifierByName.get(modifier.name);
    return record === undefined ? [] : [{ modifier, record }];
  });
  let counted = false;
  for (const [index, { modifier, record }] of placed.entries()) {
    const { span } = modifier;
    const shown = `"${text.slice(span.start, span.end) || record.name}"`;
    if (record.onlyAfter !== undefined && !placed.slice(0, index).some(isKind(record.onlyAfter))) {
      return fault('unsuitable-order', span, `${shown} stands only behind a count`, {
        hint: `as in "${record.example}"`,
      });
    }
    if (counted && !afterCount.includes(record.kind)) {
      return fault(
        'unsuitable-order',
        span,
        `${shown} cannot stand behind a count: the dice are counted already`,
        { hint: 'write it before the count', fix: countLast(node, placed, vocabulary, text) },
      );
    }
    counted ||= record.kind === 'score';
    const clash = conflict(placed, index);
    if (clash !== undefined) {
      return fault(
        'conflicting-chains',
        span,
        `${shown} cannot stand together with "${clash.name}": dice go on by one rule only`,
      );
    }
    const previous = placed[index - 1];
    if (previous?.record === record && record.merges === true) {
      const both = [previous.modifier, modifier];
      if (both.some((each) => each.arguments.some(({ kind }) => kind === 'option'))) {
        return fault('repeated-modifier', span, `${shown} repeats the modifier before it`, {
          hint: 'write one list: conditions first, then options, as in "d6!(5, 6, limit 2)"',
        });
      }
    }
  }
  return undefined;
}

const isKind =
  (kind: RuleKind) =>
  ({ record }: Placed): boolean =>
    record.kind === kind;

/** A growing chain that cannot stand beside this one, or beside which this one cannot stand. */
function conflict(placed: readonly Placed[], index: number): ModifierRecord | undefined {
  const record = placed[index]?.record;
  if (record?.grows !== true) return undefined;
  return placed
    .slice(0, index)
    .find(
      (before) =>
        before.record.grows === true &&
        (before.record.exclusive === true || record.exclusive === true),
    )?.record;
}

/** The same modifiers with the counts, and what may follow them, at the end. */
function countLast(
  node: DiceNode,
  placed: readonly Placed[],
  vocabulary: Vocabulary,
  text: string,
): string | undefined {
  const first = placed.findIndex(isKind('score'));
  const start = node.modifiers[0]?.span.start;
  const end = node.modifiers.at(-1)?.span.end;
  if (first < 0 || start === undefined || end === undefined) return undefined;
  const tail = placed.slice(first);
  const moved = tail.filter(({ record }) => !afterCount.includes(record.kind));
  const stay = tail.filter(({ record }) => afterCount.includes(record.kind));
  const order = [...placed.slice(0, first), ...moved, ...stay].map(({ modifier }) => modifier);
  const printed = printModifiers(order, vocabulary).reduce(
    (left, right) =>
      /[a-z!]$/i.test(left) && /^[a-z!=]/i.test(right) ? `${left} ${right}` : left + right,
    '',
  );
  return replaced(text, { start, end }, printed);
}
