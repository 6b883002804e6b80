/** Finds modifiers that are read otherwise than they look: as a count, as a keep before a count, as a drop. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { choosesDice } from '../../vocabulary/rules/kinds.ts';
import { numberBefore, withPlus } from '../check/glued.ts';
import { isAlone, replaced, spacedComparison } from '../fixes/edit.ts';
import type { ModifierNode, PoolNode } from '../tree/ast.ts';
import type { Place } from './place.ts';
import { isBare, isComparison, isListed, placedOn, usualSides, writtenNumber } from './place.ts';

interface Look {
  readonly node: PoolNode;
  readonly modifier: ModifierNode;
  readonly record: ModifierRecord;
  readonly previous: ModifierNode | undefined;
  readonly next: ModifierNode | undefined;
  readonly text: string;
  readonly vocabulary: Vocabulary;
}

export function lookalikes({ node, text, vocabulary }: Place<PoolNode>): readonly Finding[] {
  return placedOn(node, vocabulary).flatMap(({ modifier, record }, index) => {
    const look: Look = {
      node,
      modifier,
      record,
      previous: node.modifiers[index - 1],
      next: node.modifiers[index + 1],
      text,
      vocabulary,
    };
    return (
      (index === 0 ? unequal(look) : undefined) ??
      equal(look) ??
      bareKeep(look) ??
      drop(look) ??
      twoChains(look) ??
      pickedSets(look) ??
      []
    );
  });
}

/** `8d10!=10` counts all but 10s: the sign begins like an explosion, and a fair number mean one. */
function unequal({ modifier, next, text, vocabulary }: Look): Finding | undefined {
  const { start, end } = modifier.span;
  const [only] = modifier.arguments;
  if (only?.kind !== 'test' || only.operator !== '<>' || only.span.start !== start)
    return undefined;
  const [sign, head = ''] = /^([^=<>]+)[=\uff1d]/.exec(text.slice(start, end)) ?? [];
  if (sign === undefined || only.inParentheses === true) return undefined;
  if (vocabulary.modifierByName.get(head)?.grows !== true) return undefined;
  const face = text.slice(start + sign.length, end).trim();
  const counted = next !== undefined && isComparison(next, vocabulary);
  return caution(
    'counts-not-explodes',
    modifier.span,
    { reason: 'counts-others', modifier: head, face },
    // Two counts in a row are hardly meant.
    counted ? replaced(text, modifier.span, `${head}${face}`) : undefined,
  );
}

/** `d6! = 4` explodes on a 4; with the blanks elsewhere it counts all dice but 4s. */
function equal({ modifier, record, text }: Look): Finding | undefined {
  const [only, ...others] = modifier.arguments;
  if (record.grows !== true || only?.kind !== 'value' || others.length > 0) return undefined;
  if (!/^[=\uff1d]/.test(text.slice(only.span.start)) || isListed(modifier, text)) return undefined;
  const number = text.slice(only.value.span.start, only.value.span.end);
  return caution('explodes-not-counts', modifier.span, {
    reason: 'equals',
    modifier: record.name,
    number,
  });
}

/** `3d6!!!` compounds, and then explodes. */
function twoChains({ modifier, record, next, text, vocabulary }: Look): Finding | undefined {
  const other = next && vocabulary.modifierByName.get(next.name);
  if (next === undefined || record.grows !== true || other?.grows !== true) return undefined;
  if (record === other || modifier.arguments.length + next.arguments.length > 0) return undefined;
  // Only signs run together; in parentheses it is plain where the one ends.
  const written = text.slice(modifier.span.start, next.span.end);
  if (!/^[!\s]+$/.test(written)) return undefined;
  return caution(
    'compounds-and-explodes',
    { start: modifier.span.start, end: next.span.end },
    { reason: 'two-modifiers', first: record.name, second: other.name },
  );
}

/** `10d6mt >= 2` counts sets of values from 2 up, not at least two sets. */
function pickedSets({ node, modifier, record, next, text }: Look): Finding | undefined {
  const [size, test, ...others] = modifier.arguments;
  if (record.takes.shape !== 'size' || record.counts !== true) return undefined;
  if (size?.kind !== 'value' || size.span.start !== size.span.end) return undefined;
  if (test?.kind !== 'test' || test.operator === '<>' || others.length > 0) return undefined;
  if (isListed(modifier, text)) return undefined;
  const { start, end } = test.span;
  const written = text.slice(start, end);
  const number = writtenNumber(test.value);
  const dice = node.kind === 'dice' ? writtenNumber(node.count) : undefined;
  // Larger numbers may well be values.
  const few = number !== undefined && dice !== undefined && number <= Math.min(3, dice / 2);
  const { span } = node;
  const ends = next === undefined && span.end === modifier.span.end && isAlone(text, span);
  return caution(
    'picks-not-compares',
    modifier.span,
    {
      reason: 'picks',
      written,
      spelled: `${record.name}${record.takes.default}${written.replace(/\s/g, '')}`,
    },
    few && ends
      ? `${text.slice(0, span.start)}(${text.slice(span.start, start).trim()}) ${spacedComparison(text.slice(start))}`
      : undefined,
  );
}

/** `4d6k>3` keeps one die and counts it. Of two or three dice one is often kept, as with advantage. */
function bareKeep({ node, modifier, record, next, text, vocabulary }: Look): Finding | undefined {
  const { kind, takes } = record;
  if (!choosesDice(kind) || takes.shape !== 'numbers' || next === undefined) return undefined;
  const written = text.slice(modifier.span.start, modifier.span.end);
  if (!isBare(modifier) || isListed(modifier, text)) return undefined;
  if (text.slice(modifier.span.end, next.span.start).trim() !== '') return undefined;
  if (!isComparison(next, vocabulary) || isSmall(node)) return undefined;
  const count = text.slice(next.span.start, next.span.end).replace(/\s/g, '');
  const number = takes.default ?? 1;
  return caution(
    'count-after-keep',
    { start: modifier.span.start, end: next.span.end },
    { reason: 'counts-what-is-left', written, number, count },
  );
}

const isSmall = (node: PoolNode): boolean =>
  node.kind === 'dice' && node.count.kind === 'number' && Number(node.count.text) <= 3;

/** `8d6 d6` drops six dice: a plus was forgotten. `2d6! 1d8` explodes on a 1, and drops eight. */
function drop({ modifier, record, previous, next, text }: Look): Finding | undefined {
  const [only] = modifier.arguments;
  const number = writtenNumber(only?.value);
  if (record.leavesSome !== true || isListed(modifier, text)) return undefined;
  if (number === undefined || !usualSides.includes(number)) return undefined;
  const { start, end } = modifier.span;
  const count = numberBefore(previous, modifier);
  const taken = count && { taken: text.slice(count.start, start).trim() };
  return caution(
    'drops-not-rolls',
    { start: count?.start ?? start, end },
    { reason: 'drops', modifier: record.name, number, ...taken },
    next === undefined ? withPlus(previous, modifier, text) : undefined,
  );
}
