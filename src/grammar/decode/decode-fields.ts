/** Fields of a tree that came from outside, each looked at before it is believed. */
import type { Span } from '../../diagnostics/index.ts';
import type { Limits } from '../../input/limits.ts';
import type { Vocabulary } from '../../vocabulary/index.ts';

/** What is wrong with a tree; it never leaves the decoder. */
export class Misshapen extends Error {}

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
  if (typeof value !== 'object' || value === null) throw new Misshapen('a part of it is no object');
  return value as Fields;
}

export function string(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Misshapen(`${what} is no text`);
  return value;
}

export function matching(value: unknown, shape: RegExp, what: string): string {
  const text = string(value, what);
  if (!shape.test(text)) throw new Misshapen(`${what} has a form that is not allowed`);
  return text;
}

export function oneOf<T extends string>(value: unknown, known: readonly T[], what: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Misshapen(`there is no ${what} ${shown(value)}`);
  return found;
}

export const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value.slice(0, 40)}"` : `of type ${typeof value}`;

export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Misshapen(`${what} is no list`);
  // The lengths of hostile lists are bounded by the nodes in them; empty slots are refused as no objects.
  if (value.length > 100_000) throw new Misshapen(`${what} is too long`);
  return Array.from(value as readonly unknown[]);
}

export function whole(value: unknown, least: number, most: number, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new Misshapen(`${what} is no whole number that fits`);
  }
  return value + 0;
}

export function span(value: unknown, { textLength }: Context): Span {
  const given = object(value);
  const start = whole(given.start, 0, textLength, 'a place');
  const end = whole(given.end, start, textLength, 'a place');
  return Object.freeze({ start, end });
}

export function visit(context: Context, depth: number): void {
  context.nodes += 1;
  if (context.nodes > context.limits.nodes) throw new Misshapen('it has too many parts');
  if (depth > context.limits.nesting * 2) throw new Misshapen('it nests too deeply');
}

/** What a text would trim, or is too short to hold, cannot come from one. */
export function written(text: string, what: string, context: Context): string {
  if (text !== text.trim()) throw new Misshapen(`${what} has white space at an end`);
  context.written += text.length;
  if (context.written > context.limits.text)
    throw new Misshapen('its labels and comments are too long');
  return text;
}
