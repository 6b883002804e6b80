/** Numbers that are written in groups of digits or with a decimal comma, and commas between faces. */
import type { DigitSeparator } from '../../diagnostics/details/text.ts';
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { Token } from '../lex/tokens.ts';
import { Comma, D, isOf, NumberLiteral, Open, Stray, Word } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { between, glued, isAny, isDie, isNumber, spanOver, waits } from './error-context.ts';
import { inPool, pastValue } from './pools.ts';

/** Digits in groups of three, perhaps with decimals. */
const groups = /^(\d{1,3})((\s|[,.'\u2019_])\d{3}(?:\3\d{3})*)(?:(?!\3)([.,])(\d+))?(?!\d|\.\d)/;

const separators = { ',': 'comma', '.': 'point', _: 'underscore' } as const;

/** `1 000`, `1'000`, `1.000.000`, `1.000,5`: a number and what comes after it are one number. */
export function groupedNumber(first: Token, context: Context): Finding | undefined {
  const { text, list, spanOf } = context;
  const { start } = spanOf(first);
  const [all, head = '', tail = '', sign = '', point, decimals] =
    groups.exec(text.slice(start)) ?? [];
  if (all === undefined) return undefined;
  const span = { start, end: start + all.length };
  const triples = tail.split(sign).slice(1);
  const many = triples.length > 1 || point !== undefined;
  const dice = isDie(list.find((token) => spanOf(token).start >= span.end));
  // A group after a space, or one before dice after a comma, could also be a number of its own.
  const one = many || (sign === ',' ? !dice : sign.trim() !== '');
  const alone = waits(list[list.indexOf(first) - 1], context) && one;
  if (!(sign === '.' ? many : alone || tail.startsWith(`${sign}0`))) return undefined;
  const number = `${head}${triples.join('')}${point === undefined ? '' : `.${decimals}`}`;
  const details =
    point === ','
      ? ({ reason: 'decimal-comma', number, grouped: sign === '.' } as const)
      : ({ reason: 'grouped-digits', number, separator: separatorOf(sign) } as const);
  return fault('unexpected-text', span, details, replaced(text, span, number));
}

const separatorOf = (sign: string): DigitSeparator =>
  sign.trim() === '' ? 'space' : (separators[sign as ','] ?? 'apostrophe');

const facesFault = (
  comma: Token,
  all: Span,
  ours: string,
  die: boolean,
  { text, spanOf }: Context,
): Finding =>
  fault(
    'unexpected-text',
    spanOf(comma),
    { reason: 'comma-between-faces', ours, die },
    replaced(text, all, ours),
  );

/** `d(-1,0,1)` */
function facesInParentheses(comma: Token, context: Context): Finding | undefined {
  const { list } = context;
  const open = list.slice(0, list.indexOf(comma)).findLastIndex((token) => isOf(token, Open));
  const past = pastValue(open, list);
  const [count, letter, close] = [list[open - 2], list[open - 1], list[past - 1]];
  const faces = list.slice(open + 1, past - 1);
  if (letter === undefined || close === undefined || !isOf(letter, D)) return undefined;
  if (!faces.every((token) => isAny(token, Comma, NumberLiteral) || token.image === '-'))
    return undefined;
  const first = isNumber(count) && glued(count, letter, context) ? count : letter;
  const [before, after = ''] = between(first, close, context).split('(');
  const ours = `${before}{${after.slice(0, -1)}}`;
  return facesFault(comma, spanOver(first, close, context), ours, true, context);
}

/** `2d6r1,2`, `10d6=5,6` */
function facesOfCondition(comma: Token, context: Context): Finding | undefined {
  const { list, tokens } = context;
  const at = list.indexOf(comma);
  let past = at;
  while (isAny(list[past], Comma) && isNumber(list[past + 1])) past += 2;
  const [sign, next, last] = [list[at - 2], list[past], list[past - 1]];
  // What follows could belong to the last of them.
  const open = isDie(next) || isNumber(next) || isAny(next, Open, Word, Stray);
  if (sign === undefined || last === undefined || open) return undefined;
  const faces = list
    .slice(at - 1, past)
    .filter(isNumber)
    .map(({ image }) => image);
  const counts = sign.image === '=' && inPool(list.slice(0, at - 2), context);
  if (!counts && !isAny(sign, tokens.categories.ConditionHead)) return undefined;
  const ours = counts ? `=${faces.join('=')}` : `${sign.image.toLowerCase()}(${faces.join(', ')})`;
  return facesFault(comma, spanOver(sign, last, context), ours, false, context);
}

/** `1,000`, `2,5`, `2d6, 3d6` */
export function commaInNumber(comma: Token, context: Context): Finding {
  const { text, list, spanOf } = context;
  const at = list.indexOf(comma);
  const [left, right] = [list[at - 1], list[at + 1]];
  const numbers = isNumber(left) && isNumber(right);
  const close = glued(left, comma, context) && glued(comma, right, context);
  const faces =
    (numbers ? facesInParentheses(comma, context) : undefined) ??
    (numbers && close ? facesOfCondition(comma, context) : undefined);
  if (faces !== undefined) return faces;
  const number = `${left?.image}.${right?.image}`;
  if (numbers && close && !isDie(list[at + 2]) && number.split('.').length === 2) {
    const details = { reason: 'decimal-comma', number, grouped: false } as const;
    return fault('unexpected-text', spanOf(comma), details, replaced(text, spanOf(comma), '.'));
  }
  return fault('unexpected-text', spanOf(comma), { reason: 'comma' });
}

/** `max(1,000, 2)` would be read as three arguments. */
export function thousands(list: readonly Token[], context: Context): Finding | undefined {
  for (const [index, comma] of list.entries()) {
    const [before, after] = [list[index - 1], list[index + 1]];
    if (!isNumber(before) || !isOf(comma, Comma)) continue;
    const close = glued(before, comma, context) && glued(comma, after, context);
    const found = close && after?.image.startsWith('0') && groupedNumber(before, context);
    if (found) return found;
  }
  return undefined;
}
