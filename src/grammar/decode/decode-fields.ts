/** Fields of a tree that came from outside, each looked at before it is believed. */
import type { DetailsByCode, Span } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';

/** What is wrong with a tree; it never leaves the decoder. */
export class Misshapen extends Error {
  readonly details: DetailsByCode['unsuitable-tree'];

  constructor(details: DetailsByCode['unsuitable-tree']) {
    super(details.reason);
    this.details = details;
  }
}

export interface Context {
  readonly vocabulary: Vocabulary;
  readonly limits: Limits;
  readonly textLength: number;
  nodes: number;
  /** Characters of the labels and comments so far. */
  written: number;
}

export type Fields = Readonly<Record<string, unknown>>;

export function object(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Misshapen({ reason: 'not-an-object' });
  return value as Fields;
}

export function string(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Misshapen({ reason: 'not-text', field });
  return value;
}

export function matching(value: unknown, shape: RegExp, field: string): string {
  const text = string(value, field);
  if (!shape.test(text)) throw new Misshapen({ reason: 'not-allowed', field });
  return text;
}

export function oneOf<T extends string>(value: unknown, known: readonly T[], field: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Misshapen({ reason: 'unknown', field, given: shown(value) });
  return found;
}

export const shown = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 40) : typeof value;

export function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Misshapen({ reason: 'not-a-list', field });
  // The lengths of hostile lists are bounded by the nodes in them; empty slots are refused as no objects.
  if (value.length > 100_000) throw new Misshapen({ reason: 'too-long', field });
  return Array.from(value as readonly unknown[]);
}

export function whole(value: unknown, least: number, most: number, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new Misshapen({ reason: 'not-whole', field });
  }
  return value + 0;
}

export function span(value: unknown, { textLength }: Context): Span {
  const given = object(value);
  const start = whole(given.start, 0, textLength, 'span');
  const end = whole(given.end, start, textLength, 'span');
  return Object.freeze({ start, end });
}

export function visit(context: Context, depth: number): void {
  context.nodes += 1;
  if (context.nodes > context.limits.nodes) throw new Misshapen({ reason: 'too-many-parts' });
  if (depth > context.limits.nesting * 2) throw new Misshapen({ reason: 'nested-too-deeply' });
}

/** What a text would trim, or is too short to hold, cannot come from one. */
export function written(text: string, field: string, context: Context): string {
  if (text !== text.trim()) throw new Misshapen({ reason: 'spaces', field });
  context.written += text.length;
  if (context.written > context.limits.text) throw new Misshapen({ reason: 'labels-too-long' });
  return text;
}
