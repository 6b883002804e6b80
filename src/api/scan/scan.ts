/** The rolls in a sentence, with their places: `I attack [[d20+5]] for [[2d6+3]]!` */
import type { Diagnostic, Finding, Span } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { readFrom } from '../../input/foreign-values.ts';
import { givenFact } from '../../input/given-fact.ts';
import { optionsOf } from '../../input/known-options.ts';
import { assertDefined } from '../../shared/assert-defined.ts';
import type { Parsed, Reading } from '../parse-api.ts';
import type { RollerSetting } from '../roller-context.ts';
import type { Bracketed, Brackets } from './brackets.ts';
import { bracketedIn } from './brackets.ts';

/** How rolls are marked in a sentence. */
export interface ScanOptions {
  /** The pairs of brackets that can enclose a roll; `[['[[', ']]']]` unless given. */
  readonly brackets?: readonly Brackets[] | undefined;
}

/** One roll of a sentence. The places of its diagnostics and warnings are in the sentence, those of its tree in `notation`. */
export type ScannedRoll = Parsed & {
  /** The text between the brackets; empty when they are not closed. */
  readonly notation: string;
  /** The roll with its brackets. */
  readonly span: Span;
  /** The roll without its brackets. */
  readonly inside: Span;
};

export type Scanning = (text: string, options?: ScanOptions) => readonly ScannedRoll[];

const usual: readonly Brackets[] = [['[[', ']]']];

export function createScanning(
  { reporter: { report } }: RollerSetting,
  { parse }: Pick<Reading, 'parse'>,
): Scanning {
  const scanned = (text: string, { brackets, span, nested, closed }: Bracketed): ScannedRoll => {
    const [open, close] = brackets;
    const start = span.start + open.length;
    const inside = { start, end: closed ? span.end - close.length : start };
    const notation = text.slice(inside.start, inside.end);
    const whole = { notation, span: Object.freeze(span), inside: Object.freeze(inside) };
    const refused = (finding: Finding): ScannedRoll => {
      const diagnostic = assertDefined(report([finding], text)[0]);
      return Object.freeze({
        ok: false,
        diagnostics: Object.freeze([diagnostic] as const),
        ...whole,
      });
    };
    const marks = { open, close };
    if (!closed) return refused(fault('unclosed-roll', span, { reason: 'no-end', ...marks }));
    if (nested !== undefined) {
      const fix = notation.replaceAll(open, () => '(').replaceAll(close, () => ')');
      const works = parse(fix).ok ? fix : undefined;
      return refused(fault('nested-roll', nested, { reason: 'in-a-roll', ...marks }, works));
    }
    const parsed = parse(notation);
    const moved = (found: Diagnostic): Diagnostic =>
      Object.freeze({
        ...found,
        span: Object.freeze({ start: start + found.span.start, end: start + found.span.end }),
      });
    if (parsed.ok) {
      return Object.freeze({
        ...parsed,
        warnings: Object.freeze(parsed.warnings.map(moved)),
        ...whole,
      });
    }
    const [first, ...others] = parsed.diagnostics;
    const diagnostics = Object.freeze([moved(first), ...others.map(moved)] as const);
    return Object.freeze({ ok: false, diagnostics, ...whole });
  };

  return (text, given = {}) => {
    if (typeof text !== 'string') {
      throw callError('unsuitable-input', { reason: 'not-a-text', given: givenFact(text) });
    }
    const { brackets = usual } = optionsOf(given, ['brackets']);
    const kinds = readFrom('the options', () => copyOf(brackets));
    if (kinds === undefined) throw callError('unsuitable-input', { reason: 'not-brackets' });
    return Object.freeze(bracketedIn(text, kinds).map((each) => scanned(text, each)));
  };
}

/** A copy of the pairs; undefined: they are not pairs. */
function copyOf(brackets: unknown): readonly Brackets[] | undefined {
  if (!Array.isArray(brackets)) return undefined;
  // By place: a hole is not a pair.
  const pairs = Array.from(brackets, (pair: unknown) => (Array.isArray(pair) ? [...pair] : []));
  const fit = pairs.every(
    (pair) => pair.length === 2 && pair.every((each) => typeof each === 'string' && each !== ''),
  );
  return fit ? (pairs as unknown as readonly Brackets[]) : undefined;
}
