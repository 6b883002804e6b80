/** Finds modifiers that are read otherwise than they look: as a count, as a keep before a count, as a drop. */
import type { Diagnostic } from '../../diagnostic.ts';
import { caution } from '../../diagnostic.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import type { ModifierNode, PoolNode } from '../ast.ts';
import { replaced } from '../edit.ts';
import type { Place } from './place.ts';
import { isComparison, placedOn } from './place.ts';

interface Look {
  readonly node: PoolNode;
  readonly modifier: ModifierNode;
  readonly record: ModifierRecord;
  readonly next: ModifierNode | undefined;
  readonly text: string;
  readonly vocabulary: Vocabulary;
}

export function lookalikes({ node, text, vocabulary }: Place<PoolNode>): readonly Diagnostic[] {
  return placedOn(node, vocabulary).flatMap(({ modifier, record }, index) => {
    const look: Look = {
      node,
      modifier,
      record,
      next: node.modifiers[index + 1],
      text,
      vocabulary,
    };
    return (index === 0 ? unequal(look) : undefined) ?? bareKeep(look) ?? lone(look) ?? [];
  });
}

/** `8d10!=10` counts all but 10s: the sign begins like an explosion, and a fair number mean one. */
function unequal({ modifier, next, text, vocabulary }: Look): Diagnostic | undefined {
  const { start, end } = modifier.span;
  const [only] = modifier.arguments;
  if (only?.kind !== 'test' || only.operator !== '<>' || only.span.start !== start)
    return undefined;
  const [sign, head = ''] = /^([^=<>]+)=/.exec(text.slice(start, end)) ?? [];
  if (sign === undefined || /\s/.test(text.charAt(start - 1))) return undefined;
  if (vocabulary.modifierByName.get(head)?.grows !== true) return undefined;
  const face = text.slice(start + sign.length, end).trim();
  const counted = next !== undefined && isComparison(next, vocabulary);
  return caution('counts-not-explodes', modifier.span, `this counts all dice but ${face}`, {
    hint: `to explode, write "${head}${face}"; to count all others, write "<>${face}"`,
    // Two counts in a row are hardly meant.
    fix: counted ? replaced(text, modifier.span, `${head}${face}`) : undefined,
  });
}

/** `4d6k>3` keeps one die and counts it. Of two or three dice one is often kept, as with advantage. */
function bareKeep({
  node,
  modifier,
  record,
  next,
  text,
  vocabulary,
}: Look): Diagnostic | undefined {
  const { kind, takes } = record;
  if (kind !== 'pool' || takes.shape !== 'numbers' || next === undefined) return undefined;
  const written = text.slice(modifier.span.start, modifier.span.end);
  if (/\d/.test(written) || next.span.start !== modifier.span.end) return undefined;
  if (!isComparison(next, vocabulary) || isSmall(node)) return undefined;
  const test = text.slice(next.span.start, next.span.end);
  const number = takes.default ?? 1;
  return caution(
    'count-after-keep',
    { start: modifier.span.start, end: next.span.end },
    `without a number of its own "${written}" stands for "${written}${number}"; "${test}" counts what is left`,
    { hint: `if that is meant, write "${written}${number}${test}"; to count all dice, "${test}"` },
  );
}

const isSmall = (node: PoolNode): boolean =>
  node.kind === 'dice' && node.count.kind === 'number' && Number(node.count.text) <= 3;

/** Sides of the dice that people own. */
const usualSides: readonly string[] = ['4', '6', '8', '10', '12', '20', '100'];

/** `8d6 d6` drops six dice: a plus was forgotten. */
function lone({ modifier, record, next, text }: Look): Diagnostic | undefined {
  const { start, end } = modifier.span;
  const [only] = modifier.arguments;
  if (record.leavesSome !== true || only?.value?.kind !== 'number') return undefined;
  if (!/\s/.test(text.charAt(start - 1)) || !usualSides.includes(only.value.text)) return undefined;
  if (only.span.end !== end || only.span.start !== start + record.name.length) return undefined;
  return caution(
    'drops-not-rolls',
    modifier.span,
    `this drops the lowest ${only.value.text} dice`,
    {
      hint: 'to roll another die, write a plus',
      fix: next === undefined ? replaced(text, { start, end: start }, '+ ') : undefined,
    },
  );
}
