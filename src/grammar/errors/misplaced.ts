/** What is where it cannot be: characters, dice side by side, names and series. */

import type { CharacterAdvice } from '../../diagnostics/details/text.ts';
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { printable } from '../../shared/printable.ts';
import { isUnseen, letter } from '../../vocabulary/letters.ts';
import { replaced, wholePool } from '../fixes/edit.ts';
import type { Token, TokenType } from '../lex/tokens.ts';
import {
  Becomes,
  BindingName,
  Comma,
  D,
  isOf,
  Open,
  OpenBrace,
  Semicolon,
  Series,
  WholeDie,
} from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { seriesAdvice, withoutSeries } from './refused.ts';

/** Signs that resemble one of the language, and are too rare or too doubtful to be read as it. */
const lookalikes: readonly (readonly [signs: string, sign: CharacterAdvice, ours: string])[] = [
  ['\u2010\u2011\u2012\u2014\u2015', 'minus', '-'],
  ['\u2022\u2217\u2219\u22c5\u2715\u2a2f', 'times', '*'],
  ['\u2044\u2215', 'divided-by', '/'],
];

/** What a sign was probably for. */
const purposes: Readonly<Record<string, CharacterAdvice>> = {
  ']': 'label',
  '#': 'comment',
  '@': 'variable',
  '.': 'decimal',
  '\\': 'division',
  ':': 'name-a-roll',
  '|': 'one-comparison',
};

export function unexpectedCharacter(found: Token, context: Context): Finding {
  const { text } = context;
  const { start } = context.spanOf(found);
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const span = { start, end: start + character.length };
  if (character === '[') return fault('unclosed-label', span, { reason: 'label' });
  const unseen = printable(character) !== character || isUnseen.test(character);
  const unknown = (advice: CharacterAdvice | undefined, fix?: string): Finding => {
    const details = { reason: 'character', character, unseen } as const;
    const facts = advice === undefined ? details : { ...details, advice };
    return fault('unexpected-character', span, facts, fix);
  };
  const alike = lookalikes.find(([signs]) => signs.includes(character));
  if (alike !== undefined) {
    const [, sign, ours] = alike;
    return unknown(sign, replaced(text, span, ours));
  }
  if (character === '&') return unknown(/[<>=]/.test(text) ? 'one-comparison' : 'add-dice');
  if (character === '#' && isLetter.test(text.slice(span.end, span.end + 1))) {
    return unknown('comment', replaced(text, span, ' #'));
  }
  const names = character === ':' && /^\s*@(?:[^\s{}]+|\{[^{}]*\})\s*$/.test(text.slice(0, start));
  return unknown(purposes[character], names ? replaced(text, span, ':=') : undefined);
}

const isLetter = new RegExp(`[${letter}]`);

/** `d20 > d20`: the comparison would count the dice before it. */
export function diceComparison(
  found: Token,
  before: readonly Token[],
  infix: TokenType[],
  context: Context,
): Finding {
  const { text } = context;
  const sign = context.spanOf(before.at(-1) ?? found);
  const { start } = poolBefore(found, before, infix, context);
  const second = wholePool(context.spanOf(found), text);
  const [left, right] = [
    text.slice(start, sign.start).trim(),
    text.slice(second.start, second.end),
  ];
  const compared = `(${left}) ${text.slice(sign.start, sign.end)} (${right})`;
  return fault(
    'dice-after-count',
    { start: sign.start, end: second.end },
    { reason: 'dice', compared },
    replaced(text, { start, end: second.end }, compared),
  );
}

/** `2d10 < min(10, 7)`: the comparison counts dice, and waits for a number. */
export function callAfterCount(
  found: Token,
  before: readonly Token[],
  infix: TokenType[],
  context: Context,
): Finding {
  const { text } = context;
  const sign = context.spanOf(before.at(-1) ?? found);
  const { start } = poolBefore(found, before, infix, context);
  const call = context.spanOf(found);
  const [rest = ''] = /^\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/.exec(text.slice(call.end)) ?? [];
  return fault('unexpected-text', call, {
    reason: 'function-after-count',
    pool: text.slice(start, sign.start).trim(),
    comparison: text.slice(sign.start, sign.end),
    ...(rest === '' ? {} : { value: `${text.slice(call.start, call.end)}${rest}` }),
  });
}

/** Where the pool begins that a comparison belongs to. */
function poolBefore(
  found: Token,
  before: readonly Token[],
  infix: TokenType[],
  context: Context,
): Span {
  const ends = [...infix, Open, OpenBrace, Comma, Semicolon, Series];
  const boundary = before
    .slice(0, -1)
    .findLastIndex((token) => ends.some((type) => isOf(token, type)));
  return context.spanOf(before[boundary + 1] ?? found);
}

/** What belongs to a binding, where none can be. */
export function misplacedBinding(
  found: Token,
  previous: Token | undefined,
  context: Context,
): Finding {
  const span = context.spanOf(found);
  if (isOf(found, BindingName)) return fault('unexpected-text', span, { reason: 'name-not-first' });
  if (isOf(found, Becomes)) {
    return fault('unexpected-text', span, { reason: 'assignment-not-first' });
  }
  if (previous === undefined || isOf(previous, Becomes)) {
    return fault('missing-operand', span, { reason: 'before-semicolon' });
  }
  return fault('unexpected-text', span, { reason: 'semicolon' });
}

export const seriesInside = (span: Span, { text }: Context): Finding =>
  fault(
    'unexpected-text',
    span,
    { reason: 'series-inside', advice: seriesAdvice(span, text) },
    withoutSeries(span, text),
  );

export function sideBySide(found: Token, context: Context): Finding {
  const { text } = context;
  const span = wholePool(context.spanOf(found), text);
  const dice = isOf(found, D) || isOf(found, WholeDie) || /^\d+\s*d/i.test(text.slice(span.start));
  // "6 4d6" is a repetition to some, and a sum to others.
  const [, times] = /^\s*(\d+)\s*$/.exec(text.slice(0, span.start)) ?? [];
  const written = text.slice(span.start, span.end);
  // Glued to what comes before, it may be a modifier of another tool.
  const apart = /(?:^|[\s)\]}])$/.test(text.slice(0, span.start));
  const details = { reason: 'no-operator', written, dice } as const;
  return fault(
    'unexpected-text',
    span,
    dice && times !== undefined ? { ...details, times } : details,
    dice && apart && times === undefined ? replaced(text, span, `+ ${written}`) : undefined,
  );
}

/** `[fire]2d6` */
export function labelFirst(span: Span, { text }: Context): Finding {
  const behind = /^\s*(\d*d(?:\d+|%))(?=\s*(?:$|[-+]))/i.exec(text.slice(span.end));
  const [all = '', pool = ''] = behind ?? [];
  const whole = { start: span.start, end: span.end + all.length };
  return fault(
    'misplaced-label',
    span,
    { reason: 'before-term' },
    behind === null
      ? undefined
      : replaced(text, whole, `${pool}${text.slice(span.start, span.end)}`),
  );
}

/** `2d6[fire]kh1` */
export function labelBefore(label: Span, next: Span, { text }: Context): Finding {
  const [written = ''] = /^[a-z!]+\s*\d*/i.exec(text.slice(next.start)) ?? [];
  const end = next.start + written.length;
  const last = /^\s*(?:$|[-+*/,;)}])/.test(text.slice(end));
  return fault(
    'misplaced-label',
    label,
    { reason: 'before-modifier', modifier: written },
    last
      ? replaced(
          text,
          { start: label.start, end },
          `${written.trim()}${text.slice(label.start, label.end)}`,
        )
      : undefined,
  );
}
