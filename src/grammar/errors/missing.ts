/** What is missing, left open, or too much to be read. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Token } from '../lex/tokens.ts';
import { Close, CloseBrace, End, isOf } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { textOf } from './error-context.ts';
import type { WordPlace } from './unknown-words.ts';

/** A lone "d" is dice without sides, or, behind dice, a drop without its number. */
export function missingNumber(span: Span, where: WordPlace['where']): Finding {
  const reason = where === 'pool' ? 'number-to-drop' : 'sides';
  return fault('missing-argument', span, { reason });
}

export function missingOperand(
  found: Token,
  previous: Token | undefined,
  head: boolean,
  context: Context,
): Finding {
  const end = found.tokenType === End;
  if (end && previous === undefined) {
    return fault('empty-text', { start: 0, end: context.text.length }, { reason: 'nothing' });
  }
  if (previous === undefined) {
    const [at, written] = [context.spanOf(found), textOf(found, context)];
    return head
      ? fault('modifier-without-dice', at, { reason: 'no-dice', modifier: written })
      : fault('missing-operand', at, { reason: 'before', before: written });
  }
  const span = context.spanOf(previous);
  if (end || isOf(found, Close) || isOf(found, CloseBrace)) {
    return fault('missing-operand', span, { reason: 'after', after: textOf(previous, context) });
  }
  return fault('missing-operand', context.spanOf(found), {
    reason: 'between',
    after: textOf(previous, context),
    before: textOf(found, context),
  });
}

export const resultMissing = (span: Span): Finding =>
  fault('missing-operand', span, { reason: 'unused-name' });

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
  return fault(
    'text-too-long',
    { start, end: text.length },
    { reason: 'limit', length: text.length, most: limit },
  );
}
