/** The few signs of tables and charts, in Unicode and in ASCII. */

export interface Glyphs {
  /** Before a number that is rounded. */
  readonly about: string;
  /** A bar of a length in columns, which need not be whole. */
  readonly bar: (length: number) => string;
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export const unicode: Glyphs = {
  about: '≈',
  bar: (length) => {
    const parts = Math.round(length * 8);
    return '█'.repeat(Math.floor(parts / 8)) + (eighths[parts % 8] ?? '');
  },
};

export const ascii: Glyphs = { about: '~', bar: (length) => '#'.repeat(Math.round(length)) };
