/** Wording of what is missing, left open, or too much to be read. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Token } from '../lex/tokens.ts';
import { Close, CloseBrace, End, isOf } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { quote } from './error-context.ts';
import type { WordPlace } from './unknown-words.ts';

/** A lone "d" is dice without sides, or, behind dice, a drop without its number. */
export function missingNumber(span: Span, where: WordPlace['where']): Finding {
  return where === 'pool'
    ? fault('missing-argument', span, '"d" drops dice, and needs their number', {
        hint: 'as in "4d6d1"',
      })
    : fault('missing-argument', span, '"d" needs a number of sides behind it', {
        hint: 'as in "d6", "d(2*3)", "d{1,1,2}" or "d@sides"',
      });
}

export function missingOperand(
  found: Token,
  previous: Token | undefined,
  head: boolean,
  context: Context,
): Finding {
  const end = found.tokenType === End;
  if (end && previous === undefined) {
    return fault('empty-text', { start: 0, end: context.text.length }, 'there is nothing to roll', {
      hint: 'as in "2d6+3" or "d100!o+15"',
    });
  }
  if (previous === undefined) {
    return fault(
      head ? 'modifier-without-dice' : 'missing-operand',
      context.spanOf(found),
      head
        ? `${quote(found, context)} stands behind dice, and there are none`
        : `something is missing before ${quote(found, context)}`,
    );
  }
  const span = context.spanOf(previous);
  if (end || isOf(found, Close) || isOf(found, CloseBrace)) {
    return fault(
      'missing-operand',
      span,
      `something is missing behind ${quote(previous, context)}`,
    );
  }
  return fault(
    'missing-operand',
    context.spanOf(found),
    `something is missing between ${quote(previous, context)} and ${quote(found, context)}`,
  );
}

export const resultMissing = (span: Span): Finding =>
  fault('missing-operand', span, 'a roll was given a name; what to do with it must follow', {
    hint: 'as in "@a := d6; @a + 2"',
  });

/** Brackets that do not pair, or that nest too deeply for the parser's stack. */
export function bracketFault(kind: 'unclosed' | 'unopened', token: Token, span: Span): Finding {
  return kind === 'unclosed'
    ? fault('unclosed-bracket', span, `this "${token.image}" is not closed`)
    : fault('unopened-bracket', span, `this "${token.image}" closes nothing`);
}

export function nestedTooDeeply(span: Span, limit: number): Finding {
  return fault(
    'nested-too-deeply',
    span,
    `brackets, signs and powers nest more than ${limit} deep here`,
  );
}

export function textTooLong(text: string, limit: number): Finding {
  const count = (value: number): string => value.toLocaleString('en');
  // The limit may fall into a character of two units, which is shown whole.
  const first = text.codePointAt(limit - 1) ?? 0;
  const start = first > 0xffff ? limit - 1 : limit;
  return fault(
    'text-too-long',
    { start, end: text.length },
    `the text has ${count(text.length)} characters, the most is ${count(limit)}`,
  );
}
