/** Commas where none can be: in numbers, and between faces. */
import type { Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { replaced } from '../fixes/edit.ts';
import type { Token } from '../lex/tokens.ts';
import { Comma, isOf, NumberLiteral } from '../lex/tokens.ts';
import type { Context } from './error-context.ts';

/** A pool is not looked for farther back. */
const farthest = 40;

/** `2d6r1,2`, `10d6=5,6`, `d(-1,0,1)`: the comma stands between faces. */
function listOfFaces(span: Span, { text, tokens }: Context): Finding | undefined {
  const faces = /(?:\s*,\s*-?\d+)+/y;
  faces.lastIndex = span.start;
  const [behind = ''] = faces.exec(text) ?? [];
  if (/^,\d{3}$/.test(behind)) return undefined;
  const before = text.slice(Math.max(0, span.start - farthest), span.start);
  const told = (from: number, to: number, ours: string, die: boolean): Finding =>
    fault(
      'unexpected-text',
      span,
      { reason: 'comma-between-faces', ours, die },
      replaced(text, { start: from, end: to }, ours),
    );
  const end = span.start + behind.length;
  const [, die] = /(?:^|[^a-z\d])(\d*d\([-\d\s]*)$/i.exec(before) ?? [];
  if (die !== undefined && text[end] === ')') {
    const ours = `${die.replace('(', '{')}${behind}}`;
    return told(span.start - die.length, end + 1, ours, true);
  }
  if (/^(?:[\w.(]|\s*d)/i.test(text.slice(end))) return undefined;
  const [, sign = '', first = ''] =
    /(?:^|[^a-z])d[\d%]+[a-z\d]*?([a-z!]+|=)(\d+)$/i.exec(before) ?? [];
  const record = tokens.modifierBySpelling.get(sign.toLowerCase());
  const all = [first, ...behind.split(',').slice(1)].map((face) => face.trim());
  const ours =
    sign === '='
      ? all.map((face) => `=${face}`).join('')
      : record?.takes.shape === 'condition' && `${sign}(${all.join(', ')})`;
  if (ours === false) return undefined;
  return told(span.start - sign.length - first.length, end, ours, false);
}

/** `1,000`, `2,5`, `2d6, 3d6` */
export function commaInNumber(found: Token, context: Context): Finding {
  const { text } = context;
  const span = context.spanOf(found);
  const [before = ''] = /\d+$/.exec(text.slice(0, span.start)) ?? [];
  const [behind = ''] = /^\d+(?![\d\s]*d)/i.exec(text.slice(span.end)) ?? [];
  if (before === '' || behind === '') {
    return fault('unexpected-text', span, { reason: 'comma' });
  }
  const list = listOfFaces(span, context);
  if (list !== undefined) return list;
  // In half of Europe the point groups digits, and the comma is the decimal one.
  const [, grouped] = /(?:^|[^\d.])(\d{1,3}(?:\.\d{3})+)$/.exec(text.slice(0, span.start)) ?? [];
  if (grouped !== undefined) {
    const decimal = `${grouped.replaceAll('.', '')}.${behind}`;
    const all = { start: span.start - grouped.length, end: span.end + behind.length };
    const details = { reason: 'decimal-comma', number: decimal, grouped: true } as const;
    return fault('unexpected-text', span, details, replaced(text, all, decimal));
  }
  const thousand = /^\d{3}$/.test(behind);
  const number = `${before}${thousand ? '' : '.'}${behind}`;
  return fault(
    'unexpected-text',
    span,
    thousand
      ? { reason: 'comma-in-thousands', number }
      : { reason: 'decimal-comma', number, grouped: false },
    replaced(text, span, thousand ? '' : '.'),
  );
}

/** `max(1,000, 2)` would be read as three arguments. */
export function thousands(list: readonly Token[], context: Context): Finding | undefined {
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
