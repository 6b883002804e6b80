/** Cuts bytes into lines of text, however the bytes arrive, and keeps no more than one line and one piece. */
import { Buffer, isAscii, isUtf8 } from 'node:buffer';

/** A line as it was read: text, or what is wrong with it. */
export type ReadLine = { readonly text: string } | { readonly problem: 'long' | 'bytes' };

/** Reads lines from pieces of bytes. */
export interface LineReader {
  /** The lines that end in this piece. */
  push(piece: Uint8Array): readonly ReadLine[];
  /** The last line, where the input did not end with a newline. */
  end(): readonly ReadLine[];
}

const newline = 0x0a;
const byteOrderMark = '\ufeff';

/**
 * Lines end with `\n` or `\r\n`. A byte order mark before the first is taken away.
 *
 * @param most - the bytes that a line may have; of a longer one nothing is kept
 */
export function createLineReader(most: number): LineReader {
  /** The beginning of a line whose end has not come yet. */
  let kept: Buffer[] = [];
  let size = 0;
  let atStart = true;

  const keep = (piece: Buffer): void => {
    size += piece.length;
    if (size > most) kept = [];
    // A copy: the piece is part of a large buffer, and would hold all of it.
    else if (piece.length > 0) kept.push(Buffer.from(piece));
  };

  const take = (): ReadLine => {
    const bytes = Buffer.concat(kept);
    const line: ReadLine = size > most ? { problem: 'long' } : lineOf(bytes);
    kept = [];
    size = 0;
    return line;
  };

  const withoutMark = (lines: ReadLine[]): readonly ReadLine[] => {
    const [first] = lines;
    if (!atStart || first === undefined) return lines;
    atStart = false;
    if ('text' in first && first.text.startsWith(byteOrderMark)) {
      lines[0] = { text: first.text.slice(1) };
    }
    return lines;
  };

  return {
    push(given) {
      const piece = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
      const first = piece.indexOf(newline);
      if (first < 0) {
        keep(piece);
        return [];
      }
      keep(piece.subarray(0, first));
      const lines: ReadLine[] = [take()];
      const last = piece.lastIndexOf(newline);
      if (last > first) addLines(lines, piece.subarray(first + 1, last), most);
      keep(piece.subarray(last + 1));
      return withoutMark(lines);
    },
    end: () => (size === 0 ? [] : withoutMark([take()])),
  };
}

/**
 * Whole lines. Each is decoded by itself: as part of the text of all it would keep that text in memory for as
 * long as anybody remembers the line.
 */
function addLines(lines: ReadLine[], block: Buffer, most: number): void {
  const encoding = isAscii(block) ? 'latin1' : isUtf8(block) ? 'utf8' : undefined;
  for (let from = 0; from <= block.length; ) {
    const found = block.indexOf(newline, from);
    const to = found < 0 ? block.length : found;
    if (to - from > most) lines.push({ problem: 'long' });
    else if (encoding === undefined) lines.push(lineOf(block.subarray(from, to)));
    else lines.push({ text: trimmed(block.toString(encoding, from, to)) });
    from = to + 1;
  }
}

const lineOf = (bytes: Buffer): ReadLine =>
  isUtf8(bytes) ? { text: trimmed(bytes.toString('utf8')) } : { problem: 'bytes' };

const trimmed = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);
