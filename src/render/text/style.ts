/** How rolls and odds are dressed for a reader: plain text, Markdown, a terminal's colours, HTML. */
import styles from 'ansi-styles';
import type { DiceError } from '../../diagnostics/index.ts';
import { callError } from '../../input/call-error.ts';
import { printable } from '../../shared/printable.ts';

export type Style = 'plain' | 'markdown' | 'ansi' | 'html';

/** What a piece of the text is; a style dresses each in its own way. */
export interface Formatter {
  /** Text of ours or the caller's, made harmless for the medium. */
  readonly plain: (text: string) => string;
  /** A die that does not count: dropped, or rolled again. */
  readonly dropped: (text: string) => string;
  /** A die that is marked or that scores. */
  readonly marked: (text: string) => string;
  readonly label: (text: string) => string;
  readonly total: (text: string) => string;
  /** The heads of a table. */
  readonly head: (text: string) => string;
  /** The bars of a chart; each series has its own colour. */
  readonly bar: (text: string, series: number) => string;
  readonly newline: string;
}

const same = (text: string): string => text;

const plain: Formatter = {
  plain: printable,
  dropped: (text) => `(${text})`,
  marked: same,
  label: same,
  total: same,
  head: same,
  bar: same,
  newline: '\n',
};

const wrap =
  ({ open, close }: { readonly open: string; readonly close: string }) =>
  (text: string): string =>
    open + text + close;

const dim = wrap(styles.dim);
const struck = wrap(styles.strikethrough);
const seriesColours = [styles.cyan, styles.yellow, styles.magenta, styles.green].map(wrap);

const ansi: Formatter = {
  plain: printable,
  // Not every terminal strikes through: dim says it too, and the brackets always do.
  dropped: (text) => dim(`(${struck(text)})`),
  marked: wrap(styles.cyan),
  label: dim,
  total: wrap(styles.bold),
  head: dim,
  bar: (text, series) =>
    text === '' ? '' : (seriesColours[series % seriesColours.length] ?? same)(text),
  newline: '\n',
};

/** No width, and no part of a name or an address. */
const between = '\u200b';

/**
 * A backslash keeps a sign from being markup. Chats look for names and addresses in the text itself, whatever
 * signs are before them: something that cannot be seen, after "@", "#", "://" and the dots of a host, keeps
 * `@everyone`, `<@123>`, `#12` and `www.example.com` from being alive.
 */
const markdownEscape = (text: string): string =>
  printable(text)
    .replace(/\n/g, ' ')
    .replace(/[\\`*_{}[\]<>()#+\-!|~&@$]|:(?=\/\/)|\.(?=[^\s\d.])/g, (sign) => {
      const escaped = sign === ':' || sign === '.' ? sign : `\\${sign}`;
      return /[@#:.]/.test(sign) ? escaped + between : escaped;
    });

const markdown: Formatter = {
  plain: markdownEscape,
  dropped: (text) => `~~${text}~~`,
  marked: (text) => `**${text}**`,
  label: (text) => `*${text}*`,
  total: (text) => `**${text}**`,
  head: same,
  bar: same,
  // Two spaces keep the lines apart where a single newline is read as a space.
  newline: '  \n',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const html: Formatter = {
  plain: (text) =>
    printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character),
  dropped: (text) => `<s>${text}</s>`,
  marked: (text) => `<b>${text}</b>`,
  label: (text) => `<i>${text}</i>`,
  total: (text) => `<strong>${text}</strong>`,
  head: same,
  bar: same,
  newline: '<br>\n',
};

export const formatters: Readonly<Record<Style, Formatter>> = { plain, markdown, ansi, html };

/** Whether a caller's value names a style. */
export const isStyle = (style: unknown): style is Style =>
  typeof style === 'string' && Object.hasOwn(formatters, style);

/** There is no such style. */
export const noStyle = (style: unknown): DiceError => {
  const known = Object.keys(formatters);
  const name = typeof style === 'string' ? { name: style } : {};
  return callError('unsuitable-input', { reason: 'not-a-style', ...name, known });
};
