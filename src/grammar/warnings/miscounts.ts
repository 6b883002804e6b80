/** Finds what goes on, or is marked, where successes were probably meant to be counted. */

import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { numberedDie } from '../../vocabulary/rules/die.ts';
import { pointsOut } from '../../vocabulary/rules/kinds.ts';
import { replaced } from '../fixes/edit.ts';
import type { ModifierNode, PoolNode } from '../tree/ast.ts';
import type { Place } from './place.ts';
import { countIn, placedOn } from './place.ts';

export function miscount({
  node,
  within,
  text,
  vocabulary,
  found,
}: Place<PoolNode>): Finding | undefined {
  if (isSingle(node) || countIn(node, vocabulary) !== undefined) return undefined;
  const placed = placedOn(node, vocabulary);
  const holder = within.at(-1)?.kind;
  const isReckoned = holder === 'binary' || holder === 'unary';
  for (const { modifier, record } of placed) {
    // Something else is wrong with it then.
    if (found.some((each) => each.span.start === modifier.span.start)) continue;
    const note =
      record.grows === true && !isReckoned
        ? explosion(modifier, record, node, text)
        : pointsOut(record.kind) && placed.length === 1
          ? mark(modifier, record, node, text)
          : undefined;
    if (note !== undefined) return note;
  }
  return undefined;
}

/** One die makes no pool: nothing is counted. */
const isSingle = (node: PoolNode): boolean =>
  node.kind === 'dice' && node.count.kind === 'number' && node.count.text === '1';

/** The highest face, when it can be seen. */
function highestOf(node: PoolNode): string | undefined {
  const sides = node.kind === 'dice' && node.die.kind === 'sides' ? node.die.sides : undefined;
  return sides?.kind === 'number' ? sides.text : undefined;
}

/** The only argument, when it is a comparison that is written without a list. */
function lone({ arguments: given }: ModifierNode, text: string): string | undefined {
  const [only, ...others] = given;
  if (only?.kind !== 'test' || others.length > 0) return undefined;
  return text[only.span.start - 1] === '(' ? undefined : text.slice(only.span.start, only.span.end);
}

/** The same, with "at least" alone. */
function atLeast(modifier: ModifierNode, text: string): string | undefined {
  const [only] = modifier.arguments;
  return only?.kind === 'test' && only.operator === '>=' ? lone(modifier, text) : undefined;
}

/** `8d10!>=9` explodes on 9 and more and adds up; it is often written by people who mean to count. */
function explosion(
  modifier: ModifierNode,
  { name }: ModifierRecord,
  node: PoolNode,
  text: string,
): Finding | undefined {
  const test = atLeast(modifier, text);
  if (test === undefined) return undefined;
  const highest = highestOf(node);
  if (highest === undefined) {
    return caution('explodes-not-counts', modifier.span, { reason: 'condition' });
  }
  const both = `${name}${highest}${test}`;
  const fix = replaced(text, modifier.span, both);
  return caution('explodes-not-counts', modifier.span, { reason: 'condition', both }, fix);
}

/**
 * `3d6cs>=6` marks what "cs" alone would mark too, so that the condition says nothing; Foundry counts so.
 * `10d6cs>=5` marks many faces: a range of critical faces is narrower, and what counts is wider.
 */
function mark(
  modifier: ModifierNode,
  record: ModifierRecord,
  node: PoolNode,
  text: string,
): Finding | undefined {
  const test = upward(modifier, text);
  const highest = Number(highestOf(node));
  const { takes } = record;
  if (test === undefined || !(highest > 0) || takes.shape !== 'condition') return undefined;
  const [usual] = takes.default?.(numberedDie(highest)) ?? [];
  const asUsual = usual?.op === '>=' && test.from === usual.than;
  const many = (highest - test.from + 1) * narrow > highest && test.from > 1;
  // Low faces are marked with another word: more of them is not better.
  if (usual?.op !== '>=' || !(asUsual || many)) return undefined;
  return caution(
    'marks-not-counts',
    modifier.span,
    { reason: 'marks', count: test.written },
    replaced(text, modifier.span, test.written),
  );
}

/** A mark on more than one face in this many is hardly meant for rare results. */
const narrow = 4;

/** The only argument, when it is a plain number with "at least" or "more than": its least face. */
function upward(
  modifier: ModifierNode,
  text: string,
): { readonly from: number; readonly written: string } | undefined {
  const written = lone(modifier, text);
  const [only] = modifier.arguments;
  if (written === undefined || only?.kind !== 'test' || only.value.kind !== 'number') {
    return undefined;
  }
  const than = Number(only.value.text);
  if (!Number.isInteger(than) || (only.operator !== '>' && only.operator !== '>='))
    return undefined;
  return { from: only.operator === '>' ? than + 1 : than, written };
}
