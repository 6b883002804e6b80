/** Finds whole notations that roll no dice, and numbers that look like thousands. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { NumberNode } from '../tree/ast.ts';
import type { Place, Surroundings } from './place.ts';
import { isParenthesized, usualSides } from './place.ts';

/** `2x3` is the number 3, twice. */
export function seriesOfNumber({ tree, text }: Surroundings): Finding | undefined {
  const { repeat, body } = tree;
  if (repeat === undefined || body.kind !== 'number' || body.label !== undefined) return undefined;
  const between = { start: repeat.span.end, end: body.span.start };
  if (isParenthesized(body, text)) return undefined;
  const sign = text.slice(between.start, between.end);
  const start = between.start + sign.search(/\S/);
  return caution(
    'series-of-number',
    { start, end: start + 1 },
    { reason: 'number', number: body.text },
    /^\s*\S\s*$/.test(sign) ? replaced(text, { start, end: start + 1 }, '*') : undefined,
  );
}

/** `20` is the number 20, and no die that people own. */
export function rollsNothing({ tree, text, isVariable }: Surroundings): Finding | undefined {
  const { body, repeat, bindings, comments } = tree;
  if (isVariable || repeat !== undefined || bindings.length + comments.length > 0) return undefined;
  if (body.kind !== 'number' || body.label !== undefined) return undefined;
  // Signs, points and parentheses belong to arithmetic.
  const written = text.slice(body.span.start, body.span.end);
  if (!/^\d+$/.test(written) || !usualSides.includes(Number(written))) return undefined;
  return caution('rolls-nothing', body.span, { reason: 'number', number: body.text });
}

/** `1.000`: nobody ends a decimal with a 0, and in many languages the point parts thousands. */
export function thousandsPoint({ node, text }: Place<NumberNode>): Finding | undefined {
  const { start, end } = node.span;
  const [, written] = /^[(\s]*([1-9]\d{0,2}\.\d\d0)[)\s]*$/.exec(text.slice(start, end)) ?? [];
  if (written === undefined || isParenthesized(node, text)) return undefined;
  return caution('thousands-point', node.span, {
    reason: 'decimal-point',
    number: Number(node.text),
    ours: written.replace('.', ''),
  });
}
