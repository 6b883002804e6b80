/** Long lines broken between words where they go to a screen, with what follows indented. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Io } from '../io.ts';

/** Text for standard output. What goes into a file or a pipe stays as it is. */
export const fitted = (text: string, { terminal = false, width }: Io): string =>
  terminal ? folded(text, width) : text;

/** Lines that are wider than a screen, broken between words; the rest is indented more. */
export function folded(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (stringWidth(line) <= width ? line : foldedLine(line, width)))
    .join('\n');
}

function foldedLine(line: string, width: number): string {
  const [, colour = '', indent = ''] = leading.exec(line) ?? [];
  const inner = `${indent}  `;
  const rest = colour + line.slice(colour.length + indent.length);
  return indent + wrapAnsi(rest, width - inner.length).replaceAll('\n', `\n${inner}`);
}

/** Escape sequences, then the indent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const leading = /^((?:\u001b\[[\d;]*m)*)( *)/;
