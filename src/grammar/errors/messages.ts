/** Chooses the finding for a syntax error by what was found and what comes before it. */
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { Token } from '../lex/tokens.ts';
import {
  Becomes,
  BindingName,
  Comma,
  D,
  End,
  If,
  Label,
  NumberLiteral,
  Open,
  OpenBrace,
  Range,
  Semicolon,
  Series,
  Stray,
  WholeDie,
  Word,
} from '../lex/tokens.ts';
import type { Context } from './error-context.ts';
import { infix, isAny, textOf, waits } from './error-context.ts';
import {
  callAfterCount,
  diceAfterCount,
  labelBefore,
  labelFirst,
  misplacedBinding,
  modifierInBrackets,
  sideBySide,
  unexpectedCharacter,
} from './misplaced.ts';
import { missingNumber, missingOperand, modifierFirst, unusedName } from './missing.ts';
import { commaInNumber, groupedNumber } from './numbers.ts';
import { inPool, insideFaces, poolStart } from './pools.ts';
import { seriesInside } from './series.ts';
import { unexpectedWord } from './unknown-words.ts';

/** What the parser stumbled over, and what came before it. */
export function complain(found: Token, before: readonly Token[], context: Context): Finding {
  const { categories } = context.tokens;
  const span = context.spanOf(found);
  const previous = before.at(-1);
  const next = context.list[before.length + 1];
  const waiting = waits(previous, context);
  const pool = inPool(before, context);
  const faces = insideFaces(before);
  if (previous !== undefined && isAny(previous, NumberLiteral)) {
    const number = groupedNumber(previous, context);
    if (number !== undefined) return number;
  }
  if (isAny(found, Stray)) return unexpectedCharacter(found, context);
  if (isAny(found, Word)) {
    if (found.image.toLowerCase() === 'd') return missingNumber(span, pool && !waiting);
    const where = faces ? 'faces' : waiting ? 'operand' : pool ? 'pool' : 'other';
    return unexpectedWord(found, where, context);
  }
  const { ConditionHead, SizeHead, PlainHead, CompareSign } = categories;
  const head = isAny(found, ConditionHead, SizeHead, PlainHead);
  if (isAny(found, BindingName, Becomes, Semicolon) && !isAny(previous, D)) {
    return misplacedBinding(found, previous, context);
  }
  if (waiting && isAny(found, Label)) return labelFirst(found, context);
  if (isAny(previous, CompareSign) && inPool(before.slice(0, -1), context)) {
    const sign = previous ?? found;
    if (isAny(found, D, WholeDie)) return diceAfterCount(sign, poolStart(sign, context), context);
    if (isAny(found, categories.FunctionName, If)) return callAfterCount(found, sign, context);
  }
  if (faces) return fault('unsuitable-faces', span, { reason: 'not-faces' });
  if (waiting) {
    if (head) return modifierFirst(found, context);
    // "x" is the name of a variable, too.
    const signs = infix(categories);
    return isAny(found, Series) && (isAny(previous, ...signs) || isAny(next, ...signs))
      ? unexpectedWord(found, 'operand', context)
      : missingOperand(found, previous, context);
  }
  if (previous !== undefined && isAny(previous, D)) {
    const drops = inPool(before.slice(0, -1), context);
    if (drops && isAny(found, OpenBrace)) return sideBySide(previous, context);
    return missingNumber(found.tokenType === End ? context.spanOf(previous) : span, drops);
  }
  if (isAny(found, Comma)) return commaInNumber(found, context);
  if (previous !== undefined && isAny(previous, Label) && head) {
    return labelBefore(previous, found, context);
  }
  if (isAny(found, Label)) return fault('misplaced-label', span, { reason: 'second-label' });
  if (isAny(found, CompareSign)) return fault('chained-comparison', span, { reason: 'two' });
  if (isAny(found, categories.OptionWord)) {
    return fault('unexpected-word', span, { reason: 'option', option: textOf(found, context) });
  }
  if (isAny(found, Series)) return seriesInside(found, context);
  if (found.tokenType === End) return unusedName(context);
  if (pool && isAny(found, Open, OpenBrace)) {
    const modifier = modifierInBrackets(found, context);
    if (modifier !== undefined) return modifier;
  }
  if (isAny(found, Range)) return fault('unexpected-text', span, { reason: 'range' });
  return sideBySide(found, context);
}
