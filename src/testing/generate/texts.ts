/** Arbitraries of texts: careless spellings of a notation, near misses, and malicious texts. */
import type { Tokens } from '../../grammar/lex/tokens.ts';
import { BindingName, Label, Variable } from '../../grammar/lex/tokens.ts';
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { standard } from '../../vocabulary/index.ts';
import type { Arbitrary, FastCheck } from './fast-check.ts';
import { shrinkingBy } from './shrinking.ts';

/** The same notation carelessly written: other spaces, other case, typographic signs. */
export function carelessly(fc: FastCheck, { lexer }: Tokens, canonical: string): Arbitrary<string> {
  const tokens = lexer(canonical);
  const written = tokens.map((token, index) => {
    const { image, startOffset, tokenType } = token;
    const before = tokens[index - 1];
    const touches =
      before === undefined || startOffset === before.startOffset + before.image.length;
    const copied = [Label, Variable, BindingName].includes(tokenType);
    const spellings = copied
      ? [image]
      : [image, image, image.toUpperCase(), ...(twins[image] ?? [])];
    return fc.tuple(
      fc.constantFrom(...(touches ? ['', '', ' ', '\t\n'] : [' ', '  '])),
      fc.constantFrom(...spellings),
    );
  });
  return fc.tuple(...written).map((pieces) => pieces.flat().join(''));
}

/** Characters that are read as others. */
const twins: Readonly<Record<string, readonly string[]>> = {
  '-': ['−', '–', '－'],
  '*': ['×', '·'],
  '/': ['÷'],
  '>=': ['≥'],
  '<=': ['≤'],
  '**': ['^'],
  '(': ['（'],
  '6': ['６'],
};

/** What an edit puts in. */
const added = [
  ...[
    '',
    '',
    '!',
    '(',
    ')',
    'd',
    'kh',
    '-',
    '[',
    ']',
    '{',
    '}',
    '@',
    '#',
    '.',
    ',',
    '>=',
    '=',
    ' ',
  ],
  ...['9', 'x', ';', ':=', ' x ', 'if(', 'u'],
] as const;

/** One edit of a text: `removed` characters from `at` on are replaced by `added`. */
interface Edit {
  readonly text: string;
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

/** Texts one edit away from those of an arbitrary, which must shrink without a context. */
export function nearTexts(fc: FastCheck, texts: Arbitrary<string>): Arbitrary<string> {
  const edits = fc
    .record({
      text: texts,
      at: fc.nat(),
      removed: fc.constantFrom(0, 1, 1, 2),
      added: fc.constantFrom(...added),
    })
    .map(({ text, at, ...rest }): Edit => ({ text, at: at % (text.length + 1), ...rest }));
  return shrinkingBy(fc, edits, (edit) => smallerEdits(edit, texts)).map(
    ({ text, at, removed, added: put }) => text.slice(0, at) + put + text.slice(at + removed),
  );
}

/** In a text this short every place is tried. */
const shortText = 12;

/** The same edit of a smaller text, at any place when that is short; then a smaller edit. */
function* smallerEdits(edit: Edit, texts: Arbitrary<string>): Generator<Edit> {
  const { text, at } = edit;
  for (const { value } of texts.shrink(text, undefined)) {
    const places =
      value.length <= shortText
        ? Array.from({ length: value.length + 1 }, (_, place) => place)
        : [Math.min(at, value.length), Math.max(0, value.length - (text.length - at))];
    for (const place of places) yield { ...edit, text: value, at: place };
  }
  if (edit.added !== '' && edit.removed > 0) yield { ...edit, removed: 0 };
  if (edit.removed > 1) yield { ...edit, removed: 1 };
}

/** Pieces that do harm when they come in thousands. */
const repeated = [
  ...['!', '(', '-', '**2', '9', '[', '{', 'd6', '@a', ' #', '!o', '>1', 'kh', ')', ',', '..'],
  ...['@a:=1;', '2x', 'if(1,', '{d6}', '{{d6},', 'u', 'mt'],
] as const;

const pieces: readonly string[] = [
  ...standard.modifiers.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...standard.dice.flatMap(spellingsOf),
  ...['d6', '2d6', 'd{1,2}', '(', ')', '+', '-', '**', '>=', '<>', '!=', '3', '0.5'],
  ...['@a', '@{x', '[f]', '# c', 'once', 'limit', ',', ' ', 'floor(', '{', '}', 'if(', '@a := '],
  ...[';', 'x'],
];

/** Malicious texts. */
export function hostileTexts(fc: FastCheck): Arbitrary<string> {
  const runs = fc
    .tuple(fc.constantFrom(...repeated), fc.integer({ min: 1, max: 2_000 }))
    .map(([piece, times]) => piece.repeat(times));
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
    fc.string({ maxLength: 40 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join('')),
    fc.array(runs, { minLength: 1, maxLength: 3 }).map((list) => list.join('')),
  );
}
