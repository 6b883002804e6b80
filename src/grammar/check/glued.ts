/** Finds dice that were taken for a drop: in `2d6! 1d8` the 1 went to the explosion, and "d8" drops. */
import type { Span } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { ModifierNode } from '../tree/ast.ts';

/** The number that ends the modifier before a drop, when it can as well be a number of dice. */
export function numberBefore(
  previous: ModifierNode | undefined,
  { span: { start: end } }: ModifierNode,
): Span | undefined {
  const last = previous?.arguments.at(-1);
  if (previous === undefined || last?.kind !== 'value' || last.value.kind !== 'number') {
    return undefined;
  }
  const { start } = last.span;
  return last.span.end > start && last.span.end === previous.span.end ? { start, end } : undefined;
}

/** The text with a plus before the dice. The blanks show where they begin; without any it is not known. */
export function withPlus(
  previous: ModifierNode | undefined,
  drop: ModifierNode,
  text: string,
): string | undefined {
  const number = numberBefore(previous, drop);
  const blankBefore = (at: number): boolean => /\s/.test(text.charAt(at - 1));
  const { start } = drop.span;
  if (number === undefined)
    return replaced(text, { start, end: start }, blankBefore(start) ? '+ ' : ' + ');
  const ofDice = blankBefore(number.start) && !blankBefore(start);
  const ofModifier = !blankBefore(number.start) && blankBefore(start);
  if (!ofDice && !ofModifier) return undefined;
  const at = ofDice ? number.start : start;
  return replaced(text, { start: at, end: at }, '+ ');
}
