/** Arbitraries of texts: careless spellings of a notation, near misses, and texts that nobody means well with. */
import * as fc from 'fast-check';
import { BindingName, createTokens, Label, Variable } from '../../src/grammar/tokens.ts';
import { standard } from '../../src/vocabulary/index.ts';

const { lexer } = createTokens(standard);

/** The same notation in a careless hand: other spaces, other case, typographic signs. */
export const careless = (canonical: string): fc.Arbitrary<string> => {
  const { tokens } = lexer.tokenize(canonical);
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
};

/** Texts one edit away from a given one. */
export const nearMisses = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(text.length),
      removed: fc.constantFrom(0, 1, 1, 2),
      added: fc.constantFrom(
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
        '9',
        'x',
        ';',
        ':=',
        ' x ',
        'if(',
        'u',
      ),
    })
    .map(({ at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed));

const runs = fc
  .tuple(
    fc.constantFrom(
      '!',
      '(',
      '-',
      '**2',
      '9',
      '[',
      '{',
      'd6',
      '@a',
      ' #',
      '!o',
      '>1',
      'kh',
      ')',
      ',',
      '..',
      '@a:=1;',
      '2x',
      'if(1,',
      '{d6}',
      '{{d6},',
      'u',
      'mt',
    ),
    fc.integer({ min: 1, max: 2_000 }),
  )
  .map(([piece, times]) => piece.repeat(times));
const languagePieces = fc.constantFrom(
  ...standard.modifiers.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...[
    'd6',
    '2d6',
    'd%',
    'dF',
    'd{1,2}',
    '(',
    ')',
    '+',
    '-',
    '**',
    '>=',
    '<>',
    '!=',
    '3',
    '0.5',
    '@a',
    '@{x',
    '[f]',
    '# c',
    'once',
    'limit',
    ',',
    ' ',
    'floor(',
    '{',
    '}',
    'if(',
    '@a := ',
    ';',
    'x',
  ],
);

/** Texts that nobody means well with. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ maxLength: 40 }),
  fc.array(languagePieces, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(runs, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
);
