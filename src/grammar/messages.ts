/** All wording of syntax errors, in a player's words. */
import type { IToken } from 'chevrotain';
import { EOF, tokenMatcher } from 'chevrotain';
import type { Diagnostic, Span } from '../diagnostic.ts';
import { fault } from '../diagnostic.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import { replaced, wholePool } from './edit.ts';
import { aboutSeries, withoutSeries } from './faults.ts';
import type { Tokens } from './tokens.ts';
import {
  Becomes,
  BindingName,
  Close,
  CloseBrace,
  Comma,
  D,
  If,
  Label,
  NumberLiteral,
  Open,
  OpenBrace,
  Range,
  Semicolon,
  Series,
  Stray,
  Variable,
  WholeDie,
  Word,
} from './tokens.ts';
import type { WordPlace } from './words.ts';
import { unexpectedWord } from './words.ts';

export interface Context {
  readonly text: string;
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly spanOf: (token: IToken) => Span;
}

/** What the parser stumbled over, and what stood before it. */
export function complain(found: IToken, before: readonly IToken[], context: Context): Diagnostic {
  const { categories } = context.tokens;
  const previous = before.at(-1);
  const is = (token: IToken | undefined, ...types: Parameters<typeof tokenMatcher>[1][]): boolean =>
    token !== undefined && types.some((type) => tokenMatcher(token, type));
  if (is(found, Stray)) return unexpectedCharacter(found, context);
  const infix = [
    categories.SumSign,
    categories.ProductSign,
    categories.PowerSign,
    categories.CompareSign,
  ];
  const waiting = is(previous, ...infix, Open, OpenBrace, Comma, Range, Becomes, Semicolon, Series);
  if (is(found, Word)) {
    const operand = previous === undefined || waiting;
    const where = operand ? 'operand' : inPool(before, infix) ? 'pool' : 'other';
    return wordFault(found, previous, where, context);
  }
  const head = is(found, categories.ConditionHead, categories.SizeHead, categories.PlainHead);
  if (is(found, BindingName, Becomes, Semicolon) && !is(previous, D)) {
    return misplacedBinding(found, previous, context);
  }
  if ((previous === undefined || waiting) && is(found, Label)) {
    return fault('misplaced-label', context.spanOf(found), 'a label stands behind what it names', {
      hint: 'as in "2d6[fire]"',
    });
  }
  const dice = is(found, D, WholeDie) && is(previous, categories.CompareSign);
  if (dice && inPool(before.slice(0, -1), infix)) {
    return diceComparison(found, before, infix, context);
  }
  if (insideFaces(before)) {
    return fault('unsuitable-faces', context.spanOf(found), 'braces behind "d" list faces', {
      hint: 'faces are whole numbers, as in "d{1,1,2}" or "d{0..9}"',
    });
  }
  if (is(found, Comma) && is(previous, NumberLiteral)) return commaInNumber(found, context);
  if (previous === undefined || waiting) return missingOperand(found, previous, head, context);
  if (previous !== undefined && is(previous, D)) {
    const where = inPool(before.slice(0, -1), infix) ? 'pool' : 'other';
    return missingNumber(context.spanOf(found.tokenType === EOF ? previous : found), where);
  }
  const span = context.spanOf(found);
  const quoted = quote(found, context);
  if (is(previous, Label) && head) {
    const [modifier = ''] = /^[a-z!]+\s*\d*/i.exec(context.text.slice(span.start)) ?? [];
    return fault(
      'misplaced-label',
      context.spanOf(previous),
      'a label comes last, behind all that belongs to its dice',
      {
        hint: `write the label behind "${modifier}"`,
      },
    );
  }
  if (is(found, Label)) {
    return fault('misplaced-label', span, 'there can be one label here, not two', {
      hint: 'a label stands behind a number, a variable, a function, dice or parentheses',
    });
  }
  if (is(found, categories.CompareSign)) {
    return fault('chained-comparison', span, 'only two things can be compared at a time', {
      hint: 'to test both, multiply: "(3 > 2) * (2 > 1)"',
    });
  }
  if (is(found, categories.OptionWord)) {
    return fault(
      'unexpected-word',
      span,
      `${quoted} stands only in parentheses behind a modifier`,
      {
        hint: 'as in "d6!(6, limit 3)"',
      },
    );
  }
  if (is(found, Series)) return seriesInside(span, context);
  if (found.tokenType === EOF) return resultMissing(span);
  const operand = [NumberLiteral, Variable, Open, OpenBrace, D, WholeDie, If];
  if (is(found, ...operand, categories.FunctionName)) return sideBySide(found, context);
  return fault('unexpected-text', span, `${quoted} makes no sense here`);
}

/** Whether a modifier could stand behind these tokens: their last term has dice or braces. */
function inPool(before: readonly IToken[], infix: Parameters<typeof tokenMatcher>[1][]): boolean {
  for (const token of [...before].reverse()) {
    const ends = [...infix, Open, Comma, Semicolon, Series, Label];
    if (ends.some((type) => tokenMatcher(token, type))) return false;
    if ([D, WholeDie, CloseBrace].some((type) => tokenMatcher(token, type))) return true;
  }
  return false;
}

function wordFault(
  found: IToken,
  previous: IToken | undefined,
  where: WordPlace['where'],
  context: Context,
): Diagnostic {
  const word = found.image.toLowerCase();
  const span = context.spanOf(found);
  if (word === 'd') return missingNumber(span, where);
  const glued =
    previous !== undefined && context.spanOf(previous).end === span.start
      ? previous.image.toLowerCase()
      : '';
  const { text, vocabulary, tokens } = context;
  const spellings = tokens.modifierBySpelling;
  return unexpectedWord(word, { text, span, vocabulary, spellings, where, glued });
}

/** `1,000`, `2,5`, `2d6, 3d6` */
function commaInNumber(found: IToken, context: Context): Diagnostic {
  const { text } = context;
  const span = context.spanOf(found);
  const [before = ''] = /\d+$/.exec(text.slice(0, span.start)) ?? [];
  const [behind = ''] = /^\d+(?![\d\s]*d)/i.exec(text.slice(span.end)) ?? [];
  const hint =
    behind === ''
      ? 'several items stand in braces, as in "{2d6, 3d6}"'
      : /^\d{3}$/.test(behind)
        ? `a number has no comma: "${before}${behind}"`
        : `a decimal is written with a point: "${before}.${behind}"`;
  return fault('unexpected-text', span, '"," makes no sense here', { hint });
}

/** `max(1,000, 2)` would be read as three arguments. */
export function thousands(list: readonly IToken[], context: Context): Diagnostic | undefined {
  for (const [index, token] of list.entries()) {
    const [before, behind] = [list[index - 1], list[index + 1]];
    if (before === undefined || behind === undefined || !tokenMatcher(token, Comma)) continue;
    const numbers = tokenMatcher(before, NumberLiteral) && tokenMatcher(behind, NumberLiteral);
    const span = context.spanOf(token);
    const close =
      context.spanOf(before).end === span.start && context.spanOf(behind).start === span.end;
    if (numbers && close && /^0\d\d$/.test(behind.image)) return commaInNumber(token, context);
  }
  return undefined;
}

/** The faces of a die are being listed. */
function insideFaces(before: readonly IToken[]): boolean {
  const open = before.findLastIndex((token) => tokenMatcher(token, OpenBrace));
  const closed = before.findLastIndex((token) => tokenMatcher(token, CloseBrace));
  const letter = before[open - 1];
  return open > closed && letter !== undefined && tokenMatcher(letter, D);
}

/** `d20 > d20`: the comparison would count the dice before it. */
function diceComparison(
  found: IToken,
  before: readonly IToken[],
  infix: Parameters<typeof tokenMatcher>[1][],
  context: Context,
): Diagnostic {
  const { text } = context;
  const sign = context.spanOf(before.at(-1) ?? found);
  const ends = [...infix, Open, OpenBrace, Comma, Semicolon, Series];
  const boundary = before
    .slice(0, -1)
    .findLastIndex((token) => ends.some((type) => tokenMatcher(token, type)));
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

/** A lone "d" is dice without sides, or, behind dice, a drop without its number. */
function missingNumber(span: Span, where: WordPlace['where']): Diagnostic {
  return where === 'pool'
    ? fault('missing-argument', span, '"d" drops dice, and needs their number', {
        hint: 'as in "4d6d1"',
      })
    : fault('missing-argument', span, '"d" needs a number of sides behind it', {
        hint: 'as in "d6", "d(2*3)", "d{1,1,2}" or "d@sides"',
      });
}

function quote(token: IToken, { text, spanOf }: Context): string {
  const { start, end } = spanOf(token);
  return `"${text.slice(start, end)}"`;
}

function missingOperand(
  found: IToken,
  previous: IToken | undefined,
  head: boolean,
  context: Context,
): Diagnostic {
  const end = found.tokenType === EOF;
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
  if (end || tokenMatcher(found, Close) || tokenMatcher(found, CloseBrace)) {
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

function unexpectedCharacter(found: IToken, context: Context): Diagnostic {
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
    ':': 'a roll is given a name as in "@a := d6; @a + 2"',
    '&': 'compare one total at a time',
    '|': 'compare one total at a time',
  };
  if (character === '[') {
    return fault('unclosed-label', span, 'this label is not closed', { hint: hints['['] });
  }
  return fault('unexpected-character', span, `${shown(character)} means nothing here`, {
    hint: hints[character],
  });
}

/** A character that cannot be seen is named by its code. */
function shown(character: string): string {
  const visible = /[^\p{C}\p{Z}\p{M}]/u.test(character);
  if (visible) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What belongs to a binding stands where none can be. */
function misplacedBinding(
  found: IToken,
  previous: IToken | undefined,
  context: Context,
): Diagnostic {
  const span = context.spanOf(found);
  const asIn = 'as in "@a := d6; @a + 2"';
  if (tokenMatcher(found, BindingName)) {
    return fault('unexpected-text', span, 'rolls are given names at the start, before all else', {
      hint: `each ends with ";", ${asIn}`,
    });
  }
  if (tokenMatcher(found, Becomes)) {
    return fault('unexpected-text', span, '":=" gives a roll a name, and stands at the start', {
      hint: asIn,
    });
  }
  if (previous === undefined || tokenMatcher(previous, Becomes)) {
    return fault('missing-operand', span, 'something is missing before ";"', { hint: asIn });
  }
  return fault('unexpected-text', span, '";" stands only behind a roll that is given a name', {
    hint: asIn,
  });
}

const resultMissing = (span: Span): Diagnostic =>
  fault('missing-operand', span, 'a roll was given a name; what to do with it must follow', {
    hint: 'as in "@a := d6; @a + 2"',
  });

function seriesInside(span: Span, { text, tokens }: Context): Diagnostic {
  return fault('unexpected-text', span, '"x" repeats a whole roll, and cannot stand here', {
    hint: aboutSeries,
    fix: withoutSeries(span, text, tokens),
  });
}

function sideBySide(found: IToken, context: Context): Diagnostic {
  const { text } = context;
  const span = wholePool(context.spanOf(found), text);
  const pool =
    tokenMatcher(found, D) ||
    tokenMatcher(found, WholeDie) ||
    /^\d+\s*d/i.test(text.slice(span.start));
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

/** Brackets that do not pair, or that nest too deeply for the parser's stack. */
export function bracketFault(kind: 'unclosed' | 'unopened', token: IToken, span: Span): Diagnostic {
  return kind === 'unclosed'
    ? fault('unclosed-bracket', span, `this "${token.image}" is not closed`)
    : fault('unopened-bracket', span, `this "${token.image}" closes nothing`);
}

export function nestedTooDeeply(span: Span, limit: number): Diagnostic {
  return fault(
    'nested-too-deeply',
    span,
    `brackets, signs and powers nest more than ${limit} deep here`,
  );
}

export function textTooLong(text: string, limit: number): Diagnostic {
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
