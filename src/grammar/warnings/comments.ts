/** Finds comments that look like a part of the notation: what comes after "#" is not rolled. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import { goesOn } from './labels.ts';
import type { Surroundings } from './place.ts';

const dice = /^\d*d(?:\d|%|f\b|\{)/i;

/** `2d6 # +3` leaves the 3 out. */
export function arithmeticInComment({ tree, text }: Surroundings): Finding | undefined {
  const { body, comments } = tree;
  const [comment, ...others] = comments;
  if (comment === undefined || others.length > 0 || !goesOn.test(comment)) return undefined;
  const at = body.span.end + text.slice(body.span.end).search(/[#\uff03]/);
  if (at < body.span.end) return undefined;
  const ends = { start: at, end: text.trimEnd().length };
  return caution(
    'comment-is-arithmetic',
    ends,
    { reason: 'comment' },
    // After a comparison, or before a sign that binds more tightly, it would belong to a part.
    body.kind !== 'compare' && /^[-+]/.test(comment)
      ? replaced(text, { start: at, end: text.length }, comment)
      : undefined,
  );
}

/** `6 # 1d20` is the number 6. */
export function diceInComment({ tree, text }: Surroundings): readonly Finding[] {
  const { body, repeat, comments } = tree;
  const [first, ...others] = comments;
  if (body.kind !== 'number' || repeat !== undefined || first === undefined) return [];
  if (!dice.test(first)) return [];
  const { end } = body.span;
  const behind = text.slice(end);
  const sign = /^\s*[#\uff03]\s*/.exec(behind)?.[0];
  // A tree that no text made has its comment nowhere.
  if (sign === undefined) return [];
  const start = end + behind.search(/\S/);
  const fix =
    others.length === 0 && body.label === undefined
      ? `${text.slice(0, end)} x ${behind.slice(sign.length).trim()}`
      : undefined;
  const span = { start, end: text.trimEnd().length };
  return [caution('comment-is-dice', span, { reason: 'comment' }, fix)];
}
