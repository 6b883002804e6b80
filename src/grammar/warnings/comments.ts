/** Finds comments that look like the dice of a series: what stands behind "#" is not rolled. */
import type { Diagnostic } from '../../diagnostic.ts';
import { caution } from '../../diagnostic.ts';
import type { Surroundings } from './place.ts';

const dice = /^\d*d(?:\d|%|f\b|\{)/i;

/** `6 # 1d20` is the number 6. */
export function diceInComment({ tree, text }: Surroundings): readonly Diagnostic[] {
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
  const message = 'what stands behind "#" is a comment: no dice are rolled';
  return [
    caution('comment-is-dice', { start, end: text.trimEnd().length }, message, {
      hint: 'a roll is repeated with "x"',
      fix:
        others.length === 0 && body.label === undefined
          ? `${text.slice(0, end)} x ${behind.slice(sign.length).trim()}`
          : undefined,
    }),
  ];
}
