/** Where dice and their modifiers begin and end among the tokens of a text that cannot be read. */
import type { Token } from '../lex/tokens.ts';
import {
  Becomes,
  Close,
  CloseBrace,
  Comma,
  D,
  isOf,
  Label,
  NumberLiteral,
  Open,
  OpenBrace,
  Semicolon,
  Series,
  Variable,
  WholeDie,
} from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { infix, isAny, isDie } from './error-context.ts';

/** The place of the bracket that closes the one here. Errors come after brackets that do not pair. */
function closing(open: number, list: readonly Token[]): number {
  let depth = 0;
  for (let at = open; at < list.length; at += 1) {
    if (isAny(list[at], Open, OpenBrace)) depth += 1;
    else if (isAny(list[at], Close, CloseBrace)) depth -= 1;
    if (depth === 0) return at;
  }
  return open;
}

/** The place after a number, a variable or brackets; the same place where there are none. */
export function pastValue(at: number, list: readonly Token[]): number {
  if (isAny(list[at], Open, OpenBrace)) return closing(at, list) + 1;
  return isAny(list[at], NumberLiteral, Variable) ? at + 1 : at;
}

/** The place after the modifiers that begin here. Counts are not among them: they could compare a total. */
export function pastModifiers(from: number, { list, tokens: { categories } }: Context): number {
  const { ConditionHead, SizeHead, PlainHead, CompareSign } = categories;
  let at = from;
  while (isAny(list[at], ConditionHead, SizeHead, PlainHead, D)) {
    const tests = isAny(list[at + 1], CompareSign);
    at = pastValue(tests ? at + 2 : at + 1, list);
  }
  return at;
}

/** The last token of the dice that begin here, with their modifiers; undefined: no dice begin here. */
export function lastOfDice(from: number, context: Context): Token | undefined {
  const { list } = context;
  const die = pastValue(from, list);
  if (!isDie(list[die])) return undefined;
  const past = isAny(list[die], D) ? pastValue(die + 1, list) : die + 1;
  return list[pastModifiers(past, context) - 1];
}

/** Whether a modifier could come after these tokens: their last term has dice or braces. */
export function inPool(before: readonly Token[], { tokens }: Context): boolean {
  const ends = [...infix(tokens.categories), Open, Comma, Semicolon, Series, Label];
  const dice = [D, WholeDie, CloseBrace];
  const last = before.findLast((token) => isAny(token, ...ends, ...dice));
  return isAny(last, ...dice);
}

/** Where the pool begins that comes before a comparison: brackets, conditions and counts are its own. */
export function poolStart(sign: Token, context: Context): number {
  const { list, tokens, spanOf } = context;
  const ends = [...infix(tokens.categories), Comma, Becomes, Semicolon, Series];
  let first = list.indexOf(sign);
  for (let depth = 0; first > 0; first -= 1) {
    const before = list[first - 1];
    if (isAny(before, Close, CloseBrace)) depth += 1;
    else if (isAny(before, Open, OpenBrace)) depth -= 1;
    const counts =
      isAny(before, tokens.categories.CompareSign) && inPool(list.slice(0, first - 1), context);
    if (depth < 0 || (depth === 0 && !counts && isAny(before, ...ends))) break;
  }
  return spanOf(list[first] ?? sign).start;
}

/** The faces of a die are being listed. */
export function insideFaces(before: readonly Token[]): boolean {
  const open = before.findLastIndex((token) => isOf(token, OpenBrace));
  const closed = before.findLastIndex((token) => isOf(token, CloseBrace));
  return open > closed && isAny(before[open - 1], D);
}
