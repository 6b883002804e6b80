/** Chooses the finding for a syntax error by what was found and what comes before it. */
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Token, TokenType } from '../lex/tokens.ts';
import {
  Becomes,
  BindingName,
  CloseBrace,
  Comma,
  D,
  End,
  If,
  isOf,
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
} from '../lex/tokens.ts';
import { commaInNumber } from './commas.ts';
import type { Context } from './error-context.ts';
import { textOf } from './error-context.ts';
import {
  callAfterCount,
  diceComparison,
  labelBefore,
  labelFirst,
  misplacedBinding,
  seriesInside,
  sideBySide,
  unexpectedCharacter,
} from './misplaced.ts';
import { missingNumber, missingOperand, resultMissing } from './missing.ts';
import type { WordPlace } from './unknown-words.ts';
import { unexpectedWord } from './unknown-words.ts';

/** What the parser stumbled over, and what came before it. */
export function complain(found: Token, before: readonly Token[], context: Context): Finding {
  const { categories } = context.tokens;
  const previous = before.at(-1);
  const is = (token: Token | undefined, ...types: TokenType[]): boolean =>
    token !== undefined && types.some((type) => isOf(token, type));
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
    return labelFirst(context.spanOf(found), context);
  }
  const dice = is(found, D, WholeDie) && is(previous, categories.CompareSign);
  if (dice && inPool(before.slice(0, -1), infix)) {
    return diceComparison(found, before, infix, context);
  }
  const call = is(found, categories.FunctionName, If) && is(previous, categories.CompareSign);
  if (call && inPool(before.slice(0, -1), infix)) {
    return callAfterCount(found, before, infix, context);
  }
  if (insideFaces(before)) {
    return fault('unsuitable-faces', context.spanOf(found), { reason: 'not-faces' });
  }
  if (is(found, Comma) && is(previous, NumberLiteral)) return commaInNumber(found, context);
  if (previous === undefined || waiting) return missingOperand(found, previous, head, context);
  if (previous !== undefined && is(previous, D)) {
    const where = inPool(before.slice(0, -1), infix) ? 'pool' : 'other';
    return missingNumber(context.spanOf(found.tokenType === End ? previous : found), where);
  }
  const span = context.spanOf(found);
  if (is(previous, Label) && head) {
    return labelBefore(context.spanOf(previous), span, context);
  }
  if (is(found, Label)) {
    return fault('misplaced-label', span, { reason: 'second-label' });
  }
  if (is(found, categories.CompareSign)) {
    return fault('chained-comparison', span, { reason: 'two' });
  }
  if (is(found, categories.OptionWord)) {
    return fault('unexpected-word', span, { reason: 'option', option: textOf(found, context) });
  }
  if (is(found, Series)) return seriesInside(span, context);
  if (found.tokenType === End)
    return resultMissing(previous === undefined ? span : context.spanOf(previous));
  const operand = [NumberLiteral, Variable, Open, OpenBrace, D, WholeDie, If];
  if (is(found, ...operand, categories.FunctionName)) return sideBySide(found, context);
  return fault('unexpected-text', span, { reason: 'no-meaning', written: textOf(found, context) });
}

/** Whether a modifier could come after these tokens: their last term has dice or braces. */
function inPool(before: readonly Token[], infix: TokenType[]): boolean {
  for (const token of [...before].reverse()) {
    const ends = [...infix, Open, Comma, Semicolon, Series, Label];
    if (ends.some((type) => isOf(token, type))) return false;
    if ([D, WholeDie, CloseBrace].some((type) => isOf(token, type))) return true;
  }
  return false;
}

function wordFault(
  found: Token,
  previous: Token | undefined,
  where: WordPlace['where'],
  context: Context,
): Finding {
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

/** The faces of a die are being listed. */
function insideFaces(before: readonly Token[]): boolean {
  const open = before.findLastIndex((token) => isOf(token, OpenBrace));
  const closed = before.findLastIndex((token) => isOf(token, CloseBrace));
  const letter = before[open - 1];
  return open > closed && letter !== undefined && isOf(letter, D);
}
