/** What the grammar itself refuses while it reads. */

import type { SeriesAdvice } from '../../diagnostics/details/text.ts';
import type { Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import type { ModifierRecord } from '../../vocabulary/modifier.ts';
import { numberedDie } from '../../vocabulary/rules/die.ts';
import { replaced, wholePool } from '../fixes/edit.ts';
import type { Tokens } from '../lex/tokens.ts';
import type { Expression, ModifierNode } from '../tree/ast.ts';
import { diceLetter } from '../tree/ast.ts';
import { NotationFault } from '../tree/fault.ts';
import { leftSpine } from '../tree/walk.ts';

/** What may have been meant by an "x" that cannot repeat a roll. */
export function seriesAdvice(span: Span, text: string): SeriesAdvice {
  const sum = afterSum(span, text);
  if (typeof sum === 'object') return sum;
  return repeatsDice(span, text) ?? { kind: 'first' };
}

/**
 * `1d4+1 x 100`: all of a sum could be multiplied, its last part, or the whole be rolled several times.
 * Undefined: no sum comes before it; unclear: it cannot be said what is meant.
 */
export function afterSum(
  span: Span,
  text: string,
): Extract<SeriesAdvice, { kind: 'sum' }> | 'unclear' | undefined {
  const before = text.slice(text.lastIndexOf(';', span.start) + 1, span.start).trim();
  const [, times, rest = ''] = /^\s*(\d+)(?![\d.]|\s*d)([^\n]*)/i.exec(text.slice(span.end)) ?? [];
  const within = before.slice(Math.max(before.lastIndexOf('('), before.lastIndexOf(',')) + 1);
  if (!/d[\d%].*[-+]|[-+].*d[\d%]/i.test(within)) return undefined;
  if (times === undefined) return 'unclear';
  const whole = within === before && rest.trim() === '' && !/(?:^|\W)x(?!\w)/i.test(before);
  return whole ? { kind: 'sum', times, sum: before } : 'unclear';
}

/** `3 x d6` within a roll: to some a product, to others three rolls. */
function repeatsDice(span: Span, text: string): SeriesAdvice | undefined {
  const [, times] = /(?:^|[^\w.@])(\d+)\s*$/.exec(text.slice(0, span.start)) ?? [];
  const [, dice] = /^\s*(\d*d(?:\d+|%))/i.exec(text.slice(span.end)) ?? [];
  if (times === undefined || dice === undefined) return undefined;
  return { kind: 'dice', times, dice, addsUp: !/^\d/.test(dice) };
}

/** `2d6 x 3` and `2d6x10` are products; undefined: it could be something else. */
export function withoutSeries(span: Span, text: string): string | undefined {
  if (afterSum(span, text) !== undefined) return undefined;
  const [before, behind] = [text.slice(0, span.start), text.slice(span.end)];
  // With dice it could be as many rolls, with a sign something else.
  if (!/^\s*\.?\d/.test(behind) || /^\s*\d+\s*d/i.test(behind)) return undefined;
  // After a count or an explosion, a number could be either.
  if (/[<>=]\s*\d+$|!$/.test(before) && /^\d/.test(behind)) return undefined;
  const [, sides] = /d\s*(\d{1,15}|%)$/i.exec(before) ?? [];
  const [face] = /^\d+(?!\d|\.\d|\s*d)/i.exec(behind) ?? [];
  const explodes =
    sides !== undefined && face !== undefined && Number(face) <= Number(sides.replace('%', '100'));
  return explodes ? undefined : replaced(text, span, '*');
}

/** What comes before the sign of a series is not a number. */
export function misplacedSeries(before: Expression, span: Span, text: string): NotationFault {
  const dice = before.kind !== 'unary' && before.kind !== 'number';
  return new NotationFault(
    fault(
      'unexpected-text',
      span,
      { reason: 'series-number', advice: seriesAdvice(span, text) },
      dice ? withoutSeries(span, text) : undefined,
    ),
  );
}

export function comparisonBehindLabel(span: Span): NotationFault {
  return new NotationFault(fault('misplaced-label', span, { reason: 'comparison-after' }));
}

/** Another spelling of what the letter of dice does behind dice. */
function otherDrop({ modifierBySpelling }: Tokens): string | undefined {
  const drop = modifierBySpelling.get(diceLetter);
  const given = { numbers: [1], tests: [], bare: false };
  const ruleOf = (record: ModifierRecord): string =>
    JSON.stringify(record.rule(given, numberedDie(6)));
  return [...modifierBySpelling.values()].find(
    (each) =>
      drop !== undefined &&
      each.kind === drop.kind &&
      each !== drop &&
      ruleOf(each) === ruleOf(drop),
  )?.name;
}

/** `2d6 > 2d6`: a pool, its count, and dice right behind that. */
export function diceBehindCount(
  pool: Span,
  count: ModifierNode,
  next: Span,
  text: string,
  tokens: Tokens,
): NotationFault {
  const threshold = count.arguments[0]?.value?.span ?? next;
  const second = wholePool(threshold, text);
  const written = (from: number, to: number): string => text.slice(from, to).trim();
  const left = written(pool.start, count.span.start);
  const sign = written(count.span.start, threshold.start);
  const right = written(second.start, Math.max(second.end, next.end));
  const compared = `(${left}) ${sign} (${right})`;
  const [, number] = /^\d+\s*d\s*(\d+)$/i.exec(right) ?? [];
  const drop = otherDrop(tokens);
  const dice = Number(/^\d+/.exec(left)?.[0] ?? 1);
  // Dropping as many as there are is surely not meant.
  const drops = drop !== undefined && number !== undefined && Number(number) < dice;
  const whole = { start: count.span.start, end: Math.max(second.end, next.end) };
  const fits = whole.end === second.end;
  const fix = replaced(text, { start: pool.start, end: whole.end }, compared);
  return new NotationFault(
    fault(
      'dice-after-count',
      whole,
      { reason: 'dice', compared, ...(drops ? { drop: `${drop}${number}` } : {}) },
      // Either could be meant.
      fits && !drops ? fix : undefined,
    ),
  );
}

export function notEqualCondition(span: Span): NotationFault {
  return new NotationFault(
    // Without a fix: "r!=3" rerolls once in some tools.
    fault('unsuitable-argument', span, { reason: 'not-equal-sign' }),
  );
}

export function endsWithoutList(head: Span, span: Span, text: string): NotationFault {
  const written = text.slice(head.start, head.end);
  const ends = text.slice(head.end, span.end).trim();
  return new NotationFault(
    fault(
      'unsuitable-argument',
      span,
      { reason: 'ends-without-parentheses', modifier: written },
      replaced(text, span, `${written}(${ends})`),
    ),
  );
}

function isSumOfDice(node: Expression): boolean {
  if (node.kind !== 'binary') return false;
  const { first, steps } = leftSpine(node);
  return (
    first.kind === 'dice' &&
    steps.every(({ node: step, right }) => step.operator === '+' && right.kind === 'dice')
  );
}

export function modifierWithoutDice(
  node: Expression,
  modifier: ModifierNode,
  text: string,
): NotationFault {
  const shown = text.slice(modifier.span.start, modifier.span.end);
  if ((node.kind === 'dice' || node.kind === 'group') && node.label !== undefined) {
    return new NotationFault(
      fault('misplaced-label', modifier.span, { reason: 'modifier-after', modifier: shown }),
    );
  }
  const sum = text[node.span.start] === '(' && isSumOfDice(node);
  const inside = text.slice(node.span.start + 1, node.span.end - 1);
  return new NotationFault(
    fault(
      'modifier-without-dice',
      modifier.span,
      { reason: 'not-dice', modifier: shown, after: node.kind, sumOfDice: sum },
      sum ? replaced(text, node.span, `{${inside}}`) : undefined,
    ),
  );
}
