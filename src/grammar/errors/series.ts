/** What may have been meant by an "x" that cannot repeat a roll. */
import type { SeriesAdvice } from '../../diagnostics/details/text.ts';
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { Token } from '../lex/tokens.ts';
import {
  Becomes,
  Close,
  Comma,
  D,
  isOf,
  Open,
  Semicolon,
  Series,
  WholeDie,
} from '../lex/tokens.ts';
import type { Expression } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import type { Context } from './error-context.ts';
import { between, glued, isAny, isDie, isNumber, waits } from './error-context.ts';
import { lastOfDice } from './pools.ts';

/** A number without a decimal point. */
export const isWhole = (token: Token | undefined): token is Token =>
  isNumber(token) && !token.image.includes('.');

const seriesAdvice = (sign: Token, context: Context): SeriesAdvice => {
  const sum = afterSum(sign, context);
  if (typeof sum === 'object') return sum;
  return repeatsDice(sign, context) ?? { kind: 'first' };
};

/**
 * `1d4+1 x 100`: all of a sum could be multiplied, its last part, or the whole be rolled several times.
 * Undefined: no sum comes before it; unclear: it cannot be said what is meant.
 */
export function afterSum(
  sign: Token,
  context: Context,
): Extract<SeriesAdvice, { kind: 'sum' }> | 'unclear' | undefined {
  const { list, tokens } = context;
  const at = list.indexOf(sign);
  const all = list.slice(0, at);
  const before = all.slice(all.findLastIndex((token) => isOf(token, Semicolon)) + 1);
  let [depth, adds] = [0, false];
  const start = before.findLastIndex((token) => {
    if (isAny(token, Close)) depth += 1;
    if (isAny(token, Open)) depth -= 1;
    if (depth === 0 && isOf(token, tokens.categories.SumSign)) adds = true;
    return depth < 0 || (depth === 0 && isOf(token, Comma));
  });
  const within = before.slice(start + 1);
  const has = (...types: Parameters<typeof isOf>[1][]): boolean =>
    within.some((token) => isAny(token, ...types));
  if (!adds || !has(D, WholeDie)) return undefined;
  const [times, ...rest] = list.slice(at + 1);
  const [first, last] = [before[0], before.at(-1)];
  const whole = within.length === before.length && rest.length === 0 && !has(Series, Becomes);
  if (!whole || !isWhole(times) || first === undefined || last === undefined) return 'unclear';
  return { kind: 'sum', times: times.image, sum: between(first, last, context) };
}

/** `3 x d6` within a roll: to some a product, to others three rolls. */
function repeatsDice(sign: Token, context: Context): SeriesAdvice | undefined {
  const { list, tokens } = context;
  const at = list.indexOf(sign);
  const [lead, times, first] = [list[at - 2], list[at - 1], list[at + 1]];
  const last = lastOfDice(at + 1, context);
  if (!isWhole(times) || !waits(lead, context)) return undefined;
  if (first === undefined || last === undefined) return undefined;
  if (isAny(lead, tokens.categories.SumSign) && waits(list[at - 3], context)) return undefined;
  const addsUp = !isNumber(first) && Number(times.image) > 1;
  return { kind: 'dice', times: times.image, dice: between(first, last, context), addsUp };
}

/** `2d6 x 3` and `2d6x10` are products; undefined: it could be something else. */
function asProduct(sign: Token, context: Context): string | undefined {
  const { text, list, tokens, spanOf } = context;
  const at = list.indexOf(sign);
  const [head, last, next, further] = [list[at - 2], list[at - 1], list[at + 1], list[at + 2]];
  if (afterSum(sign, context) !== undefined) return undefined;
  // With dice it could be as many rolls, with a sign something else.
  if (!isNumber(next) || isDie(further)) return undefined;
  if (isWhole(next) && glued(sign, next, context)) {
    // After a count or a modifier, a number could be either; so could a face of the dice.
    const { CompareSign, ConditionHead, SizeHead, PlainHead } = tokens.categories;
    const heads = [ConditionHead, SizeHead, PlainHead];
    if (isAny(head, CompareSign) || isAny(last, ...heads)) return undefined;
    const sides = last?.image.endsWith('%') ? 100 : isAny(head, D) ? Number(last?.image) : 0;
    if (Number(next.image) <= sides) return undefined;
  }
  return replaced(text, spanOf(sign), '*');
}

export const seriesInside = (sign: Token, context: Context): Finding =>
  fault(
    'unexpected-text',
    context.spanOf(sign),
    { reason: 'series-inside', advice: seriesAdvice(sign, context) },
    asProduct(sign, context),
  );

/** What comes before the sign of a series is not a number above 0. */
export function misplacedSeries(before: Expression, sign: Token, context: Context): NotationFault {
  if (before.kind === 'unary' && before.operator === '-' && before.operand.kind === 'number') {
    const given = `-${before.operand.text}`;
    return new NotationFault(fault('unsuitable-count', before.span, { reason: 'times', given }));
  }
  const dice = before.kind !== 'unary' && before.kind !== 'number';
  return new NotationFault(
    fault(
      'unexpected-text',
      context.spanOf(sign),
      { reason: 'series-number', advice: seriesAdvice(sign, context) },
      dice ? asProduct(sign, context) : undefined,
    ),
  );
}
