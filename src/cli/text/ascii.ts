/** Output for terminals that know no more than ASCII. */
import stringWidth from 'string-width';
import { escapedUnit, printable, printableJson } from '../../shared/printable.ts';
import type { Io } from '../io.ts';

/** Our own signs, each by one that is as wide. */
const twins: Readonly<Record<string, string>> = {
  '↑': '^',
  '↓': 'v',
  '✓': '*',
  '✗': 'x',
  '≈': '~',
  '−': '-',
  '–': '-',
  '×': 'x',
  '·': '*',
  '÷': '/',
  '«': '"',
  '»': '"',
  '°': 'o',
};

const segments = new Intl.Segmenter();

/** Accents are left off; what has no equivalent becomes question marks as wide as it is, so that columns hold. */
export function toAscii(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything in ASCII stays as it is
  return text.replace(/[^\u0000-\u007f]+/g, (run) => {
    let result = '';
    for (const { segment } of segments.segment(run)) result += twinOf(segment);
    return result;
  });
}

function twinOf(character: string): string {
  const twin = twins[character];
  if (twin !== undefined) return twin;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  const width = stringWidth(character);
  return /^[ -~]+$/.test(bare) && bare.length === width ? bare : '?'.repeat(width);
}

/** Our own colours begin with the first, and tabs separate words. Where a caller's text could hold one, it is taken out before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
const ownSigns = /([\u001b\t])/;

/** The same world, with nothing in its texts that hides or turns the writing; in ASCII once a command was asked for it. */
export function withAscii(io: Io, isOn: () => boolean): Io {
  const through = (text: string): string => {
    const parts = text.split(ownSigns);
    const seen = parts.map((part, at) => (at % 2 === 1 ? part : printable(part))).join('');
    return isOn() ? toAscii(seen) : seen;
  };
  // By inheritance, since a copy would look at the streams, and a stream that is looked at is opened.
  return Object.create(io, {
    out: { value: (text: string) => io.out(through(text)) },
    err: { value: (text: string) => io.err(through(text)) },
    ascii: { get: isOn },
  });
}

/** A value as one line of JSON; in ASCII its other characters are escaped, and nothing is lost. */
export const jsonLine = (value: unknown, io: Io): string =>
  `${jsonText(JSON.stringify(value), io)}\n`;

/** The same for JSON that is written already. */
export const jsonText = (json: string, { ascii = false }: Io): string =>
  ascii ? asciiJson(json) : printableJson(json);

/** Lines of JSON with all characters outside ASCII escaped. */
export const asciiJson = (lines: string): string => lines.replace(/[^ -~\n]/g, escaped);

const escaped = (unit: string): string => escapedUnit(unit.charCodeAt(0));
