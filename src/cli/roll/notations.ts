/** Which notations the arguments of a call are: one that the shell took apart, or several. */

import type { Roller } from '../../index.ts';
import type { ReadLine } from '../batch/lines.ts';
import { createLineReader } from '../batch/lines.ts';
import type { LocalIo } from '../local-io.ts';

/**
 * Quotes that a shell passed on, as cmd.exe does with single ones, are taken off where they are round all of a text:
 * no notation begins with one.
 *
 * @example withoutQuotes("'d100!o+15'") // 'd100!o+15'
 */
export function withoutQuotes(text: string): string {
  const [, , inner] = /^\s*(["'])(.*)\1\s*$/s.exec(text) ?? [];
  return inner === undefined || /["']/.test(inner) ? text : inner;
}

/**
 * The arguments as they were meant: several notations where each can be read by itself, as in `openroll 2d6 d20`, else
 * one that the shell took apart, as in `openroll 2d6 + 3` or `openroll 4d6 kh3`. So `'2d6 + 1' d20` are two rolls, and
 * not `2d6 + 1d20`.
 */
export function notationsIn(args: readonly string[], roller: Roller): readonly string[] {
  const each = args.map(withoutQuotes);
  const [, ...later] = each;
  const areWhole =
    later.length > 0 &&
    !later.some(continues) &&
    each.every((text) => !isNumber(text) && !hasErrors(text, roller));
  return areWhole ? each : [withoutQuotes(args.join(' '))];
}

/** A number of dice or of rolls: `openroll 3 d6`. */
const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);

/** Whether a text goes on with the one before it. */
const continues = (text: string): boolean => /^\s*[-+]/.test(text);

const hasErrors = (text: string, roller: Roller): boolean =>
  roller.check(text).some(({ severity }) => severity === 'error');

/** No notation is longer than this many bytes. */
export const longestLine: number = 1 << 20;

/** The notations on standard input, one on each line, or what is wrong with a line; empty lines are skipped. */
export async function* notationsOnInput(io: LocalIo): AsyncGenerator<ReadLine> {
  const { streams } = io;
  if (streams === undefined) return;
  const reader = createLineReader(longestLine);
  const texts = function* (lines: readonly ReadLine[]): Generator<ReadLine> {
    for (const line of lines) {
      if ('problem' in line) yield line;
      else if (line.text.trim() !== '') yield { text: withoutQuotes(line.text) };
    }
  };
  for await (const piece of streams.in) {
    yield* texts(reader.push(typeof piece === 'string' ? Buffer.from(piece) : piece));
  }
  yield* texts(reader.end());
}
