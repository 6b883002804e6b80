/** Wording of what stands where it cannot: characters, commas, dice side by side, names and series. */
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Context } from './complaint.ts';
import { replaced, wholePool } from './edit.ts';
import { aboutSeries, behindSum, withoutSeries } from './faults.ts';
import type { Token, TokenType } from './tokens.ts';
import {
  Becomes,
  BindingName,
  Comma,
  D,
  isOf,
  NumberLiteral,
  Open,
  OpenBrace,
  Semicolon,
  Series,
  WholeDie,
} from './tokens.ts';

/** Signs that resemble one of the language, and are too rare or too doubtful to be read as it. */
const lookalikes: readonly (readonly [signs: string, name: string, ours: string])[] = [
  ['\u2010\u2011\u2012\u2014\u2015', 'minus', '-'],
  ['\u2022\u2217\u2219\u22c5\u2715\u2a2f', 'times', '*'],
  ['\u2044\u2215', 'divided by', '/'],
];

export function unexpectedCharacter(found: Token, context: Context): Diagnostic {
  const { text } = context;
  const { start } = context.spanOf(found);
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const span = { start, end: start + character.length };
  const hints: Readonly<Record<string, string>> = {
    '[': 'a label opens with [ and closes with ]',
    ']': 'a label opens with [ and closes with ]',
    '#': 'a comment begins with # behind a space',
    '@': 'a variable is written @name or @{any name}',
    '.': 'a decimal is written 0.5',
    '\\': 'division is written "/", or "//" to round down',
    ':': 'a roll is given a name as in "@a := d6; @a + 2"',
    '&': /[<>=]/.test(text)
      ? 'compare one total at a time'
      : 'dice are added with "+", and several items stand in braces, as in "{2d6, 3d6}"',
    '|': 'compare one total at a time',
  };
  if (character === '[') {
    return fault('unclosed-label', span, 'this label is not closed', { hint: hints['['] });
  }
  const alike = lookalikes.find(([signs]) => signs.includes(character));
  if (alike !== undefined) {
    const [, name, ours] = alike;
    return fault('unexpected-character', span, `${shown(character)} means nothing here`, {
      hint: `${name} is written "${ours}"`,
      fix: replaced(text, span, ours),
    });
  }
  if (character === '#' && /\p{L}/u.test(text.slice(span.end, span.end + 1))) {
    return fault('unexpected-character', span, '"#" means nothing here', {
      hint: hints['#'],
      fix: replaced(text, span, ' #'),
    });
  }
  const names = character === ':' && /^\s*@(?:[^\s{}]+|\{[^{}]*\})\s*$/.test(text.slice(0, start));
  return fault('unexpected-character', span, `${shown(character)} means nothing here`, {
    hint: hints[character],
    fix: names ? replaced(text, span, ':=') : undefined,
  });
}

/** A character that cannot be seen is named by its code. */
function shown(character: string): string {
  const visible = /[^\p{C}\p{Z}\p{M}]/u.test(character);
  if (visible) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** `2d6r1,2`, `10d6=5,6`, `d(-1,0,1)`: the comma stands between faces. */
function listOfFaces(span: Span, text: string): Diagnostic | undefined {
  const faces = /(?:\s*,\s*-?\d+)+/y;
  faces.lastIndex = span.start;
  const [behind = ''] = faces.exec(text) ?? [];
  if (/^,\d{3}$/.test(behind)) return undefined;
  const before = text.slice(0, span.start);
  const told = (from: number, to: number, ours: string, about: string): Diagnostic =>
    fault('unexpected-text', span, '"," makes no sense here', {
      hint: `${about}: "${ours}"`,
      fix: replaced(text, { start: from, end: to }, ours),
    });
  const end = span.start + behind.length;
  const die = /(?<![a-z])\d*d\(([-\d\s]*)$/i.exec(before);
  if (die !== null && text[end] === ')') {
    const ours = `${die[0].replace('(', '{')}${behind}}`;
    return told(die.index, end + 1, ours, 'faces stand in braces');
  }
  const [, sign = '', first = ''] =
    /(?<![a-z])d[\d%]+[a-z\d]*?(r|ro|rr|!+|=)(\d+)$/i.exec(before) ?? [];
  if (sign === '' || /^(?:[\w.(]|\s*d)/i.test(text.slice(end))) return undefined;
  const all = [first, ...behind.split(',').slice(1)].map((face) => face.trim());
  const ours = sign === '=' ? all.map((face) => `=${face}`).join('') : `${sign}(${all.join(', ')})`;
  return told(span.start - first.length - sign.length, end, ours, 'several faces are written');
}

/** `1,000`, `2,5`, `2d6, 3d6` */
export function commaInNumber(found: Token, context: Context): Diagnostic {
  const { text } = context;
  const span = context.spanOf(found);
  const [before = ''] = /\d+$/.exec(text.slice(0, span.start)) ?? [];
  const [behind = ''] = /^\d+(?![\d\s]*d)/i.exec(text.slice(span.end)) ?? [];
  if (before === '' || behind === '') {
    const hint = 'several items stand in braces, as in "{2d6, 3d6}"';
    return fault('unexpected-text', span, '"," makes no sense here', { hint });
  }
  const list = listOfFaces(span, text);
  if (list !== undefined) return list;
  // In half of Europe the point groups digits, and the comma is the decimal one.
  const [grouped] = /(?<![\d.])\d{1,3}(?:\.\d{3})+$/.exec(text.slice(0, span.start)) ?? [];
  if (grouped !== undefined) {
    const decimal = `${grouped.replaceAll('.', '')}.${behind}`;
    const all = { start: span.start - grouped.length, end: span.end + behind.length };
    return fault('unexpected-text', span, '"," makes no sense here', {
      hint: `a decimal is written with a point, and nothing else: "${decimal}"`,
      fix: replaced(text, all, decimal),
    });
  }
  const thousand = /^\d{3}$/.test(behind);
  const number = `${before}${thousand ? '' : '.'}${behind}`;
  const hint = thousand
    ? `a number has no comma: "${number}"`
    : `a decimal is written with a point: "${number}"`;
  const fix = replaced(text, span, thousand ? '' : '.');
  return fault('unexpected-text', span, '"," makes no sense here', { hint, fix });
}

/** `max(1,000, 2)` would be read as three arguments. */
export function thousands(list: readonly Token[], context: Context): Diagnostic | undefined {
  for (let index = 1; index < list.length - 1; index += 1) {
    const token = list[index] as Token;
    if (!isOf(token, Comma)) continue;
    const [before, behind] = [list[index - 1] as Token, list[index + 1] as Token];
    const numbers = isOf(before, NumberLiteral) && isOf(behind, NumberLiteral);
    const span = context.spanOf(token);
    const close =
      context.spanOf(before).end === span.start && context.spanOf(behind).start === span.end;
    if (numbers && close && /^0\d\d$/.test(behind.image)) return commaInNumber(token, context);
  }
  return undefined;
}

/** `d20 > d20`: the comparison would count the dice before it. */
export function diceComparison(
  found: Token,
  before: readonly Token[],
  infix: TokenType[],
  context: Context,
): Diagnostic {
  const { text } = context;
  const sign = context.spanOf(before.at(-1) ?? found);
  const ends = [...infix, Open, OpenBrace, Comma, Semicolon, Series];
  const boundary = before
    .slice(0, -1)
    .findLastIndex((token) => ends.some((type) => isOf(token, type)));
  const first = before[boundary + 1] ?? found;
  const start = context.spanOf(first).start;
  const second = wholePool(context.spanOf(found), text);
  const [left, right] = [
    text.slice(start, sign.start).trim(),
    text.slice(second.start, second.end),
  ];
  const compared = `(${left}) ${text.slice(sign.start, sign.end)} (${right})`;
  return fault(
    'dice-after-count',
    { start: sign.start, end: second.end },
    'a comparison right behind dice counts them, and takes a number',
    {
      hint: `to compare two totals, write "${compared}"`,
      fix: replaced(text, { start, end: second.end }, compared),
    },
  );
}

/** What belongs to a binding stands where none can be. */
export function misplacedBinding(
  found: Token,
  previous: Token | undefined,
  context: Context,
): Diagnostic {
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

export function seriesInside(span: Span, { text, tokens }: Context): Diagnostic {
  return fault('unexpected-text', span, '"x" repeats a whole roll, and cannot stand here', {
    hint: behindSum(span, text)?.hint ?? aboutSeries,
    fix: withoutSeries(span, text, tokens),
  });
}

export function sideBySide(found: Token, context: Context): Diagnostic {
  const { text } = context;
  const span = wholePool(context.spanOf(found), text);
  const pool = isOf(found, D) || isOf(found, WholeDie) || /^\d+\s*d/i.test(text.slice(span.start));
  // "6 4d6" is a repetition to some, and a sum to others.
  const [, times] = /^\s*(\d+)\s*$/.exec(text.slice(0, span.start)) ?? [];
  const written = text.slice(span.start, span.end);
  const hint = !pool
    ? 'write a sign between them, such as + or *'
    : times === undefined
      ? 'write + between two pools of dice'
      : `to roll it ${times} times, write "${times} x ${written}"; to add, write "${times} + ${written}"`;
  const fix = pool && times === undefined ? replaced(text, span, `+ ${written}`) : undefined;
  return fault(
    'unexpected-text',
    span,
    `nothing connects "${written}" with what stands before it`,
    { hint, fix },
  );
}

/** `[fire]2d6` */
export function labelFirst(span: Span, { text }: Context): Diagnostic {
  const behind = /^\s*(\d*d(?:\d+|%))(?=\s*(?:$|[-+]))/i.exec(text.slice(span.end));
  const [all = '', pool = ''] = behind ?? [];
  const whole = { start: span.start, end: span.end + all.length };
  return fault('misplaced-label', span, 'a label stands behind what it names', {
    hint: 'as in "2d6[fire]"',
    fix:
      behind === null
        ? undefined
        : replaced(text, whole, `${pool}${text.slice(span.start, span.end)}`),
  });
}

/** `2d6[fire]kh1` */
export function labelBefore(label: Span, next: Span, { text }: Context): Diagnostic {
  const [written = ''] = /^[a-z!]+\s*\d*/i.exec(text.slice(next.start)) ?? [];
  const end = next.start + written.length;
  const last = /^\s*(?:$|[-+*/,;)}])/.test(text.slice(end));
  return fault(
    'misplaced-label',
    label,
    'a label comes last, behind all that belongs to its dice',
    {
      hint: `write the label behind "${written}"`,
      fix: last
        ? replaced(
            text,
            { start: label.start, end },
            `${written.trim()}${text.slice(label.start, label.end)}`,
          )
        : undefined,
    },
  );
}
