/** What is where it cannot be: characters, dice side by side, names, labels and modifiers. */

import type { CharacterAdvice } from '../../diagnostics/details/text.ts';
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { printable } from '../../shared/printable.ts';
import { isUnseen, letter } from '../../vocabulary/letters.ts';
import { replaced } from '../fixes/edit.ts';
import type { Token } from '../lex/tokens.ts';
import { Becomes, Close, CloseBrace, D, Label, Semicolon, Variable } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { between, glued, isAny, isNumber, spanOver, textOf } from './error-context.ts';
import { lastOfDice, pastModifiers, pastValue, poolStart } from './pools.ts';
import { otherDrop } from './refused.ts';
import { isWhole } from './series.ts';

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
  '\u00bc': 'decimal',
  '\u00bd': 'decimal',
  '\u00be': 'decimal',
  '\\': 'division',
  ':': 'name-a-roll',
  '|': 'one-comparison',
};

const startsWord = new RegExp(`^[${letter}]`);

export function unexpectedCharacter(found: Token, context: Context): Finding {
  const { text, list, tokens, spanOf } = context;
  const { start } = spanOf(found);
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const span = { start, end: start + character.length };
  if (character === '[') return fault('unclosed-label', span, { reason: 'label' });
  const unseen = printable(character) !== character || isUnseen.test(character);
  const unknown = (advice: CharacterAdvice | undefined, ours?: string): Finding => {
    const details = { reason: 'character', character, unseen } as const;
    const facts = advice === undefined ? details : { ...details, advice };
    const fix = ours === undefined ? undefined : replaced(text, span, ours).trimEnd();
    return fault('unexpected-character', span, facts, fix);
  };
  const alike = lookalikes.find(([signs]) => signs.includes(character));
  if (alike !== undefined) return unknown(alike[1], alike[2]);
  const at = list.indexOf(found);
  const [head, before, next] = [list[at - 2], list[at - 1], list[at + 1]];
  const word = startsWord.test(text.slice(span.end));
  switch (character) {
    case '&': {
      const compares = list.some((token) => isAny(token, tokens.categories.CompareSign));
      return unknown(compares ? 'one-comparison' : 'add-dice');
    }
    case '#':
      return unknown('comment', word ? ' #' : undefined);
    case '$':
      return unknown(word ? 'variable' : undefined);
    case '.': {
      if (next === undefined && before !== undefined) return unknown('full-stop', '');
      const decimal = isNumber(before) || isNumber(next);
      return unknown(decimal && !word ? 'decimal' : undefined);
    }
    case ':': {
      const names = isAny(before, Variable) && (head === undefined || isAny(head, Semicolon));
      return unknown('name-a-roll', names ? ':=' : undefined);
    }
    default:
      return unknown(purposes[character]);
  }
}

/** `d20 > d20`, `2d6 > 2d6`: the comparison would count the dice before it. */
export function diceAfterCount(sign: Token, start: number, context: Context): Finding {
  const { text, list, tokens, spanOf } = context;
  const at = list.indexOf(sign);
  const [number, die, dropped] = list.slice(at + 1);
  const { end } = spanOf(lastOfDice(at + 1, context) ?? sign);
  const left = text.slice(start, spanOf(sign).start).trim();
  const right = text.slice(spanOf(number ?? sign).start, end);
  const compared = `(${left}) ${textOf(sign, context)} (${right})`;
  // Dropping as many as there are is surely not meant.
  const least = Number.parseInt(left, 10) || 1;
  const counted = isNumber(number) && isAny(die, D) && Number(dropped?.image) < least;
  const drop = counted ? otherDrop(tokens) : undefined;
  return fault(
    'dice-after-count',
    { start: spanOf(sign).start, end },
    { reason: 'dice', compared, ...(drop && { drop: `${drop}${dropped?.image}` }) },
    // Either could be meant.
    drop === undefined ? replaced(text, { start, end }, compared) : undefined,
  );
}

/** `2d10 < min(10, 7)`: the comparison counts dice, and waits for a number. */
export function callAfterCount(found: Token, sign: Token, context: Context): Finding {
  const { text, list, spanOf } = context;
  const last = list[pastValue(list.indexOf(found) + 1, list) - 1] ?? found;
  return fault('unexpected-text', spanOf(found), {
    reason: 'function-after-count',
    pool: text.slice(poolStart(sign, context), spanOf(sign).start).trim(),
    comparison: textOf(sign, context),
    value: between(found, last, context),
  });
}

/** What belongs to a binding, where none can be. */
export function misplacedBinding(
  found: Token,
  previous: Token | undefined,
  context: Context,
): Finding {
  const { text, list, spanOf } = context;
  const span = spanOf(found);
  if (!isAny(found, Semicolon)) {
    const reason = isAny(found, Becomes) ? 'assignment-not-first' : 'name-not-first';
    return fault('unexpected-text', span, { reason });
  }
  if (previous === undefined || isAny(previous, Becomes)) {
    return fault('missing-operand', span, { reason: 'before-semicolon' });
  }
  const all = list.slice(0, list.indexOf(found));
  const start = all.findLastIndex((token) => isAny(token, Semicolon)) + 1;
  const [name, equals] = [list[start], list[start + 1]];
  if (name !== undefined && isAny(name, Variable) && equals?.image === '=') {
    const details = { reason: 'equals-sign', name: textOf(name, context) } as const;
    return fault('unexpected-text', spanOf(equals), details, replaced(text, spanOf(equals), ':='));
  }
  const fix = list.at(-1) === found ? replaced(text, span, '').trimEnd() : undefined;
  return fault('unexpected-text', span, { reason: 'semicolon' }, fix);
}

/** What could be a value of its own comes right after another one. */
export function sideBySide(found: Token, context: Context): Finding {
  const { text, list, spanOf } = context;
  const at = list.indexOf(found);
  const before = list[at - 1];
  const last = lastOfDice(at, context);
  const dice = last !== undefined;
  const span = spanOver(found, last ?? found, context);
  const details = {
    reason: 'no-operator',
    written: text.slice(span.start, span.end),
    dice,
  } as const;
  // "6 4d6" is a repetition to some, and a sum to others.
  if (dice && at === 1 && isWhole(before)) {
    const rest = between(found, list.at(-1) ?? found, context);
    return fault('unexpected-text', span, { ...details, times: before.image, rest });
  }
  // Glued to what comes before, it may be a modifier of another tool.
  const close = glued(before, found, context);
  const apart = dice && (!close || isAny(before, Close, CloseBrace, Label));
  const { start } = spanOf(found);
  const fix = apart ? replaced(text, { start, end: start }, close ? ' + ' : '+ ') : undefined;
  return fault('unexpected-text', span, details, fix);
}

/** `4d6(kh3)` */
export function modifierInBrackets(open: Token, context: Context): Finding | undefined {
  const at = context.list.indexOf(open);
  const past = pastModifiers(at + 1, context);
  const [first, last, close] = [context.list[at + 1], context.list[past - 1], context.list[past]];
  // In brackets the letter of dice is a die.
  if (first === undefined || isAny(first, D) || last === open || last === undefined) {
    return undefined;
  }
  if (close === undefined || !isAny(close, Close, CloseBrace)) return undefined;
  const modifier = between(first, last, context);
  const span = spanOver(open, close, context);
  const details = { reason: 'modifier-in-brackets', modifier } as const;
  return fault('unexpected-text', span, details, replaced(context.text, span, modifier));
}

/** The text with the label after what follows it. */
function labelLast(label: Token, last: Token, context: Context): string {
  const [{ end }, span] = [context.spanOf(label), spanOver(label, last, context)];
  const rest = context.text.slice(end, span.end).trimStart();
  return replaced(context.text, span, `${rest}${textOf(label, context)}`);
}

/** `[fire]2d6` */
export function labelFirst(label: Token, context: Context): Finding {
  const last = lastOfDice(context.list.indexOf(label) + 1, context);
  const fix = last === undefined ? undefined : labelLast(label, last, context);
  return fault('misplaced-label', context.spanOf(label), { reason: 'before-term' }, fix);
}

/** `2d6[fire]kh1` */
export function labelBefore(label: Token, head: Token, context: Context): Finding {
  const last = context.list[pastModifiers(context.list.indexOf(head), context) - 1] ?? head;
  const details = { reason: 'before-modifier', modifier: between(head, last, context) } as const;
  const fix = labelLast(label, last, context);
  return fault('misplaced-label', context.spanOf(label), details, fix);
}
