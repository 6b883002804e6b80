/** Finds labels that look like a part of the notation: they change nothing. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { Expression } from '../tree/ast.ts';
import type { Meant } from './label-modifiers.ts';
import { meantBy } from './label-modifiers.ts';
import type { Place } from './place.ts';

const value = '(?:\\d+(?:\\.\\d+)?|\\d*d(?:\\d+|%)|@[a-z_][\\w.]*)';
const further = `(?:\\s*[-+*/]\\s*${value})`;
/** `+3`, `- d4 + 1`: what would go on with the sum. */
export const goesOn: RegExp = new RegExp(`^${further}+$`, 'i');
/** `2d6+3`: without dice or a plus it may as well be a range or a share. */
const whole = new RegExp(`^(?=.*[+*d])${value}${further}+$`, 'i');

export function arithmeticInLabel({ node, text, vocabulary }: Place): Finding | undefined {
  if (!('label' in node) || node.label === undefined) return undefined;
  const { label } = node;
  const onward = goesOn.test(label);
  const span = labelSpan(node.span, label, text);
  const meant: Meant | undefined = onward
    ? { ours: ` ${label}` }
    : meantBy(label, node, text, vocabulary);
  if (meant === undefined && !whole.test(label)) return undefined;
  const { ours } = meant ?? {};
  // Before a sign that binds more tightly the sum would be torn apart.
  const fix =
    ours !== undefined && /^\s*(?:$|[-+,;)}#])/.test(text.slice(span.end))
      ? withDice(replaced(text, span, ours), node, meant?.dice)
      : undefined;
  return caution('label-is-arithmetic', span, { reason: 'label', label }, fix);
}

/** The number of dice in place of none, or of the one that is written. */
function withDice(text: string, node: Expression, dice: string | undefined): string {
  return dice === undefined || node.kind !== 'dice' ? text : replaced(text, node.count.span, dice);
}

/** A label is at the end of its node; what it says was trimmed. */
function labelSpan({ start, end }: Span, label: string, text: string): Span {
  const said = text.lastIndexOf(label, end);
  const before = text.slice(start, Math.max(start, said)).trimEnd();
  return { start: start + Math.max(0, before.length - 1), end };
}
