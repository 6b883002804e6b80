/** In what order modifiers can come, judged by their kinds and never by their names. */
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { isCount } from '../../vocabulary/modifier.ts';
import { numberedDie } from '../../vocabulary/rules/die.ts';
import { mayFollowCount } from '../../vocabulary/rules/kinds.ts';
import { replaced } from '../fixes/edit.ts';
import { printModifiers } from '../print/print.ts';
import { sideBySide } from '../print/side-by-side.ts';
import type { ModifierNode, PoolNode } from '../tree/ast.ts';
import { behind, numberNode } from '../tree/build.ts';
import { valueArgument } from '../tree/build-modifiers.ts';

interface Placed {
  readonly modifier: ModifierNode;
  readonly record: ModifierRecord;
}

/** The first modifier that cannot be in its place. `inside` are those of the dice in a group. */
export function sequenceFault(
  node: PoolNode,
  vocabulary: Vocabulary,
  text: string,
  inside: readonly ModifierRecord[],
): Finding | undefined {
  const placed = node.modifiers.map(
    (modifier): Placed => ({
      modifier,
      record: vocabulary.modifierByName.get(modifier.name) as ModifierRecord,
    }),
  );
  const shownAs = ({ modifier: { span }, record }: Placed): string =>
    text.slice(span.start, span.end) || record.name;
  let counted = false;
  for (const [index, here] of placed.entries()) {
    const { modifier, record } = here;
    const { span } = modifier;
    if (record.onlyAfterCount === true && !counted) {
      return fault('unsuitable-order', span, {
        reason: 'needs-count',
        modifier: shownAs(here),
        example: record.example,
      });
    }
    if (counted && !mayFollowCount(record.kind)) {
      return fault(
        'unsuitable-order',
        span,
        { reason: 'after-count', modifier: shownAs(here) },
        countLast(node, placed, vocabulary, text),
      );
    }
    counted ||= isCount(record);
    const clash = record.grows === true ? conflict(record, inside, placed, index) : undefined;
    if (clash !== undefined) {
      return fault('conflicting-chains', span, {
        reason: 'together',
        modifier: shownAs(here),
        other: clash.name,
      });
    }
    const previous = placed[index - 1];
    if (previous?.record === record && record.merges === true) {
      const both = [previous.modifier, modifier];
      if (both.some((each) => each.arguments.some(({ kind }) => kind === 'option'))) {
        return fault('repeated-modifier', span, {
          reason: 'with-options',
          modifier: shownAs(here),
          example: `d6${record.name}(5, 6, limit 2)`,
        });
      }
    }
  }
  return undefined;
}

/** A growing chain before this one that cannot be combined with it. */
function conflict(
  record: ModifierRecord,
  inside: readonly ModifierRecord[],
  placed: readonly Placed[],
  index: number,
): ModifierRecord | undefined {
  const before = [...inside, ...placed.slice(0, index).map((each) => each.record)];
  return before.find(
    (each) => each.grows === true && (each.exclusive === true || record.exclusive === true),
  );
}

/** When a count is moved after a bare condition, the condition is written with the face that it means. */
function spelledOut({ modifier, record }: Placed, node: PoolNode): ModifierNode {
  const sides = node.kind === 'dice' && node.die.kind === 'sides' ? node.die.sides : undefined;
  if (modifier.arguments.length > 0 || record.takes.shape !== 'condition') return modifier;
  if (sides?.kind !== 'number') return modifier;
  const [test, ...others] = record.takes.default?.(numberedDie(Number(sides.text))) ?? [];
  if (test?.op !== '=' || others.length > 0) return modifier;
  const value = numberNode(String(test.than), behind(modifier.span));
  return { ...modifier, arguments: [valueArgument(value)] };
}

/** The same modifiers with the counts, and what may follow them, at the end. */
function countLast(
  node: PoolNode,
  placed: readonly Placed[],
  vocabulary: Vocabulary,
  text: string,
): string {
  const first = placed.findIndex(({ record }) => isCount(record));
  const { start } = (placed[0] as Placed).modifier.span;
  const { end } = (placed.at(-1) as Placed).modifier.span;
  const tail = placed.slice(first);
  const moved = tail.filter(({ record }) => !mayFollowCount(record.kind));
  const stay = tail.filter(({ record }) => mayFollowCount(record.kind));
  const order = [...placed.slice(0, first), ...moved, ...stay].map((each) =>
    spelledOut(each, node),
  );
  const printed = sideBySide(printModifiers(order, vocabulary));
  return replaced(text, { start, end }, printed);
}
