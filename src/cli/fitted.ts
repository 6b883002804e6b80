/** Long lines broken between words where they go to a screen, with what follows indented. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Io } from './io.ts';

/** Text for standard output. What goes into a file or a pipe stays as it is. */
export const fitted = (text: string, { terminal = false, width }: Io): string =>
  terminal ? folded(text, width) : text;

/** Lines that are wider than a screen, broken between words. */
export function folded(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) =>
      stringWidth(line) <= width
        ? line
        : wrapAnsi(line, width - indent.length, { trim: true }).replaceAll('\n', `\n${indent}`),
    )
    .join('\n');
}

const indent = '  ';
