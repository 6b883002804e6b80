/** Finds dice that look like others: tables that are read with two dice, a die with one face, a share of dice. */
import type { Finding } from '../../diagnostics/index.ts';
import { caution } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { BinaryNode, DiceNode, Expression } from '../tree/ast.ts';
import { leftSpine } from '../tree/walk.ts';
import type { Place } from './place.ts';
import { isParenthesized, writtenNumber } from './place.ts';

/** `d66` has 66 sides here; tables mean two d6, one of them for the tens. `d666` has a digit more. */
export function tableDie({ node, within, text }: Place<DiceNode>): Finding | undefined {
  const { die, span } = node;
  const digits = die.kind === 'sides' && die.sides.kind === 'number' ? die.sides.text : '';
  if (!/^666?$/.test(digits) || isParenthesized(node, text)) return undefined;
  if (die.kind === 'sides' && isParenthesized(die.sides, text)) return undefined;
  const ours = digits === '66' ? 'd6*10 + d6' : 'd6*100 + d6*10 + d6';
  const plain =
    writtenNumber(node.count) === 1 && node.modifiers.length === 0 && node.label === undefined;
  return caution(
    'unusual-die',
    span,
    { reason: 'table', sides: digits, ours },
    plain ? replaced(text, span, isOperand(within.at(-1)) ? `(${ours})` : ours) : undefined,
  );
}

/** Whether a sum would be torn apart there. */
const isOperand = (holder: Expression | undefined): boolean =>
  holder !== undefined && holder.kind !== 'call' && holder.kind !== 'choice';

/** `d{6}` always shows 6. */
export function oneFace({ node, text }: Place<DiceNode>): Finding | undefined {
  if (node.die.kind !== 'faces' || isParenthesized(node, text)) return undefined;
  const [only, ...others] = node.die.faces;
  if (only === undefined || others.length > 0 || only.from !== only.to) return undefined;
  const { start, end } = node.span;
  const written = /\{\s*(\d+)\s*\}/.exec(text.slice(node.count.span.end, end));
  if (written === null) return undefined;
  const from = Math.max(start, node.count.span.end) + written.index;
  const span = { start: from, end: from + written[0].length };
  const fix = only.from > 1 ? replaced(text, span, `${only.from}`) : undefined;
  return caution('unusual-die', span, { reason: 'one-face', face: only.from }, fix);
}

/** `1/2d6` is 1 divided by 2d6; `20/2d6` looks like it. */
export function shareOfDice({ node, text }: Place<BinaryNode>): readonly Finding[] {
  return leftSpine(node).steps.flatMap(({ node: { operator, left }, right }) => {
    if (operator !== '/' || left.kind !== 'number') return [];
    if (right.kind !== 'dice' || isParenthesized(right, text)) return [];
    const { count } = right;
    if (count.kind !== 'number' || Number(left.text) >= Number(count.text)) return [];
    const dice = text.slice(right.span.start, right.span.end);
    const behind = text.slice(count.span.end, right.span.end);
    const share = `${left.text}/${count.text}`;
    return caution(
      'divides-by-dice',
      { start: left.span.start, end: right.span.end },
      {
        reason: 'divides',
        number: left.text,
        dice,
        share: `(${share})*${behind}`,
        division: `${left.text}/(${dice})`,
      },
    );
  });
}
