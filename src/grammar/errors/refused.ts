/** Wording of what the grammar itself refuses while it reads. */
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

export const aboutSeries = 'Put it first, as in "6 x 4d6kh3". To multiply, use *';

/** `1d4+1 x 100`: all of a sum could be multiplied, its last part, or the whole be rolled so often. */
export function behindSum(span: Span, text: string): { readonly hint?: string } | undefined {
  const before = text.slice(text.lastIndexOf(';', span.start) + 1, span.start).trim();
  const [, times, rest = ''] = /^\s*(\d+)(?![\d.]|\s*d)([^\n]*)/i.exec(text.slice(span.end)) ?? [];
  const within = before.slice(Math.max(before.lastIndexOf('('), before.lastIndexOf(',')) + 1);
  if (!/d[\d%].*[-+]|[-+].*d[\d%]/i.test(within)) return undefined;
  if (times === undefined) return {};
  const whole = within === before && rest.trim() === '' && !/(?:^|\W)x(?!\w)/i.test(before);
  return whole ? { hint: `did you mean "${times} x ${before}" or "(${before}) * ${times}"?` } : {};
}

/** `3 x d6` within a roll: to some a product, to others three rolls. */
export function repeatsDice(span: Span, text: string): string | undefined {
  const [, times] = /(?:^|[^\w.@])(\d+)\s*$/.exec(text.slice(0, span.start)) ?? [];
  const [, pool] = /^\s*(\d*d(?:\d+|%))/i.exec(text.slice(span.end)) ?? [];
  if (times === undefined || pool === undefined) return undefined;
  const dice = /^\d/.test(pool) ? '' : `, or "${times}${pool}" to add up ${times} dice`;
  return `Only a whole roll can be repeated, as in "${times} x ${pool}". To multiply, write "${times} * ${pool}"${dice}`;
}

/** `2d6 x 3` and `2d6x10` are products; undefined: it could be something else. */
export function withoutSeries(span: Span, text: string): string | undefined {
  if (behindSum(span, text) !== undefined) return undefined;
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
    fault('unexpected-text', span, '"x" repeats a roll; put the number of times before it', {
      hint: behindSum(span, text)?.hint ?? repeatsDice(span, text) ?? aboutSeries,
      fix: dice ? withoutSeries(span, text) : undefined,
    }),
  );
}

export function comparisonBehindLabel(span: Span): NotationFault {
  return new NotationFault(
    fault('misplaced-label', span, 'a comparison cannot go after a label', {
      hint: 'Write "2d6>=5[fire]" to count dice, or "(2d6[fire])>=5" to compare the total',
    }),
  );
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
  const hint = drops
    ? `To drop dice, write "${drop}${number}"; to compare two totals, write "${compared}"`
    : `To compare two totals, write "${compared}"`;
  const fix = replaced(text, { start: pool.start, end: whole.end }, compared);
  return new NotationFault(
    fault(
      'dice-after-count',
      whole,
      'a comparison right after dice counts them, and takes a number',
      // Either could be meant.
      { hint, ...(fits && !drops ? { fix } : {}) },
    ),
  );
}

export function notEqualCondition(span: Span): NotationFault {
  return new NotationFault(
    fault('unsuitable-argument', span, '"!=" cannot go in a condition', {
      // Without a fix: "r!=3" rerolls once in some tools.
      hint: 'Write "<>" for "other than"',
    }),
  );
}

export function endsWithoutList(head: Span, span: Span, text: string): NotationFault {
  const written = text.slice(head.start, head.end);
  const ends = text.slice(head.end, span.end).trim();
  return new NotationFault(
    fault('unsuitable-argument', span, `put the limits of "${written}" in parentheses`, {
      hint: 'for example "d100!o(5, 96)" or "d100!oh(90)"',
      fix: replaced(text, span, `${written}(${ends})`),
    }),
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
      fault('misplaced-label', modifier.span, 'a label goes last, after all modifiers', {
        hint: `Write "${shown}" before the label`,
      }),
    );
  }
  const what = {
    number: 'a number',
    variable: 'a variable',
    call: 'a function',
    choice: 'a choice',
    group: 'a group',
    unary: 'a signed value',
    binary: 'a calculation',
    compare: 'a comparison',
    dice: 'dice',
    parentheses: 'parentheses',
  }[node.kind];
  const bracketed = text[node.span.start] === '(' && isSumOfDice(node);
  const hint =
    node.kind === 'variable'
      ? 'Write the modifier into the variable, after its dice'
      : bracketed
        ? 'Braces pool the dice of a sum'
        : 'A modifier comes right after its dice, for example "4d6kh3"';
  const inside = text.slice(node.span.start + 1, node.span.end - 1);
  const fix = bracketed ? replaced(text, node.span, `{${inside}}`) : undefined;
  return new NotationFault(
    fault('modifier-without-dice', modifier.span, `"${shown}" can only follow dice, not ${what}`, {
      hint,
      fix,
    }),
  );
}
