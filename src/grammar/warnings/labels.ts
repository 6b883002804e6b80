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
  const span = labelSpan(node.span, text);
  const meant: Meant | undefined = onward
    ? { ours: ` ${label}` }
    : meantBy(label, node, text, vocabulary);
  if (meant === undefined && !whole.test(label)) return undefined;
  const { ours } = meant ?? {};
  // Next to a sign that binds more tightly the sum would be torn apart.
  const fix =
    ours !== undefined &&
    /^\s*(?:$|[-+,;)}#])/.test(text.slice(span.end)) &&
    (!onward || isFirst(node.span, span, text))
      ? withDice(replaced(text, span, ours), node, meant?.dice)
      : undefined;
  return caution('label-is-arithmetic', span, { reason: 'label', label }, fix);
}

/** Whether a sum that begins with the node may be there, as it is in parentheses. */
const isFirst = ({ start, end }: Span, label: Span, text: string): boolean =>
  label.end < end || /(?:^|[+(,;{=<>x])\s*$/i.test(text.slice(0, start));

/** The number of dice in place of none, or of the one that is written. */
function withDice(text: string, node: Expression, dice: string | undefined): string {
  return dice === undefined || node.kind !== 'dice' ? text : replaced(text, node.count.span, dice);
}

/** Where the label of a node is written: at its end, perhaps within the parentheses round it. */
function labelSpan({ start, end }: Span, text: string): Span {
  const found = atEnd.exec(text.slice(start, end));
  // A tree from outside may have a text that does not hold it.
  if (found === null) return { start, end };
  const from = start + found.index;
  return { start: from, end: from + found[0].length };
}

const atEnd = /[[\uff3b][^\]\uff3d]*[\]\uff3d](?=[\s)\uff09]*$)/;
