/** What is missing, left open, or too much to be read. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { Token } from '../lex/tokens.ts';
import { BindingName, Close, CloseBrace, End, isOf, Semicolon } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { isAny, textOf } from './error-context.ts';

/** A lone "d" is dice without sides, or, after dice, a drop without its number. */
export function missingNumber(span: Span, drops: boolean): Finding {
  return fault('missing-argument', span, { reason: drops ? 'number-to-drop' : 'sides' });
}

/** A modifier where there are no dice for it; "max" and the like may have been meant as a function. */
export function modifierFirst(head: Token, context: Context): Finding {
  const [span, modifier] = [context.spanOf(head), textOf(head, context)];
  const example = context.vocabulary.functionByName.get(modifier.toLowerCase())?.example;
  if (example === undefined) {
    return fault('modifier-without-dice', span, { reason: 'no-dice', modifier });
  }
  const advice = { kind: 'example', notation: example } as const;
  return fault('unexpected-word', span, { reason: 'word', word: modifier, advice });
}

export function missingOperand(
  found: Token,
  previous: Token | undefined,
  context: Context,
): Finding {
  const { text, list, tokens, spanOf } = context;
  const end = found.tokenType === End;
  if (previous === undefined && end) {
    return fault('empty-text', { start: 0, end: text.length }, { reason: 'nothing' });
  }
  const before = textOf(found, context);
  if (previous === undefined) {
    return fault('missing-operand', spanOf(found), { reason: 'before', before });
  }
  const [span, after] = [spanOf(previous), textOf(previous, context)];
  if (end && isOf(previous, Semicolon)) return unusedName(context);
  if (end || isAny(found, Close, CloseBrace)) {
    if (previous.image !== '%') return fault('missing-operand', span, { reason: 'after', after });
    // After a comparison it can only be a share of 100.
    const compares = isAny(list.at(-3), tokens.categories.CompareSign);
    const fix = end && compares ? replaced(text, span, '').trimEnd() : undefined;
    return fault('missing-operand', span, { reason: 'after-percent' }, fix);
  }
  return fault('missing-operand', spanOf(found), { reason: 'between', after, before });
}

/** `@a := d6` and nothing after it: the last name is shown. */
export function unusedName({ list, text, spanOf }: Context): Finding {
  const name = list.findLast((token) => isOf(token, BindingName));
  const span = name === undefined ? { start: 0, end: text.length } : spanOf(name);
  return fault('missing-operand', span, { reason: 'unused-name' });
}

/** Brackets that do not pair, or that nest too deeply for the parser's stack. */
export function bracketFault(kind: 'unclosed' | 'unopened', token: Token, span: Span): Finding {
  const code = kind === 'unclosed' ? 'unclosed-bracket' : 'unopened-bracket';
  return fault(code, span, { reason: 'bracket', bracket: token.image });
}

export function nestedTooDeeply(span: Span, limit: number): Finding {
  return fault('nested-too-deeply', span, { reason: 'brackets', most: limit });
}

export function textTooLong(text: string, limit: number): Finding {
  // The limit may fall into a character of two units, which is shown whole.
  const first = text.codePointAt(limit - 1) ?? 0;
  const start = first > 0xffff ? limit - 1 : limit;
  const { length } = text;
  return fault('text-too-long', { start, end: length }, { reason: 'limit', length, most: limit });
}
