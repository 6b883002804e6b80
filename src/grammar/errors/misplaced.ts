/** Wording of what stands where it cannot: characters, dice side by side, names and series. */
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
import { aboutSeries, behindSum, repeatsDice, withoutSeries } from './refused.ts';

/** Signs that resemble one of the language, and are too rare or too doubtful to be read as it. */
const lookalikes: readonly (readonly [signs: string, name: string, ours: string])[] = [
  ['\u2010\u2011\u2012\u2014\u2015', 'minus', '-'],
  ['\u2022\u2217\u2219\u22c5\u2715\u2a2f', 'times', '*'],
  ['\u2044\u2215', 'divided by', '/'],
];

export function unexpectedCharacter(found: Token, context: Context): Finding {
  const { text } = context;
  const { start } = context.spanOf(found);
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const span = { start, end: start + character.length };
  const hints: Readonly<Record<string, string>> = {
    '[': 'A label opens with [ and closes with ]',
    ']': 'A label opens with [ and closes with ]',
    '#': 'A comment begins with # after a space',
    '@': 'To use a variable, write @name or @{any name}',
    '.': 'A decimal is written 0.5',
    '\\': 'Division is written "/", or "//" to round down',
    ':': 'To name a roll, write "@a := d6; @a + 2"',
    '&': /[<>=]/.test(text)
      ? 'Compare one total at a time'
      : 'Dice are added with "+"; several items go in braces, as in "{2d6, 3d6}"',
    '|': 'Compare one total at a time',
  };
  if (character === '[') {
    return fault('unclosed-label', span, 'this label is not closed', { hint: hints['['] });
  }
  const alike = lookalikes.find(([signs]) => signs.includes(character));
  if (alike !== undefined) {
    const [, name, ours] = alike;
    return fault('unexpected-character', span, `I don't understand ${shown(character)}`, {
      hint: `${name[0]?.toUpperCase()}${name.slice(1)} is written "${ours}"`,
      fix: replaced(text, span, ours),
    });
  }
  if (character === '#' && isLetter.test(text.slice(span.end, span.end + 1))) {
    return fault('unexpected-character', span, 'I don\'t understand "#"', {
      hint: hints['#'],
      fix: replaced(text, span, ' #'),
    });
  }
  const names = character === ':' && /^\s*@(?:[^\s{}]+|\{[^{}]*\})\s*$/.test(text.slice(0, start));
  return fault('unexpected-character', span, `I don't understand ${shown(character)}`, {
    hint: hints[character],
    fix: names ? replaced(text, span, ':=') : undefined,
  });
}

const isLetter = new RegExp(`[${letter}]`);

/** A character that cannot be seen is named by its code. */
function shown(character: string): string {
  const visible = printable(character) === character && !isUnseen.test(character);
  if (visible) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

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
    'a comparison right after dice counts them, and takes a number',
    {
      hint: `To compare two totals, write "${compared}"`,
      fix: replaced(text, { start, end: second.end }, compared),
    },
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
  const [pool, compared, value] = [
    text.slice(start, sign.start).trim(),
    text.slice(sign.start, sign.end),
    `${text.slice(call.start, call.end)}${rest}`,
  ];
  return fault(
    'unexpected-text',
    call,
    'a comparison right after dice counts them, and takes a number',
    {
      hint:
        rest === ''
          ? 'Put what it is compared with in parentheses'
          : `To count dice, write "${pool} ${compared} (${value})"; to compare the total, write "(${pool}) ${compared} ${value}"`,
    },
  );
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

/** What belongs to a binding stands where none can be. */
export function misplacedBinding(
  found: Token,
  previous: Token | undefined,
  context: Context,
): Finding {
  const span = context.spanOf(found);
  const asIn = 'as in "@a := d6; @a + 2"';
  if (isOf(found, BindingName)) {
    return fault('unexpected-text', span, 'rolls are given names at the start, before all else', {
      hint: `each ends with ";", ${asIn}`,
    });
  }
  if (isOf(found, Becomes)) {
    return fault('unexpected-text', span, '":=" gives a roll a name, and stands at the start', {
      hint: asIn,
    });
  }
  if (previous === undefined || isOf(previous, Becomes)) {
    return fault('missing-operand', span, 'something is missing before ";"', { hint: asIn });
  }
  return fault('unexpected-text', span, '";" stands only behind a roll that is given a name', {
    hint: asIn,
  });
}

export function seriesInside(span: Span, { text }: Context): Finding {
  return fault('unexpected-text', span, '"x" repeats a whole roll, and cannot go here', {
    hint: behindSum(span, text)?.hint ?? repeatsDice(span, text) ?? aboutSeries,
    fix: withoutSeries(span, text),
  });
}

export function sideBySide(found: Token, context: Context): Finding {
  const { text } = context;
  const span = wholePool(context.spanOf(found), text);
  const pool = isOf(found, D) || isOf(found, WholeDie) || /^\d+\s*d/i.test(text.slice(span.start));
  // "6 4d6" is a repetition to some, and a sum to others.
  const [, times] = /^\s*(\d+)\s*$/.exec(text.slice(0, span.start)) ?? [];
  const written = text.slice(span.start, span.end);
  const hint = !pool
    ? 'Put a sign such as + or * between them'
    : times === undefined
      ? 'Put + between two pools of dice'
      : `to roll it ${times} times, write "${times} x ${written}"; to add, write "${times} + ${written}"`;
  // Glued to what comes before, it may be a modifier of another tool.
  const apart = /(?:^|[\s)\]}])$/.test(text.slice(0, span.start));
  const fix =
    pool && apart && times === undefined ? replaced(text, span, `+ ${written}`) : undefined;
  return fault('unexpected-text', span, `nothing joins "${written}" to what comes before it`, {
    hint,
    fix,
  });
}

/** `[fire]2d6` */
export function labelFirst(span: Span, { text }: Context): Finding {
  const behind = /^\s*(\d*d(?:\d+|%))(?=\s*(?:$|[-+]))/i.exec(text.slice(span.end));
  const [all = '', pool = ''] = behind ?? [];
  const whole = { start: span.start, end: span.end + all.length };
  return fault('misplaced-label', span, 'a label goes after the thing it labels', {
    hint: 'For example "2d6[fire]"',
    fix:
      behind === null
        ? undefined
        : replaced(text, whole, `${pool}${text.slice(span.start, span.end)}`),
  });
}

/** `2d6[fire]kh1` */
export function labelBefore(label: Span, next: Span, { text }: Context): Finding {
  const [written = ''] = /^[a-z!]+\s*\d*/i.exec(text.slice(next.start)) ?? [];
  const end = next.start + written.length;
  const last = /^\s*(?:$|[-+*/,;)}])/.test(text.slice(end));
  return fault('misplaced-label', label, 'a label goes last, after all modifiers', {
    hint: `Write the label after "${written}"`,
    fix: last
      ? replaced(
          text,
          { start: label.start, end },
          `${written.trim()}${text.slice(label.start, label.end)}`,
        )
      : undefined,
  });
}
