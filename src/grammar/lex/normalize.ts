/** Takes comments out of a text and reads typographic signs as their ASCII equivalents. */

export interface Normalized {
  /** The text that the lexer reads. */
  readonly text: string;
  readonly comments: readonly string[];
  /** For each offset of `text` the offset in the original; absent: they are the same. */
  readonly offsets?: readonly number[];
}

/** Signs that look like an operator of the language and are read as it. */
const twins: Readonly<Record<string, string>> = {
  '\u2212': '-', // minus sign
  '\u2013': '-', // en dash
  '\u00d7': '*', // multiplication sign
  '\u00b7': '*', // middle dot
  '\u00f7': '/', // division sign
  '\u2265': '>=',
  '\u2264': '<=',
  '\u2260': '<>',
};

/** Full-width forms are a fixed distance away from their ASCII equivalents. */
function twinOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return twins[character] ?? character;
}

const isSpace = (character: string | undefined): boolean =>
  character === undefined || /\s/.test(character);

/** Most texts are plain ASCII without a comment, and are read as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII but "#"
const plain = /^[\u0000-\u0022\u0024-\u007f]*$/;

/** Labels and `@{...}` names are copied as they are, whatever is in them. */
export function normalize(text: string): Normalized {
  if (plain.test(text)) return { text, comments: [] };
  const out: string[] = [];
  const offsets: number[] = [];
  const comments: string[] = [];
  const put = (characters: string, at: number, step: 0 | 1): void => {
    for (let index = 0; index < characters.length; index += 1) {
      out.push(characters.charAt(index));
      offsets.push(at + index * step);
    }
  };
  let at = 0;
  while (at < text.length) {
    const character = twinOf(text.charAt(at));
    const verbatim = character === '[' ? ']' : text.startsWith('@{', at) ? '}' : undefined;
    const close = verbatim === undefined ? -1 : closingOf(text, at, verbatim);
    if (close >= 0 && verbatim !== undefined) {
      put(character, at, 0);
      put(text.slice(at + 1, close), at + 1, 1);
      put(verbatim, close, 0);
      at = close + 1;
    } else if (character === '#' && isSpace(text[at - 1])) {
      const newline = text.indexOf('\n', at);
      const end = newline < 0 ? text.length : newline;
      const comment = text.slice(at + 1, end).trim();
      if (comment !== '') comments.push(comment);
      at = end;
    } else {
      put(character, at, 0);
      at += 1;
    }
  }
  offsets.push(text.length);
  return { text: out.join(''), comments, offsets };
}

/** Where the bracket opened at `at` closes, or -1. A full-width "]" closes too. */
function closingOf(text: string, at: number, close: string): number {
  for (let index = at + 1; index < text.length; index += 1) {
    if (twinOf(text.charAt(index)) === close) return index;
  }
  return -1;
}
